"""Running a server: its commands, its health, copies of its tables, and what is deleted when."""
