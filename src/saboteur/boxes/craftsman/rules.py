"""The Craftsman, the championship card of 2021: repairs any tool (WC-2021)."""

from __future__ import annotations

from typing import Final

from saboteur.boxes.base.action_cards import TOOLS
from saboteur.modding import (
    Action,
    Effect,
    IllegalAction,
    Module,
    Out,
    Repaired,
    Rules,
    State,
    front_changes,
    refused_target,
    take_from_front,
)

CARD: Final = "craftsman"


class Mend(Effect):
    """Remove one broken tool of any kind in front of any player."""

    rule = "WC-2021"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return every broken tool, by seat, then by tool."""
        return [
            Action("play", CARD, seat=target, word=tool)
            for target in range(rules.players)
            for tool in TOOLS
            if state.front.get(f"break-{tool}", 0) >> target & 1
        ]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat or tool, or the tool is not broken."""
        if refused := refused_target(rules, self.rule, action):
            return refused
        reason = "nothing-to-repair" if action.word in TOOLS else "wrong-tool"
        return IllegalAction(reason, self.rule, action.word)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        broken = f"break-{action.word}"
        take_from_front(rules, state, action.seat, broken)
        if out is not None:
            changes = front_changes(rules, state, action.seat)
            out.append(Repaired(seat=seat, target=action.seat, card=broken, changes=changes))
        return (broken,)


class Craftsman(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "the Craftsman"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: Mend()}
