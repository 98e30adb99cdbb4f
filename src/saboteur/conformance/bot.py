"""Checking a bot: always legal, in time, the same choice for the same view, at every kind of table."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from saboteur import Game, Rules, redact
from saboteur.bots import Bot, make_bot
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.outside import load_bot
from saboteur.boxes import BOXES
from saboteur.presets import offered

from .box_games import naming, only, some_rules
from .faults import Report, assert_same

_BUDGET: Final = 0.1
# How far a bot may exceed its budget, in seconds of CPU time or wall-clock time.
_SLACK: Final = 0.5
_LONGEST: Final = 10.0
# A bot is too slow if it is so this often in a row: a collection of the whole process's garbage may fall into
# one choice.
_TRIES: Final = 3
# Every so many choices are asked for a second time.
_AGAIN: Final = 4
_OTHERS: Final = "rule"
# After faults at so many tables the others would only repeat them.
_ENOUGH: Final = 3


def check_bot(bot: str | Path | Callable[[], Bot], budget: float = _BUDGET) -> Report:
    """Check a bot: a class, or its place, such as `greedy.py:Greedy`.

    It plays a round with every preset and every box, beside itself and beside another bot. AssertionError
    lists everything that is wrong.
    """
    make = bot if callable(bot) else load_bot(str(bot))
    report = Report(f"The bot {getattr(make, '__name__', bot)!r}")
    for name, rules in _tables():
        if len(report.faults) < _ENOUGH:
            with report.part(name):
                _check_round(make, rules, name, budget)
    return report.told()


def _tables() -> Iterator[tuple[str, Rules]]:
    """Return a table for every preset and every box, a round each."""
    once = {"rounds": "1"}
    for number, (name, preset) in enumerate(offered().items()):
        rng = Random(f"{name} {number}")
        yield f"preset {name}", some_rules(rng, preset.modules, **once)
    for key, box in BOXES.items():
        yield f"box {key}", some_rules(Random(key), only(box), **once)


def _check_round(make: Callable[[], Bot], rules: Rules, label: str, budget: float) -> None:
    game, rng = Game(rules, seed=label), Random(label)
    own, other = make(), make_bot(_OTHERS)
    past = Chronicle.of(game.view())
    with naming(game):
        while not game.over:
            seat = game.actors[0]
            if seat % 3 == 2:
                action = other.choose(game.view(seat), game.legal(seat), rng, budget, past)
            else:
                action = _chosen(own, make, game, seat, rng, budget, past)
            past.watch(redact(game.play(seat, action), None))


def _chosen(
    bot: Bot, make: Callable[[], Bot], game: Game, seat: int, rng: Random, budget: float, past: Chronicle
) -> Any:
    """Let the bot choose, and check what it chose and that it touched nothing."""
    view, legal = game.view(seat), game.legal(seat)
    before, lot = pickle.dumps(view.as_dict()), rng.random()
    for _ in range(_TRIES):
        began, used = perf_counter(), process_time()
        action = bot.choose(view, list(legal), Random(lot), budget, past)
        took, used = perf_counter() - began, process_time() - used
        if used < budget + _SLACK and took < budget + _LONGEST:
            break
    assert action in legal, f"it chose {action!s}, which is not among the legal actions"
    assert used < budget + _SLACK, f"it was given {budget} s for {action} and computed for {used:.2f} s"
    assert took < budget + _LONGEST, f"it was given {budget} s for {action} and took {took:.2f} s"
    assert pickle.dumps(view.as_dict()) == before, "it changed the view that it was given"
    if took < budget / 2 and rng.randrange(_AGAIN) == 0:
        again = make().choose(game.view(seat), list(legal), Random(lot), budget, past)
        assert_same(action, again, "for the same view and rng a new bot of this kind chose something else")
        alone = make().choose(game.view(seat), list(legal), Random(lot), budget, None)
        assert alone in legal, f"without a past it chose {alone!s}, which is not among the legal actions"
    return action
