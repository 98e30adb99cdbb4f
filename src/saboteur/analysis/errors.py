"""Errors of questions about finished games."""


class NotInThisGame(Exception):
    """A question about a seat or a move that the game does not have."""
