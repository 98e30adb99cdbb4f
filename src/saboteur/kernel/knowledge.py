"""What seats know about each other's cards and dwarves, and how that knowledge ends.

A seat that gave its hand away knows what it gave. The cards stay in the other hand until they are seen again;
unseen discards of the holder may be among them (decision 10).
"""

from __future__ import annotations

from .compiled import Record, compiled, copy_row
from .state import EVERYONE, MOST_GIVEN, MOST_IN_HAND, NO_MASK, NOBODY, PLACE_BITS


@compiled
def _forget_given(s: Record, g: int) -> None:
    """Close the gap that an entry leaves whose cards have all been seen again."""
    s.n_given -= 1
    for i in range(g, s.n_given):
        s.given_by[i] = s.given_by[i + 1]
        s.given_to[i] = s.given_to[i + 1]
        s.given_least[i] = s.given_least[i + 1]
        s.n_given_cards[i] = s.n_given_cards[i + 1]
        copy_row(s.given_card[i], s.given_card[i + 1])
        copy_row(s.given_places[i], s.given_places[i + 1])


@compiled
def _drop_empty(s: Record) -> None:
    g = 0
    while g < s.n_given:
        if s.n_given_cards[g]:
            g += 1
        else:
            _forget_given(s, g)


@compiled
def _drop_given_card(s: Record, g: int, kind: int) -> bool:
    """Take one such card off an entry; tell whether it was there."""
    for i in range(s.n_given_cards[g]):
        if s.given_card[g, i] == kind:
            s.n_given_cards[g] -= 1
            for j in range(i, s.n_given_cards[g]):
                s.given_card[g, j] = s.given_card[g, j + 1]
            return True
    return False


@compiled
def note_shown_card(s: Record, seat: int, kind: int) -> None:
    """Note that a card left a hand face up: its giver need not look for it any more."""
    for g in range(s.n_given):
        if s.given_to[g] == seat and _drop_given_card(s, g, kind):
            s.given_least[g] = max(s.given_least[g] - 1, 0)
    _drop_empty(s)


@compiled
def note_hidden_cards(s: Record, seat: int, count: int) -> None:
    """Note that the last discards came from a hand unseen: given cards may be among them."""
    for g in range(s.n_given):
        if s.given_to[g] == seat:
            for place in range(s.n_discard - count, s.n_discard):
                s.given_places[g, place // PLACE_BITS] |= 1 << place % PLACE_BITS
            s.given_least[g] = max(s.given_least[g], s.n_given_cards[g] - s.held[seat])


@compiled
def _come_back(s: Record, g: int) -> None:
    """When a hand comes back to the giver, what it lacks must be among the discards."""
    if s.given_places[g, 0] | s.given_places[g, 1] | s.given_places[g, 2]:
        for i in range(s.held[s.given_by[g]]):
            _drop_given_card(s, g, s.hand[s.given_by[g], i])
    else:
        s.n_given_cards[g] = 0
    s.given_to[g] = NOBODY
    s.given_least[g] = s.n_given_cards[g]


@compiled
def _give(s: Record, giver: int, taker: int) -> None:
    """Let a seat remember the hand that another seat now has of it."""
    if s.n_given == MOST_GIVEN:
        s.fault = 1
        return
    g = s.n_given
    s.given_by[g] = giver
    s.given_to[g] = taker
    s.given_least[g] = 0
    s.n_given_cards[g] = s.held[taker]
    copy_row(s.given_card[g], s.hand[taker])
    s.given_places[g, :] = 0
    s.n_given += 1


@compiled
def trade_hands(s: Record, seat: int, other: int) -> None:
    """Swap two hands; both players know what they gave away (S2-SWAPHANDS)."""
    for i in range(MOST_IN_HAND):
        card = s.hand[seat, i]
        s.hand[seat, i] = s.hand[other, i]
        s.hand[other, i] = card
    held = s.held[seat]
    s.held[seat] = s.held[other]
    s.held[other] = held
    for g in range(s.n_given):
        if s.given_to[g] == seat:
            s.given_to[g] = other
        elif s.given_to[g] == other:
            s.given_to[g] = seat
        if s.given_to[g] == s.given_by[g]:
            _come_back(s, g)
    _drop_empty(s)
    _give(s, seat, other)
    _give(s, other, seat)
    _drop_empty(s)


@compiled
def change_dwarf(t: Record, s: Record, seat: int) -> None:
    """Discard a seat's dwarf and give it the top spare one; who knew one of them still does (S2-SWAPHATS)."""
    knew = EVERYONE if s.proved >> seat & 1 else 1 << seat
    s.proved &= ~(1 << seat)
    for other in range(t.players):
        if s.inspected[other] >> seat & 1:
            knew |= 1 << other
            s.inspected[other] &= ~(1 << seat)
    s.dwarf_discard[s.n_dwarf_discard] = s.dwarf[seat]
    s.dwarf_seen[s.n_dwarf_discard] = knew
    s.n_dwarf_discard += 1
    s.n_spare -= 1
    s.dwarf[seat] = s.spare[s.n_spare]
    seen = s.spare_seen[s.n_spare]
    if seen == EVERYONE:
        s.proved |= 1 << seat
    elif seen != NO_MASK:
        for other in range(t.players):
            if other != seat and seen >> other & 1:
                s.inspected[other] |= 1 << seat
