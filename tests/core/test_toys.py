"""The extension surface, shown on toys: each rung works in play, copies, positions, views and worlds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from saboteur import Game, IllegalAction, Rules, RulesError, redact
from saboteur.conformance.checks import assert_alike, assert_conforms, cards_of, text_of, views_of
from saboteur.conformance.walks import window
from saboteur.core.rules import REGISTRY, register

from . import toys as box

pytestmark = pytest.mark.usefixtures("toys")

ALONE = ("toy-veto", "toy-lucky", "toy-marks", "toy-omens", "toy-inn", "toy-ledger", "toy-two-passes",
         "toy-dragons", "toy-hands")  # fmt: skip
TOGETHER = (
    ("toy-veto", "toy-lucky"),
    ("toy-marks", "toy-inn", "toy-omens"),
    ("toy-veto", "toy-marks", "toy-inn", "toy-two-passes"),
    ("toy-lucky", "toy-ledger", "toy-dragons"),
)
GOALS = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}


def rules_with(*modules: str, players: int = 3, **options: str) -> Rules:
    """Return rules with some toys."""
    return Rules.build(players, modules=modules, options=options)


def game_with(*modules: str, seed: str = "toys", **position: Any) -> Game:
    """Return a game of three or four from a position."""
    hands = position.setdefault("hands", [["NSEW", "map"], ["NSEW", "map"], ["NSEW", "map"]])
    position = {"grid": {}, "goals": GOALS, "dwarves": ["digger"] * len(hands), **position}
    return Game.from_position(rules_with(*modules, players=len(hands)), position, seed)


# -- all that must hold, holds --------------------------------------------------------------------


@pytest.mark.parametrize("modules", [*((toy,) for toy in ALONE), *TOGETHER], ids="+".join)
def test_games_with_toys_conform(modules: tuple[str, ...]) -> None:
    for players in (3, 5):
        rng = Random(f"toys {modules} {players}")
        rules = Rules.build(players, modules=modules)
        assert_conforms(rng, Game(rules, seed=f"{rng.random()}"), every=12, steps=60)


def test_toys_are_unknown_elsewhere(clean: None) -> None:
    assert "toy-veto" in REGISTRY  # here; see the fixture for what happens afterwards


# -- a reaction of several seats ------------------------------------------------------------------


def vetoed_game() -> Game:
    """Return four seats, two of them with a veto, after the first has laid a card."""
    hands = [["NSEW", "map"], ["toy-veto", "map"], ["NSEW", "map"], ["toy-veto", "map"]]
    game = game_with("toy-veto", hands=hands, pile=["S", "W", "EW", "NS"])
    game.play(0, "place NSEW 1,0")
    return game


def test_everyone_else_is_asked_at_once_whatever_he_holds() -> None:
    game = vetoed_game()
    assert game.actors == (1, 2, 3)
    offered = {seat: [str(action) for action in game.legal(seat)] for seat in range(4)}
    both, one = ["toy-veto", "toy-allow"], ["toy-allow"]
    assert offered == {0: [], 1: both, 2: one, 3: both}
    assert game.view(None).window["seats"] == [1, 2, 3]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_all_may_allow_in_any_order(order: tuple[int, ...]) -> None:
    game = vetoed_game()
    for number, seat in enumerate(order):
        left = tuple(sorted(order[number:]))
        assert game.actors == left
        game.play(seat, "toy-allow")
        assert game.legal(seat) == [] or game.actors == (1,)
    assert game.position()["grid"] == {"1,0": "NSEW"}
    assert game.actors == (1,)


def test_the_first_veto_closes_the_window() -> None:
    game = vetoed_game()
    game.play(2, "toy-allow")
    events = game.play(3, "toy-veto")
    position = game.position()
    assert position["grid"] == {}
    assert position["discard"] == ["NSEW", "toy-veto"]
    assert position["hands"] == [["NS", "map"], ["map", "toy-veto"], ["NSEW", "map"], ["EW", "map"]]
    assert game.actors == (1,)
    drew = [event.seat for event in events if event.kind == "drew"]
    assert drew == [0, 3]  # the player first, then whoever vetoed
    assert isinstance(game.check(1, "toy-veto"), IllegalAction)


def test_nobody_else_notices_who_allows() -> None:
    """Neither events nor views change for the others; spectators learn nothing either."""
    game = vetoed_game()
    for seat in (3, 1):
        before = views_of(game)
        events = game.play(seat, "toy-allow")
        for viewer, old in zip((None, 0, 1, 2, 3), before, strict=True):
            told = redact(events, viewer)
            if viewer == seat:
                assert [event.kind for event in told] == ["answered"]
                assert game.view(viewer).as_dict() != old
            else:
                assert told == []
                assert game.view(viewer).as_dict() == old


def test_a_seat_that_has_answered_may_not_answer_again() -> None:
    game = vetoed_game()
    game.play(1, "toy-allow")
    for action in ("toy-allow", "toy-veto", "pass map"):
        refused = game.check(1, action)
        assert refused is not None
        assert (refused.reason, refused.rule) == ("not-your-turn", "TURN-1")


def test_who_has_answered_is_guessed() -> None:
    game = vetoed_game()
    game.play(1, "toy-allow")
    rng = Random("answers")
    for seat in (None, 0, 1, 2, 3):
        worlds = [game.guess(seat, f"{number}") for number in range(60)]
        for world in worlds:
            assert_alike(rng, game, world, seat)
        asked = {world.actors for world in worlds}
        assert len(asked) > 2
        assert all((1 in actors) == (seat != 1) for actors in asked if seat in (1,))
        assert all(seat in actors for actors in asked if seat in (2, 3))


def test_a_window_for_many_survives_position_copy_and_record() -> None:
    game = vetoed_game()
    game.play(2, "toy-allow")
    again = Game.from_position(game.rules, game.position(), game.seed)
    copy = game.copy()
    for other in (again, copy, Game.replay(game.record())):
        assert other.actors == (1, 3)
        assert views_of(other) == views_of(game)
        other.play(1, "toy-veto")
    assert game.actors == (1, 3)


# -- draws ----------------------------------------------------------------------------------------


def lucky_game(**position: Any) -> Game:
    """Return a game in which the first seat can play its lucky card."""
    hands = [["toy-lucky", "NSEW"], ["map"], ["map"]]
    return game_with("toy-lucky", hands=hands, **{"pile": ["S", "EW", "NS"], **position})


def test_a_draw_may_ask_something() -> None:
    game = lucky_game()
    game.play(0, "play toy-lucky")
    assert (window(game), game.actors) == ("toy-keep", (0,))
    assert [str(action) for action in game.legal(0)] == ["toy-keep NS", "toy-keep EW"]
    windows: list[Any] = [game.view(seat).window for seat in (0, 1)]
    assert [window["cards"] for window in windows] == [["EW", "NS"], None]
    events = game.play(0, "toy-keep EW")
    assert game.position()["pile"] == ["NS", "S"]
    assert game.position()["hands"][0] == ["NSEW", "EW"]
    assert game.actors == (1,)
    assert "EW" not in text_of([event.as_dict() for event in redact(events, 1)])


def test_a_choice_among_secret_cards_waits_even_with_one() -> None:
    game = lucky_game(pile=["S"])
    game.play(0, "play toy-lucky")
    assert [str(action) for action in game.legal(0)] == ["toy-keep S"]


def test_an_empty_pile_draws_nothing() -> None:
    game = lucky_game(pile=[])
    game.play(0, "play toy-lucky")
    assert game.actors == (1,)


@pytest.mark.parametrize("who", ["spectator", "another", "chooser"])
def test_cards_on_offer_are_guessed_and_add_up(who: str) -> None:
    """Also for the player who looks at them: what they see is not elsewhere as well."""
    game = Game(rules_with("toy-lucky", players=3), seed="offer 4", start=0)
    rng = Random("offer")
    while window(game) != "toy-keep":
        actor = game.actors[0]
        lucky = [action for action in game.legal(actor) if action.card == "toy-lucky"]
        game.play(actor, rng.choice(lucky or game.legal(actor)))
    chooser = game.actors[0]
    seat = {"spectator": None, "another": (chooser + 1) % 3, "chooser": chooser}[who]
    for number in range(40):
        world = game.guess(seat, f"{number}")
        assert_alike(rng, game, world, seat)
        held = [*cards_of(world.position()), *world.state.pending.data]
        assert Counter(held) == Counter(game.rules.deck)


# -- a deed and a ban -----------------------------------------------------------------------------


def test_a_module_adds_a_verb() -> None:
    game = game_with("toy-marks", pile=["S"])
    events = game.play(0, "toy-mark 1,0 map")
    assert game.position()["hands"][0] == ["NSEW"]
    assert game.position()["pile"] == ["S"]  # nothing is drawn
    assert game.view(1).ext["toy-marks"] == ["1,0"]
    assert game.view(0).discard == ("map",)
    assert game.view(1).discard == ("?",)
    assert "map" not in text_of([event.as_dict() for event in redact(events, 1)])
    assert game.record(seat=1).count("toy-mark 1,0 ?") == 1


def test_a_ban_is_neither_legal_nor_let_through() -> None:
    game = game_with("toy-marks")
    game.play(0, "toy-mark 1,0 map")
    refused = game.check(1, "place NSEW 1,0")
    assert refused is not None
    assert (refused.reason, refused.rule) == ("toy-marked", "TOLL-3")
    assert "1,0" in str(refused)
    assert "place NSEW 1,0" not in [str(action) for action in game.legal(1)]


def test_own_verbs_come_before_passes_in_the_list() -> None:
    verbs = [action.verb for action in game_with("toy-marks").legal(0)]
    assert list(dict.fromkeys(verbs)) == ["place", "play", "toy-mark", "pass"]


def test_a_round_ends_when_all_that_is_left_is_forbidden() -> None:
    """END-1: nobody can do anything but pass, even if the ban is a module's."""
    around = {"0,-1": "S", "0,1": "N", "-1,0": "E"}
    game = game_with("toy-marks", grid=around, hands=[["NSEW"], ["NSEW"], ["W"]], turn=2)
    game.play(2, "toy-mark 1,0 W")
    assert game.round == 2


