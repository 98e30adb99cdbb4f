"""All geometry: what fits where, what is connected, which sites are reached.

`lay` and `remove` keep four tables of the state up to date: tiles, rim, live and lit. Laying touches the
neighbours and spreads light from the new card; removing looks at what depended on the card.
"""

from __future__ import annotations

from typing import Final

from .cards import Tile
from .cells import NEIGHBOURS, STEPS, cell_text, sides_text
from .events import Patch
from .state import START_CELL, State

_EVERY_SIDE: Final = 15


def lay(state: State, cell: int, tile: Tile, seat: int) -> list[tuple[int, int]]:
    """Lay a tile for a seat; return the cells whose light changed, and their light."""
    rim, live, lit, sites = state.rim, state.live, state.lit, state.sites
    demand = rim.pop(cell, None)
    known = (_demand_on(state, cell) if demand is None else demand) >> 4
    state.tiles[cell] = tile
    state.frontier = state.wide = None
    live.pop(cell, None)
    light = tile.mask if tile.source else 0
    meets_dark = False
    joints, edges = tile.around[known]
    for step, side, facing in joints:
        if lit.get(cell + step, 0) & facing:
            light |= tile.tunnel_at[side]
        else:
            meets_dark = True
    for step, side, demand in edges:
        beside = cell + step
        if beside in rim:
            wanted = rim[beside] = rim[beside] | demand
            if light & side or beside in live:
                live[beside] = wanted
        elif beside not in sites:
            rim[beside] = demand
            if light & side:
                live[beside] = demand
        elif light & side:
            _reach(state, beside, seat)
    if not light:
        return []
    lit[cell] = light
    if meets_dark:
        return _spread(state, [(cell, tunnel) for tunnel in tile.tunnels if tunnel & light], seat)
    return [(cell, light)]


def remove(state: State, cell: int) -> None:
    """Remove a tile from the grid; whatever is cut off goes dark."""
    tiles, rim, live, lit = state.tiles, state.rim, state.live, state.lit
    tile = tiles.pop(cell)
    state.frontier = state.wide = None
    light = lit.pop(cell, 0)
    wanted = faced = 0
    joined = []
    for step, side, facing, demand in tile.borders:
        beside = cell + step
        other = tiles.get(beside)
        if other is not None:
            wanted |= other.demand_at[facing]
            if lit.get(beside, 0) & facing:
                faced = facing
                if light & side:
                    joined.append((beside, other.tunnel_at[facing]))
        elif beside in rim:
            _forget(state, beside, demand, light & side)
    if wanted:
        rim[cell] = wanted
        if faced:
            live[cell] = wanted
    if len(joined) > 1 or tile.source:  # nothing depends on a card that is joined to only one other
        _darken(state, joined, tile.source)
    if state.reached:
        state.reached = {c: by for c, by in state.reached.items() if _is_faced(state, c, _EVERY_SIDE)}


def _forget(state: State, beside: int, demand: int, was_lit: int) -> None:
    """Let an empty cell demand nothing on a side any more, where a connected tunnel may have ended."""
    rim, live = state.rim, state.live
    wanted = rim[beside] & ~(demand | demand >> 4)
    if not wanted:
        del rim[beside]
        live.pop(beside, None)
        return
    rim[beside] = wanted
    if beside in live:
        live[beside] = wanted
        if was_lit:
            _look_from(state, beside)


def _darken(state: State, ends: list[tuple[int, int]], all_may: bool) -> None:
    """Remove the light from these tunnels and what they lead to, unless it comes from there.

    It certainly comes from one of them, unless all may go dark.
    """
    bright: set[tuple[int, int]] = set()
    dark: set[tuple[int, int]] = set()
    for end in ends:
        if end not in bright and end not in dark:
            if not bright and end is ends[-1] and not all_may:
                break
            found = {end}
            (bright if _leads_to_light(state.tiles, found, bright) else dark).update(found)
    lit = state.lit
    for cell, tunnel in dark:
        lit[cell] -= tunnel
        if not lit[cell]:
            del lit[cell]
    for cell, tunnel in dark:
        for step, _ in STEPS[tunnel]:
            if cell + step in state.live:
                _look_from(state, cell + step)


