"""Where path cards may be laid: the cells at the edge of the mine and the tiles that fit there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Action
from .state import Frontier, State

if TYPE_CHECKING:
    from .rules import Rules


def placements(rules: Rules, state: State, seat: int, cards: tuple[str, ...]) -> list[Action]:
    """Return every way a seat may lay one of these path cards, by cell, then catalogue."""
    found: list[Action] = []
    find_places(rules, state, seat, rules.tables.bits_of(cards), found)
    return found


def find_places(rules: Rules, state: State, seat: int, tiles: int, found: list[Action]) -> None:
    """Append every place where a seat may lay these tiles, given as bits."""
    placing, add = rules.tables.placing, found.append
    frontier, tiles = frontier_of(rules, state, seat, tiles)
    for cell, fits in frontier:
        here = fits & tiles
        if here:
            actions = placing[cell]
            while here:
                lowest = here & -here
                add(actions[lowest.bit_length() - 1])
                here ^= lowest


def frontier_of(rules: Rules, state: State, seat: int, tiles: int) -> tuple[Frontier, int]:
    """Return the cells where tiles like these may lie, and the tiles this seat may lay at all."""
    if state.blocked >> seat & 1:
        return [], 0
    tables = rules.tables
    if tiles & tables.marked_bits:
        for mine, laying in tables.barring:
            if tiles & mine and laying.barred(rules, state, seat):
                tiles &= ~mine
        if tiles & tables.free_bits:
            return state.wide or _widen(rules, state), tiles
    return state.frontier or grow(rules, state), tiles


def grow(rules: Rules, state: State) -> Frontier:
    """Work out what the mine allows until the grid changes."""
    fit = rules.tables.fit
    demands = state.live if rules.tables.connected else state.rim
    state.frontier = frontier = [(cell, fit[demands[cell]]) for cell in sorted(demands)]
    return frontier


def _widen(rules: Rules, state: State) -> Frontier:
    """Include the whole rim, for tiles that need not be connected."""
    tables, rim = rules.tables, state.rim
    cells = state.live if tables.connected else rim
    fits = {cell: (tables.wide_fit if cell in cells else tables.free_fit)[rim[cell]] for cell in sorted(rim)}
    for mine, laying in tables.frees:
        for cell, allowed in laying.fewer(rules, state).items():
            if cell in rim:
                fits[cell] &= ~mine | sum(tables.tile_bits[text] for text in allowed)
    state.wide = wide = list(fits.items())
    return wide
