"""The Vault, the championship card of 2018: one of the last discards instead of a draw (WC-2018)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import (
    Action,
    Effect,
    IllegalAction,
    Module,
    Out,
    Rules,
    State,
    offer_discards,
    plan_draws,
)

CARD: Final = "vault"
# How many discards can be seen.
DEPTH: Final = 5


class Fetch(Effect):
    """Look at the top five discards and keep one instead of drawing; the Vault is discarded on the rest."""

    rule = "WC-2018"

    def __init__(self) -> None:
        """Prepare the only way to play it."""
        self.ways = [Action("play", CARD)]

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return the only way while there are discards; the pile may be empty."""
        return self.ways if state.discard else []

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: there is nothing to take."""
        return IllegalAction("no-discards", self.rule)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Offer the cards; no draw is due (TURN-5)."""
        top = len(state.discard)
        offer_discards(rules, state, seat, range(max(top - DEPTH, 0), top), out)
        plan_draws(state)
        return ()


class Vault(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "the Vault"
    fetches = True

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: Fetch()}
