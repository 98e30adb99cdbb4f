"""Variants and the greedy dwarf (SABDWARF-1, TOUR-1 to TOUR-3, WC-2016) and what clashes (MOD-1)."""

from collections import Counter
from typing import Any

import pytest

from rules.gold_positions import (
    EDITIONS,
    FIND,
    GOALS,
    PER_PLAYER,
    band,
    found,
    given_up,
    gold_cards,
    last_moment,
    take_best,
)
from saboteur import Game, Rules, RulesError

# Players -> saboteurs, diggers (SETUP-1); saboteurs, diggers, greedy dwarves (TOUR-1).
BASE = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
TOURNAMENT = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
PATHS = {"NSEW": 5, "SEW": 5, "NSW": 5, "NS": 4, "EW": 3, "SW": 5, "SE": 4} | dict.fromkeys(
    ("N|S|E|W", "S|E|W", "N|S|W", "N|S", "E|W", "S|W", "S|E", "S", "W"), 1
)
TOOLS = ("pickaxe", "lamp", "cart")
PILE = [1, 1, 2, 3, 1, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1]


def turned(tile: str) -> str:
    """A path card after a half turn, as it is then written."""
    tunnels = tile.translate(str.maketrans("NSEW", "SNWE")).split("|")
    tunnels = ["".join(sorted(tunnel, key="NSEW".index)) for tunnel in tunnels]
    return "|".join(sorted(tunnels, key=lambda tunnel: (-len(tunnel), "NSEW".index(tunnel[0]))))


def card_of(tile: str) -> str:
    """The key of a card as it lies."""
    return tile if tile in PATHS else turned(tile)


# -- SABDWARF-1 -----------------------------------------------------------------------------------


def sabotaged(edition: str, players: int, *modules: str) -> Rules:
    """Rules with the sabotaged dwarf."""
    return Rules.build(players, edition, ["sabotaged-dwarf", *modules])


def broken(players: int, *seats: int) -> list[list[str]]:
    """Broken tools in front of these seats."""
    return [[f"break-{TOOLS[seat % 3]}"] if seat in seats else [] for seat in range(players)]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_sabdwarf_1_a_digger_with_a_broken_tool_takes_no_card(edition: str, tool: str) -> None:
    """Four diggers, so four cards in every edition; p2 takes none, p1 therefore two."""
    front = [[], [f"break-{tool}"], [], [], []]
    game = found(sabotaged(edition, 5), band(5, 4), finder=0, front=front, gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-4]
    assert take_best(game) == [0, 3, 2]
    assert gold_cards(game) == [2, 0, 1, 1, 0]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", BASE)
