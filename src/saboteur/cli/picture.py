"""The mine as there is to draw, read from a view as plain data: the same that any client is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.cards import TILES, Tile, find_tile
from ..core.cells import SIDE_LETTERS, cell_at, parse_cell

# The start card (SETUP-2).
START: Final = cell_at(0, 0)
_START_TILE: Final = "NSEW"


@dataclass
class Picture:
    """What lies in the mine, what is lit, and what the seat knows of the goals."""

    tiles: dict[int, Tile]
    lit: dict[int, int]
    # Face-down cards of set-up: the word that is written on them.
    hidden: dict[int, str]
    # Goals that lie face up.
    shown: dict[int, str]
    last: int | None = None
    spots: frozenset[int] = field(default=frozenset())

    @staticmethod
    def of(view: Mapping[str, Any]) -> Picture:
        """Read a view, as `View.as_dict` gives it or folded from one."""
        goals: dict[str, dict[str, str | None]] = view["goals"]
        tiles = {_cell(text): _tile(card) for text, card in view["grid"].items()}
        tiles[START] = TILES[_START_TILE]
        tiles |= {_cell(text): _tile(goal["lies"]) for text, goal in goals.items() if goal["lies"]}
        lit = {_cell(text): _mask(sides) for text, sides in view["lit"].items()}
        hidden = {_cell(text): _word(kind, goals.get(text, {})) for text, kind in view["sites"].items()}
        shown = {_cell(text): goal["card"] or "" for text, goal in goals.items() if text not in view["sites"]}
        last = _cell(view["laid"][-1]) if view["laid"] else None
        return Picture(tiles, lit, {c: w for c, w in hidden.items() if c not in tiles}, shown, last)

    def cells(self) -> set[int]:
        """Return every cell on which something lies."""
        return {*self.tiles, *self.hidden, *self.shown}


def goal_word(goal: str | None) -> str:
    """Return what a goal is called on a card: five letters at most."""
    if goal is None:
        return "?"
    name = goal.partition("-")[0]
    return "gold" if name == "treasure" else name[:5]


def goal_name(goal: str) -> str:
    """Return what a goal is called in a sentence."""
    name = goal.partition("-")[0]
    return {"treasure": "the treasure", "stone": "a stone"}.get(name, goal.replace("-", " "))


def _word(kind: str, goal: Mapping[str, str | None]) -> str:
    return goal_word(goal.get("card")) if kind == "goal" else kind[:5]


def _cell(text: str) -> int:
    cell = parse_cell(text)
    assert cell is not None, text
    return cell


def _tile(text: str | None) -> Tile:
    tile = find_tile(text or "")
    assert tile is not None, text
    return tile


def _mask(sides: str) -> int:
    return sum(SIDE_LETTERS[letter] for letter in sides)
