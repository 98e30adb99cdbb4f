"""Perft: counts and orders stay as stored; if they should not: python tools/regenerate_golden.py"""

from __future__ import annotations

import json

import pytest

from saboteur import Game

from .counting import COUNTS, ORDER, order_text, perft, roots, windows_met

STORED = json.loads(COUNTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", roots())
def test_there_are_as_many_games_as_stored(name: str) -> None:
    game, deep = roots()[name]
    assert [perft(game, depth) for depth in range(1, deep + 1)] == STORED[name]


def test_nothing_else_is_stored() -> None:
    assert set(STORED) == set(roots())


def test_legal_actions_come_in_the_stored_order() -> None:
    assert order_text() == ORDER.read_text(encoding="utf-8")


def test_the_positions_reach_every_window() -> None:
    met = windows_met()
    assert min(met[kind] for kind in ("turn", "open", "lie", "take")) > 0, met


def test_counting_leaves_the_game_alone() -> None:
    game, _ = roots()["deal for 3"]
    before = game.position()
    perft(game, 2)
    assert game.position() == before


def test_the_first_deal_by_hand() -> None:
    """With one card each the tree can be counted by hand: NSEW fits on four cells, or is passed."""
    position = {"grid": {}, "hands": [["NSEW"], ["NSEW"], []], "dwarves": 3 * ["digger"]}
    game = Game.from_position(roots()["deal for 3"][0].rules, position)
    # After a placement the second card has 3 cells at the start card and 3 at the new one.
    assert [perft(game, 1), perft(game, 2)] == [5, 4 * (6 + 1) + (4 + 1)]
