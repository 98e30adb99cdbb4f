"""Observations hold what a view holds and nothing else; numbers and actions are the same thing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from boxes.positions import box
from saboteur import Game, Rules
from saboteur.boxes import BOXES
from saboteur.conformance.walks import EDITIONS, some_pilot, walk
from saboteur.core.cells import xy
from saboteur.env.action_codes import ActionCodes
from saboteur.env.mine_window import COLUMNS, ROWS
from saboteur.env.numbered_game import NumberedGame
from saboteur.presets import PRESETS

EVERYTHING = PRESETS["everything"].modules
MODULES = [(), *[(key,) for key in list(BOXES)[1:]], EVERYTHING]
each_box = pytest.mark.parametrize("modules", MODULES, ids=lambda modules: ",".join(modules)[:20] or "base")


def moments(modules: tuple[str, ...], games: int, every: int) -> Iterator[tuple[Random, NumberedGame]]:
    """Show games that are walked through now and then, and at every question."""
    for number in range(games):
        rng = Random(f"{modules} {number}")
        rules = Rules.build(5, EDITIONS[number % 3], modules)
        table = NumberedGame(rules)
        game = Game(rules, f"{number}")
        for _ in walk(rng, game, some_pilot(rng)):
            if rng.randrange(every) == 0 or game.view().window["kind"] != "turn":
                table.game, table._paths, table._legal, table.prefix = game, {}, {}, {}
                yield rng, table


def assert_equal_in_worlds(modules: tuple[str, ...], games: int, every: int) -> None:
    for rng, table in moments(modules, games, every):
        game, seat = table.game, rng.randrange(5)
        seen, mask = table.observe(seat), table.mask(seat)
        world = table.game = game.guess(seat, f"{rng.random()}")
        table._paths, table._legal = {}, {}
        assert np.array_equal(seen, table.observe(seat)), game.record()
        # If several seats are asked at once, nobody knows who has answered.
        if (seat in game.actors) == (seat in world.actors):
            assert np.array_equal(mask, table.mask(seat))


@each_box
def test_equal_views_give_equal_observations(modules: tuple[str, ...]) -> None:
    assert_equal_in_worlds(modules, 1, 12)


@pytest.mark.soak
@each_box
def test_equal_views_give_equal_observations_for_long(modules: tuple[str, ...]) -> None:
    assert_equal_in_worlds(modules, 12, 2)


@each_box
def test_every_action_in_the_window_has_its_own_numbers(modules: tuple[str, ...]) -> None:
    for _, table in moments(modules, 1, 6):
        for seat in table.game.actors:
            legal = table.game.legal(seat)
            paths = [table.codes.path(action, seat) for action in legal]
            outside = [a for a, path in zip(legal, paths, strict=True) if path is None]
            assert all(xy(a.cell)[0] not in COLUMNS or xy(a.cell)[1] not in ROWS for a in outside)
            assert len(table.paths(seat)) == len(legal) - len(outside)
            assert 0 < len(table.legal(seat)) <= len(legal)


def test_numbers_and_texts_are_inverses() -> None:
    codes = ActionCodes(Rules.build(5, modules=EVERYTHING))
    texts = [codes.to_text(number, 3) for number in range(codes.size)]
    assert [codes.to_index(text, 3) for text in texts] == list(range(codes.size))
    assert codes.to_text(codes.to_index("play break-lamp p1", 3)) == "play break-lamp p3"


def test_cards_are_passed_one_after_another() -> None:
    table = NumberedGame(Rules.build(5, modules=["saboteur2"]))
    table.deal("cards")
    seat = table.actor
    assert seat is not None
    hand = table.game.view(seat).hand
    first, second = (
        table.codes.to_index(f"{word} {card}") for word, card in zip(("pass", "and"), hand, strict=False)
    )
    table.choose(seat, first)
    assert table.observations.words(table.observe(seat))["chosen"] == {"+1": {hand[0]: 1}}
    assert {table.codes.to_text(n).split()[0] for n in table.legal(seat)} == {"and", "done"}
    table.choose(seat, second)
    table.choose(seat, table.codes.to_index("done"))
    assert str(table.game.history[-1][1]) == f"pass {hand[0]} {hand[1]}"


@each_box
def test_names_in_observations_mean_one_thing(modules: tuple[str, ...]) -> None:
    for part in NumberedGame(Rules.build(5, modules=modules)).observations.layout.slices.values():
        assert len(set(part.names)) == len(part.names)


def test_an_observation_can_be_read() -> None:
    game = Game(Rules.build(3), "words")
    table = NumberedGame(game.rules)
    table.game = game
    told = table.observations.words(table.observe(1))
    view = game.view(1)
    assert sum(told["hand"].values()) == len(view.hand)
    assert told["seats"]["+0"][f"is {view.dwarves[1]}"] == 1
    assert not any(name.startswith("is ") for name in told["seats"]["+1"])
    assert told["mine"]["goal"] == {"8,-2": 1, "8,0": 1, "8,2": 1}
    assert told["numbers"]["pile"] == view.pile


def test_whoever_is_asked_has_a_choice_even_if_every_place_lies_outside_the_window() -> None:
    """The Guide's cards have to be laid, here beyond the last column that the window shows."""
    grid = {"1,0": "W", "0,-1": "S", "0,1": "N", "-1,0": "EW", "-2,0": "EW"}
    game = box(grid, ["guide", "EW", "EW"], modules="guide")
    table = NumberedGame(game.rules)
    table.game = game
    table.choose(0, table.codes.to_index("play guide"))
    assert [str(action) for action in game.legal(0)] == ["place EW -3,0"]
    assert np.flatnonzero(table.mask(0)).tolist() == [table.codes.to_index("wait")]
    table.choose(0, table.codes.to_index("wait"))
    assert game.view(0).as_dict()["grid"]["-3,0"] == "EW"
    assert table.mask(0).any() and len(table.observe(0))