# -- own state ------------------------------------------------------------------------------------


def test_a_secret_of_ones_own_is_shown_to_its_owner_alone() -> None:
    game = Game(rules_with("toy-omens", players=5), seed="omens")
    truth = game.position()["ext"]["toy-omens"]
    assert sorted(truth) == [0, 1, 2, 3, 4]
    for seat in range(5):
        assert game.view(seat).ext["toy-omens"] == [n if s == seat else None for s, n in enumerate(truth)]
    assert game.view(None).ext["toy-omens"] == 5 * [None]


def test_a_secret_of_ones_own_is_guessed() -> None:
    game = Game(rules_with("toy-omens", players=5), seed="omens")
    worlds = [game.guess(2, f"{number}") for number in range(60)]
    rng = Random("omens")
    for world in worlds:
        assert_alike(rng, game, world, 2)
        assert sorted(world.state.ext["toy-omens"]) == [0, 1, 2, 3, 4]
    assert len({world.state.ext["toy-omens"] for world in worlds}) > 15


def test_payouts_are_a_pipeline() -> None:
    grid = {f"{x},0": "NSEW" for x in range(1, 7)}
    hands = [["EW"], ["EW"], ["EW"]]
    game = game_with("toy-omens", grid=grid, hands=hands, ext={"toy-omens": [7, 0, 5]})
    game.play(0, "place EW 7,0")
    assert game.gold == (7, 0, 5)  # before the gold cards are shared


