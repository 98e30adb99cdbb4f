"""What action cards may be played on now.

A card whose targets are declared (`FrontEffect`) has a bit for each way to play it. All those bits are one
number, kept in the state until something changes in front of a player; what a hand can do with it is one
"and". Other cards are asked each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .caches import ByCard, Memo, Ways, counts_of
from .module import Effect, Front, FrontEffect

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

_NO_WAYS = Ways([])


class CardPlay(NamedTuple):
    """How one kind of action card finds its targets: bound once, for every turn asks."""

    targets: Callable[..., Sequence[Action]]
    # Where its bits begin, all of them set (0 if its targets are not declared), and what they stand for.
    place: int = 0
    full: int = 0
    ways: Ways = _NO_WAYS


class Plays:
    """What the action cards of a hand do, and which of them keep a round going (END-1)."""

    __slots__ = ("by_card", "cards", "every", "keeping", "keeping_asked")

    def __init__(
        self, cards: tuple[str, ...], every: list[CardPlay], keeping: list[CardPlay], by_card: ByCard
    ) -> None:
        """Store what belongs to the cards, in catalogue order."""
        self.cards = cards
        self.every = every
        self.keeping = sum(play.full << play.place for play in keeping)
        self.keeping_asked = [play.targets for play in keeping if not play.full]
        self.by_card = by_card


class PlaysOf(Memo[int, Plays]):
    """The action cards of a hand as a number -> what they are good for."""

    def __init__(self, uses: list[tuple[str, Effect | None, ByCard]], players: int) -> None:
        """Store each kind of card, in order, its effect and what is legal whenever it is in hand."""
        super().__init__()
        # What each bit stands for; and for a card in front of players what it opens.
        self.offered: list[Action] = []
        self.opened: dict[str, WaysOpened] = {}
        self._players = players
        self._uses = [(card, effect, self._play(effect), by_card) for card, effect, by_card in uses]

    def _play(self, effect: Effect | None) -> CardPlay | None:
        if effect is None:
            return None
        if not isinstance(effect, FrontEffect) or type(effect).targets is not FrontEffect.targets:
            return CardPlay(effect.targets)
        place, actions = len(self.offered), effect.ways(self._players)
        self.offered += actions
        for number, front in enumerate(effect.fronts):
            opened = self.opened.setdefault(front.card, WaysOpened(self._players))
            opened.rows.append((front, place + number, len(effect.fronts)))
        return CardPlay(effect.targets, place, (1 << len(actions)) - 1, Ways(actions))

    def make(self, key: int) -> Plays:
        """Find the kinds that are there."""
        every, keeping = [], []
        cards: tuple[str, ...] = ()
        by_card: ByCard = ()
        for rank, count in counts_of(key):
            card, effect, play, kept = self._uses[rank]
            cards += (card,) * count
            by_card += kept
            if effect and play:
                every.append(play)
                if effect.keeps_round:
                    keeping.append(play)
        return Plays(cards, every, keeping, by_card)


class WaysOpened(Memo[int, int]):
    """The seats, as bits, that have one card in front of them -> the ways that this opens, as bits."""

    def __init__(self, players: int) -> None:
        """Start with no card that asks for it."""
        super().__init__()
        self._players = players
        # What is asked, the bit of the first seat, and the distance to the next seat's.
        self.rows: list[tuple[Front, int, int]] = []

    def make(self, key: int) -> int:
        """Join the bits of all cards that ask."""
        return sum(
            1 << place + seat * step
            for front, place, step in self.rows
            for seat in range(self._players)
            if (key >> seat & 1 > 0) is front.lies
        )


def find_offers(rules: Rules, state: State) -> None:
    """Work out every way that what lies in front of people leaves open."""
    front, offers = state.front, 0
    for card, opened in rules.tables.plays.opened.items():
        offers |= opened[front.get(card, 0)]
    state.offers = offers


def list_plays(rules: Rules, state: State, seat: int, plays: Plays, found: list[Action]) -> None:
    """Append every way to play an action card of a hand, in canonical order."""
    offers = state.offers
    for targets, place, full, ways in plays.every:
        found += ways[offers >> place & full] if full else targets(rules, state, seat)


def can_play(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether a seat can play a card that keeps the round going (END-1)."""
    plays = rules.tables.plays[state.hands[seat] >> rules.tables.path_shift]
    if state.offers & plays.keeping:
        return True
    return any(targets(rules, state, seat) for targets in plays.keeping_asked)
