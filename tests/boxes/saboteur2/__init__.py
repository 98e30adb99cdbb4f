"""Saboteur 2, rule by rule."""
