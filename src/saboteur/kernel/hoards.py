"""The gold a seat cannot see: what others took, and the gold pile (GOLD-9), sampled as the reference does."""

from __future__ import annotations

from .chance import random_below
from .compiled import Record, compiled, copy_row
from .state import TAKE, UNSEEN

# In a take: round, seat, value; the ones, twos and threes it was chosen from follow.
_ROUND, _SEAT, _VALUE = range(3)


@compiled
def fill_gold(t: Record, s: Record, seat: int) -> None:
    """Fill in gold, takes, gold pile and what is being offered."""
    t.have[:] = 0
    for i in range(t.n_gold):
        t.have[t.gold_deck[i]] += 1
    offered = _offered(s)
    for number in range(1, s.round + 1):
        _first_seen(t, s, number)
        for value in range(1, 4):
            t.have[value] -= t.known[value]
    _spend_awards(t, s)
    for number in range(1, s.round + 1):
        _fill_round(t, s, number, offered)
    for other in range(t.players):
        _fill_amount(t, s, other)
    _fill_pile(t, s, offered)


@compiled
def _offered(s: Record) -> int:
    """Return how many gold cards are being passed on now."""
    return s.offer[0] + s.offer[1] + s.offer[2] + s.offer[3] if s.phase == TAKE else 0


@compiled
def _takes_in(s: Record, number: int) -> int:
    count = 0
    for i in range(s.n_takes):
        count += s.take[i, _ROUND] == number
    return count


@compiled
def _know_offer(t: Record, s: Record, number: int) -> None:
    """Note the cards that the seat is choosing from, if it is and this is the round."""
    t.known[:] = 0
    if s.phase == TAKE and number == s.round:
        copy_row(t.known[1:], s.offer[1:])


@compiled
def _first_seen(t: Record, s: Record, number: int) -> None:
    """Note the most cards of one sharing that this seat has seen."""
    _know_offer(t, s, number)
    for i in range(s.n_takes):
        if s.take[i, _ROUND] == number and s.take[i, _VALUE]:
            copy_row(t.known[1:], s.take[i, 3:])
            return


@compiled
def _must_stay(t: Record, s: Record, number: int, index: int) -> None:
    """Note the cards this seat saw there later, so that nobody can have taken them before."""
    _know_offer(t, s, number)
    for i in range(index, s.n_takes):
        if s.take[i, _ROUND] == number and s.take[i, _VALUE]:
            copy_row(t.known[1:], s.take[i, 3:])
            return


@compiled
def _draw_gold(t: Record, s: Record) -> int:
    """Draw a random card from those nobody has; an invented position may ask for more than there are."""
    total = max(t.have[1], 0) + max(t.have[2], 0) + max(t.have[3], 0)
    card = 1
    if total:
        number = random_below(s, total)
        while number >= max(t.have[card], 0):
            number -= max(t.have[card], 0)
            card += 1
    t.have[card] -= 1
    return card


@compiled
def _ways_to_choose(cards: int, count: int) -> int:
    """Return in how many ways so many of some cards can be chosen."""
    ways = 1
    if count > max(cards, 0):
        return 0
    for i in range(count):
        ways = ways * (cards - i) // (i + 1)
    return ways


@compiled
def _odds(t: Record, amount: int, count: int, threes: int) -> int:
    """Return how often so many cards with so many threes make a sum."""
    twos = amount - count - 2 * threes
    ones = count - twos - threes
    if min(ones, twos) < 0:
        return 0
    found = _ways_to_choose(t.have[1], ones) * _ways_to_choose(t.have[2], twos)
    return found * _ways_to_choose(t.have[3], threes)


@compiled
def _spend_sum(t: Record, s: Record, amount: int, count: int) -> bool:
    """Take so many cards that make a sum, each way as likely as drawing it; tell whether there is one."""
    total = 0
    for threes in range(count + 1):
        total += _odds(t, amount, count, threes)
    number = random_below(s, max(total, 1))
    for threes in range(count + 1):
        odds = _odds(t, amount, count, threes)
        if number < odds:
            twos = amount - count - 2 * threes
            t.have[1] -= count - twos - threes
            t.have[2] -= twos
            t.have[3] -= threes
            return True
        number -= odds
    return False


@compiled
def _spend_awards(t: Record, s: Record) -> None:
    """Take cards away for the sums everyone saw given (GOLD-4)."""
    for seat in range(t.players):
        count = s.gold_cards[seat]
        for i in range(s.n_takes):
            count -= s.take[i, _SEAT] == seat
        if s.awarded[seat] > 0 and count > 0 and not _spend_sum(t, s, s.awarded[seat], count):
            for _ in range(count):  # part of it was not paid in cards
                _draw_gold(t, s)


@compiled
def _fill_round(t: Record, s: Record, number: int, offered: int) -> None:
    """Fill in the takes of one sharing that the seat did not see."""
    total = _takes_in(s, number)
    if total == 0:
        return
    if number == s.round:
        total += offered
    _first_seen(t, s, number)
    copy_row(t.left, t.known)
    for _ in range(total - (t.known[1] + t.known[2] + t.known[3])):
        t.left[_draw_gold(t, s)] += 1
    for i in range(s.n_takes):
        if s.take[i, _ROUND] != number:
            continue
        if s.take[i, _VALUE] == 0:
            _must_stay(t, s, number, i)
            s.take[i, _VALUE] = _choose_gold(t, s)
            copy_row(s.take[i, 3:], t.left[1:])
        t.left[s.take[i, _VALUE]] -= 1


@compiled
def _choose_gold(t: Record, s: Record) -> int:
    """Choose a card that need not stay, each equally likely; any card if all should."""
    total = 0
    for value in range(1, 4):
        total += max(t.left[value] - t.known[value], 0)
    if total == 0:
        t.known[:] = 0
        total = t.left[1] + t.left[2] + t.left[3]
    number = random_below(s, total)
    value = 1
    while number >= max(t.left[value] - t.known[value], 0):
        number -= max(t.left[value] - t.known[value], 0)
        value += 1
    return value


@compiled
def _fill_amount(t: Record, s: Record, seat: int) -> None:
    """Sum up what a seat took and was seen to be given, and draw the rest."""
    if s.gold[seat] != UNSEEN:
        return
    amount = s.awarded[seat]
    cards = s.gold_cards[seat]
    for i in range(s.n_takes):
        if s.take[i, _SEAT] == seat:
            amount += s.take[i, _VALUE]
            cards -= 1
    if not s.awarded[seat]:
        for _ in range(cards):
            amount += _draw_gold(t, s)
    s.gold[seat] = max(amount, 1)


@compiled
def _fill_pile(t: Record, s: Record, offered: int) -> None:
    """Fill the gold pile, and what is offered unseen: what the last player left, or cards from its top."""
    for i in range(s.n_gold_pile):
        s.gold_pile[i] = _draw_gold(t, s)
    if s.phase != TAKE or s.offer[0] == 0:
        return
    s.offer[:] = 0
    if _takes_in(s, s.round):
        last = s.n_takes - 1
        copy_row(s.offer[1:], s.take[last, 3:])
        s.offer[s.take[last, _VALUE]] -= 1
    else:
        for _ in range(offered):
            s.offer[_draw_gold(t, s)] += 1
