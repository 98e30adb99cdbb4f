"""The round as everyone sees it, kept beside a game in the kernel, which tells no events."""

from __future__ import annotations

from typing import Any, cast

from ..bots.chronicle import Chronicle
from ..bots.survey import Survey, Ways
from ..core.actions import Action
from ..core.cards import TILES, Tile
from ..core.view import View
from ..kernel.machine import Games, Machine
from ..kernel.state import board_cell


class KernelSurvey:
    """What a chronicle asks of a survey, measured by the kernel."""

    def __init__(self, chronicle: KernelChronicle) -> None:
        """Read the ways of the mine that the kernel has surveyed."""
        self._past = chronicle
        self.nearest = float(chronicle.tastes["nearest"])

    def ways(self) -> Ways:
        """Return the present distance to each goal."""
        return self._past.ways("first")

    def ways_after(self, tile: Tile, cell: int) -> Ways:
        """Return the distance to each goal after laying a tile on a cell."""
        return self._past.see(board_cell(cell), self._past.machine.table.tile_number[tile.text])

    def ways_without(self, cell: int) -> Ways:
        """Return the distance to each goal after removing the card on a cell."""
        return self._past.see(board_cell(cell), 0)


class KernelChronicle(Chronicle):
    """A chronicle that looks at a record of the kernel instead of events."""

    def __init__(self, view: View, machine: Machine, games: Games) -> None:
        """Begin with a spectator's view of a round before anything has happened."""
        super().__init__(view.rules, view.as_dict())
        self.machine = machine
        self.tastes: Any = machine.tastes[0]
        self._games = games
        self._record: Any = games[0]
        self._fronts: list[int] = [0] * view.rules.players
        self._opened = self._hats = 0

    def survey(self) -> Survey:
        """Return what the kernel measures now."""
        self.machine.see(self._games)
        return cast(Survey, KernelSurvey(self))

    def see(self, cell: int, tile: int) -> Ways:
        """Return the ways after a tile is laid on a cell of the kernel, or removed from it."""
        self.machine.see(self._games, cell, tile)
        return self.ways("then_way")

    def ways(self, name: str) -> Ways:
        """Return the ways to the goals that lie face down."""
        ways = self.tastes[name].tolist()
        return {cell: ways[g] for g, cell in enumerate(self.rules.goal_cells) if cell in self.sites}

    def note(self, seat: int, action: Action) -> None:
        """Note what a seat is about to do."""
        deed = self.imagine(seat, action)
        if deed:
            self.deeds.append(deed)

    def follow(self, seat: int, action: Action, is_turn: bool) -> None:
        """Take over what has changed since `note`."""
        if action.verb == "place":
            self.tiles[action.cell] = TILES[action.tile]
        elif action.verb == "play":
            self._follow_card(seat, action)
        elif action.verb == "clear":
            self._look_at_fronts()
        opened = int(self._record["open"])
        if opened != self._opened:
            self._open(opened)
        if is_turn:
            self._pass_by_themselves(seat)
            self.turns += 1

    def _follow_card(self, seat: int, action: Action) -> None:
        self._look_at_fronts()
        looked = int(self._record["looked"][seat])
        self.looked[seat] = {cell for g, cell in enumerate(self.rules.goal_cells) if looked >> g & 1}
        if action.cell not in self.sites:
            self.tiles.pop(action.cell, None)
        hats = int(self._record["n_dwarf_discard"])
        if hats != self._hats:
            self._hats = hats
            self.changed(seat, {"target": action.seat})

    def _look_at_fronts(self) -> None:
        names = self.machine.table.fronts
        fronts = self._record["front"][: self.rules.players].tolist()
        if fronts != self._fronts:
            self._fronts = fronts
            self.front = [[card for bit, card in enumerate(names) if bits >> bit & 1] for bits in fronts]

    def _open(self, opened: int) -> None:
        """Note which goals lie open, as everyone sees them turned."""
        self._opened = opened
        goals = self._record["goal"].tolist()
        for g, cell in enumerate(self.rules.goal_cells):
            if opened >> g & 1:
                self.goals[cell] = self.machine.table.goals[goals[g]]
                self.sites.pop(cell, None)

    def _pass_by_themselves(self, seat: int) -> None:
        """Note the seats without cards between the last and the next turn (TURN-4)."""
        turn, direction = int(self._record["turn"]), int(self._record["direction"])
        between = (seat + direction) % self.rules.players
        while between != turn:
            self.note(between, Action("pass"))
            between = (between + direction) % self.rules.players
