"""What a seat observes: its view as a vector of small numbers, players counted from the seat itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saboteur.core.actions import NOBODY, Action
from saboteur.core.cards import HIDDEN, TILES, Tile
from saboteur.core.cells import SIDE_LETTERS, cell_text, parse_cell
from saboteur.core.errors import IllegalAction
from saboteur.core.rules import Rules
from saboteur.core.view import View

from .action_codes import ActionCodes
from .layout import BOX_NUMBERS, JOINS, NUMBERS, SIDES, Layout
from .mine_window import AREA, PLACES

Vector = NDArray[np.int8]
MOST: Final = 127
# What the seat cannot see.
UNSEEN: Final = -1


class Observations:
    """Turns views into observations, all of one layout."""

    def __init__(self, rules: Rules, codes: ActionCodes, claims: tuple[str, ...] = ()) -> None:
        """Work out where in the vector everything goes."""
        self.rules = rules
        self.players = rules.players
        self.layout = Layout(rules, codes, claims)
        self._at = {name: each.start for name, each in self.layout.slices.items()}
        self._kind = {card: number for number, card in enumerate(self.layout.kinds)}
        self.plane_starts = {name: number * AREA for number, name in enumerate(self.layout.planes)}
        self._seat = {name: number for number, name in enumerate(self.layout.seat_names)}
        self._tile = {text: self.planes_of(tile) for text, tile in TILES.items()}
        self._lit = [
            tuple(self.plane_starts[f"lit {side}"] for side in SIDES if SIDE_LETTERS[side] & mask)
            for mask in range(16)
        ]

    def planes_of(self, tile: Tile) -> tuple[int, ...]:
        """Return the planes that a tile sets on its cell."""
        names = [f"open {side}" for side in SIDES if SIDE_LETTERS[side] & tile.mask]
        for one, two in JOINS:
            both = SIDE_LETTERS[one] | SIDE_LETTERS[two]
            names += [f"joins {one}{two}" for tunnel in tile.tunnels if tunnel & both == both]
        return tuple(self.plane_starts[name] for name in (*names, tile.mark) if name in self.plane_starts)

    def observe(
        self, view: View, chosen: Iterable[Action] = (), claims: Iterable[tuple[int, int]] = ()
    ) -> Vector:
        """Return what a seat observes; `chosen` are the first parts of its action, `claims` what was said."""
        found = _Writer(self, view)
        found.write()
        found.write_chosen(chosen)
        for seat, claim in claims:
            found.put("claims", found.offset(seat) * len(self.layout.slices["claims"].names) + claim)
        return np.frombuffer(found.buffer, np.int8)

    def words(self, vector: Vector) -> dict[str, Any]:
        """Return an observation in words, without what is zero; seats are +0 (oneself), +1 and so on."""
        return {name: told for name, each in self.layout.slices.items() if (told := _told(each, vector))}


def _told(part: Any, vector: Vector) -> dict[str, Any]:
    numbers = vector[part.start : part.end].reshape(part.shape)
    if len(part.shape) == 1:
        return {name: int(value) for name, value in zip(part.names, numbers, strict=True) if value}
    if len(part.shape) == 3:
        cells = list(PLACES)
        return {
            name: {cell_text(cells[int(place)]): int(plane.flat[place]) for place in np.flatnonzero(plane)}
            for name, plane in zip(part.names, numbers, strict=True)
            if plane.any()
        }
    if part.name == "boxes":
        return {name: row.tolist() for name, row in zip(part.names, numbers, strict=True)}
    return {
        f"+{number}": {name: int(value) for name, value in zip(part.names, row, strict=True) if value}
        for number, row in enumerate(numbers)
        if row.any()
    }


class _Writer:
    """Writes one view into one vector."""

    def __init__(self, observations: Observations, view: View) -> None:
        self.known = observations
        self.layout = observations.layout
        self.view = view
        self.me = view.seat or 0
        self.players = observations.players
        self.buffer = bytearray(self.layout.size)

    def offset(self, seat: int) -> int:
        """Return how far a seat sits from this one, in seat order."""
        return (seat - self.me) % self.players

    def put(self, name: str, place: int, value: int = 1) -> None:
        """Write a number into a part, cut off where it would not fit."""
        self.buffer[self.known._at[name] + place] = min(value, MOST) & 255

    def _add(self, name: str, cards: Iterable[str], row: int = 0) -> None:
        """Count cards by kind, in one row of a part."""
        start = self.known._at[name] + row * len(self.layout.kinds)
        for card in cards:
            if card in self.known._kind:
                self.buffer[start + self.known._kind[card]] += 1

    def write(self) -> None:
        """Write everything that the view holds."""
        view = self.view
        self._write_mine()
        self._add("hand", view.hand)
        self._add("discard", (card for card in view.discard if card != HIDDEN))
        self._write_numbers()
        self._write_seats()
        self._write_goals()
        self._write_question(view.window)
        for given in view.given:
            row = self.players if given.holder == NOBODY else self.offset(given.holder)
            self._add("given", given.cards, row)
        self._count_dwarves("spare", view.spare)
        self._count_dwarves("dwarves discarded", view.dwarf_discard)
        for row, key in enumerate(self.layout.boxes):
            if key in view.ext:
                self._write_box(row, key, view.ext[key])

    # The mine ---------------------------------------------------------------------------------------

    def _mark(self, plane: str, cell: int | None, value: int = 1) -> None:
        place = None if cell is None else PLACES.get(cell)
        if place is not None:
            self.buffer[self.known.plane_starts[plane] + place] = min(value, MOST)

    def _write_mine(self) -> None:
        view, buffer = self.view, self.buffer  # the mine is the first part
        for cell, tile in view.tiles.items():
            place = PLACES.get(cell)
            if place is None:
                continue
            for plane in self.known._tile[tile.text]:
                buffer[plane + place] = 1
            for plane in self.known._lit[view.lit.get(cell, 0)]:
                buffer[plane + place] = 1
        for cell, kind in view.sites.items():
            self._mark(kind, cell)
        for age, cell in enumerate(reversed(view.laid), 1):
            self._mark("laid", cell, age)

    # Players ----------------------------------------------------------------------------------------

    def _write_seats(self) -> None:
        view, buffer, at = self.view, self.buffer, self.known._seat
        # Written directly, since it is most of an observation's work.
        row = at["cards"], at["gold"], at["has gold"], at["gold cards"]
        for seat in range(self.players):
            start = self._row(seat)
            gold = view.gold[seat]
            numbers = (
                view.cards[seat],
                UNSEEN if gold is None else gold,
                view.has_gold[seat],
                view.gold_cards[seat],
            )
            for place, number in zip(row, numbers, strict=True):
                buffer[start + place] = number & 255
            for card in view.front[seat]:
                buffer[start + at[card]] = 1
            dwarf = view.dwarves[seat]
            if dwarf:
                buffer[start + at[f"is {dwarf}"]] = 1
            for other in view.inspected[seat]:
                buffer[start + at[f"inspected +{self.offset(other)}"]] = 1
        marks = {
            "turn": view.turn,
            "began": view.start,
            "laid last": view.last_layer,
            "acted last": view.last_turn,
        }
        for name, who in marks.items():
            if who != NOBODY:
                self._seat(who, name)
        for place, thief in enumerate(view.thieves, 1):
            self._seat(thief, "steals as", place)

    def _seat(self, seat: int, name: str, value: int = 1) -> None:
        self.buffer[self._row(seat) + self.known._seat[name]] = value

    def _row(self, seat: int) -> int:
        """Return where the numbers of a seat begin."""
        return self.known._at["seats"] + (seat - self.me) % self.players * len(self.known._seat)

    def _count_dwarves(self, name: str, dwarves: Iterable[str | None]) -> None:
        names = (*self.layout.dwarves, None)
        for dwarf in dwarves:
            self.buffer[self.known._at[name] + names.index(dwarf)] += 1

    # Goals, numbers and questions -------------------------------------------------------------------

    def _write_goals(self) -> None:
        view, width = self.view, 1 + len(self.layout.goals)
        cells = sorted(view.goals)
        for number, cell in enumerate(cells):
            self.put("goals", number * width, int(cell in view.sites))
            goal = view.goals[cell]
            if goal:
                self.put("goals", number * width + 1 + self.layout.goals.index(goal))
        for seat, looked in enumerate(view.looked):
            for cell in looked:
                if cell in view.goals:
                    self._seat(seat, f"looked at goal {cells.index(cell) + 1}")

    def _write_numbers(self) -> None:
        view = self.view
        count = view.window.get("count", 0)
        assert isinstance(count, int)
        numbers = (
            view.round, view.rules.rounds, int(view.direction > 0), view.pile, view.aside, view.gold_pile,
            len(view.discard), view.discard.count(HIDDEN), count, int(view.over),
        )  # fmt: skip
        for place, number in enumerate(numbers[: len(NUMBERS)]):
            self.put("numbers", place, number)

    def _write_question(self, window: Mapping[str, Any]) -> None:
        """Write what is asked: of whom, about which cells, players, cards and gold."""
        if window["kind"] in self.layout.questions:
            self.put("question", self.layout.questions.index(window["kind"]))
        for seat in window["seats"]:
            self._seat(seat, "asked")
        for text in window.get("cells", ()):
            self._mark("asked", parse_cell(text))
        for name in ("to", "by"):
            if name in window:
                self._seat(window[name], "about")
        for place, seat in enumerate(window.get("order", ()), 1):
            self._seat(seat, "order", place)
        cards = window.get("cards") or ()
        self._add("offered", (card for card in cards if isinstance(card, str)))
        for value in (card for card in cards if isinstance(card, int)):
            self.buffer[self.known._at["gold offered"] + value - 1] += 1
        if "action" in window:
            self._write_other(window["action"])

    def _write_other(self, text: str) -> None:
        """Write what another player is about to do."""
        try:
            action = Action.parse(text)
        except IllegalAction:
            return
        self._mark("asked", action.cell)
        tile = TILES.get(action.tile)
        self._add("offered", [tile.card if tile else action.card])
        if action.seat != NOBODY:
            self._seat(action.seat, "about")

    def write_chosen(self, chosen: Iterable[Action]) -> None:
        """Write the first parts of an action that has several."""
        for part in chosen:
            self._add("chosen", [part.card])
            self._add("chosen", part.cards, 1)
            self._mark("chosen", part.cell)

    # Boxes ------------------------------------------------------------------------------------------

    def _write_box(self, row: int, key: str, ext: Mapping[str, Any]) -> None:
        """Write a box's own state: cells into its plane, players there as +1 and so on, and numbers."""
        numbers, plane = [], f"of {key}"
        for name in sorted(ext):
            value = ext[name]
            if isinstance(value, str):
                self._mark(plane, parse_cell(value))
            elif isinstance(value, dict):
                numbers.append(len(value))
                for text, of in value.items():
                    self._mark(plane, parse_cell(text), 1 + self.offset(of) if isinstance(of, int) else 1)
            elif isinstance(value, list):
                numbers.append(len(value))
                for each in value:
                    self._mark(plane, parse_cell(each) if isinstance(each, str) else None)
            else:
                numbers.append(int(value))
        for place, number in enumerate(numbers[:BOX_NUMBERS]):
            self.put("boxes", row * BOX_NUMBERS + place, number)
