"""The door: where a caller comes from, and how much of the server each address may use."""
