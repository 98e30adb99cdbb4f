"""The Vault: WC-2018, and what is known of discards that were looked at."""

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import at, legal, play, refused, seen, told
from saboteur import Game

DISCARD = ["NS", "map", "SW", "rockfall", "SE", "break-lamp"]


def opened(**keys: object) -> Game:
    """A Vault has just been played on six discards, the third of them known to p2, the last to all."""
    game = box({}, ["vault", "EW"], modules="vault", discard=DISCARD, **keys)  # type: ignore[arg-type]
    game.state.discard_seen[2] = 0b010
    game.state.discard_seen[5] = -1
    play_folded(game, 0, "play vault")
    return game


@pytest.mark.rule("WC-2018", "WC-0", "TURN-5")
@pytest.mark.parametrize("modules", both("vault"))
def test_one_of_the_top_five_is_kept_instead_of_drawing(modules: tuple[str, ...]) -> None:
    game = box({}, ["vault", "EW"], modules=modules, discard=DISCARD)
    play_folded(game, 0, "play vault")
    assert game.actors == (0,)
    assert legal(game, 0) == [f"keep {card}" for card in ("SW", "SE", "break-lamp", "rockfall", "map")]
    events = play_folded(game, 0, "keep rockfall")
    assert at(game, "hands")[0] == ["EW", "rockfall"]
    assert at(game, "discard") == ["NS", "map", "SW", "SE", "break-lamp", "vault"]
    assert at(game, "pile") == ["NSEW"] * 5
    assert told(events, "drew", "card") == []
    assert game.actors == (1,)


@pytest.mark.rule("WC-2018")
def test_with_fewer_all_are_looked_at_and_one_waits_too() -> None:
    game = box({}, ["vault"], modules="vault", discard=["NS"], pile=[])
    play(game, 0, "play vault")
    assert legal(game, 0) == ["keep NS"]
    play(game, 0, "keep NS")
    assert at(game, "discard") == ["vault"]


@pytest.mark.rule("WC-2018")
def test_it_needs_a_discard_but_no_pile() -> None:
    game = box({}, ["vault"], modules="vault", pile=["NS"])
    refused(game, 0, "play vault", "no-discards", "WC-2018")
    game = box({}, ["vault"], modules="vault", pile=[], discard=["NS"])
    assert "play vault" in legal(game, 0)


@pytest.mark.rule("WC-2018")
def test_only_what_was_looked_at_can_be_kept() -> None:
    game = opened()
    refused(game, 0, "keep NS", "not-offered", "TURN-5")
    refused(game, 1, "keep SW", "not-your-turn", "TURN-1")
    refused(game, 0, "pass EW", "wrong-moment", "TURN-1")
    game = box({}, ["EW"], modules="vault")
    refused(game, 0, "keep EW", "wrong-moment", "TURN-1")


@pytest.mark.rule("WC-2018")
def test_nobody_else_sees_the_cards_or_which_is_kept() -> None:
    game = opened()
    assert seen(game, 0, "window")["cards"] == DISCARD[1:]
    assert seen(game, 1, "window")["cards"] is None
    assert seen(game, 2, "discard") == ["?", "?", "?", "?", "?", "break-lamp", "vault"]
    play_folded(game, 0, "keep SE")
    assert seen(game, 0, "discard") == ["?", "map", "SW", "rockfall", "break-lamp", "vault"]
    for viewer in (1, 2, None):
        assert seen(game, viewer, "discard") == ["?"] * 5 + ["vault"]


@pytest.mark.rule("WC-2018")
def test_what_others_knew_is_still_there_but_for_one() -> None:
    game = opened()
    play_folded(game, 0, "keep SE")
    places = [1, 2, 3, 4]
    assert seen(game, 0, "given") == []
    assert seen(game, 1, "given") == [{"holder": 0, "cards": ["SW", "break-lamp"], "discards": places}]
    assert seen(game, 2, "given") == [{"holder": 0, "cards": ["break-lamp"], "discards": places}]
    for number in range(30):
        world = game.guess(1, str(number)).position()
        there = [world["discard"][place] for place in places]
        assert {"SW", "break-lamp"} <= {*there, *world["hands"][0]}
        assert {"SW", "break-lamp"} & set(there)


@pytest.mark.rule("WC-2018")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["vault"], "vault")
    assert_nothing_leaks(["saboteur2", "vault"], "vault", games=2)
