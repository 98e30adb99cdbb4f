"""Which team has a way to the treasure, past the other team's doors, in the kernel (S2-WIN-1)."""

from __future__ import annotations

from typing import Final

from saboteur.core.cards import MARKS
from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.state import HIDDEN_GOAL, START, STEPS

from .catalogue import TEAMS

# The mark of the first team's doors; that of the other follows.
BLUE: Final = MARKS.index(TEAMS[0]) + 1


@compiled
def _begin_ways(t: Record, s: Record) -> int:
    """Begin at the start card and at every ladder; return how many tunnels that are."""
    t.seen[:] = 0
    t.seen[START] = t.sides[t.start_tile]
    t.todo[0] = START << 4 | t.sides[t.start_tile]
    top = 1
    for i in range(s.n_loose):
        cell = s.loose[i]
        tile = s.tile[cell]
        if t.source[tile]:
            for d in range(4):
                tunnel = t.tunnel[tile, d]
                if tunnel and not t.seen[cell] & tunnel:
                    t.seen[cell] |= tunnel
                    t.todo[top] = cell << 4 | tunnel
                    top += 1
    return top


@compiled
def _is_treasure(t: Record, s: Record, cell: int) -> bool:
    for g in range(t.n_goals):  # noqa: SIM110  (numba has no generators)
        if t.goal_cell[g] == cell and t.goal_ends[s.goal[g]]:
            return True
    return False


@compiled
def team_has_way(t: Record, s: Record, mark: int) -> bool:
    """Tell whether a way leads from the start to the treasure past no door of the other team (S2-WIN-1)."""
    top = _begin_ways(t, s)
    while top:
        top -= 1
        cell = t.todo[top] >> 4
        tunnel = t.todo[top] & 15
        if _is_treasure(t, s, cell):
            return True
        for d in range(4):
            beside = cell + STEPS[d]
            tile = s.tile[beside]
            if not tunnel >> d & 1 or tile == 0 or tile >= HIDDEN_GOAL:
                continue
            beyond = t.tunnel[tile, d ^ 1]
            door = t.mark[tile]
            shut = BLUE <= door < BLUE + 2 and door != mark and beyond == t.longest[tile]
            if beyond and not shut and not t.seen[beside] & beyond:
                t.seen[beside] |= beyond
                t.todo[top] = beside << 4 | beyond
                top += 1
    return False
