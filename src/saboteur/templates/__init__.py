"""A box and a bot to begin with: real ones, which `saboteur new` copies under another name."""
