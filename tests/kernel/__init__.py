"""The compiled kernel against the reference engine."""
