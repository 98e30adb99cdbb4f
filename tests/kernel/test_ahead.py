"""The searching bot on the kernel: its worlds, what comes of its moves, and that it sees its view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, variance

import pytest

from saboteur import Game, Rules
from saboteur.bots import ahead, make_bot
from saboteur.bots.ahead import TO_THE_END, KernelWorlds, kernel_worlds
from saboteur.bots.belief import Certainties, Posterior, believe
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.kernel_access import is_kernel_ready
from saboteur.bots.seer import ReferenceWorlds, SeerBot, Tried, made_up
from saboteur.bots.value import shipped_value
from saboteur.core.engine import play
from saboteur.core.view import View
from saboteur.core.worlds import resample
from saboteur.kernel.machine import warm_up

WORLDS = 150


@pytest.fixture(autouse=True)
def _warm() -> None:
    warm_up()
    is_kernel_ready.cache_clear()


def middle(rules: Rules, moves: int) -> tuple[Game, Chronicle]:
    """Return a game of bots after some moves, at a turn."""
    game, rng, bot = Game(rules, "ahead"), Random(moves), make_bot("detective")
    past = Chronicle.of(game.view())
    while moves > 0 or game.view().window["kind"] != "turn":
        seat = game.actors[0]
        past.watch(game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng, 0.3, past)))
        moves -= 1
    return game, past


def beliefs(view: View, past: Chronicle) -> tuple[Posterior, Posterior]:
    """Return what a seat believes, and what everyone does."""
    own = believe(view.rules, Certainties.to(view), past)
    seen = believe(view.rules, Certainties.to_everyone(view, past), past)
    assert own is not None and seen is not None
    return own, seen


def differ(one: list[float], other: list[float]) -> float:
    """Return how many standard errors two means are apart."""
    error = sqrt(variance(one) / len(one) + variance(other) / len(other))
    return abs(fmean(one) - fmean(other)) / (error + 1e-6)


@pytest.mark.parametrize(("modules", "moves"), [((), 4), ((), 24), (("greedy-dwarf",), 17)])
def test_moves_lead_to_as_much_gold_as_in_the_reference(modules: tuple[str, ...], moves: int) -> None:
    game, past = middle(Rules.build(5, modules=modules), moves)
    seat, rng = game.actors[0], Random(7)
    view = game.view(seat)
    own, seen = beliefs(view, past)
    kernel = kernel_worlds(view, own, seen, shipped_value(), 5, rng)
    assert isinstance(kernel, KernelWorlds)
    chosen = game.legal(seat)[:3] + game.legal(seat)[-2:]
    ours, theirs = ([Tried(action, [], 0.4) for action in chosen] for _ in range(2))
    reference = ReferenceWorlds(SeerBot(), view, own, seen, rng)
    for _ in range(WORLDS):
        reference.try_all(theirs)
    for _ in range(4 * WORLDS):
        kernel.try_all(ours)
    for one, other in zip(ours, theirs, strict=True):
        assert differ(one.values, other.values) < 5, (one.action.text, fmean(one.values), fmean(other.values))


class PlayedOut(ReferenceWorlds):
    """Plays rounds to their end in the reference, and counts the gold."""

    def try_all(self, tried: Sequence[Tried]) -> None:
        rules, seat = self.view.rules, self.view.seat or 0
        world, seed = made_up(self.view, self.own, self.rng), self.rng.random()
        for candidate in tried:
            after, rng = world.copy(), Random(seed)
            self.simulation.suspicions[seat] = candidate.suspicion
            play(rules, after, seat, candidate.action, trusted=True, events=False)
            while after.pending.seats:
                self.simulation.step(after, rng)
            candidate.values.append(after.gold[seat] - world.gold[seat])


def test_rounds_of_teams_are_played_to_their_end_as_in_the_reference() -> None:
    rules = Rules.build(5, modules=["saboteur2"], options={"rounds": "1"})
    game, past = middle(rules, 9)
    seat, rng = game.actors[0], Random(8)
    view = game.view(seat)
    own, seen = beliefs(view, past)
    kernel = kernel_worlds(view, own, seen, shipped_value(), TO_THE_END, rng)
    assert isinstance(kernel, KernelWorlds)
    chosen = [game.legal(seat)[0], game.legal(seat)[-1]]
    ours, theirs = ([Tried(action, [], 0.4) for action in chosen] for _ in range(2))
    reference = PlayedOut(SeerBot(), view, own, seen, rng)
    for _ in range(25):
        reference.try_all(theirs)
    for _ in range(200):
        kernel.try_all(ours)
    for one, other in zip(ours, theirs, strict=True):
        assert len(set(one.values)) > 1
        assert differ(one.values, other.values) < 5, (one.action.text, fmean(one.values), fmean(other.values))


def test_without_the_kernel_nothing_is_searched_where_no_model_can_judge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, past = middle(Rules.build(5, modules=["saboteur2"]), 8)
    seat, bot = game.actors[0], SeerBot(clock=partial(_tick, count()))
    view, legal = game.view(seat), game.legal(seat)
    assert len(bot.search(view, legal, Random(1), 0.03, past)[0].values) > 5
    monkeypatch.setattr(ahead, "machine_for", lambda rules: None)
    assert [tried.values for tried in bot.search(view, legal, Random(1), 0.2, past)] == [[]]


def _tick(ticks: Iterator[int]) -> float:
    return next(ticks) / 1000


@pytest.mark.parametrize("modules", [(), ("saboteur2",)], ids=str)
def test_what_looks_the_same_is_played_the_same(modules: tuple[str, ...]) -> None:
    """The clock ticks once a look, so both think equally long; what is hidden makes no difference."""
    game, past = middle(Rules.build(5, modules=modules), 14)
    seat = game.actors[0]
    views = [View(game.rules, resample(game.view(seat), f"{number}"), seat) for number in range(3)]
    tries = []
    for view in views:
        own, seen = beliefs(view, past)
        worlds = kernel_worlds(view, own, seen, shipped_value(), 5, Random(1))
        assert worlds is not None
        tried = [Tried(action, []) for action in game.legal(seat)[:4]]
        for _ in range(20):
            worlds.try_all(tried)
        ticks = count()
        bot = SeerBot(clock=partial(_tick, ticks))
        tries.append((bot.choose(view, game.legal(seat), Random(2), 0.1, past), tried))
    assert all(each == tries[0] for each in tries)
    assert len(set(tries[0][1][0].values)) > 1


def test_other_boxes_are_searched_with_the_reference() -> None:
    game, past = middle(Rules.build(4, modules=["toll"]), 3)
    view = game.view(game.actors[0])
    own, seen = beliefs(view, past)
    assert kernel_worlds(view, own, seen, shipped_value(), 4, Random(1)) is None
