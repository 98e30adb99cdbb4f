"""The laboratory."""
