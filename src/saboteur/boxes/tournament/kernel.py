"""The tournament variant in the kernel: fixed pay in chips, and a card halfway (TOUR-2, TOUR-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.mine import set_tile
from saboteur.kernel.part import KernelPart
from saboteur.kernel.payout import add_pay, add_winner, end_round_as
from saboteur.kernel.state import NOBODY, board_cell
from saboteur.kernel.streams import draw_below

from .rules import HALFWAY

if TYPE_CHECKING:
    from saboteur.kernel.tables import RulesTable

_SABOTEUR, _DIGGER, _GREEDY, _HALFWAY = range(1, 5)
_DIGGERS, _SABOTEURS, _BY_GREEDY, _NOBODY = range(4)


def _numbers(table: RulesTable) -> Sequence[int]:
    names = ("saboteur", "digger", "greedy")
    return [*[table.dwarf_number(name) for name in names], board_cell(HALFWAY)]


@compiled
def _began(t: Record, s: Record, own: Record) -> None:
    """Lay the topmost path card of the shuffled pile halfway, turned at random (TOUR-2)."""
    top = s.n_pile - 1
    while s.pile[top] >= t.n_paths:
        top -= 1
    kind = s.pile[top]
    s.n_pile -= 1
    for i in range(top, s.n_pile):
        s.pile[i] = s.pile[i + 1]
    way = draw_below(t, s, 2, own[0])
    tile = t.way[kind, way] if t.way[kind, way] else t.way[kind, 0]
    s.loose[0] = own[_HALFWAY]
    s.n_loose = 1
    set_tile(t, s, own[_HALFWAY], tile, s.turn)


@compiled
def _score(t: Record, s: Record, own: Record, finder: int) -> None:
    """Pay in chips: saboteurs, a greedy finder alone, or the diggers (TOUR-3)."""
    s.in_chips = 1
    if finder == NOBODY:
        for step in range(t.players):
            seat = (s.start + step) % t.players
            if s.dwarf[seat] == own[_SABOTEUR]:
                add_winner(s, seat)
        for i in range(s.n_winners):
            add_pay(s, s.winner[i], 4 if s.n_winners == 1 else 3)
        end_round_as(s, own[0], _SABOTEURS if s.n_winners else _NOBODY)
    elif s.dwarf[finder] == own[_GREEDY]:
        add_winner(s, finder)
        add_pay(s, finder, 4)
        end_round_as(s, own[0], _BY_GREEDY)
    else:
        for step in range(t.players):
            seat = (finder - s.direction * step) % t.players
            if s.dwarf[seat] == own[_DIGGER]:
                add_winner(s, seat)
                add_pay(s, seat, 3 if seat == finder else 2)
        end_round_as(s, own[0], _DIGGERS)


PART = KernelPart(
    sides=("diggers", "saboteurs", "greedy", "nobody"),
    numbers=_numbers,
    began=_began,
    score=_score,
)
