"""A turn, one of four: S2-TURN-1 to S2-TURN-4, TURN-5, END-1."""

from itertools import combinations
from typing import Any

import pytest

from rules.positions import at, legal, play, refused, seen, told
from saboteur.game import verify

from .positions import EDITIONS, last_moment, table2

SIX = ["NSEW", "SEW", "NS", "EW", "map", "thief"]


@pytest.mark.rule("S2-TURN-1", "TURN-5")
@pytest.mark.parametrize("text", ["place NSEW 1,0", "play map 8,0", "play thief"])
def test_laying_or_playing_draws_one(text: str) -> None:
    game = table2({}, list(SIX), pile=["NS", "SW"])
    play(game, 0, text)
    assert len(at(game, "hands")[0]) == 6
    assert at(game, "pile") == ["NS"]


@pytest.mark.rule("S2-TURN-3", "TURN-5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_pass_discards_up_to_three_and_draws_as_many(count: int) -> None:
    game = table2({}, list(SIX), pile=["NS", "SW", "S", "W"])
    text = " ".join(["pass", *SIX[:count]])
    events = play(game, 0, text)
    assert at(game, "discard") == SIX[:count]
    assert len(at(game, "hands")[0]) == 6
    assert len(at(game, "pile")) == 4 - count
    assert told(events, "passed", "count") == [count]
    assert game.actors == (1,)


@pytest.mark.rule("S2-TURN-3")
def test_six_different_cards_make_forty_one_passes() -> None:
    game = table2({}, list(SIX))
    passes = [text for text in legal(game, 0) if text.startswith("pass")]
    assert len(passes) == 41
    wanted = {frozenset(way) for count in (1, 2, 3) for way in combinations(SIX, count)}
    assert {frozenset(text.split()[1:]) for text in passes} == wanted


@pytest.mark.rule("S2-TURN-3")
def test_equal_cards_are_interchangeable() -> None:
    game = table2({}, ["map", "map", "map", "NS"])
    passes = [text for text in legal(game, 0) if text.startswith("pass")]
    assert passes == [
        "pass NS", "pass map", "pass NS map", "pass map map", "pass NS map map", "pass map map map"
    ]  # fmt: skip
    assert game.check(0, "pass map NS map") is None


@pytest.mark.rule("S2-TURN-3")
def test_other_passes_are_refused() -> None:
    game = table2({}, ["map", "map", "NS", "EW"])
    refused(game, 0, "pass", "pass-count", "S2-TURN-3")
    refused(game, 0, "pass NS EW map map", "pass-count", "S2-TURN-3")
    refused(game, 0, "pass map map map", "card-not-in-hand", "TURN-1")
    refused(game, 0, "pass SEW", "card-not-in-hand", "TURN-1")


@pytest.mark.rule("S2-TURN-3")
def test_only_the_number_of_passed_cards_is_seen() -> None:
    game = table2({}, list(SIX))
    play(game, 0, "pass NSEW map thief")
    assert seen(game, 0, "discard") == ["NSEW", "map", "thief"]
    assert seen(game, 1, "discard") == ["?", "?", "?"]
    assert '"p1 pass ? ? ?"' in game.record(seat=1)


@pytest.mark.rule("S2-TURN-2", "TURN-5")
@pytest.mark.parametrize("card", ["trap", "break-lamp", "thief"])
def test_clearing_costs_two_cards_and_draws_one(card: str) -> None:
    game = table2({}, ["NS", "map", "EW"], front=[[card, "break-cart"], [], []], pile=["SW", "SE"])
    events = play(game, 0, f"clear NS map {card}")
    assert at(game, "front")[0] == ["break-cart"]
    assert at(game, "hands")[0] == ["EW", "SE"]
    assert at(game, "discard") == ["NS", "map", card]
    assert at(game, "thieves") == []
    assert told(events, "spent", "count") == [2]
    assert told(events, "cleared", "card") == [card]


@pytest.mark.rule("S2-TURN-2")
def test_what_was_spent_is_secret_and_what_was_cleared_is_not() -> None:
    game = table2({}, ["NS", "map", "EW"], front=[["trap"], [], []])
    play(game, 0, "clear NS map trap")
    assert seen(game, 0, "discard") == ["NS", "map", "trap"]
    assert seen(game, 1, "discard") == ["?", "?", "trap"]
    assert '"p1 clear ? ? trap"' in game.record(seat=1)
    assert '"p1 clear NS map trap"' in game.record(seat=0)


@pytest.mark.rule("S2-TURN-2")
def test_clearing_reads_its_two_cards_in_any_order() -> None:
    game = table2({}, ["NS", "map", "EW"], front=[["trap"], [], []])
    assert game.check(0, "clear map NS trap") is None
    game.play(0, "clear map NS trap")
    assert str(game.history[-1][1]) == "clear NS map trap"


@pytest.mark.rule("S2-TURN-2")
def test_other_clearings_are_refused() -> None:
    game = table2({}, ["NS", "map", "EW"], front=[["trap"], ["thief"], []])
    refused(game, 0, "clear NS map thief", "not-in-front", "S2-TURN-2")
    refused(game, 0, "clear NS trap", "clear-count", "S2-TURN-2")
    refused(game, 0, "clear NS map EW trap", "clear-count", "S2-TURN-2")
    refused(game, 0, "clear NS NS trap", "card-not-in-hand", "TURN-1")
    refused(game, 0, "clear trap", "clear-count", "S2-TURN-2")
    one = table2({}, ["NS"], front=[["trap"], [], []])
    assert legal(one, 0) == ["pass NS"]


@pytest.mark.rule("S2-TURN-4")
@pytest.mark.parametrize(
    "text", ["pass map thief", "place NSEW 1,0", "play thief", "clear NSEW map break-cart"]
)
def test_with_an_empty_pile_nobody_draws_and_one_of_the_four_is_due(text: str) -> None:
    game = table2({}, ["NSEW", "map", "thief"], front=[["break-cart"], [], []], pile=[])
    if text.startswith("place"):
        game = table2({}, ["NSEW", "map", "thief"], pile=[])
    before = at(game, "hands")[0]
    play(game, 0, text)
    gone = len(before) - len(at(game, "hands")[0])
    assert gone == {"pass": 2, "clear": 2}.get(text.split(maxsplit=1)[0], 1)


@pytest.mark.rule("S2-TURN-4", "TURN-4")
def test_without_cards_one_passes_by_oneself() -> None:
    game = table2({}, ["map", "NS"], [], ["map", "map"], pile=[])
    events = play(game, 0, "pass NS")
    assert game.actors == (2,)
    assert told(events, "passed", "count") == [1, 0]
    empty = table2({}, [], ["map"], ["map"], pile=[])
    assert legal(empty, 0) == ["pass"]


@pytest.mark.rule("S2-END", "END-1", "S2-TURN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_goes_on_while_somebody_can_clear(edition: str) -> None:
    """Two cards and something in front of oneself: clearing is not a pass. One card is not enough."""
    front = [["break-cart"], ["break-lamp"], []]
    game = table2({}, ["W"], ["W", "W"], [], edition=edition, front=front, pile=[])
    play(game, 0, "pass W")
    assert (game.round, game.actors) == (1, (1,))
    play(game, 1, "clear W W break-lamp")
    assert game.round == 2
    game = table2({}, ["W"], ["W"], [], edition=edition, front=front, pile=[])
    play(game, 0, "pass W")
    assert game.round == 2


@pytest.mark.rule("S2-END", "GOAL-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_treasure_ends_the_round_at_once(edition: str) -> None:
    game = last_moment(("blue", "green", "boss"), 0, edition)
    game.play(0, "place EW 7,0")
    assert game.round == 2


@pytest.mark.rule("S2-TURN-4")
def test_by_the_other_reading_an_empty_hand_stays_empty() -> None:
    hands: list[list[str]] = [["NS", "EW"], [], ["map"]]
    usual: dict[str, str] = {}
    for options, cards in ((usual, 1), ({"empty-hand": "nothing"}, 0)):
        game = table2({}, *hands, options=options)
        game.play(0, "place EW 1,0")
        assert game.actors == (2,) and len(game.position()["hands"][1]) == cards
        assert verify(game.record()) == []


@pytest.mark.rule("S2-TURN-4", "END-1")
def test_by_the_other_reading_the_round_ends_when_nobody_has_a_card() -> None:
    game = table2({}, [], [], [], options={"empty-hand": "nothing", "rounds": "1"})
    game.play(0, "pass")
    assert game.over and game.pile == 5


@pytest.mark.rule("ED-THIEF-PLAY")
@pytest.mark.parametrize("edition", ["classic", "jubilee"])
def test_by_the_other_reading_nobody_lays_a_thief_in_a_trap(edition: str) -> None:
    trapped: dict[str, Any] = {"edition": edition, "front": [["trap"], [], []]}
    assert table2({}, ["thief"], **trapped).check(0, "play thief") is None
    refused(
        table2({}, ["thief"], options={"thief": "free"}, **trapped), 0, "play thief", "trapped", "S2-THIEF"
    )
    assert table2({}, ["thief"], options={"thief": "free"}, edition=edition).check(0, "play thief") is None
