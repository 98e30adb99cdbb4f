"""Set-up and rounds: S2-SETUP-1, S2-SETUP-2, S2-NEXT-1, MOD-1."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from rules.positions import ACTIONS, PATHS
from saboteur import Game, Rules, RulesError
from saboteur.conformance.checks import assert_whole
from saboteur.conformance.walks import walk

from .positions import EDITIONS, rules2

NEW_PATHS = Counter(
    {
        "NS|EW": 2, "NW|SE": 1, "NE|SW": 1, "S:ladder": 1, "W:ladder": 1, "NW:ladder": 1, "NE:ladder": 1,
        "NS:blue": 1, "EW:blue": 1, "SW:blue": 1, "NS|E:green": 1, "EW:green": 1, "SE:green": 1,
        "SEW:crystal": 3, "NSE:crystal": 1, "NSEW:crystal": 1, "NSW|E:crystal": 1, "SEW|N:crystal": 1,
        "EW|S:crystal": 1, "S:crystal": 1, "W:crystal": 1,
        "EW|N|S": 1, "NS|E|W": 1, "NS|E": 1, "SE|N": 2, "NE|S": 1,
    }
)  # fmt: skip
NEW_ACTIONS = Counter(
    {
        "thief": 4,
        "hands-off": 3,
        "swap-hands": 2,
        "inspect": 2,
        "swap-hats": 2,
        "trap": 3,
        "free": 4,
        "rockfall": 1,
    }
)
DWARVES = Counter(blue=4, green=4, boss=1, profiteer=1, geologist=2, saboteur=3)


@pytest.mark.rule("S2-SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_is_both_boxes_to_the_card(edition: str) -> None:
    deck = Counter(rules2(5, edition).deck)
    assert deck == PATHS + ACTIONS + NEW_PATHS + NEW_ACTIONS
    assert (NEW_PATHS.total(), NEW_ACTIONS.total(), deck.total()) == (30, 21, 118)
    assert sum(count for card, count in deck.items() if card[0].isupper()) == 70


@pytest.mark.rule("S2-SETUP-1", "S2-SETUP-2", "S2-CRYSTAL")
@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("edition", EDITIONS)
def test_everyone_gets_six_cards_and_one_of_fifteen_dwarves(players: int, edition: str) -> None:
    position = Game(rules2(players, edition), "set-up").position()
    assert [len(hand) for hand in position["hands"]] == [6] * players
    assert (len(position["aside"]), len(position["pile"])) == (10, 108 - 6 * players)
    assert Counter(position["dwarves"] + position["spare"]) == DWARVES
    assert len(position["dwarves"]) == players
    assert position["gold_pile"] == []
    assert set(position["goals"]) == {"8,-2", "8,0", "8,2"}


def test_the_cards_set_aside_are_the_top_ten_of_the_shuffled_pile() -> None:
    game = Game(rules2(2), "aside")
    seen = game.view(0).as_dict()
    assert seen["aside"] == 10
    assert game.view(0).as_dict()["spare"] == [None] * 13


@pytest.mark.rule("S2-NEXT-1")
@pytest.mark.parametrize("players", [2, 7, 12])
def test_every_round_deals_all_cards_and_dwarves_anew(players: int) -> None:
    rng = Random(players)
    game = Game(rules2(players), f"{players}")
    deals = [game.position()]
    for step in walk(rng, game):
        assert_whole(game)
        if step.game.round > len(deals):
            deals.append(game.position())
    assert len(deals) == 3
    for deal in deals:
        assert (len(deal["aside"]), len(deal["discard"]), deal["dwarf_discard"]) == (10, 0, [])
        assert [len(hand) for hand in deal["hands"]] == [6] * players
    assert all(one["aside"] != two["aside"] for one, two in pairwise(deals))


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", [0, 1, 13])
def test_it_is_for_two_to_twelve(players: int) -> None:
    with pytest.raises(RulesError, match="Saboteur 2 is for 2 to 12 players"):
        rules2(players)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("other", ["greedy-dwarf", "sabotaged-dwarf", "tournament"])
def test_what_clashes_is_named(other: str) -> None:
    with pytest.raises(RulesError, match=f"{other} cannot be played with saboteur2"):
        Rules.build(6, modules=["saboteur2", other])
    with pytest.raises(RulesError, match="saboteur2 cannot be played with spare=none"):
        rules2(6, spare="none")
