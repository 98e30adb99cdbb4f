"""The Veto: WC-2019, and that nobody learns who holds it."""

from itertools import permutations

import pytest

from boxes.positions import assert_nothing_leaks, both, box, play_folded
from rules.positions import TO_MIDDLE, at, kinds, legal, play, refused, seen, told
from saboteur import Game, redact
from saboteur.conformance.checks import text_of, views_of

FOUR = (["NSEW", "map"], ["veto", "map"], ["EW", "map"], ["SW", "map"])
PILE = ["S", "W", "EW", "NS"]


def announced(text: str = "place NSEW 1,0", **keys: object) -> Game:
    """Four seats, p2 with the veto; p1 has just played a card."""
    hands = [list(hand) for hand in FOUR]
    game = box({}, *hands, modules="veto", **{"pile": PILE, **keys})  # type: ignore[arg-type]
    play_folded(game, 0, text)
    return game


@pytest.mark.rule("WC-2019", "WC-0")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_everyone_else_is_asked_at_once_and_may_allow_in_any_order(order: tuple[int, ...]) -> None:
    game = announced()
    assert list(game.actors) == [1, 2, 3]
    assert [legal(game, seat) for seat in range(4)] == [[], ["veto", "allow"], ["allow"], ["allow"]]
    for seat in order:
        assert seat in game.actors
        play_folded(game, seat, "allow")
    assert at(game, "grid") == {"1,0": "NSEW"}
    assert game.actors == (1,)


@pytest.mark.rule("WC-2019", "TURN-5")
@pytest.mark.parametrize("modules", both("veto"))
@pytest.mark.parametrize("text", ["place NSEW 1,0", "play map 8,0"])
def test_a_vetoed_card_has_no_effect_and_both_draw(modules: tuple[str, ...], text: str) -> None:
    hands = [list(hand) for hand in FOUR]
    game = box({}, *hands, modules=modules, pile=PILE)
    play_folded(game, 0, text)
    play_folded(game, 3, "allow")
    events = play_folded(game, 1, "veto")
    card = text.split()[1]
    assert at(game, "grid") == {}
    assert at(game, "known")[0]["goals"] == {}
    assert at(game, "discard") == [card, "veto"]
    assert [event.seat for event in events if event.kind == "drew"] == [0, 1]
    assert [len(hand) for hand in at(game, "hands")] == [2, 2, 2, 2]
    assert game.actors == (1,)


@pytest.mark.rule("WC-2019")
def test_nobody_notices_who_allows_or_who_could_have_vetoed() -> None:
    game = announced()
    twin = box({}, *[list(h) for h in (FOUR[0], FOUR[3], FOUR[2], FOUR[1])], modules="veto", pile=PILE)
    twin.play(0, "place NSEW 1,0")
    assert seen(game, 0, "window") == seen(twin, 0, "window")
    assert seen(game, None, "window")["seats"] == [1, 2, 3]
    assert game.actors == twin.actors
    for seat in (2, 1):
        before = views_of(game)
        events = game.play(seat, "allow")
        for viewer, old in zip((None, 0, 1, 2, 3), before, strict=True):
            heard = redact(events, viewer)
            assert [event.kind for event in heard] == (["answered"] if viewer == seat else [])
            assert (text_of(game.view(viewer).as_dict()) == text_of(old)) == (viewer != seat)


@pytest.mark.rule("WC-2019")
def test_a_seat_without_cards_is_not_asked() -> None:
    game = box({}, ["NSEW", "map"], [], ["map"], modules="veto")
    play(game, 0, "place NSEW 1,0")
    assert game.actors == (2,)
    game = box({}, ["NSEW", "map"], [], [], modules="veto")
    play(game, 0, "place NSEW 1,0")
    assert at(game, "grid") == {"1,0": "NSEW"}


@pytest.mark.rule("WC-2019")
def test_once_it_was_seen_nobody_is_asked_any_more() -> None:
    game = announced()
    play(game, 1, "veto")
    play_folded(game, 1, "play map 8,0")
    assert game.actors == (2,)
    assert seen(game, None, "ext")["veto"] == {"seen": True}


@pytest.mark.rule("WC-2019", "WC-2018")
def test_where_a_vault_could_bring_it_back_everyone_is_asked_on() -> None:
    game = box({}, *[list(hand) for hand in FOUR], modules=["vault", "veto"], pile=PILE)
    play(game, 0, "place NSEW 1,0")
    play(game, 1, "veto")
    play(game, 1, "play map 8,0")
    assert game.actors == (0, 2, 3)


