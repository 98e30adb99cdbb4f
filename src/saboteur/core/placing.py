"""Tables that are filled as a game asks for them: hands as numbers, placements, targets.

They hold nothing but what follows from the rules, so sharing them between games is safe, and each is
emptied when it has grown large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from operator import itemgetter
from typing import Final, Generic, TypeVar

from .actions import Action
from .cards import Tile
from .module import Effect

K = TypeVar("K")
V = TypeVar("V")

_KEPT: Final = 1 << 15
_PICKS_KEPT: Final = 1 << 12
# A hand is one number: so many bits for each kind of card, all but the top one for its count.
KIND_BITS: Final = 7
MOST_OF_A_KIND: Final = (1 << KIND_BITS - 1) - 1
EMPTY_PASS: Final = Action("pass")


class Table(Generic[K, V]):
    """Values that are made when they are first asked for.

    What is there already lies in `made`, a plain dict: looking there first is what makes it fast.
    """

    __slots__ = ("made",)

    def __init__(self) -> None:
        """Begin with nothing."""
        self.made: dict[K, V] = {}

    def make(self, key: K) -> V:
        """Return the value that belongs to a key."""
        raise NotImplementedError

    def get(self, key: K) -> V:
        """Return the value of a key, making it if it is not there."""
        value = self.made.get(key)
        if value is None:
            if len(self.made) >= _KEPT:
                self.made.clear()
            value = self.made[key] = self.make(key)
        return value


class Part:
    """What the path cards, or the action cards, of a hand can do; the same for all hands of these kinds."""

    __slots__ = ("bits", "by_card", "by_front", "keeping", "others")

    def __init__(self, kinds: list[str], uses: dict[str, Use]) -> None:
        """Look at each kind of card, in catalogue order."""
        self.bits = 0
        # Tuples: with many kinds of card there are many parts, and empty tuples cost nothing.
        self.by_card: tuple[Action, ...] = ()
        effects: list[Effect] = []
        for card in kinds:
            bits, effect, by_card = uses[card]
            self.bits |= bits
            if by_card:
                self.by_card += by_card
            if effect:
                effects.append(effect)
        # Bound once, for the machine asks on every turn. The order of the cards must stay, so only the
        # first ones are looked up by what lies in front of people. Last what keeps a round going (END-1).
        first = [*takewhile(lambda effect: effect.by_front[0], effects)]
        self.by_front = tuple([(*effect.by_front, effect.targets) for effect in first])
        self.others = tuple([effect.targets for effect in effects[len(first) :]])
        self.keeping = tuple([(*effect.by_front, effect.targets) for effect in effects if effect.keeps_round])


# Per card: its tiles as bits, its effect if it is an action card, what its being in hand allows.
Use = tuple[int, Effect | None, tuple[Action, ...]]


class Counts(Table[int, tuple[str, ...]]):
    """Part of a hand as a number -> its cards."""

    def __init__(self, kinds: list[str]) -> None:
        """Know the kinds of card, in order."""
        super().__init__()
        self._kinds = kinds

    def make(self, key: int) -> tuple[str, ...]:
        """Read the counts."""
        cards: list[str] = []
        for place, kind in enumerate(self._kinds):
            cards += [kind] * (key >> place * KIND_BITS & MOST_OF_A_KIND)
        return tuple(cards)


class Parts(Table[int, Part]):
    """Part of a hand as a number -> what it can do."""

    def __init__(self, kinds: list[str], uses: dict[str, Use]) -> None:
        """Know the kinds of card, in order, and what each is good for."""
        super().__init__()
        self._kinds = kinds
        self._uses = uses
        # A count of one or more, and this, carries into the top bit of its kind.
        self._tops = sum(1 << (place + 1) * KIND_BITS - 1 for place in range(len(kinds)))
        self._carry = sum(MOST_OF_A_KIND << place * KIND_BITS for place in range(len(kinds)))
        self._of_kinds: dict[int, Part] = {}

    def make(self, key: int) -> Part:
        """Find the kinds that are there; hands differ in their counts more often than in their kinds."""
        there = key + self._carry & self._tops
        part = self._of_kinds.get(there)
        if part is None:
            tops = range(KIND_BITS - 1, there.bit_length(), KIND_BITS)
            kinds = [kind for kind, top in zip(self._kinds, tops, strict=False) if there >> top & 1]
            part = self._of_kinds[there] = Part(kinds, self._uses)
        return part


def places_of(bits: int) -> list[int]:
    """Return the places of the bits that are set, lowest first."""
    places = []
    while bits:
        places.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return places


class Picks(Table[int, Callable[[list[Action]], Sequence[Action]]]):
    """Bits -> what picks the actions of those bits out of the list of a cell, lowest bit first."""

    def of(self, bits: int, actions: list[Action]) -> Sequence[Action]:
        """Pick actions; with very many kinds of tile most pickers would be used once, and are not kept."""
        pick = self.made.get(bits)
        if pick is None and len(self.made) < _PICKS_KEPT:
            pick = self.get(bits)
        return pick(actions) if pick else [actions[place] for place in places_of(bits)]

    def make(self, key: int) -> Callable[[list[Action]], Sequence[Action]]:
        """Make the picker; a slice for a single bit, so that it too gives a sequence."""
        places = places_of(key)
        return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


class Placings(Table[int, list[Action]]):
    """Cell -> the actions that place each tile there, in canonical order."""

    def __init__(self, tiles: list[Tile]) -> None:
        """Know the tiles."""
        super().__init__()
        self._tiles = tiles

    def make(self, key: int) -> list[Action]:
        """Make the actions of one cell."""
        return [Action("place", tile=tile.text, cell=key) for tile in self._tiles]


class AtCell(Table[int, Action]):
    """Cell -> the action that plays one card there."""

    def __init__(self, card: str) -> None:
        """Know the card."""
        super().__init__()
        self._card = card

    def make(self, key: int) -> Action:
        """Make the action."""
        return Action("play", self._card, cell=key)

    def all(self, cells: Sequence[int]) -> Sequence[Action]:
        """Return the actions of several cells."""
        if len(cells) > 1:
            try:  # the quickest way to look many up
                found: tuple[Action, ...] = itemgetter(*cells)(self.made)
                return found
            except KeyError:
                pass
        return [self.get(cell) for cell in cells]


class AtSeats(Table[int, list[Action]]):
    """Bits -> the actions that they stand for, lowest bit first."""

    def __init__(self, actions: list[Action]) -> None:
        """Know the action of each bit."""
        super().__init__()
        self._actions = actions

    def make(self, key: int) -> list[Action]:
        """Pick the actions."""
        return [action for place, action in enumerate(self._actions) if key >> place & 1]
