"""Bots: each sees a View and what everyone at the table saw, never the whole state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from ..core.actions import Action
from ..core.view import View
from .bluffer import BlufferBot
from .chronicle import Chronicle
from .detective import DetectiveBot
from .outside import outside_bots
from .people import NoviceBot
from .random import RandomBot
from .rule import BUDGET, RuleBot
from .seer import SeerBot


class Bot(Protocol):
    """A player that chooses a legal action from what its seat may know, and nothing else."""

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return one of the legal actions within a budget of seconds.

        `past` is the round as everyone saw it. The same view, past and rng give the same choice, unless the
        bot uses up its budget.
        """
        ...


# The game's own levels, weakest first.
BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "rule": RuleBot,
    "detective": DetectiveBot,
    "bluffer": BlufferBot,
    "seer": SeerBot,
}
# Former names of levels, which old journals and people may still use.
FORMER: Final = {"simple": "rule"}


def level_of(name: str) -> str:
    """Return the current name of a level."""
    return FORMER.get(name, name)


def bot_names() -> list[str]:
    """Return the names of all bots: the levels, weakest first, then those from outside."""
    return [*BOTS, *outside_bots()]


def make_bot(name: str) -> Bot:
    """Return a bot by its name; raise a ValueError that lists the known names."""
    level = level_of(name)
    if level in BOTS:
        return BOTS[level]()
    if found := outside_bots().get(level):
        return found.make()
    raise ValueError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
