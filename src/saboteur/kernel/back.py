"""From the kernel's record back to a state of the reference engine, which plays on from it."""

from __future__ import annotations

from typing import Any, cast

from saboteur.core.cards import TILES
from saboteur.core.hands import set_front
from saboteur.core.module import Payout
from saboteur.core.rounds import START_TILE
from saboteur.core.sites import Opening
from saboteur.core.state import NOTHING_KNOWN, OVER, START_CELL, Given, Known, Pending, State, Take
from saboteur.core.tunnels import rebuild

from . import state as records
from .machine import Games
from .state import EVERYONE, MOST_CARDS, NO_MASK, PLACE_BITS, grid_cell
from .tables import RulesTable


class Writer:
    """Makes a state of a record."""

    def __init__(self, table: RulesTable, games: Games, place: int = 0) -> None:
        """Know the names behind the numbers, and which record is read."""
        self.table = table
        self.record: Any = games[place]

    def state(self, seed: bytes) -> State:
        """Return the state; later rounds are dealt by this seed."""
        state = State()
        state.seed = seed
        for name in ("round", "turn", "direction", "start", "last_layer", "last_turn"):
            setattr(state, name, int(self.record[name]))
        self._write_mine(state)
        self._write_cards(state)
        self._write_dwarves(state)
        self._write_gold(state)
        draws = int(self.record["draws"])
        if draws != records.USUAL:
            state.other_plan = (("draw", int(self.record["drawer"])),) * draws
        state.stack = self._stack()
        return state

    def _list(self, name: str, count: str = "") -> list[int]:
        most = int(self.record[count]) if count else self.table.rules.players
        return [int(value) for value in self.record[name][:most]]

    def _tuple(self, name: str, count: str = "") -> tuple[int, ...]:
        return tuple(self._list(name, count))

    def _cells(self, bits: int) -> tuple[int, ...]:
        return tuple(cell for g, cell in enumerate(self.table.rules.goal_cells) if int(bits) >> g & 1)

    def _write_mine(self, state: State) -> None:
        record, table = self.record, self.table
        cells = table.rules.goal_cells
        state.goals = {cell: table.goals[int(record["goal"][g])] for g, cell in enumerate(cells)}
        gone = self._cells(record["open"])
        state.sites = {cell: "goal" for cell in cells if cell not in gone}
        state.fixed = frozenset((START_CELL, *cells))
        tiles = {grid_cell(place): table.tiles[int(record["tile"][place])] for place in self._tiles_at()}
        state.shown = {cell: TILES[tiles[cell]] for cell in self._cells(record["shown"])}
        loose = {cell: TILES[text] for cell, text in tiles.items() if cell not in state.fixed}
        state.tiles = {START_CELL: TILES[START_TILE], **state.shown, **loose}
        state.laid = [grid_cell(place) for place in self._list("laid", "n_laid")]
        rebuild(state, state.turn)
        reached = self._cells(record["reached"])
        state.reached = {cell: int(record["reached_by"][cells.index(cell)]) for cell in reached}

    def _tiles_at(self) -> list[int]:
        goals = [int(self.table.record["goal_cell"][g]) for g in range(self.table.record["n_goals"])]
        shown = [place for g, place in enumerate(goals) if int(self.record["shown"]) >> g & 1]
        return [*self._list("loose", "n_loose"), *shown]

    def _names(self, name: str, count: str, names: list[str]) -> list[str]:
        return [names[number] for number in self._list(name, count)]

    def _write_cards(self, state: State) -> None:
        record, table = self.record, self.table
        rules, kinds = table.rules, table.kinds
        state.hands = [
            rules.hand_of([kinds[int(k)] for k in record["hand"][seat, : record["held"][seat]]])
            for seat in range(rules.players)
        ]
        state.pile = self._names("pile", "n_pile", kinds)
        state.discard = self._names("discard", "n_discard", kinds)
        seen = enumerate(self._list("discard_seen", "n_discard"))
        state.discard_seen = {place: mask for place, mask in seen if mask != EVERYONE}
        state.aside = tuple(self._names("aside", "n_aside", kinds))
        bits = self._list("front")
        set_front(
            rules,
            state,
            [[c for bit, c in enumerate(table.fronts) if bits[s] >> bit & 1] for s in range(rules.players)],
        )
        state.thieves = self._tuple("thieves", "n_thieves")
        state.given = tuple(self._given(number) for number in range(record["n_given"]))

    def _given(self, number: int) -> Given:
        record, kinds = self.record, self.table.kinds
        count = int(record["n_given_cards"][number])
        words = [int(word) for word in record["given_places"][number]]
        places = [p for p in range(MOST_CARDS) if words[p // PLACE_BITS] >> p % PLACE_BITS & 1]
        return Given(
            int(record["given_by"][number]),
            int(record["given_to"][number]),
            tuple(kinds[int(k)] for k in record["given_card"][number, :count]),
            tuple(places),
            int(record["given_least"][number]),
        )

    def _write_dwarves(self, state: State) -> None:
        names, players = self.table.dwarves, range(self.table.rules.players)
        state.dwarves = tuple(names[number] for number in self._list("dwarf"))
        state.spare = tuple(self._names("spare", "n_spare", names))
        seen = enumerate(self._list("spare_seen", "n_spare"))
        state.spare_seen = {place: mask for place, mask in seen if mask != NO_MASK}
        state.dwarf_discard = tuple(self._names("dwarf_discard", "n_dwarf_discard", names))
        state.dwarf_seen = self._tuple("dwarf_seen", "n_dwarf_discard")
        state.proved = {s: state.dwarves[s] for s in players if int(self.record["proved"]) >> s & 1}
        known = []
        for seat in players:
            cells = self._cells(self.record["looked"][seat])
            others = int(self.record["inspected"][seat])
            goals = {cell: state.goals[cell] for cell in cells}
            dwarves = {s: state.dwarves[s] for s in players if others >> s & 1}
            known.append(Known(goals, dwarves) if goals or dwarves else NOTHING_KNOWN)
        state.known = tuple(known)

    def _write_gold(self, state: State) -> None:
        state.gold = self._tuple("gold")
        state.gold_cards = self._tuple("gold_cards")
        state.awarded = self._tuple("awarded")
        state.gold_pile = self._tuple("gold_pile", "n_gold_pile")
        rows = [[int(n) for n in self.record["take"][i]] for i in range(self.record["n_takes"])]
        state.takes = tuple(Take(row[0], row[1], row[2], _cards(row[3:])) for row in rows)

    # What is pending ------------------------------------------------------------------------------

    def _stack(self) -> tuple[Pending, ...]:
        record, turn = self.record, int(self.record["turn"])
        phase = int(record["phase"])
        bottom = Pending("finish" if record["ending"] else "end")
        if phase == records.TURN:
            return self.table.rules.tables.turn_stacks[turn]
        if phase == records.OPEN:
            return (bottom, Pending("open", (turn,), self._opening()))
        if phase == records.LIE:
            lie = (self.table.rules.goal_cells[int(record["lie"])], int(record["lie_by"]))
            return (bottom, Pending("sites", (), self._opening()), Pending("lie", (turn,), lie))
        after = Pending("next-round")
        if phase == records.TAKE:
            order = self._tuple("order", "n_order")
            offer = (_cards([int(count) for count in record["offer"][1:]]), order)
            return (after, Pending("round-end", (), self._payout()), Pending("take", order[:1], offer))
        if phase == records.ASK:
            (below, question) = next(part.question for part in self.table.parts if part.question)
            waiting = Pending(below, (), self._tuple("queue", "n_queue"))
            return (after, waiting, Pending(question, (int(record["asked"]),)))
        return (after,) if phase == records.DEAL else (OVER,)

    def _opening(self) -> Opening:
        groups = tuple(self._cells(bits) for bits in self._list("group", "groups"))
        return Opening(self._cells(self.record["due"]), groups, self._cells(self.record["left"]))

    def _payout(self) -> Payout:
        record = self.record
        pay = tuple(zip(self._list("pay_seat", "n_pay"), self._list("pay", "n_pay"), strict=True))
        chips = bool(record["in_chips"])
        return Payout(
            self.table.sides[int(record["side"])],
            int(record["finder"]),
            self._tuple("winner", "n_winners"),
            int(record["pay_cards"]),
            self._tuple("sharer", "n_sharers"),
            cast(Any, () if chips else pay),
            cast(Any, pay if chips else ()),
        )


def _cards(counts: list[int]) -> tuple[int, ...]:
    return (1,) * counts[0] + (2,) * counts[1] + (3,) * counts[2]
