"""Plays a round on from a fully known position, with the rule bot on every seat.

Random numbers depend on the number of the run and of the move: two runs of the same number that reach the
same position stay together, so that they differ by what was done, not by chance.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Final, cast

from ..bots.rollout import Glance
from ..bots.rule import RuleBot
from ..core.actions import Action
from ..core.engine import legal, play
from ..core.rules import Rules
from ..core.state import State
from ..core.view import View
from .kernel_game import kernel_table

_BOT: Final = RuleBot()
# More moves than a game has.
_MOVES: Final = 1 << 16


def play_on(rules: Rules, state: State, run: int, move: int) -> str:
    """Play from a move of the game to the end of the round; return the winning side.

    The state changes, unless the kernel plays, which makes the same moves.
    """
    table = kernel_table(rules, state, [_BOT] * rules.players)
    if table is not None:
        numbers = count(run * _MOVES + move)
        table.decide_round(lambda seat: Random(next(numbers)))
        if not table.has_outgrown:
            return table.side
    while True:
        seat = state.pending.seats[0]
        for event in play(rules, state, seat, choice(rules, state, run, move), trusted=True):
            if event.kind == "round-ended":
                return str(event.facts["side"])
        move += 1


def choice(rules: Rules, state: State, run: int, move: int) -> Action:
    """Return the rule bot's choice for the seat that is asked; on a plain turn, a glance is enough."""
    seat = state.pending.seats[0]
    actions = legal(rules, state, seat)
    if len(actions) == 1:
        return actions[0]
    rng = Random(run * _MOVES + move)
    if state.pending.kind != "turn":
        return _BOT.choose(View(rules, state, seat), actions, rng)
    return _BOT.choose(cast(View, Glance(rules, state, seat)), actions, rng)
