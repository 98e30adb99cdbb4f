"""What a seat is told: never more than the rules allow, and enough to keep its view."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from saboteur import Event, Game, redact
from saboteur.conformance.checks import (
    assert_alike,
    assert_spectator_knows_least,
    folded,
    leaves,
    text_of,
    viewers,
    views_of,
)
from saboteur.conformance.leaks import compare_deeds
from saboteur.conformance.walks import Step, walk, window
from saboteur.core.shapes import ViewShape

from .tables import moments, walks

Facts = dict[str, Any]


# -- (a) indistinguishability ---------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(4))
def test_a_seat_cannot_tell_worlds_apart(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for rng, game in moments(f"alike {chunk}", games=18, every=12):
        seat = rng.choice(viewers(game))
        assert_alike(rng, game, game.guess(seat, f"{rng.random()}"), seat)
        seen[window(game)] += 1
    print(dict(seen))
    assert seen["turn"] >= 100
    assert seen["take"] >= 5


@pytest.mark.parametrize("chunk", range(4))
def test_the_same_deed_tells_the_same_in_both_worlds(chunk: int) -> None:
    """By the seat itself or by another; then both worlds ask the same seats."""
    counts: Counter[str] = Counter()
    for rng, game in moments(f"deeds {chunk}", games=22, every=5):
        seat = rng.choice(viewers(game))
        if game.actors:
            counts[compare_deeds(rng, game.copy(), seat)] += 1
    print(dict(counts))
    assert counts["same"] >= 400
    assert counts["revealed"] >= 10


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20))
def test_nothing_leaks_for_long(chunk: int) -> None:
    for rng, game in moments(f"long leaks {chunk}", games=30, every=3):
        for seat in viewers(game):
            assert_alike(rng, game, game.guess(seat, f"{rng.random()}"), seat)
            if game.actors:
                compare_deeds(rng, game.copy(), seat)


@pytest.mark.parametrize("chunk", range(2))
def test_what_could_be_done_tells_no_secret_and_light_runs_as_foretold(chunk: int) -> None:
    """Whoever is asked: the same in every world that a seat cannot tell from this one."""
    counts: Counter[str] = Counter()
    for rng, game in moments(f"ahead {chunk}", games=16, every=9):
        seat = rng.randrange(game.rules.players)
        found = game.could(seat)
        assert found == game.guess(seat, f"{rng.random()}").could(seat)
        counts["asked" if seat in game.actors else "waiting"] += 1
        if seat in game.actors:
            assert found == game.legal(seat)
            places = [action for action in found if action.verb == "place"]
            for action in rng.sample(places, min(3, len(places))):
                light, after = game.light_of(seat, action), game.copy()
                if any(event.kind == "round-ended" for event in after.play(seat, action)):
                    continue
                lit = after.view(None).lit
                assert all(lit.get(cell, 0) & mask == mask for cell, mask in light.lit.items())
                counts["laid"] += 1
    print(dict(counts))
    assert counts["waiting"] >= 80 and counts["laid"] >= 40


# -- (b) fold -------------------------------------------------------------------------------------


def test_an_old_view_and_the_events_make_the_new_view() -> None:
    """For every seat and spectators, after every action of whole games, through plain data."""
    for rng, game, guide in walks("fold", 16):
        views = views_of(game)
        for step in walk(rng, game, guide):
            views = [folded(view, step.events) for view in views]
            assert views == views_of(game), step.action


def test_folding_leaves_the_old_view_as_it_was() -> None:
    for rng, game, guide in walks("old views", 3):
        for step in walk(rng, game, guide):
            old = views_of(game)[rng.randrange(game.rules.players)]
            before = text_of(old)
            folded(old, step.events)
            assert text_of(old) == before


def test_a_view_can_be_folded_over_many_actions_at_once() -> None:
    """A client that slept gets the tail of the events."""
    for rng, game, guide in walks("tails", 8):
        old = views_of(game)
        steps: list[Step] = list(walk(rng, game, guide))
        events = [event for step in steps for event in step.events]
        assert [folded(view, events) for view in old] == views_of(game)


def test_events_say_the_same_whenever_somebody_looks() -> None:
    """A journal may be read long after the game went on."""
    for rng, game, guide in walks("late looks", 4):
        twin, late, early = game.copy(), [], []
        for step in walk(rng, game, guide):
            late.append(step.events)
            early.append(every_telling(twin, twin.play(step.seat, step.action)))
        assert [every_telling(game, events) for events in late] == early


def every_telling(game: Game, events: list[Event]) -> str:
    """Return what everyone is told, as text."""
    return text_of([[event.as_dict() for event in redact(events, seat)] for seat in viewers(game)])


def is_plain(told: object) -> bool:
    """Tell whether JSON brings it back as it was; a tuple comes back as a list, which reads the same."""
    text = text_of(told)
    return text_of(json.loads(text)) == text


def test_views_and_events_are_plain_data() -> None:
    for rng, game, guide in walks("plain views", 4):
        for step in walk(rng, game, guide):
            for view in views_of(game):
                assert is_plain(view)
            for seat in viewers(game):
                for event in redact(step.events, seat):
                    assert is_plain(event.as_dict())


def test_a_redacted_event_has_no_secrets_left() -> None:
    for rng, game, guide in walks("no secrets left", 6):
        for step in walk(rng, game, guide):
            for seat in viewers(game):
                seen = redact(step.events, seat)
                assert not any(event.secret or event.private for event in seen)
                assert [event.as_dict() for event in redact(seen, seat)] == [e.as_dict() for e in seen]


# -- (c) spectators -------------------------------------------------------------------------------


def test_a_spectator_knows_nothing_that_a_seat_does_not() -> None:
    for _, game in moments("spectators", games=12, every=10):
        assert_spectator_knows_least(game)
        spectator, *seats = views_of(game)
        for seat, view in enumerate(seats):
            assert_only_own(game, seat, spectator, view)


def assert_only_own(game: Game, seat: int, spectator: ViewShape, view: ViewShape) -> None:
    """What a seat knows beyond the spectators is in these places and nowhere else."""
    public = dict(leaves(spectator))
    for path, leaf in leaves(view):
        if path not in public:
            assert is_own_place(path, seat, view), (path, leaf)
    if not game.over:
        assert view["hand"] == game.position()["hands"][seat]


def is_own_place(path: tuple[Any, ...], seat: int, view: ViewShape) -> bool:
    """Tell whether a seat may know more than others here."""
    match path:
        case ("seat",) | ("hand", _) | ("window", "cards", _):
            return True
        case ("dwarves", index):
            return bool(index == seat) or index in view["inspected"][seat]
        case ("gold", index):
            return bool(index == seat)
        case ("given", *_) | ("dwarf_discard", _):
            return True  # what one gave away, dwarves one has had or seen: see test_saboteur2
        case ("goals", cell, "card"):
            return cell in view["looked"][seat]
        case ("takes", index, *_):
            return bool(view["takes"][index][1] == seat)
        case ("discard", _):
            return True  # one's own passes: see test_taint
    return False
