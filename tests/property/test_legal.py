"""What is legal: the list and the check agree on everything that can be written down."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Action, Game, IllegalAction, Rules
from saboteur.conformance.checks import assert_agreed
from saboteur.conformance.universe import some_of
from saboteur.conformance.walks import walk, window
from saboteur.core import engine
from saboteur.core.cards import CARDS, find_tile
from saboteur.core.position import to_position
from saboteur.core.rules import REGISTRY
from saboteur.presets import PRESETS

from .tables import Table, moments, walks


@pytest.mark.parametrize("chunk", range(4))
def test_check_allows_exactly_what_legal_lists(chunk: int) -> None:
    seen: Counter[str] = Counter()
    actions = 0
    for _, game in moments(f"universe {chunk}", games=9, every=50):
        for seat in game.actors:
            actions += assert_agreed(game, seat)
        seen[window(game)] += 1
    print(f"{actions} actions at {dict(seen)}")
    assert seen["turn"] >= 10
    assert seen["take"] >= 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_check_allows_exactly_what_legal_lists_for_long(chunk: int) -> None:
    for _, game in moments(f"long universe {chunk}", games=40, every=10):
        for seat in game.actors:
            assert_agreed(game, seat)


def test_windows_of_every_kind_are_met() -> None:
    """The walks above and below are worth something only if they reach these."""
    seen = Counter(window(game) for _, game in moments("kinds", games=40, every=500))
    assert min(seen[kind] for kind in ("turn", "open", "lie", "take")) >= 1, seen


def test_seats_that_are_not_asked_may_do_nothing() -> None:
    for rng, game in moments("not asked", games=20, every=20):
        some = some_of(rng, game, 30)
        for seat in (*range(game.rules.players), game.rules.players, -1):
            if seat not in game.actors:
                assert game.legal(seat) == []
                assert {_rule(game.check(seat, action)) for action in some} == {"TURN-1"}


def _rule(refused: IllegalAction | None) -> str:
    return refused.rule if refused else ""


def test_the_list_belongs_to_the_caller() -> None:
    for _, game in moments("callers", games=6, every=10):
        for seat in game.actors:
            legal = game.legal(seat)
            assert game.legal(seat) is not legal
            legal.clear()
            assert game.legal(seat)


TOOLS = ("pickaxe", "lamp", "cart")


# -- trusted play ---------------------------------------------------------------------------------


def play_twice(rng: Random, game: Game) -> None:
    """Play to the end checked and with events, and beside it trusted and without."""
    state = game.copy().state
    while actors := game.actors:
        action = rng.choice(game.legal(actors[0]))
        assert engine.legal(game.rules, state, actors[0]) == game.legal(actors[0])
        game.play(actors[0], action)
        assert engine.play(game.rules, state, actors[0], action, trusted=True, events=False) == []
    assert to_position(game.rules, state) == game.position()


@pytest.mark.parametrize("preset", PRESETS)
def test_trusted_play_is_the_same_in_every_box(preset: str) -> None:
    for number, players in enumerate((5, 5, 8, 8)):
        play_twice(Random(number), Game(Rules.build(players, *PRESETS[preset]), f"{number}"))


@pytest.mark.parametrize("module", list(REGISTRY)[1:])
def test_trusted_play_is_the_same_with_every_module(module: str) -> None:
    for number in range(4):
        play_twice(Random(number), Game(Rules.build(6, modules=[module]), f"{module} {number}"))


# -- order ----------------------------------------------------------------------------------------


def test_the_order_does_not_depend_on_history() -> None:
    """A game taken up at its position lists the same actions in the same order."""
    for _, game in moments("order", games=20, every=8):
        again = Game.from_position(game.rules, game.position(), game.seed)
        assert game.actors == again.actors
        for seat in game.actors:
            assert game.legal(seat) == again.legal(seat)


def test_the_order_does_not_depend_on_the_order_of_play() -> None:
    """Two ways to lay the same cards lead to one list."""
    table = Table(3).rules()
    hand = ["NSEW", "NSEW", "SEW", "map", "rockfall"]
    position: dict[str, Any] = {"grid": {}, "hands": [hand, hand, hand], "dwarves": 3 * ["digger"]}
    lists = []
    for first, second in (("1,0", "-1,0"), ("-1,0", "1,0")):
        game = Game.from_position(table, position)
        game.play(0, f"place NSEW {first}")
        game.play(1, f"place NSEW {second}")
        lists.append(game.legal(2))
    assert lists[0] == lists[1]


def test_the_order_is_canonical() -> None:
    """By catalogue, cell, option; placements by cell first (decision 3)."""
    for _, game in moments("canonical", games=10, every=10):
        for seat in game.actors:
            for verb in ("place", "play", "pass", "open", "turn", "take"):
                keys = [canonical(game.rules, action) for action in game.legal(seat) if action.verb == verb]
                assert keys == sorted(keys), (verb, game.legal(seat))


def canonical(rules: Rules, action: Action) -> tuple[int, ...]:
    """Return where an action stands among those of its verb."""
    tile = find_tile(action.tile)
    if tile:
        return action.cell, CARDS[tile.card].rank, CARDS[tile.card].tiles.index(tile)
    if action.verb == "pass":
        return len(action.cards), *sorted(rules.tables.rank[card] for card in action.cards)
    card = action.card
    tool = TOOLS.index(action.word) if action.word in TOOLS else 0
    return CARDS[card].rank if card else 0, action.cell, action.seat, tool


# -- anything at all ------------------------------------------------------------------------------

GAME = next(game for _, game in moments("anything", games=1, every=30))
SCRAPS = (
    "place", "play", "pass", "open", "turn", "take", "NSEW", "NSW", "S|E", "NS|EW", "map", "rockfall",
    "break-lamp", "repair-lamp-cart", "p1", "p3", "p0", "p99", "1,0", "-1,0", "8,-2", "99999,99999",
    "100000,0", "lamp", "2", "?", "*", "|", ",", ":", "\u0663", "p\u0661",
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(st.sampled_from(SCRAPS), max_size=6).map(" ".join)))
def test_check_never_raises_whatever_the_text(text: str) -> None:
    for seat in (*GAME.actors, 99):
        refused = GAME.check(seat, text)
        assert refused is None or refused.rule


@pytest.mark.parametrize("seat", [-1, 99, "0", "p1", None, 1.5, (), [], {}, True, False, 0.0, 1.0])
def test_check_refuses_what_is_no_seat(seat: Any) -> None:
    """Neither True nor 1.0 is a seat, though Python calls both equal to 1."""
    position = {"grid": {}, "hands": 3 * [["NSEW", "map"]], "dwarves": 3 * ["digger"]}
    for turn in (0, 1):
        game = Game.from_position(Table(3).rules(), position | {"turn": turn})
        for action in ("pass", "pass NSEW", "place NSEW 1,0", "play map 8,0"):
            assert _rule(game.check(seat, action)) == "TURN-1"


@pytest.mark.parametrize("action", [None, 7, b"pass", ["pass"], "", " ", "\0", "\ud800", "pass " * 999])
def test_check_refuses_what_is_no_text(action: Any) -> None:
    refused = GAME.check(GAME.actors[0], action)
    assert refused is not None
    assert refused.rule == "TURN-1"
    with pytest.raises(IllegalAction):
        GAME.copy().play(GAME.actors[0], action)


def test_a_refused_action_changes_nothing() -> None:
    for rng, game in moments("refused", games=10, every=30):
        before = game.position()
        seat = game.actors[0] if game.actors else 0
        for action in (action for action in some_of(rng, game, 40) if game.check(seat, action)):
            with pytest.raises(IllegalAction):
                game.play(seat, action)
        assert game.position() == before


def test_a_finished_game_offers_nothing() -> None:
    for rng, game, guide in walks("finished", 3):
        for _ in walk(rng, game, guide):
            pass
        assert game.actors == ()
        assert all(game.legal(seat) == [] for seat in range(game.rules.players))
        assert {_rule(game.check(0, action)) for action in some_of(rng, game, 50)} == {"TURN-1"}
