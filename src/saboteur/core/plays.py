"""What action cards offer: ways to play them that follow from what lies in front of people.

Such a kind of card has a row of bits, one for each way; all rows together are one number, kept in the state
until something else lies in front of somebody. What a hand can do with it is one "and", so plays are counted,
and any one of them found, without listing them. Other cards are asked each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .actions import Action
from .caches import ByCard, Memo, Ways, counts_of
from .module import Deed, Effect

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

Targets = Callable[..., Sequence[Action]]
# What finds the targets, and, where it is quicker, what counts them and what makes one of them.
Asked = tuple[Targets, Callable[..., int] | None, Callable[..., Action] | None]
_NO_WAYS = Ways([])


class CardPlay(NamedTuple):
    """How one kind of action card finds its targets: bound once, for every turn asks."""

    # Where its row begins, the row with all bits set (0: it has no row), and what the bits stand for.
    place: int
    full: int
    ways: Ways
    # What to ask of a card without a row.
    asked: Asked


class Plays:
    """What the action cards of a hand do, which of them keep a round going (END-1), what else it holds."""

    __slots__ = ("asked", "by_card", "every", "keeping", "keeping_asked", "mask")

    def __init__(
        self,
        every: list[CardPlay],
        keeping: list[CardPlay],
        others: tuple[Asked, ...],
        by_card: ByCard,
    ) -> None:
        """Hold what belongs to the kinds of card, in catalogue order, and what other deeds offer."""
        self.every = tuple(every)
        self.mask = _rows(every)
        # Cards without a row, and other deeds.
        self.asked = (*[play.asked for play in every if not play.full], *others)
        self.keeping = _rows(keeping)
        self.keeping_asked = tuple([play.asked[0] for play in keeping if not play.full])
        self.by_card = by_card


def _rows(plays: list[CardPlay]) -> int:
    return sum(play.full << play.place for play in plays)


def _asked(of: Effect | Deed, targets: Targets, counts: bool) -> Asked:
    return (targets, of.count, of.nth) if counts else (targets, None, None)


class PlaysOf(Memo[int, Plays]):
    """The action cards of a hand as a number -> what they are good for."""

    def __init__(self, uses: list[tuple[Effect | None, ByCard]], others: Iterable[Deed], each: bool) -> None:
        """Know of each kind of card, in order, its effect and what else a hand holds; other deeds."""
        super().__init__()
        self._each = each
        # Where cards are numbered a hand ends with the number of no card.
        self._end: ByCard = (0,) if each else ()
        self._uses: list[tuple[CardPlay | None, bool, ByCard]] = []
        # What each bit of the rows stands for; and by a card in front of people what it opens in which rows.
        self.offered: list[Action] = []
        opens: dict[str, list[tuple[int, Callable[[int], int]]]] = {}
        for effect, by_card in uses:
            if effect is None:
                self._uses.append((None, False, by_card))
                continue
            place = len(self.offered)
            ways = _NO_WAYS if effect.row is None else effect.row
            asked = _asked(effect, effect.targets, type(effect).count is not Effect.count)
            play = CardPlay(place, (1 << len(ways.actions)) - 1, ways, asked)
            self._uses.append((play, effect.keeps_round, by_card))
            self.offered += ways.actions
            for card, opened in effect.by_front.items():
                opens.setdefault(card, []).append((place, opened))
        self._others = tuple([_asked(d, d.offer, type(d).count is not Deed.count) for d in others])
        # Every way hangs on one such card.
        self.opened = {card: Opened(rows) for card, rows in opens.items()}

    def make(self, key: int) -> Plays:
        """Find the kinds that are there."""
        every, keeping = [], []
        by_card: ByCard = ()
        for rank, count in counts_of(key):
            play, keeps, kept = self._uses[rank]
            by_card += kept * (count if self._each else 1)
            if play:
                every.append(play)
                if keeps:
                    keeping.append(play)
        return Plays(every, keeping, self._others, by_card + self._end)


class Opened(Memo[int, int]):
    """The seats, as bits, that have one card in front of them -> the ways that this opens, in all rows."""

    def __init__(self, rows: list[tuple[int, Callable[[int], int]]]) -> None:
        """Know the place of each row and what the seats open in it."""
        super().__init__()
        self._rows = rows

    def make(self, key: int) -> int:
        """Join the rows."""
        return sum(opens(key) << place for place, opens in self._rows)


def find_offers(rules: Rules, state: State) -> None:
    """Work out every way that what lies in front of people leaves open."""
    front, offers = state.front, 0
    for card, opened in rules.plays.opened.items():
        offers |= opened[front.get(card, 0)]
    state.offers = offers


def list_plays(rules: Rules, state: State, seat: int, plays: Plays, found: list[Action]) -> None:
    """Append every way to play an action card of a hand, in canonical order."""
    offers = state.offers
    for place, full, ways, (targets, _, _) in plays.every:
        found += ways[offers >> place & full] if full else targets(rules, state, seat)


def asked_at(rules: Rules, state: State, seat: int, plays: Plays, index: int) -> Action:
    """Return one of the ways to play cards without a row, or of what other deeds offer."""
    for targets, count, nth in plays.asked:
        many = count(rules, state, seat) if count else len(targets(rules, state, seat))
        if index < many:
            return nth(rules, state, seat, index) if nth else targets(rules, state, seat)[index]
        index -= many
    raise IndexError(index)


def can_play(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether a seat can play a card that keeps the round going (END-1)."""
    plays = rules.plays[state.hands[seat] >> rules.path_shift]
    if state.offers & plays.keeping:
        return True
    for targets in plays.keeping_asked:  # noqa: SIM110  (hot)
        if targets(rules, state, seat):
            return True
    return False
