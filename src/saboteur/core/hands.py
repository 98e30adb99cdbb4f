"""Hands, pile, discard pile and what lies in front of players: cards that move, and who sees it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from .event_kinds import Discarded, Drew, Passed, PutDown, hand_shown
from .events import Changes, Later, Out, Patch
from .knowledge import note_hidden
from .plays import find_offers
from .shapes import Nothing
from .state import State

if TYPE_CHECKING:
    from .rules import Rules


def holds(rules: Rules, state: State, seat: int, card: str) -> bool:
    """Tell whether a card is in a seat's hand."""
    return state.hands[seat] & rules.tables.places.get(card, 0) > 0


def add_to_hand(rules: Rules, state: State, seat: int, card: str) -> None:
    """Add a card to a hand."""
    state.hands[seat] += rules.tables.unit[card]


def take_from_hand(rules: Rules, state: State, seat: int, card: str) -> None:
    """Remove a card from the hand that holds it."""
    state.hands[seat] -= rules.tables.unit[card]


def hand_changes(rules: Rules, state: State, seat: int, patch: Patch = ()) -> Changes[Nothing]:
    """Return the changes of a hand with new cards."""
    return hand_shown(rules, seat=seat, hand=state.hands[seat], patch=patch)


def discard(state: State, seat: int, cards: tuple[str, ...], out: Out) -> None:
    """Discard cards that everyone has seen."""
    first = len(state.discard)
    state.discard += cards
    if out is not None:
        out.append(Discarded(seat=seat, _cards=cards, _first=first))


def discard_unseen(
    rules: Rules, state: State, seat: int, cards: tuple[str, ...], out: Out, kind: type[PutDown] = Passed
) -> None:
    """Discard cards of a hand face down; only their owner knows them (TURN-2)."""
    hand, unit = state.hands[seat], rules.tables.unit
    for card in cards:
        hand -= unit[card]
    state.hands[seat] = hand
    if out is not None:
        first = len(state.discard)
        out.append(kind(seat=seat, count=len(cards), _rules=rules, _hand=hand, _first=first, _cards=cards))
    for place, card in enumerate(cards, len(state.discard)):
        state.discard.append(card)
        state.discard_seen[place] = 1 << seat
    if state.given:
        note_hidden(rules, state, seat, len(cards), out)


def plan_draws(state: State, *seats: int) -> None:
    """Let the draws due at the end of this turn be one for each of these seats, in order (TURN-5)."""
    state.plan = tuple([("draw", seat) for seat in seats])


def draw(rules: Rules, state: State, seat: int, out: Out, count: int = 1) -> None:
    """Draw the top card of the pile, or several, as far as there are any (TURN-1, TURN-3)."""
    hand, unit, pile = state.hands[seat], rules.tables.unit, state.pile
    for _ in range(min(count, len(pile))):
        card = pile.pop()
        hand += unit[card]
        if out is not None:
            out.append(Drew(seat=seat, _rules=rules, _hand=hand, _card=card, _pile=len(pile)))
    state.hands[seat] = hand


# In front of people ------------------------------------------------------------------------------


def front_of(rules: Rules, state: State, seat: int) -> tuple[str, ...]:
    """Return what lies in front of a seat, in catalogue order."""
    return rules.tables.fronts(state.front)[seat]


def put_in_front(rules: Rules, state: State, seat: int, card: str) -> None:
    """Lay a card in front of a seat that has no such card there."""
    bit = 1 << seat
    before = state.front.get(card, 0)
    _change_front(rules, state, card, before, before | bit)
    if card in rules.blocking:
        state.blocked |= bit


def take_from_front(rules: Rules, state: State, seat: int, card: str) -> None:
    """Take a card away from in front of a seat."""
    before = state.front[card]
    _change_front(rules, state, card, before, before & ~(1 << seat))
    _find_blocked(rules, state)


def _change_front(rules: Rules, state: State, card: str, before: int, now: int) -> None:
    """Change the seats that have a card in front of them, which changes the ways to play cards."""
    state.front = {**state.front, card: now}
    opened = rules.tables.plays.opened.get(card)
    if opened is not None:
        state.offers ^= opened[before] ^ opened[now]


def set_front(rules: Rules, state: State, fronts: Iterable[Iterable[str]]) -> None:
    """Set what lies in front of every seat."""
    state.front = {}
    for seat, cards in enumerate(fronts):
        for card in cards:
            state.front[card] = state.front.get(card, 0) | 1 << seat
    find_offers(rules, state)
    _find_blocked(rules, state)


def _find_blocked(rules: Rules, state: State) -> None:
    """Find the seats that may lay nothing (PATH-5)."""
    blocked = 0
    for card, seats in state.front.items():
        if card in rules.blocking:
            blocked |= seats
    state.blocked = blocked


def front_changes(rules: Rules, state: State, target: int, patch: Patch = ()) -> Later[Nothing]:
    """Return the changes of what lies in front of a player, with another patch."""
    return partial(_front_changes, rules, state.front, target=target, patch=patch)


def _front_changes(rules: Rules, fronts: dict[str, int], *, target: int, patch: Patch) -> Changes[Nothing]:
    return Changes(((("front", target), list(rules.tables.fronts(fronts)[target])), *patch))
