"""Where path cards may be laid: the cells at the edge of the mine and the tiles that fit them.

All that the mine allows is one number: a row of bits for each cell in canonical order, with a bit for each
tile. What a hand can make of it is one multiplication and one "and", so placements are counted, and any one
of them found, without listing them.
"""

from __future__ import annotations

from .actions import Action
from .rules import Rules
from .state import Frontier, State


def placements(rules: Rules, state: State, seat: int, tiles: int) -> tuple[list[int], int]:
    """Return cells, and a row of bits for each: those of the tiles that a seat may lay there."""
    frontier = state.frontier or _grow(rules, state)
    if tiles & rules.marked_bits:
        for mine, laying in rules.barring:
            if tiles & mine and laying.barred(rules, state, seat):
                tiles &= ~mine
        if tiles & rules.free_bits:
            frontier = state.wide = state.wide or _widen(rules, state)
    cells, rows, ones = frontier
    return cells, rows & tiles * ones


def find_places(rules: Rules, state: State, seat: int, tiles: int, found: list[Action]) -> None:
    """Append every place where a seat may lay these tiles, by cell, then catalogue."""
    width, row, picks, placing = rules.row_width, rules.row, rules.picks, rules.placing
    cells, rows = placements(rules, state, seat, tiles)
    for cell in cells:
        here = rows & row
        if here:
            found += picks.of(here, placing[cell])
        rows >>= width


def place_at(rules: Rules, cells: list[int], rows: int, index: int) -> Action:
    """Return one of these placements, by its index in the list of them."""
    for _ in range(index):
        rows &= rows - 1
    place = (rows & -rows).bit_length() - 1
    return rules.placing[cells[place // rules.row_width]][place % rules.row_width]


def _grow(rules: Rules, state: State) -> Frontier:
    cells = state.live if rules.connected else state.rim
    order = sorted(cells)
    fit = rules.fit_bytes
    rows = int.from_bytes(b"".join([fit[cells[cell]] for cell in order]), "little")
    state.frontier = frontier = (order, rows, rules.ones[len(order)])
    return frontier


def _widen(rules: Rules, state: State) -> Frontier:
    """Take in the whole rim, for tiles that need not be connected."""
    rim, width = state.rim, rules.row_width
    cells = state.live if rules.connected else rim
    order = sorted(rim)
    every, free = rules.wide_bytes, rules.free_bytes
    fits = [every[rim[cell]] if cell in cells else free[rim[cell]] for cell in order]
    rows = int.from_bytes(b"".join(fits), "little")
    for mine, laying in rules.frees:
        for cell, allowed in laying.fewer(rules, state).items():
            if cell in rim:
                rows &= ~((mine & ~allowed) << order.index(cell) * width)
    return order, rows, rules.ones[len(order)]
