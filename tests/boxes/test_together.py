"""Windows within windows: a card may ask, pay, be vetoed, open one site after another, all in one turn."""

from random import Random
from typing import Any

import pytest

from rules.positions import at, corridor, kinds, legal, seen
from saboteur import Event, Game
from saboteur.conformance.checks import assert_alike, viewers

from .positions import box, play_folded

EVERYTHING = ["guide", "toll", "veto", "chests", "new-goals"]
NEW_GOALS = {"8,-4": "stone-a", "8,-2": "sack-1", "8,0": "dragon", "8,2": "treasure", "8,4": "stone-b"}
PILE = ["S", "W", "N|S", "E|W", "SE", "NSW"]


def mine(chest: str, **keys: Any) -> Game:
    """On 6,0 and 3,1 stand p3's miners, on 7,0 is a chest and behind it a dragon; p4 has the veto."""
    grid = {**corridor(1, 5), "3,0": "NSEW"}
    ext = {
        "toll": {"ready": 0, "miners": {"6,0": 2, "3,1": 2}},
        "chests": {"covered": {"7,0": ["NSEW", chest, 0]}},
    }
    hands = (["guide", "EW", "NS", "map"], ["map", "SW"], ["map", "SE"], ["veto", "map"])
    return box(
        grid, *hands, modules=EVERYTHING, players=4, ext=ext,
        **{"goals": NEW_GOALS, "gold": [2, 1, 0, 0], "pile": PILE, **keys},
    )  # fmt: skip


def step(game: Game, seat: int, text: str) -> list[Event]:
    """Take an action; then nobody can tell worlds apart that they could not tell apart before."""
    events = play_folded(game, seat, text)
    again = Game.from_position(game.rules, game.position(), game.seed)
    assert again.position() == game.position()
    rng = Random(text)
    for viewer in viewers(game):
        assert_alike(rng, game, game.guess(viewer, text), viewer)
    return events


def all_allow(game: Game) -> list[Event]:
    """Everyone who is asked lets the card be; return what came of it."""
    events: list[Event] = []
    while game.together:
        events = step(game, game.actors[-1], "allow")
    return events


def drawn_by(events: list[Event]) -> list[int]:
    """Return who drew, in order."""
    return [event.seat for event in events if event.kind == "drew"]


@pytest.mark.rule("WC-2019", "WC-2022", "TOLL-3", "TOLL-4", "CHEST-3", "NEWGOAL-2", "GOAL-6", "TURN-5")
def test_a_chest_leads_to_a_dragon_while_a_toll_is_paid_under_a_guide_whose_second_card_is_vetoed() -> None:
    game = mine("tired")
    step(game, 0, "play guide")
    assert game.actors == (1, 2, 3)
    all_allow(game)
    # The first card: another player pays, then everyone may veto, then chest and dragon.
    step(game, 0, "place EW 6,0")
    assert legal(game, 0) == ["pay", "ask p2", "withdraw"]
    step(game, 0, "ask p2")
    step(game, 1, "pay")
    assert game.gold == (2, 0, 1, 0)
    assert seen(game, None, "ext")["toll"]["miners"] == {"3,1": 2}
    assert game.actors == (1, 2, 3), "the toll is settled before the card counts as played"
    events = all_allow(game)
    told = [kind for kind in kinds(events) if kind in ("placed", "chest-opened", "opened", "lost-gold")]
    assert told == ["placed", "chest-opened", "opened", "lost-gold"]
    assert game.gold == (1, 0, 1, 0)
    assert seen(game, None, "window") == {"kind": "guide", "seats": [0], "count": 1}
    # The second one: the player pays alone, in vain.
    step(game, 0, "place NS 3,1")
    step(game, 0, "pay")
    assert game.gold == (0, 0, 2, 0)
    events = step(game, 3, "veto")
    assert "3,1" not in at(game, "grid")
    assert game.gold == (0, 0, 2, 0) and seen(game, None, "ext")["toll"]["miners"] == {}
    assert at(game, "discard")[-2:] == ["NS", "veto"]
    assert drawn_by(events) == [0, 3], "two are due for the Guide, one of them not because of the chest"
    assert list(game.actors) == [1]


@pytest.mark.rule("WC-2022", "TOLL-4", "CHEST-4")
def test_where_nobody_pays_for_the_second_card_he_lays_it_elsewhere() -> None:
    game = mine("extra", gold=[1, 1, 0, 0])
    step(game, 0, "play guide")
    all_allow(game)
    step(game, 0, "place EW 6,0")
    step(game, 0, "ask p2")
    step(game, 1, "refuse")
    step(game, 0, "pay")
    all_allow(game)
    assert game.gold == (0, 1, 1, 0), "the dragon finds nothing"
    step(game, 0, "place NS 3,1")
    assert legal(game, 0) == ["withdraw"], "each player is asked at most once a turn"
    step(game, 0, "withdraw")
    assert "place NS 3,1" not in legal(game, 0) and "place NS 3,-1" in legal(game, 0)
    step(game, 0, "place NS 3,-1")
    events = all_allow(game)
    assert drawn_by(events) == [0, 0, 0]


@pytest.mark.rule("GOAL-6", "NEWGOAL-2", "CHEST-3")
def test_a_spider_behind_a_chest_ends_it_all() -> None:
    """What is still to come of the turn is cancelled: the second card, the draws, other sites."""
    game = mine("pickpocket", goals={**NEW_GOALS, "8,0": "spider"})
    step(game, 0, "play guide")
    all_allow(game)
    step(game, 0, "place EW 6,0")
    step(game, 0, "pay")
    while game.together:
        game.play(game.actors[0], "allow")
    assert game.round == 2 and list(game.actors) == [1], "left of who laid the last card"
    assert game.gold == (1, 1, 1, 4), "the one saboteur wins"
