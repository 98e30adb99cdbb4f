"""Guessed worlds: they agree with what the seat knows, add up, and are as random as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import islice, pairwise, permutations
from random import Random
from typing import Any

import pytest

from saboteur import Game
from saboteur.conformance.checks import assert_geometry, assert_whole, cards_of, gold_of, seen_by, viewers
from saboteur.conformance.walks import at_random, walk, window
from saboteur.core.worlds import resample

from .tables import Table, moments, some_game, walks

Position = dict[str, Any]


def test_worlds_agree_with_the_view_and_add_up() -> None:
    for rng, game in moments("worlds", games=30, every=12):
        seat = rng.choice(viewers(game))
        world = game.guess(seat, f"{rng.random()}")
        assert_agrees(game.position(), world.position(), seat)
        assert_whole(world)
        assert_geometry(world)


def assert_agrees(truth: Position, world: Position, seat: int | None) -> None:
    """What the seat holds, has put down and has seen is as it is."""
    for key in ("round", "turn", "direction", "start", "grid", "shown", "front", "laid", "last_layer"):
        assert world[key] == truth[key], key
    for key in ("hands", "pile", "discard", "gold_pile", "spare", "dwarves"):
        assert len(world[key]) == len(truth[key]), key
    assert world["goals"].keys() == truth["goals"].keys()
    if seat is not None:
        assert world["hands"][seat] == truth["hands"][seat]
        assert world["dwarves"][seat] == truth["dwarves"][seat]
        assert world["gold"][seat] == truth["gold"][seat]
        assert world["known"][seat] == truth["known"][seat]
        assert all(world["goals"][cell] == g for cell, g in truth["known"][seat]["goals"].items())
    seen = truth["ext"]["base"]["discard_seen"]
    for place, (card, mask) in enumerate(zip(truth["discard"], seen, strict=True)):
        if mask == -1 or (seat is not None and mask >> seat & 1):
            assert world["discard"][place] == card


def test_what_others_were_seen_to_look_at_they_know() -> None:
    for rng, game in moments("lookers", games=20, every=15):
        world = game.guess(rng.choice(viewers(game)), f"{rng.random()}").position()
        for known, real in zip(world["known"], game.position()["known"], strict=True):
            assert known["goals"] == {cell: world["goals"][cell] for cell in real["goals"]}


def test_a_guess_depends_on_the_view_and_the_seed_alone() -> None:
    """So a guess from a guessed world is the guess from the real one."""
    for rng, game in moments("stable", games=16, every=20):
        seat, seed = rng.choice(viewers(game)), f"{rng.random()}"
        world = game.guess(seat, f"{rng.random()}")
        guesses = [one.guess(seat, seed) for one in (game, game, world)]
        assert guesses[0].position() == guesses[1].position() == guesses[2].position()
        assert seen_by(guesses[0], seat) == seen_by(game, seat)
        assert resample(game.view(seat), seed).hands == guesses[0].state.hands


def test_guessing_changes_nothing() -> None:
    for rng, game in moments("unchanged", games=10, every=15):
        before = game.position()
        world = game.guess(rng.choice(viewers(game)), "1")
        for _ in islice(walk(rng, world), 10):
            pass
        assert game.position() == before


def test_a_guessed_world_can_be_played_to_its_end() -> None:
    for rng, game in moments("to the end", games=12, every=80):
        world = game.guess(rng.choice(viewers(game)), f"{rng.random()}")
        for _ in walk(rng, world):
            pass
        assert world.over


def test_an_empty_pile_means_that_somebody_can_still_act() -> None:
    """Else the round would have ended (END-1), and everyone would know."""
    met = 0
    for rng, game in moments("goes on", games=20, every=4):
        if not game.position()["pile"] and window(game) == "turn":
            for one in (game, game.guess(rng.choice(viewers(game)), f"{rng.random()}")):
                assert any(can_act(one, seat) for seat in range(one.rules.players))
            met += 1
    assert met >= 15


def can_act(game: Game, seat: int) -> bool:
    """Tell whether a seat could do anything but pass, if it were its turn."""
    mine = Game.from_position(game.rules, game.position() | {"turn": seat, "pending": []})
    return any(action.verb != "pass" for action in mine.legal(seat))


# -- gold -----------------------------------------------------------------------------------------


def test_gold_that_passed_through_ones_hands_is_remembered() -> None:
    """GOLD-2: who has seen the cards knows what the later ones took among them."""
    met = 0
    for rng, game in moments("gold", games=24, every=40):
        takes = game.position()["ext"]["base"]["takes"]
        seats = {take[1] for take in takes}
        for seat in seats:
            world = game.guess(seat, f"{rng.random()}").position()
            assert_takes(takes, world["ext"]["base"]["takes"], seat)
            assert_amounts(world)
            met += 1
    assert met >= 15


def assert_takes(real: list[list[Any]], guessed: list[list[Any]], seat: int) -> None:
    """The same seats took in the same order; one's own takes are as they were, others' possible."""
    assert [take[:2] for take in guessed] == [take[:2] for take in real]
    for true, take in zip(real, guessed, strict=True):
        assert take[2] in take[3]
        assert len(take[3]) == len(true[3])
        if take[1] == seat:
            assert take == true
    for earlier, later in pairwise(guessed):
        if earlier[0] == later[0]:
            left = Counter(earlier[3]) - Counter(earlier[2:3])
            assert Counter(later[3]) == left


def assert_amounts(world: Position) -> None:
    """A player's gold is what they were given openly and what they took."""
    base = world["ext"]["base"]
    for seat, gold in enumerate(world["gold"]):
        taken = sum(take[2] for take in base["takes"] if take[1] == seat)
        assert gold == base["awarded"][seat] + taken


