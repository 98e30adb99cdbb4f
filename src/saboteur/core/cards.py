"""Path shapes, tiles (a path card as it lies) and the catalogue of every card by its key.

A path card is written as its tunnels joined by ``|``: ``NSW``, ``N|S``, ``NS|EW``; a mark follows a
colon: ``NS:blue``. The order is N S E W within a tunnel, longer tunnels first, then by first side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .cells import DELTA, OPPOSITE, SIDE_LETTERS, half_turn, sides_text

MARKS: Final = ("blue", "green", "ladder", "crystal")
_DOORS: Final = ("blue", "green")
_SIDES: Final = tuple(OPPOSITE)


def parse_shape(text: str) -> tuple[tuple[int, ...], str] | None:
    """Parse tunnels and mark of a path card in any order of sides; None if it is not one."""
    shape, _, mark = text.partition(":")
    if (":" in text and mark not in MARKS) or not shape:
        return None
    tunnels = []
    seen = 0
    for word in shape.split("|"):
        tunnel = 0
        for letter in word:
            side = SIDE_LETTERS.get(letter, 0)
            if not side or seen & side:
                return None
            seen |= side
            tunnel |= side
        if not tunnel:
            return None
        tunnels.append(tunnel)
    return _ordered(tunnels), mark


def _ordered(tunnels: list[int]) -> tuple[int, ...]:
    return tuple(sorted(tunnels, key=lambda tunnel: (-tunnel.bit_count(), tunnel & -tunnel)))


def shape_text(tunnels: tuple[int, ...], mark: str) -> str:
    """Return tunnels and mark in canonical order."""
    text = "|".join(sides_text(tunnel) for tunnel in tunnels)
    return f"{text}:{mark}" if mark else text


class Tile:
    """A path card as it lies: shared by all states, never changed."""

    __slots__ = (
        "around", "borders", "card", "demand_at", "door", "mark", "mask", "source", "text", "tunnel_at",
        "tunnels",
    )  # fmt: skip

    def __init__(self, card: str, tunnels: tuple[int, ...], mark: str) -> None:
        """Derive everything that laying the tile needs from its tunnels and mark."""
        self.card = card
        self.tunnels = tunnels
        self.mark = mark
        self.text = shape_text(tunnels, mark)
        self.mask = sum(tunnels)
        self.source = mark == "ladder"
        # A door stands in the card's longest tunnel; a stub beside it is not behind the door.
        self.door = mark if mark in _DOORS else ""
        self.tunnel_at = tuple(
            next((t for t in tunnels if t & side), 0) if side in OPPOSITE else 0 for side in range(9)
        )
        # Per side: step, own side, the neighbour's side, and what an empty neighbour then has to match.
        self.borders = tuple(
            (DELTA[side], side, OPPOSITE[side], _demand(OPPOSITE[side], bool(self.mask & side)))
            for side in _SIDES
        )
        demands = {side: demand for _, side, _, demand in self.borders}
        self.demand_at = tuple(demands.get(side, 0) for side in range(9))
        # The same for a tile beside face-up cards on the sides of a mask: where it joins them, and where it
        # opens onto other cells.
        self.around = tuple(
            (
                tuple(b[:3] for b in self.borders if b[1] & mask & self.mask),
                tuple((b[0], b[1], b[3]) for b in self.borders if not b[1] & mask),
            )
            for mask in range(16)
        )

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        """Unpickle as the tile of that name in the other process."""
        return _tile_named, (self.text,)

    def __repr__(self) -> str:
        """Show the tile as it is written."""
        return f"Tile({self.text!r})"


def _demand(side: int, is_open: bool) -> int:
    """Return the rim bits: this side has a neighbour (high half), and it is open (low half)."""
    return side << 4 | (side if is_open else 0)


class Card:
    """A kind of card: its key, its place in the catalogue, and its tiles if it is a path card."""

    __slots__ = ("key", "rank", "tiles")

    def __init__(self, key: str, rank: int, tiles: tuple[Tile, ...]) -> None:
        """Store what the catalogue knows about one kind of card."""
        self.key = key
        self.rank = rank
        self.tiles = tiles


CARDS: Final[dict[str, Card]] = {}
TILES: Final[dict[str, Tile]] = {}
HIDDEN: Final = "?"


def _tile_named(text: str) -> Tile:
    return TILES[text]


def add_path_cards(*keys: str) -> None:
    """Add path cards to the catalogue; a key is the card as printed."""
    for key in keys:
        if key not in CARDS:
            CARDS[key] = Card(key, len(CARDS), tuple(_tiles_of(key)))


def add_action_cards(*keys: str) -> None:
    """Add action cards to the catalogue."""
    for key in keys:
        CARDS.setdefault(key, Card(key, len(CARDS), ()))


def _tiles_of(key: str) -> list[Tile]:
    shape = parse_shape(key)
    if shape is None or shape_text(*shape) != key:
        raise ValueError(f"{key!r} is not the canonical text of a path card")
    tunnels, mark = shape
    turned = _ordered([half_turn(tunnel) for tunnel in tunnels])
    tiles = [_tile(key, way, mark) for way in (tunnels, turned)]
    return tiles[:1] if turned == tunnels else tiles


def _tile(card: str, tunnels: tuple[int, ...], mark: str) -> Tile:
    text = shape_text(tunnels, mark)
    if text not in TILES:
        TILES[text] = Tile(card, tunnels, mark)
    return TILES[text]


def find_tile(text: str) -> Tile | None:
    """Return the tile a text means, in any order of sides; None if unknown."""
    tile = TILES.get(text)
    if tile is None:
        shape = parse_shape(text)
        tile = TILES.get(shape_text(*shape)) if shape else None
    return tile


def find_card(text: str) -> str | None:
    """Return the key of the card a text means, turned or not; None if unknown."""
    if text in CARDS or text == HIDDEN:
        return text
    tile = find_tile(text)
    return tile.card if tile else None


def rank_of(card: str) -> int:
    """Return a card's place in the catalogue; a hidden card comes last."""
    return CARDS[card].rank if card in CARDS else len(CARDS)


def in_order(cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Return cards in the order of the catalogue."""
    return tuple(sorted(cards, key=rank_of))
