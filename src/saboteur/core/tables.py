"""What is derived from the rules to make the engine fast: a number for a hand, a bit for a tile.

People read `Rules`; the engine looks things up here. Nothing in a table changes what is legal.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .caches import KIND_BITS, MOST_OF_A_KIND, ByCard, HandsOf, Last, PathsOf, Placings
from .cards import CARDS, Tile
from .event_kinds import turn_events
from .module import Deed, Laying
from .plays import PlaysOf
from .state import Known, Pending

if TYPE_CHECKING:
    from .rules import Rules


class Tables:
    """The look-up tables of one set of rules: built once with them, shared by all their games."""

    __slots__ = (
        "backwards", "barring", "by_hand", "connected", "fit", "free_bits", "free_fit", "frees",
        "fronts", "has_gold", "looks", "marked_bits", "offering", "open_gold", "path_mask", "path_shift",
        "paths", "places", "placing", "plays", "possibles", "rank", "tile_bits", "tile_places",
        "turn_events", "turn_stacks", "unit", "wide_fit",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        """Derive everything from decks, deeds, effects and layings."""
        self.connected = rules.options.get("placement") != "adjacent"
        self.open_gold = rules.options.get("gold") == "open"
        kinds = self._index_cards(rules.deck)
        self._index_seats(rules.players)
        paths = [card for card in kinds if CARDS[card].tiles]
        self._index_tiles(rules.layings, [(card, tile) for card in paths for tile in CARDS[card].tiles])
        self._index_deeds(rules, kinds, len(paths))

    def _index_seats(self, players: int) -> None:
        self.turn_stacks = tuple((Pending("turn", (seat,)),) for seat in range(players))
        self.turn_events = turn_events(players)
        # What lies in front of each seat, who has looked at which goals and dwarves, who has gold.
        self.fronts = Last(partial(_fronts, players=players, rank=self.rank))
        self.looks = Last(_looks)
        self.has_gold = Last(_has_gold)
        # All seats, from each of them against the order of play.
        self.backwards = tuple(
            tuple((seat - step) % players for step in range(players)) for seat in range(players)
        )

    def _index_cards(self, deck: tuple[str, ...]) -> list[str]:
        """Sort the kinds of cards, path cards first, and give each its bits of a hand."""
        kinds = sorted(dict.fromkeys(deck), key=lambda card: not CARDS[card].tiles)
        self.rank = {card: rank for rank, card in enumerate(kinds)}
        # One such card as a hand, and the bits of a hand that count it.
        self.unit = {card: 1 << KIND_BITS * rank for card, rank in self.rank.items()}
        self.places = {card: unit * MOST_OF_A_KIND for card, unit in self.unit.items()}
        # Where the action cards of a hand begin, and its path cards.
        self.path_shift = KIND_BITS * sum(bool(CARDS[card].tiles) for card in kinds)
        self.path_mask = (1 << self.path_shift) - 1
        return kinds

    def _index_tiles(self, layings: dict[str, Laying], tiles: list[tuple[str, Tile]]) -> None:
        """Give every tile a hand can make a bit, in canonical order, and find what fits where."""
        self.tile_places = [self.places[card] for card, _ in tiles]
        self.tile_bits = {tile.text: 1 << i for i, (_, tile) in enumerate(tiles)}
        self.placing = Placings([tile for _, tile in tiles])
        # By what the neighbours of a cell demand: every tile that fits there.
        self.fit = tuple(
            sum(1 << i for i, (_, tile) in enumerate(tiles) if tile.mask & demand >> 4 == demand & 15)
            for demand in range(256)
        )
        marked = [
            (sum(bit for text, bit in self.tile_bits.items() if text.endswith(f":{mark}")), laying)
            for mark, laying in layings.items()
        ]
        self.marked_bits = sum(bits for bits, _ in marked)
        self.barring = [(bits, x) for bits, x in marked if type(x).barred is not Laying.barred]
        self.frees = [(bits, x) for bits, x in marked if x.free]
        self.free_bits = sum(bits for bits, _ in self.frees)
        # The same for cards that need not be connected, and for all cards.
        self.free_fit = tuple(
            sum(fits & bits for bits, laying in self.frees if laying.meets(demand))
            for demand, fits in enumerate(self.fit)
        )
        self.wide_fit = tuple(
            fits & ~self.free_bits | free for fits, free in zip(self.fit, self.free_fit, strict=True)
        )

    def _index_deeds(self, rules: Rules, kinds: list[str], paths: int) -> None:
        deeds = list(rules.deeds.values())
        self.offering = [deed for deed in deeds if type(deed).offer is not Deed.offer]
        self.possibles = [deed.possible for deed in deeds if type(deed).possible is not Deed.possible]
        by_card = {card: _by_card(deeds, card) for card in kinds}
        self.paths = PathsOf([(self.bits_of((card,)), (card,), by_card[card]) for card in kinds[:paths]])
        self.plays = PlaysOf(
            [(card, rules.effects.get(card), by_card[card]) for card in kinds[paths:]], rules.players
        )
        by_hand = [deed for deed in deeds if type(deed).by_hand is not Deed.by_hand]
        self.by_hand = HandsOf(by_hand) if by_hand else None

    def bits_of(self, cards: tuple[str, ...]) -> int:
        """Return the bits of all tiles that these cards can become."""
        return sum(self.tile_bits[tile.text] for card in dict.fromkeys(cards) for tile in CARDS[card].tiles)

    def cards_of(self, hand: int) -> tuple[str, ...]:
        """Return the cards of a hand, path cards first, otherwise in catalogue order."""
        return self.paths[hand & self.path_mask][1] + self.plays[hand >> self.path_shift].cards


def _fronts(front: dict[str, int], players: int, rank: dict[str, int]) -> tuple[tuple[str, ...], ...]:
    cards = sorted([card for card, seats in front.items() if seats], key=rank.__getitem__)
    return tuple([tuple([card for card in cards if front[card] >> seat & 1]) for seat in range(players)])


def _looks(knowing: tuple[Known, ...]) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    goals = tuple([tuple(sorted(known.goals)) for known in knowing])
    return goals, tuple([tuple(sorted(known.dwarves)) for known in knowing])


def _has_gold(gold: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([amount > 0 for amount in gold])


def _by_card(deeds: list[Deed], card: str) -> ByCard:
    return tuple(action for deed in deeds if (action := deed.by_card(card)))
