"""Where path cards may be laid: the cells at the edge of the mine and the tiles that fit them.

All that the mine allows is one number: a row of bits for each cell, in any order, with a bit for each tile.
What a hand can make of it is one multiplication and one "and".
"""

from __future__ import annotations

from operator import itemgetter

from .actions import Action
from .rules import Rules
from .state import Frontier, State


def placements(rules: Rules, state: State, seat: int, tiles: int) -> tuple[list[int], int]:
    """Return cells, and a row of bits for each: those of the tiles that a seat may lay there."""
    if state.blocked >> seat & 1:
        return [], 0
    if tiles & rules.marked_bits:
        return _marked_placements(rules, state, seat, tiles)
    cells, rows, ones = state.frontier or grow(rules, state)
    return cells, rows & tiles * ones


def _marked_placements(rules: Rules, state: State, seat: int, tiles: int) -> tuple[list[int], int]:
    """Return the same where some of the tiles have rules of their own."""
    for mine, laying in rules.barring:
        if tiles & mine and laying.barred(rules, state, seat):
            tiles &= ~mine
    if tiles & rules.free_bits:
        frontier = state.wide = state.wide or _widen(rules, state)
    else:
        frontier = state.frontier or grow(rules, state)
    cells, rows, ones = frontier
    return cells, rows & tiles * ones


def find_places(rules: Rules, state: State, seat: int, tiles: int, found: list[Action]) -> None:
    """Append every place where a seat may lay these tiles, by cell, then catalogue."""
    width, row, picks, placing = rules.row_width, rules.row, rules.picks, rules.placing
    cells, rows = placements(rules, state, seat, tiles)
    by_cell = {}
    for cell in cells:
        here = rows & row
        if here:
            by_cell[cell] = here
        rows >>= width
    for cell in sorted(by_cell):
        found += picks.of(by_cell[cell], placing[cell])


def grow(rules: Rules, state: State) -> Frontier:
    """Work out what the mine allows, for as long as the grid stays; the cells come as they came to be."""
    demands = state.live if rules.connected else state.rim
    cells, fit = list(demands), rules.fit_bytes
    if len(cells) > 1:
        fits = itemgetter(*demands.values())(fit)
    else:  # of one thing it would get no sequence
        fits = [fit[demand] for demand in demands.values()]
    rows = int.from_bytes(b"".join(fits), "little")
    state.frontier = frontier = (cells, rows, rules.ones[len(cells)])
    return frontier


def _widen(rules: Rules, state: State) -> Frontier:
    """Take in the whole rim, for tiles that need not be connected."""
    rim, width = state.rim, rules.row_width
    order = sorted(rim)
    free, wide = rules.free_bytes, rules.wide_bytes
    fits = {cell: free[demand] for cell, demand in rim.items()}
    cells = state.live if rules.connected else rim
    fits.update({cell: wide[demand] for cell, demand in cells.items()})
    rows = int.from_bytes(b"".join([fits[cell] for cell in order]), "little")
    for mine, laying in rules.frees:
        for cell, allowed in laying.fewer(rules, state).items():
            if cell in rim:
                rows &= ~((mine & ~allowed) << order.index(cell) * width)
    return order, rows, rules.ones[len(order)]
