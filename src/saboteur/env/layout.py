"""Where in an observation everything is: named parts of one vector of small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from saboteur.core.cards import CARDS, MARKS
from saboteur.core.module import FrontEffect, Module
from saboteur.core.rules import Rules

from .action_codes import ActionCodes
from .mine_window import COLUMNS, ROWS

SIDES: Final = "NSEW"
# Pairs of sides that one tunnel joins.
JOINS: Final = ("NS", "NE", "NW", "SE", "SW", "EW")
# What is known of a box's own state besides cells: so many numbers.
BOX_NUMBERS: Final = 8
NUMBERS: Final = (
    "round", "rounds", "direction", "pile", "aside", "gold cards left", "discards", "discards unseen",
    "count", "over",
)  # fmt: skip
_SEAT_NUMBERS: Final = (
    "cards", "gold", "has gold", "gold cards", "laid last", "acted last", "turn", "began", "asked", "about",
    "steals as", "order",
)  # fmt: skip


@dataclass(frozen=True)
class Slice:
    """One part of an observation: where it begins, its shape, and what its last or first axis means."""

    name: str
    start: int
    shape: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """Return where the next part begins."""
        return self.start + self.size


class Layout:
    """The parts of an observation under some rules, in order."""

    def __init__(self, rules: Rules, codes: ActionCodes, claims: tuple[str, ...] = ()) -> None:
        """Lay out what these rules need."""
        self.rules = rules
        self.kinds = codes.kinds
        self.dwarves = tuple(dict.fromkeys(rules.dwarf_deck))
        self.goals = tuple(dict.fromkeys(rules.goal_deck))
        self.fronts = _fronts_of(rules)
        self.questions = tuple(
            kind for kind, window in rules.windows.items() if window.verbs or kind == "turn"
        )
        self.boxes = tuple(p.key for p in rules.stateful if type(p).view_ext is not Module.view_ext)
        self.planes = self._planes()
        self.seat_names = self._seat_names()
        self.slices: dict[str, Slice] = {}
        self.size = 0
        players, hidden = rules.players, (*self.dwarves, "?")
        self._add("mine", (len(self.planes), len(ROWS), len(COLUMNS)), self.planes)
        self._add("hand", (len(self.kinds),), self.kinds)
        self._add("chosen", (2, len(self.kinds)), self.kinds)
        self._add("question", (len(self.questions),), self.questions)
        self._add("offered", (len(self.kinds),), self.kinds)
        self._add("gold offered", (3,), ("1", "2", "3"))
        self._add("numbers", (len(NUMBERS),), NUMBERS)
        self._add("seats", (players, len(self.seat_names)), self.seat_names)
        self._add("goals", (len(rules.goal_cells), 1 + len(self.goals)), ("face down", *self.goals))
        self._add("discard", (len(self.kinds),), self.kinds)
        self._add("given", (players + 1, len(self.kinds)), self.kinds)
        self._add("spare", (len(hidden),), hidden)
        self._add("dwarves discarded", (len(hidden),), hidden)
        self._add("boxes", (len(self.boxes), BOX_NUMBERS), self.boxes)
        self._add("claims", (players, len(claims)), claims)

    def _planes(self) -> tuple[str, ...]:
        marks = {tile.mark for card in self.kinds for tile in CARDS[card].tiles}
        return (
            *[f"open {side}" for side in SIDES],
            *[f"joins {sides}" for sides in JOINS],
            *[f"lit {side}" for side in SIDES],
            *[mark for mark in MARKS if mark in marks],
            *self.rules.sites,
            "laid",
            "asked",
            "chosen",
            *[f"of {box}" for box in self.boxes],
        )

    def _seat_names(self) -> tuple[str, ...]:
        return (
            *_SEAT_NUMBERS,
            *self.fronts,
            *[f"is {dwarf}" for dwarf in self.dwarves],
            *[f"looked at goal {number}" for number in range(1, len(self.rules.goal_cells) + 1)],
            *[f"inspected +{offset}" for offset in range(self.rules.players)],
        )

    def _add(self, name: str, shape: tuple[int, ...], names: tuple[str, ...]) -> None:
        if prod(shape):
            self.slices[name] = Slice(name, self.size, shape, names)
            self.size = self.slices[name].end


def _fronts_of(rules: Rules) -> tuple[str, ...]:
    """Return the cards that may lie in front of players, in the order of the catalogue."""
    kinds = {card for card in rules.deck if card in rules.blocking}
    for effect in rules.effects.values():
        if isinstance(effect, FrontEffect):
            kinds.update(front.card for front in effect.fronts)
    return tuple(sorted(kinds, key=lambda card: CARDS[card].rank))
