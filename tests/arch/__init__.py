"""How the house is built: layers, sizes, names."""
