"""The rules of one table as one record: every number comes from `Rules` and the catalogue of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from saboteur.core.cards import CARDS, MARKS, TILES, find_tile, in_order, rank_of
from saboteur.core.module import FrontEffect, Laying
from saboteur.core.rounds import START_TILE
from saboteur.core.rules import Rules
from saboteur.core.sites import both_ways
from saboteur.core.state import State

from .part import KernelPart
from .parts import PARTS, part_of
from .state import (
    CELLS,
    MOST_CARDS,
    MOST_DWARVES,
    MOST_GOALS,
    MOST_GOLD,
    MOST_SEATS,
    STEPS,
    WALL,
    Unsupported,
    board_cell,
)
from .streams import LABEL_SIZE, LABELS

_KINDS: Final = 128
_LABELS: Final = 16
_OWN: Final = 48
_FEW: Final = 32
_SIDES: Final = (1, 2, 4, 8)

TABLES: Final = np.dtype(
    [
        *[
            (name, "i8")
            for name in (
                "players",
                "rounds",
                "hand_size",
                "n_kinds",
                "n_paths",
                "n_deck",
                "n_dwarves",
                "n_goals",
                "n_gold",
                "start_tile",
                "connected",
                "goals_all",
                "starter_layer",
                "gold_shuffled",
                "most_passed",
                "blocking",
                "n_fronts",
                "played",
                "scorer",
                "open_gold",
            )
        ],
        ("deck", "i1", (MOST_CARDS,)),
        ("dwarf_deck", "i8", (MOST_DWARVES,)),
        ("goal_deck", "i8", (MOST_GOALS,)),
        ("goal_cell", "i8", (MOST_GOALS,)),
        ("gold_deck", "i1", (MOST_GOLD,)),
        # By kind of goal: its one or two ways to lie, whether it is always laid and ends the round.
        ("goal_way", "i8", (MOST_GOALS, 2)),
        ("goal_always", "i8", (MOST_GOALS,)),
        ("goal_ends", "i8", (MOST_GOALS,)),
        # By tile: open sides, the tunnel at each side, whether light comes from it, its card.
        ("sides", "i8", (_KINDS,)),
        ("tunnel", "i8", (_KINDS, 4)),
        ("source", "i8", (_KINDS,)),
        ("card", "i8", (_KINDS,)),
        # Its mark (its place in the catalogue's marks, from 1), and its longest tunnel.
        ("mark", "i8", (_KINDS,)),
        ("longest", "i8", (_KINDS,)),
        # What a tile beyond a side demands of an empty cell.
        ("says", "i8", (4, _KINDS)),
        # By card: its tiles, its place in the catalogue, its effect (part, then its own number), the bit it
        # has in front of players, the bits there that it is about.
        ("way", "i8", (_KINDS, 2)),
        ("rank", "i8", (_KINDS,)),
        ("effect", "i8", (_KINDS,)),
        ("front_bit", "i8", (_KINDS,)),
        ("about", "i8", (_KINDS, 2)),
        ("front_card", "i8", (_KINDS,)),
        # Special rules of laying: tiles that need not be connected, what their cells have to demand, cells
        # where only some may lie; tiles that a dwarf may not lay.
        ("free", "i8", (_KINDS,)),
        ("meets", "i8", (256,)),
        ("few", "i1", (CELLS,)),
        ("few_allow", "i1", (_FEW, _KINDS)),
        ("barred", "i1", (MOST_DWARVES, _KINDS)),
        # Numbers that only a box knows, by part.
        ("own", "i8", (8, _OWN)),
        # Labels of streams of random numbers, those of the parts first.
        ("label", "u1", (_LABELS, LABEL_SIZE)),
        # Written while a function runs, never read by the next one.
        ("todo", "i8", (512,)),
        ("rim", "i8", (512,)),
        ("plain", "i8", (64,)),
        ("freed", "i8", (64,)),
        ("was_by", "i8", (MOST_GOALS,)),
        ("seen", "i1", (CELLS,)),
        ("count", "i8", (_KINDS,)),
        ("put", "i8", (MOST_SEATS,)),
        ("pool", "i8", (2 * MOST_CARDS,)),
        ("have", "i8", (4,)),
        ("known", "i8", (4,)),
        ("left", "i8", (4,)),
        ("out", "i8", (1 << 14,)),
        # The numbers of a seed: the text that is hashed, as words, and a large number in digits of 32 bits.
        ("message", "u1", (128,)),
        ("words", "u8", (80,)),
        ("digits", "u8", (64,)),
    ],
    align=True,
)


class RulesTable:
    """The record of some rules, and the names behind its numbers."""

    def __init__(self, rules: Rules) -> None:
        """Number cards, tiles, dwarves and goals, and fill the record."""
        self.rules = rules
        self.parts: list[KernelPart] = [_kernel_part(part.key) for part in rules.parts]
        self.kinds = list(rules.tables.rank)
        self.dwarves = list(dict.fromkeys(rules.dwarf_deck))
        self.goals = list(dict.fromkeys(rules.goal_deck))
        shapes = [find_tile(rules.goal_kinds[goal].shape) for goal in self.goals]
        ways = [way.text for shape in shapes if shape for way in both_ways(shape)]
        self.tiles = list(dict.fromkeys(["", *rules.tables.tile_bits, START_TILE, *ways]))
        self.fronts = _fronts(rules)
        self.kind_number = {card: number for number, card in enumerate(self.kinds)}
        self.tile_number = {text: number for number, text in enumerate(self.tiles)}
        _refuse_large(self)
        # How rounds may end: the owner of the score speaks first, then those that adjust it.
        owner: Any = rules.score
        speaking = [_kernel_part(owner.__self__.key), *self.parts]
        self.sides = {p.number << 4 | n: side for p in speaking for n, side in enumerate(p.sides)}
        self.array = np.zeros(1, TABLES)
        self.record: Any = self.array[0]
        self._fill_numbers()
        self._fill_decks()
        self._fill_tiles()
        self._fill_cards()
        self._fill_layings()
        self._fill_labels()
        for part in self.parts:
            own = [part.number, *part.numbers(self)]
            self.record["own"][part.number, : len(own)] = own

    def cards_of(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return cards by their kinds and 1, in the order of the catalogue; 0 is none."""
        return in_order([self.kinds[number - 1] for number in numbers if number])

    def side_number(self, side: str) -> int:
        """Return the number of how a round ended, by the part that says so."""
        return next(number for number, name in self.sides.items() if name == side)

    def dwarf_number(self, name: str) -> int:
        """Return the number of a dwarf, or one that nobody has."""
        return self.dwarves.index(name) if name in self.dwarves else MOST_DWARVES

    def _fill_numbers(self) -> None:
        rules, switches = self.rules, self.rules.switches
        numbers = {
            "players": rules.players,
            "rounds": rules.rounds,
            "hand_size": rules.hand_size,
            "n_kinds": len(self.kinds),
            "n_paths": sum(bool(CARDS[card].tiles) for card in self.kinds),
            "n_fronts": len(self.fronts),
            "start_tile": self.tile_number[START_TILE],
            "connected": rules.tables.connected,
            "goals_all": switches["goals"] == "all",
            "starter_layer": switches["starter"] == "layer",
            "gold_shuffled": switches["goldpile"] == "shuffle",
            "open_gold": rules.tables.open_gold,
            "most_passed": max(part.most_passed for part in self.parts),
            "blocking": sum(1 << bit for bit, card in enumerate(self.fronts) if card in rules.blocking),
            "played": sum(1 << part.number for part in self.parts),
            "scorer": next(iter(self.sides)) >> 4,
        }
        for name, number in numbers.items():
            self.record[name] = number

    def _fill_decks(self) -> None:
        rules, record = self.rules, self.record
        decks = {
            "deck": [self.kind_number[card] for card in rules.deck],
            "dwarf_deck": [self.dwarves.index(dwarf) for dwarf in rules.dwarf_deck],
            "goal_deck": [self.goals.index(goal) for goal in rules.goal_deck],
            "goal_cell": [board_cell(cell) for cell in rules.goal_cells],
            "gold_deck": list(rules.gold_deck),
        }
        for name, cards in decks.items():
            record[name][: len(cards)] = cards
        record["n_deck"], record["n_dwarves"] = len(rules.deck), len(rules.dwarf_deck)
        record["n_goals"], record["n_gold"] = len(rules.goal_cells), len(rules.gold_deck)
        ending = [kind for part in self.parts for kind in part.goals_that_end]
        for number, goal in enumerate(self.goals):
            kind = rules.goal_kinds[goal]
            tile = find_tile(kind.shape)
            assert tile is not None, goal
            for place, way in enumerate(both_ways(tile)):
                record["goal_way"][number, place] = self.tile_number[way.text]
            record["goal_always"][number] = kind.always
            record["goal_ends"][number] = type(kind) in ending

    def _fill_tiles(self) -> None:
        record = self.record
        for number, text in enumerate(self.tiles[1:], 1):
            tile = TILES[text]
            record["sides"][number] = tile.mask
            record["tunnel"][number] = [tile.tunnel_at[side] for side in _SIDES]
            record["source"][number] = tile.source
            record["mark"][number] = MARKS.index(tile.mark) + 1 if tile.mark else 0
            record["longest"][number] = tile.tunnels[0]
            record["card"][number] = self.kind_number.get(tile.card, 0)
            for d, side in enumerate(_SIDES):
                is_open = tile.mask & _SIDES[d ^ 1]
                record["says"][d, number] = side << 4 | (side if is_open else 0)

    def _fill_cards(self) -> None:
        record = self.record
        record["effect"] = record["front_bit"] = record["about"] = -1
        for number, card in enumerate(self.kinds):
            record["rank"][number] = rank_of(card)
            for place, tile in enumerate(CARDS[card].tiles):
                record["way"][number, place] = self.tile_number[tile.text]
            effect = self.rules.effects.get(card)
            if effect is not None:
                record["effect"][number] = _effect_code(self.parts, type(effect))
            if isinstance(effect, FrontEffect):
                for place, front in enumerate(effect.fronts):
                    record["about"][number, place] = self.fronts.index(front.card)
        for bit, card in enumerate(self.fronts):
            record["front_bit"][self.kind_number[card]] = bit
            record["front_card"][bit] = self.kind_number[card]

    def _fill_layings(self) -> None:
        """Ask the special rules of laying once for every tile, demand, dwarf and cell beside a goal."""
        record = self.record
        record["meets"] = 1
        for mark, laying in self.rules.layings.items():
            tiles = [n for n, text in enumerate(self.tiles) if text and TILES[text].mark == mark]
            for number, dwarf in enumerate(self.dwarves):
                alone = State()
                alone.dwarves = (dwarf,)
                record["barred"][number, tiles] = laying.barred(self.rules, alone, 0) is not None
            if laying.free:
                record["free"][tiles] = 1
                record["meets"] = [laying.meets(demand) for demand in range(256)]
                self._fill_few(laying)

    def _fill_labels(self) -> None:
        """Write the labels under which `core` keeps the random numbers of a round."""
        keys = {_kernel_part(part.key).number: f"/{part.key}" for part in self.rules.parts}
        for row, label in (keys | LABELS).items():
            self.record["label"][row, : len(label)] = list(label.encode())

    def _fill_few(self, laying: Laying) -> None:
        bare = State()
        bare.goals = dict.fromkeys(self.rules.goal_cells, "")
        for row, (cell, allowed) in enumerate(laying.fewer(self.rules, bare).items(), 1):
            self.record["few"][board_cell(cell)] = row
            for text in allowed:
                self.record["few_allow"][row, self.tile_number[text]] = 1


