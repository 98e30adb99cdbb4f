"""What is stored: the entries of every table, in SQLite, and the folder that holds them."""
