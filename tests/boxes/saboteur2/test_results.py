"""Results: S2-WIN-1 to 8, S2-GOLD-1, S2-GOLD-2, S2-STEAL, ED-DOOR-BOTH, ED-THIEF, S2-EX-1 to S2-EX-3."""

from typing import Any

import pytest

from rules.positions import Grid, corridor, legal, play, refused, seen, told
from saboteur import Game

from .positions import (
    EACH,
    EDITIONS,
    TO_TREASURE,
    ended,
    found,
    given_up,
    last_moment,
    paid,
    rules2,
    with_doors,
)

BOSSES = {"boss", "profiteer"}
# Connector's dwarf -> who wins besides boss and profiteer, by the doors in the only way.
OPEN = {"blue": {"blue"}, "green": {"green"}} | {dwarf: {"blue", "green"} for dwarf in EACH[2:]}
SHUT_OUT = {
    "blue": {"green"} | BOSSES,
    "green": {"blue"} | BOSSES,
    "boss": {"blue", "green"} | BOSSES,
    "profiteer": {"blue", "green"} | BOSSES,
    "geologist": {"profiteer"},
    "saboteur": {"profiteer"},
}
WORTH = {1: 5, 2: 4, 3: 3, 4: 2}
LESS = {"boss": 1, "profiteer": 2}


def expected(dwarf: str, doors: tuple[str, ...], edition: str) -> set[str]:
    """Who wins, by the table of the rulebook."""
    if len(doors) == 2:
        return SHUT_OUT[dwarf] if edition == "italian" else BOSSES
    return (set(doors) or OPEN[dwarf]) | BOSSES


@pytest.mark.rule("S2-WIN-2", "S2-WIN-3", "S2-WIN-4", "S2-WIN-5", "S2-WIN-6", "ED-DOOR-BOTH", "S2-GOLD-1")
@pytest.mark.parametrize("doors", [(), ("blue",), ("green",), ("blue", "green")], ids="+".join)
@pytest.mark.parametrize("dwarf", EACH)
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_wins_by_connector_doors_and_edition(edition: str, dwarf: str, doors: tuple[str, ...]) -> None:
    game, events = found(EACH, EACH.index(dwarf), edition, grid=with_doors(*doors))
    wanted = expected(dwarf, doors, edition)
    assert {EACH[seat] for seat in ended(events, "winners")} == wanted
    gold = {EACH.index(w): WORTH[len(wanted)] - LESS.get(w, 0) for w in wanted}
    assert paid(events) == {seat: amount for seat, amount in gold.items() if amount}
    assert list(game.gold) == [gold.get(seat, 0) for seat in range(6)]
    sides = {0: "shut-out", 1: next(iter(wanted - BOSSES), ""), 2: "blue-green"}
    assert ended(events, "side") == sides[len(wanted - BOSSES)]


# -- ways -----------------------------------------------------------------------------------------

# North about past a blue door, south about past a green one; both end at 7,0.
TWO_WAYS: Grid = {
    "1,0": "NSW", "1,-1": "SE", "1,1": "NE", **corridor(2, 5, row=-1), **corridor(2, 5, row=1),
    "6,-1": "SW", "6,1": "NW", "6,0": "NSE",
}  # fmt: skip


@pytest.mark.rule("S2-WIN-1", "S2-WIN-3")
@pytest.mark.parametrize(
    ("north", "south", "side"),
    [
        ("EW:blue", "EW:green", "blue-green"),
        ("EW:blue", "EW", "blue-green"),
        ("EW:blue", "EW:blue", "blue"),
        ("EW:green", "EW:green", "green"),
        ("EW:blue", "E|W", "blue"),
    ],
)
def test_every_way_counts(north: str, south: str, side: str) -> None:
    grid = TWO_WAYS | {"3,-1": north, "3,1": south}
    assert ended(found(EACH, 2, "jubilee", grid=grid)[1], "side") == side


