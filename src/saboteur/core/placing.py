"""Tables that are filled as a game asks for them: hands as numbers, placements, targets.

They hold nothing but what follows from the rules, so sharing them between games is safe, and each is
emptied when it has grown large.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from .actions import Action
from .cards import Tile
from .module import Effect

K = TypeVar("K")
V = TypeVar("V")

_KEPT: Final = 1 << 14
# A hand is one number: so many bits for the count of each kind of card.
KIND_BITS: Final = 4
MOST_OF_A_KIND: Final = (1 << KIND_BITS) - 1
EMPTY_PASS: Final = Action("pass")


class Table(dict[K, V], Generic[K, V]):
    """A dict that makes a value when it is first asked for."""

    def make(self, key: K) -> V:
        """Return the value that belongs to a key."""
        raise NotImplementedError

    def __missing__(self, key: K) -> V:
        """Make the value and keep it."""
        if len(self) >= _KEPT:
            self.clear()
        value = self[key] = self.make(key)
        return value


class Part:
    """What the path cards, or the action cards, of a hand can do."""

    __slots__ = ("bits", "cards", "effects", "passes", "targets")

    def __init__(self, cards: tuple[str, ...], uses: dict[str, Any]) -> None:
        """Look at each kind of card once, in catalogue order."""
        self.cards = cards
        self.bits = 0
        self.effects: list[Effect] = []
        self.passes: list[Action] = []
        for card in dict.fromkeys(cards):
            bits, effect, put_down = uses[card]
            self.bits |= bits
            self.passes.append(put_down)
            if effect:
                self.effects.append(effect)
        # Bound once: the machine calls them on every turn.
        self.targets = [effect.targets for effect in self.effects]


class Parts(Table[int, Part]):
    """Part of a hand as a number -> what it can do."""

    def __init__(self, kinds: list[str], uses: dict[str, Any]) -> None:
        """Know the kinds of card, in order, and what each is good for."""
        super().__init__()
        self._kinds = kinds
        self._uses = uses

    def make(self, key: int) -> Part:
        """Read the counts."""
        cards: list[str] = []
        for card in self._kinds:
            cards += [card] * (key & MOST_OF_A_KIND)
            key >>= KIND_BITS
        return Part(tuple(cards), self._uses)


class Picks(Table[int, tuple[int, ...]]):
    """Bits -> their places, lowest first."""

    def make(self, key: int) -> tuple[int, ...]:
        """List the bits that are set."""
        return tuple(place for place in range(key.bit_length()) if key >> place & 1)


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
