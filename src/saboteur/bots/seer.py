"""The bot that looks ahead: it tries its best moves in worlds drawn from its belief.

Every candidate is played in the same worlds with the same random numbers, followed by a short simulation
whose end the value model judges. The bluffer's choice stands unless another move is clearly better.
Where the compiled kernel is ready and knows the rules, it makes the worlds and plays them (`ahead`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final, NamedTuple, Protocol

from ..core.actions import Action
from ..core.engine import play
from ..core.rules import Rules
from ..core.view import View
from ..core.worlds import World, resample
from .advice import advice_for
from .ahead import TO_THE_END, kernel_worlds
from .belief import Certainties, Posterior, believe
from .bluffer import BlufferBot, Mask
from .chronicle import Chronicle
from .dwarves import Digger
from .kernel_access import is_kernel_ready
from .rollout import Simulation
from .rule import BUDGET
from .sense import sensible
from .value import FINDER, SHARE, ValueModel, saboteurs_gold, shipped_value

# How many moves are tried, and in how many worlds at most; with fewer than the minimum the first choice
# stands.
CANDIDATES: Final = 6
LEAST_WORLDS: Final = 4
MOST_WORLDS: Final = 200
# How many standard errors better another move must be.
MARGIN: Final = 0.5
# Stop the search when one move leads by this many standard errors.
_SETTLED: Final = 3.0
# After this many worlds, drop the weaker half of the moves.
_HALVE: Final = 12


class Worlds(Protocol):
    """Where candidates are tried."""

    # How many worlds are enough.
    most: int

    def try_all(self, tried: Sequence[Tried]) -> None:
        """Play every candidate in one more world with the same random numbers, and add what came of it."""
        ...


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
        is_kernel_ready()  # loaded now, so that no move has to wait for it

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
        trust = own or self.trust(view, past)
        scorer = self.scorer(view, trust, rng, past)
        chosen = _distinct(sorted(sensible(view, legal, trust), key=scorer.score, reverse=True))
        mask = Mask(view, past, self.tables)
        worlds = self._worlds(view, own, mask.seen, rng) if own and mask.seen else None
        if worlds is None:
            return [Tried(chosen[0], [])]
        tried = [Tried(action, [], mask.suspicion + mask.rise(action)) for action in chosen]
        return self._looked_ahead(worlds, tried, until)

    def _looked_ahead(self, worlds: Worlds, tried: list[Tried], until: float) -> list[Tried]:
        """Try the moves in as many worlds as there is time for, or until one of them is clearly best."""
        longest, began = 0.0, self.clock()
        for number in range(1, worlds.most + 1):
            # One more world must not exceed the budget.
            if began + longest >= until:
                break
            worlds.try_all(tried)
            began, before = self.clock(), began
            longest = max(longest, began - before)
            if number == _HALVE:
                tried = _better_half(tried)
            # The more worlds there are, the less one more changes.
            if number > _HALVE and number % (number // 8) == 0 and is_settled(tried):
                break
        return tried

    def _worlds(self, view: View, own: Posterior, seen: Posterior, rng: Random) -> Worlds | None:
        """Return worlds of the kernel, or else of the reference engine.

        Where the model cannot judge a position, rounds are played to their end, for which only the kernel is
        quick enough.
        """
        can_judge = advice_for(view.rules).foresight
        turns = (self.turns or view.rules.players) if can_judge else TO_THE_END
        kernel = kernel_worlds(view, own, seen, self.model, turns, rng)
        return ReferenceWorlds(self, view, own, seen, rng) if kernel is None and can_judge else kernel

    def worth(self, rules: Rules, world: World, seat: int) -> float:
        """Return how much gold a seat may expect."""
        found = _was_found(world)
        over = world.revealed
        chance = float(found) if over else self.model.chance(rules, world)
        dwarf = world.dwarves[seat]
        if dwarf == "saboteur":
            count = world.dwarves.count("saboteur")
            return (1 - chance) * saboteurs_gold(count)
        first = float(over and found and world.last_layer == seat)
        if advice_for(rules).dwarves.get(dwarf, Digger).alone:
            return first * (SHARE + FINDER) if over else chance / max(rules.players, 1)
        return chance * SHARE + first * FINDER


class ReferenceWorlds:
    """Worlds that the reference engine makes and plays, whatever the rules are."""

    most = MOST_WORLDS

    def __init__(self, bot: SeerBot, view: View, own: Posterior, seen: Posterior, rng: Random) -> None:
        """Draw worlds from the bot's own belief; in them, everyone believes what is seen by all."""
        self.bot, self.view, self.own, self.rng = bot, view, own, rng
        suspicions = [seen.suspicion(seat) for seat in range(view.rules.players)]
        self.simulation = Simulation(view.rules, suspicions, seen.goals)

    def try_all(self, tried: Sequence[Tried]) -> None:
        """Play every candidate in one more world with the same random numbers."""
        rules, seat = self.view.rules, self.view.seat or 0
        world = made_up(self.view, self.own, self.rng)
        seed = self.rng.random()
        for candidate in tried:
            after = world.copy()
            self.simulation.suspicions[seat] = candidate.suspicion
            play(rules, after, seat, candidate.action, trusted=True, events=False)
            self.simulation.run(after, self.bot.turns or rules.players, Random(seed))
            candidate.values.append(self.bot.worth(rules, after, seat))


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
    """Return the best of the moves that were tried most; the first, unless that is better beyond chance.

    So no move is taken that scores worse than another by more than its error.
    """
    first = tried[0]
    worlds = max(len(candidate.values) for candidate in tried)
    if worlds < LEAST_WORLDS:
        return first.action
    lead = max((each for each in tried if len(each.values) == worlds), key=lambda each: each.mean)
    gain, error = _gain(lead, first)
    return lead.action if gain > MARGIN * error + 1e-9 else first.action


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
