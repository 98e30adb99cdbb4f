"""The variant in which diggers with a broken tool take no gold (SABDWARF-1)."""

from __future__ import annotations

from saboteur.modding import Module, Payout, Rules, Share, State


class SabotagedDwarf(Module):
    """A digger with a broken tool in front of them takes no gold card."""

    key = "sabotaged-dwarf"
    title = "the sabotaged dwarf"
    excludes = ("teams",)
    traits = ("unpaid",)
    # "Strongly recommended for fewer players."
    suits = (3, 4)

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        """Draw a card for every digger, but let only those with whole tools take."""
        if payout.side != "diggers":
            return payout
        whole = tuple(seat for seat in payout.sharers if not state.blocked >> seat & 1)
        count = len(payout.winners)
        shares = tuple([_share(seat, count, len(whole), seat in whole) for seat in payout.winners])
        return payout._replace(cards=count, sharers=whole, shares=shares)


def _share(seat: int, cards: int, among: int, whole: bool) -> Share:
    """Return why a digger takes gold cards, or none."""
    if whole:
        return Share(seat, "gold-cards", None, "GOLD-2", cards, among)
    return Share(seat, "broken-tool", 0, "SABDWARF-1")
