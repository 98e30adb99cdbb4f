"""The tournament (TOUR-1 to TOUR-3)."""

from collections import Counter
from typing import Any

import pytest

from boxes.variants import PATHS, TOURNAMENT, card_of, late_treasure, turned
from rules.gold_positions import EDITIONS, FIND, PER_PLAYER, band, found, given_up, gold_cards, last_moment
from saboteur import Game, Rules, RulesError
from saboteur.boxes import BOXES


def tournament(players: int, edition: str = "jubilee", **options: str) -> Rules:
    """Rules of the tournament variant."""
    return Rules.build(players, edition, ["tournament"], options)


@pytest.mark.rule("TOUR-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_1_dwarves_and_no_gold_cards(players: int, edition: str) -> None:
    position = Game(tournament(players, edition), seed="tour").position()
    saboteurs, diggers, greedy = TOURNAMENT[players]
    assert Counter(position["dwarves"]) == Counter(saboteur=saboteurs, digger=diggers, greedy=greedy)
    assert (position["spare"], position["gold_pile"]) == ([], [])


@pytest.mark.rule("TOUR-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_2_one_path_card_of_the_67_lies_halfway(players: int, edition: str) -> None:
    """It is on the grid, nobody has laid it, and it is dealt to nobody."""
    plain = Game(Rules.build(players, edition), seed="tour").position()
    deck = Counter(sum(plain["hands"], plain["pile"]))
    assert deck.total() == 67
    for seed in range(10):
        position = Game(tournament(players, edition), seed=f"{seed}").position()
        assert (list(position["grid"]), position["laid"]) == (["4,0"], [])
        assert position["last_layer"] is None
        hand = {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}[players]
        assert [len(cards) for cards in position["hands"]] == [hand] * players
        halfway = card_of(position["grid"]["4,0"])
        assert Counter([halfway]) + Counter(sum(position["hands"], position["pile"])) == deck


@pytest.mark.rule("TOUR-2")
def test_tour_2_the_card_is_random_and_turned_at_random() -> None:
    """Every kind comes up, about as often as there are cards of it, and both ways round."""
    tiles = Counter(Game(tournament(5), seed=f"{seed}").position()["grid"]["4,0"] for seed in range(1200))
    cards: Counter[str] = Counter()
    for tile, count in tiles.items():
        cards[card_of(tile)] += count
    assert set(cards) == set(PATHS)
    assert set(tiles) == set(PATHS) | {turned(card) for card in PATHS}
    for card, copies in PATHS.items():
        assert abs(cards[card] - 30 * copies) < 6 * (30 * copies) ** 0.5
        if turned(card) != card:
            assert abs(tiles[card] - tiles[turned(card)]) < 6 * cards[card] ** 0.5


@pytest.mark.rule("TOUR-2", "NEXT-1")
def test_tour_2_every_round_has_its_own_card() -> None:
    position = last_moment(band(5, 1, greedy=[2]), 0, "map")
    game = Game.from_position(tournament(5), position, seed="tour")
    game.play(0, "pass map")
    after = game.position()
    assert (game.round, list(after["grid"]), after["laid"]) == (2, ["4,0"], [])
    assert sum(len(hand) for hand in after["hands"]) + len(after["pile"]) == 66


HALFWAY: dict[str, Any] = {
    "grid": {"4,0": "NSEW"},
    "hands": [["EW", "rockfall", "NSEW"], ["map"], ["map"], ["map"], ["map"]],
    "dwarves": ["digger", "digger", "digger", "saboteur", "greedy"],
}


@pytest.mark.rule("TOUR-2", "ACT-4")
def test_tour_2_a_rockfall_may_remove_it() -> None:
    game = Game.from_position(tournament(5), HALFWAY)
    game.play(0, "play rockfall 4,0")
    position = game.position()
    assert (position["grid"], position["laid"]) == ({}, [])
    assert sorted(position["discard"]) == ["NSEW", "rockfall"]


@pytest.mark.rule("TOUR-2", "PATH-4")
def test_tour_2_it_is_an_island_until_a_tunnel_joins_it() -> None:
    game = Game.from_position(tournament(5), HALFWAY)
    for text in ("place EW 5,0", "place NSEW 3,0", "place NSEW 4,1"):
        refused = game.check(0, text)
        assert refused and refused.rule == "PATH-4"
    joined = {**HALFWAY, "grid": {"1,0": "EW", "2,0": "EW", "3,0": "EW", "4,0": "NSEW"}}
    assert Game.from_position(tournament(5), joined).check(0, "place EW 5,0") is None


@pytest.mark.rule("TOUR-2", "PATH-2")
def test_tour_2_cards_beside_it_must_fit() -> None:
    position = {**HALFWAY, "grid": {"1,0": "EW", "2,0": "EW", "4,0": "NS"}}
    refused = Game.from_position(tournament(5), position).check(0, "place EW 3,0")
    assert refused and refused.rule == "PATH-2"


@pytest.mark.rule("TOUR-2", "PATH-4")
def test_tour_2_with_loose_placement_one_may_build_from_it() -> None:
    game = Game.from_position(tournament(5, placement="adjacent"), HALFWAY)
    assert game.check(0, "place EW 5,0") is None


# -- TOUR-3 ---------------------------------------------------------------------------------------


def tour_dwarves(players: int) -> list[str]:
    """All dwarves of the variant: saboteurs, then greedy dwarves, then diggers."""
    saboteurs, _, greedy = TOURNAMENT[players]
    return band(players, *range(saboteurs), greedy=range(saboteurs, saboteurs + greedy))


def pay(dwarves: list[str], **chips: int) -> tuple[int, ...]:
    """So many chips for every dwarf of a kind."""
    return tuple(chips.get(dwarf, 0) for dwarf in dwarves)


@pytest.mark.rule("TOUR-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_3_the_finding_digger_gets_3_the_others_2(players: int, edition: str) -> None:
    dwarves, finder = tour_dwarves(players), players - 2
    game = found(tournament(players, edition), dwarves, finder)
    gold = list(pay(dwarves, digger=2))
    gold[finder] = 3
    assert (game.round, list(game.gold)) == (2, gold)


@pytest.mark.rule("TOUR-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_3_a_saboteurs_connection_every_digger_gets_2(players: int, edition: str) -> None:
    dwarves = tour_dwarves(players)
    game = found(tournament(players, edition), dwarves, finder=0)
    assert (game.round, game.gold) == (2, pay(dwarves, digger=2))


@pytest.mark.rule("TOUR-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_3_a_greedy_dwarf_gets_4_all_others_nothing(players: int, edition: str) -> None:
    dwarves = tour_dwarves(players)
    finder = dwarves.index("greedy")
    game = found(tournament(players, edition), dwarves, finder)
    assert game.gold == tuple(4 * (seat == finder) for seat in range(players))


@pytest.mark.rule("TOUR-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TOURNAMENT)
def test_tour_3_saboteurs_get_3_each_alone_4(players: int, edition: str) -> None:
    dwarves = tour_dwarves(players)
    game = given_up(tournament(players, edition), dwarves, turn=players - 1)
    assert game.gold == pay(dwarves, saboteur=4 if players == 5 else 3)


@pytest.mark.rule("TOUR-1", "GOLD-9")
def test_tour_1_chips_are_secret_and_no_cards() -> None:
    """Who has any is public; a chip is no gold card."""
    game = found(tournament(5), band(5, 0, greedy=[1]), finder=3)
    view = game.view(2).as_dict()
    assert (view["gold"], view["gold_cards"]) == ([None, None, 2, None, None], [0] * 5)
    assert view["has_gold"] == [False, False, True, True, True]


@pytest.mark.rule("TOUR-1", "GOLD-9")
def test_tour_1_gold_that_a_position_brings_is_chips_too() -> None:
    position = last_moment(band(5, 0, greedy=[1]), 0, "map", gold=[0, 4, 2, 0, 3])
    view = Game.from_position(tournament(5), position).view(None).as_dict()
    assert view["gold_cards"] == [0] * 5


@pytest.mark.rule("TOUR-3", "GOAL-5")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_tour_3_the_connection_counts_not_the_turning(edition: str) -> None:
    rules = tournament(5, edition)
    game = late_treasure(rules, band(5, 3, greedy=[2]), "pass map")
    assert game.gold == (3, 2, 0, 0, 2)
    game = late_treasure(rules, band(5, 3, greedy=[0]), "pass map")
    assert game.gold == (4, 0, 0, 0, 0)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 4, 10, 11, 12, 100])
def test_mod_1_tournament_is_for_5_to_9(players: int, edition: str) -> None:
    with pytest.raises(RulesError, match=f"tournament.*{players}"):
        tournament(players, edition)


def test_a_whole_tournament_is_paid_in_chips_only() -> None:
    """TOUR-1: after three rounds gold came without a single card."""
    game = Game.from_position(tournament(6), last_moment(tour_dwarves(6), 5, "EW", round=3))
    game.play(5, FIND)
    assert (game.over, game.gold, gold_cards(game)) == (True, (0, 0, 0, 2, 2, 3), [0] * 6)


@pytest.mark.skipif("greedy-dwarf" not in BOXES, reason="the other box with such a dwarf is not there")
def test_the_greedy_dwarf_looks_the_same_in_both_boxes_that_deal_it() -> None:
    """Each has the drawing, because each can be played without the other."""
    one, other = (BOXES[key].file("art.svg") for key in ("tournament", "greedy-dwarf"))
    assert one and other and one.read_bytes() == other.read_bytes()
