"""The Guide: WC-2022."""

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import TO_MIDDLE, at, legal, play, refused, seen, told


@pytest.mark.rule("WC-2022", "WC-0", "TURN-5")
@pytest.mark.parametrize("modules", both("guide"))
def test_two_path_cards_are_laid_and_two_drawn(modules: tuple[str, ...]) -> None:
    game = box({}, ["guide", "EW", "NS"], modules=modules, pile=["SW", "SE", "S"])
    play_folded(game, 0, "play guide")
    assert seen(game, 1, "window") == {"kind": "guide", "seats": [0], "count": 2}
    play_folded(game, 0, "place EW 1,0")
    assert game.actors == (0,)
    assert legal(game, 0) == ["place NS 0,-1", "place NS 0,1"]
    events = play_folded(game, 0, "place NS 0,1")
    assert [event.seat for event in events if event.kind == "drew"] == [0, 0]
    assert at(game, "grid") == {"1,0": "EW", "0,1": "NS"}
    assert at(game, "hands")[0] == ["SE", "S"]
    assert at(game, "discard") == ["guide"]
    assert game.actors == (1,)


@pytest.mark.rule("WC-2022")
def test_a_second_card_that_cannot_be_laid_is_not_asked_for() -> None:
    game = box({}, ["guide", "EW", "map"], modules="guide", pile=["SW", "SE", "S"])
    play(game, 0, "play guide")
    play(game, 0, "place EW 1,0")
    assert game.actors == (1,)
    assert len(at(game, "hands")[0]) == 3


@pytest.mark.rule("WC-2022")
def test_he_must_lay_a_second_if_he_can() -> None:
    game = box({}, ["guide", "EW", "NS"], modules="guide")
    play(game, 0, "play guide")
    refused(game, 0, "pass NS", "wrong-moment", "TURN-1")
    play(game, 0, "place EW 1,0")
    refused(game, 0, "pass NS", "wrong-moment", "TURN-1")
    refused(game, 0, "place NS 2,0", "edges-mismatch", "PATH-2")
    refused(game, 0, "place EW -1,0", "card-not-in-hand", "TURN-1")


@pytest.mark.rule("WC-2022")
def test_it_needs_a_first_card_to_lay() -> None:
    game = box({"1,0": "N|S|E|W"}, ["guide", "map"], modules="guide")
    refused(game, 0, "play guide", "nothing-to-lay", "WC-2022")


@pytest.mark.rule("WC-2022", "PATH-5")
def test_not_with_a_broken_tool_or_in_a_trap() -> None:
    game = box({}, ["guide", "EW"], modules="guide", front=[["break-cart"], [], []])
    refused(game, 0, "play guide", "tool-broken", "PATH-5")
    game = box({}, ["guide", "EW"], modules=["saboteur2", "guide"], front=[["trap"], [], []])
    refused(game, 0, "play guide", "trapped", "PATH-5")


@pytest.mark.rule("WC-2022", "GOAL-2")
def test_the_treasure_ends_it() -> None:
    game = box(TO_MIDDLE, ["guide", "EW", "EW"], modules="guide", dwarves=["saboteur"] * 3)
    play(game, 0, "play guide")
    events = play_folded(game, 0, "place EW 7,0")
    assert told(events, "round-ended", "finder") == [0]
    assert [event for event in events if event.kind == "drew"] == []


@pytest.mark.rule("WC-2022", "GOAL-3")
def test_a_stone_is_turned_before_the_second_card() -> None:
    goals = {"8,0": "stone-a", "8,2": "treasure"}
    game = box(TO_MIDDLE, ["guide", "EW", "NS"], modules="guide", goals=goals)
    play(game, 0, "play guide")
    play_folded(game, 0, "place EW 7,0")
    assert at(game, "shown") == {"8,0": "NW"}
    assert "place NS 8,-1" in legal(game, 0)


@pytest.mark.rule("WC-2022")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["guide"], "guide", games=4)


@pytest.mark.rule("WC-2022", "TURN-5")
@pytest.mark.parametrize("modules", both("guide"))
def test_by_the_other_reading_as_many_are_drawn_as_were_laid(modules: tuple[str, ...]) -> None:
    """One plays with one card less: four cards become three whether one or two could be laid."""
    for hand, lays in ((["EW", "map", "map"], 1), (["EW", "NS", "map"], 2)):
        game = box(
            {}, ["guide", *hand], modules=modules, options={"guide-draws": "laid"}, pile=["SW", "SE", "S"]
        )
        play_folded(game, 0, "play guide")
        play_folded(game, 0, "place EW 1,0")
        if lays > 1:
            play_folded(game, 0, "place NS 0,1")
        assert game.actors == (1,)
        assert len(at(game, "hands")[0]) == 3 and game.pile == 3 - lays
