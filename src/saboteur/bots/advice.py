"""What boxes tell bots: what their cards, cells, sites and deeds are worth, and what to answer.

A box's `bot.py` names it ADVICE; everything in it is optional. Weights are in the units of the base game: 2
is one card's progress of the tunnel. Bots score what nobody advises on as `UNKNOWN` and answer other
questions at random, so they can play with a box that has no `bot.py` at all.
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

# The score of something no box advises on: worth a try now and then.
UNKNOWN: Final = 0.3
# The worth of an unknown card in hand.
UNKNOWN_CARD: Final = 0.5
# The file of a box that advises bots, and the name of its advice.
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

    # Action card -> the score of playing it this way.
    plays: Mapping[str, Weigh] = field(default_factory=dict)
    # Verb -> the score of such a deed on a turn.
    deeds: Mapping[str, Weigh] = field(default_factory=dict)
    # First verb among the answers to a question -> the answer to give.
    answers: Mapping[str, Reply] = field(default_factory=dict)
    # Card -> what it is worth in a digger's hand.
    keep: Mapping[str, Keep] = field(default_factory=dict)
    # Card -> what losing it is worth to a saboteur.
    waste: Mapping[str, float] = field(default_factory=dict)
    # What laying a path card on a cell gains or costs besides the tunnel.
    cells: tuple[WeighCell, ...] = ()
    # Kind of site -> what reaching it is worth, and what a look at it is worth.
    sites: Mapping[str, WeighCell] = field(default_factory=dict)
    looks: Mapping[str, WeighCell] = field(default_factory=dict)
    # Card -> whether it is worth cancelling when another seat plays it.
    objections: Mapping[str, Objection] = field(default_factory=dict)
    # Dwarf -> how it scores actions; `stranger` serves dwarves without one, and saboteurs that mimic.
    dwarves: Mapping[str, type[Dwarf]] = field(default_factory=dict)
    stranger: type[Dwarf] | None = None
    # Kind of event -> what everyone notes about it; action card -> the deed everyone would see in it.
    notes: Mapping[str, Note] = field(default_factory=dict)
    seen_as: Mapping[str, Note] = field(default_factory=dict)
    # Whether the value model can judge a position; else the seer plays rounds to their end, in the kernel.
    foresight: bool = True


def is_known_to_bots(box: Box) -> bool:
    """Tell whether bots know how to play with a box."""
    return box.part(PART) is not None


def unknown_boxes(rules: Rules) -> list[str]:
    """Return the boxes of a table that bots cannot play."""
    return [box.key for box in played(rules.modules) if not is_known_to_bots(box)]


def advice_for(rules: Rules) -> Advice:
    """Return the combined advice of a table's boxes."""
    return _advice(rules.modules)


@lru_cache(maxsize=512)
def _advice(modules: tuple[str, ...]) -> Advice:
    """Combine the advice of several boxes; for the same thing the later box counts."""
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