def _kernel_part(key: str) -> KernelPart:
    part = part_of(key)
    if part is None:
        raise Unsupported(f"the kernel does not know the box {key!r}")
    return part


def _fronts(rules: Rules) -> list[str]:
    """Return the cards that may lie in front of players, in the order of the catalogue."""
    effects = [effect for effect in rules.effects.values() if isinstance(effect, FrontEffect)]
    found = {front.card for effect in effects for front in effect.fronts}
    return sorted(found, key=rules.tables.rank.__getitem__)


def _effect_code(parts: list[KernelPart], kind: type) -> int:
    for part in parts:
        if kind in part.effects:
            return part.number << 8 | part.effects.index(kind)
    raise Unsupported(f"the kernel does not know what {kind.__name__} does")


def _refuse_large(table: RulesTable) -> None:
    rules = table.rules
    sizes = (
        (rules.players, MOST_SEATS), (len(rules.deck), MOST_CARDS), (len(rules.dwarf_deck), MOST_DWARVES),
        (len(rules.gold_deck), MOST_GOLD), (len(table.tiles), WALL - 1), (len(PARTS), 8),
        (len(rules.goal_cells), MOST_GOALS), (len(table.goals), MOST_GOALS),
    )  # fmt: skip
    if any(size > most for size, most in sizes) or len(rules.goal_deck) != len(rules.goal_cells):
        raise Unsupported("these rules have more of something than the kernel has room for")
    if rules.draws or any(card not in (1, 2, 3) for card in rules.gold_deck):
        raise Unsupported("the kernel does not know all of these rules")
    assert len(STEPS) == len(_SIDES)