def test_worlds_hold_all_28_gold_cards() -> None:
    """After many rounds of every kind of pay too."""
    for rng, game in moments("gold adds up", games=60, every=60):
        if game.rules.gold_deck:
            seat = rng.choice(viewers(game))
            world = game.guess(seat, f"{rng.random()}").position()
            assert sum(gold_of(world)) == sum(game.rules.gold_deck), (seat, game.position())


def test_the_first_to_choose_knows_the_cards_that_lie_before_him() -> None:
    """They are not in the pile as well."""
    position = {
        "grid": {f"{x},0": "NSEW" for x in range(1, 7)}, "hands": [["EW"], ["EW"], ["EW"]],
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}, "dwarves": 3 * ["digger"],
    }  # fmt: skip
    game = Game.from_position(Table(3).rules(), position, seed="first")
    game.play(0, "place EW 7,0")
    assert window(game) == "take"
    for number in range(20):
        world = game.guess(0, str(number)).position()
        assert Counter(gold_cards_of(world)) == Counter(game.rules.gold_deck)


def gold_cards_of(position: Position) -> list[int]:
    """Return the gold cards nobody has yet."""
    return [*position["gold_pile"], *position["pending"][-1]["data"][0]]


# -- chance ---------------------------------------------------------------------------------------


def test_worlds_differ() -> None:
    """Hands, pile, goals, dwarves: all that is hidden is drawn anew."""
    game = Game(Table(6).rules(), seed="differ")
    for _ in islice(walk(Random("differ"), game, at_random), 20):
        pass
    worlds = [game.guess(None, str(number)).position() for number in range(40)]
    for key in ("hands", "pile", "discard", "goals", "dwarves"):
        assert len({repr(world[key]) for world in worlds}) > 3, key
    assert len({repr(world["hands"][5]) for world in worlds}) > 30


def chi_square(samples: Iterable[Hashable], weights: dict[Any, float]) -> float:
    """Return how far samples are from what these weights lead one to expect."""
    counts = Counter(samples)
    assert counts.keys() <= weights.keys()
    total, whole = counts.total(), sum(weights.values())
    expected = {key: total * weight / whole for key, weight in weights.items()}
    return sum((counts[key] - want) ** 2 / want for key, want in expected.items())


