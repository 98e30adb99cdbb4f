"""The tournament variant for 5 to 9 players: chips, greedy dwarves, a card halfway (TOUR-1 to TOUR-3)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import CARDS, NOBODY, Module, Payout, Rules, State, Stream, cell_at, seats_of

# Players -> saboteurs, diggers, greedy dwarves (TOUR-1).
DWARVES: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
HALFWAY: Final = cell_at(4, 0)


class Tournament(Module):
    """Its own dwarves without a spare one, and fixed pay in chips."""

    key = "tournament"
    title = "the tournament variant"
    players = (5, 9)
    excludes = ("teams", "greedy", "unpaid", "spare=none")
    traits = ("all-dealt",)

    def dwarves(self, rules: Rules) -> tuple[str, ...]:
        """Return the dwarves by number of players (TOUR-1)."""
        saboteurs, diggers, greedy = DWARVES[rules.players]
        return ("saboteur",) * saboteurs + ("digger",) * diggers + ("greedy",) * greedy

    def gold_deck(self, rules: Rules) -> tuple[int, ...]:
        """Return no gold cards: chips are used (TOUR-1)."""
        return ()

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Lay the topmost path card of the shuffled pile halfway, turned at random (TOUR-2)."""
        top = max(i for i, card in enumerate(state.pile) if CARDS[card].tiles)
        ways = CARDS[state.pile.pop(top)].tiles
        state.tiles[HALFWAY] = ways[stream.below(2) % len(ways)]

    def score(self, rules: Rules, state: State, finder: int) -> Payout:
        """Return fixed pay in chips (TOUR-3)."""
        if finder == NOBODY:
            saboteurs = seats_of(state, "saboteur", state.start, 1)
            chips = 4 if len(saboteurs) == 1 else 3
            side = "saboteurs" if saboteurs else "nobody"
            return Payout(side, finder, saboteurs, chips=tuple((s, chips) for s in saboteurs))
        if state.dwarves[finder] == "greedy":
            return Payout("greedy", finder, (finder,), chips=((finder, 4),))
        diggers = seats_of(state, "digger", finder, -state.direction)
        pay = tuple((seat, 3 if seat == finder else 2) for seat in diggers)
        return Payout("diggers", finder, diggers, chips=pay)
