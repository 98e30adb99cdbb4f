"""Random play to the end of a game, as searches and balance runs need it: nothing checked, no events.

It is the same as picking and playing action by action, and a test says so. Plain turns, which are nearly all
there is, take a straight path: one loop from turn to turn, without frames and windows in between.
"""

from __future__ import annotations

from collections.abc import Callable

from .rules import Rules
from .state import State
from .turns import AFTER, finish_turn, pick_plain


def play_out(rules: Rules, state: State, draw: Callable[[], float]) -> int:
    """Let everyone act at random until nobody is asked any more; return how many actions that took.

    The numbers drawn go from 0 to below 1, as `random.random`'s.
    """
    windows = rules.windows
    # Modules that watch every turn's end or forbid actions take the long way.
    is_plain = not rules.on_turn_end and not rules.forbids
    moves = 0
    while True:
        frame = state.stack[-1]
        window = windows[frame.kind]
        if not frame.seats:
            if frame.kind == "over":
                return moves
            window.run(rules, state, frame, None)
        elif is_plain and state.stack is rules.turn_stacks[state.turn] and state.hands[state.turn]:
            moves += _play_turns(rules, state, draw)
        else:
            seat = frame.seats[0]
            window.resolve(rules, state, frame, seat, window.pick(rules, state, frame, seat, draw()), None)
            moves += 1


def _play_turns(rules: Rules, state: State, draw: Callable[[], float]) -> int:
    """Play plain turns until something else is asked; see `TurnWindow.resolve` for what a turn is."""
    stacks, does, hands, seat, moves = rules.turn_stacks, rules.deed_does, state.hands, state.turn, 0
    while state.stack is stacks[seat] and (hand := hands[seat]):
        action = pick_plain(rules, state, seat, hand, draw())
        state.stack, state.last_turn = AFTER, seat
        does[action.verb](rules, state, seat, action, None)
        moves += 1
        if state.stack is AFTER:
            finish_turn(rules, state, None)
        seat = state.turn
    return moves
