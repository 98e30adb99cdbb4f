"""Tea for two: both draw a card, and nobody breaks the guest's tools for a while (TEA-1, TEA-2)."""

from __future__ import annotations

from typing import Any, Final

from saboteur.modding import (
    Action,
    Changes,
    Effect,
    IllegalAction,
    Module,
    Out,
    Patch,
    Public,
    Rules,
    State,
    Stream,
    plan_draws,
    refused_target,
    seat_text,
)

CARD: Final = "tea"


class TeaPoured(Public, kind="tea-poured"):
    """A player had tea with another one."""

    target: int


class TeaOver(Public, kind="tea-over"):
    """A player got up from tea."""


def at_tea(state: State) -> tuple[int, ...]:
    """Return who is at tea."""
    seats: tuple[int, ...] = state.ext.get(CARD, ())
    return seats


def seat_at_tea(state: State, seats: tuple[int, ...]) -> Patch:
    """Let these be at tea from now on; return what changes in everyone's view."""
    state.keep(CARD, seats)
    return ((("ext", CARD), list(seats)),)


class Pour(Effect):
    """Have tea with another player: both draw a card (TEA-1)."""

    rule = "TEA-1"

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return everyone else who is not at tea."""
        seats = [s for s in range(rules.players) if s != seat and s not in at_tea(state)]
        return [Action("play", CARD, seat=s) for s in seats]

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat, the player's own seat, or somebody already at tea."""
        if refused := refused_target(rules, self.rule, action):
            return refused
        if action.seat == seat:
            return IllegalAction("tea-alone", self.rule)
        return IllegalAction("at-tea", self.rule, seat_text(action.seat))

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Sit down together."""
        patch = seat_at_tea(state, (*at_tea(state), action.seat))
        plan_draws(state, seat, action.seat)
        if out is not None:
            out.append(TeaPoured(seat=seat, target=action.seat, changes=Changes(patch)))
        return ()


class Tea(Module):
    """Two tea breaks in the draw pile (TEA-1)."""

    key = CARD
    title = "the tea break"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        """Return the cards."""
        return [(CARD, 2)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what they do."""
        return {CARD: Pour()}

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Begin with nobody at tea."""
        state.keep(CARD, ())

    def forbids(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Let nobody break the tools of players at tea (TEA-2)."""
        if action.card.startswith("break-") and action.seat in at_tea(state):
            return IllegalAction("at-tea", "TEA-2", seat_text(action.seat))
        return None

    def on_turn_end(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        """Get up after one's next turn."""
        if seat in at_tea(state):
            patch = seat_at_tea(state, tuple(s for s in at_tea(state) if s != seat))
            if out is not None:
                out.append(TeaOver(seat=seat, changes=Changes(patch)))

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> list[int]:
        """Show everyone who is at tea."""
        return list(at_tea(state))

    def encode_ext(self, rules: Rules, state: State) -> list[int]:
        """Write who is at tea."""
        return list(at_tea(state))

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Read who is at tea; by default nobody."""
        seats = tuple(data or ())
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(rules.players)):
            raise ValueError(f"these cannot be at tea: {data}")
        state.keep(CARD, seats)

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        """Keep what everyone sees."""
        self.decode_ext(rules, state, known)