def test_own_state_defaults_to_the_set_up() -> None:
    assert game_with("toy-omens").position()["ext"]["toy-omens"] == [0, 1, 2]


# -- a site that lies face up ---------------------------------------------------------------------


def test_a_face_up_site_is_part_of_the_maze_from_the_start() -> None:
    game = game_with("toy-inn")
    assert game.view(None).as_dict()["sites"]["1,-1"] == "toy-inn"
    assert game.check(0, "place NSEW 1,-1") is not None
    refused = game.check(0, "place NSEW 2,-1")
    assert refused is not None
    assert refused.rule == "PATH-4"  # it touches the inn, but no way leads there yet
    assert game.check(0, "place NSEW 1,0") is None


def test_whoever_reaches_it_first_triggers_it_once() -> None:
    game = game_with("toy-inn")
    game.play(0, "place NSEW 1,0")
    assert game.gold == (1, 0, 0)
    assert "1,-1" not in game.view(None).as_dict()["sites"]
    game.play(1, "place NSEW 0,-1")
    assert game.gold == (1, 0, 0)
    assert game.check(2, "place NSEW 2,-1") is None  # the way leads through it


def test_nothing_removes_it() -> None:
    game = game_with("toy-inn", hands=[["rockfall", "NSEW"], ["NSEW"], ["NSEW"]], grid={"1,0": "NSEW"})
    assert [str(action) for action in game.legal(0) if action.card == "rockfall"] == ["play rockfall 1,0"]
    refused = game.check(0, "play rockfall 1,-1")
    assert refused is not None
    assert refused.rule == "ACT-4"


