"""Whole games: they end, add up, replay, copy, and keep their geometry up to date."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from saboteur import Action, Game, Rules, verify
from saboteur.conformance.checks import (
    assert_geometry,
    assert_gold_conserved,
    assert_reads_back,
    assert_whole,
    frozen,
    side_by_side,
    text_of,
    views_of,
)
from saboteur.conformance.walks import EDITIONS, Step, at_random, walk
from saboteur.core import engine
from saboteur.core.position import to_position

from .tables import MODULES, Table, moments, some_game, walks

Position = dict[str, Any]


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_ends(players: int, edition: str) -> None:
    """`walk` itself refuses to go on for too long."""
    for modules in MODULES:
        if "tournament" not in modules or 5 <= players <= 9:
            rng = Random(f"ends {players} {edition} {modules}")
            game = Game(Table(players, edition, modules).rules(), seed=f"{rng.random()}")
            rounds = {step.game.round for step in walk(rng, game)}
            assert rounds == {1, 2, 3}
            assert game.winners == best(game.gold)
            assert game.round == 3


def best(gold: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most gold (GOLD-7)."""
    return tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))


def test_winners_are_not_known_before_the_end() -> None:
    for _, game in moments("winners", games=3):
        assert game.over == (not game.actors) == bool(game.winners)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_every_game_ends_for_long(chunk: int) -> None:
    for rng, game, guide in walks(f"long {chunk}", 200):
        for _ in walk(rng, game, guide):
            assert_whole(game)
            assert_gold_conserved(game)
            assert_geometry(game)


# -- cards, dwarves, gold -------------------------------------------------------------------------


def test_nothing_gets_lost() -> None:
    """67 cards, the dwarves and 28 gold cards are somewhere after every step."""
    for rng, game, guide in walks("conserved", 40):
        assert_whole(game)
        for _ in walk(rng, game, guide):
            assert_whole(game)
            assert_gold_conserved(game)


def test_the_decks_are_those_of_the_booklets() -> None:
    for players in range(3, 11):
        rules = Table(players).rules()
        assert len(rules.deck) == 67
        assert (len(rules.gold_deck), sum(rules.gold_deck)) == (28, 44)
        assert len(rules.dwarf_deck) == players + 1


def test_gold_is_never_taken_away() -> None:
    """But by thieves, one at a time."""
    for rng, game, guide in walks("rising", 20):
        before = game.gold
        for step in walk(rng, game, guide):
            if step.action.verb == "steal":
                before = tuple(min(old, new) for old, new in zip(before, game.gold, strict=True))
            assert all(old <= new for old, new in zip(before, game.gold, strict=True))
            before = game.gold


@pytest.mark.rule("END-1")
def test_a_round_with_an_empty_pile_goes_on_just_as_long_as_somebody_can_act() -> None:
    """The machine remembers who could act; here everyone is asked on every turn."""
    asked = 0
    for rng, game, guide in walks("stuck", 30):
        for _ in walk(rng, game, guide):
            frame, rules = game.state.pending, game.rules
            if frame.kind == "turn" and not game.state.pile:
                window = rules.windows["turn"]
                lists = [window.legal(rules, game.state, frame, seat) for seat in range(rules.players)]
                assert any(rules.keeps_round(action) for legal in lists for action in legal)
                asked += 1
    assert asked > 200


# -- copies ---------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    """Whatever is played on a copy, the original stays; and the other way round."""
    for rng, game in moments("copies", games=12, every=25):
        before, copy = frozen(game), game.copy()
        assert frozen(copy) == before
        for _ in islice(walk(rng, copy), 20):
            pass
        assert frozen(game) == before
        after = frozen(copy)
        if not game.over:
            game.play(game.actors[0], rng.choice(game.legal(game.actors[0])))
        assert frozen(copy) == after


def test_the_quick_way_to_play_leads_to_the_same_place() -> None:
    """Search plays unchecked and without events; whatever it does, the game is the same."""
    for rng, game, guide in walks("quick", 12):
        state = game.copy().state
        for step in walk(rng, game, guide):
            assert engine.play(game.rules, state, step.seat, step.action, trusted=True, events=False) == []
            assert to_position(game.rules, state) == game.position()


# -- positions ------------------------------------------------------------------------------------


def test_a_position_goes_on_identically() -> None:
    """Windows included; the copy gets the seed too, so that later rounds are the same."""
    for rng, game in moments("positions", games=12, every=20):
        position = json.loads(text_of(game.position()))
        again = Game.from_position(game.rules, position, game.seed)
        assert again.position() == game.position()
        assert views_of(again) == views_of(game)
        side_by_side(rng, game.copy(), again, 25)


def test_a_position_is_plain_data_and_has_every_key() -> None:
    keys = {
        "round", "turn", "direction", "start", "grid", "goals", "shown", "hands", "pile", "discard",
        "dwarves", "spare", "front", "gold", "gold_pile", "aside", "dwarf_discard", "laid",
        "last_layer", "last_turn", "thieves", "known", "pending", "ext",
    }  # fmt: skip
    for _, game in moments("plain", games=10):
        position = game.position()
        assert set(position) == keys
        assert json.loads(text_of(position)) == position


