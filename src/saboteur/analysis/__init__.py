"""What a finished game or a set of rules tells people: turning points and the balance of rules."""