def test_cutting_it_off_darkens_what_lies_behind() -> None:
    game = game_with("toy-inn", hands=[["NSEW"], ["NSEW", "rockfall"], ["NSEW", "map"]])
    game.play(0, "place NSEW 1,0")
    assert game.check(1, "place NSEW 2,-1") is None
    game.play(1, "play rockfall 1,0")
    refused = game.check(2, "place NSEW 2,-1")
    assert refused is not None
    assert refused.rule == "PATH-4"


def test_it_survives_a_position() -> None:
    game = game_with("toy-inn")
    for action in (None, "place NSEW 1,0", "place NSEW 0,-1"):
        if action:
            game.play(game.actors[0], action)
        again = Game.from_position(game.rules, game.position(), game.seed)
        assert again.position() == game.position()
        assert again.legal(again.actors[0]) == game.legal(game.actors[0])


def test_who_reached_a_site_survives_a_position() -> None:
    """GOAL-5 for any site: reached by one seat, opened in another's turn."""
    game = game_with("toy-inn")
    position = game.position() | {"grid": {"1,0": "NSEW"}, "laid": ["1,0"], "last_layer": 2}
    position["ext"]["toy-inn"]["by"] = 2
    again = Game.from_position(game.rules, position)
    assert again.state.reached == {box.Inn.cell: 2}
    again.play(0, "place NSEW 2,0")
    assert again.gold == (0, 0, 1)


# -- hooks ----------------------------------------------------------------------------------------


def ledger(game: Game) -> list[tuple[str, int]]:
    """Return which hooks were called, with what."""
    return [(hook, seat) for hook, seat in game.position()["ext"]["toy-ledger"]]


def test_hooks_are_called_in_their_order() -> None:
    game = game_with("toy-ledger", hands=[["NSEW"], ["rockfall", "map"], ["map", "map"]], pile=["S"])
    game.play(0, "place NSEW 1,0")
    assert ledger(game) == [("announced", 0), ("placed", 0), ("turn-end", 0)]
    game.play(1, "play rockfall 1,0")
    assert ledger(game)[3:] == [("announced", 1), ("removed", 1), ("turn-end", 1)]
    game.play(2, "pass map")
    assert ledger(game)[6:] == [("turn-end", 2)]


