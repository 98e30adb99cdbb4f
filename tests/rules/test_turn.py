"""TURN-1 to TURN-5: one thing, one draw, and what happens when cards run out."""

import pytest

from rules.positions import (
    TO_MIDDLE,
    at,
    corridor,
    kinds,
    legal,
    play,
    refused,
    seen,
    table,
    told,
)
from saboteur import Game, Rules, redact

ONE_THING = ("place EW 1,0", "play map 8,0", "play break-lamp p2", "pass EW", "pass map")


# -- TURN-1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("text", ONE_THING)
def test_turn_1_one_thing_then_the_top_card_then_the_next_seat(text: str) -> None:
    game = table({}, ["EW", "map", "break-lamp"], ["map"], ["map"], pile=["NS", "SW", "rockfall"])
    events = play(game, 0, text)
    assert kinds(events).count("drew") == 1
    assert "rockfall" in at(game, "hands")[0]
    assert [len(hand) for hand in at(game, "hands")] == [3, 1, 1]
    assert at(game, "pile") == ["NS", "SW"]
    assert game.actors == (1,)


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("text", ONE_THING)
def test_turn_1_nobody_acts_twice_or_out_of_turn(text: str) -> None:
    game = table({}, ["EW", "EW", "map", "map", "break-lamp"], ["EW", "map", "break-lamp"], ["EW"])
    refused(game, 1, text, "not-your-turn", "TURN-1")
    play(game, 0, text)
    refused(game, 0, text, "not-your-turn", "TURN-1")
    assert legal(game, 0) == legal(game, 2) == []


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("text", ["place NS 0,1", "play rockfall 1,0", "pass NS"])
def test_turn_1_only_cards_of_the_own_hand(text: str) -> None:
    game = table(corridor(1, 1), ["EW"], ["NS", "rockfall"])
    refused(game, 0, text, "card-not-in-hand", "TURN-1")


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("text", ["open 8,0", "turn NW", "take 1"])
def test_turn_1_answers_wait_for_a_question(text: str) -> None:
    refused(table({}, ["EW"]), 0, text, "wrong-moment", "TURN-1")


@pytest.mark.rule("TURN-1")
def test_turn_1_a_path_card_is_not_played_and_an_action_card_not_laid() -> None:
    game = table({}, ["EW", "map"])
    refused(game, 0, "play EW", "not-an-action-card", "TURN-1")
    refused(game, 0, "place map 1,0", "not-a-path-card", "TURN-1")


@pytest.mark.rule("TURN-1")
def test_turn_1_only_the_drawer_sees_the_drawn_card() -> None:
    game = table({}, ["EW"], pile=["NS", "rockfall"])
    events = play(game, 0, "place EW 1,0")
    assert told(redact(events, 0), "drew", "card") == ["rockfall"]
    for seat in (1, 2, None):
        assert "rockfall" not in str([event.as_dict() for event in redact(events, seat)])
        assert "rockfall" not in str(game.view(seat).as_dict())


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("card", ["NSEW", "S", "map"])
def test_turn_1_a_position_may_hold_more_of_a_kind_than_the_deck(card: str) -> None:
    """Positions need not add up to the decks, so the sixteenth is drawn like any other."""
    game = table({}, [*[card] * 15, "rockfall"], pile=["EW", card])
    play(game, 0, "pass rockfall")
    assert at(game, "hands")[0] == [card] * 16


# -- TURN-2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-2")
def test_turn_2_a_pass_puts_one_card_on_the_discard_pile() -> None:
    game = table({}, ["EW", "rockfall"], discard=["NS"])
    play(game, 0, "pass rockfall")
    assert at(game, "discard") == ["NS", "rockfall"]
    assert sorted(at(game, "hands")[0]) == ["EW", "NSEW"]


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("text", ["pass", "pass EW map", "pass EW EW map"])
def test_turn_2_not_none_and_not_several(text: str) -> None:
    refused(table({}, ["EW", "EW", "map"]), 0, text, "pass-count", "TURN-2")


@pytest.mark.rule("TURN-2")
def test_turn_2_any_card_may_be_passed() -> None:
    game = table(TO_MIDDLE, ["EW", "SW", "map", "rockfall"])
    passes = [text for text in legal(game, 0) if text.startswith("pass")]
    assert sorted(passes) == ["pass EW", "pass SW", "pass map", "pass rockfall"]


@pytest.mark.rule("TURN-2")
def test_turn_2_a_card_given_turned_is_the_same_card() -> None:
    game = table({}, ["SEW"])
    game.play(0, "pass NEW")
    assert at(game, "discard") == ["SEW"]


