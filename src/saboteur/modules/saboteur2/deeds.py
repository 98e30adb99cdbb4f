"""Passing one to three cards, and clearing what lies in front of oneself (S2-TURN-2, S2-TURN-3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from ...core.actions import Action
from ...core.cards import in_order
from ...core.deeds import Pass
from ...core.errors import IllegalAction
from ...core.events import Out
from ...core.hands import discard, discard_unseen, front_of, plan_draws
from ...core.module import Deed
from ...core.placing import Table
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


class Passings:
    """Every pass of one, two or three cards, made when first asked for and shared by all hands.

    A hand of six has up to 41 of them and seldom comes back, so passes are kept, not lists. They lie in rows
    that are found by the ranks of their cards: hashing the cards would take most of a turn.
    """

    def __init__(self, kinds: tuple[str, ...]) -> None:
        """Know the kinds of card in the order of their ranks."""
        self.kinds = kinds
        size = len(kinds)
        self.ones: list[Action | None] = [None] * size
        self.twos: list[Action | None] = [None] * size**2
        self.threes: list[Action | None] = [None] * size**3

    def of_hand(self, ranks: list[int]) -> list[Action]:
        """Return every pass of cards of these ranks, which ascend; fewer cards first."""
        size, ones, twos, threes = len(self.kinds), self.ones, self.twos, self.threes
        if len(set(ranks)) == len(ranks):
            found = [ones[one] for one in ranks]
            found += [twos[one * size + two] for one, two in combinations(ranks, 2)]
            found += [threes[(one * size + two) * size + three] for one, two, three in combinations(ranks, 3)]
        else:
            found = [ones[one] for one in dict.fromkeys(ranks)]
            found += [twos[one * size + two] for one, two in dict.fromkeys(combinations(ranks, 2))]
            ways = dict.fromkeys(combinations(ranks, 3))
            found += [threes[(one * size + two) * size + three] for one, two, three in ways]
        if not all(found):
            every = [way for count in (1, 2, 3) for way in dict.fromkeys(combinations(ranks, count))]
            found = [action or self._made(way) for action, way in zip(found, every, strict=True)]
        return found  # type: ignore[return-value]

    def _made(self, ranks: tuple[int, ...]) -> Action:
        place = 0
        for rank in ranks:
            place = place * len(self.kinds) + rank
        row = (self.ones, self.twos, self.threes)[len(ranks) - 1]
        action = row[place]
        if action is None:
            action = row[place] = Action("pass", cards=in_order([self.kinds[rank] for rank in ranks]))
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

    def by_card(self, card: str) -> None:
        """List nothing by card: passes are listed by hand."""

    def legal(self, rules: Rules, state: State, seat: int, found: list[Action]) -> None:
        """Append the passes of this hand, fewer cards first."""
        if self._passings is None:
            self._passings = passings_of(tuple(rules.rank))
        rank = rules.rank
        found += self._passings.of_hand([rank[card] for card in rules.cards_of(state.hands[seat])])

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
            made, get = self.at.made, self.at.get
            pairs = dict.fromkeys(combinations(rules.cards_of(state.hands[seat]), CLEARING))
            found += [made.get(way) or get(way) for way in product(pairs, front_of(rules, state, seat))]

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
