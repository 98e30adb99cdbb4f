"""Thieves at the end of a round (S2-STEAL)."""

from __future__ import annotations

from typing import Any

from saboteur.modding import (
    Action,
    Changes,
    Nothing,
    Out,
    Patch,
    Pending,
    Rules,
    State,
    Window,
    change_gold,
    own_gold,
    parse_seat,
    seat_text,
)

from .events import Stole

NONE = Action("steal", word="none")


def order_of_thieves(rules: Rules, state: State) -> tuple[int, ...]:
    """Return who may steal, in the edition's order (ED-THIEF); trapped players may not."""
    free = [seat for seat in state.thieves if not state.front.get("trap", 0) >> seat & 1]
    if rules.switches["thieves"] == "backwards" or not free:
        return tuple(reversed(free))
    return tuple(sorted(free, key=lambda seat: (seat - free[-1]) % rules.players))


def victims(state: State, thief: int) -> list[int]:
    """Return everyone else who has gold."""
    return [seat for seat, gold in enumerate(state.gold) if gold and seat != thief]


class ThievesWindow(Window):
    """Lets the thieves steal one after the other."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Ask the next one; if there is nothing to steal, nobody is asked."""
        state.pop()
        order: tuple[int, ...] = pending.data
        if not order:
            return
        state.push(Pending("thieves", (), order[1:]))
        if victims(state, order[0]):
            state.push(Pending("steal", order[:1]))

    def encode(self, data: tuple[int, ...]) -> list[int]:
        return list(data)

    def decode(self, rules: Rules, state: State, data: Any) -> tuple[int, ...]:
        if any(seat not in range(rules.players) for seat in data or ()):
            raise ValueError(f"{data} is no order of seats")
        return tuple(data or ())


class StealWindow(Window):
    """A thief takes one gold from a player who has any, or none (S2-STEAL)."""

    verbs = frozenset({"steal"})
    rule = "S2-STEAL"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return the players with gold, then nobody."""
        return [*(Action("steal", word=seat_text(victim)) for victim in victims(state, seat)), NONE]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Move one gold, for all to see."""
        state.pop()
        victim = parse_seat(action.word)
        if victim is None:
            if out is not None:
                out.append(Stole(seat=seat, target=None))
            return
        patch: Patch = (
            *change_gold(rules, state, victim, -1),
            *change_gold(rules, state, seat, 1),
        )
        if out is not None:
            secret = own_gold(state, seat, Nothing()) + own_gold(state, victim, Nothing())
            out.append(Stole(seat=seat, target=victim, changes=Changes(patch, secret)))
