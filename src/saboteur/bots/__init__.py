"""Players that need no person: each sees a View, never the whole state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from ..core.actions import Action
from ..core.view import View
from .random import RandomBot
from .simple import SimpleBot


class Bot(Protocol):
    """Chooses one of the legal actions, from nothing but what its seat may know."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of the legal actions; the same view and rng give the same choice."""
        ...


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "simple": SimpleBot}


def make_bot(name: str) -> Bot:
    """Return a bot by its name; ValueError lists the names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
