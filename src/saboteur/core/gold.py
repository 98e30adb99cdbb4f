"""Gold: sums drawn from the pile, cards shared by choice, chips; and who knows about it (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from .actions import Action
from .event_kinds import GoldDrawn, GoldSeen, Paid, Took
from .events import Changes, Out, Own, Patch, Secret
from .module import Payout
from .rng import Stream
from .shapes import TakeGoldShape, TakeShape
from .state import Pending, State, Take, replaced
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

# How many parts of a payout come before those that are only told.
_KEPT: Final = Payout._fields.index("shares")
# Gold cards that are passed on, and the seats that take one each, in order.
Offered = tuple[tuple[int, ...], tuple[int, ...]]


def change_gold(rules: Rules, state: State, seat: int, amount: int, cards: int = 0) -> Patch:
    """Give a seat gold (or take it) so that everyone sees how much; return the public patch."""
    _add_awarded(state, seat, amount, cards)
    return _gold_patch(rules, state, seat)


def _add_awarded(state: State, seat: int, amount: int, cards: int) -> None:
    state.awarded = replaced(state.awarded, seat, state.awarded[seat] + amount)
    _add(state, seat, amount, cards)


def _add(state: State, seat: int, amount: int, cards: int) -> None:
    state.gold = replaced(state.gold, seat, state.gold[seat] + amount)
    state.gold_cards = replaced(state.gold_cards, seat, state.gold_cards[seat] + cards)


def _gold_patch(rules: Rules, state: State, seat: int) -> Patch:
    patch: Patch = (
        (("has_gold", seat), state.gold[seat] > 0),
        (("gold_cards", seat), state.gold_cards[seat]),
        (("gold_pile",), len(state.gold_pile)),
    )
    if rules.tables.open_gold:
        patch += ((("gold", seat), state.gold[seat]),)
    return patch


def own_gold(state: State, seat: int, facts: Own) -> Secret[Own]:
    """Return the secret part of an event that changes a seat's gold."""
    return ((seat, facts, ((("gold", seat), state.gold[seat]),)),)


