"""A whole mine, as a seat or a spectator sees it, in the page's drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..boxes import BOXES
from .cards import Cards
from .image import Image
from .ink import ROUND, placed
from .stones import bare_rock

# A box's pictures.py names it `PIECES`: what lies on cells besides path cards and goals, by cell.
Pieces = Callable[[Mapping[str, Any], Cards], dict[str, str]]

_WIDTH: Final = 63
_HEIGHT: Final = 88
_START: Final = "0,0"
# Rock around what lies in the mine.
_MARGIN: Final = 24
# Where a goal that the seat has seen is shown on its back, small.
_KNOWN: Final = (12.6, 15, 0.6)


def mine_image(view: Mapping[str, Any], theme: str = "dark", cards: Cards | None = None) -> Image:
    """Draw the mine of a view as returned by `View.as_dict`."""
    cards = cards or Cards()
    drawn = _cells(view, cards)
    places = {cell: _place(cell) for cell in drawn}
    left, top = (min(place[i] for place in places.values()) for i in (0, 1))
    right, bottom = (max(place[i] for place in places.values()) for i in (0, 1))
    x, y = left * _WIDTH - _MARGIN, top * _HEIGHT - _MARGIN
    width, height = (right - left + 1) * _WIDTH + 2 * _MARGIN, (bottom - top + 1) * _HEIGHT + 2 * _MARGIN
    rock = bare_rock("", x, y, x + width, y + height)
    lying = "".join(
        placed(places[cell][0] * _WIDTH, places[cell][1] * _HEIGHT, 1, markup)
        for cell, markup in drawn.items()
    )
    return Image.of(cards.symbols, f"<g {ROUND}>{rock}{lying}</g>", (x, y, width, height), width * 2, theme)


def card_at(view: Mapping[str, Any], cell: str, cards: Cards) -> str:
    """Draw what lies on one cell."""
    return _cells(view, cards)[cell]


def _place(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def _cells(view: Mapping[str, Any], cards: Cards) -> dict[str, str]:
    """Draw what lies on each cell; what a box lays there covers the rest."""
    lit = {cell: sides or False for cell, sides in view["lit"].items()}
    drawn = {cell: cards.path(tile, lit.get(cell, False)) for cell, tile in view["grid"].items()}
    drawn[_START] = cards.start(lit.get(_START, False))
    drawn |= {cell: cards.back("goal") for cell in view["sites"]}
    for cell, goal in view["goals"].items():
        drawn[cell] = _goal(cards, goal, cell in view["sites"], lit.get(cell, False))
    for box in BOXES.values():
        if box.key in view["ext"] and (part := box.part("pictures")):
            pieces: Pieces = part.PIECES
            drawn |= pieces(view, cards)
    return drawn


def _goal(cards: Cards, goal: Mapping[str, str | None], is_hidden: bool, lit: str | bool) -> str:
    """Draw a goal: face up, or its back with what the seat has seen of it."""
    if not is_hidden and goal["card"]:
        return cards.goal(goal["card"], goal["lies"] or "", lit)
    return cards.back("goal") + known_goal(cards, goal)


def known_goal(cards: Cards, goal: Mapping[str, str | None]) -> str:
    """Draw what the seat has seen of a face-down goal, small; nothing if it has not."""
    return placed(*_KNOWN, cards.goal(goal["card"], "", True)) if goal["card"] else ""
