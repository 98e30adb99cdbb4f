"""Compares what one seat is told in two worlds that it could not tell apart.

The same thing is done in both worlds, and the seat's redacted events are compared. They must be equal, word
for word, up to the first event by which the rules themselves let the seat learn something: those of
`REVEALS`, and what the boxes' manifests say about their own events (`reveals`).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from saboteur import Action, Event, Game, redact
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import ALL, BOTH, OWNER, Reveal
from saboteur.core.actions import public_form

from .checks import assert_alike
from .faults import assert_same
from .walks import Pilot, walk, window

Facts = dict[str, Any]

# What the engine itself tells some seats and not others, whatever the box.
REVEALS: Final[dict[str, Reveal]] = {
    "drew": Reveal(("card",), ("hand",), OWNER, goes_on=True),  # TURN-1: the player's own card
    "inspected": Reveal(("dwarf",), ("dwarves",), OWNER, goes_on=True),  # a dwarf only the player looks at
    "swapped-hands": Reveal(("cards",), ("hand", "given"), BOTH, goes_on=True),  # a hand the player is given
    "searched": Reveal(("cards",), ("discard", "given"), OWNER),  # discards the player looks at
    "kept": Reveal(("card",), ("hand", "discard", "given"), OWNER),  # the one of them that is kept
    "proved": Reveal(("dwarf",), ("dwarves",), ALL),  # ED-DOOR-PLAY: a dwarf revealed by a deed
    "opened": Reveal(("goal",), ("goals",), ALL),  # GOAL-1: a goal is opened
    "round-ended": Reveal(
        ("side", "winners", "dwarves", "goals", "shares"), ("dwarves", "spare", "dwarf_discard"), ALL
    ),  # END-2, END-3
    "paid": Reveal(
        ("gold", "cards"), ("gold", "gold_cards", "gold_pile", "has_gold", "awarded"), ALL
    ),  # GOLD-9
    "asked": Reveal((), ("window",), ALL),  # GOLD-2: gold cards to choose from
    "round-began": Reveal((), ("hand", "dwarves", "grid", "lit"), ALL),  # NEXT-1: the next deal
    "game-over": Reveal(("gold", "winners"), ("gold", "winners", "takes"), ALL),  # GOLD-9: at the very end
}
# Shown to everyone by the house rule gold=open, otherwise to nobody else.
OPEN_GOLD: Final = {"took": Reveal(("gold",), ("gold", "takes"), ALL)}


def revealed_by(kind: str, one: Facts, two: Facts) -> Reveal | None:
    """Return what events of a kind may tell this seat and not that one; None if nothing."""
    if kind in OPEN_GOLD and "gold" in one and "gold" in two:
        return OPEN_GOLD[kind]
    by_box = [box.reveals[kind] for box in BOXES.values() if kind in box.reveals]
    return by_box[0] if by_box else REVEALS.get(kind)


def may_learn(reveal: Reveal, one: Facts, two: Facts, seat: int | None) -> bool:
    """Tell whether the rules let this seat learn it: by its own action, or as the target."""
    theirs = [who for who in reveal.to if one.get(who) == two.get(who) == seat]
    return reveal.to == ALL or (seat is not None and bool(theirs))


def same_course(one: list[Event], two: list[Event], seat: int | None) -> bool:
    """Compare redacted events; return whether nothing was revealed that may change the course."""
    for first, second in zip(one, two, strict=False):
        told, heard = first.as_dict(), second.as_dict()
        if is_stuck(told, heard):
            return False
        if without_hand(told, seat) == without_hand(heard, seat):
            continue
        if not assert_revealed(told, heard, seat).goes_on:
            return False
    assert len(one) == len(two), (one, two)
    return True


def is_stuck(one: Facts, two: Facts) -> bool:
    """Tell whether hands, which may differ, decide what follows: END-1, or a window that asks by hand."""
    if one["kind"] == two["kind"]:
        return False
    by_hand = {kind for box in BOXES.values() for kind in box.asks_by_hand}
    ends = ("round-ended", "opened")
    return any(event["kind"] in ends or event.get("window") in by_hand for event in (one, two))


def without_hand(event: Facts, seat: int | None) -> Facts:
    """Drop the seat's own hand, which differs once different cards were drawn."""
    patch = [step for step in event["patch"] if event["seat"] != seat or step[0] != ["hand"]]
    return {**event, "patch": patch}


