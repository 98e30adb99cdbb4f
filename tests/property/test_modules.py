"""Every module, and every pair of modules that go together: all that must hold holds."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from saboteur import Game, Rules, RulesError
from saboteur.core.rules import REGISTRY

from .checks import assert_conforms
from .walks import EDITIONS

KEYS = list(REGISTRY)[1:]
SETS = [(), *((key,) for key in KEYS), *combinations(KEYS, 2)]


def some_rules(rng: Random, modules: tuple[str, ...]) -> Rules | None:
    """Return rules with these modules and anything else at random; None when they never go together."""
    for players in rng.sample(range(2, 13), 11):
        try:
            return Rules.build(players, rng.choice(EDITIONS), modules)
        except RulesError:
            continue
    return None


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_games_conform(modules: tuple[str, ...]) -> None:
    rng = Random(f"conform {modules}")
    rules = some_rules(rng, modules)
    if rules:
        assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=30)


@pytest.mark.soak
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_games_conform_for_long(modules: tuple[str, ...]) -> None:
    for number in range(30):
        rng = Random(f"conform {modules} {number}")
        rules = some_rules(rng, modules)
        if rules:
            assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=10)
