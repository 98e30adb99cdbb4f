"""What seats know in Saboteur 2: hands that were swapped, dwarves seen and changed, and worlds that agree."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from saboteur import Game
from saboteur.conformance.checks import assert_alike, assert_whole, viewers
from saboteur.conformance.walks import EDITIONS, walk, window

from .tables import Table, some_game
from .test_worlds import chi_square, threshold

GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
DWARVES = Counter(blue=4, green=4, boss=1, profiteer=1, geologist=2, saboteur=3)


def rules(players: int, edition: str = "jubilee") -> Any:
    return Table(players, edition, ("saboteur2",)).rules()


def busy(edition: str = "jubilee", **more: Any) -> Game:
    """Four players whose hands are full of what moves hands and hats, dealt from the real decks."""
    game = Game(rules(4, edition), "busy", start=0)
    position = game.position()
    wanted = ["swap-hands", "swap-hats", "inspect"]
    deck = Counter(game.rules.deck) - Counter([*wanted, "inspect", "swap-hands", "swap-hats"])
    cards = [card for card in deck.elements() if card not in wanted]
    Random(1).shuffle(cards)
    hands = [[*wanted, *cards[:3]], [*wanted, *cards[3:6]], cards[6:12], cards[12:18]]
    position |= {"hands": hands, "pile": cards[18:102], "aside": cards[102:112], "turn": 0, **more}
    return Game.from_position(game.rules, position, game.seed)


# -- dwarves --------------------------------------------------------------------------------------


def deals(known: list[str]) -> dict[str, float]:
    """How likely each dwarf is for an unknown place, these being known elsewhere."""
    left = DWARVES - Counter(known)
    return dict(left)


@pytest.mark.parametrize("players", [2, 5, 12])
def test_dwarves_are_guessed_as_they_are_dealt(players: int) -> None:
    game = Game(rules(players), "dwarves")
    own = game.position()["dwarves"][0]
    worlds = [game.guess(0, f"{number}").state for number in range(1500)]
    for found in ([w.dwarves[1] for w in worlds], [w.spare[-1] for w in worlds]):
        even = deals([own])
        assert chi_square(iter(found), even) < threshold(len(even) - 1)
    assert all(world.dwarves[0] == own for world in worlds)


def test_what_was_seen_and_discarded_is_not_elsewhere() -> None:
    """p1 inspects p3 and then swaps hats: p1 knows three dwarves, of which one is discarded."""
    game = busy()
    game.play(0, "play inspect p3")
    for seat in (1, 2, 3):
        game.play(seat, next(a for a in game.legal(seat) if a.verb == "pass"))
    old, seen = game.position()["dwarves"][0], game.position()["dwarves"][2]
    game.play(0, "play swap-hats p1")
    new = game.position()["dwarves"][0]
    worlds = [game.guess(0, f"{number}").state for number in range(1500)]
    assert {(w.dwarves[0], w.dwarves[2], w.dwarf_discard) for w in worlds} == {(new, seen, (old,))}
    even = deals([old, seen, new])
    assert chi_square((w.dwarves[1] for w in worlds), even) < threshold(len(even) - 1)
    # To p2 the discarded dwarf is as unknown as the others; p3 does not know what p1 saw.
    worlds = [game.guess(1, f"{number}").state for number in range(1500)]
    even = deals([game.position()["dwarves"][1]])
    for found in ([w.dwarf_discard[0] for w in worlds], [w.dwarves[2] for w in worlds]):
        assert chi_square(iter(found), even) < threshold(len(even) - 1)


def test_a_discarded_dwarf_that_was_inspected_stays_known() -> None:
    game = busy()
    game.play(0, "play inspect p4")
    game.play(1, "play swap-hats p4")
    old = game.position()["dwarf_discard"]
    for seat, knows in ((0, True), (1, False), (2, False), (3, True), (None, False)):
        guessed = {game.guess(seat, f"{number}").state.dwarf_discard[0] for number in range(60)}
        assert (guessed == set(old)) == knows
        assert (game.view(seat).as_dict()["dwarf_discard"] == old) == knows
    assert game.view(0).dwarves[3] is None


def test_a_door_shows_its_layer_in_every_world() -> None:
    """ED-DOOR-PLAY, italian: to spectators too, until the hat is changed."""
    position = {
        "grid": {}, "goals": GOALS, "hands": [["EW:blue", "NS"], ["swap-hats", "NS"], ["NS", "NS"]],
        "dwarves": ["blue", "boss", "green"], "spare": ["saboteur"] * 3, "pile": ["NS"] * 9,
    }  # fmt: skip
    game = Game.from_position(rules(3, "italian"), position)
    game.play(0, "place EW:blue 1,0")
    for seat in viewers(game):
        assert {game.guess(seat, f"{n}").state.dwarves[0] for n in range(40)} == {"blue"}
    game.play(1, "play swap-hats p1")
    for seat in (None, 1, 2):
        worlds = [game.guess(seat, f"{n}").state for n in range(60)]
        assert {world.dwarf_discard for world in worlds} == {("blue",)}
        assert len({world.dwarves[0] for world in worlds}) > 1


# -- hands ----------------------------------------------------------------------------------------


def test_what_one_gave_is_in_the_other_hand() -> None:
    game = busy()
    gave = Counter(game.position()["hands"][0]) - Counter(["swap-hands"])
    got = Counter(game.position()["hands"][1])
    game.play(0, "play swap-hands p2")
    for number in range(40):
        one, two = (game.guess(seat, f"{number}").position()["hands"] for seat in (0, 1))
        assert not gave - Counter(one[1]), "p1 knows what p2 was given"
        assert not got - Counter(two[0]), "p2 knows what p1 was given"
    others = [Counter(game.guess(2, f"{number}").position()["hands"][1]) for number in range(40)]
    assert any(gave - hand for hand in others), "nobody else knows"


def test_what_may_have_been_put_down_is_in_the_hand_or_there() -> None:
    game = busy()
    game.play(0, "play swap-hands p2")
    gave = Counter(game.view(0).given[0].cards)
    passed = next(a for a in game.legal(1) if a.verb == "pass" and len(a.cards) == 3)
    game.play(1, passed)
    (given,) = game.view(0).given
    assert (given.holder, Counter(given.cards), len(given.discards)) == (1, gave, 3)
    # Five were given and one was drawn: two of the three that were put down are known to be among them.
    assert (sum(gave.values()), given.least) == (5, 2)
    where: Counter[int] = Counter()
    for number in range(200):
        world = game.guess(0, f"{number}").position()
        there = [world["discard"][place] for place in given.discards]
        assert not gave - Counter([*world["hands"][1], *there])
        where[(Counter(there) & gave).total()] += 1
    assert where.keys() == {2, 3} and min(where.values()) > 10


@pytest.mark.parametrize(
    "edition", [pytest.param(e, marks=() if e == "jubilee" else pytest.mark.soak) for e in EDITIONS]
)
def test_worlds_agree_whatever_is_swapped(edition: str) -> None:
    """Guided to the cards that move hands and hats: views, offers and refusals stay the same."""
    met: Counter[str] = Counter()
    for number in range(6):
        rng = Random(f"swaps {edition} {number}")
        table = Table(rng.randint(2, 12), edition, ("saboteur2",))
        game = some_game(rng, table)
        for step in walk(rng, game, eager):
            met[step.action.card] += 1
            if rng.randrange(6) == 0 or game.state.given:
                seat = rng.choice(viewers(game))
                world = game.guess(seat, f"{rng.random()}")
                assert_alike(rng, game, world, seat)
                assert_whole(world)
    assert min(met[card] for card in ("swap-hands", "swap-hats", "inspect", "trap", "thief")) >= 5


def eager(rng: Random, game: Game, seat: int) -> Any:
    """Play whatever moves hands, hats and traps."""
    legal = game.legal(seat)
    moving = [
        a
        for a in legal
        if a.verb == "play" and a.card in ("swap-hands", "swap-hats", "inspect", "trap", "thief")
    ]
    return rng.choice(moving or legal)


def test_a_given_card_is_forgotten_when_it_is_seen() -> None:
    """Over whole games: what is remembered really lies in the hand or among the discards named."""
    for number in range(12):
        rng = Random(f"remembered {number}")
        game = Game(rules(rng.randint(2, 6), rng.choice(EDITIONS)), f"{number}")
        for _ in walk(rng, game, eager):
            state = game.state
            for given in state.given:
                held = game.rules.cards_of(state.hands[given.holder]) if given.holder >= 0 else ()
                there = [state.discard[place] for place in given.discards]
                assert not Counter(given.cards) - Counter([*held, *there])
                assert given.holder != given.by
                assert (Counter(given.cards) & Counter(there)).total() >= given.least
        assert window(game) == "over"


def test_gold_of_thieves_is_known_by_what_all_saw() -> None:
    """Awards and thefts are public, so a guessed world has everyone's true gold."""
    for number in range(4):
        rng = Random(f"gold {number}")
        game = Game(rules(5), f"{number}")
        golds = [game.gold]
        for _ in walk(rng, game, eager):
            golds.append(game.gold)
            if game.gold != golds[-2]:
                assert game.guess(rng.choice(viewers(game)), "gold").gold == game.gold
        assert any(one != two for one, two in pairwise(golds))
