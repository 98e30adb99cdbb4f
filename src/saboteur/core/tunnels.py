"""All geometry: what fits where, what is connected, which sites are reached.

`lay` and `remove` keep five tables of the state up to date: tiles, rim, live, lit and loose. Laying touches
the neighbours and spreads light outward from the new card, removing looks at what hung on the card.
"""

from __future__ import annotations

from bisect import insort

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
    state.frontier = state.wide = None
    if cell not in state.fixed:
        insort(state.loose, cell)
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
    return [cell]


def remove(state: State, cell: int) -> None:
    """Take a tile off the grid; whatever is cut off goes dark."""
    tiles, lit = state.tiles, state.lit
    tile = tiles.pop(cell)
    state.frontier = state.wide = None
    if cell not in state.fixed:
        state.loose.remove(cell)
    light = lit.pop(cell, 0)
    wanted = faced = 0
    joined = []
    for step, side, facing, demand in tile.borders:
        beside = cell + step
        other = tiles.get(beside)
        if other is None:
            _forget(state, beside, demand, light & side)
            continue
        wanted |= other.demand_at[facing]
        if lit.get(beside, 0) & facing:
            faced = facing
            if light & side:
                joined.append((beside, other.tunnel_at[facing]))
    if wanted:
        state.rim[cell] = wanted
        if faced:
            state.live[cell] = wanted
    if len(joined) > 1 or tile.source:  # nothing hangs on a card that is joined to one other
        _darken(state, joined)
    if state.reached:
        state.reached = {c: by for c, by in state.reached.items() if _is_faced(state, c)}


def _darken(state: State, tunnels: list[tuple[int, int]]) -> None:
    """Take the light from these tunnels and what they lead to, unless that is where light comes from."""
    bright: set[tuple[int, int]] = set()
    dark: set[tuple[int, int]] = set()
    for end in tunnels:
        if end not in bright and end not in dark:
            found = {end}
            (bright if _leads_to_light(state, found, bright) else dark).update(found)
    lit, live = state.lit, state.live
    for cell, tunnel in dark:
        lit[cell] -= tunnel
        if not lit[cell]:
            del lit[cell]
    for cell, tunnel in dark:
        for step, _ in STEPS[tunnel]:
            if cell + step in live and not _is_faced(state, cell + step):
                del live[cell + step]


def _leads_to_light(state: State, found: set[tuple[int, int]], bright: set[tuple[int, int]]) -> bool:
    """Tell whether a tunnel leads to a source or to what is known to do; add the tunnels on the way."""
    tiles = state.tiles
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


def _forget(state: State, beside: int, demand: int, was_lit: int) -> None:
    """Let an empty cell demand nothing on a side any more, where a connected tunnel may have ended."""
    rim, live = state.rim, state.live
    if beside not in rim:
        return
    wanted = rim[beside] & ~(demand | demand >> 4)
    if not wanted:
        del rim[beside]
        live.pop(beside, None)
        return
    rim[beside] = wanted
    if beside in live:
        if was_lit and not _is_faced(state, beside):
            del live[beside]
        else:
            live[beside] = wanted


def _is_faced(state: State, cell: int) -> bool:
    """Tell whether a connected tunnel opens on a side that faces this cell."""
    lit = state.lit
    for step, facing in NEIGHBOURS:  # noqa: SIM110  (hot)
        if lit.get(cell + step, 0) & facing:
            return True
    return False


def relight(state: State, seat: int) -> None:
    """Work out anew what is connected; sites reached before keep the seat that reached them."""
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
    """Work out rim, light and what is loose from the tiles and sites alone."""
    state.loose = sorted(state.tiles.keys() - state.fixed)
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
            demand |= tile.demand_at[facing]
    return demand


def fits(state: State, cell: int, tile: Tile) -> bool:
    """Tell whether every side that touches a face-up card fits (PATH-2)."""
    demand = _demand_on(state, cell)
    return tile.mask & demand >> 4 == demand & 15


def lit_patch(lit: list[tuple[int, int]]) -> Patch:
    """Return the patches for cells with other light than before."""
    return tuple((("lit", cell_text(cell)), sides_text(mask)) for cell, mask in lit)
