"""Bots at a table in the kernel choose what they choose in the reference engine, and believe the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from saboteur import Game, Rules
from saboteur.analysis import playing_on
from saboteur.analysis.kernel_game import kernel_table
from saboteur.analysis.kernel_table import KernelTable
from saboteur.bots import deals, make_bot
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.deals import Counted
from saboteur.bots.kernel_access import is_kernel_ready
from saboteur.bots.rule import RuleBot
from saboteur.core.events import redact
from saboteur.core.position import from_position
from saboteur.kernel.machine import warm_up
from saboteur.lab import arena

TABLES = (
    Rules.build(5),
    Rules.build(10, "jubilee"),
    Rules.build(6, modules=["saboteur2"]),
    Rules.build(3, "italian", ["saboteur2"]),
    Rules.build(4, "italian", ["greedy-dwarf", "sabotaged-dwarf"]),
    Rules.build(7, modules=["tournament"]),
)
LEVELS = ("detective", "rule", "detective")


@pytest.fixture(autouse=True)
def _warm() -> None:
    warm_up()
    is_kernel_ready.cache_clear()


def seated(game: Game) -> tuple[KernelTable, list[RuleBot]]:
    """Return a table in the kernel with rule bots and detectives, and the bots."""
    bots = [make_bot(LEVELS[seat % len(LEVELS)]) for seat in range(game.rules.players)]
    table = kernel_table(game.rules, game.state, bots)
    assert table is not None
    return table, table.bots  # type: ignore[return-value]


def told(past: Chronicle) -> Iterator[object]:
    """Return what a chronicle knows of deeds, without the words for people."""
    for deed in past.deeds:
        yield deed._replace(what="", amounts={})
        yield {goal: deed.amount(goal) for goal in past.goals}
    yield from (past.since, past.former, past.turns, past.goals, past.hidden(), past.looked)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players} {'+'.join(rules.modules)}")
def test_every_choice_is_the_same_in_both_engines(rules: Rules) -> None:
    game = Game(rules, "table")
    table, bots = seated(game)
    past, rng, twin = Chronicle.of(game.view()), Random(3), Random(3)
    while not game.over:
        (seat, *_) = game.actors
        action = bots[seat].choose(game.view(seat), game.legal(seat), rng, past=past)
        code = table.choose(seat, twin)
        assert table.action(code) == action
        assert rng.getstate() == twin.getstate()
        before = game.round
        past.watch(redact(game.play(seat, action), None))
        table.play(code)
        if game.round != before:
            table.deal()
        if not game.over and game.view().window["kind"] == "turn":
            assert table.past is not None
            assert [*told(table.past)] == [*told(past)]
    assert table.is_over


@pytest.mark.parametrize("rules", TABLES[:3:2], ids=lambda rules: str(rules.modules))
def test_a_round_that_is_played_on_ends_the_same(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, seen = RuleBot(), set()
    for deal in range(5):
        game = Game(rules, f"on {deal}")
        for move in range(12):
            seat = game.actors[0]
            game.play(seat, bot.choose(game.view(seat), game.legal(seat), Random(move)))
        quick = [playing_on.play_on(rules, game.state.copy(), run, 12) for run in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(playing_on, "kernel_table", lambda *given: None)
            assert quick == [playing_on.play_on(rules, game.state.copy(), run, 12) for run in range(2)]
        seen.update(quick)
    assert len(seen) > 1


def test_the_lab_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, names = TABLES[2], [*LEVELS, *LEVELS]
    quick = arena.outcome_of(Game(rules, "lab"), names, "lab")
    monkeypatch.setattr(arena, "table_of", lambda *given: None)
    assert arena.outcome_of(Game(rules, "lab"), names, "lab") == quick


def test_other_bots_and_boxes_stay_with_the_reference() -> None:
    for modules, level in (((), "bluffer"), ((), "random"), (("chests",), "rule")):
        game = Game(Rules.build(4, modules=modules), "other")
        assert kernel_table(game.rules, game.state, [make_bot(level)] * 4) is None


def test_a_mine_that_outgrows_the_kernel_is_played_in_the_reference() -> None:
    rules = Rules.build(3)
    grid = {f"{-x},0": "EW" for x in range(1, 23)}
    near = {"grid": grid, "hands": [["EW"]] * 3, "dwarves": ["saboteur"] * 3}
    table = kernel_table(rules, from_position(rules, near, bytes(32)), [RuleBot()] * 3)
    assert table is not None
    table.play(next(code for code in table.legal() if str(table.action(code)) == "place EW -23,0"))
    assert table.has_outgrown
    numbers = count()
    assert table.play_rounds(lambda seat: Random(next(numbers))) is None


def test_counted_deals_are_those_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random("deals")
    for _ in range(20):
        counts = tuple(rng.randrange(5) for _ in range(6))
        places = rng.randrange(1, sum(counts) + 1)
        times = [[rng.choice((0.0, 1.0, rng.random())) for _ in counts] for _ in range(places)]
        is_kernel_ready()
        quick = Counted(counts, times)
        assert "_walked" not in vars(quick)
        with monkeypatch.context() as patch:
            patch.setattr(deals, "sum_in_kernel", lambda *given: None)
            slow = Counted(counts, times)
        assert quick.total == pytest.approx(slow.total)
        for one, other in zip(quick.chances, slow.chances, strict=True):
            assert one == pytest.approx(other)
        if slow.total:
            assert quick.draw(Random(1)) == slow.draw(Random(1))
