"""The bot that looks ahead: it tries its best moves in worlds drawn from its belief.

Every candidate is played in the same worlds with the same random numbers, followed by a short simulation
whose end the value model judges. The bluffer's choice stands unless another move is clearly better.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from ..core.actions import Action
from ..core.engine import play
from ..core.rules import Rules
from ..core.view import View
from ..core.worlds import World, resample
from .advice import advice_for
from .belief import Certainties, Posterior, believe
from .bluffer import BlufferBot, Mask
from .chronicle import Chronicle
from .dwarves import Digger
from .rollout import Simulation
from .rule import BUDGET
from .value import ValueModel, shipped_value

# How many moves are tried, and in how many worlds at most; with fewer than the minimum the first choice
# stands.
CANDIDATES: Final = 6
LEAST_WORLDS: Final = 4
MOST_WORLDS: Final = 200
# How many standard errors better another move must be.
MARGIN: Final = 0.5
# A digger's average gold, and the bonus of the player who finds the treasure (28 gold cards).
_SHARE: Final = 1.45
_FINDER: Final = 0.8
_BY_SABOTEURS: Final = {1: 4.0, 2: 3.0, 3: 3.0}
_MANY_SABOTEURS: Final = 2.0
# Stop the search when one move leads by this many standard errors.
_SETTLED: Final = 3.0
# After this many worlds, drop the weaker half of the moves.
_HALVE: Final = 12


class Tried(NamedTuple):
    """A candidate move, with the suspicion it would cause and its result in each world."""

    action: Action
    values: list[float]
    suspicion: float = 0.0

    @property
    def mean(self) -> float:
        """Return the mean gold over all playouts so far."""
        return sum(self.values) / max(len(self.values), 1)


class SeerBot(BlufferBot):
    """Searches one move deep over worlds drawn from its belief."""

    def __init__(
        self,
        model: ValueModel | None = None,
        turns: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Judge with a value model after so many turns, by default a lap; measure time with `clock`."""
        super().__init__()
        self.clock = clock
        self.model = model or shipped_value()
        self.turns = turns

    def choose(
        self,
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: float = BUDGET,
        past: Chronicle | None = None,
    ) -> Action:
        """Return the best move found within the budget."""
        if len(legal) == 1 or view.window["kind"] != "turn" or past is None:
            return super().choose(view, legal, rng, budget, past)
        tried = self.search(view, legal, rng, budget, past)
        return best(tried)

    def search(
        self, view: View, legal: Sequence[Action], rng: Random, budget: float, past: Chronicle
    ) -> list[Tried]:
        """Return the moves that were tried, the bluffer's choice first."""
        until = self.clock() + budget
        own = believe(view.rules, Certainties.to(view), past, self.tables)
        scorer = self.scorer(view, self.trust(view, past), rng, past)
        chosen = _distinct(sorted(legal, key=scorer.score, reverse=True))
        mask = Mask(view, past, self.tables)
        if own is None or mask.seen is None or not advice_for(view.rules).foresight:
            return [Tried(chosen[0], [])]
        tried = [Tried(action, [], mask.suspicion + mask.rise(action)) for action in chosen]
        players = range(view.rules.players)
        public = [mask.seen.suspicion(seat) for seat in players]
        simulation = Simulation(view.rules, public, mask.seen.goals)
        longest, began = 0.0, self.clock()
        for number in range(MOST_WORLDS):
            # One more world must not exceed the budget.
            if began + longest >= until:
                break
            self._try(view, tried, simulation, own, rng)
            began, before = self.clock(), began
            longest = max(longest, began - before)
            if number + 1 == _HALVE:
                tried = _better_half(tried)
            if number >= _HALVE and is_settled(tried):
                break
        return tried

    def _try(
        self, view: View, tried: Sequence[Tried], simulation: Simulation, own: Posterior, rng: Random
    ) -> None:
        """Play every candidate in one more world with the same random numbers."""
        seat = view.seat or 0
        world = made_up(view, own, rng)
        seed = rng.random()
        turns = self.turns or view.rules.players
        for candidate in tried:
            after = world.copy()
            simulation.suspicions[seat] = candidate.suspicion
            play(view.rules, after, seat, candidate.action, trusted=True, events=False)
            simulation.run(after, turns, Random(seed))
            candidate.values.append(self.worth(view.rules, after, seat))

    def worth(self, rules: Rules, world: World, seat: int) -> float:
        """Return how much gold a seat may expect."""
        found = _was_found(world)
        over = world.revealed
        chance = float(found) if over else self.model.chance(rules, world)
        dwarf = world.dwarves[seat]
        if dwarf == "saboteur":
            count = world.dwarves.count("saboteur")
            return (1 - chance) * _BY_SABOTEURS.get(count, _MANY_SABOTEURS)
        first = float(over and found and world.last_layer == seat)
        if advice_for(rules).dwarves.get(dwarf, Digger).alone:
            return first * (_SHARE + _FINDER) if over else chance / max(rules.players, 1)
        return chance * _SHARE + first * _FINDER


def _was_found(world: World) -> bool:
    return any(goal == "treasure" and cell not in world.sites for cell, goal in world.goals.items())


def made_up(view: View, belief: Posterior, rng: Random) -> World:
    """Sample a world: dwarves and treasure drawn from the belief, cards dealt at random."""
    goal, dwarves, hats = belief.draw(rng)
    seen = copy(view)
    seen.dwarves = dwarves
    seen.dwarf_discard = hats
    if view.goals.get(goal) is None:
        seen.goals = {**view.goals, goal: "treasure"}
    return resample(seen, rng.randbytes(32))


def _distinct(ranked: Sequence[Action]) -> list[Action]:
    """Return the best moves, few of each kind: three placements, two of each deed or discard."""
    chosen: list[Action] = []
    used: Counter[str] = Counter()
    for action in ranked:
        key = action.card if action.verb == "play" else action.verb
        if used[key] < (3 if key == "place" else 2):
            used[key] += 1
            chosen.append(action)
        if len(chosen) == CANDIDATES:
            break
    return chosen


def _better_half(tried: Sequence[Tried]) -> list[Tried]:
    """Return the first candidate and the better half of the others."""
    first, *others = tried
    others.sort(key=lambda candidate: candidate.mean, reverse=True)
    return [first, *others[: max(len(others) // 2, 1)]]


def best(tried: Sequence[Tried]) -> Action:
    """Return the first move unless another is better beyond chance."""
    first, *others = tried
    chosen, most = first.action, 0.0
    for other in others:
        if len(other.values) < LEAST_WORLDS:
            continue
        gain, error = _gain(other, first)
        if gain > MARGIN * error + 1e-9 and gain > most:
            chosen, most = other.action, gain
    return chosen


def is_settled(tried: Sequence[Tried]) -> bool:
    """Tell whether one move leads by so much that more worlds would not change the choice."""
    lead = max(tried, key=lambda candidate: candidate.mean)
    gains = [_gain(lead, other) for other in tried if other is not lead]
    return all(gain >= _SETTLED * error for gain, error in gains)


def _gain(one: Tried, other: Tried) -> tuple[float, float]:
    """Return a move's mean gain over another in the same worlds, and its standard error."""
    gains = [a - b for a, b in zip(one.values, other.values, strict=False)]
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
