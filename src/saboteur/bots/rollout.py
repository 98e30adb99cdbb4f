"""Plays a sampled world on for a lap or so: everyone uses weights and what everyone believes.

A simulated player knows its own dwarf and the goals it has looked at in that world. About the others it
believes what a spectator of the real table believes, never what is true in that world; otherwise hiding would
be pointless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, cast

from ..core.actions import Action
from ..core.engine import legal, play
from ..core.rules import Rules
from ..core.view import View, ext_view
from ..core.worlds import World
from .dwarves import Dwarf, dwarf_of
from .weights import RULE, Weights

_LOT: Final = 0.05
# A turn may ask for several answers; give up a world in which that never ends.
_MOST_ANSWERS: Final = 40


class Glance:
    """What a simulated player sees: a stand-in for a View that is quick to make."""

    __slots__ = (
        "_ext", "_world", "cards", "direction", "dwarves", "front", "goals", "hand", "laid", "last_layer",
        "lit", "pile", "reached", "rules", "seat", "sites", "tiles",
    )  # fmt: skip

    def __init__(self, rules: Rules, world: World, seat: int) -> None:
        """Look at a world as one seat."""
        self._world = world
        self._ext: dict[str, Any] | None = None
        self.rules = rules
        self.seat = seat
        self.tiles = world.tiles
        self.lit = world.lit
        self.sites = world.sites
        self.reached = world.reached
        self.direction = world.direction
        self.laid = world.laid
        self.last_layer = world.last_layer
        self.pile = len(world.pile)
        self.hand = rules.cards_of(world.hands[seat])
        self.cards = _Counts(rules, world)
        self.front = _Fronts(world)
        known = world.known[seat]
        self.goals = {cell: known.goals.get(cell) for cell in world.goals}
        players = range(rules.players)
        shown = {seat, *world.proved}
        self.dwarves = tuple(world.dwarves[s] if s in shown else known.dwarves.get(s) for s in players)

    @property
    def ext(self) -> dict[str, Any]:
        """Return what boxes show, computed on demand."""
        if self._ext is None:
            self._ext = ext_view(self.rules, self._world, self.seat)
        return self._ext

    @property
    def window(self) -> dict[str, Any]:
        """Return the kind of the pending question, in the shape of a view's `window`."""
        return {"kind": self._world.pending.kind}

    @property
    def gold(self) -> tuple[int, ...]:
        """Return everyone's gold; dwarves never look at that of others."""
        return self._world.gold

    @property
    def looked(self) -> list[list[int]]:
        """Return which goals everyone has looked at."""
        return [list(known.goals) for known in self._world.known]


class _Counts:
    """The number of cards in each hand, computed on demand."""

    def __init__(self, rules: Rules, world: World) -> None:
        self._rules, self._hands = rules, world.hands

    def __getitem__(self, seat: int) -> int:
        return self._rules.count_of(self._hands[seat])


class _Fronts:
    """What lies in front of players, computed on demand."""

    def __init__(self, world: World) -> None:
        self._front = world.front

    def __getitem__(self, seat: int) -> tuple[str, ...]:
        return tuple(card for card, seats in self._front.items() if seats >> seat & 1)


class Hearsay:
    """What a simulated player believes."""

    def __init__(self, glance: Glance, suspicions: Sequence[float], goals: dict[int, float]) -> None:
        """Combine what everyone believes with what the player itself has seen."""
        self._suspicions = suspicions
        self._dwarves = glance.dwarves
        self.goals = _seen(glance, goals)

    def suspicion(self, seat: int) -> float:
        """Return the table's suspicion of a seat, unless its dwarf is known."""
        dwarf = self._dwarves[seat]
        return self._suspicions[seat] if dwarf is None else float(dwarf == "saboteur")

    def expect(self, seat: int, of: Callable[[str], float], doubt: float) -> float:
        """Use the probability of a saboteur; nothing else is known about others."""
        dwarf = self._dwarves[seat]
        if dwarf is not None:
            return of(dwarf)
        chance = self._suspicions[seat]
        return chance * of("saboteur") + (1 - chance) * doubt


def _seen(glance: Glance, goals: dict[int, float]) -> dict[int, float]:
    hidden = [cell for cell, kind in glance.sites.items() if kind == "goal"]
    for cell in hidden:
        if glance.goals.get(cell) == "treasure":
            return {cell: 1.0}
    unseen = [cell for cell in hidden if glance.goals.get(cell) is None] or hidden
    total = sum(goals.get(cell, 0.0) for cell in unseen)
    if not total:
        return {cell: 1 / len(unseen) for cell in unseen}
    return {cell: goals.get(cell, 0.0) / total for cell in unseen}


class Simulation:
    """Plays on from a world with the rule bot on every seat."""

    def __init__(
        self,
        rules: Rules,
        suspicions: list[float],
        goals: dict[int, float],
        weights: Weights = RULE,
    ) -> None:
        """Start from what everyone believes; the suspicion of the mover may be replaced before each try."""
        self.rules = rules
        self.suspicions = suspicions
        self.goals = goals
        self.weights = weights

    def run(self, world: World, turns: int, rng: Random) -> None:
        """Play on for so many turns, or until the round is over."""
        answers = 0
        while turns > 0 and not world.revealed and world.pending.seats and answers < _MOST_ANSWERS * turns:
            turns -= world.pending.kind == "turn"
            answers += 1
            self.step(world, rng)

    def step(self, world: World, rng: Random) -> None:
        """Let the seat that is asked act."""
        seat = world.pending.seats[0]
        actions = legal(self.rules, world, seat)
        play(self.rules, world, seat, self._chosen(world, seat, actions, rng), trusted=True, events=False)

    def _chosen(self, world: World, seat: int, actions: Sequence[Action], rng: Random) -> Action:
        if len(actions) == 1:
            return actions[0]
        if world.pending.kind != "turn":
            return rng.choice(actions)
        dwarf = self.dwarf(world, seat)
        return max(actions, key=lambda action: dwarf.score(action) + _LOT * rng.random())

    def dwarf(self, world: World, seat: int) -> Dwarf:
        """Return the dwarf that scores a seat's actions."""
        glance = Glance(self.rules, world, seat)
        trust = Hearsay(glance, self.suspicions, self.goals)
        # A glance has everything a dwarf reads from a view.
        return dwarf_of(cast(View, glance), self.weights, trust)
