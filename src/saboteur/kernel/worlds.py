"""Sampled worlds: what a seat cannot see is filled in at random, as `core.worlds` does."""

from __future__ import annotations

from .chance import random_below, shuffle_cards
from .compiled import Record, compiled, copy_row, copy_table
from .hoards import fill_gold
from .moves import can_act
from .state import NOBODY, PLACE_BITS, TURN, UNSEEN

_TRIES = 50
_HAND = -1


@compiled
def fill_world(t: Record, v: Record, s: Record, seat: int) -> None:
    """Make a random state in which the seat would see exactly this; random numbers stay the state's own."""
    for _ in range(_TRIES):
        _look_again(v, s)
        _fill_cards(t, s, seat)
        _fill_dwarves(t, s)
        _fill_goals(t, s)
        fill_gold(t, s, seat)
        if _goes_on(t, s):
            return


@compiled
def _look_again(v: Record, s: Record) -> None:
    """Take back what an earlier try has filled in."""
    copy_table(s.hand, v.hand)
    copy_row(s.discard, v.discard)
    copy_row(s.dwarf, v.dwarf)
    copy_row(s.spare, v.spare)
    copy_row(s.dwarf_discard, v.dwarf_discard)
    copy_row(s.goal, v.goal)
    copy_row(s.gold, v.gold)
    copy_table(s.take, v.take)
    copy_row(s.offer, v.offer)
    s.n_gold_pile = v.n_gold_pile


@compiled
def _goes_on(t: Record, s: Record) -> bool:
    """Tell whether the round would not have ended already, as everyone knows it has not (END-1)."""
    if s.n_pile or s.phase != TURN:
        return True
    for seat in range(t.players):  # noqa: SIM110  (numba has no generators)
        if can_act(t, s, seat):
            return True
    return False


# Cards -------------------------------------------------------------------------------------------


@compiled
def _count_unseen(t: Record, s: Record, seat: int) -> None:
    """Count the cards that the seat has not seen, by kind."""
    t.count[:] = 0
    for i in range(t.n_deck):
        t.count[t.deck[i]] += 1
    for i in range(s.n_loose):
        t.count[t.card[s.tile[s.loose[i]]]] -= 1
    for other in range(t.players):
        for bit in range(t.n_fronts):
            t.count[t.front_card[bit]] -= s.front[other] >> bit & 1
    for i in range(s.held[seat]):
        t.count[s.hand[seat, i]] -= 1
    for i in range(s.n_discard):
        if s.discard[i] != UNSEEN:
            t.count[s.discard[i]] -= 1


