"""What there is to draw of the mine, read from a view as plain data, which is what any client gets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.actions import seat_text
from ..core.cards import TILES, Tile, find_tile
from ..core.cells import SIDE_LETTERS, cell_at, parse_cell

# The start card (SETUP-2).
START: Final = cell_at(0, 0)
_START_TILE: Final = "NSEW"
_GOALS: Final = {
    "treasure": "the treasure",
    "stone": "a stone",
    "sack-1": "a sack with 1 gold",
    "sack-2": "a sack with 2 gold",
    "dragon": "a dragon",
    "spider": "a giant spider",
}
# Set-up cards that can be walked through, with the character that marks them.
_ROOMS: Final = {"costume": "C", "party": "P"}


@dataclass
class Picture:
    """What lies in the mine, what is lit, and what the seat knows about the goals."""

    tiles: dict[int, Tile]
    lit: dict[int, int]
    # Face-down set-up cards: the word written on them.
    hidden: dict[int, str]
    # Goals that lie face up.
    shown: dict[int, str]
    # Owners of miners on empty cells; marks of cards that lie there from the start.
    miners: dict[int, str]
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
        rooms = {_cell(room["cell"]): _tile(room["card"]) for room in _rooms(view).values()}
        chests = view["ext"].get("chests", {"open": {}, "covered": {}})
        tiles |= rooms | {_cell(text): _tile(tile) for text, tile in chests["open"].items()}
        lit = {_cell(text): _mask(sides) for text, sides in view["lit"].items()}
        hidden = {_cell(text): _word(kind, goals.get(text, {})) for text, kind in view["sites"].items()}
        hidden |= {_cell(text): chest[:5] for text, (_, chest, _) in chests["covered"].items() if chest}
        shown = {_cell(text): goal["card"] or "" for text, goal in goals.items() if text not in view["sites"]}
        last = _cell(view["laid"][-1]) if view["laid"] else None
        face_down = {cell: word for cell, word in hidden.items() if cell not in tiles}
        return Picture(tiles, lit, face_down, shown, _miners(view), _signs(view), last)

    def cells(self) -> set[int]:
        """Return every cell where something lies."""
        return {*self.tiles, *self.hidden, *self.shown, *self.miners}


def _rooms(view: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {sign: view["ext"][key] for key, sign in _ROOMS.items() if key in view["ext"]}


def _signs(view: Mapping[str, Any]) -> dict[int, str]:
    """Return the marks of rooms nobody has reached yet."""
    return {_cell(room["cell"]): sign for sign, room in _rooms(view).items() if not room["reached"]}


def _miners(view: Mapping[str, Any]) -> dict[int, str]:
    miners = view["ext"].get("toll", {"miners": {}})["miners"]
    return {_cell(text): seat_text(seat) for text, seat in miners.items()}


def goal_word(goal: str | None) -> str:
    """Return a goal's name for a card: five letters at most."""
    if goal is None:
        return "?"
    name = goal.partition("-")[0]
    return "gold" if name == "treasure" else name[:5]


def goal_name(goal: str) -> str:
    """Return a goal's name for a sentence."""
    name = goal.partition("-")[0]
    return _GOALS.get(name) or _GOALS.get(goal) or goal.replace("-", " ")


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