@pytest.mark.rule("WC-2019")
def test_it_answers_no_pass_and_is_no_card_for_ones_own_turn() -> None:
    game = box({}, ["veto", "map"], ["map"], modules="veto")
    refused(game, 0, "play veto", "only-in-answer", "WC-2019")
    refused(game, 0, "veto", "wrong-moment", "TURN-1")
    play(game, 0, "pass map")
    assert game.actors == (1,)
    assert seen(game, None, "window")["kind"] == "turn"


@pytest.mark.rule("WC-2019", "S2-TURN-2")
def test_it_answers_no_clearing() -> None:
    keys = {"front": [["break-cart"], [], []], "modules": ["saboteur2", "veto"]}
    game = box({}, ["map", "NS", "EW"], ["veto"], **keys)  # type: ignore[arg-type]
    play(game, 0, "clear NS map break-cart")
    assert game.actors == (1,)


@pytest.mark.rule("WC-2019")
def test_who_does_not_hold_it_cannot_veto() -> None:
    game = announced()
    refused(game, 2, "veto", "card-not-in-hand", "TURN-1")
    refused(game, 0, "allow", "not-your-turn", "TURN-1")
    refused(game, 1, "pass map", "wrong-moment", "TURN-1")
    play(game, 2, "allow")
    refused(game, 2, "allow", "not-your-turn", "TURN-1")


@pytest.mark.rule("WC-2019", "S2-SWAPHANDS", "WC-2018")
@pytest.mark.parametrize("text", ["play swap-hands p3", "play vault"])
def test_after_a_vetoed_swap_or_vault_he_draws_one(text: str) -> None:
    modules = ["saboteur2", "vault", "veto"]
    hands = [[text.split()[1], "map"], ["veto", "map"], ["EW", "map"]]
    game = box({}, *hands, modules=modules, pile=PILE, discard=["NS"])
    play(game, 0, text)
    events = play_folded(game, 1, "veto")
    assert [event.seat for event in events if event.kind == "drew"] == [0, 1]
    assert at(game, "hands")[2] == ["EW", "map"]


@pytest.mark.rule("WC-2019", "WC-2022")
def test_of_a_guides_cards_one_is_cancelled_and_he_draws_two_in_all() -> None:
    game = box({}, ["guide", "EW", "NS"], ["veto"], ["map"], modules=["guide", "veto"], pile=PILE)
    play(game, 0, "play guide")
    for seat in (1, 2):
        play(game, seat, "allow")
    play(game, 0, "place EW 1,0")
    play(game, 1, "veto")
    assert game.actors == (0,)
    events = play_folded(game, 0, "place NS 0,1")
    assert at(game, "grid") == {"0,1": "NS"}
    assert [event.seat for event in events if event.kind == "drew"] == [0, 0, 1]


@pytest.mark.rule("WC-2019", "GOAL-2")
def test_it_can_save_the_treasure() -> None:
    game = box(TO_MIDDLE, ["EW", "map"], ["veto", "map"], modules="veto")
    play(game, 0, "place EW 7,0")
    assert "round-ended" not in kinds(play(game, 1, "veto"))
    assert at(game, "shown") == {}


@pytest.mark.rule("WC-2019", "END-1")
def test_a_veto_in_hand_does_not_keep_the_round_going() -> None:
    game = box({}, ["W"], ["veto"], [], modules="veto", pile=[], goals={"8,0": "treasure"})
    assert told(play(game, 0, "pass W"), "round-ended", "round") == [1]


@pytest.mark.rule("WC-2019")
def test_records_do_not_tell_who_answered_when() -> None:
    game = announced()
    for seat in (3, 1):
        game.play(seat, "allow")
    assert "allow" not in game.record(seat=0)
    assert "p4 allow" in game.record(seat=3)
    game.play(2, "allow")
    assert '"p2 allow *"' in game.record(seat=0)
    whole = game.record()
    lines = '"p4 allow", "p2 allow", "p3 allow"'
    start, end = whole.index('"p4 allow"'), whole.index('"p3 allow"') + len('"p3 allow"')
    assert lines.split(", ", maxsplit=1)[0] in whole[start:end]
    again = Game.replay(_without_digest(whole[:start] + '"p2 allow *"' + whole[end:]))
    assert again.position() == game.position()


def _without_digest(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("digest"))


@pytest.mark.rule("WC-2019")
def test_nothing_leaks() -> None:
    assert_nothing_leaks(["veto"], "veto", games=2, players=3)
