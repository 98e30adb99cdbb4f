"""The tournament variant for 5 to 9 players: chips, greedy dwarves, a card halfway (TOUR-1 to TOUR-3)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import (
    CARDS,
    NOBODY,
    Module,
    Payout,
    Rules,
    Share,
    State,
    Stream,
    cell_at,
    chips_of,
    seats_of,
)

# Players -> saboteurs, diggers, greedy dwarves (TOUR-1).
DWARVES: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
RULE: Final = "TOUR-3"
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
            shares = [Share(s, "saboteurs", chips, RULE, len(saboteurs)) for s in saboteurs]
            return _paid(side, finder, saboteurs, shares)
        if state.dwarves[finder] == "greedy":
            return _paid("greedy", finder, (finder,), [Share(finder, "greedy", 4, RULE)])
        diggers = seats_of(state, "digger", finder, -state.direction)
        found = [Share(s, "finder", 3, RULE) if s == finder else Share(s, "digger", 2, RULE) for s in diggers]
        return _paid("diggers", finder, diggers, found)


def _paid(side: str, finder: int, winners: tuple[int, ...], shares: list[Share]) -> Payout:
    return Payout(side, finder, winners, chips=chips_of(shares), shares=tuple(shares))