def threshold(freedom: int) -> float:
    """Return what chi-square exceeds about once in 100,000 times (Wilson and Hilferty)."""
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 4.265 * ninth**0.5) ** 3)


@pytest.mark.parametrize("table", [Table(3), Table(5), Table(4, modules=("greedy-dwarf",))])
def test_dwarves_are_guessed_as_they_are_dealt(table: Table) -> None:
    """Every way to deal the unseen cards is as likely as every other."""
    rules = table.rules()
    game = Game(rules, seed="dwarves")
    seat = game.position()["dwarves"].index("digger")
    deals = Counter(deal for deal in permutations(rules.dwarf_deck) if deal[seat] == "digger")
    worlds = (game.guess(seat, f"dwarves {number}").state for number in range(2000))
    found = chi_square(((*world.dwarves, *world.spare) for world in worlds), dict(deals))
    assert found < threshold(len(deals) - 1)


@pytest.mark.parametrize("known", [(), ("8,0",)])
def test_goals_are_guessed_evenly(known: tuple[str, ...]) -> None:
    position = {
        "grid": {}, "hands": [["map"], ["map"], ["map"]], "dwarves": 3 * ["digger"],
        "goals": {"8,-2": "stone-a", "8,0": "stone-b", "8,2": "treasure"},
    }  # fmt: skip
    game = Game.from_position(Table(3).rules(), position, seed="goals")
    for cell in known:
        game.play(0, f"play map {cell}")
    deals = dict.fromkeys(permutations(("treasure", "stone-a", "stone-b")), 1.0)
    if known:
        deals = {deal: even for deal, even in deals.items() if deal[1] == "stone-b"}
    worlds = (game.guess(0, f"goals {number}").position()["goals"] for number in range(2000))
    found = chi_square((tuple(goals[cell] for cell in sorted_cells(goals)) for goals in worlds), deals)
    assert found < threshold(len(deals) - 1)


def sorted_cells(goals: dict[str, str]) -> list[str]:
    """Return the goals' cells from north to south."""
    return sorted(goals, key=lambda cell: int(cell.split(",")[1]))


def test_hidden_cards_are_guessed_evenly() -> None:
    """Where a card lies that the seat has not seen: every place is as likely as every other."""
    game = Game(Table(5).rules(), seed="even")
    hidden = Counter(game.rules.deck) - Counter(game.position()["hands"][0])
    places = {"pile": 67.0 - 30, "others": 24.0}
    found: list[str] = []
    for number in range(2000):
        world = game.guess(0, f"even {number}").position()
        held = sum(hand.count("rockfall") for hand in world["hands"][1:])
        found += held * ["others"] + world["pile"].count("rockfall") * ["pile"]
    assert len(found) == 2000 * hidden["rockfall"]
    assert chi_square(found, places) < threshold(1)


def test_a_made_up_position_can_be_guessed_too() -> None:
    """`from_position` never asks that cards add up to the decks; neither does guessing."""
    position = {
        "grid": {"1,0": "NSEW"}, "hands": [15 * ["map"], 15 * ["map"], []], "pile": 80 * ["rockfall"],
        "dwarves": 3 * ["saboteur"], "spare": 5 * ["digger"], "gold": [9, 90, 0], "gold_pile": [3] * 40,
    }  # fmt: skip
    game = Game.from_position(Table(3).rules(), position, seed="odd")
    for seat in viewers(game):
        world = game.guess(seat, "odd")
        assert world.view(seat).as_dict() == game.view(seat).as_dict()
        assert len(list(cards_of(world.position()))) == len(list(cards_of(game.position())))


def test_the_walks_really_reach_the_third_round() -> None:
    rounds = Counter(game.round for _, game in moments("rounds", games=10))
    assert set(rounds) == {1, 2, 3}
    assert some_game(Random(1)).rules.players in range(3, 11)
    assert len({game.rules for _, game, _ in walks("tables", 40)}) > 20
