"""Hands, pile and discard pile, and what lies in front of players: cards that move."""

from __future__ import annotations

from .compiled import Record, compiled
from .knowledge import note_hidden_cards
from .state import EVERYONE, MOST_IN_HAND


@compiled
def drop_card(s: Record, seat: int, kind: int) -> None:
    """Remove a card from the hand that holds it."""
    hand = s.hand[seat]
    i = 0
    while hand[i] != kind:
        i += 1
    s.held[seat] -= 1
    for j in range(i, s.held[seat]):
        hand[j] = hand[j + 1]


@compiled
def gain_card(s: Record, seat: int, kind: int) -> None:
    """Add a card to a hand, which stays sorted."""
    hand = s.hand[seat]
    i = s.held[seat]
    if i == MOST_IN_HAND:
        s.fault = 1
        return
    while i and hand[i - 1] > kind:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = kind
    s.held[seat] += 1


@compiled
def draw_card(s: Record, seat: int) -> None:
    """Draw the top card of the pile, if there is one (TURN-1, TURN-3)."""
    if s.n_pile:
        s.n_pile -= 1
        gain_card(s, seat, s.pile[s.n_pile])


@compiled
def discard_card(s: Record, kind: int, seen: int) -> None:
    """Put a card on the discard pile; `seen` is a mask of the seats that know it."""
    s.discard[s.n_discard] = kind
    s.discard_seen[s.n_discard] = seen
    s.n_discard += 1


@compiled
def discard_shown(s: Record, kind: int) -> None:
    """Discard a card that everyone has seen."""
    discard_card(s, kind, EVERYONE)


@compiled
def _pass_card(t: Record, s: Record, seat: int, card: int) -> int:
    if card == 0:
        return 0
    drop_card(s, seat, card - 1)
    discard_card(s, card - 1, 1 << seat)
    return 1


@compiled
def pass_cards(t: Record, s: Record, seat: int, a: int, b: int, c: int) -> int:
    """Discard up to three cards of a hand unseen, in the order of the catalogue (TURN-2).

    A card is its kind and 1; 0 is none, and comes last.
    """
    if b and t.rank[b - 1] < t.rank[a - 1]:
        a, b = b, a
    if c and t.rank[c - 1] < t.rank[b - 1]:
        b, c = c, b
        if t.rank[b - 1] < t.rank[a - 1]:
            a, b = b, a
    count = _pass_card(t, s, seat, a) + _pass_card(t, s, seat, b) + _pass_card(t, s, seat, c)
    if s.n_given and count:
        note_hidden_cards(s, seat, count)
    return count


@compiled
def act_code(op: int, a: int, b: int, c: int) -> int:
    """Return an action as one number: what it does, and up to three operands."""
    return op << 48 | c << 32 | b << 16 | a


@compiled
def add_action(t: Record, n: int, code: int) -> int:
    """Append an action to those that are legal."""
    t.out[n] = code
    return n + 1
