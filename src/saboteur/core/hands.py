"""Hands, pile, discard pile and what lies in front of people: cards that move, and who sees it."""

from __future__ import annotations

from collections.abc import Iterable

from .events import Event, Facts, Out, Patch, Told
from .knowledge import note_hidden
from .plays import find_offers
from .rules import Rules
from .state import EVERYONE, State


def hand_event(rules: Rules, state: State, kind: str, seat: int, facts: Facts, patch: Patch = ()) -> Event:
    """Make an event after which a hand has other cards."""
    return Event((kind, seat, False, tell_hand, rules, seat, state.hands[seat], facts, patch))


def tell_hand(rules: Rules, seat: int, hand: int, facts: Facts, patch: Patch) -> Told:
    """Tell everyone how many cards a hand has now, and its owner which."""
    cards = rules.cards_of(hand)
    return (
        facts,
        ((("cards", seat), len(cards)), *patch),
        ((seat, {}, ((("hand",), list(cards)),)),),
    )


def discard(state: State, seat: int, cards: tuple[str, ...], out: Out) -> None:
    """Put cards that everyone has seen on the discard pile."""
    first = len(state.discard)
    state.discard += cards
    state.discard_seen += (EVERYONE,) * len(cards)
    if out is not None:
        out.append(Event(("discarded", seat, False, _tell_discarded, first, cards)))


def _tell_discarded(first: int, cards: tuple[str, ...]) -> Told:
    patch = tuple((("discard", first + i), card) for i, card in enumerate(cards))
    return {"cards": list(cards)}, patch, ()


def discard_unseen(
    rules: Rules, state: State, seat: int, cards: tuple[str, ...], kind: str, out: Out
) -> None:
    """Put cards of a hand face down on the discard pile; only their owner knows them (TURN-2)."""
    hand, unit = state.hands[seat], rules.unit
    for card in cards:
        hand -= unit[card]
    state.hands[seat] = hand
    if out is not None:
        first = len(state.discard)
        out.append(Event((kind, seat, False, _tell_unseen, rules, seat, hand, first, cards)))
    state.discard += cards
    state.discard_seen += (1 << seat,) * len(cards)
    if state.given:
        note_hidden(rules, state, seat, len(cards), out)


def _tell_unseen(rules: Rules, seat: int, hand: int, first: int, cards: tuple[str, ...]) -> Told:
    left = rules.cards_of(hand)
    public = [(("discard", first + i), "?") for i in range(len(cards))]
    secret = [(("discard", first + i), card) for i, card in enumerate(cards)]
    return (
        {"count": len(cards)},
        ((("cards", seat), len(left)), *public),
        ((seat, {"cards": list(cards)}, ((("hand",), list(left)), *secret)),),
    )


def plan_draws(state: State, *seats: int) -> None:
    """Let the draws due at the end of this turn be one for each of these seats, in order (TURN-5)."""
    state.plan = tuple([("draw", seat) for seat in seats])


def draw(rules: Rules, state: State, seat: int, out: Out, count: int = 1) -> None:
    """Draw the top card of the pile, or several, as far as there are any (TURN-1, TURN-3)."""
    hand, unit, pile = state.hands[seat], rules.unit, state.pile
    for _ in range(min(count, len(pile))):
        card = pile.pop()
        hand += unit[card]
        if out is not None:
            out.append(Event(("drew", seat, False, tell_drew, rules, seat, hand, card, len(pile))))
    state.hands[seat] = hand


def tell_drew(rules: Rules, seat: int, hand: int, card: str, pile: int) -> Told:
    """Tell everyone that a card was drawn, and who drew it which."""
    cards = rules.cards_of(hand)
    patch = ((("cards", seat), len(cards)), (("pile",), pile))
    return {}, patch, ((seat, {"card": card}, ((("hand",), list(cards)),)),)


# In front of people ------------------------------------------------------------------------------


def front_of(rules: Rules, state: State, seat: int) -> tuple[str, ...]:
    """Return what lies in front of a seat, in catalogue order."""
    return _front(rules, state.front, seat)


def _front(rules: Rules, fronts: dict[str, int], seat: int) -> tuple[str, ...]:
    cards = [card for card, seats in fronts.items() if seats >> seat & 1]
    return tuple(sorted(cards, key=rules.rank.__getitem__))


def put_in_front(rules: Rules, state: State, seat: int, card: str) -> None:
    """Lay a card in front of a seat that has no such card there."""
    bit = 1 << seat
    before = state.front.get(card, 0)
    _change_front(rules, state, card, before, before | bit)
    state.burdened |= bit
    if card in rules.blocking:
        state.blocked |= bit


def take_from_front(rules: Rules, state: State, seat: int, card: str) -> None:
    """Take a card away from in front of a seat."""
    before = state.front[card]
    _change_front(rules, state, card, before, before & ~(1 << seat))
    _look_at_fronts(rules, state)


def _change_front(rules: Rules, state: State, card: str, before: int, now: int) -> None:
    """Let a card lie in front of other seats than before, which opens other ways to play cards."""
    state.front = {**state.front, card: now}
    opened = rules.plays.opened.get(card)
    if opened is not None:
        state.offers ^= opened[before] ^ opened[now]


def set_front(rules: Rules, state: State, fronts: Iterable[Iterable[str]]) -> None:
    """Set what lies in front of every seat."""
    state.front = {}
    for seat, cards in enumerate(fronts):
        for card in cards:
            state.front[card] = state.front.get(card, 0) | 1 << seat
    find_offers(rules, state)
    _look_at_fronts(rules, state)


def _look_at_fronts(rules: Rules, state: State) -> None:
    """Find the seats that have anything in front of them, and those that may lay nothing (PATH-5)."""
    burdened = blocked = 0
    for card, seats in state.front.items():
        burdened |= seats
        if card in rules.blocking:
            blocked |= seats
    state.burdened, state.blocked = burdened, blocked


def front_event(rules: Rules, state: State, kind: str, seat: int, target: int, card: str) -> Event:
    """Make an event after which something else lies in front of a player."""
    return Event((kind, seat, False, tell_front, rules, state.front, target, card))


def tell_front(rules: Rules, fronts: dict[str, int], target: int, card: str) -> Told:
    """Tell everyone what lies in front of a player now."""
    patch = ((("front", target), list(_front(rules, fronts, target))),)
    return {"target": target, "card": card}, patch, ()
