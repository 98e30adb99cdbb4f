"""The searching bot's worlds on the compiled kernel, a hundred times as many as the reference engine makes.

Without numba, before the kernel is compiled (`saboteur kernel warm`) and for boxes that it does not know,
there are none, and the bot searches with the reference engine. What it sees goes into the kernel by a world
that is sampled from its view, so nothing hidden can get in there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ..core.actions import Action
from ..core.view import View
from ..core.worlds import resample
from .belief import Posterior
from .kernel_access import machine_for
from .value import FINDER, SHARE, ValueModel, saboteurs_gold

if TYPE_CHECKING:
    from ..kernel.machine import Machine
    from .seer import Tried

MOST_WORLDS: Final = 4000
# Instead of a number of turns, after which a model judges.
TO_THE_END: Final = 0
# What the seat sees, a world, and what comes of a candidate in it.
_RECORDS: Final = 3


def kernel_worlds(
    view: View, own: Posterior, seen: Posterior, model: ValueModel, turns: int, rng: Random
) -> KernelWorlds | None:
    """Return worlds on the kernel, or None if it is not ready or does not know these rules."""
    machine = machine_for(view.rules)
    if machine is None:
        return None
    from ..kernel.state import Unsupported

    try:
        return KernelWorlds(machine, view, own, seen, model, turns, rng)
    except Unsupported:  # a mine larger than its square, for instance
        return None


class KernelWorlds:
    """Worlds that the kernel samples from a view and plays."""

    most = MOST_WORLDS

    def __init__(
        self,
        machine: Machine,
        view: View,
        own: Posterior,
        seen: Posterior,
        model: ValueModel,
        turns: int,
        rng: Random,
    ) -> None:
        """Read what a seat sees, and what everyone believes."""
        from ..kernel.bridge import Reader
        from ..kernel.notation import ActionsOf

        assert view.seat is not None
        self.machine, self.own, self.rng, self.seat, self.turns = machine, own, rng, view.seat, turns
        self._table = machine.table
        self._games = machine.games(_RECORDS, rng.getrandbits(63))
        Reader(machine, self._games).read(resample(view, rng.randbytes(32)))
        actions = ActionsOf(self._table)
        self._codes: dict[Action, int] = {
            actions[int(code)]: int(code) for code in machine.legal(self._games)
        }
        machine.hide(self._games, self.seat)
        self._goals = self._games[0]["goal"].copy()
        self._unknown = {cell for cell, goal in view.goals.items() if goal is None}
        (self._treasure,) = [number for number, goal in enumerate(self._table.goals) if goal == "treasure"]
        self._believe(seen, model)

    def _believe(self, seen: Posterior, model: ValueModel) -> None:
        """Let everyone in the worlds believe what is seen by all."""
        rules, tastes = self._table.rules, self.machine.tastes[0]
        suspicions = [seen.suspicion(seat) for seat in range(rules.players)]
        tastes["suspicion"][: rules.players] = tastes["guilt"][: rules.players] = suspicions
        tastes["stranger"][: rules.players] = [1 - chance for chance in suspicions]
        tastes["public"][: len(rules.goal_cells)] = [seen.goals.get(cell, 0.0) for cell in rules.goal_cells]
        tastes["value"] = model.coefficients
        tastes["share"], tastes["finder"] = SHARE, FINDER
        tastes["by_saboteurs"] = [saboteurs_gold(count) for count in range(len(tastes["by_saboteurs"]))]

    def _draw(self) -> None:
        """Draw dwarves and the place of the treasure from the belief, for the next world."""
        goal, dwarves, hats = self.own.draw(self.rng)
        record: Any = self._games[0]
        number = self._table.dwarf_number
        record["dwarf"][: len(dwarves)] = [number(dwarf) for dwarf in dwarves]
        record["dwarf_discard"][: len(hats)] = [number(dwarf) for dwarf in hats]
        record["goal"] = self._goals
        if goal in self._unknown:
            record["goal"][self._table.rules.goal_cells.index(goal)] = self._treasure

    def try_all(self, tried: Sequence[Tried]) -> None:
        """Play every candidate in one more world with the same random numbers."""
        tastes = self.machine.tastes[0]
        tastes["n_tried"] = len(tried)
        tastes["tried"][: len(tried)] = [self._codes[candidate.action] for candidate in tried]
        tastes["blame"][: len(tried)] = [candidate.suspicion for candidate in tried]
        self._draw()
        results = self.machine.try_all(self._games, self.seat, self.turns)
        if results is None:  # a mine outgrew the kernel: this world says nothing
            return
        for candidate, result in zip(tried, results.tolist(), strict=True):
            candidate.values.append(result)
