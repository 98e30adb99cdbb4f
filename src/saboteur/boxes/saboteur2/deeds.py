"""Passing one to three cards, and clearing what lies in front of the player (S2-TURN-2, S2-TURN-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from saboteur.modding import (
    DRAWS_NOTHING,
    EMPTY_HAND,
    Action,
    Deed,
    IllegalAction,
    Memo,
    Out,
    Pass,
    Rules,
    Spent,
    State,
    discard,
    discard_unseen,
    front_of,
    in_order,
    plan_draws,
)

from .effects import take_away
from .events import Cleared

MOST_PASSED = 3
CLEARING = 2


def missing(rules: Rules, hand: int, cards: tuple[str, ...]) -> IllegalAction | None:
    """Refuse cards that are not all in a hand."""
    left = list(rules.cards_of(hand))
    for card in cards:
        if card not in left:
            return IllegalAction("card-not-in-hand", "TURN-1", card)
        left.remove(card)
    return None


class Passings:
    """Every pass of one, two or three cards, made on first use and shared by all hands.

    A hand of six has up to 41 passes and seldom recurs, so passes are cached. They are in a row, found by the
    numbers of their cards: hashing the cards would take twice as long.
    """

    def __init__(self, kinds: tuple[str, ...]) -> None:
        """Number the kinds of card from 1; 0 stands for no card."""
        self._kinds = ("", *kinds)
        self._number = {card: number for number, card in enumerate(self._kinds)}
        self._row: list[Action | None] = [None] * len(self._kinds) ** MOST_PASSED

    def of(self, cards: tuple[str, ...]) -> list[Action]:
        """Return every choice of up to three of these cards, fewer cards first, the same choice once."""
        row, size = self._row, len(self._kinds)
        numbers = [self._number[card] for card in cards]
        places = numbers + [one * size + two for one, two in combinations(numbers, 2)]
        places += [(one * size + two) * size + three for one, two, three in combinations(numbers, 3)]
        alike = len(set(numbers)) < len(numbers)
        return [row[place] or self._make(place) for place in (dict.fromkeys(places) if alike else places)]

    def _make(self, place: int) -> Action:
        numbers, size = [], len(self._kinds)
        rest = place
        while rest:
            rest, number = divmod(rest, size)
            numbers.append(number)
        action = self._row[place] = Action("pass", cards=in_order([self._kinds[n] for n in numbers]))
        return action


@lru_cache(maxsize=16)
def passings_of(kinds: tuple[str, ...]) -> Passings:
    """Return the passes of these kinds of card, shared by all tables that play with them."""
    return Passings(kinds)


class PassSome(Pass):
    """Discard one, two or three cards unseen and draw as many (S2-TURN-3)."""

    def __init__(self, deck: tuple[str, ...]) -> None:
        """Store the cards there are."""
        self._passings = passings_of(tuple(dict.fromkeys(deck)))

    def by_card(self, card: str) -> Action | None:
        """Leave passes of a single card to `by_hand`, which lists them with the others."""
        return None

    def by_hand(self, cards: tuple[str, ...]) -> list[Action]:
        """Return every choice of up to three cards."""
        return self._passings.of(cards)

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Require one to three cards of the hand, or none with an empty one (S2-TURN-4)."""
        hand = state.hands[seat]
        if refused := missing(rules, hand, action.cards):
            return refused
        if hand and not 1 <= len(action.cards) <= MOST_PASSED:
            return IllegalAction("pass-count", "S2-TURN-3", "one, two or three cards")
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Discard unseen; as many draws are due (TURN-5)."""
        discard_unseen(rules, state, seat, action.cards, out)
        if len(action.cards) > 1:
            state.other_plan = (("draw", seat),) * len(action.cards)
        elif not action.cards and rules.switches.get(EMPTY_HAND) == DRAWS_NOTHING:
            plan_draws(state)


class Clearings(Memo[tuple[tuple[str, ...], str], Action]):
    """Two cards of a hand and one in front -> the action that clears it."""

    def make(self, key: tuple[tuple[str, ...], str]) -> Action:
        cards, card = key
        return Action("clear", cards=in_order(cards), card=card)


class Clear(Deed):
    """Discard two cards of the hand to remove one in front of the player; draw one (S2-TURN-2)."""

    def __init__(self) -> None:
        self.at = Clearings()

    def offer(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return every two cards with every card in front."""
        front = front_of(rules, state, seat)
        if not front:
            return ()
        pairs = dict.fromkeys(combinations(rules.cards_of(state.hands[seat]), CLEARING))
        return [self.at[way] for way in product(pairs, front)]

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Require two cards of the hand and one in front of the player."""
        if refused := missing(rules, state.hands[seat], action.cards):
            return refused
        if len(action.cards) != CLEARING:
            return IllegalAction("clear-count", "S2-TURN-2", "two cards")
        if not state.front.get(action.card, 0) >> seat & 1:
            return IllegalAction("not-in-front", "S2-TURN-2", action.card)
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Discard the two unseen and the third face up."""
        discard_unseen(rules, state, seat, action.cards, out, Spent)
        take_away(rules, state, Cleared, seat, seat, action.card, out)
        discard(state, seat, (action.card,), out)

    def possible(self, rules: Rules, state: State, seat: int) -> bool:
        """Clearing keeps the round going (END-1)."""
        return rules.count_of(state.hands[seat]) >= CLEARING and bool(front_of(rules, state, seat))
