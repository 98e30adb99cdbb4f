"""Players that need no person: each sees a View and what everyone saw, never the whole state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from ..core.actions import Action
from ..core.view import View
from .bluffer import BlufferBot
from .chronicle import Chronicle
from .detective import DetectiveBot
from .random import RandomBot
from .rule import BUDGET, RuleBot
from .seer import SeerBot


class Bot(Protocol):
    """Chooses one of the legal actions, from nothing but what its seat may know."""

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return one of the legal actions, within a budget of seconds.

        The past is the round as everyone saw it. The same view, past and rng give the same choice, unless
        the bot uses all the time it is given.
        """
        ...


# The ladder, from the weakest up.
BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "rule": RuleBot,
    "detective": DetectiveBot,
    "bluffer": BlufferBot,
    "seer": SeerBot,
}
# Names that levels had before; journals and people may still use them.
FORMER: Final = {"simple": "rule"}


def level_of(name: str) -> str:
    """Return the level that a name means, as it is called now."""
    return FORMER.get(name, name)


def make_bot(name: str) -> Bot:
    """Return a bot by its name; ValueError lists the names there are."""
    level = level_of(name)
    if level not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[level]()
