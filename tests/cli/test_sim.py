"""Counting many games between bots."""

import io
import json
import re

import pytest
from rich.console import Console

from saboteur import Rules
from saboteur.bots import BOTS, kernel_access, make_bot
from saboteur.cli.sim import show, simulate
from saboteur.lab.stats import wilson

from .program import refused, run


def test_sim_prints_plain_data() -> None:
    words = ["--games", "4", "--players", "4", "--bots", "rule,random", "--seed", "s", "--json"]
    found = json.loads(run("sim", *words).stdout)
    assert (found["games"], found["rounds"], sum(found["sides"].values())) == (4, 12, 12)
    won = found["diggers_win"]
    assert 0 <= won["low"] <= won["rate"] <= won["high"] <= 1
    assert set(found["gold_by_bot"]) == {"rule", "random"}
    assert {"digger", "saboteur"} <= set(found["gold_by_dwarf"])
    assert found["moves"] > 100 and found["moves_per_second"] > 0


def test_sim_prints_a_table() -> None:
    done = run("sim", "--games", "2", "--players", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^diggers win +\d+\.\d% of rounds \(95 %: ", done.stdout, re.M)
    assert "moves a second" in done.stdout


def test_sim_says_why_the_kernel_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, out = Rules.build(3), io.StringIO()
    monkeypatch.setattr(kernel_access, "find_spec", lambda name: None)
    kernel_access.is_kernel_ready.cache_clear()
    show(simulate(rules, {"random": make_bot("random")}, 8, "why"), Console(file=out, width=200))
    kernel_access.is_kernel_ready.cache_clear()
    assert "(reference engine: numba is not installed" in out.getvalue()


def test_all_gold_is_counted_once() -> None:
    rules = Rules.build(6)
    quick = [name for name in BOTS if name != "seer"]
    tally = simulate(rules, {name: make_bot(name) for name in quick}, 4, "gold")
    assert tally.gold.total() == tally.bot_gold.total() > 0
    assert tally.seats.total() == 4 * 3 * 6 and tally.bot_seats.total() == 4 * 6


def test_the_same_seed_gives_the_same_count() -> None:
    first, second = (simulate(Rules.build(5), {"rule": make_bot("rule")}, 3, "x") for _ in range(2))
    assert (first.sides, first.gold, first.moves) == (second.sides, second.gold, second.moves)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_the_wilson_interval(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials)[1:] == pytest.approx((low, high), abs=0.001)


def test_bad_numbers_are_said_plainly() -> None:
    status, _, errors = refused("sim", "--games", "0")
    assert status == 2 and errors.count("\n") == 1
