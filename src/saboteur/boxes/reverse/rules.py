"""Reverse, the championship card of 2020: the order of play is reversed (WC-2020)."""

from __future__ import annotations

from typing import Final

from saboteur.modding import Action, Changes, Effect, Module, Out, Rules, State

from .events import Reversed

CARD: Final = "reverse"


class TurnRound(Effect):
    """Play goes the other way for the rest of the round; gold cards then pass the other way as well."""

    rule = "WC-2020"

    def __init__(self) -> None:
        """Prepare the only way to play it."""
        self.ways = [Action("play", CARD)]

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        return self.ways

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Turn the direction; set-up turns it back for the next round."""
        state.direction = -state.direction
        if out is not None:
            out.append(Reversed(seat=seat, changes=Changes(((("direction",), state.direction),))))
        return ()


class Reverse(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "Reverse"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: TurnRound()}
