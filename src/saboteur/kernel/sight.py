"""What one seat sees: the same record with everything else replaced by UNSEEN.

`core.view` says what a seat may know; nothing of the rest may be left in the record.
"""

from __future__ import annotations

from .compiled import Record, compiled, copy_row
from .state import NO_MASK, OVER, TAKE, UNSEEN


@compiled
def hide_from(t: Record, s: Record, seat: int) -> None:
    """Hide everything that a seat does not know."""
    s.rng = 0
    s.seed[:] = 0
    s.seeded = 0
    face_up = s.phase == OVER or t.open_gold == 1  # GOLD-9
    _hide_cards(t, s, seat)
    if not s.revealed:
        _hide_dwarves(t, s, seat)
    for g in range(t.n_goals):
        if not (s.open | s.looked[seat]) >> g & 1:
            s.goal[g] = UNSEEN
    if not face_up:
        _hide_gold(t, s, seat)
    s.gold_pile[:] = UNSEEN


@compiled
def _hide_cards(t: Record, s: Record, seat: int) -> None:
    for other in range(t.players):
        if other != seat:
            s.hand[other, :] = UNSEEN
    s.hand[seat, s.held[seat] :] = UNSEEN  # cards that were there before
    s.pile[:] = UNSEEN
    s.aside[:] = UNSEEN
    for place in range(s.n_discard):
        if not s.discard_seen[place] >> seat & 1:
            s.discard[place] = UNSEEN
    s.discard[s.n_discard :] = UNSEEN
    _hide_given(s, seat)


@compiled
def _hide_given(s: Record, seat: int) -> None:
    """Leave only what the seat itself has given away."""
    count = 0
    for g in range(s.n_given):
        if s.given_by[g] == seat:
            s.given_by[count] = seat
            s.given_to[count] = s.given_to[g]
            s.given_least[count] = s.given_least[g]
            s.n_given_cards[count] = s.n_given_cards[g]
            copy_row(s.given_card[count], s.given_card[g])
            s.given_card[count, s.n_given_cards[g] :] = UNSEEN
            copy_row(s.given_places[count], s.given_places[g])
            count += 1
    s.n_given = count
    s.given_by[count:] = 0
    s.given_to[count:] = 0
    s.given_least[count:] = 0
    s.n_given_cards[count:] = 0
    s.given_card[count:, :] = UNSEEN
    s.given_places[count:, :] = 0


@compiled
def _hide_dwarves(t: Record, s: Record, seat: int) -> None:
    """Hide dwarves that the seat has not looked at and nobody has proved (S2-INSPECT, ED-DOOR-PLAY)."""
    for other in range(t.players):
        if other != seat and not (s.inspected[seat] | s.proved) >> other & 1:
            s.dwarf[other] = UNSEEN
    for place in range(s.n_spare):
        if s.spare_seen[place] == NO_MASK or not s.spare_seen[place] >> seat & 1:
            s.spare[place] = UNSEEN
    s.spare[s.n_spare :] = UNSEEN
    for place in range(s.n_dwarf_discard):
        if not s.dwarf_seen[place] >> seat & 1:
            s.dwarf_discard[place] = UNSEEN


@compiled
def _hide_gold(t: Record, s: Record, seat: int) -> None:
    """Hide how much others have, but not whether they have any, and what they took (GOLD-9)."""
    for other in range(t.players):
        if other != seat and s.gold[other]:
            s.gold[other] = UNSEEN
    for i in range(s.n_takes):
        if s.take[i, 1] != seat:
            s.take[i, 2:] = 0
    if s.phase == TAKE and s.order[0] != seat:  # how many there are is known
        s.offer[0] = s.offer[1] + s.offer[2] + s.offer[3]
        s.offer[1:] = 0
