"""Every module, every pair that goes together and many larger sets: all that must hold holds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from saboteur import Game, Rules, RulesError
from saboteur.conformance.checks import assert_composes, assert_conforms
from saboteur.conformance.walks import AIMS, EDITIONS, eastward, some_pilot, walk
from saboteur.core.rules import REGISTRY

KEYS = list(REGISTRY)[1:]
LARGER = 200
# A round is enough for modules to meet; what goes on from round to round is tested one by one.
SHORT = {"rounds": "1"}


def some_rules(rng: Random, modules: tuple[str, ...], **options: str) -> Rules | None:
    """Return rules with these modules and anything else at random; None when they never go together."""
    for players in rng.sample(range(2, 13), 11):
        try:
            return Rules.build(players, rng.choice(EDITIONS), modules, options)
        except RulesError:
            continue
    return None


def go_together(modules: tuple[str, ...]) -> bool:
    """Tell whether there is any table for these modules."""
    return some_rules(Random(0), modules) is not None


def larger_set(rng: Random) -> tuple[str, ...]:
    """Return three or more modules that go together."""
    wanted = rng.randint(3, len(KEYS))
    chosen: tuple[str, ...] = ()
    for key in rng.sample(KEYS, len(KEYS)):
        if len(chosen) < wanted and go_together((*chosen, key)):
            chosen = (*chosen, key)
    return chosen


PAIRS = [pair for pair in combinations(KEYS, 2) if go_together(pair)]
# Each pair and each larger set, by number: to choose a larger set takes longer than to collect a test.
SETS = range(len(PAIRS) + LARGER)


def set_of(place: int) -> tuple[str, ...]:
    """Return the pair or larger set of this number."""
    return PAIRS[place] if place < len(PAIRS) else larger_set(Random(f"larger {place - len(PAIRS)}"))


@pytest.mark.soak
@pytest.mark.parametrize("modules", [(), *((key,) for key in KEYS), *PAIRS], ids="+".join)
def test_games_conform_for_long(modules: tuple[str, ...]) -> None:
    for number in range(6):
        rng = Random(f"conform {modules} {number}")
        rules = some_rules(rng, modules)
        assert rules
        assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=10)


def compose(modules: tuple[str, ...], number: int, looks: int) -> None:
    """Play a game of one round with these modules and look at so many moments of it."""
    rng = Random(f"compose {modules} {number}")
    rules = some_rules(rng, modules, **SHORT)
    assert rules
    assert_composes(rng, Game(rules, seed=f"{rng.random()}"), some_pilot(rng), looks)


@pytest.mark.parametrize("chunk", range(20))
def test_modules_go_together(chunk: int) -> None:
    """Two games for each pair and each larger set."""
    for place in SETS[chunk::20]:
        modules = set_of(place)
        for number in range(2):
            compose(modules, number, looks=1)


@pytest.mark.soak
@pytest.mark.parametrize("place", SETS)
def test_modules_go_together_for_long(place: int) -> None:
    for number in range(50):
        compose(set_of(place), number, looks=4)


def test_all_kinds_of_window_are_met() -> None:
    """Games with many modules are worth something only if these open."""
    met: Counter[str] = Counter()
    wanted: set[str] = set()
    for number in range(60):
        rng = Random(f"windows {number}")
        rules = some_rules(rng, larger_set(rng), **SHORT)
        assert rules
        wanted |= {kind for kind, asks in rules.windows.items() if asks.verbs}
        game = Game(rules, seed=f"{rng.random()}")
        met.update(
            frame.kind
            for step in walk(rng, game, eastward(rng.choice(AIMS)))
            for frame in step.game.state.stack
        )
    assert not wanted - met.keys(), met
