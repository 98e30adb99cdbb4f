"""The Lantern: give another player light, and both of you draw a card (LANTERN-1)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import (
    Action,
    Changes,
    Effect,
    IllegalAction,
    Module,
    Out,
    Rules,
    State,
    plan_draws,
    refused_target,
)

from .events import LanternLit

CARD: Final = "lantern"


class LanternEffect(Effect):
    """Both players draw a card at the end of the turn (LANTERN-1)."""

    rule = "LANTERN-1"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every legal way to play the card."""
        return [Action("play", CARD, seat=other) for other in range(rules.players) if other != seat]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return why any other way is refused."""
        return refused_target(rules, self.rule, action) or IllegalAction("lantern-alone", self.rule)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Plan the draws and tell everyone; `out` is None where nobody listens."""
        plan_draws(state, seat, action.seat)
        if out is not None:
            out.append(LanternLit(seat=seat, target=action.seat, changes=Changes()))
        return ()


class LanternRules(Module):
    """Two Lanterns in the draw pile (LANTERN-1)."""

    key = CARD
    title = "the Lantern"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        """Return the cards for the draw pile, and how many of each."""
        return [(CARD, 2)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what each action card does."""
        return {CARD: LanternEffect()}
