"""The machine: pure rules, no IO, no clock, no global randomness."""