@pytest.mark.rule("S2-WIN-1", "S2-LADDER-3")
def test_ladders_lead_past_doors() -> None:
    grid = with_doors("blue", "green") | {"4,1": "NE:ladder", "4,0": "SEW"}
    assert ended(found(EACH, 2, "jubilee", grid=grid)[1], "side") == "blue-green"
    dark = with_doors("blue") | {"2,0": "E|W", "4,0": "SEW", "4,1": "NE:ladder", "5,0": "EW:green"}
    assert ended(found(EACH, 2, "jubilee", grid=dark)[1], "side") == "green"


@pytest.mark.rule("S2-WIN-1")
def test_the_end_tells_each_team_its_way() -> None:
    _, events = found(EACH, 0, "jubilee", grid=with_doors("blue"), front=[[], ["trap"], [], [], [], []])
    ways = ended(events, "ways")
    assert [step[0] for step in ways["blue"]] == [f"{x},0" for x in range(9)]
    assert ways["blue"][0] == ["0,0", "NSEW", "E"]
    assert ways["blue"][2] == ["2,0", "EW:blue", "EW"]
    assert "green" not in ways
    assert ended(events, "trapped") == [1]


def test_the_end_tells_the_way_that_doors_shut() -> None:
    _, events = found(EACH, 0, "jubilee", grid=with_doors("blue", "green"))
    assert list(ended(events, "ways")) == ["shut"]


def test_the_end_tells_a_way_up_and_down_ladders() -> None:
    _, events = found(EACH, 0, "jubilee", grid={"4,0": "E:ladder", **corridor(5, 6)})
    assert ended(events, "ways")["green"][:2] == [["0,0", "NSEW", ""], ["4,0", "E:ladder", "E"]]


def test_without_the_treasure_there_is_no_way_to_tell() -> None:
    _, events = given_up(EACH, "jubilee")
    assert ended(events, "ways") == {}


@pytest.mark.rule("S2-WIN-1", "S2-DOOR")
def test_a_stub_beside_a_door_is_not_behind_it_and_leads_nowhere() -> None:
    """The only way leads through the door's tunnel; the stub on the same card joins nothing."""
    grid = {"0,1": "NS|E:green", "0,2": "NE", **corridor(1, 6, row=2), "7,2": "NW"}
    grid |= {"7,1": "NS"}
    game = last_moment(EACH, 0, "jubilee", grid=grid, card="NSEW")
    events = game.play(0, "place NSEW 7,0")
    assert ended(events, "side") == "green"


@pytest.mark.rule("S2-WIN-1", "S2-WIN-4")
def test_a_team_without_players_can_win() -> None:
    """Then the boss wins, and the profiteer."""
    _, events = found(("boss", "profiteer", "green"), 0, "jubilee", grid=with_doors("blue"))
    assert ended(events, "winners") == [0, 1]
    assert (ended(events, "side"), paid(events)) == ("blue", {0: 3, 1: 2})


@pytest.mark.rule("S2-WIN-2")
def test_the_other_team_wins_where_the_own_has_no_way() -> None:
    _, events = found(("green", "blue", "blue"), 0, "classic", grid=with_doors("blue"))
    assert ended(events, "winners") == [1, 2]


