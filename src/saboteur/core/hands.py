"""Hands, pile and discard pile: cards that move, and who sees them move."""

from __future__ import annotations

from .events import Event, Facts, Out, Patch
from .rules import Rules
from .state import EVERYONE, State


def hand_event(
    rules: Rules, state: State, kind: str, seat: int, facts: Facts, patch: Patch = ()
) -> Event:
    """Make an event after which a hand has other cards."""
    cards = rules.cards_of(state.hands[seat])
    return Event(
        kind,
        seat,
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
        patch = tuple([(("discard", first + i), card) for i, card in enumerate(cards)])
        out.append(Event("discarded", seat, {"cards": list(cards)}, patch))


def discard_unseen(
    rules: Rules, state: State, seat: int, cards: tuple[str, ...], kind: str, out: Out
) -> None:
    """Put cards of a hand face down on the discard pile; only their owner knows them (TURN-2)."""
    for card in cards:
        state.hands[seat] -= rules.unit[card]
        state.discard.append(card)
        state.discard_seen.append(1 << seat)
    if out is None:
        return
    hand = rules.cards_of(state.hands[seat])
    first = len(state.discard) - len(cards)
    public = [(("discard", first + i), "?") for i in range(len(cards))]
    secret = [(("discard", first + i), card) for i, card in enumerate(cards)]
    out.append(
        Event(
            kind,
            seat,
            {"count": len(cards)},
            ((("cards", seat), len(hand)), *public),
            ((seat, {"cards": list(cards)}, ((("hand",), list(hand)), *secret)),),
        )
    )


def draw(rules: Rules, state: State, seat: int, out: Out) -> None:
    """Draw the top card of the pile, if there is one (TURN-1, TURN-3)."""
    if not state.pile:
        return
    card = state.pile.pop()
    state.hands[seat] += rules.unit[card]
    if out is not None:
        hand = rules.cards_of(state.hands[seat])
        patch = ((("cards", seat), len(hand)), (("pile",), len(state.pile)))
        out.append(
            Event("drew", seat, {}, patch, ((seat, {"card": card}, ((("hand",), list(hand)),)),))
        )


def put_in_front(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """Set what lies in front of a seat."""
    front = list(state.front)
    front[seat] = cards
    state.front = tuple(front)
