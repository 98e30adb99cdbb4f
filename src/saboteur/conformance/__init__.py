"""What every box, bot and language must keep to, as plain functions for anyone's tests."""
