"""What the rule bot does in positions where one thing is clearly right."""

from random import Random
from typing import Any

import pytest

from saboteur import Action, Game, Rules
from saboteur.bots.dwarves import Digger, Greedy, Saboteur
from saboteur.bots.rule import RuleBot
from saboteur.bots.survey import Survey
from saboteur.bots.trust import weigh_goals
from saboteur.core.cards import TILES
from saboteur.core.cells import cell_at

TUNNEL = {f"{x},0": "EW" for x in range(1, 7)}
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def table(hand: list[str], dwarf: str = "digger", **more: Any) -> Game:
    """Return a game of three in which the first seat is to move."""
    position: dict[str, Any] = {
        "grid": TUNNEL,
        "goals": GOALS,
        "hands": [hand, ["map"] * 3, ["map"] * 3],
        "pile": ["NS"] * 9,
        "dwarves": [dwarf, "digger", "saboteur"],
    }
    modules = ["greedy-dwarf"] if dwarf == "greedy" else []
    return Game.from_position(Rules.build(3, modules=modules), {**position, **more})


def chosen(game: Game) -> str:
    (seat,) = game.actors
    return str(RuleBot().choose(game.view(seat), game.legal(seat), Random(0)))


def test_a_digger_lays_the_last_card() -> None:
    assert chosen(table(["EW", "SW", "map", "N|S|E|W"])) == "place EW 7,0"


def test_a_digger_repairs_himself_first() -> None:
    front = [["break-lamp"], ["break-lamp"], []]
    assert chosen(table(["EW", "repair-lamp"], front=front)) == "play repair-lamp p1"


def test_a_digger_looks_where_the_treasure_may_be() -> None:
    game = table(["SW", "map"], grid={})
    assert chosen(game).startswith("play map 8,")
    game.play(0, "play map 8,-2")
    assert set(weigh_goals(game.view(0))) == {cell_at(8, 0), cell_at(8, 2)}


def test_a_digger_puts_a_dead_end_down() -> None:
    assert chosen(table(["S|E|W", "rockfall", "repair-cart"], grid=TUNNEL)) == "pass S|E|W"


def test_a_digger_clears_a_dead_end_away() -> None:
    grid = {**TUNNEL, "6,0": "N|S|E|W"}
    assert chosen(table(["rockfall", "SW"], grid=grid)) == "play rockfall 6,0"


def test_a_digger_breaks_the_tool_of_the_one_who_laid_a_dead_end() -> None:
    grid = {**TUNNEL, "6,0": "N|S|E|W"}
    game = table(["break-cart", "NS"], grid=grid, laid=list(grid), last_layer=2)
    assert chosen(game) == "play break-cart p3"


def test_a_saboteur_lies_low_while_the_tunnel_is_short() -> None:
    game = table(["break-lamp", "rockfall", "NSEW"], "saboteur", grid={"1,0": "EW"})
    assert chosen(game) == "pass NSEW"


@pytest.mark.parametrize("card", ["break-lamp", "rockfall", "W"])
def test_a_saboteur_strikes_when_the_tunnel_is_near(card: str) -> None:
    assert card in chosen(table([card, "NSEW"], "saboteur"))


def test_a_greedy_dwarf_does_not_lay_the_last_but_one() -> None:
    grid = dict.fromkeys(list(TUNNEL)[:5], "EW")
    assert chosen(table(["EW", "N|S"], "digger", grid=grid)) == "place EW 6,0"
    assert chosen(table(["EW", "N|S"], "greedy", grid=grid)) != "place EW 6,0"
    assert chosen(table(["EW", "N|S"], "greedy")) == "place EW 7,0"


def test_gold_is_taken_by_its_worth() -> None:
    game = table(["EW"], gold_pile=[1, 1, 3, 2])
    game.play(0, "place EW 7,0")
    assert chosen(game) == "take 3"


@pytest.mark.parametrize(("dwarf", "cell"), [("digger", "8,0"), ("saboteur", "8,-2")])
def test_the_goal_that_is_opened_first_depends_on_the_dwarf(dwarf: str, cell: str) -> None:
    grid = {**TUNNEL, "7,0": "NW", "7,-1": "SE"}
    game = table(["NSW", "map"], dwarf, grid=grid)
    for seat, action in enumerate(("play map 8,0", "pass map", "pass map")):
        game.play(seat, action)
    game.play(0, "place NSW 8,-1")
    assert game.view(0).window["kind"] == "open"
    assert chosen(game) == f"open {cell}"


@pytest.mark.parametrize(("dwarf", "way"), [("digger", "turn SW"), ("saboteur", "turn NE")])
def test_a_stone_that_fits_neither_way_is_turned_as_the_dwarf_likes_it(dwarf: str, way: str) -> None:
    grid = {**TUNNEL, "7,0": "NEW", "7,-1": "SE"}
    goals = {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"}
    game = table(["SW", "map"], dwarf, grid=grid, goals=goals)
    for seat, action in enumerate(("play map 8,2", "pass map", "pass map")):
        game.play(seat, action)
    game.play(0, "place SW 8,-1")
    assert chosen(game) == way


def test_what_it_does_not_know_it_takes_by_lot() -> None:
    game = table(["EW"])
    view = game.view(0)
    view.window = {"kind": "something-new", "seats": [0]}
    legal = [Action.parse(f"pass {card}") for card in ("NS", "EW", "map")]
    seen = {str(RuleBot().choose(view, legal, Random(n))) for n in range(30)}
    assert len(seen) == 3


def test_the_survey_walks_through_tunnels_in_the_dark() -> None:
    grid = {"1,0": "EW", "3,0": "EW", "4,0": "EW", "5,0": "EW", "6,0": "EW"}
    view = table(["EW"], grid=grid).view(0)
    survey = Survey(view, {cell_at(8, 0): 1.0})
    assert survey.distance == 2
    assert survey.after_laying(TILES["EW"], cell_at(2, 0))[:2] == (1, 1)
    assert survey.after_laying(TILES["N|S|E|W"], cell_at(2, 0))[1] > 2


def test_each_dwarf_weighs_a_rockfall_in_its_own_way() -> None:
    digger, saboteur = table(["rockfall"]).view(0), table(["rockfall"], "saboteur").view(0)
    cell = cell_at(3, 0)
    assert Digger(digger).rockfall(cell) < 0 < Saboteur(saboteur).rockfall(cell)
    assert isinstance(Greedy(digger), Digger)