@compiled
def _choose_places(t: Record, s: Record, g: int, room: int) -> int:
    """Write down where given cards may be, in random order; enough of them first among the discards."""
    unseen = 0
    for place in range(s.n_discard):
        if s.given_places[g, place // PLACE_BITS] >> place % PLACE_BITS & 1 and s.discard[place] == UNSEEN:
            t.todo[unseen] = place
            unseen += 1
    for i in range(room):
        t.todo[unseen + i] = _HAND
    count = min(s.n_given_cards[g], unseen + room)
    for _ in range(_TRIES):
        shuffle_cards(s, t.todo, unseen + room)
        hidden = 0
        for i in range(count):
            hidden += t.todo[i] != _HAND
        if hidden >= s.given_least[g]:
            return count
    return _discards_first(t, s, count, unseen + room)


@compiled
def _discards_first(t: Record, s: Record, count: int, every: int) -> int:
    """Use discards before the hand, in random order."""
    found = 0
    for i in range(every):
        if t.todo[i] != _HAND:
            t.todo[found] = t.todo[i]
            found += 1
    for i in range(found, every):
        t.todo[i] = _HAND
    shuffle_cards(s, t.todo, count)
    return count


@compiled
def _place_given(t: Record, s: Record) -> None:
    """Put the cards the seat gave away where they may be now, each place equally likely."""
    t.put[:] = 0
    for g in range(s.n_given):
        holder = s.given_to[g]
        room = 0 if holder == NOBODY else s.held[holder] - t.put[holder]
        for i in range(_choose_places(t, s, g, room)):
            card = s.given_card[g, i]
            t.count[card] -= 1
            if t.todo[i] == _HAND:
                s.hand[holder, t.put[holder]] = card
                t.put[holder] += 1
            else:
                s.discard[t.todo[i]] = card


@compiled
def _fill_cards(t: Record, s: Record, seat: int) -> None:
    """Distribute the cards the seat has not seen among the places it cannot see."""
    _count_unseen(t, s, seat)
    _place_given(t, s)
    t.put[seat] = s.held[seat]
    size = _pool_of(t, t.n_kinds)
    shuffle_cards(s, t.pool, size)
    # An invented position need not add up to the deck; any card may then stand in.
    for i in range(size, 2 * t.n_deck):
        t.pool[i] = t.deck[random_below(s, t.n_deck)]
    _deal_pool(t, s)


@compiled
def _sort_hand(s: Record, seat: int) -> None:
    hand = s.hand[seat]
    for i in range(1, s.held[seat]):
        card = hand[i]
        j = i
        while j and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card


@compiled
def _deal_pool(t: Record, s: Record) -> None:
    top = 0
    for other in range(t.players):
        for i in range(t.put[other], s.held[other]):
            s.hand[other, i] = t.pool[top]
            top += 1
        _sort_hand(s, other)
    for i in range(s.n_pile):
        s.pile[i] = t.pool[top + i]
    top += s.n_pile
    for i in range(s.n_aside):
        s.aside[i] = t.pool[top + i]
    top += s.n_aside
    for i in range(s.n_discard):
        if s.discard[i] == UNSEEN:
            s.discard[i] = t.pool[top]
            top += 1


# Dwarves and goals -------------------------------------------------------------------------------


@compiled
def _uncount(t: Record, row: Record, count: int) -> None:
    for i in range(count):
        if row[i] != UNSEEN:
            t.count[row[i]] -= 1


@compiled
def _refill(t: Record, row: Record, count: int, top: int) -> int:
    """Fill the gaps of a row from the pool; return where the rest of the pool begins."""
    for i in range(count):
        if row[i] == UNSEEN:
            row[i] = t.pool[top]
            top += 1
    return top


@compiled
def _fill_dwarves(t: Record, s: Record) -> None:
    """Deal the dwarves the seat has not seen: to players, spare ones and discarded ones."""
    t.count[:] = 0
    for i in range(t.n_dwarves):
        t.count[t.dwarf_deck[i]] += 1
    _uncount(t, s.dwarf, t.players)
    _uncount(t, s.spare, s.n_spare)
    _uncount(t, s.dwarf_discard, s.n_dwarf_discard)
    size = _pool_of(t, 16)
    shuffle_cards(s, t.pool, size)
    for i in range(size, 48):
        t.pool[i] = t.dwarf_deck[random_below(s, t.n_dwarves)]
    top = _refill(t, s.dwarf, t.players, 0)
    top = _refill(t, s.spare, s.n_spare, top)
    _refill(t, s.dwarf_discard, s.n_dwarf_discard, top)


@compiled
def _pool_of(t: Record, kinds: int) -> int:
    """Put what is left of each kind into the pool; return how much that is."""
    size = 0
    for kind in range(kinds):
        for _ in range(t.count[kind]):
            t.pool[size] = kind
            size += 1
    return size


@compiled
def _fill_goals(t: Record, s: Record) -> None:
    """Lay the goals the seat does not know in random order; some kinds are always among them (SETUP-2)."""
    t.count[:] = 0
    for g in range(t.n_goals):
        t.count[t.goal_deck[g]] += 1
    _uncount(t, s.goal, t.n_goals)
    hidden = 0
    for g in range(t.n_goals):
        hidden += s.goal[g] == UNSEEN
    size = _pool_of(t, t.n_goals)
    shuffle_cards(s, t.pool, size)
    front = 0
    for i in range(size):  # those that are always laid come first
        if t.goal_always[t.pool[i]]:
            kind = t.pool[i]
            t.pool[i] = t.pool[front]
            t.pool[front] = kind
            front += 1
    for i in range(size, 8):
        t.pool[i] = t.goal_deck[random_below(s, t.n_goals)]
    shuffle_cards(s, t.pool, hidden)
    _refill(t, s.goal, t.n_goals, 0)
