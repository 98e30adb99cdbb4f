"""What a seat sees, and worlds that are sampled from it, against the reference's `View` and `resample`."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from saboteur.core import engine
from saboteur.core.position import from_position
from saboteur.core.rules import Rules
from saboteur.core.state import State
from saboteur.core.view import View
from saboteur.core.worlds import resample
from saboteur.kernel.back import Writer
from saboteur.kernel.bridge import Reader
from saboteur.kernel.machine import Games, Machine

from .lockstep import Pair, play_on, some_rules

# What may be secret.
SECRET = (
    "hand", "pile", "aside", "discard", "dwarf", "goal", "gold", "gold_pile", "given_by", "given_to",
    "given_least", "given_card", "given_places", "offer",
)  # fmt: skip
# Lists whose order says nothing, and what only a running game needs.
APART = ("rng", "loose", "live")


def middle(rng: Random, rules: Rules, most: int = 260) -> Pair:
    """Return a game somewhere in the middle."""
    while True:
        pair = Pair(rules, engine.new_game(rules, rng.randbytes(32)))
        play_on(pair, rng, 1000, rng.randrange(1, most))
        if engine.actors(pair.state):
            return pair


def seen(machine: Machine, state: State, seat: int) -> Games:
    """Return what a seat sees of a state, with room for a world."""
    games = machine.games(2)
    Reader(machine, games).read(state)
    machine.hide(games, seat)
    return games


def test_a_seat_sees_what_the_reference_shows_it_and_so_it_does_in_a_world() -> None:
    rng = Random("sight")
    kinds: Counter[str] = Counter()
    for number in range(150):
        rules = some_rules(rng)
        pair = middle(rng, rules)
        seat = rng.randrange(rules.players)
        games = seen(pair.machine, pair.state, seat)
        assert_nothing_hidden_is_left(pair, seat, games, resample(View(rules, pair.state, seat), f"{number}"))
        pair.machine.fill(games, seat)
        world = Writer(pair.machine.table, games, 1).state(bytes(32))
        assert View(rules, world, seat).as_dict() == View(rules, pair.state, seat).as_dict()
        assert engine.legal(rules, world, engine.actors(world)[0])
        kinds[pair.state.pending.kind] += 1
    print(kinds)


def assert_nothing_hidden_is_left(pair: Pair, seat: int, games: Games, other: State) -> None:
    """Check that the record is the same whatever the hidden rest is."""
    one, two = games[0], seen(pair.machine, other, seat)[0]
    names = [name for name in one.dtype.names if name not in APART]
    assert [name for name in names if (one[name] != two[name]).any()] == []
    pair.machine.hide(pair.games, seat)  # what was there earlier in the game is gone too
    assert [name for name in SECRET if (one[name] != pair.games[0][name]).any()] == []


def facts(rules: Rules, world: State) -> list[str]:
    """Return what is compared between worlds, each as likely in both engines."""
    found = [f"{seat} {dwarf}" for seat, dwarf in enumerate(world.dwarves)]
    found += [f"goal {cell} {goal}" for cell, goal in world.goals.items()]
    found += [f"top {card}" for card in world.pile[-1:]]
    found += [f"gold {seat} {gold}" for seat, gold in enumerate(world.gold)]
    found += [f"pile {card}" for card in world.gold_pile[-1:]]
    found += [f"take {number} {take.value} {take.cards}" for number, take in enumerate(world.takes)]
    if world.pending.kind == "take":
        found.append(f"offer {world.pending.data[0]}")
    found += [f"discard {place} {card}" for place, card in enumerate(world.discard)]
    for seat, hand in enumerate(world.hands):
        found += [f"hand {seat} {card}" for card in set(rules.cards_of(hand))]
    return found


SAMPLES = 300


@pytest.mark.parametrize("number", range(5))
def test_worlds_are_as_likely_as_in_the_reference(number: int) -> None:
    rng = Random(f"odds {number}")
    rules = some_rules(rng)
    pair = middle(rng, rules)
    compare_odds(pair, rng.randrange(rules.players))


@pytest.mark.rule("GOLD-9")
@pytest.mark.parametrize("seat", [0, 1, 4, 5])
@pytest.mark.parametrize("takes", [0, 2])
def test_unseen_gold_is_as_likely_as_in_the_reference(takes: int, seat: int) -> None:
    rules = Rules.build(6, "classic")
    position = {
        "grid": {f"{x},0": "EW" for x in range(1, 7)},
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["EW"]] * 6,
        "dwarves": ["digger"] * 4 + ["saboteur"] * 2,
        "gold": [3, 0, 2, 0, 4, 0],
        "round": 2,
    }
    extra = {
        "base": {
            "awarded": [0, 0, 0, 0, 4, 0],
            "gold_cards": [1, 0, 1, 0, 2, 0],
            "takes": [[1, 0, 3, [1, 2, 3]], [1, 2, 2, [1, 2]]],
        }
    }
    pair = Pair(rules, from_position(rules, {**position, "ext": extra}, bytes(32)))
    for wanted in ["place EW 7,0", *[""] * takes]:
        legal = pair.legal()
        action = next(action for action in legal if str(action).startswith(wanted))
        pair.play(action, legal[action])
    assert pair.state.pending.kind == "take"
    compare_odds(pair, seat)


def compare_odds(pair: Pair, seat: int) -> None:
    """Find no fact rarer or more frequent than chance explains: five standard errors, thousands of facts."""
    rules, view = pair.rules, View(pair.rules, pair.state, seat)
    games = seen(pair.machine, pair.state, seat)
    ours: Counter[str] = Counter()
    theirs: Counter[str] = Counter()
    for sample in range(SAMPLES):
        pair.machine.fill(games, seat)
        ours.update(facts(rules, Writer(pair.machine.table, games, 1).state(bytes(32))))
        theirs.update(facts(rules, resample(view, f"{sample}")))
    for fact in ours | theirs:
        share = (ours[fact] + theirs[fact]) / (2 * SAMPLES)
        error = (2 * share * (1 - share) / SAMPLES) ** 0.5
        assert abs(ours[fact] - theirs[fact]) / SAMPLES <= 5 * error + 0.004, (fact, ours[fact], theirs[fact])
