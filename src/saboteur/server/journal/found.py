"""What tables and finished games are found by in the store."""

from __future__ import annotations

from typing import NamedTuple


class Index(NamedTuple):
    """What a table can be found by."""

    code: str
    made: float
    phase: str
    open: bool
    wakes: bool
    # How many games were dealt.
    games: int = 0


class Finished(NamedTuple):
    """A finished game with an id of its own; its story and what else is kept of it, once they are known."""

    id: str
    code: str
    number: int
    story: bytes | None = None
    kept: bytes | None = None
