"""The bots that hide and think ahead: what they do in clear positions, and that they keep to their time."""

import time
from random import Random
from typing import Any

import pytest

from saboteur import Action, Game, Rules
from saboteur.bots.belief import Certainties, believe
from saboteur.bots.bluffer import BlufferBot, Mask
from saboteur.bots.chronicle import Chronicle
from saboteur.bots.seer import SeerBot, Tried, best, is_settled, made_up

TUNNEL = {f"{x},0": "EW" for x in range(1, 7)}
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def table(hand: list[str], dwarf: str = "digger", **more: Any) -> tuple[Game, Chronicle]:
    """Return a game of three in which the first seat is to move."""
    position: dict[str, Any] = {
        "grid": TUNNEL,
        "goals": GOALS,
        "hands": [hand, ["map"] * 3, ["map"] * 3],
        "pile": ["NS"] * 9,
        "dwarves": [dwarf, "digger", "saboteur"],
    }
    game = Game.from_position(Rules.build(3), {**position, **more})
    return game, Chronicle.of(game.view())


def test_breaking_raises_the_suspicion_and_digging_lowers_it() -> None:
    game, past = table(["break-lamp", "EW", "NSEW"], "saboteur", grid={"1,0": "EW"})
    mask = Mask(game.view(0), past, None)
    assert mask.rise(Action.parse("place NSEW 2,0")) < 0 < mask.rise(Action.parse("play break-lamp p2"))
    assert mask.rise(Action.parse("place N|S|E|W 2,0")) > 0.2


def test_a_bluffer_hides_while_the_tunnel_is_far_and_strikes_when_it_is_near() -> None:
    hand = ["N|S|E|W", "map", "S|E|W"]
    far, past = table(hand, "saboteur", grid={"1,0": "EW"})
    chosen = BlufferBot().choose(far.view(0), far.legal(0), Random(1), 0.3, past)
    assert not chosen.text.startswith("place N|S|E|W 2,0")
    near, past = table(["N|S|E|W", "map"], "saboteur")
    assert BlufferBot().choose(near.view(0), near.legal(0), Random(1), 0.3, past).verb == "place"


def test_a_seer_finds_the_treasure_when_it_can() -> None:
    known = [{"goals": {"8,0": "treasure"}}, {}, {}]
    game, past = table(["EW", "SW", "map"], known=known)
    for seed in range(3):
        assert SeerBot().choose(game.view(0), game.legal(0), Random(seed), 0.1, past).text == "place EW 7,0"


def test_worlds_are_drawn_by_belief_and_agree_with_the_view() -> None:
    game, past = table(["EW", "SW", "map"])
    view = game.view(0)
    belief = believe(game.rules, Certainties.to(view), past)
    assert belief is not None
    for seed in range(20):
        world = made_up(view, belief, Random(seed))
        assert world.dwarves[0] == "digger" and list(world.goals.values()).count("treasure") == 1
        assert world.tiles == view.tiles and len(world.pile) == view.pile


@pytest.mark.parametrize("modules", [[], ["saboteur2"], ["chests", "toll"], ["veto", "goal-swap"]])
def test_a_seer_keeps_to_its_time_whatever_is_played(modules: list[str]) -> None:
    game = Game(Rules.build(5, modules=modules, options={"rounds": "1"}), "time")
    past, rng = Chronicle.of(game.view()), Random(4)
    # The first choice of a process fills tables that all later ones use.
    first = game.actors[0]
    SeerBot(clock=time.process_time).choose(game.view(first), game.legal(first), rng, 0.03, past)
    for _ in range(12):
        seat = game.actors[0]
        view, legal = game.view(seat), game.legal(seat)
        began = time.process_time()
        chosen = SeerBot(clock=time.process_time).choose(view, legal, rng, 0.03, past)
        assert chosen in legal
        assert time.process_time() - began < 0.8
        past.watch(game.play(seat, chosen))


def test_the_first_choice_stays_unless_another_is_clearly_better() -> None:
    first, other = Action.parse("pass EW"), Action.parse("pass NS")
    close = [Tried(first, [0.5, 0.5, 0.4, 0.6]), Tried(other, [0.4, 0.7, 0.5, 0.5])]
    assert best(close) == first
    clear = [Tried(first, [0.5, 0.5, 0.4, 0.6]), Tried(other, [0.8, 0.9, 0.8, 0.8])]
    assert best(clear) == other
    few = [Tried(first, [0.1]), Tried(other, [0.9])]
    assert best(few) == first


def test_the_search_ends_when_nothing_can_change_any_more() -> None:
    first, other = Action.parse("pass EW"), Action.parse("pass NS")
    values = [0.5, 0.5, 0.4, 0.6]
    assert is_settled([Tried(first, values), Tried(other, [0.9, 0.9, 0.8, 0.9])])
    assert is_settled([Tried(first, values), Tried(other, values)])
    assert not is_settled([Tried(first, values), Tried(other, [0.4, 0.7, 0.5, 0.5])])
