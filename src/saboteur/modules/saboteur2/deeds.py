"""Passing one to three cards, and clearing what lies in front of oneself (S2-TURN-2, S2-TURN-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from ...core.actions import Action
from ...core.cards import in_order
from ...core.deeds import Pass
from ...core.errors import IllegalAction
from ...core.events import Out
from ...core.hands import discard, discard_unseen, front_of, plan_draws
from ...core.module import Deed
from ...core.placing import KIND_BITS, MOST_OF_A_KIND, Table, kinds_of, ranks_of
from ...core.rules import Rules
from ...core.state import State
from .effects import take_away

MOST_PASSED = 3
CLEARING = 2


def is_before(state: State, seat: int) -> bool:
    """Tell whether anything lies in front of a seat."""
    for seats in state.front.values():  # noqa: SIM110  (hot)
        if seats >> seat & 1:
            return True
    return False


def missing(rules: Rules, hand: int, cards: tuple[str, ...]) -> IllegalAction | None:
    """Refuse cards that are not all in a hand."""
    for card in cards:
        if not hand & rules.places.get(card, 0):
            return IllegalAction("card-not-in-hand", "TURN-1", card)
        hand -= rules.unit[card]
    return None


Way = tuple[int, ...]


class Ways(Table[tuple[int, ...], list[Way]]):
    """For each card of a hand the number of the first one equal to it -> every way to choose up to three.

    Cards are counted from 1, and 0 stands for no card. Fewer cards come first.
    """

    def make(self, key: tuple[int, ...]) -> list[Way]:
        """Leave out ways that choose the same cards as another."""
        ones, twos, threes = (dict.fromkeys(combinations(key, count)) for count in (1, 2, 3))
        return [*((0, 0, one) for (one,) in ones), *((0, *two) for two in twos), *threes]


class WaysOfDifferent(Table[int, list[Way]]):
    """How many cards, none of them equal -> every way to choose up to three."""

    def make(self, key: int) -> list[Way]:
        """Choose from that many."""
        return _WAYS[tuple(range(1, key + 1))]


_WAYS = Ways()
_WAYS_OF_DIFFERENT = WaysOfDifferent()


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
        # The bits of a hand with two cards of a kind.
        self.doubles = sum(MOST_OF_A_KIND - 1 << rank * KIND_BITS for rank in range(len(kinds)))

    def make(self, place: int) -> Action:
        """Make the pass that belongs in this place of the row."""
        first, second, third = place // self.size**2, place // self.size % self.size, place % self.size
        cards = [self.kinds[number - 1] for number in (first, second, third) if number]
        action = self.row[place] = Action("pass", cards=in_order(cards))
        return action


class HandPasses(Sequence[Action]):
    """Every pass of a hand, fewer cards first; what nobody looks at is not made."""

    __slots__ = ("_hand", "_numbers", "_passings", "_ways")

    def __init__(self, passings: Passings, hand: int) -> None:
        """Find the ways to choose cards; most hands have no two equal ones."""
        self._passings = passings
        self._hand = hand
        # 0 for no card and, from 1, the number of each card's kind; found when somebody looks.
        self._numbers: list[int] = []
        if hand & passings.doubles:
            self._numbers = [0, *ranks_of(hand << KIND_BITS)]
            self._ways = _WAYS[tuple([self._numbers.index(number) for number in self._numbers[1:]])]
        else:
            self._ways = _WAYS_OF_DIFFERENT[hand.bit_count()]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._ways)

    def __getitem__(self, index: Any) -> Any:
        """Return one, or several of them."""
        if not isinstance(index, int):
            return list(self)[index]
        passings = self._passings
        numbers = self._numbers or [0, *kinds_of(self._hand << KIND_BITS)]
        first, second, third = self._ways[index]
        place = (numbers[first] * passings.size + numbers[second]) * passings.size + numbers[third]
        return passings.row[place] or passings.make(place)

    def __iter__(self) -> Iterator[Action]:
        """Go through all of them."""
        numbers = self._numbers or [0, *kinds_of(self._hand << KIND_BITS)]
        passings = self._passings
        size, row = passings.size, passings.row
        places = [(numbers[a] * size + numbers[b]) * size + numbers[c] for a, b, c in self._ways]
        return iter([row[place] or passings.make(place) for place in places])


@lru_cache(maxsize=16)
def passings_of(kinds: tuple[str, ...]) -> Passings:
    """Return the passes of these kinds of card, shared by all tables that play with them."""
    return Passings(kinds)


class PassSome(Pass):
    """Put one, two or three cards down unseen and draw as many (S2-TURN-3)."""

    def __init__(self) -> None:
        """Prepare the passes; the kinds of card are known when the first one is asked for."""
        self._passings: Passings | None = None

    def by_card(self, card: str) -> None:
        """List nothing by card: passes are listed by hand."""

    def passes(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return the passes of this hand, fewer cards first."""
        if self._passings is None:
            self._passings = passings_of(tuple(rules.rank))
        return HandPasses(self._passings, state.hands[seat])

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
            plan_draws(state, *[seat] * len(action.cards))


class Clearings(Table[tuple[tuple[str, ...], str], Action]):
    """Two cards of a hand and one in front -> the action that clears it."""

    def make(self, key: tuple[tuple[str, ...], str]) -> Action:
        """Make the action."""
        cards, card = key
        return Action("clear", cards=in_order(cards), card=card)


class Clear(Deed):
    """Discard two cards of the hand to discard one that lies in front of oneself; draw one (S2-TURN-2)."""

    def __init__(self) -> None:
        """Prepare the actions."""
        self.at = Clearings()

    def legal(self, rules: Rules, state: State, seat: int, found: list[Action]) -> None:
        """Append every two cards with every card in front."""
        if is_before(state, seat):
            pairs = dict.fromkeys(combinations(rules.cards_of(state.hands[seat]), CLEARING))
            found += [self.at[way] for way in product(pairs, front_of(rules, state, seat))]

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
        return is_before(state, seat) and len(rules.cards_of(state.hands[seat])) >= CLEARING
