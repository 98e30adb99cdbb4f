"""What there is to draw of the mine, read from a view as plain data, which is what any client gets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.cards import TILES, Tile, find_tile
from ..core.cells import SIDE_LETTERS, cell_at, parse_cell
from .box_words import all_words, said

# The start card (SETUP-2).
START: Final = cell_at(0, 0)
_START_TILE: Final = "NSEW"


@dataclass
class Picture:
    """What lies in the mine, what is lit, and what the seat knows about the goals."""

    tiles: dict[int, Tile]
    lit: dict[int, int]
    # Face-down set-up cards: the word written on them.
    hidden: dict[int, str]
    # Goals that lie face up.
    shown: dict[int, str]
    # What stands on empty cells, and marks on cards that lie there from the start.
    pieces: dict[int, str]
    signs: dict[int, str]
    last: int | None = None
    spots: frozenset[int] = field(default=frozenset())

    @staticmethod
    def of(view: Mapping[str, Any]) -> Picture:
        """Read a view as returned by `View.as_dict` or folded from one."""
        goals: dict[str, dict[str, str | None]] = view["goals"]
        tiles = {_cell(text): _tile(card) for text, card in view["grid"].items()}
        tiles[START] = TILES[_START_TILE]
        tiles |= {_cell(text): _tile(goal["lies"]) for text, goal in goals.items() if goal["lies"]}
        added = [words.draw(view) for words in all_words() if words.draw]
        tiles |= {_cell(text): _tile(tile) for one in added for text, tile in one.tiles.items()}
        lit = {_cell(text): _mask(sides) for text, sides in view["lit"].items()}
        hidden = {_cell(text): _word(kind, goals.get(text, {})) for text, kind in view["sites"].items()}
        hidden |= {_cell(text): word for one in added for text, word in one.hidden.items()}
        shown = {_cell(text): goal["card"] or "" for text, goal in goals.items() if text not in view["sites"]}
        last = _cell(view["laid"][-1]) if view["laid"] else None
        face_down = {cell: word for cell, word in hidden.items() if cell not in tiles}
        pieces = {_cell(text): word for one in added for text, word in one.pieces.items()}
        signs = {_cell(text): sign for one in added for text, sign in one.signs.items()}
        return Picture(tiles, lit, face_down, shown, pieces, signs, last)

    def cells(self) -> set[int]:
        """Return every cell where something lies."""
        return {*self.tiles, *self.hidden, *self.shown, *self.pieces}


def goal_caption(goal: str | None) -> str:
    """Return a goal's name for a card: five letters at most."""
    if goal is None:
        return "?"
    name = goal.partition("-")[0]
    return "gold" if name == "treasure" else name[:5]


def goal_name(goal: str) -> str:
    """Return a goal's name for a sentence."""
    names = said(lambda words: words.goals)
    return names.get(goal.partition("-")[0]) or names.get(goal) or goal.replace("-", " ")


def _word(kind: str, goal: Mapping[str, str | None]) -> str:
    return goal_caption(goal.get("card")) if kind == "goal" else kind[:5]


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