def test_hooks_at_goals_and_at_the_end_of_a_round() -> None:
    grid = {f"{x},0": "NSEW" for x in range(1, 7)} | {"7,0": "SEW"}
    hands = [["NSEW"], ["map"], ["map"]]
    goals = {"8,-2": "stone-b", "8,0": "stone-a", "8,2": "treasure"}
    game = game_with("toy-ledger", grid=grid, hands=hands, goals=goals)
    game.play(0, "place NSEW 7,1")
    assert ledger(game) == [("announced", 0), ("placed", 0), ("reached", 0), ("turn-end", 0)]


def test_the_round_begins_with_on_round() -> None:
    game = Game(rules_with("toy-ledger", players=4), seed="hooks")
    assert ledger(game) == [("round", 1)]


def test_own_state_is_gone_with_its_round() -> None:
    game = game_with("toy-ledger", hands=[["map"], [], []], grid={"0,1": "N"})
    game.play(0, "pass map")
    assert game.round == 2
    assert ledger(game) == [("round", 2)]


# -- decisions, verbs and slots ----------------------------------------------------------------------


def test_a_frame_about_nothing_survives_a_position() -> None:
    """`from_position(position())` goes on identically, windows included: 0 is data too."""
    game = game_with("toy-bits")
    game.play(0, "place NSEW 1,0")
    assert game.state.pending.data == 0
    again = Game.from_position(game.rules, game.position())
    assert again.state.pending == game.state.pending
    again.play(1, "toy-allow")


def test_a_verb_can_be_taken_over() -> None:
    game = game_with("toy-two-passes", pile=["S", "W", "EW"])
    passes = [str(action) for action in game.legal(0) if action.verb == "pass"]
    assert sorted(passes) == ["pass NSEW", "pass NSEW map", "pass map"]
    game.play(0, "pass map NSEW")
    assert game.position()["hands"][0] == ["EW", "W"]
    assert game.view(1).discard == ("?", "?")


def test_slots_and_goals_can_be_taken_over() -> None:
    assert rules_with("toy-hands").hand_size == 3
    rules = rules_with("toy-dragons")
    goals = Game(rules, seed="dragons").position()["goals"]
    assert list(goals) == ["4,-2", "4,0", "4,2"]
    hands = [["EW"], ["EW"], ["EW"]]
    grid = {"1,0": "EW", "2,0": "EW"}
    cells = {"4,-2": "treasure", "4,0": "toy-dragon", "4,2": "stone-a"}
    game = game_with("toy-dragons", grid=grid, hands=hands, goals=cells, gold=[2, 0, 0])
    game.play(0, "place EW 3,0")
    assert game.gold == (1, 0, 0)


def test_two_replacers_of_a_slot_clash_by_name() -> None:
    with pytest.raises(RulesError, match=r"toy-hands.*toy-more-hands.*hand_size"):
        rules_with("toy-hands", "toy-more-hands")


def test_two_owners_of_a_key_clash_by_name() -> None:
    class Other(box.TwoPasses):
        key = "toy-other-passes"

    register(Other)
    with pytest.raises(RulesError, match=r"toy-two-passes.*toy-other-passes.*pass"):
        rules_with("toy-two-passes", "toy-other-passes")


def test_two_modules_of_one_name_clash() -> None:
    class Twin(box.Veto):
        key = "toy-veto"

    with pytest.raises(RulesError, match="toy-veto"):
        register(Twin)


def test_an_unused_hook_costs_nothing() -> None:
    plain, noisy = rules_with(), rules_with("toy-ledger")
    for hook in ("on_announced", "on_placed", "on_removed", "on_reached", "on_turn_end", "on_round_end"):
        assert getattr(plain.hooks, hook) == ()
        assert len(getattr(noisy.hooks, hook)) == 1


def test_hooks_run_in_registry_order() -> None:
    assert [key for key, _ in rules_with("toy-ledger", "toy-omens").hooks.on_round] == [
        "toy-omens",
        "toy-ledger",
    ]
