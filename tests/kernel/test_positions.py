"""Positions of the golden games and of the oracle go on the same in both engines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from golden.playthrough import SCRIPTS, stored
from oracle import positions, positions2
from saboteur import Action, Game, Rules
from saboteur.core.position import from_position
from saboteur.kernel.parts import part_of

from .lockstep import EDITIONS, Pair, play_on

KNOWN = [name for name, table in SCRIPTS.items() if all(part_of(key) for key in table.rules().modules)]
# Some games are always played, the others in the soak.
GAMES = [pytest.param(name, marks=() if n % 4 == 0 else pytest.mark.soak) for n, name in enumerate(KNOWN)]
FOLLOWED, APART, ON = 3, 60, 10
OF_EACH_KIND = 10


def golden_actions(name: str) -> Iterator[Action]:
    """Return what was done in a golden game: `12 p3 place NEW 3,-1 : ...`."""
    for line in stored(name).read_text(encoding="utf-8").splitlines():
        number, _, rest = line.partition(" ")
        if number.isdigit():
            yield Action.parse(rest.partition(" : ")[0].partition(" ")[2])


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_go_on_the_same_from_the_middle(name: str) -> None:
    game, rng = Game(SCRIPTS[name].rules(), seed=f"golden {name}"), Random(name)
    pair, asked = None, set()
    for number, action in enumerate(golden_actions(name)):
        if number % APART == 0 or game.view().window["kind"] not in asked:  # every kind of question once
            asked.add(game.view().window["kind"])
            pair = Pair(game.rules, game.copy().state)
            pair.compare()
        assert pair is not None
        if number % APART < FOLLOWED:
            pair.play(action, pair.legal()[action])
            pair.compare()
        elif number % APART == FOLLOWED:
            play_on(pair, rng, 4, ON)
        game.play(game.actors[0], action)
    assert game.over
    assert pair is not None
    assert "turn" in asked


def drawn(edition: str) -> Iterator[tuple[Rules, positions.PositionData]]:
    """Return positions of the oracle, with rules that they fit."""
    rng = Random(f"kernel {edition}")
    kinds: tuple[tuple[list[str], Iterator[positions.PositionData]], ...] = (
        ([], positions.grown_positions(rng)),
        ([], positions.scattered_positions(rng)),
        (["saboteur2"], positions2.grown_positions(rng, edition)),
    )
    for boxes, kind in kinds:
        for number, position in enumerate(islice(kind, OF_EACH_KIND)):
            options = {"placement": "adjacent" if number % 3 == 0 else "connected"}
            yield Rules.build(len(position["hands"]), edition, boxes, options), position


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_of_the_oracle_go_on_the_same(edition: str) -> None:
    rng = Random(edition)
    for rules, position in drawn(edition):
        pair = Pair(rules, from_position(rules, position, bytes(32)))
        pair.compare()
        play_on(pair, rng, 3, ON)
