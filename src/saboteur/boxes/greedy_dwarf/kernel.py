"""The greedy dwarf in the kernel (WC-2016)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.part import KernelPart
from saboteur.kernel.payout import add_pay, add_winner, end_round_as
from saboteur.kernel.state import NOBODY

from .rules import GREEDY_GOLD

if TYPE_CHECKING:
    from saboteur.kernel.tables import RulesTable


def _numbers(table: RulesTable) -> Sequence[int]:
    return [table.dwarf_number("greedy")]


@compiled
def _adjust(t: Record, s: Record, own: Record) -> None:
    """Give the treasure to a greedy dwarf who found it personally, and nothing to the others."""
    if s.finder == NOBODY or s.dwarf[s.finder] != own[1]:
        return
    s.pay_cards = 0
    s.n_winners = 0
    s.n_sharers = 0
    s.n_pay = 0
    add_winner(s, s.finder)
    add_pay(s, s.finder, GREEDY_GOLD)
    end_round_as(s, own[0], 0)


PART = KernelPart(sides=("greedy",), numbers=_numbers, adjust=_adjust)