def assert_revealed(one: Facts, two: Facts, seat: int | None) -> Reveal:
    """Two events differ only in what the rules let this seat learn from them; return what that is."""
    kind = one["kind"]
    assert kind == two["kind"], (
        f"a seat could tell two worlds apart by {kind} and {two['kind']}: {one}, {two}"
    )
    reveal = revealed_by(kind, one, two)
    assert reveal, f"event {kind!r} tells seat {seat} something that it may not know: {one}, {two}"
    assert may_learn(reveal, one, two, seat), f"event {kind!r} tells the wrong seat, {seat}: {one}, {two}"
    same = rest(one, reveal) == rest(two, reveal)
    assert same, f"event {kind!r} tells more than its manifest says it reveals: {one}, {two}"
    return reveal


def rest(event: Facts, reveal: Reveal) -> Facts:
    """Return an event without what it may reveal."""
    kept = {name: fact for name, fact in event.items() if name not in reveal.facts}
    kept["patch"] = [step for step in event["patch"] if step[0][0] not in reveal.parts]
    return kept


# -- doing the same in both worlds ----------------------------------------------------------------


def same_deed(rng: Random, one: Game, two: Game, actor: int, seat: int | None) -> list[Action] | None:
    """Choose an action for the actor in each world that looks the same to the seat."""
    if actor == seat:
        return [rng.choice(one.legal(actor))] * 2
    here, there = by_look(one.legal(actor)), by_look(two.legal(actor))
    shared = sorted(here.keys() & there.keys())
    if not shared:
        return None
    look = rng.choice(shared)
    return [rng.choice(here[look]), rng.choice(there[look])]


def by_look(actions: list[Action]) -> dict[str, list[Action]]:
    """Group actions by what others see of them."""
    looks: dict[str, list[Action]] = {}
    for action in actions:
        looks.setdefault(str(public_form(action)), []).append(action)
    return looks


def told(game: Game, actor: int, action: Action, seat: int | None) -> list[Event]:
    """Play on and return what the seat is told."""
    return redact(game.play(actor, action), seat)


def assert_nothing_leaks(rng: Random, game: Game, pilot: Pilot | None = None) -> None:
    """Walk through a game: worlds cannot be told apart, and the same deed looks the same in both."""
    for _ in walk(rng, game, pilot):
        if rng.randrange(3) and window(game) == "turn":
            continue
        seat = rng.choice((None, *range(game.rules.players)))
        assert_alike(rng, game, game.guess(seat, f"{rng.random()}"), seat)
        if game.actors:
            compare_deeds(rng, game.copy(), seat)


def compare_deeds(rng: Random, game: Game, seat: int | None) -> str:
    """Do the same in the game and in a sampled world; return the result."""
    world = game.guess(seat, f"{rng.random()}")
    if game.actors != world.actors:  # if several seats are asked at once, nobody knows who has answered
        return "asked differently"
    actor = rng.choice(game.actors)
    deeds = same_deed(rng, game, world, actor, seat)
    if deeds is None:
        return "nothing in common"
    events = [told(game, actor, deeds[0], seat), told(world, actor, deeds[1], seat)]
    if not same_course(events[0], events[1], seat):
        return "revealed"
    if len(game.view(seat).window["seats"]) <= 1:
        assert_same(game.actors, world.actors, f"after {deeds[0]} different seats are asked in two worlds")
    return "same"
