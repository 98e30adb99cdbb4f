"""Claims: what players tell each other about the game, and what a box says about a kind of claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from saboteur.core.rules import Rules

NOBODY: Final = -1


class Claim(NamedTuple):
    """What a seat claimed, and after how many moves of the game."""

    seat: int
    kind: str
    # The player and the site (by cell) it is about; NOBODY and "" if none.
    about: int = NOBODY
    cell: str = ""
    word: str = ""
    move: int = 0


class ClaimKind(NamedTuple):
    """The parts that a kind of claim has."""

    about: bool = False
    # The kind of site it is about, such as a goal.
    site: str = ""
    # The words it may use under given rules.
    words: Callable[[Rules], tuple[str, ...]] | None = None
    # Whether it was true in the position where it was made; None if it is neither true nor false.
    truth: Callable[[Mapping[str, Any], Claim], bool] | None = None
