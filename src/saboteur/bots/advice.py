"""What boxes tell bots: what their cards, cells, sites and deeds are worth, and what to answer.

A box's `bot.py` calls it ADVICE; all of it is optional. Weights are in the coin of the base game's: 2 is one
card's progress of the tunnel. Bots weigh what nobody advises them on as `UNKNOWN` and answer other questions
by lot, so they can sit at a table with a box that has no `bot.py` at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ..boxes import played
from ..boxes.manifest import Box
from ..core.actions import Action
from ..core.rules import Rules
from .weights import Weights

if TYPE_CHECKING:
    from .chronicle import Note
    from .dwarves import Dwarf

# What something that no box advises on is worth: a try now and then.
UNKNOWN: Final = 0.3
# What an unknown card is worth in hand.
UNKNOWN_CARD: Final = 0.5
# The file of a box that advises bots, and what it calls its advice.
PART: Final = "bot"
NAME: Final = "ADVICE"

Weigh = Callable[["Dwarf", Action], float]
Reply = Callable[["Dwarf", Sequence[Action]], Action]
WeighCell = Callable[["Dwarf", int], float]
Objection = Callable[["Dwarf", Action, int], bool]
Keep = float | Callable[[Weights], float]


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What one box, or all boxes of a table together, tell bots."""

    # Action card -> what it is worth to play it like this.
    plays: Mapping[str, Weigh] = field(default_factory=dict)
    # Verb -> what such a deed is worth on a turn.
    deeds: Mapping[str, Weigh] = field(default_factory=dict)
    # First verb among the answers to a question -> the answer to give.
    answers: Mapping[str, Reply] = field(default_factory=dict)
    # Card -> what it is worth in the hand of a dwarf that digs.
    keep: Mapping[str, Keep] = field(default_factory=dict)
    # Card -> what losing it is worth to a saboteur.
    waste: Mapping[str, float] = field(default_factory=dict)
    # What laying a path card on a cell brings or costs besides the tunnel.
    cells: tuple[WeighCell, ...] = ()
    # Kind of site -> what reaching it is worth, and what a look at it is worth.
    sites: Mapping[str, WeighCell] = field(default_factory=dict)
    looks: Mapping[str, WeighCell] = field(default_factory=dict)
    # Card -> whether it is worth cancelling when another seat plays it.
    objections: Mapping[str, Objection] = field(default_factory=dict)
    # Dwarf -> how it weighs things; `stranger` does for dwarves without one, and for saboteurs that mimic.
    dwarves: Mapping[str, type[Dwarf]] = field(default_factory=dict)
    stranger: type[Dwarf] | None = None
    # Kind of event -> what everyone notes of it; action card -> the deed that everyone would see in it.
    notes: Mapping[str, Note] = field(default_factory=dict)
    seen_as: Mapping[str, Note] = field(default_factory=dict)
    # Whether thinking ahead works with this box.
    foresight: bool = True


def is_known_to_bots(box: Box) -> bool:
    """Tell whether bots know how to play with a box."""
    return box.part(PART) is not None


def unknown_boxes(rules: Rules) -> list[str]:
    """Return the boxes of a table that bots do not know how to play."""
    return [box.key for box in played(rules.modules) if not is_known_to_bots(box)]


def advice_for(rules: Rules) -> Advice:
    """Return what the boxes of a table tell bots."""
    return _advice(rules.modules)


@lru_cache(maxsize=512)
def _advice(modules: tuple[str, ...]) -> Advice:
    """Put the advice of several boxes together; of two on the same thing the later box's counts."""
    given: list[Advice] = [getattr(part, NAME) for box in played(modules) if (part := box.part(PART))]
    return Advice(
        **{name: _merged(given, name) for name in _BY_KEY},
        cells=tuple(weigh for one in given for weigh in one.cells),
        stranger=next((one.stranger for one in reversed(given) if one.stranger), None),
        foresight=all(one.foresight for one in given),
    )


_BY_KEY: Final = tuple(one.name for one in fields(Advice) if one.default_factory is dict)


def _merged(given: Sequence[Advice], name: str) -> dict[str, Any]:
    return {key: value for one in given for key, value in getattr(one, name).items()}
