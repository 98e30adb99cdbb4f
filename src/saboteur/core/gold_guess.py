"""Sampling the gold a seat cannot see: what others took, and the gold pile (GOLD-9)."""

from __future__ import annotations

from collections import Counter
from math import comb

from .rng import Stream
from .state import State, Take
from .view import View

Hoard = Counter[int]


def guess_gold(view: View, world: State, stream: Stream) -> None:
    """Sample gold, takes and gold pile, given what the seat saw of them."""
    pool = Counter(view.rules.gold_deck)
    now = (view.round,) if _own_offer(view) else ()
    rounds = sorted({*(take.round for take, _ in view.takes), *now})
    for number in rounds:
        pool.subtract(_first_seen(view, number))
    _spend_awards(view, pool, stream)
    takes: list[Take] = []
    for number in rounds:
        takes += _guess_round(view, number, pool, stream)
    world.takes = tuple(takes)
    world.gold_cards = view.gold_cards
    world.awarded = view.awarded
    world.gold = tuple(_guess_amount(view, seat, takes, pool, stream) for seat in range(view.rules.players))
    rest = stream.shuffled((+pool).elements())
    size = view.gold_pile + (_cards_offered(view) if _unseen_offer(view) else 0)
    while len(rest) < size:
        rest.append(1)
    world.gold_pile = tuple(rest[:size])


def _cards_offered(view: View) -> int:
    """Return how many gold cards are being passed on now."""
    return next((len(f.data[0]) for f in view.stack if f.kind in ("share", "take")), 0)


def _unseen_offer(view: View) -> bool:
    """Tell whether cards are being passed on of which nobody has taken one and this seat saw none."""
    if any(take.round == view.round for take, _ in view.takes):
        return False
    return any(0 in f.data[0] for f in view.stack if f.kind in ("share", "take"))


def _own_offer(view: View) -> tuple[int, ...] | None:
    """Return the cards this seat is choosing from, if it is."""
    top = view.stack[-1]
    return top.data[0] if top.kind == "take" and 0 not in top.data[0] else None


def _first_seen(view: View, number: int) -> tuple[int, ...]:
    """Return the most cards of one sharing that this seat has seen."""
    for take, seen in view.takes:
        if seen and take.round == number:
            return take.cards
    return (_own_offer(view) or ()) if number == view.round else ()


def _guess_round(view: View, number: int, pool: Hoard, stream: Stream) -> list[Take]:
    """Return the takes of one sharing with the unseen ones filled in."""
    shared = [(take, seen) for take, seen in view.takes if take.round == number]
    total = len(shared) + (_cards_offered(view) if number == view.round else 0)
    known = _first_seen(view, number)
    left = Counter(known)
    left.update(_drawn(pool, total - len(known), stream))
    filled = []
    for index, (take, seen) in enumerate(shared):
        cards = tuple(sorted(left.elements()))
        value = take.value if seen else _chosen(left, _must_stay(view, shared, index), stream)
        filled.append(Take(number, take.seat, value, cards))
        left = left - Counter((value,))
    return filled


def _must_stay(view: View, shared: list[tuple[Take, bool]], index: int) -> tuple[int, ...]:
    """Return the cards this seat saw there later, so that nobody can have taken them before."""
    for take, seen in shared[index:]:
        if seen:
            return take.cards
    return (_own_offer(view) or ()) if shared[0][0].round == view.round else ()


def _chosen(left: Hoard, stay: tuple[int, ...], stream: Stream) -> int:
    free = list((left - Counter(stay)).elements()) or list(left.elements())
    return free[stream.below(len(free))]


def _drawn(pool: Hoard, count: int, stream: Stream) -> list[int]:
    """Take random cards out of the pool; an invented position may ask for more than there are."""
    cards = stream.shuffled((+pool).elements())[: max(count, 0)]
    cards += [1] * (count - len(cards))
    pool.subtract(cards)
    return cards


def _spend_awards(view: View, pool: Hoard, stream: Stream) -> None:
    """Take cards out of the pool for the sums everyone saw given (GOLD-4)."""
    for seat, amount in enumerate(view.awarded):
        taken = sum(take.seat == seat for take, _ in view.takes)
        count = view.gold_cards[seat] - taken
        if amount > 0 and count > 0:
            cards = _cards_of_sum(pool, amount, count, stream)
            if cards:
                pool.subtract(cards)
            else:  # part of it was not paid in cards
                _drawn(pool, count, stream)


def _cards_of_sum(pool: Hoard, amount: int, count: int, stream: Stream) -> list[int]:
    """Return so many cards that make the sum, each way as likely as drawing it from the pool."""
    ways = []
    for threes in range(count + 1):
        twos = amount - count - 2 * threes
        ones = count - twos - threes
        if min(ones, twos) >= 0:
            odds = comb(max(pool[1], 0), ones) * comb(max(pool[2], 0), twos) * comb(max(pool[3], 0), threes)
            ways.append((odds, [1] * ones + [2] * twos + [3] * threes))
    number = stream.below(max(sum(odds for odds, _ in ways), 1))
    for odds, cards in ways:
        if number < odds:
            return cards
        number -= odds
    return []


def _guess_amount(view: View, seat: int, takes: list[Take], pool: Hoard, stream: Stream) -> int:
    known = view.gold[seat]
    if known is not None:
        return known
    own = [take.value for take in takes if take.seat == seat]
    amount = view.awarded[seat] + sum(own)
    if not view.awarded[seat]:
        amount += sum(_drawn(pool, view.gold_cards[seat] - len(own), stream))
    return max(amount, 1) if view.has_gold[seat] else 0
