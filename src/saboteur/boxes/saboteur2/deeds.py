"""Passing one to three cards, and clearing what lies in front of oneself (S2-TURN-2, S2-TURN-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations, product
from operator import eq

from saboteur.modding import (
    Action,
    Deed,
    IllegalAction,
    Memo,
    Out,
    Pass,
    Rules,
    State,
    discard,
    discard_unseen,
    front_of,
    in_order,
)

from .effects import take_away

MOST_PASSED = 3
CLEARING = 2


def missing(rules: Rules, hand: int, cards: tuple[str, ...]) -> IllegalAction | None:
    """Refuse cards that are not all in a hand."""
    places, unit = rules.places, rules.unit
    for card in cards:
        if card not in unit or not hand & places[card]:
            return IllegalAction("card-not-in-hand", "TURN-1", card)
        hand -= unit[card]  # the next may be alike
    return None


# Places of cards in a hand.
Way = tuple[int, ...]


def choices(alike: bytes, count: int) -> list[Way]:
    """Return every way to choose so many cards of a hand, given which of them are like the next one."""
    kinds = list(accumulate(alike[:-1], lambda kind, same: kind + 1 - same, initial=0))
    found: dict[Way, Way] = {}
    for places in combinations(range(len(kinds)), count):
        found.setdefault(tuple(kinds[place] for place in places), places)
    return list(found.values())


class Choices(Memo[bytes, list[Way]]):
    """Which cards of a hand are like the next one -> every way to choose up to three, fewer cards first."""

    def make(self, key: bytes) -> list[Way]:
        """Choose one, two and three."""
        return [way for count in range(1, MOST_PASSED + 1) for way in choices(key, count)]


class Pairs(Memo[bytes, list[Way]]):
    """Which cards of a hand are like the next one -> every way to choose two of them."""

    def make(self, key: bytes) -> list[Way]:
        """Leave out ways that choose the same cards as another."""
        return choices(key, CLEARING)


class Few(Memo[int, list[Way]]):
    """How many cards a hand has, and one more -> every way to choose up to three where no two are alike."""

    def make(self, key: int) -> list[Way]:
        """Find them as in any hand."""
        return _WAYS[bytes(key - 1)]


_WAYS = Choices()
_FEW = Few()
_PAIRS = Pairs()


def alike(cards: tuple[int, ...]) -> bytes:
    """Return which cards of a hand are like the next one; the last is like none."""
    return bytes(map(eq, cards, cards[1:]))


class Passings:
    """Every pass of one, two or three cards, made when first asked for and shared by all hands.

    A hand of six has up to 41 of them and seldom comes back, so passes are kept, not lists. They lie in a row
    where they are found by the ranks of their cards: hashing the cards would take longer.
    """

    def __init__(self, kinds: tuple[str, ...]) -> None:
        """Know the kinds of card in the order of their ranks."""
        self.kinds = kinds
        # A place for no card comes before the kinds.
        self.size = len(kinds) + 1
        self.row: list[Action | None] = [None] * self.size**3

    def make(self, place: int) -> Action:
        """Make the pass that belongs in this place of the row."""
        first, second, third = place // self.size**2, place // self.size % self.size, place % self.size
        cards = [self.kinds[number - 1] for number in (first, second, third) if number]
        action = self.row[place] = Action("pass", cards=in_order(cards))
        return action


@lru_cache(maxsize=16)
def passings_of(kinds: tuple[str, ...]) -> Passings:
    """Return the passes of these kinds of card, shared by all tables that play with them."""
    return Passings(kinds)


class PassSome(Pass):
    """Put one, two or three cards down unseen and draw as many (S2-TURN-3)."""

    def __init__(self) -> None:
        """Prepare the passes; the kinds of card are known when the first one is asked for."""
        self._passings: Passings | None = None

    def pass_ways(self, rules: Rules, hand: int, cards: tuple[int, ...]) -> list[Way]:
        """Return the ways to choose cards from this hand."""
        return _WAYS[alike(cards)] if hand & rules.doubles else _FEW[len(cards)]

    def pass_by(self, rules: Rules, cards: tuple[int, ...], way: Way) -> Action:
        """Return the pass of the cards that were chosen."""
        passings = self._passings
        if passings is None:
            passings = self._passings = passings_of(tuple(rules.rank))
        place = 0
        for card in way:
            place = place * passings.size + cards[card]
        return passings.row[place] or passings.make(place)

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Ask for one to three cards of the hand, or none with an empty one (S2-TURN-4)."""
        hand = state.hands[seat]
        if refused := missing(rules, hand, action.cards):
            return refused
        if hand and not 1 <= len(action.cards) <= MOST_PASSED:
            return IllegalAction("pass-count", "S2-TURN-3", "one, two or three cards")
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Discard unseen; as many draws are due (TURN-5)."""
        discard_unseen(rules, state, seat, action.cards, "passed", out)
        if len(action.cards) > 1:
            state.other_plan = (("draw", seat),) * len(action.cards)


class Clearings(Memo[tuple[tuple[str, ...], str], Action]):
    """Two cards of a hand and one in front -> the action that clears it."""

    def make(self, key: tuple[tuple[str, ...], str]) -> Action:
        """Make the action."""
        cards, card = key
        return Action("clear", cards=in_order(cards), card=card)


def pairs_of(rules: Rules, hand: int) -> list[Way]:
    """Return every way to choose two cards of a hand."""
    return _PAIRS[alike(rules.numbers_of(hand))]


class Clear(Deed):
    """Discard two cards of the hand to discard one that lies in front of oneself; draw one (S2-TURN-2)."""

    def __init__(self) -> None:
        """Prepare the actions."""
        self.at = Clearings()

    def offer(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return every two cards with every card in front."""
        if not state.burdened >> seat & 1:
            return ()
        cards = rules.cards_of(state.hands[seat])
        pairs = [(cards[one], cards[two]) for one, two in pairs_of(rules, state.hands[seat])]
        return [self.at[way] for way in product(pairs, front_of(rules, state, seat))]

    def count(self, rules: Rules, state: State, seat: int) -> int:
        """Count them."""
        if not state.burdened >> seat & 1:
            return 0
        fronts = sum([seats >> seat & 1 for seats in state.front.values()])
        return fronts * len(pairs_of(rules, state.hands[seat]))

    def nth(self, rules: Rules, state: State, seat: int, index: int) -> Action:
        """Return one of them."""
        fronts = front_of(rules, state, seat)
        one, two = pairs_of(rules, state.hands[seat])[index // len(fronts)]
        cards = rules.cards_of(state.hands[seat])
        return self.at[(cards[one], cards[two]), fronts[index % len(fronts)]]

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Ask for two cards of the hand and one in front of oneself."""
        if refused := missing(rules, state.hands[seat], action.cards):
            return refused
        if len(action.cards) != CLEARING:
            return IllegalAction("clear-count", "S2-TURN-2", "two cards")
        if not state.front.get(action.card, 0) >> seat & 1:
            return IllegalAction("not-in-front", "S2-TURN-2", action.card)
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Put the two down unseen and the third for all to see."""
        discard_unseen(rules, state, seat, action.cards, "spent", out)
        take_away(rules, state, "cleared", seat, seat, action.card, out)
        discard(state, seat, (action.card,), out)

    def possible(self, rules: Rules, state: State, seat: int) -> bool:
        """Clearing keeps the round going (END-1)."""
        return state.burdened >> seat & 1 > 0 and rules.count_of(state.hands[seat]) >= CLEARING
