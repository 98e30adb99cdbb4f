"""From a state of the reference engine to the kernel's record of it.

What a record has no room for is refused with `Unsupported`: the reference engine plays on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.core.module import Payout
from saboteur.core.sites import Opening
from saboteur.core.state import Pending, State

from .machine import Games, Machine
from .state import (
    ASK,
    DEAL,
    EVERYONE,
    LIE,
    MOST_CARDS,
    MOST_GIVEN,
    MOST_GOLD,
    MOST_IN_HAND,
    MOST_SEATS,
    NO_MASK,
    OPEN,
    OVER,
    PLACE_BITS,
    TAKE,
    TURN,
    USUAL,
    Unsupported,
    board_cell,
)


class Reader:
    """Writes a state of the reference engine into a record."""

    def __init__(self, machine: Machine, games: Games, place: int = 0) -> None:
        """Know the rules, and which record is written."""
        self.machine = machine
        self.table = machine.table
        self.games = games
        self.place = place
        self.record: Any = games[place]

    def read(self, state: State) -> None:
        """Write the whole state; deals then come from the reference."""
        record = self.record
        for name in ("round", "turn", "direction", "start", "last_layer", "last_turn"):
            record[name] = getattr(state, name)
        for name in (
            "dealer",
            "seeded",
            "edge",
            "fault",
            "opening",
            "ending",
            "revealed",
            "closed",
            "n_queue",
        ):
            record[name] = 0
        self._read_goals(state)
        self._read_mine(state)
        self._read_cards(state)
        self._read_dwarves(state)
        self._read_known(state)
        self._read_given(state)
        self._read_gold(state)
        self._read_draws(state)
        self._read_stack(state.stack)

    def _put(self, name: str, values: Sequence[int], most: int, count: str = "") -> None:
        """Write a list, and how long it is."""
        if len(values) > most:
            raise Unsupported(f"{name} has more entries than the kernel has room for")
        self.record[name][: len(values)] = values
        if count:
            self.record[count] = len(values)

    def _goal(self, cell: int) -> int:
        return self.table.rules.goal_cells.index(cell)

    def _bits(self, cells: Any) -> int:
        return sum(1 << self._goal(cell) for cell in cells)

    def _read_goals(self, state: State) -> None:
        cells = self.table.rules.goal_cells
        if tuple(state.goals) != cells or not state.sites.keys() <= state.goals.keys():
            raise Unsupported("the goals do not lie where the kernel expects them")
        self._put("goal", [self.table.goals.index(goal) for goal in state.goals.values()], len(cells))

    def _read_mine(self, state: State) -> None:
        record, tiles = self.record, self.table.tile_number
        self.machine.clear(self.games, self.place)
        record["open"] = self._bits(cell for cell in state.goals if cell not in state.sites)
        record["shown"] = self._bits(state.shown)
        for cell in (*state.loose, *state.shown):
            record["tile"][board_cell(cell)] = tiles[state.tiles[cell].text]
        self._put("loose", [board_cell(cell) for cell in state.loose], MOST_CARDS, "n_loose")
        self._put("laid", [board_cell(cell) for cell in state.laid], MOST_CARDS, "n_laid")
        self.machine.light(self.games, state.turn, self.place)
        record["reached"] = self._bits(state.reached)
        for cell, seat in state.reached.items():
            record["reached_by"][self._goal(cell)] = seat

    def _read_cards(self, state: State) -> None:
        rules, kind = self.table.rules, self.table.kind_number
        for seat, hand in enumerate(state.hands):
            cards = sorted(kind[card] for card in rules.cards_of(hand))
            if len(cards) > MOST_IN_HAND:
                raise Unsupported("a hand is larger than the kernel has room for")
            self.record["hand"][seat, : len(cards)] = cards
            self.record["held"][seat] = len(cards)
        seen = [state.discard_seen.get(place, EVERYONE) for place in range(len(state.discard))]
        self._put("pile", [kind[card] for card in state.pile], MOST_CARDS, "n_pile")
        self._put("discard", [kind[card] for card in state.discard], MOST_CARDS, "n_discard")
        self._put("discard_seen", seen, MOST_CARDS)
        self._put("aside", [kind[card] for card in state.aside], MOST_IN_HAND, "n_aside")
        bits = [
            sum(
                1 << bit for bit, card in enumerate(self.table.fronts) if state.front.get(card, 0) >> seat & 1
            )
            for seat in range(rules.players)
        ]
        self._put("front", bits, MOST_SEATS)
        self._put("thieves", state.thieves, MOST_SEATS, "n_thieves")

    def _read_dwarves(self, state: State) -> None:
        number = self.table.dwarves.index
        places = range(len(state.spare))
        self._put("dwarf", [number(dwarf) for dwarf in state.dwarves], MOST_SEATS)
        self._put("spare", [number(dwarf) for dwarf in state.spare], MOST_IN_HAND, "n_spare")
        self._put("spare_seen", [state.spare_seen.get(place, NO_MASK) for place in places], MOST_IN_HAND)
        discarded = [number(dwarf) for dwarf in state.dwarf_discard]
        self._put("dwarf_discard", discarded, MOST_IN_HAND, "n_dwarf_discard")
        self._put("dwarf_seen", state.dwarf_seen, MOST_IN_HAND)

    def _read_known(self, state: State) -> None:
        """Write what seats have looked at; the kernel takes for granted that it is still so."""
        for seat, known in enumerate(state.known):
            wrong = any(state.goals[cell] != goal for cell, goal in known.goals.items())
            wrong = wrong or any(state.dwarves[s] != dwarf for s, dwarf in known.dwarves.items())
            if wrong or known.traced:
                raise Unsupported("a seat knows something that is not so, or goals have moved")
            self.record["looked"][seat] = self._bits(known.goals)
            self.record["inspected"][seat] = sum(1 << other for other in known.dwarves)
        self.record["proved"] = sum(1 << seat for seat in state.proved)

    def _read_given(self, state: State) -> None:
        record, kind = self.record, self.table.kind_number
        if len(state.given) > MOST_GIVEN or any(len(g.cards) > MOST_IN_HAND for g in state.given):
            raise Unsupported("more cards were given away than the kernel has room for")
        record["n_given"] = len(state.given)
        record["given_places"] = 0
        for number, given in enumerate(state.given):
            record["given_by"][number] = given.by
            record["given_to"][number] = given.holder
            record["given_least"][number] = given.least
            record["n_given_cards"][number] = len(given.cards)
            record["given_card"][number, : len(given.cards)] = [kind[card] for card in given.cards]
            for place in given.discards:
                record["given_places"][number, place // PLACE_BITS] |= 1 << place % PLACE_BITS

    def _read_gold(self, state: State) -> None:
        for name in ("gold", "gold_cards", "awarded"):
            self._put(name, getattr(state, name), MOST_SEATS)
        self._put("gold_pile", state.gold_pile, MOST_GOLD, "n_gold_pile")
        if len(state.takes) > MOST_GOLD:
            raise Unsupported("more gold cards were taken than the kernel has room for")
        self.record["n_takes"] = len(state.takes)
        for number, take in enumerate(state.takes):
            counts = [take.cards.count(value) for value in (1, 2, 3)]
            if sum(counts) != len(take.cards):
                raise Unsupported("gold cards have values that the kernel does not know")
            self.record["take"][number] = [take.round, take.seat, take.value, *counts]

    def _read_draws(self, state: State) -> None:
        plan = state.other_plan
        self.record["draws"] = USUAL if plan is None else len(plan)
        if plan:
            if len(set(plan)) > 1 or plan[0][0] != "draw":
                raise Unsupported("the draws that are due are of several kinds")
            self.record["drawer"] = plan[0][1]

    # What is pending ------------------------------------------------------------------------------

    def _read_stack(self, stack: tuple[Pending, ...]) -> None:
        """Write what the game waits for; other questions than the kernel's are refused."""
        kinds = tuple(pending.kind for pending in stack)
        top = stack[-1].data
        if kinds == ("turn",):
            self.record["phase"] = TURN
        elif kinds in (("end", "open"), ("finish", "open")):
            self._read_opening(kinds[0], OPEN, top)
        elif kinds in (("end", "sites", "lie"), ("finish", "sites", "lie")):
            self._read_opening(kinds[0], LIE, stack[1].data)
            self.record["lie"], self.record["lie_by"] = self._goal(top[0]), top[1]
        elif kinds == ("next-round", "round-end", "take"):
            self._read_payout(stack[1].data)
            self._read_offer(*top)
        elif any(kinds == ("next-round", *part.question) for part in self.table.parts if part.question):
            self._close(ASK)
            self.record["asked"] = stack[-1].seats[0]
            self._put("queue", stack[1].data, MOST_SEATS, "n_queue")
        elif kinds == ("next-round",):
            self._close(DEAL)
        elif kinds == ("over",):
            self._close(OVER)
        else:
            raise Unsupported(f"the kernel does not know the question {kinds[-1]!r}")

    def _close(self, phase: int) -> None:
        self.record["phase"] = phase
        self.record["revealed"] = self.record["closed"] = 1
        self.record["offer"] = 0

    def _read_opening(self, bottom: str, phase: int, opening: Opening) -> None:
        record = self.record
        record["phase"], record["opening"], record["ending"] = phase, 1, bottom == "finish"
        record["due"], record["left"] = self._bits(opening.due), self._bits(opening.left)
        self._put("group", [self._bits(group) for group in opening.choices], 3, "groups")

    def _read_offer(self, cards: tuple[int, ...], order: tuple[int, ...]) -> None:
        self.record["phase"], self.record["revealed"] = TAKE, 1
        self.record["offer"] = [0, *[cards.count(value) for value in (1, 2, 3)]]
        self._put("order", order, MOST_SEATS, "n_order")

    def _read_payout(self, payout: Payout) -> None:
        record = self.record
        pay = payout.chips or payout.sums
        if payout.chips and payout.sums:
            raise Unsupported("the round is paid in chips and in gold cards")
        record["side"] = self.table.side_number(payout.side)
        record["finder"], record["pay_cards"] = payout.finder, payout.cards
        record["in_chips"] = bool(payout.chips)
        self._put("winner", payout.winners, MOST_SEATS, "n_winners")
        self._put("sharer", payout.sharers, MOST_SEATS, "n_sharers")
        self._put("pay_seat", [seat for seat, _ in pay], MOST_IN_HAND, "n_pay")
        self._put("pay", [amount for _, amount in pay], MOST_IN_HAND)
