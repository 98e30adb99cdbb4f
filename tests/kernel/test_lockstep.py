"""Equality is the law: the kernel plays what the reference engine plays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perft.counting import POSITIONS
from saboteur import Game, Rules, verify
from saboteur.core import engine
from saboteur.core.position import from_position
from saboteur.kernel.machine import Machine
from saboteur.kernel.notation import ActionsOf
from saboteur.kernel.state import OVER, Unsupported

from .lockstep import EDITIONS, Pair, cards_at_tables, lock_steps, play_on

STEPS, LONG = 50_000, 1_000_000
CHUNKS = 5
# Fewer, so that rare ends of rounds occur in each.
LONG_CHUNKS = 4
# What has to happen before equality says something.
RARE = (
    "ended: blue",
    "ended: green",
    "ended: blue-green",
    "ended: nobody",
    "ended: greedy",
    "ended: shut-out",
)
HAPPENS = ("place", "pass", "open", "turn", "take", "clear", "steal", "ended: diggers", "ended: saboteurs")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_play_the_same(chunk: int) -> None:
    seen = lock_steps(f"quick {chunk}", STEPS // CHUNKS, 24)
    print(sorted(seen.items()))
    assert seen["outgrown"] < 3
    assert [name for name in HAPPENS if not seen[name]] == []
    assert [card for card in sorted(cards_at_tables()) if not seen[card]] == []


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_both_engines_play_the_same_for_long(chunk: int) -> None:
    seen = lock_steps(f"long {chunk}", LONG // LONG_CHUNKS, 8)
    print(sorted(seen.items()))
    assert seen["outgrown"] < 3
    assert [name for name in (*HAPPENS, *RARE) if not seen[name]] == []
    assert [card for card in sorted(cards_at_tables()) if not seen[card]] == []


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_go_on_the_same(name: str, edition: str) -> None:
    rules = Rules.build(3, edition)
    for number in range(6):
        rng = Random(f"{name} {number}")
        pair = Pair(rules, from_position(rules, POSITIONS[name], bytes(32)))
        pair.compare()
        play_on(pair, rng, 3, 60)


def shut(grid: dict[str, str], dwarves: list[str], edition: str) -> Pair:
    """Return a position of Saboteur 2 in which the next card reaches the treasure."""
    rules = Rules.build(3, edition, ["saboteur2"])
    position: dict[str, Any] = {
        "grid": {f"{x},0": "EW" for x in range(1, 7)} | grid,
        "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
        "hands": [["EW", "thief"], ["thief"], ["S"]],
        "dwarves": dwarves,
        "spare": ["boss"],
        "front": [[], ["thief"], ["trap", "thief"]],
        "thieves": [2, 1],
    }
    return Pair(rules, from_position(rules, position, bytes(32)))


@pytest.mark.rule("S2-WIN-1", "S2-WIN-6", "S2-STEAL")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("grid", [{}, {"3,0": "EW:blue"}, {"3,0": "EW:blue", "5,0": "EW:green"}], ids=str)
def test_doors_shut_the_same_teams_out(grid: dict[str, str], edition: str) -> None:
    for first in ("blue", "green", "boss", "profiteer", "geologist", "saboteur"):
        for others in (["green", "blue"], ["saboteur", "geologist"], ["profiteer", "boss"]):
            pair = shut(grid, [first, *others], edition)
            legal = pair.legal()
            (action,) = [action for action in legal if str(action) == "place EW 7,0"]
            pair.play(action, legal[action])
            pair.compare()
            play_on(pair, Random(first), 1, 10)


def test_a_game_of_the_kernel_replays_in_the_reference() -> None:
    """Its rounds are dealt by the seed, so the record verifies."""
    game = Game(Rules.build(5, "classic", ["saboteur2"]), seed="kernel")
    pair, rng = Pair(game.rules, game.copy().state), Random(5)
    while game.actors:
        code = int(rng.choice(pair.machine.legal(pair.games)))
        game.play(game.actors[0], pair.actions[code])
        pair.play(pair.actions[code], code)
    assert verify(game.record()) == []
    assert tuple(int(gold) for gold in pair.games[0]["gold"][:5]) == game.gold


OWN_DEALS = [Rules.build(4), Rules.build(9, "italian", ["saboteur2"]), Rules.build(7, modules=["tournament"])]


@pytest.mark.parametrize("rules", OWN_DEALS, ids=lambda rules: str(rules.modules))
def test_the_kernel_deals_games_of_its_own(rules: Rules) -> None:
    """They are games of the reference too: every card is somewhere, and all ends well."""
    pair = Pair(rules, engine.new_game(rules, bytes(32)))
    pair.machine.deal(pair.games)
    state = pair.state = pair.back()
    cards = [*state.pile, *state.aside, *[state.tiles[cell].card for cell in state.loose]]
    cards += [card for hand in state.hands for card in rules.cards_of(hand)]
    assert sorted(cards) == sorted(rules.deck)
    assert sorted((*state.dwarves, *state.spare)) == sorted(rules.dwarf_deck)
    assert [rules.count_of(hand) for hand in state.hands] == [rules.hand_size] * rules.players
    pair.compare()
    assert pair.machine.playouts(pair.games, 5) > 100
    assert pair.games[0]["phase"] == OVER


def test_a_step_plays_and_says_what_is_legal_then() -> None:
    machine = Machine(Rules.build(5, modules=["saboteur2"]))
    one = machine.games()
    machine.deal(one)
    two = one.copy()
    for number in range(60):
        legal = machine.legal(one).tolist()
        machine.play(one, legal[number % len(legal)])
        assert machine.step(two, legal[number % len(legal)]).tolist() == machine.legal(one).tolist()
    assert [name for name in one.dtype.names or () if (one[name] != two[name]).any()] == []


def test_unknown_boxes_are_refused() -> None:
    with pytest.raises(Unsupported, match="chests"):
        Machine(Rules.build(4, modules=["chests"]))


def test_a_reading_it_does_not_know_is_refused() -> None:
    Machine(Rules.build(4, modules=["saboteur2"], options={"thief": "free"}))
    with pytest.raises(Unsupported, match="no cards"):
        Machine(Rules.build(4, modules=["saboteur2"], options={"empty-hand": "nothing"}))


def test_a_mine_that_outgrows_the_square_is_refused() -> None:
    rules = Rules.build(3)
    far = {"grid": {f"{-x},0": "EW" for x in range(1, 40)}, "hands": [["EW"]] * 3, "dwarves": ["digger"] * 3}
    with pytest.raises(Unsupported, match="larger"):
        Pair(rules, from_position(rules, far, bytes(32)))


def test_a_mine_that_grows_out_of_the_square_says_so() -> None:
    rules = Rules.build(3)
    near = {"grid": {f"{-x},0": "EW" for x in range(1, 23)}, "hands": [["EW"]] * 3, "dwarves": ["digger"] * 3}
    pair = Pair(rules, from_position(rules, near, bytes(32)))
    actions = ActionsOf(pair.machine.table)
    (code,) = [int(c) for c in pair.machine.legal(pair.games) if str(actions[int(c)]) == "place EW -23,0"]
    assert not pair.games[0]["edge"]
    pair.machine.play(pair.games, code)
    assert pair.games[0]["edge"]
