"""How many games of a few moves there are, and the order in which legal actions come."""
