"""Random play to the end of a game, as searches and balance runs need it: nothing checked, no events.

It is the same as picking and playing action by action, and a test says so. Plain turns, which are nearly all
there is, take a straight path: one loop from turn to turn, without frames and windows in between.
"""

from __future__ import annotations

from collections.abc import Callable

from .actions import NOBODY
from .rules import Rules
from .state import State
from .turns import AFTER, finisher_of


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
            action = rules.pickers[frame.kind](rules, state, frame, seat, draw())
            window.resolve(rules, state, frame, seat, action, None)
            moves += 1


def _play_turns(rules: Rules, state: State, draw: Callable[[], float]) -> int:
    """Play plain turns until something else is asked; see `TurnWindow.answer` for what a turn is."""
    pick, finish, frame = rules.pickers["turn"], finisher_of(rules), state.frame
    does, seat, moves = rules.deed_does, state.turn, 0
    state.stack = AFTER  # it stays so from turn to turn, for nobody looks
    while seat != NOBODY:
        action = pick(rules, state, frame, seat, draw())
        state.last_turn = seat
        does[action.verb](rules, state, seat, action, None)
        moves += 1
        if state.stack is not AFTER:
            break
        seat = finish(state, None)
    return moves
