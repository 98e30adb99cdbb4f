"""All geometry: what fits where, what is lit, which goals are reached (PATH-1 to PATH-4, GOAL-1).

A cell's demand is worked out from its four neighbours when it is asked for; only light is kept.
"""

from __future__ import annotations

from .compiled import Record, compiled, copy_row
from .state import CELLS, HIDDEN_GOAL, LISTED, LIVE, START, STEPS, WALL, WIDTH


@compiled
def demand_on(t: Record, s: Record, cell: int) -> int:
    """Return what face-up neighbours demand of a cell: sides known, sides open (PATH-2)."""
    demand = 0
    for d in range(4):
        demand |= t.says[d, s.tile[cell + STEPS[d]]]
    return demand


@compiled
def fits_demand(t: Record, tile: int, demand: int) -> bool:
    """Tell whether every side of a tile fits what the neighbours demand (PATH-2)."""
    return t.sides[tile] & demand >> 4 == demand & 15


@compiled
def _reach_goal(t: Record, s: Record, cell: int, seat: int) -> None:
    """Note who reached a face-down goal first (GOAL-1, GOAL-5)."""
    for g in range(t.n_goals):
        if t.goal_cell[g] == cell and not (s.open | s.reached) >> g & 1:
            s.reached |= 1 << g
            s.reached_by[g] = seat


@compiled
def _spread(t: Record, s: Record, cell: int, tunnel: int, seat: int) -> None:
    """Light what a lit tunnel leads to; empty cells at its ends become live (PATH-4)."""
    tile, lit, todo = s.tile, s.lit, t.todo
    todo[0] = cell << 4 | tunnel
    top = 1
    while top:
        top -= 1
        here = todo[top] >> 4
        sides = todo[top] & 15
        for d in range(4):
            if not sides >> d & 1:
                continue
            beside = here + STEPS[d]
            other = tile[beside]
            if other == 0:
                if not lit[beside] & LIVE:
                    lit[beside] = LIVE
                    s.live[s.n_live] = beside
                    s.n_live += 1
            elif other == HIDDEN_GOAL:
                _reach_goal(t, s, beside, seat)
            elif other == WALL:
                s.edge = 1
            else:
                beyond = t.tunnel[other, d ^ 1]
                if beyond and not lit[beside] & 1 << (d ^ 1):
                    lit[beside] |= beyond
                    todo[top] = beside << 4 | beyond
                    top += 1


@compiled
def light_on(t: Record, s: Record, cell: int, tile: int) -> int:
    """Return the sides of a tile whose tunnels are lit from a neighbour, or from themselves."""
    if t.source[tile]:
        return t.sides[tile]
    light = 0
    for d in range(4):
        tunnel = t.tunnel[tile, d]
        if tunnel and s.lit[cell + STEPS[d]] & 1 << (d ^ 1):
            light |= tunnel
    return light


@compiled
def _spread_all(t: Record, s: Record, cell: int, tile: int, light: int, seat: int) -> None:
    """Spread light from every lit tunnel of a tile."""
    left = light
    for d in range(4):
        if left >> d & 1:
            tunnel = t.tunnel[tile, d]
            left &= ~tunnel
            _spread(t, s, cell, tunnel, seat)


@compiled
def set_tile(t: Record, s: Record, cell: int, tile: int, seat: int) -> None:
    """Lay a tile for a seat; light spreads from it (PATH-4, GOAL-1)."""
    if s.lit[cell] & LIVE:
        i = 0
        while s.live[i] != cell:
            i += 1
        s.n_live -= 1
        s.live[i] = s.live[s.n_live]
    s.tile[cell] = tile
    light = light_on(t, s, cell, tile)
    s.lit[cell] = light
    if light:
        _spread_all(t, s, cell, tile, light, seat)


@compiled
def clear_tile(t: Record, s: Record, cell: int) -> None:
    """Take a path card off the mine; what it cut off goes dark (ACT-4)."""
    s.tile[cell] = 0
    s.lit[cell] = 0
    for i in range(s.n_loose):
        if s.loose[i] == cell:
            s.n_loose -= 1
            s.loose[i] = s.loose[s.n_loose]
            break
    for i in range(s.n_laid):
        if s.laid[i] == cell:
            s.n_laid -= 1
            for j in range(i, s.n_laid):
                s.laid[j] = s.laid[j + 1]
            break
    light_mine(t, s, s.turn)


@compiled
def light_mine(t: Record, s: Record, seat: int) -> None:
    """Work out anew what is lit; goals reached before keep the seat that reached them."""
    for i in range(s.n_live):
        s.lit[s.live[i]] = 0
    s.n_live = 0
    for i in range(s.n_loose):
        s.lit[s.loose[i]] = 0
    for g in range(t.n_goals):
        s.lit[t.goal_cell[g]] = 0
    before = s.reached
    copy_row(t.was_by, s.reached_by)
    s.reached = 0
    s.lit[START] = t.sides[t.start_tile]
    _spread_all(t, s, START, t.start_tile, t.sides[t.start_tile], seat)
    for i in range(s.n_loose):
        cell = s.loose[i]
        tile = s.tile[cell]
        if t.source[tile]:
            s.lit[cell] |= t.sides[tile]
            _spread_all(t, s, cell, tile, t.sides[tile], seat)
    for g in range(t.n_goals):
        if before >> g & 1:
            s.reached_by[g] = t.was_by[g]


@compiled
def list_rim(t: Record, s: Record) -> int:
    """Write down the empty cells beside face-up cards (PATH-1) and return how many there are."""
    n = _list_around(t, s, START, 0)
    for g in range(t.n_goals):
        if s.shown >> g & 1:
            n = _list_around(t, s, t.goal_cell[g], n)
    for i in range(s.n_loose):
        n = _list_around(t, s, s.loose[i], n)
    for i in range(n):
        s.lit[t.rim[i]] &= ~LISTED
    return n


@compiled
def _list_around(t: Record, s: Record, cell: int, n: int) -> int:
    for d in range(4):
        beside = cell + STEPS[d]
        if s.tile[beside] == WALL:
            s.edge = 1
        elif s.tile[beside] == 0 and not s.lit[beside] & LISTED:
            s.lit[beside] |= LISTED
            t.rim[n] = beside
            n += 1
    return n


@compiled
def clear_mine(t: Record, s: Record) -> None:
    """Leave only the start card and the face-down goals (SETUP-2)."""
    s.tile[:] = 0
    s.lit[:] = 0
    for i in range(WIDTH):
        s.tile[i] = WALL
        s.tile[CELLS - 1 - i] = WALL
        s.tile[i * WIDTH] = WALL
        s.tile[i * WIDTH + WIDTH - 1] = WALL
    s.tile[START] = t.start_tile
    for g in range(t.n_goals):
        s.tile[t.goal_cell[g]] = HIDDEN_GOAL
    s.n_live = 0
    s.n_loose = 0
    s.n_laid = 0
    s.reached = 0
    s.open = 0
    s.shown = 0
    light_mine(t, s, s.start)
