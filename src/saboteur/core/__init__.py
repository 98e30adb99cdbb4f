"""The engine: pure rules, no IO, no clock, no global random numbers."""
