"""What players tell each other about the game, and what a box says of a kind of claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from saboteur.core.rules import Rules

NOBODY: Final = -1


class Claim(NamedTuple):
    """What a seat has claimed, after how many moves of the game."""

    seat: int
    kind: str
    # Of which player it speaks, and of which site by its cell; NOBODY and nothing where it speaks of none.
    about: int = NOBODY
    cell: str = ""
    word: str = ""
    move: int = 0


class ClaimKind(NamedTuple):
    """Which parts a kind of claim has."""

    about: bool = False
    # Which kind of site it speaks of, such as a goal.
    site: str = ""
    # The words that it may be made with, by the rules that are played.
    words: Callable[[Rules], tuple[str, ...]] | None = None
    # Whether it was true in the position in which it was made; None for what is neither true nor false.
    truth: Callable[[Mapping[str, Any], Claim], bool] | None = None
