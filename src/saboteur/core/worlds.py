"""Sampled worlds: a random full state that agrees with everything one seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from .actions import NOBODY
from .cards import HIDDEN
from .gold_guess import guess_gold
from .hands import set_front
from .rng import Stream, seed_bytes
from .sites import drawn_goals
from .state import NOTHING_KNOWN, Given, Known, State
from .tunnels import rebuild
from .view import View

if TYPE_CHECKING:
    from .rules import Rules

T = TypeVar("T")

# A sampled state is a state like any other, but nobody's real one.
World = State

_TRIES = 50


def resample(view: View, seed: str | bytes = b"") -> World:
    """Return a random state in which the seat would see exactly this view; the seed selects it."""
    key = seed_bytes(seed)
    rules = view.rules
    for attempt in range(_TRIES):
        world = _public(view, key)
        stream = Stream(key, f"world/{attempt}")
        _guess_cards(view, world, stream)
        _guess_dwarves(view, world, stream)
        _guess_goals(view, world, stream)
        _guess_known(view, world)
        guess_gold(view, world, stream)
        for part in rules.stateful:
            part.guess_ext(rules, world, view.ext.get(part.key), stream)
        world.stack = tuple(
            rules.windows[pending.kind].guess(rules, world, pending, stream) for pending in view.stack
        )
        if _goes_on(rules, world):
            break
    return world


def _goes_on(rules: Rules, world: State) -> bool:
    """Tell whether the game would wait for the same decision, as everyone knows it does.

    The seats that are asked can answer, and the round would not have ended already (END-1).
    """
    pending = world.stack[-1]
    window = rules.windows[pending.kind]
    if pending.kind != "turn" and not all(
        window.legal(rules, world, pending, seat) for seat in pending.seats
    ):
        return False
    if world.pile or world.stack[0].kind != "turn":
        return True
    return any(
        possible(rules, world, seat) for seat in range(rules.players) for possible in rules.tables.possibles
    )


def _public(view: View, seed: bytes) -> State:
    world = State()
    world.seed = seed
    world.round = view.round
    world.turn = view.turn
    world.start = view.start
    world.direction = view.direction
    world.plan = view.plan
    world.tiles = view.tiles.copy()
    world.sites = view.sites
    world.fixed = view.fixed
    world.shown = view.shown
    world.laid = list(view.laid)
    world.last_layer = view.last_layer
    world.last_turn = view.last_turn
    set_front(view.rules, world, view.front)
    world.thieves = view.thieves
    rebuild(world, view.turn)
    world.reached = view.reached
    return world


def _guess_cards(view: View, world: State, stream: Stream) -> None:
    """Distribute the cards the seat has not seen among the places it cannot see."""
    rules = view.rules
    hands = [list(view.hand) if seat == view.seat else [] for seat in range(rules.players)]
    discard = list(view.discard)
    placed = _place_given(view, hands, discard, stream)
    places = [count - len(hand) for count, hand in zip(view.cards, hands, strict=True)]
    need = sum(places) + view.pile + view.aside + discard.count(HIDDEN)
    pool = stream.shuffled(_unseen(rules.deck, [*_seen_cards(view), *placed]))
    # An invented position need not add up to the deck; any card may then stand in.
    while len(pool) < need:
        pool.append(rules.deck[stream.below(len(rules.deck))])
    world.hands = [rules.hand_of([*hand, *_dealt(pool, n)]) for hand, n in zip(hands, places, strict=True)]
    world.pile = _dealt(pool, view.pile)
    world.aside = tuple(_dealt(pool, view.aside))
    world.discard = [pool.pop() if card == HIDDEN else card for card in discard]
    world.discard_seen = dict(view.discard_seen)
    world.given = view.given


def _place_given(view: View, hands: list[list[str]], discard: list[str], stream: Stream) -> list[str]:
    """Put the cards the seat gave away where they may be now, each place equally likely."""
    placed: list[str] = []
    for given in view.given:
        room = 0 if given.holder == NOBODY else view.cards[given.holder] - len(hands[given.holder])
        unseen = [place for place in given.discards if discard[place] == HIDDEN]
        for card, place in zip(given.cards, _places(given, room, unseen, stream), strict=False):
            if place is None:
                hands[given.holder].append(card)
            else:
                discard[place] = card
            placed.append(card)
    return placed


def _places(given: Given, room: int, unseen: list[int], stream: Stream) -> list[int | None]:
    """Choose a place for each given card, None for the hand, with enough of them among the discards."""
    everywhere: list[int | None] = [*[None] * room, *unseen]
    for _ in range(_TRIES):
        chosen = stream.shuffled(everywhere)[: len(given.cards)]
        if len(chosen) - chosen.count(None) >= given.least:
            return chosen
    return stream.shuffled([*unseen, *[None] * room][: len(given.cards)])


def _seen_cards(view: View) -> list[str]:
    on_grid = [tile.card for cell, tile in view.tiles.items() if cell not in view.fixed]
    in_front = [card for front in view.front for card in front]
    windows = view.rules.windows
    offered = [card for pending in view.stack for card in windows[pending.kind].cards(pending.data)]
    return [*on_grid, *in_front, *view.hand, *view.discard, *offered]


def _unseen(deck: Iterable[T], seen: Iterable[T]) -> list[T]:
    return list((Counter(deck) - Counter(seen)).elements())


def _dealt(pool: list[T], count: int) -> list[T]:
    return [pool.pop() for _ in range(count)]


def _guess_dwarves(view: View, world: State, stream: Stream) -> None:
    deck = view.rules.dwarf_deck
    places = (*view.dwarves, *view.spare, *view.dwarf_discard)
    hidden = stream.shuffled(_unseen(deck, [dwarf for dwarf in places if dwarf]))
    need = places.count(None)
    while len(hidden) < need:
        hidden.append(deck[stream.below(len(deck))])
    world.dwarves = tuple(dwarf or hidden.pop() for dwarf in view.dwarves)
    world.spare = tuple(dwarf or hidden.pop() for dwarf in view.spare)
    world.dwarf_discard = tuple(dwarf or hidden.pop() for dwarf in view.dwarf_discard)
    world.dwarf_seen, world.spare_seen = view.dwarf_seen, view.spare_seen
    world.proved = view.proved


def _guess_goals(view: View, world: State, stream: Stream) -> None:
    deck = view.rules.goal_deck
    known = [goal for goal in view.goals.values() if goal]
    count = len(view.goals) - len(known)
    hidden = drawn_goals(view.rules, _unseen(deck, known), count, stream)
    while len(hidden) < count:
        hidden.append(deck[stream.below(len(deck))])
    world.goals = {cell: goal or hidden.pop() for cell, goal in view.goals.items()}


def _guess_known(view: View, world: State) -> None:
    """Let everyone know what they were seen to look at; this seat keeps what it really saw."""
    world.known = tuple(
        Known(
            {cell: world.goals[cell] for cell in cells},
            {seat: world.dwarves[seat] for seat in seats},
        )
        if cells or seats
        else NOTHING_KNOWN
        for cells, seats in zip(view.looked, view.inspected, strict=True)
    )
    if view.seat is not None:
        looked = view.looked[view.seat]
        traced = {c: g for c, g in view.goals.items() if g and c in view.sites and c not in looked}
        if traced:
            world.know(view.seat, world.known[view.seat]._replace(traced=traced))
