"""The machine part by part, and its extension surface shown on toys."""