@pytest.mark.rule("S2-WIN-4", "S2-WIN-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_treasure_saboteurs_and_profiteer_win(edition: str) -> None:
    game, events = given_up(("saboteur", "profiteer", "saboteur", "blue", "boss"), edition)
    assert (ended(events, "side"), ended(events, "winners")) == ("saboteurs", [0, 1, 2])
    assert game.gold == (3, 1, 3, 0, 0)
    game, events = given_up(("blue", "profiteer", "green"), edition)
    assert game.gold == (0, 3, 0)


@pytest.mark.rule("S2-WIN-8")
def test_the_dwarf_at_the_moment_of_turning_counts() -> None:
    """Blue reaches the treasure and another goal; in classic they open that one, and swap hats."""
    grid = {"0,-1": "SE", **corridor(1, 7, row=-1)}
    hands: list[list[str]] = [["NSW", "map"], ["swap-hats", "map"], ["NS", "map"]]
    position: dict[str, Any] = {
        "grid": grid,
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
    }
    position |= {"hands": hands, "dwarves": ["blue", "blue", "green"], "spare": ["green"], "pile": ["NS"] * 9}
    game = Game.from_position(rules2(3, "classic"), position)
    play(game, 0, "place NSW 8,-1")
    play(game, 0, "open 8,-2")
    if game.actors == (0,):
        play(game, 0, legal(game, 0)[0])
    play(game, 1, "play swap-hats p1")
    events = play(game, 2, "place NS 0,1")
    assert (ended(events, "finder"), ended(events, "side"), ended(events, "winners")) == (0, "green", [0, 2])


# -- gold -----------------------------------------------------------------------------------------


@pytest.mark.rule("S2-GOLD-1")
@pytest.mark.parametrize(("winners", "gold"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1), (8, 1)])
def test_the_more_winners_the_less_gold(winners: int, gold: int) -> None:
    dwarves = ("blue", "green") * 4
    band = ("saboteur", *dwarves[:winners], "geologist")
    game, _ = found(band, 0, "jubilee")
    assert game.gold == (0, *(gold,) * winners, 0)


@pytest.mark.rule("S2-GOLD-1")
def test_the_boss_gets_one_less_and_the_profiteer_two_but_never_below_none() -> None:
    game, _ = found(("blue", "blue", "blue", "boss", "profiteer"), 0, "jubilee")
    assert game.gold == (1, 1, 1, 0, 0)
    game, _ = found(("blue", "blue", "boss", "profiteer"), 0, "jubilee")
    assert game.gold == (2, 2, 1, 0)


@pytest.mark.rule("S2-GOLD-2", "S2-CRYSTAL")
@pytest.mark.parametrize("edition", EDITIONS)
def test_geologists_get_the_crystals_whoever_won(edition: str) -> None:
    grid = TO_TREASURE | {"1,0": "SEW:crystal", "1,1": "N:crystal", "-3,3": "W:crystal"}
    one = ("geologist", "blue", "saboteur")
    two = ("geologist", "blue", "geologist")
    assert found(one, 1, edition, grid=grid)[0].gold == (3, 5, 0)
    assert found(two, 1, edition, grid=grid)[0].gold == (1, 5, 1)
    assert given_up(one, edition, grid=grid)[0].gold == (3, 0, 5)


@pytest.mark.rule("S2-GOLD-2", "S2-TRAP")
def test_a_trapped_geologist_is_not_counted() -> None:
    grid = TO_TREASURE | {"1,0": "SEW:crystal", "1,1": "N:crystal", "-3,3": "W:crystal"}
    front = [["trap"], [], []]
    assert found(("geologist", "blue", "geologist"), 1, "classic", grid=grid, front=front)[0].gold == (
        0,
        5,
        3,
    )


