"""All geometry: what fits where, what is connected, which sites are reached.

`lay` and `remove` keep four tables of the state up to date: tiles, rim, live and lit. Laying touches
the neighbours and spreads light outward from the new card; only a removal looks at everything.
"""

from __future__ import annotations

from .cards import Tile
from .cells import NEIGHBOURS, STEPS, cell_text, sides_text
from .events import Patch
from .state import START_CELL, State


def lay(state: State, cell: int, tile: Tile, seat: int) -> list[int]:
    """Lay a tile for a seat; return the cells whose light changed."""
    rim, live, lit, sites = state.rim, state.live, state.lit, state.sites
    demand = rim.pop(cell, None)
    known = (_demand_on(state, cell) if demand is None else demand) >> 4
    state.tiles[cell] = tile
    live.pop(cell, None)
    light = tile.mask if tile.source else 0
    meets_dark = False
    for step, side, facing in tile.joints[known]:
        if lit.get(cell + step, 0) & facing:
            light |= tile.tunnel_at[side]
        else:
            meets_dark = True
    for step, side, demand in tile.edges[known]:
        beside = cell + step
        if beside in sites:
            if light & side:
                _reach(state, beside, seat)
        else:
            wanted = rim[beside] = rim.get(beside, 0) | demand
            if light & side or beside in live:
                live[beside] = wanted
    if not light:
        return []
    lit[cell] = light
    if meets_dark:
        return _spread(state, [(cell, tunnel) for tunnel in tile.tunnels if tunnel & light], seat)
    return [cell]


def remove(state: State, cell: int, seat: int) -> None:
    """Take a tile off the grid; whatever is cut off goes dark."""
    tiles, lit = state.tiles, state.lit
    tile = tiles.pop(cell)
    light = lit.pop(cell, 0)
    joined = 0
    for step, side, facing, demand in tile.borders:
        beside = cell + step
        if light & side and lit.get(beside, 0) & facing:
            joined += 1
        if beside in state.rim:
            _set_rim(state, beside, state.rim[beside] & ~(demand | demand >> 4))
    _set_rim(state, cell, _demand_on(state, cell))
    if joined > 1 or tile.source:
        relight(state, seat)
    else:  # nothing hangs on a card that is joined to one other
        _look_around(state, cell)


def _look_around(state: State, cell: int) -> None:
    """Find anew whether a cell and those beside it are faced by a connected tunnel."""
    for beside in (cell, *(cell + step for step, _ in NEIGHBOURS)):
        if beside in state.rim:
            if _is_faced(state, beside):
                state.live[beside] = state.rim[beside]
            else:
                state.live.pop(beside, None)
        elif beside in state.reached and not _is_faced(state, beside):
            state.reached = {c: by for c, by in state.reached.items() if c != beside}
        elif beside in state.live:
            del state.live[beside]


def _is_faced(state: State, cell: int) -> bool:
    """Tell whether a connected tunnel opens on a side that faces this cell."""
    return any(state.lit.get(cell + step, 0) & facing for step, facing in NEIGHBOURS)


def relight(state: State, seat: int) -> None:
    """Work out anew what is connected; sites reached before keep the seat that reached them."""
    before = state.reached
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
    """Work out rim and light from the tiles and sites alone."""
    state.rim.clear()
    for cell, tile in state.tiles.items():
        for step, _, _, demand in tile.borders:
            beside = cell + step
            if beside not in state.tiles and beside not in state.sites:
                state.rim[beside] = state.rim.get(beside, 0) | demand
    relight(state, seat)


def _spread(state: State, todo: list[tuple[int, int]], seat: int) -> list[int]:
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
    return touched


def _reach(state: State, cell: int, seat: int) -> None:
    if cell not in state.reached:
        state.reached = {**state.reached, cell: seat}


def _set_rim(state: State, cell: int, demand: int) -> None:
    if demand:
        state.rim[cell] = demand
    else:
        state.rim.pop(cell, None)


def _demand_on(state: State, cell: int) -> int:
    """Return what the face-up neighbours ask of an empty cell: sides known, sides open."""
    demand = 0
    for step, facing in NEIGHBOURS:
        tile = state.tiles.get(cell + step)
        if tile is not None:
            demand |= next(d for _, side, _, d in tile.borders if side == facing)
    return demand


def fits(state: State, cell: int, tile: Tile) -> bool:
    """Tell whether every side that touches a face-up card fits (PATH-2)."""
    demand = _demand_on(state, cell)
    return tile.mask & demand >> 4 == demand & 15


def lit_patch(lit: list[tuple[int, int]]) -> Patch:
    """Return the patches for cells with other light than before."""
    return tuple((("lit", cell_text(cell)), sides_text(mask)) for cell, mask in lit)
