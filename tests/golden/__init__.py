"""Whole games as text, kept to notice when games go differently."""
