"""What no digger does, whatever the scores say: common sense that also bounds the search.

Diggers do not repair the tools of somebody they hold guilty, and they share the work of maps: they leave a
goal alone that somebody they trust has seen while another is still unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from ..core.actions import Action
from ..core.rules import Rules
from .advice import Advice, advice_for
from .chronicle import Chronicle
from .dwarves import Digger

# From this suspicion on, somebody is held guilty.
GUILTY: Final = 0.5


class Seen(Protocol):
    """What common sense looks at; a View provides it."""

    @property
    def rules(self) -> Rules:
        """Return the rules of the table."""
        ...

    @property
    def seat(self) -> int | None:
        """Return whose view it is."""
        ...

    @property
    def dwarves(self) -> Sequence[str | None]:
        """Return everyone's dwarf, None where it is unknown."""
        ...

    @property
    def goals(self) -> Mapping[int, str | None]:
        """Return every goal by its cell, None where it is unknown."""
        ...

    @property
    def looked(self) -> Sequence[Iterable[int]]:
        """Return the goals that each seat has looked at."""
        ...


class Suspects(Protocol):
    """Who is suspected; a Trust provides it."""

    def suspicion(self, seat: int) -> float:
        """Return how likely a seat is a saboteur, from 0 to 1."""
        ...


def sensible(view: Seen, legal: Sequence[Action], trust: Suspects) -> Sequence[Action]:
    """Return the actions that are worth a thought to a seat's dwarf; saboteurs consider everything."""
    advice = advice_for(view.rules)
    own = view.dwarves[view.seat or 0] or ""
    if advice.dwarves.get(own, advice.stranger or Digger).side < 0:
        return legal
    shared = _seen_by_others(view, trust)
    unseen = any(action.cell not in shared for action in legal if _is_look(action, advice))
    found = [
        action
        for action in legal
        if action.verb != "play"
        or not (
            (unseen and action.cell in shared and _is_look(action, advice))
            or _helps_the_guilty(view, action, trust, advice)
        )
    ]
    return found or legal


def takes_sense(rules: Rules, action: Action) -> bool:
    """Tell whether an action is of a kind that may be left out: a look at a goal, or a repair."""
    advice = advice_for(rules)
    repairs = action.verb == "play" and advice.seen_as.get(action.card) is Chronicle.repaired
    return repairs or _is_look(action, advice)


def _is_look(action: Action, advice: Advice) -> bool:
    return action.verb == "play" and advice.seen_as.get(action.card) is Chronicle.looked_at


def _seen_by_others(view: Seen, trust: Suspects) -> set[int]:
    """Return the goals that players who are not held guilty have seen, and those that this seat knows."""
    known = {cell for cell, goal in view.goals.items() if goal is not None}
    for seat, cells in enumerate(view.looked):
        if seat != view.seat and trust.suspicion(seat) < GUILTY:
            known.update(cells)
    return known


def _helps_the_guilty(view: Seen, action: Action, trust: Suspects, advice: Advice) -> bool:
    helps = advice.seen_as.get(action.card) is Chronicle.repaired and action.seat != view.seat
    return helps and trust.suspicion(action.seat) >= GUILTY