def draw_sum(pile: tuple[int, ...], amount: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Draw cards for exactly this value, or the highest below it (GOLD-4, GOLD-6); return them and the rest.

    A card that would overshoot, or make the sum impossible, goes under the pile.
    """
    have = [0, pile.count(1), pile.count(2), pile.count(3)]
    want = amount
    while not (want <= have[1] or _can_make(want, have)):
        want -= 1
    taken: list[int] = []
    rest = list(pile)
    while want:
        card = rest.pop()
        have[card] -= 1
        # With that many ones in the pile, any sum can still be made: no need to look further.
        if card <= want and (want - card <= have[1] or _can_make(want - card, have)):
            taken.append(card)
            want -= card
        else:
            have[card] += 1
            rest.insert(0, card)
    return tuple(taken), tuple(rest)


def _can_make(amount: int, have: list[int]) -> bool:
    """Tell whether some of these cards (so many of each value) make exactly this sum."""
    return any(
        amount - 3 * threes - 2 * twos <= have[1]
        for threes in range(min(amount // 3, have[3]) + 1)
        for twos in range(min((amount - 3 * threes) // 2, have[2]) + 1)
    )


class PayWindow(Window):
    """Pays what the round was worth: chips, then drawn sums, then shared gold cards."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Hand out what needs no choice, then start the sharing."""
        state.pop()
        payout: Payout = pending.data
        for seat, chips in payout.chips:
            award(rules, state, seat, chips, 0, out)
        for seat, amount in payout.sums:
            cards, state.gold_pile = draw_sum(state.gold_pile, amount)
            if sum(cards) == amount:
                award(rules, state, seat, amount, len(cards), out)
            else:
                _award_unseen(rules, state, seat, sum(cards), len(cards), out)
        count = min(payout.cards, len(state.gold_pile)) if payout.sharers else 0
        if count:
            drawn = tuple(sorted(state.gold_pile[-count:]))
            state.gold_pile = state.gold_pile[:-count]
            state.push(Pending("share", (), (drawn, payout.sharers)))
            if out is not None:
                patch: Patch = ((("gold_pile",), len(state.gold_pile)),)
                out.append(GoldDrawn(seat=payout.sharers[0], cards=count, changes=Changes(patch)))

    def encode(self, data: Payout) -> list[object]:
        """Write the payout as plain data, without what has been told."""
        return [list(part) if isinstance(part, tuple) else part for part in data[:_KEPT]]

    def decode(self, rules: Rules, state: State, data: Any) -> Payout:
        side, finder, winners, cards, sharers, sums, chips = data
        pairs = [tuple((int(seat), int(gold)) for seat, gold in part) for part in (sums, chips)]
        return Payout(side, finder, tuple(winners), cards, tuple(sharers), pairs[0], pairs[1])


def award(rules: Rules, state: State, seat: int, amount: int, cards: int, out: Out) -> None:
    """Give gold that everyone sees given."""
    _add_awarded(state, seat, amount, cards)
    if out is not None:
        changes = Changes(_gold_patch(rules, state, seat), own_gold(state, seat, GoldSeen()))
        out.append(Paid(seat=seat, gold=amount, cards=cards, changes=changes))


def _award_unseen(rules: Rules, state: State, seat: int, amount: int, cards: int, out: Out) -> None:
    """Give less than the rules promise (GOLD-6): others see only the number of cards (GOLD-9)."""
    _add(state, seat, amount, cards)
    if out is not None:
        changes = Changes(_gold_patch(rules, state, seat), own_gold(state, seat, GoldSeen(gold=amount)))
        shown = amount if rules.tables.open_gold else None
        out.append(Paid(seat=seat, gold=shown, cards=cards, changes=changes))


class ShareWindow(Window):
    """Passes the drawn gold cards on to the next player who may take one (GOLD-2)."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Ask the first in order; the last card is given without asking."""
        state.pop()
        cards, order = pending.data
        if len(cards) == 1:
            _take(rules, state, cards, order, cards[0], out)
        elif cards:
            state.push(Pending("take", order[:1], (cards, order)))

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> TakeGoldShape:
        """The player who chooses sees the cards, the others how many there are; open gold is seen by all."""
        cards, order = pending.data
        shown = list(cards) if order[0] == seat or rules.tables.open_gold else None
        return {"count": len(cards), "order": list(order), "cards": shown}

    def blank(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Pending:
        """Hide the values from everyone but the player who chooses."""
        cards, order = pending.data
        if seat == order[0] or rules.tables.open_gold:
            return pending
        return pending.about(((0,) * len(cards), order))

    def guess(self, rules: Rules, state: State, pending: Pending, stream: Stream) -> Pending:
        """Offer what the last player left, or cards from the top of the sampled pile."""
        cards, order = pending.data
        if 0 not in cards:
            return pending
        if state.takes and state.takes[-1].round == state.round:
            last = state.takes[-1]
            offered = list(last.cards)
            offered.remove(last.value)
        else:
            offered = sorted(state.gold_pile[-len(cards) :])
            state.gold_pile = state.gold_pile[: -len(cards)]
        return pending.about((tuple(offered), order))

    def encode(self, data: Offered) -> list[list[int]]:
        return [list(data[0]), list(data[1])]

    def decode(self, rules: Rules, state: State, data: Any) -> Offered:
        cards, order = data
        if not order or any(seat not in range(rules.players) for seat in order):
            raise ValueError(f"{order} is no order of seats")
        return tuple(int(card) for card in cards), tuple(order)


class TakeWindow(ShareWindow):
    """A digger looks at the gold cards and takes one (GOLD-2); it waits even if all are equal."""

    verbs = frozenset({"take"})
    rule = "GOLD-2"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return one choice for each value."""
        return [Action("take", word=str(value)) for value in sorted(set(pending.data[0]))]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Give the card and pass the others on."""
        state.pop()
        cards, order = pending.data
        _take(rules, state, cards, order, int(action.word), out)


def _take(
    rules: Rules, state: State, cards: tuple[int, ...], order: tuple[int, ...], value: int, out: Out
) -> None:
    seat = order[0]
    state.takes = (*state.takes, Take(state.round, seat, value, cards))
    _add(state, seat, value, 1)
    if out is not None:
        out.append(_took(rules, state, seat, value))
    place = cards.index(value)
    rest = cards[:place] + cards[place + 1 :]
    if rest:
        state.push(Pending("share", (), (rest, (*order[1:], seat))))


def _took(rules: Rules, state: State, seat: int, value: int) -> Took:
    index = len(state.takes) - 1
    open_gold = rules.tables.open_gold
    patch = (
        *_gold_patch(rules, state, seat),
        (("takes", index), take_shown(state.takes[index], open_gold)),
    )
    ((_, _, own),) = own_gold(state, seat, GoldSeen())
    own += ((("takes", index), take_shown(state.takes[index], True)),)
    changes = Changes(patch, ((seat, GoldSeen(gold=value), own),))
    return Took(seat=seat, gold=value if open_gold else None, changes=changes)


def take_shown(take: Take, seen: bool) -> TakeShape:
    """Return a take as a view shows it: round, seat, and value and cards if they were seen."""
    value, cards = (take.value, list(take.cards)) if seen else (None, None)
    # Plain data has lists only.
    return cast(TakeShape, [take.round, take.seat, value, cards])


def seats_of(state: State, dwarf: str, first: int, step: int) -> tuple[int, ...]:
    """Return the seats with a dwarf, in order from one seat."""
    players = len(state.dwarves)
    order = [(first + step * i) % players for i in range(players)]
    return tuple([seat for seat in order if state.dwarves[seat] == dwarf])
