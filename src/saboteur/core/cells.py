"""Cells of the unbounded grid as ints, and the four sides of a card (rulebook section 0).

A cell is ``x + STRIDE * y``, so a neighbour is one addition away and cells sort by row, then column.
"""

from __future__ import annotations

import re
from typing import Final

from .shapes import CellText

LIMIT: Final = 99_999
# Odd, so that cells of one column do not collide in a dict.
STRIDE: Final = 2 * LIMIT + 3
NOWHERE: Final = STRIDE * STRIDE

N: Final = 1
S: Final = 2
E: Final = 4
W: Final = 8

SIDE_LETTERS: Final = {"N": N, "S": S, "E": E, "W": W}
OPPOSITE: Final = {N: S, S: N, E: W, W: E}
DELTA: Final = {N: -STRIDE, S: STRIDE, E: 1, W: -1}

# For each mask of sides: (step to the neighbour, the neighbour's side that touches).
STEPS: Final = tuple(
    tuple((DELTA[side], OPPOSITE[side]) for side in (N, S, E, W) if mask & side) for mask in range(16)
)
NEIGHBOURS: Final = STEPS[15]

_CELL = re.compile(r"(-?\d{1,5}),(-?\d{1,5})", re.ASCII)
_texts: dict[int, CellText] = {}


def cell_at(x: int, y: int) -> int:
    """Return the cell in column x (to the east) and row y (to the south)."""
    return x + STRIDE * y


def xy(cell: int) -> tuple[int, int]:
    """Return the column and row of a cell."""
    y = (cell + STRIDE // 2) // STRIDE
    return cell - STRIDE * y, y


def cell_text(cell: int) -> CellText:
    """Return a cell as it is written, such as ``3,-1``."""
    text = _texts.get(cell)
    if text is None:
        x, y = xy(cell)
        text = _texts[cell] = CellText(f"{x},{y}")
    return text


def parse_cell(text: str) -> int | None:
    """Parse ``3,-1``; None if the text is not a cell."""
    found = _CELL.fullmatch(text)
    return cell_at(int(found[1]), int(found[2])) if found else None


def half_turn(mask: int) -> int:
    """Return a mask of sides after turning the card by 180 degrees."""
    return ((mask & (N | E)) << 1) | ((mask & (S | W)) >> 1)


def sides_text(mask: int) -> str:
    """Return a mask of sides in the order N S E W."""
    return _SIDES_TEXT[mask]


_SIDES_TEXT: Final = tuple(
    "".join(letter for letter, side in SIDE_LETTERS.items() if mask & side) for mask in range(16)
)
