"""The greedy dwarf of the 2016 championship: wins alone or not at all (WC-2016)."""

from __future__ import annotations

from saboteur.boxes.base.rules import Base
from saboteur.modding import NOBODY, Module, Payout, Rules, Share, State, chips_of

GREEDY_GOLD = 4


class GreedyDwarf(Module):
    """Replaces one digger with a greedy dwarf."""

    key = "greedy-dwarf"
    title = "the greedy dwarf"
    excludes = ("teams",)
    traits = ("greedy",)

    def dwarves(self, rules: Rules) -> tuple[str, ...]:
        """Return the base game's dwarves with one digger turned greedy."""
        return (*Base().dwarves(rules)[:-1], "greedy")

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        """Give the treasure to a greedy dwarf who found it personally, and nothing to the others."""
        finder = payout.finder
        if finder == NOBODY or state.dwarves[finder] != "greedy":
            return payout
        shares = (Share(finder, "greedy", GREEDY_GOLD, "WC-2016"),)
        return Payout("greedy", finder, (finder,), sums=chips_of(shares), shares=shares)
