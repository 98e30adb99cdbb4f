"""Several servers as one: requests about a table are passed on to the node that owns it."""
