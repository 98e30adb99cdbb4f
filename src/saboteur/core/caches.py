"""Caches filled as a game asks: hands as numbers, placements, targets.

They hold only what follows from the rules, so games can share them, and each is emptied when it has grown
large.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from .actions import Action
from .cards import Tile

if TYPE_CHECKING:
    from .module import Deed

K = TypeVar("K")
V = TypeVar("V")

# A hand is one number: a byte for each kind of card, with its count.
KIND_BITS: Final = 8
MOST_OF_A_KIND: Final = 63
MOST_IN_A_BYTE: Final = 255
# Hands seldom come back but in searches, which look at few of them.
_HANDS_KEPT: Final = 1 << 10
EMPTY_PASS: Final = Action("pass")
# What is legal whenever these cards are in hand, in their order.
ByCard = tuple[Action, ...]
# The tiles that path cards can become, as bits, the cards, and what is legal whenever they are in hand.
Paths = tuple[int, tuple[str, ...], ByCard]
_NO_PATHS: Final[Paths] = (0, (), ())


class Memo(dict[K, V]):
    """A cache of values made on first use."""

    # The number of entries at which it is emptied.
    most: ClassVar[int] = 1 << 15

    def make(self, key: K) -> V:
        """Return the value for a key."""
        raise NotImplementedError

    def __missing__(self, key: K) -> V:
        """Make the value for a key and store it."""
        if len(self) >= self.most:
            self.clear()
        value = self[key] = self.make(key)
        return value


class Last(Generic[K, V]):
    """A cache of one value derived from another that is replaced, never changed."""

    __slots__ = ("_found", "_make", "_of")

    def __init__(self, make: Callable[[K], V]) -> None:
        """Store how it is derived."""
        self._make = make
        self._of: K | None = None
        self._found: V | None = None

    def __call__(self, of: K) -> V:
        """Return the derived value, recomputed if the argument is a different object than before."""
        if of is not self._of or self._found is None:
            self._of, self._found = of, self._make(of)
        return self._found


def counts_of(hand: int) -> list[tuple[int, int]]:
    """Return the ranks of the kinds of cards in a hand, in order, each with its count."""
    size = hand.bit_length() + 7 >> 3
    return [(rank, count) for rank, count in enumerate(hand.to_bytes(size, "little")) if count]


class PathsOf(Memo[int, Paths]):
    """The path cards of a hand as a number -> what they are good for."""

    def __init__(self, uses: list[Paths]) -> None:
        """Store the same for each kind of card, in order."""
        super().__init__()
        self._uses = uses
        # Hands are many, but halves of hands recur soon, so their results are cached too.
        half = len(uses) // 2
        self._low_mask, self._shift = (1 << KIND_BITS * half) - 1, KIND_BITS * half
        self._halves = (PathsOf(uses[:half]), PathsOf(uses[half:])) if half else None

    def make(self, key: int) -> Paths:
        """Combine the results of both halves, or return that of a single kind."""
        if self._halves:
            low, high = self._halves[0][key & self._low_mask], self._halves[1][key >> self._shift]
            return low[0] | high[0], low[1] + high[1], low[2] + high[2]
        tiles, cards, by_card = self._uses[0] if key else _NO_PATHS
        return tiles, cards * key, by_card


class HandsOf:
    """A whole hand as a number -> what is legal whenever it is held."""

    def __init__(self, deeds: list[Deed]) -> None:
        """Know the deeds that look at whole hands."""
        self._deeds = deeds
        self._kept: dict[int, list[Action]] = {}

    def find(self, hand: int, cards: tuple[str, ...]) -> list[Action]:
        """Ask the deeds about a hand of these cards, unless they were asked recently."""
        found = self._kept.get(hand)
        if found is None:
            if len(self._kept) >= _HANDS_KEPT:
                self._kept.clear()
            found = self._kept[hand] = []
            for deed in self._deeds:
                found += deed.by_hand(cards)
        return found


class Placings(Memo[int, list[Action]]):
    """Cell -> the actions that place each tile there, in canonical order."""

    def __init__(self, tiles: list[Tile]) -> None:
        super().__init__()
        self._tiles = tiles

    def make(self, key: int) -> list[Action]:
        """Make the actions of one cell."""
        return [Action("place", tile=tile.text, cell=key) for tile in self._tiles]


class AtCell(Memo[int, Action]):
    """Cell -> the action that plays one card there."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self._card = card

    def make(self, key: int) -> Action:
        return Action("play", self._card, cell=key)

    def all(self, cells: Iterable[int]) -> list[Action]:
        """Return the actions of several cells."""
        return [self[cell] for cell in cells]


class Ways(Memo[int, list[Action]]):
    """Bits -> the actions that they stand for, lowest bit first."""

    def __init__(self, actions: list[Action]) -> None:
        """Know the action of each bit."""
        super().__init__()
        self.actions = actions

    def make(self, key: int) -> list[Action]:
        return [action for place, action in enumerate(self.actions) if key >> place & 1]
