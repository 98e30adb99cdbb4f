"""The variant in which diggers with a broken tool take no gold (SABDWARF-1)."""

from __future__ import annotations

from saboteur.modding import Module, Payout, Rules, State


class SabotagedDwarf(Module):
    """A digger with a broken tool in front of them takes no gold card."""

    key = "sabotaged-dwarf"
    title = "the sabotaged dwarf"
    excludes = ("teams",)
    traits = ("unpaid",)

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        """Draw a card for every digger, but let only those with whole tools take."""
        if payout.side != "diggers":
            return payout
        whole = tuple(seat for seat in payout.sharers if not state.blocked >> seat & 1)
        return payout._replace(cards=len(payout.winners), sharers=whole)
