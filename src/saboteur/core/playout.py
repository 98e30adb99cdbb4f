"""Random play to the end of a game, as searches and balance runs need it: nothing checked, no events.

It is the same as picking and playing action by action, and a test says so. Plain turns, which are nearly all
there is, take a straight path: one loop from turn to turn, without decisions and windows in between.
"""

from __future__ import annotations

from .rules import Rules
from .state import State
from .turns import AFTER, Chances, turns_of


def play_out(rules: Rules, state: State, draw: Chances) -> int:
    """Let everyone act at random until nobody is asked any more; return how many actions that took.

    The numbers drawn go from 0 to below 1, as `random.random`'s.
    """
    windows, play_on = rules.windows, turns_of(rules).play_on
    # Modules that watch every turn's end or forbid actions take the long way.
    is_plain = not rules.on_turn_end and not rules.forbids
    moves = 0
    while True:
        pending = state.stack[-1]
        window = windows[pending.kind]
        if not pending.seats:
            if pending.kind == "over":
                return moves
            window.run(rules, state, pending, None)
        elif is_plain and state.stack is rules.turn_stacks[state.turn] and state.hands[state.turn]:
            state.stack = AFTER  # it stays so from turn to turn, for nobody looks
            moves += play_on(rules, state, pending, state.turn, draw(), draw)
        else:
            seat = pending.seats[0]
            action = rules.pickers[pending.kind](rules, state, pending, seat, draw())
            window.resolve(rules, state, pending, seat, action, None)
            moves += 1
