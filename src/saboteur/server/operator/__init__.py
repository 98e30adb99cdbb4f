"""Operating a server: its commands, its health, copies of its tables, and retention."""
