"""Marked secrets: a card, a dwarf or a goal that nobody else may hear of leaves no trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from saboteur import Event, Game, redact
from saboteur.conformance.walks import Step, at_random, walk
from saboteur.core.shapes import ViewShape

from .tables import Table, walks

Facts = dict[str, Any]
# One copy each in the deck, so that its name tells where it is.
MARKER = "repair-pickaxe-cart"
PLAIN = ["NSEW", "SEW", "EW", "NS", "map", "break-lamp"]
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def told(game: Game, events: list[Event], seat: int | None) -> str:
    """Return all that a seat sees and hears, as one text."""
    heard = [event.as_dict() for event in redact(events, seat)]
    return json.dumps([game.view(seat).as_dict(), heard])


def others(game: Game, *knowing: int) -> list[int | None]:
    """Return everyone else, spectators among them."""
    return [None, *(seat for seat in range(game.rules.players) if seat not in knowing)]


def position(**changes: Any) -> Facts:
    """Return four players with plain cards only, and none of the goals seen."""
    return {
        "grid": {f"{x},0": "EW" for x in range(1, 6)},
        "goals": GOALS,
        "hands": [list(PLAIN) for _ in range(4)],
        "pile": 12 * ["SW"],
        "dwarves": ["digger", "digger", "saboteur", "digger"],
        **changes,
    }


@pytest.mark.parametrize("number", range(10))
def test_a_card_in_hand_is_nowhere_else(number: int) -> None:
    """Not while it is held, not when it is passed: only playing it shows it."""
    hands = [[*PLAIN, MARKER], *(list(PLAIN) for _ in range(3))]
    game = Game.from_position(Table(4).rules(), position(hands=hands), str(number))
    for step in first_round(Random(number), game):
        if step.action.card == MARKER:
            return
        for seat in others(game, 0):
            assert MARKER not in told(game, step.events, seat)


@pytest.mark.parametrize("number", range(5))
def test_a_card_in_the_pile_is_nowhere(number: int) -> None:
    """Then one seat draws it, and only that seat knows."""
    game = Game.from_position(Table(4).rules(), position(pile=[MARKER, *5 * ["SW"]]), str(number))
    holder: list[int] = []
    for step in first_round(Random(number), game):
        if step.action.card == MARKER:
            return
        holder = holder or [s for s, hand in enumerate(game.position()["hands"]) if MARKER in hand]
        for seat in others(game, *holder):
            assert MARKER not in told(game, step.events, seat)
    assert holder


@pytest.mark.parametrize("number", range(5))
def test_a_passed_card_is_known_to_its_owner_alone(number: int) -> None:
    hands = [[*PLAIN, MARKER], *(list(PLAIN) for _ in range(3))]
    game = Game.from_position(Table(4).rules(), position(hands=hands), str(number))
    game.play(0, f"pass {MARKER}")
    for step in first_round(Random(number), game):
        assert MARKER in game.view(0).discard
        for seat in others(game, 0):
            assert MARKER not in told(game, step.events, seat)


@pytest.mark.parametrize("number", range(8))
def test_a_dwarf_is_known_to_its_owner_alone(number: int) -> None:
    """The greedy dwarf is one of a kind; the end of the round shows all (END-2)."""
    rules = Table(4, modules=("greedy-dwarf",)).rules()
    dwarves = ["digger", "greedy", "saboteur", "digger"]
    game = Game.from_position(rules, position(dwarves=dwarves, spare=["digger"]), str(number))
    for step in first_round(Random(number), game):
        assert "greedy" in told(game, step.events, 1)
        for seat in others(game, 1):
            assert "greedy" not in told(game, step.events, seat)


@pytest.mark.parametrize("number", range(5))
def test_the_spare_dwarf_is_known_to_nobody(number: int) -> None:
    rules = Table(4, modules=("greedy-dwarf",)).rules()
    game = Game.from_position(rules, position(spare=["greedy"]), str(number))
    for step in first_round(Random(number), game):
        for seat in others(game):
            assert "greedy" not in told(game, step.events, seat)


@pytest.mark.parametrize("number", range(8))
def test_a_goal_is_known_to_those_who_looked(number: int) -> None:
    game = Game.from_position(Table(4).rules(), position(), str(number))
    lookers: dict[str, set[int]] = {goal: set() for goal in GOALS.values()}
    for step in first_round(Random(number), game):
        if step.action.card == "map":
            lookers[GOALS[str(step.action).split()[2]]].add(step.seat)
        shown = {goal["card"] for goal in game.view(None).as_dict()["goals"].values()}
        for goal in lookers.keys() - shown:
            for seat in range(4):
                assert (goal in told(game, step.events, seat)) == (seat in lookers[goal])
            assert goal not in told(game, step.events, None)


def first_round(rng: Random, game: Game) -> Iterator[Step]:
    """Play at random until the round ends; its last step is not shown."""
    for step in walk(rng, game, at_random):
        if any(event.kind == "round-ended" for event in step.events):
            return
        yield step


# -- whole games against a diary ------------------------------------------------------------------


class Diary:
    """What everyone may know, kept by the rules alone from the actions that were taken."""

    def __init__(self, game: Game) -> None:
        self.players = game.rules.players
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Forget all: a round begins."""
        self.round = game.round
        self.looked: list[set[str]] = [set() for _ in range(self.players)]
        self.passed: list[set[int]] = [set() for _ in range(self.players)]
        self.inspected: list[set[int]] = [set() for _ in range(self.players)]
        self.proved: set[int] = set()
        self.hidden = set(range(len(game.position()["discard"])))

    def note(self, step: Step) -> None:
        """Write down what the one who acted learnt."""
        if step.game.round != self.round:
            self.begin(step.game)
        elif step.action.card == "map":
            self.looked[step.seat].add(str(step.action).split()[2])
        elif step.action.cards:  # a pass, or a clearing that ends with a card for all to see
            end = len(step.game.position()["discard"]) - (step.action.verb == "clear")
            places = range(end - len(step.action.cards), end)
            self.passed[step.seat].update(places)
            self.hidden.update(places)
        elif step.action.card == "inspect":
            self.inspected[step.seat].add(step.action.seat)
        elif step.action.card == "swap-hats":
            for seen in self.inspected:
                seen.discard(step.action.seat)
        if [event for event in step.events if event.kind == "proved"]:
            self.proved.add(step.seat)
        if step.action.card == "swap-hats":
            self.proved.discard(step.action.seat)