def test_sabdwarf_1_as_many_cards_as_diggers_in_every_edition(players: int, edition: str) -> None:
    """One digger is whole and takes them all; a broken saboteur changes nothing."""
    front = broken(players, 0, *range(2, players))
    game = found(sabotaged(edition, players), band(players, 0), finder=1, front=front, gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[: -(players - 1)]
    assert take_best(game) == [1] * (players - 2)
    assert gold_cards(game) == [0, players - 1, *[0] * (players - 2)]


@pytest.mark.rule("SABDWARF-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_nobody_gets_any_if_all_diggers_have_one(edition: str) -> None:
    """Only a saboteur can still reach the treasure; the diggers win but take nothing."""
    game = found(sabotaged(edition, 4), band(4, 0), finder=0, front=broken(4, 1, 2, 3))
    assert (game.round, game.gold) == (2, (0, 0, 0, 0))


@pytest.mark.rule("SABDWARF-1", "GOLD-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_after_a_saboteurs_connection_the_next_whole_digger_is_first(edition: str) -> None:
    game = found(sabotaged(edition, 5), band(5, 3), finder=3, front=broken(5, 2))
    assert take_best(game) == [1, 0, 4]


@pytest.mark.rule("SABDWARF-1", "GOLD-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_saboteurs_are_paid_broken_or_not(edition: str) -> None:
    game = given_up(sabotaged(edition, 5), band(5, 1, 2), front=broken(5, 1, 3))
    assert game.gold == (0, 3, 3, 0, 0)


def late_treasure(rules: Rules, dwarves: list[str], breaker: str) -> Game:
    """p1 reaches treasure and stone and turns the stone; p2 acts; p3's card turns the treasure."""
    grid = {"0,-1": "SE", **{f"{x},-1": "EW" for x in range(1, 8)}}
    hands: list[list[str]] = [["NSW"], [breaker.split()[1]], ["SE"], *([] for _ in dwarves[3:])]
    position = {"grid": grid, "goals": GOALS, "hands": hands, "dwarves": dwarves, "gold_pile": PILE}
    game = Game.from_position(rules, position)
    game.play(0, "place NSW 8,-1")
    game.play(0, "open 8,-2")
    game.play(1, breaker)
    game.play(2, "place NW 0,1")
    return game


@pytest.mark.rule("SABDWARF-1", "GOAL-5")
@pytest.mark.parametrize("edition", PER_PLAYER)
def test_sabdwarf_1_holds_for_a_finder_whose_tool_was_broken_later(edition: str) -> None:
    game = late_treasure(sabotaged(edition, 4), band(4, 3), "play break-lamp p1")
    assert take_best(game) == [2, 1]
    assert gold_cards(game) == [0, 1, 2, 0]


@pytest.mark.rule("SABDWARF-1", "WC-2016")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sabdwarf_1_with_a_greedy_dwarf_who_is_no_digger(edition: str) -> None:
    """Three diggers, three cards; p1 is broken, p5 greedy."""
    rules = sabotaged(edition, 5, "greedy-dwarf")
    game = found(rules, band(5, 3, greedy=[4]), finder=2, front=broken(5, 0), gold_pile=PILE)
    assert game.position()["gold_pile"] == PILE[:-3]
    assert take_best(game) == [2, 1]
    assert gold_cards(game) == [0, 1, 2, 0, 0]


# -- WC-2016 --------------------------------------------------------------------------------------


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


# -- TOUR-1, TOUR-2 -------------------------------------------------------------------------------


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


# -- MOD-1 ----------------------------------------------------------------------------------------


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("modules", "options", "names"),
    [
        (["tournament", "greedy-dwarf"], {}, ("tournament", "greedy-dwarf")),
        (["greedy-dwarf", "tournament"], {}, ("tournament", "greedy-dwarf")),
        (["tournament", "sabotaged-dwarf"], {}, ("tournament", "sabotaged-dwarf")),
        (["tournament"], {"spare": "none"}, ("tournament", "spare=none")),
        (["tournament", "greedy-dwarf", "sabotaged-dwarf"], {"spare": "none"}, ("tournament",)),
    ],
)
def test_mod_1_what_clashes_is_refused_by_name(
    edition: str, modules: list[str], options: dict[str, str], names: tuple[str, ...]
) -> None:
    for players in range(2, 13):
        with pytest.raises(RulesError) as refused:
            Rules.build(players, edition, modules, options)
        if 5 <= players <= 9:
            assert all(name in str(refused.value) for name in names)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("module", ["greedy-dwarf", "sabotaged-dwarf", "tournament"])
def test_mod_1_base_variants_are_not_for_saboteur_2(edition: str, module: str) -> None:
    for players in range(2, 13):
        with pytest.raises(RulesError, match="saboteur2"):
            Rules.build(players, edition, ["saboteur2", module])


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 4, 10, 11, 12, 100])
def test_mod_1_tournament_is_for_5_to_9(players: int, edition: str) -> None:
    with pytest.raises(RulesError, match=f"tournament.*{players}"):
        tournament(players, edition)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("modules", [[], ["greedy-dwarf"], ["sabotaged-dwarf", "greedy-dwarf"]])
def test_mod_1_the_base_game_is_for_3_to_10(modules: list[str], edition: str) -> None:
    for players in (-1, 0, 1, 2, 11, 12, 99):
        with pytest.raises(RulesError, match=f"{players}"):
            Rules.build(players, edition, modules)
    for players in range(3, 11):
        for spare in ("dealt", "none"):
            rules = Rules.build(players, edition, modules, {"spare": spare})
            assert rules.players == players


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", BASE)
def test_setup_1_without_a_spare_every_dwarf_is_dealt(players: int, edition: str) -> None:
    """One digger less, so that no round lacks a saboteur."""
    rules = Rules.build(players, edition, options={"spare": "none"})
    saboteurs, diggers = BASE[players]
    for seed in range(5):
        position = Game(rules, seed=f"{seed}").position()
        assert Counter(position["dwarves"]) == Counter(saboteur=saboteurs, digger=diggers - 1)
        assert position["spare"] == []


def test_a_whole_tournament_is_paid_in_chips_only() -> None:
    """TOUR-1: after three rounds gold came without a single card."""
    game = Game.from_position(tournament(6), last_moment(tour_dwarves(6), 5, "EW", round=3))
    game.play(5, FIND)
    assert (game.over, game.gold, gold_cards(game)) == (True, (0, 0, 0, 2, 2, 3), [0] * 6)
