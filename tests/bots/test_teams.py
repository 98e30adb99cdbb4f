"""What the rule bot does with the cards and dwarves of Saboteur 2, and that it wins more than chance."""

from random import Random
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.bots import make_bot
from saboteur.bots.rule import RuleBot
from saboteur.boxes.saboteur2.bot import MEMBERS
from saboteur.cli.sim import simulate

TUNNEL = {f"{x},0": "EW" for x in range(1, 7)}
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def table(hand: list[str], dwarf: str = "blue", **more: Any) -> Game:
    """Return a game of three in which the first seat is to move."""
    position: dict[str, Any] = {
        "grid": TUNNEL,
        "goals": GOALS,
        "hands": [hand, ["map"] * 3, ["map"] * 3],
        "pile": ["NS"] * 9,
        "dwarves": [dwarf, "green", "saboteur"],
        "spare": ["boss", "green"],
    }
    return Game.from_position(Rules.build(3, modules=["saboteur2"]), {**position, **more})


def chosen(game: Game) -> str:
    (seat,) = game.actors
    return str(RuleBot().choose(game.view(seat), game.legal(seat), Random(0)))


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("edition", ["classic", "jubilee", "italian"])
def test_bots_play_whole_games(players: int, edition: str) -> None:
    rules = Rules.build(players, edition, ["saboteur2"])
    tally = simulate(rules, {name: make_bot(name) for name in ("rule", "random")}, 1, edition)
    assert tally.rounds == 3


@pytest.mark.parametrize(
    "players", [pytest.param(n, marks=() if n in (2, 6) else pytest.mark.soak) for n in range(2, 13)]
)
def test_it_wins_clearly_more_than_chance(players: int) -> None:
    """A small table; `tools/bot_table.py` prints a larger one."""
    rules = Rules.build(players, modules=["saboteur2"])
    gold = simulate(rules, {name: make_bot(name) for name in ("rule", "random")}, 12, "small").as_dict()
    rule, chance = gold["gold_by_bot"]["rule"], gold["gold_by_bot"]["random"]
    assert rule > 1.2 * chance, (rule, chance)


@pytest.mark.parametrize("dwarf", ["blue", "green", "boss", "profiteer"])
def test_whoever_wins_with_a_team_lays_the_last_card(dwarf: str) -> None:
    assert chosen(table(["EW", "map", "N|S|E|W", "SW"], dwarf)) == "place EW 7,0"


def test_a_digger_prefers_its_own_door_and_puts_the_other_down() -> None:
    grid = {f"{x},0": "EW" for x in range(1, 4)}
    assert chosen(table(["EW", "EW:blue"], grid=grid)) == "place EW:blue 4,0"
    assert chosen(table(["EW", "EW:green"], grid=grid)) == "place EW 4,0"
    assert "EW:green" in chosen(table(["EW:green", "repair-lamp"], grid=grid))


def test_the_boss_avoids_doors() -> None:
    grid = {f"{x},0": "EW" for x in range(1, 4)}
    assert chosen(table(["EW", "EW:blue", "EW:green"], "boss", grid=grid)) == "place EW 4,0"


def test_a_geologist_digs_for_crystals() -> None:
    grid = {f"{x},0": "EW" for x in range(1, 4)}
    assert ":crystal" in chosen(table(["EW", "W:crystal"], "geologist", grid=grid))
    assert ":crystal" not in chosen(table(["EW", "W:crystal"], "blue", grid=grid))
    with_crystal = grid | {"3,0": "SEW:crystal"}
    assert "rockfall 3,0" not in chosen(table(["rockfall", "S"], "geologist", grid=with_crystal))


def test_the_profiteer_prolongs_nothing() -> None:
    assert not chosen(table(["break-lamp", "NS"], "profiteer")).startswith("play break")


@pytest.mark.parametrize("dwarf", sorted(MEMBERS))
def test_everyone_frees_himself_first(dwarf: str) -> None:
    front = [["trap"], [], []]
    assert chosen(table(["free", "NS", "EW"], dwarf, front=front)) == "play free p1"
    assert chosen(table(["NS", "N|S", "S"], dwarf, front=front)).startswith("clear")


@pytest.mark.parametrize("dwarf", sorted(MEMBERS))
def test_a_thief_is_laid_and_kept(dwarf: str) -> None:
    grid: dict[str, str] = {}
    assert chosen(table(["thief", "S"], dwarf, grid=grid)) == "play thief"
    assert not chosen(table(["NS", "S"], dwarf, grid=grid, front=[["thief"], [], []])).startswith("clear")


def test_known_enemies_are_trapped_and_unknown_players_inspected() -> None:
    known: list[dict[str, Any]] = [{"dwarves": {"1": "blue", "2": "saboteur"}}, {}, {}]
    assert chosen(table(["trap", "S"], known=known)) == "play trap p3"
    assert (
        chosen(table(["inspect", "N|S|E|W"], known=[{"dwarves": {"2": "boss"}}, {}, {}])) == "play inspect p2"
    )


def test_a_bad_hand_is_swapped() -> None:
    hands = [["swap-hands", "S", "W", "N|S"], ["map"] * 3, ["map"] * 6]
    assert chosen(table(hands[0], hands=hands)) == "play swap-hands p3"


def test_a_saboteur_traps_when_the_tunnel_is_near() -> None:
    assert chosen(table(["trap", "NS"], "saboteur", known=[{}, {}, {}])).startswith("play trap")
    assert not chosen(table(["trap", "NSEW"], "saboteur", grid={})).startswith("play trap")


def test_several_useless_cards_are_put_down_at_once() -> None:
    game = table(
        ["S", "W", "N|S", "EW"], grid={}, front=[["break-lamp"], [], []], dwarves=["blue", "green", "boss"]
    )
    assert len(chosen(game).split()) >= 3


def test_the_thief_robs_the_richest() -> None:
    ext = {"base": {"awarded": [0, 1, 3]}}
    game = table(
        ["EW"], "boss", gold=[0, 1, 3], front=[["thief"], [], []], dwarves=["saboteur", "boss", "green"]
    )
    position = game.position() | {"ext": {"base": game.position()["ext"]["base"] | ext["base"]}}
    game = Game.from_position(game.rules, position)
    game.play(0, "place EW 7,0")
    assert chosen(game) == "steal p3"