def test_views_hold_exactly_what_the_rules_let_a_seat_know() -> None:
    """Hands, dwarves, goals, discards and gold: nothing more, and nothing less."""
    for rng, game, guide in walks("diary", 8):
        diary = Diary(game)
        for step in walk(rng, game, guide):
            diary.note(step)
            truth = game.position()
            ended = game.over or [frame["kind"] for frame in truth["pending"]][:1] == ["next-round"]
            for seat in (None, *range(game.rules.players)):
                view = game.view(seat).as_dict()
                assert_hands(view, truth, diary)
                assert_dwarves(view, truth, ended, diary)
                assert_goals(view, truth, diary)
                assert_gold(view, truth, game)


def assert_hands(view: ViewShape, truth: Facts, diary: Diary) -> None:
    """One's own hand and passes; of others only how many cards."""
    seat = view["seat"]
    assert view["hand"] == ([] if seat is None else truth["hands"][seat])
    assert view["cards"] == [len(hand) for hand in truth["hands"]]
    assert view["pile"] == len(truth["pile"])
    known = set() if seat is None else diary.passed[seat]
    assert view["discard"] == [
        "?" if place in diary.hidden - known else card for place, card in enumerate(truth["discard"])
    ]


def assert_dwarves(view: ViewShape, truth: Facts, ended: bool, diary: Diary) -> None:
    """One's own dwarf, and what one has inspected or all saw; at the end of the round all (END-2)."""
    known = diary.proved | {view["seat"]}
    known |= set() if view["seat"] is None else diary.inspected[view["seat"]]
    own = [d if ended or seat in known else None for seat, d in enumerate(truth["dwarves"])]
    assert view["dwarves"] == own
    assert view["spare"] == [dwarf if ended else None for dwarf in truth["spare"]]


def assert_goals(view: ViewShape, truth: Facts, diary: Diary) -> None:
    """Goals that were turned over, and those one has looked at by map."""
    looked = set() if view["seat"] is None else diary.looked[view["seat"]]
    for cell, goal in truth["goals"].items():
        open_now = cell not in view["sites"]
        assert view["goals"][cell]["card"] == (goal if open_now or cell in looked else None)
        assert view["goals"][cell]["lies"] == truth["shown"].get(cell)
    assert truth["shown"].keys().isdisjoint(view["sites"])


def assert_gold(view: ViewShape, truth: Facts, game: Game) -> None:
    """One's own gold, or everyone's where it is open; who has any is public (GOLD-9)."""
    every = game.over or game.rules.options["gold"] == "open"
    gold = truth["gold"]
    assert view["gold"] == [g if every or seat == view["seat"] else None for seat, g in enumerate(gold)]
    assert view["has_gold"] == [amount > 0 for amount in gold]
    assert view["gold_pile"] == len(truth["gold_pile"])
