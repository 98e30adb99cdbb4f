"""What the dwarves like, for the compiled kernel: each is asked in a mine where only one thing matters.

So no weight is written twice, and a box's dwarves play in the kernel as its `bot.py` says. That the answers
add up to the same scores is tested action by action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, cast

from ..core.actions import Action
from ..core.cards import TILES
from ..core.cells import cell_at
from ..core.engine import new_game
from ..core.rules import Rules
from ..core.view import View
from ..kernel.machine import Machine
from ..kernel.state import CELLS, Unsupported, grid_cell
from ..kernel.tables import RulesTable
from ..kernel.tastes import AGAIN, BREAKING, OTHERS, OWN, REPAIRING, SLOPE, WEIGHTS
from .advice import UNKNOWN, advice_for
from .dwarves import Dwarf, stranger_in
from .survey import FAR, WAITING, Prospect, Survey, room_of
from .trust import CAUGHT, UNSUSPECTED
from .weights import NEVER, RULE

_ME, _OTHER = range(2)
_CELL: Final = cell_at(1, 0)
_QUIET: Final = Prospect(nearest=9, distance=0, openings=0, chance=0)


class _Told:
    """A survey that says what it is told, and a trust that doubts everyone as much."""

    def __init__(self, located: bool = False) -> None:
        self.nearest: float = 9
        self.distance: float = 0
        self.then = _QUIET
        self.weights: Mapping[int, float] = {0: 1.0} if located else {0: 0.5, 1: 0.5}
        self.goals = self.weights
        self.doubt = 0.0
        self.by_enmity = False

    def after_laying(self, tile: object, cell: int) -> Prospect:
        return self.then

    def is_in_the_way(self, cell: int) -> bool:
        return True

    def after_removing(self, cell: int) -> float:
        return 0.0

    def suspicion(self, seat: int) -> float:
        return self.doubt

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        self.by_enmity = True
        return self.doubt


class _Asked:
    """One dwarf that answers, about one thing at a time."""

    def __init__(self, rules: Rules, name: str) -> None:
        self.view = View(rules, new_game(rules, bytes(32)), _ME)
        self.make = advice_for(rules).dwarves.get(name, stranger_in(self.view))
        self.told = _Told()
        self.dwarf = self.told_of(self.told)

    def told_of(self, told: _Told) -> Dwarf:
        """Return the dwarf in a mine of which it is told."""
        dwarf = self.make(self.view, RULE)
        dwarf.survey = cast(Survey, told)
        dwarf.trust = cast(Any, told)
        self.told = told
        return dwarf

    def lays(self, tile: str, then: Prospect = _QUIET, nearest: float = 9) -> float:
        """Return what the dwarf thinks of laying a tile."""
        self.told.then, self.told.nearest = then, nearest
        return self.dwarf.place(TILES[tile], _CELL)

    def aims(self, aim: Callable[[Action], float]) -> list[float]:
        """Return what it thinks of a deed aimed at itself, at others, by suspicion, and at the blocked."""
        answers = [0.0] * 4
        self.view.front = tuple(() for _ in self.view.front)
        answers[OWN] = aim(Action("play", seat=_ME))
        answers[OTHERS] = aim(Action("play", seat=_OTHER))
        self.told.doubt = 1.0
        answers[SLOPE] = aim(Action("play", seat=_OTHER)) - answers[OTHERS]
        self.told.doubt = 0.0
        blocking = next(iter(self.view.rules.blocking))
        self.view.front = tuple((blocking,) for _ in self.view.front)
        answers[AGAIN] = answers[OTHERS] - aim(Action("play", seat=_OTHER))
        return answers

    def spares(self, tile: str) -> bool:
        """Tell whether it never brings such a tile down, even if it is in the way."""
        self.view.tiles = {_CELL: TILES[tile]}
        return self.dwarf.rockfall(_CELL) == NEVER


def fill_tastes(machine: Machine) -> None:
    """Write down what every dwarf of some rules likes; raise Unsupported if that is not all there is."""
    table, tastes = machine.table, machine.tastes[0]
    advice = advice_for(table.rules)
    if advice.cells or advice.sites:
        raise Unsupported("the bots weigh something that the kernel does not know")
    for name in WEIGHTS:
        tastes[name] = asdict(RULE)[name]
    for name, number in (("never", NEVER), ("unknown", UNKNOWN), ("far", FAR), ("waiting", WAITING)):
        tastes[name] = number
    tastes["unsuspected"], tastes["caught"] = UNSUSPECTED, CAUGHT
    tastes["saboteur"] = table.dwarf_number("saboteur")
    for place in range(CELLS):
        tastes["room"][place] = grid_cell(place) in room_of(table.rules.goal_cells)
    for number, name in enumerate(table.dwarves):
        _ask(table, tastes, number, _Asked(table.rules, name))


def _ask(table: RulesTable, tastes: Any, number: int, asked: _Asked) -> None:
    dwarf = asked.dwarf
    tastes["side"][number], tastes["alone"][number] = dwarf.side, dwarf.alone
    tastes["doubt"][number] = dwarf.doubt
    # What it thinks of itself matters as well.
    tastes["enmity"][number, : len(table.dwarves)] = [dwarf.enmity_of(name) for name in table.dwarves]
    tastes["enmity"][number, table.dwarf_number("saboteur")] = dwarf.enmity_of("saboteur")
    _ask_about_tiles(table, tastes, number, asked)
    tastes["aim"][number, REPAIRING] = asked.aims(dwarf.repair)
    tastes["aim"][number, BREAKING] = asked.aims(dwarf.break_tool)
    tastes["by_enmity"][number] = asked.told.by_enmity
    for located in (False, True):
        dwarf = asked.told_of(_Told(located))
        tastes["pass_base"][number, int(located)] = none = dwarf.discard(())
        for kind, card in enumerate(table.kinds):
            tastes["pass_card"][number, int(located), kind] = dwarf.discard((card,)) - none
            tastes["keep"][number, int(located), kind] = dwarf.keep(card)


def _ask_about_tiles(table: RulesTable, tastes: Any, number: int, asked: _Asked) -> None:
    """Ask a digger what it thinks of tiles, of progress, and of letting others finish."""
    if asked.dwarf.side < 0:
        return
    for place, tile in enumerate(table.tiles):
        if tile:
            tastes["bonus"][number, place] = asked.lays(tile)
            tastes["spares"][number, place] = asked.spares(tile)
    some = table.tiles[1]
    nothing = asked.lays(some)
    ahead = asked.lays(some, _QUIET._replace(distance=-1))
    tastes["dig_by"][number] = (ahead - nothing) / RULE.progress
    tastes["helps"][number] = nothing - asked.lays(some, _QUIET._replace(nearest=1), 2)
