"""How likely each kind of dwarf is at each place, over all deals: `bots.deals.Counted`.

`p.cards` has the cards of each kind, `p.times` the likelihood of each kind at each place. A state says how
many cards of each kind the first places have got: its digits are these numbers.
"""

from __future__ import annotations

from .compiled import Record, compiled


@compiled
def count_deals(p: Record, kinds: int, places: int) -> None:
    """Write down the weight of all deals together, and the share of each kind at each place."""
    size = 1
    for k in range(kinds):
        p.stride[k] = size
        p.used[k] = 0
        size *= p.cards[k] + 1
    p.forward[:size] = 0.0
    p.forward[0] = 1.0
    p.total = 0.0
    p.odds[:] = 0.0
    _walk_forward(p, kinds, places, size)
    _walk_back(p, kinds, places, size)


@compiled
def _walk_forward(p: Record, kinds: int, places: int, size: int) -> None:
    place = 0
    for state in range(size):
        weight = p.forward[state]
        if place == places:
            p.total += weight
        elif place < places and weight > 0.0:
            for k in range(kinds):
                left = p.cards[k] - p.used[k]
                if left:
                    p.forward[state + p.stride[k]] += weight * left * p.times[place, k]
        place += _count_up(p, kinds)


@compiled
def _count_up(p: Record, kinds: int) -> int:
    """Go to the next state; return how many more places have got a card."""
    more = 1
    for k in range(kinds):
        if p.used[k] < p.cards[k]:
            p.used[k] += 1
            return more
        more -= p.used[k]
        p.used[k] = 0
    return more


@compiled
def _walk_back(p: Record, kinds: int, places: int, size: int) -> None:
    """Go through all states from the last, which has every card, to the first."""
    place = 0
    for k in range(kinds):
        p.used[k] = p.cards[k]
        place += p.cards[k]
    for step in range(size):
        state = size - 1 - step
        p.backward[state] = 1.0 if place == places else 0.0
        if place < places:
            for k in range(kinds):
                left = p.cards[k] - p.used[k]
                if left:
                    after = left * p.times[place, k] * p.backward[state + p.stride[k]]
                    p.backward[state] += after
                    p.odds[place, k] += p.forward[state] * after
        place -= _count_down(p, kinds)


@compiled
def _count_down(p: Record, kinds: int) -> int:
    """Go to the state before; return how many fewer places have got a card."""
    fewer = 1
    for k in range(kinds):
        if p.used[k]:
            p.used[k] -= 1
            return fewer
        p.used[k] = p.cards[k]
        fewer -= p.cards[k]
    return fewer
