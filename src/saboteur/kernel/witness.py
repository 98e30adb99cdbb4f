"""What everyone at the table can see of a deed: the ways to the goals before and after it (`Chronicle`)."""

from __future__ import annotations

from .compiled import Record, compiled
from .distances import distance_without, survey_after, survey_mine
from .state import OPERAND_BITS

_OPERAND = (1 << OPERAND_BITS) - 1


@compiled
def see_deed(t: Record, s: Record, p: Record, deed: int) -> None:
    """Survey the mine for those who know no face-down goal, before a deed and after it.

    The deed is a cell and the tile that is laid there, 0 if one is removed; without a cell nothing changes.
    As in a chronicle, tunnels alone count, not that a goal has been reached.
    """
    reached = s.reached
    s.reached = 0
    p.weighed = (1 << t.n_goals) - 1 & ~s.open
    p.weight[:] = 1.0
    survey_mine(t, s, p)
    cell = deed >> OPERAND_BITS
    tile = deed & _OPERAND
    if cell and tile:
        survey_after(t, s, p, tile, cell)
    elif cell:
        distance_without(t, s, p, cell)
    s.reached = reached