@pytest.mark.rule("S2-TRAP", "S2-GOLD-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_trapped_at_the_end_is_no_winner(edition: str) -> None:
    front = [[], ["trap"], [], ["trap"]]
    game, events = found(("blue", "blue", "boss", "profiteer"), 0, edition, front=front)
    assert ended(events, "winners") == [0, 2]
    assert game.gold == (4, 0, 3, 0)


# -- thieves --------------------------------------------------------------------------------------


@pytest.mark.rule("S2-STEAL")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_thief_takes_one_gold_from_a_player_who_has_any(edition: str) -> None:
    front = [[], ["thief"], []]
    game, _ = found(("blue", "saboteur", "green"), 0, edition, front=front, gold=[0, 3, 0])
    assert (game.round, game.actors) == (1, (1,))
    assert seen(game, None, "window") == {"kind": "steal", "seats": [1]}
    assert legal(game, 1) == ["steal p1", "steal none"]
    refused(game, 1, "steal p2", "not-offered", "S2-STEAL")
    refused(game, 1, "steal p3", "not-offered", "S2-STEAL")
    refused(game, 1, "pass", "wrong-moment", "TURN-1")
    refused(game, 0, "steal p2", "not-your-turn", "TURN-1")
    events = play(game, 1, "steal p1")
    assert told(events, "stole", "target") == [0]
    assert (game.gold, game.round) == ((4, 4, 0), 2)


@pytest.mark.rule("S2-STEAL")
def test_a_thief_may_leave_it() -> None:
    game, _ = found(("blue", "saboteur", "green"), 0, "jubilee", front=[[], ["thief"], []])
    events = play(game, 1, "steal none")
    assert told(events, "stole", "target") == [None]
    assert (game.gold, game.round) == ((5, 0, 0), 2)


@pytest.mark.rule("S2-STEAL", "S2-TRAP", "ED-THIEF-PLAY")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trapped_thief_steals_nothing(edition: str) -> None:
    game, _ = found(("blue", "saboteur", "green"), 0, edition, front=[[], ["thief", "trap"], []])
    assert (game.gold, game.round) == ((5, 0, 0), 2)


@pytest.mark.rule("S2-STEAL")
def test_where_nobody_has_gold_nobody_is_asked() -> None:
    game, _ = given_up(("blue", "green", "green"), "jubilee", front=[[], ["thief"], []])
    assert (game.gold, game.round) == ((0, 0, 0), 2)
    game, _ = found(("blue", "saboteur", "green"), 0, "jubilee", front=[["thief"], [], []])
    assert (game.gold, game.round) == ((5, 0, 0), 2)


@pytest.mark.rule("S2-STEAL", "ED-THIEF")
@pytest.mark.parametrize(
    ("edition", "order"), [("classic", [3, 0, 1]), ("jubilee", [3, 0, 1]), ("italian", [3, 1, 0])]
)
def test_in_which_order_thieves_steal(edition: str, order: list[int]) -> None:
    """Played by p1, p2, p4."""
    front = [["thief"], ["thief"], [], ["thief"]]
    game, _ = found(("saboteur", "green", "blue", "green"), 2, edition, front=front, thieves=[0, 1, 3])
    asked: list[int] = []
    while game.round == 1:
        (thief,) = game.actors
        asked.append(thief)
        play(game, thief, "steal p3")
    assert asked == order
    assert game.gold == (1, 1, 2, 1)


@pytest.mark.rule("ED-THIEF")
@pytest.mark.parametrize(("edition", "order"), [("classic", [1, 0]), ("italian", [1, 0])])
def test_a_trapped_thief_is_not_the_last_one(edition: str, order: list[int]) -> None:
    front = [["thief"], ["thief"], [], ["thief", "trap"]]
    game, _ = found(("saboteur", "green", "blue", "green"), 2, edition, front=front, thieves=[0, 1, 3])
    asked: list[int] = []
    while game.round == 1:
        asked += game.actors
        play(game, game.actors[0], "steal none")
    assert asked == order


@pytest.mark.rule("S2-STEAL", "GOLD-8")
def test_what_was_stolen_can_be_stolen_again() -> None:
    front = [["thief"], ["thief"], []]
    game, _ = found(("saboteur", "green", "blue"), 2, "jubilee", front=front)
    assert game.actors == (1,)
    play(game, 1, "steal p3")
    assert legal(game, 0) == ["steal p2", "steal p3", "steal none"]
    play(game, 0, "steal p2")
    assert game.gold == (1, 0, 4)


# -- worked examples ------------------------------------------------------------------------------


@pytest.mark.rule("S2-EX-1")
@pytest.mark.parametrize("edition", ["classic", "jubilee"])
def test_example_one(edition: str) -> None:
    dwarves = ("blue", "green", "green", "boss", "profiteer", "saboteur", "saboteur")
    front = [[], [], [], [], [], ["thief"], ["thief", "trap"]]
    game, events = found(dwarves, 3, edition, grid=with_doors("blue"), front=front)
    assert paid(events) == {0: 3, 3: 2, 4: 1}
    assert game.actors == (5,)
    play(game, 5, "steal p1")
    assert (game.round, game.gold) == (2, (2, 0, 0, 2, 1, 1, 0))


@pytest.mark.rule("S2-EX-2")
def test_example_two() -> None:
    dwarves = ("green", "blue", "boss", "saboteur", "geologist", "geologist")
    crystals = {f"{x},3": "W:crystal" for x in range(5)}
    grid = with_doors("green") | crystals
    game, events = found(dwarves, 4, "classic", grid=grid, front=[["trap"], [], [], [], [], []])
    assert ended(events, "winners") == [2]
    assert (game.round, game.gold) == (2, (0, 0, 4, 0, 2, 2))


@pytest.mark.rule("S2-EX-3")
@pytest.mark.parametrize(
    ("dwarves", "gold"),
    [
        (("blue", "green", "boss"), (0, 0, 4)),
        (("blue", "green", "profiteer"), (0, 0, 3)),
        (("blue", "boss", "profiteer"), (0, 3, 2)),
    ],
)
@pytest.mark.parametrize("edition", ["classic", "jubilee"])
def test_example_three(edition: str, dwarves: tuple[str, ...], gold: tuple[int, ...]) -> None:
    for finder in range(3):
        assert found(dwarves, finder, edition, grid=with_doors("blue", "green"))[0].gold == gold


# -- why everyone is paid ------------------------------------------------------------------------------


def reasons(events: list[Any]) -> dict[str, list[tuple[str, int]]]:
    """Return what the end of the round tells about each dwarf's pay: its reasons and their gold."""
    dwarves = ended(events, "dwarves")
    told: dict[str, list[tuple[str, int]]] = {}
    for share in ended(events, "shares"):
        told.setdefault(dwarves[share["seat"]], []).append((share["why"], share["gold"]))
    return told


@pytest.mark.rule("S2-GOLD-1")
def test_the_end_tells_why_boss_and_profiteer_get_less() -> None:
    _, events = found(EACH, 0, "jubilee", grid=with_doors("blue"))
    assert reasons(events) == {
        "blue": [("winners", 3)],
        "boss": [("winners", 3), ("boss", -1)],
        "profiteer": [("winners", 3), ("profiteer", -2)],
        "geologist": [("crystals", 0)],
    }
    winners = [share for share in ended(events, "shares") if share["why"] == "winners"]
    assert {(share["number"], share["rule"]) for share in winners} == {(3, "S2-GOLD-1")}


@pytest.mark.rule("S2-GOLD-1")
def test_the_end_tells_that_nobody_gets_less_than_nothing() -> None:
    dwarves = ("blue", "blue", "blue", "boss", "profiteer")
    _, events = found(dwarves, 0, "jubilee", grid=with_doors("blue"))
    assert reasons(events)["profiteer"] == [("winners", 1), ("profiteer", -2), ("not-below", 1)]
    assert paid(events) == {0: 1, 1: 1, 2: 1}


@pytest.mark.rule("S2-GOLD-2")
def test_the_end_tells_how_geologists_halve_the_crystals() -> None:
    grid = {f"{x},0": "SEW:crystal" for x in range(1, 6)} | {"6,0": "EW"}
    _, events = found(("blue", "geologist", "geologist"), 0, "jubilee", grid=grid)
    shares = [share for share in ended(events, "shares") if share["why"] == "crystals"]
    assert [(share["gold"], share["number"], share["among"]) for share in shares] == [(2, 5, 2)] * 2
    assert {share["rule"] for share in shares} == {"S2-GOLD-2"}
