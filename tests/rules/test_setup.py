"""SETUP-1 to SETUP-5: what lies where before the first turn."""

from collections import Counter
from itertools import chain

import pytest

from rules.positions import ACTIONS, GOAL_CELLS, PATHS, at, legal, refused, seen, table
from saboteur import Game, Rules, RulesError

DWARVES = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}

every_count = pytest.mark.parametrize("players", range(3, 11))


def dealt(players: int, seed: str = "setup", **options: str) -> Game:
    return Game(Rules.build(players, options=options), seed=seed)


@pytest.mark.rule("SETUP-1")
@every_count
def test_setup_1_dwarves_by_number_of_players(players: int) -> None:
    position = dealt(players).position()
    saboteurs, diggers = DWARVES[players]
    cards = Counter(position["dwarves"] + position["spare"])
    assert cards == Counter(saboteur=saboteurs, digger=diggers)
    assert (len(position["dwarves"]), len(position["spare"])) == (players, 1)


@pytest.mark.rule("SETUP-1")
@every_count
def test_setup_1_without_a_spare_every_dwarf_card_is_dealt(players: int) -> None:
    position = dealt(players, spare="none").position()
    saboteurs, diggers = DWARVES[players]
    assert Counter(position["dwarves"]) == Counter(saboteur=saboteurs, digger=diggers - 1)
    assert position["spare"] == []


@pytest.mark.rule("SETUP-1")
def test_setup_1_dwarves_are_shuffled() -> None:
    """Every seat gets the saboteur now and then, and so does nobody."""
    games = [dealt(3, seed=f"dwarves {i}").position() for i in range(60)]
    deals = [[*game["dwarves"], *game["spare"]] for game in games]
    assert {deal.index("saboteur") for deal in deals} == {0, 1, 2, 3}


@pytest.mark.rule("SETUP-1")
@every_count
def test_setup_1_everyone_sees_his_own_dwarf_only(players: int) -> None:
    game = dealt(players)
    dwarves = at(game, "dwarves")
    for seat in range(players):
        own = [dwarf if who == seat else None for who, dwarf in enumerate(dwarves)]
        assert seen(game, seat, "dwarves") == own
        assert seen(game, seat, "spare") == [None]
    assert seen(game, None, "dwarves") == [None] * players


@pytest.mark.rule("SETUP-2")
@every_count
def test_setup_2_start_and_goals(players: int) -> None:
    game = dealt(players)
    goals = at(game, "goals")
    assert tuple(goals) == GOAL_CELLS
    assert sorted(goals.values()) == ["stone-a", "stone-b", "treasure"]
    assert (at(game, "grid"), at(game, "shown")) == ({}, {})
    for seat in (*range(players), None):
        assert all(goal["card"] is None for goal in seen(game, seat, "goals").values())


@pytest.mark.rule("SETUP-2")
def test_setup_2_the_start_card_is_open_on_all_four_sides() -> None:
    game = table({}, ["N|S|E|W"])
    cells = ("0,-1", "-1,0", "1,0", "0,1")
    assert sorted(legal(game, 0)) == sorted([*(f"place N|S|E|W {c}" for c in cells), "pass N|S|E|W"])
    refused(game, 0, "place N|S|E|W 0,0", "cell-occupied", "PATH-1")


@pytest.mark.rule("SETUP-2")
def test_setup_2_goals_are_shuffled() -> None:
    orders = {tuple(at(dealt(3, seed=f"goals {i}"), "goals").values()) for i in range(80)}
    assert len(orders) == 6


@pytest.mark.rule("SETUP-3")
@every_count
def test_setup_3_67_cards_in_hands_and_pile(players: int) -> None:
    game = dealt(players)
    hands, pile = at(game, "hands"), at(game, "pile")
    assert [len(hand) for hand in hands] == [HANDS[players]] * players
    assert len(pile) == 67 - players * HANDS[players]
    assert Counter(chain(*hands, pile)) == PATHS + ACTIONS
    assert (PATHS.total(), ACTIONS.total()) == (40, 27)
    assert at(game, "discard") == []


@pytest.mark.rule("SETUP-3")
def test_setup_3_hands_are_secret_and_their_size_is_not() -> None:
    game = dealt(6)
    for seat in range(6):
        assert Counter(seen(game, seat, "hand")) == Counter(at(game, "hands")[seat])
        assert seen(game, seat, "cards") == [5] * 6
        assert seen(game, seat, "pile") == 37
    assert seen(game, None, "hand") == []


@pytest.mark.rule("SETUP-3")
def test_setup_3_paths_and_actions_are_shuffled_together() -> None:
    piles = [at(dealt(3, seed=f"deck {i}"), "pile") for i in range(20)]
    assert len({tuple(pile) for pile in piles}) == 20
    assert {pile[0] in ACTIONS for pile in piles} == {True, False}


@pytest.mark.rule("SETUP-4")
@every_count
def test_setup_4_28_gold_cards(players: int) -> None:
    game = dealt(players)
    assert Counter(at(game, "gold_pile")) == Counter({1: 16, 2: 8, 3: 4})
    assert at(game, "gold") == [0] * players
    assert seen(game, 0, "gold_pile") == 28


@pytest.mark.rule("SETUP-4")
def test_setup_4_gold_is_shuffled() -> None:
    assert len({tuple(at(dealt(3, seed=f"gold {i}"), "gold_pile")) for i in range(20)}) == 20


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("start", range(4))
def test_setup_5_the_table_chooses_who_begins_and_play_goes_clockwise(start: int) -> None:
    game = Game(Rules.build(4), seed="start", start=start)
    assert at(game, "start") == start
    acted = []
    for _ in range(9):
        (seat,) = game.actors
        acted.append(seat)
        game.play(seat, next(text for text in legal(game, seat) if text.startswith("pass")))
    assert acted == [(start + i) % 4 for i in range(9)]


@pytest.mark.rule("SETUP-5")
def test_setup_5_without_a_wish_the_start_is_drawn_by_lot() -> None:
    starts = [dealt(5, seed=f"lot {i}").actors for i in range(60)]
    assert set(starts) == {(0,), (1,), (2,), (3,), (4,)}
    assert starts == [dealt(5, seed=f"lot {i}").actors for i in range(60)]


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize("start", [-1, 4, 99])
def test_setup_5_only_a_seat_at_the_table_can_begin(start: int) -> None:
    with pytest.raises(RulesError, match=str(start)):
        Game(Rules.build(4), seed="start", start=start)
