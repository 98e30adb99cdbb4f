"""What a seat could do if it were its turn now, and how far light would run: for those who think ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .cards import TILES
from .cells import STEPS, xy
from .engine import legal
from .state import State
from .tunnels import lay

if TYPE_CHECKING:
    from .rules import Rules


class Light(NamedTuple):
    """What a laid card would light: sides by cell, and the hidden goal that is then nearest to it."""

    lit: dict[int, int]
    # The goal and how many cards are missing; None if the light leads nowhere, or no goal is hidden.
    nearest: tuple[int, int] | None


def could(rules: Rules, state: State, seat: int) -> list[Action]:
    """Return what a seat may do or, during another's turn, could do if it were its own.

    While others are asked something else, cards are on their way: nothing can be foreseen then.
    """
    pending = state.stack[-1]
    if seat in pending.seats or pending.kind != "turn":
        return legal(rules, state, seat)
    return rules.windows["turn"].legal(rules, state, rules.tables.turn_stacks[seat][0], seat)


def light_of(state: State, seat: int, action: Action) -> Light:
    """Return what a placement would light; the state does not change."""
    after = state.copy()
    lit = dict(lay(after, action.cell, TILES[action.tile], seat))
    ends = {
        cell + step for cell, mask in lit.items() for step, _ in STEPS[mask] if cell + step not in after.tiles
    }
    hidden = [cell for cell in after.goals if cell in after.sites]
    ways = [(_distance(end, goal), goal) for end in ends for goal in hidden]
    if not ways:
        return Light(lit, None)
    far, goal = min(ways)
    return Light(lit, (goal, far))


def _distance(one: int, other: int) -> int:
    (x, y), (a, b) = xy(one), xy(other)
    return abs(x - a) + abs(y - b)
