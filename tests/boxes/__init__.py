"""Boxes: how they are found and loaded, and in a folder each what only one of them says."""