def _look_from(state: State, cell: int) -> None:
    """Make an empty cell no longer live if no connected tunnel faces it."""
    if not _is_faced(state, cell, state.rim[cell] & _EVERY_SIDE):
        del state.live[cell]


def _leads_to_light(
    tiles: dict[int, Tile], found: set[tuple[int, int]], bright: set[tuple[int, int]]
) -> bool:
    """Tell whether a tunnel leads to a source or to what is known to do so; add the tunnels on the way."""
    todo = [*found]
    while todo:
        cell, tunnel = todo.pop()
        if cell == START_CELL or tiles[cell].source:
            return True
        for step, facing in STEPS[tunnel]:
            other = tiles.get(cell + step)
            if other is not None and other.mask & facing:
                beyond = (cell + step, other.tunnel_at[facing])
                if beyond in bright:
                    return True
                if beyond not in found:
                    found.add(beyond)
                    todo.append(beyond)
    return False


def _is_faced(state: State, cell: int, sides: int) -> bool:
    """Tell whether a connected tunnel opens on one of these sides of a cell."""
    lit = state.lit
    for step, facing in STEPS[sides]:  # noqa: SIM110  (hot)
        if lit.get(cell + step, 0) & facing:
            return True
    return False


def relight(state: State, seat: int) -> None:
    """Recompute what is connected; sites reached before keep the seat that reached them."""
    before = state.reached
    state.frontier = state.wide = None
    state.lit.clear()
    state.live.clear()
    state.reached = {}
    tiles = state.tiles
    sources = [c for c, tile in tiles.items() if tile.source and c != START_CELL]
    for cell in (START_CELL, *sources):
        _spread(state, [(cell, tunnel) for tunnel in tiles[cell].tunnels], seat)
    if before and state.reached:
        state.reached = {c: before.get(c, by) for c, by in state.reached.items()}


def rebuild(state: State, seat: int) -> None:
    """Recompute rim, light and loose cells from the tiles and sites alone."""
    state.loose = [cell for cell in state.tiles if cell not in state.fixed]
    state.rim.clear()
    for cell, tile in state.tiles.items():
        for step, _, _, demand in tile.borders:
            beside = cell + step
            if beside not in state.tiles and beside not in state.sites:
                state.rim[beside] = state.rim.get(beside, 0) | demand
    relight(state, seat)


def _spread(state: State, todo: list[tuple[int, int]], seat: int) -> list[tuple[int, int]]:
    tiles, rim, live, lit, sites = state.tiles, state.rim, state.live, state.lit, state.sites
    touched = []
    while todo:
        cell, tunnel = todo.pop()
        lit[cell] = lit.get(cell, 0) | tunnel
        touched.append(cell)
        for step, facing in STEPS[tunnel]:
            beside = cell + step
            if beside in sites:
                _reach(state, beside, seat)
            tile = tiles.get(beside)
            if tile is None:
                if beside not in sites:
                    live[beside] = rim[beside]
            elif tile.mask & facing and not lit.get(beside, 0) & facing:
                todo.append((beside, tile.tunnel_at[facing]))
    return [(cell, lit[cell]) for cell in touched]


def _reach(state: State, cell: int, seat: int) -> None:
    if cell not in state.reached:
        state.reached = {**state.reached, cell: seat}


def _demand_on(state: State, cell: int) -> int:
    """Return what the face-up neighbours demand of an empty cell: sides known, sides open."""
    demand = 0
    for step, facing in NEIGHBOURS:
        tile = state.tiles.get(cell + step)
        if tile is not None:
            demand |= tile.demand_at[facing]
    return demand


def fits(state: State, cell: int, tile: Tile) -> bool:
    """Tell whether every side that touches a face-up card fits (PATH-2)."""
    demand = _demand_on(state, cell)
    return tile.mask & demand >> 4 == demand & 15


def lit_patch(lit: list[tuple[int, int]]) -> Patch:
    """Return the patches for cells whose light has changed."""
    return tuple((("lit", cell_text(cell)), sides_text(mask)) for cell, mask in lit)