# -- records --------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_game() -> None:
    """At any moment, from a deal or from a position, with the same history and views."""
    for _, game in moments("records", games=16, every=60):
        text = game.record()
        again = Game.replay(text)
        assert frozen(again) == frozen(game)
        assert again.record() == text
        assert verify(text) == []


def test_a_whole_record_tells_the_result() -> None:
    for rng, game, guide in walks("results", 6):
        for _ in walk(rng, game, guide):
            pass
        again = Game.replay(game.record())
        assert (again.over, again.gold, again.winners) == (True, game.gold, game.winners)


def test_a_seats_record_hides_what_it_did_not_see() -> None:
    for rng, game, guide in walks("redacted records", 6):
        for _ in walk(rng, game, guide):
            pass
        for viewer in range(game.rules.players):
            assert_redacted(game, viewer)


def assert_redacted(game: Game, viewer: int) -> None:
    """Of others' passes and takes only that they happened, and no seed to deal it again from."""
    text = game.record(seat=viewer)
    assert game.seed.hex() not in text
    for seat, action in game.history:
        if seat != viewer and action.verb in ("pass", "take"):
            assert f'"p{seat + 1} {action}"' not in text
    own = [str(action) for seat, action in game.history if seat == viewer]
    assert all(f'"p{viewer + 1} {action}"' in text for action in own)


# -- notation -------------------------------------------------------------------------------------


def test_every_action_reads_back() -> None:
    for _, game in moments("notation", games=20, every=15):
        for seat in game.actors:
            for action in game.legal(seat):
                assert_reads_back(action)


def test_an_action_has_no_operand_that_its_text_lacks() -> None:
    """What is offered and what is read from its text are one value, operand by operand."""
    for _, game in moments("operands", games=10, every=15):
        for seat in game.actors:
            for action in game.legal(seat):
                again = Action.parse(str(action))
                for name in ("text", *Action.__slots__[1:]):
                    assert getattr(again, name) == getattr(action, name), (action, name)


# -- geometry -------------------------------------------------------------------------------------


def test_geometry_kept_up_to_date_equals_geometry_worked_out_anew() -> None:
    for rng, game, guide in walks("geometry", 40):
        for step in walk(rng, game, guide):
            assert_geometry(step.game)


def test_geometry_survives_many_rockfalls() -> None:
    rules = Table(3).rules()
    for number in range(12):
        rng = Random(f"rockfalls {number}")
        game = Game.from_position(rules, rockfalls(rng, rules), seed=str(number))
        for step in walk(rng, game, at_random):
            assert_geometry(step.game)
            if step.game.round > 1:
                break


def test_geometry_when_a_reached_goal_is_cut_off() -> None:
    """GOAL-4 asks whether a goal that was left face down is still reached."""
    grid = {f"{x},0": "EW" for x in range(1, 8)}
    position = {"grid": grid, "hands": 3 * [["rockfall", "EW"]], "dwarves": 3 * ["digger"]}
    for cell in grid:
        game = Game.from_position(Table(3, "classic").rules(), position)
        assert len(game.state.reached) == 1
        game.play(0, f"play rockfall {cell}")
        assert game.state.reached == {}
        assert_geometry(game)


def test_who_reached_a_goal_is_part_of_a_position() -> None:
    """GOAL-5: the finder is who made it reached, even where it is turned over later."""
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    position = {"grid": {f"{x},0": "NSEW" for x in range(1, 8)}, "hands": 4 * [["NS"]], "goals": goals,
                "dwarves": 4 * ["digger"], "last_layer": 1}  # fmt: skip
    game = Game.from_position(Table(4, "classic").rules(), position)
    written = game.position()
    written["ext"]["base"]["reached"] = {"8,0": 2}
    game = Game.from_position(game.rules, written)
    assert game.position() == written
    events = game.play(0, "place NS 1,1")
    assert [event.facts["finder"] for event in events if event.kind == "round-ended"] == [2]


def rockfalls(rng: Random, rules: Rules) -> Position:
    """Return hands in which one card in three brings a tunnel down."""
    paths = [card for card in rules.deck if Action.parse(f"pass {card}").cards[0].isupper()]
    hands = [[*rng.choices(paths, k=8), *4 * ["rockfall"]] for _ in range(rules.players)]
    pile = rng.choices([*paths, *15 * ["rockfall"]], k=50)
    return {"grid": {}, "hands": hands, "dwarves": rules.players * ["digger"], "pile": pile}


def test_steps_show_the_game_after_the_action() -> None:
    """The walks themselves: what they yield is what was played."""
    rng = Random("steps")
    game = some_game(rng, Table(4))
    steps: list[Step] = list(walk(rng, game))
    assert [(step.seat, step.action) for step in steps] == list(game.history)
    assert all(step.events for step in steps)
