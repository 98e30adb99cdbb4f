"""What cannot be told about a game."""


class NotInThisGame(Exception):
    """Somebody asked about a seat or a move that the game does not have."""
