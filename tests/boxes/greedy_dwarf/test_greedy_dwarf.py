"""The greedy dwarf (WC-2016)."""

from collections import Counter

import pytest

from boxes.variants import BASE, PILE, late_treasure
from rules.gold_positions import EDITIONS, PER_PLAYER, band, found, given_up, take_best
from saboteur import Game, Rules


def with_greedy(edition: str, players: int, spare: str = "dealt") -> Rules:
    """Rules with the greedy dwarf."""
    return Rules.build(players, edition, ["greedy-dwarf"], {"spare": spare})


@pytest.mark.rule("WC-2016", "SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spare", ["dealt", "none"])
@pytest.mark.parametrize("players", BASE)
def test_wc_2016_replaces_one_digger(players: int, spare: str, edition: str) -> None:
    saboteurs, diggers = BASE[players]
    diggers -= 1 + (spare == "none")
    position = Game(with_greedy(edition, players, spare), seed="greedy").position()
    wanted = Counter(saboteur=saboteurs, digger=diggers, greedy=1)
    assert Counter(position["dwarves"] + position["spare"]) == wanted
    assert len(position["spare"]) == (spare == "dealt")


@pytest.mark.rule("WC-2016")
@pytest.mark.parametrize("spare", ["dealt", "none"])
def test_wc_2016_the_greedy_dwarf_may_be_left_over_only_where_one_is(spare: str) -> None:
    games = [Game(with_greedy("jubilee", 3, spare), seed=f"{i}") for i in range(60)]
    left_over = {dwarf for game in games for dwarf in game.position()["spare"]}
    assert left_over == ({"saboteur", "digger", "greedy"} if spare == "dealt" else set())


@pytest.mark.rule("WC-2016")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spare", ["dealt", "none"])
@pytest.mark.parametrize("players", BASE)
def test_wc_2016_who_makes_the_connection_gets_four_and_nobody_else_any(
    players: int, spare: str, edition: str
) -> None:
    game = found(with_greedy(edition, players, spare), band(players, 0, greedy=[2]), finder=2)
    assert (game.round, game.gold) == (2, (0, 0, 4, *[0] * (players - 3)))


@pytest.mark.rule("WC-2016", "GOLD-4", "GOLD-6")
@pytest.mark.parametrize("edition", PER_PLAYER)
@pytest.mark.parametrize(
    ("pile", "gold", "rest"),
    [
        ([2, 1, 3], 4, [2]),
        ([1, 2, 3, 3, 1, 2], 4, [2, 3, 3]),
        ([2, 2, 3], 4, [3]),
        ([3, 2], 3, [2]),
        ([], 0, []),
    ],
)
def test_wc_2016_draws_as_a_saboteur_does(edition: str, pile: list[int], gold: int, rest: list[int]) -> None:
    game = found(with_greedy(edition, 3), band(3, 0, greedy=[1]), finder=1, gold_pile=pile)
    assert (game.gold, game.position()["gold_pile"]) == ((0, gold, 0), rest)


@pytest.mark.rule("WC-2016", "ED-GOLD")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spare", ["dealt", "none"])
def test_wc_2016_gets_nothing_when_a_digger_finds_it(spare: str, edition: str) -> None:
    """The greedy dwarf is no digger for ED-GOLD either: three cards in jubilee, five elsewhere."""
    rules = with_greedy(edition, 5, spare)
    game = found(rules, band(5, 0, greedy=[2]), finder=3, gold_pile=PILE)
    count = 5 if edition in PER_PLAYER else 3
    assert game.position()["gold_pile"] == PILE[:-count]
    assert take_best(game) == [3, 1, 4, 3, 1][: count - 1]
    assert (game.gold[0], game.gold[2]) == (0, 0)


@pytest.mark.rule("WC-2016", "GOLD-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wc_2016_is_passed_over_after_a_saboteurs_connection(edition: str) -> None:
    game = found(with_greedy(edition, 5), band(5, 3, greedy=[2]), finder=3, gold_pile=PILE)
    assert game.actors == (1,)
    take_best(game)
    assert (game.gold[2], game.gold[3]) == (0, 0)


@pytest.mark.rule("WC-2016", "GOLD-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wc_2016_a_lone_digger_takes_all_cards(edition: str) -> None:
    """Without a spare dwarf three play as saboteur, digger and greedy."""
    rules = with_greedy(edition, 3, "none")
    game = found(rules, band(3, 0, greedy=[1]), finder=2, gold_pile=[1, 2, 3])
    assert take_best(game) == ([2, 2] if edition in PER_PLAYER else [])
    assert game.gold == (0, 0, 6 if edition in PER_PLAYER else 3)


@pytest.mark.rule("WC-2016", "GOLD-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("saboteurs", "each"), [([1], 4), ([1, 3], 3), ([], 0)])
def test_wc_2016_gets_nothing_when_nobody_finds_it(edition: str, saboteurs: list[int], each: int) -> None:
    game = given_up(with_greedy(edition, 5), band(5, *saboteurs, greedy=[2]), turn=2)
    assert game.gold == tuple(each * (seat in saboteurs) for seat in range(5))


@pytest.mark.rule("WC-2016", "GOAL-5")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_wc_2016_wins_though_another_turns_the_treasure_over(edition: str) -> None:
    game = late_treasure(with_greedy(edition, 4), band(4, 3, greedy=[0]), "play break-lamp p1")
    assert (game.round, game.gold) == (2, (4, 0, 0, 0))


@pytest.mark.rule("WC-2016", "GOAL-5")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_wc_2016_does_not_win_by_turning_over_what_another_reached(edition: str) -> None:
    game = late_treasure(with_greedy(edition, 4), band(4, 3, greedy=[2]), "pass map")
    assert take_best(game) == [0, 1, 0]