@pytest.mark.rule("TURN-2", "ACT-6")
@pytest.mark.parametrize("card", ["rockfall", "N|S|W"])
def test_turn_2_nobody_sees_the_passed_card(card: str) -> None:
    game = table({}, ["EW", card], ["NS"], ["NS"])
    events = play(game, 0, f"pass {card}")
    for seat in (1, 2, None):
        assert seen(game, seat, "discard") == ["?"]
        assert card not in str(game.view(seat).as_dict())
        assert card not in str([event.as_dict() for event in redact(events, seat)])
    assert told(events, "passed", "count") == [1]


@pytest.mark.rule("TURN-2")
def test_turn_2_others_see_the_same_whatever_was_passed() -> None:
    views = []
    for card in ("EW", "rockfall"):
        game = table({}, ["EW", "rockfall"], ["NS"], ["NS"], pile=["map"])
        play(game, 0, f"pass {card}")
        views.append([game.view(seat).as_dict() for seat in (1, 2, None)])
    assert views[0] == views[1]


# -- TURN-3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("text", ONE_THING)
def test_turn_3_an_empty_pile_gives_nothing(text: str) -> None:
    game = table({}, ["EW", "map", "break-lamp"], pile=[], discard=["NS"] * 9)
    events = play(game, 0, text)
    assert "drew" not in kinds(events)
    assert len(at(game, "hands")[0]) == 2
    assert game.actors == (1,)


@pytest.mark.rule("TURN-3")
def test_turn_3_the_last_card_is_still_drawn() -> None:
    game = table({}, ["map", "map"], ["map", "map"], pile=["NS"])
    assert "drew" in kinds(play(game, 0, "pass map"))
    assert "drew" not in kinds(play(game, 1, "pass map"))
    assert [len(hand) for hand in at(game, "hands")] == [2, 1, 1]


@pytest.mark.rule("TURN-3")
def test_turn_3_the_discard_pile_is_never_shuffled_into_a_new_pile() -> None:
    game = table({}, *([["map"] * 3] * 3), pile=[], discard=["EW"] * 20)
    for turn in range(8):
        play(game, turn % 3, "pass map")
        assert at(game, "pile") == []
        assert at(game, "discard") == ["EW"] * 20 + ["map"] * (turn + 1)
    assert "round-ended" in kinds(play(game, 2, "pass map"))


# -- TURN-4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-4")
def test_turn_4_a_player_without_cards_passes_by_himself() -> None:
    game = table({}, ["map", "map"], [], [], ["map"], pile=[])
    events = play(game, 0, "pass map")
    assert [event.seat for event in events if event.kind == "passed"] == [0, 1, 2]
    assert told(events, "passed", "count") == [1, 0, 0]
    assert at(game, "discard") == ["map"]
    assert game.actors == (3,)


@pytest.mark.rule("TURN-4")
def test_turn_4_the_turn_comes_back_to_the_only_one_with_cards() -> None:
    game = table({}, ["map", "map"], [], [], pile=[])
    play(game, 0, "pass map")
    assert game.actors == (0,)


@pytest.mark.rule("TURN-4")
def test_turn_4_without_cards_nothing_can_be_done_but_an_empty_pass() -> None:
    """A position may begin with such a turn: nothing happens before the first action."""
    game = table({}, [], ["map"], ["map"], pile=[])
    assert (game.actors, legal(game, 0)) == ((0,), ["pass"])
    refused(game, 0, "pass map", "card-not-in-hand", "TURN-1")
    play(game, 0, "pass")
    assert at(game, "discard") == []
    assert game.actors == (1,)


@pytest.mark.rule("TURN-4", "TURN-1")
def test_turn_4_an_empty_hand_still_draws_from_the_pile() -> None:
    game = table({}, ["map"], [], ["map"], pile=["EW", "SW", "NS"])
    play(game, 0, "pass map")
    assert at(game, "hands") == [["NS"], ["SW"], ["map"]]
    assert at(game, "pile") == ["EW"]
    assert game.actors == (2,)


# -- TURN-5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize("players", [3, 6, 10])
def test_turn_5_every_turn_ends_with_one_draw(players: int) -> None:
    game = Game(Rules.build(players), seed="draws")
    sizes = {len(hand) for hand in at(game, "hands")}
    for left in reversed(range(len(at(game, "pile")))):
        (seat,) = game.actors
        drawn = at(game, "pile")[-1]
        events = game.play(seat, next(text for text in legal(game, seat) if "pass" in text))
        assert kinds(events).count("drew") == 1
        assert drawn in at(game, "hands")[seat]
        assert len(at(game, "pile")) == left
        assert {len(hand) for hand in at(game, "hands")} == sizes


@pytest.mark.rule("TURN-5")
def test_turn_5_a_goal_turned_over_changes_nothing_about_the_draw() -> None:
    goals = {"8,-2": "treasure", "8,0": "stone-a", "8,2": "stone-b"}
    game = table(TO_MIDDLE, ["EW"], goals=goals, pile=["NS", "rockfall"])
    events = play(game, 0, "place EW 7,0")
    assert kinds(events).count("drew") == 1
    assert at(game, "hands")[0] == ["rockfall"]
