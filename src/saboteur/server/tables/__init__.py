"""Tables in play: what a command does, who sits where, clocks, bots, spectators and finished games."""
