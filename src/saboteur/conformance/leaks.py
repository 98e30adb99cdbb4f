"""Comparing what one seat is told in two worlds that it could not tell apart.

The same thing is done in both worlds, and the seat's redacted events are laid side by side. They must
be equal, word for word, up to the first event by which the rules themselves let the seat learn
something. `REVEALS` lists those, and nothing else may differ.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from saboteur import Action, Event, Game, redact
from saboteur.core.actions import public_form

Facts = dict[str, Any]


def is_own(one: Facts, two: Facts, seat: int | None) -> bool:
    """Tell whether both events are this seat's own doing."""
    return bool(one["seat"] == two["seat"] == seat)


def is_target(one: Facts, two: Facts, seat: int | None) -> bool:
    """Tell whether this seat is the one it was done to."""
    return bool(one["target"] == two["target"] == seat)


def is_part(one: Facts, two: Facts, seat: int | None) -> bool:
    """Tell whether this seat did it or it was done to this seat."""
    return is_own(one, two, seat) or is_target(one, two, seat)


def is_open(one: Facts, two: Facts, seat: int | None) -> bool:
    """Tell whether gold=open shows the event to everyone."""
    return "gold" in one and "gold" in two


def is_all(one: Facts, two: Facts, seat: int | None) -> bool:
    """Say that everybody learns it."""
    return True


# Kind of event -> (facts that may differ, where the patches that may differ begin, whom the rules
# let learn them). After `drew` and `looked` the public course of the game is still the same in both
# worlds; after the others it need not be, and the comparison ends.
Told = Callable[[Facts, Facts, int | None], bool]
REVEALS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Told]] = {
    "drew": (("card",), ("hand",), is_own),  # TURN-1: one's own card
    "looked": (("goal",), ("goals",), is_own),  # ACT-5: a goal seen by map, alone
    "inspected": (("dwarf",), ("dwarves",), is_own),  # S2-INSPECT: a dwarf seen, alone
    "hats-swapped": (("dwarf",), ("dwarves",), is_target),  # S2-SWAPHATS: one's own new dwarf
    "swapped-hands": (("cards",), ("hand", "given"), is_part),  # S2-SWAPHANDS: a hand one is given
    "searched": (("cards",), ("discard", "given"), is_own),  # WC-2018: discards one looks at
    "kept": (("card",), ("hand", "discard", "given"), is_own),  # WC-2018: the one that is kept
    "put-back": (("exchanged",), ("goals",), is_own),  # WC-2017: whether one exchanged two goals
    "costume-changed": (("dwarf",), ("dwarves",), is_own),  # COSTUME-1: one's own new dwarf
    "dealt-again": (("dwarf",), ("dwarves",), is_all),  # PARTY-1: everyone's own new dwarf
    "looked-into-chest": (("card", "chest"), ("ext",), is_own),  # CHEST-5: a chest seen by map, alone
    "chest-opened": (("card", "chest"), ("ext",), is_all),  # CHEST-2: a chest is opened
    "drew-several": ((), ("discard",), is_own),  # CHEST-4: three cards to choose from
    "robbed": (("card",), ("hand", "given"), is_part),  # CHEST-4: a card that is taken from a hand
    "proved": (("dwarf",), ("dwarves",), is_all),  # ED-DOOR-PLAY: a dwarf shown by a door
    "opened": (("goal",), ("goals",), is_all),  # GOAL-1: a goal is turned over
    "round-ended": (
        ("side", "winners", "dwarves"),
        ("dwarves", "spare", "dwarf_discard"),
        is_all,
    ),  # END-2: the dwarves
    "paid": (("gold", "cards"), ("gold", "gold_cards", "gold_pile", "has_gold", "awarded"), is_all),  # GOLD-9
    "took": (("gold",), ("gold", "takes"), is_open),  # the house rule gold=open
    "asked": ((), ("window",), is_all),  # GOLD-2: gold cards one may choose from
    "round-began": ((), ("hand", "dwarves", "grid", "lit"), is_all),  # NEXT-1: the next deal
    "game-over": (
        ("gold", "winners"),
        ("gold", "winners", "takes"),
        is_all,
    ),  # GOLD-9: at the end of the game
}
PRIVATE = ("drew", "looked", "inspected", "hats-swapped", "swapped-hands")


def same_course(one: list[Event], two: list[Event], seat: int | None) -> bool:
    """Compare redacted events; tell whether nothing was revealed that may change the course."""
    for first, second in zip(one, two, strict=False):
        told, heard = first.as_dict(), second.as_dict()
        if is_stuck(told, heard):
            return False
        if without_hand(told, seat) == without_hand(heard, seat):
            continue
        assert_revealed(told, heard, seat)
        if told["kind"] not in PRIVATE:
            return False
    assert len(one) == len(two), (one, two)
    return True


def is_stuck(one: Facts, two: Facts) -> bool:
    """Tell whether one world has ended by END-1 where the other goes on: hands decide that.

    Hands also decide whether a Guide's second card must be laid (WC-2022).
    """
    ends = ("round-ended", "opened")
    if "guide" in (one.get("window"), two.get("window")) and one["kind"] != two["kind"]:
        return True
    return one["kind"] != two["kind"] and (one["kind"] in ends or two["kind"] in ends)


def without_hand(event: Facts, seat: int | None) -> Facts:
    """Drop one's own hand, which differs once different cards were drawn."""
    patch = [step for step in event["patch"] if event["seat"] != seat or step[0] != ["hand"]]
    return {**event, "patch": patch}


def assert_revealed(one: Facts, two: Facts, seat: int | None) -> None:
    """Two events differ only in what the rules let this seat learn by them."""
    assert one["kind"] == two["kind"], (one, two)
    assert one["kind"] in REVEALS, (one, two)
    facts, paths, told = REVEALS[one["kind"]]
    assert told(one, two, seat), (one, two)
    assert rest(one, facts, paths) == rest(two, facts, paths), (one, two)


def rest(event: Facts, facts: tuple[str, ...], paths: tuple[str, ...]) -> Facts:
    """Return an event without some facts and patches."""
    kept = {name: fact for name, fact in event.items() if name not in facts}
    kept["patch"] = [step for step in event["patch"] if step[0][0] not in paths]
    return kept


# -- doing the same in both worlds ----------------------------------------------------------------


def same_deed(rng: Random, one: Game, two: Game, actor: int, seat: int | None) -> list[Action] | None:
    """Choose an action for the actor in each world that look alike to the seat."""
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
