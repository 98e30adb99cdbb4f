"""The path of a move in and out: sockets, commands, rate limits, frames, and what waits to be sent."""
