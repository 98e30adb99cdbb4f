"""The rule bot's policy in the kernel, score by score against the dwarves that score in Python."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from saboteur.bots.asking import fill_tastes
from saboteur.bots.rollout import Simulation
from saboteur.bots.value import shipped_value
from saboteur.bots.weights import NEVER
from saboteur.core import engine
from saboteur.core.rules import Rules
from saboteur.kernel.state import TURN

from .lockstep import Pair, chosen, some_rules

# What has to be scored before equal scores say something: dwarves, deeds, and what they are worth.
SCORED = (
    "Digger", "Greedy", "Saboteur", "Blue", "Green", "Boss", "Profiteer", "Geologist", "Sapper", "place",
    "pass", "clear", "rockfall", "map", "thief", "hands-off", "swap-hands", "inspect", "swap-hats", "trap",
    "free", "break-lamp", "repair-cart", "repair-pickaxe-lamp",
)  # fmt: skip


def believe_anything(pair: Pair, rng: Random) -> Simulation:
    """Let everyone believe something; both engines the same."""
    tastes, cells = pair.machine.tastes[0], pair.rules.goal_cells
    suspicions = [rng.choice((0.0, 0.35, 0.61, rng.random(), 1.0)) for _ in range(pair.rules.players)]
    goals = [rng.choice((0.0, rng.random(), 1.0)) for _ in cells]
    tastes["suspicion"][: len(suspicions)] = tastes["guilt"][: len(suspicions)] = suspicions
    tastes["stranger"][: len(suspicions)] = [1 - chance for chance in suspicions]
    tastes["public"][: len(cells)] = goals
    return Simulation(pair.rules, suspicions, dict(zip(cells, goals, strict=True)))


def compare_scores(pair: Pair, rng: Random) -> Counter[str]:
    """Compare the score of everything that is legal for the seat whose turn it is."""
    simulation, seat = believe_anything(pair, rng), engine.actors(pair.state)[0]
    dwarf = simulation.dwarf(pair.state, seat)
    codes, scores = (found.tolist() for found in pair.machine.weigh(pair.games))
    assert [pair.actions[code] for code in codes] == engine.legal(pair.rules, pair.state, seat)
    seen = Counter([type(dwarf).__name__])
    for code, score in zip(codes, scores, strict=True):
        action = pair.actions[code]
        wanted = dwarf.score(action)
        assert score == pytest.approx(wanted, abs=1e-9), (dwarf, str(action), score, wanted)
        seen[action.card if action.verb == "play" else action.verb] += 1
        seen["worth something"] += score > NEVER
    best = max(range(len(codes)), key=lambda number: dwarf.score(pair.actions[codes[number]]))
    assert scores[best] == pytest.approx(max(scores), abs=1e-9)
    return seen


def play_and_compare(rules: Rules, rng: Random, every: float) -> Counter[str]:
    """Play one game in both engines; compare scores now and then."""
    pair, seen = Pair(rules, engine.new_game(rules, rng.randbytes(32))), Counter[str]()
    fill_tastes(pair.machine)
    guided = rng.random() < 0.7
    while engine.actors(pair.state):
        legal = pair.legal()
        if pair.outgrown:
            break
        if pair.games[0]["phase"] == TURN and rng.random() < every:
            seen += compare_scores(pair, rng)
        action = chosen(legal, rng, guided)
        pair.play(action, legal[action])
    return seen


def test_every_score_is_that_of_the_dwarf_in_python() -> None:
    rng, seen = Random("scores"), Counter[str]()
    while seen["worth something"] < 20_000 or any(not seen[name] for name in SCORED):
        seen += play_and_compare(some_rules(rng), rng, 0.3)
        assert seen.total() < 200_000, seen
    print(sorted(seen.items()))


def test_a_position_is_judged_the_same() -> None:
    rng = Random("value")
    for _ in range(12):
        rules = some_rules(rng)
        pair = Pair(rules, engine.new_game(rules, rng.randbytes(32)))
        fill_tastes(pair.machine)
        pair.machine.tastes["value"][0] = shipped_value().coefficients
        while engine.actors(pair.state) and not pair.state.revealed:
            legal = pair.legal()
            if pair.outgrown:
                break
            wanted = shipped_value().chance(rules, pair.state)
            assert pair.machine.chance(pair.games) == pytest.approx(wanted, abs=1e-9)
            action = chosen(legal, rng, True)
            pair.play(action, legal[action])
