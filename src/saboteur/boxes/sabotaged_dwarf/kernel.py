"""The sabotaged dwarf in the kernel: diggers with a broken tool take no gold (SABDWARF-1)."""

from __future__ import annotations

from saboteur.kernel.compiled import Record, compiled
from saboteur.kernel.part import KernelPart


@compiled
def _adjust(t: Record, s: Record, own: Record) -> None:
    """Draw a card for every digger, but let only those with whole tools take."""
    if s.n_sharers == 0:
        return
    s.pay_cards = s.n_winners
    count = 0
    for i in range(s.n_sharers):
        if not s.front[s.sharer[i]] & t.blocking:
            s.sharer[count] = s.sharer[i]
            count += 1
    s.n_sharers = count


PART = KernelPart(adjust=_adjust)
