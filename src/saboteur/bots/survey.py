"""A survey of the mine: how many cards the lit tunnel still needs to each goal, now and after a move.

The distance from a cell to a goal is a breadth-first walk over empty cells; tunnels that lie in the dark
may be walked through for nothing. It takes no notice of which cards are still to be had.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ..core.cards import Tile
from ..core.cells import NEIGHBOURS, STEPS, cell_at, xy
from ..core.view import View

# A goal that no tunnel can come to any more counts as this far away.
FAR: Final = 15.0
# A goal that is reached but lies face down still: the next path card turns it over (GOAL-4).
_WAITING: Final = 0.5
_MARGIN: Final = 2
_START: Final = cell_at(0, 0)

_AROUND: Final = tuple(step for step, _ in NEIGHBOURS)

Field = dict[int, int]


class Prospect(NamedTuple):
    """What a path card would lead to."""

    nearest: float
    distance: float
    openings: int
    # How likely it is that the treasure is reached.
    chance: float


class Survey:
    """The mine as one seat sees it, with goals weighed by how likely each hides the treasure."""

    __slots__ = (
        "_ends", "dark", "distance", "fields", "joined", "lit", "live", "nearest", "tiles", "view", "weights",
    )  # fmt: skip

    def __init__(self, view: View, weights: Mapping[int, float]) -> None:
        """Measure the way from every live cell to every goal that has a weight."""
        self.view = view
        self.weights = weights
        self.tiles: dict[int, Tile] = view.tiles
        self.lit: dict[int, int] = view.lit
        self.dark = {c: t for c, t in view.tiles.items() if view.lit.get(c, 0) != t.mask}
        self.joined = self._shortcuts()
        self.live = self._faced(view.lit)
        self.fields = {goal: self._field(goal) for goal in weights}
        self._ends = {goal: _two_best(field, self.live) for goal, field in self.fields.items()}
        self.nearest, self.distance = self._summed({g: self._now(g) for g in weights})

    def _now(self, goal: int) -> float:
        return _WAITING if goal in self.view.reached else self._ends[goal][0]

    def _summed(self, ways: Mapping[int, float]) -> tuple[float, float]:
        """Return the shortest way, and all of them weighed."""
        if not ways:
            return FAR, FAR
        return min(ways.values()), sum(self.weights[goal] * way for goal, way in ways.items())

    def _faced(self, lit: Mapping[int, int]) -> set[int]:
        """Return the empty cells that a lit tunnel faces."""
        tiles, sites = self.tiles, self.view.sites
        found = {cell + step for cell, mask in lit.items() for step, _ in STEPS[mask]}
        return {cell for cell in found if cell not in tiles and cell not in sites}

    def _shortcuts(self) -> dict[int, set[int]]:
        """Return for each cell those that a tunnel in the dark joins it to."""
        joined: dict[int, set[int]] = {}
        for cell, tile in self.dark.items():
            for tunnel in tile.tunnels:
                ends = self._through(cell, tunnel, set())
                for end in ends if len(ends) > 1 else ():
                    joined.setdefault(end, set()).update(ends)
        return joined

    def _through(self, cell: int, facing: int, seen: set[tuple[int, int]]) -> set[int]:
        """Return the cells at the ends of the dark tunnel that opens on this side of a card."""
        tunnel = next((t for t in self.tiles[cell].tunnels if t & facing), 0)
        if (cell, tunnel) in seen or self.lit.get(cell, 0) & tunnel:
            return set()
        seen.add((cell, tunnel))
        ends: set[int] = set()
        for step, entry in STEPS[tunnel]:
            beside = cell + step
            if beside in self.dark:
                ends |= self._through(beside, entry, seen)
            elif beside not in self.tiles:
                ends.add(beside)
        return ends

    def _field(self, goal: int) -> Field:
        """Return for each cell how many cards bring a tunnel from there to the goal."""
        left = set(_room(tuple(self.view.goals)).difference(self.tiles, self.view.sites))
        field: Field = {}
        edge = {goal}
        steps = 0
        while edge:
            steps += 1
            found = {cell + step for cell in edge for step in _AROUND}
            for cell in self.joined.keys() & edge:
                found |= self.joined[cell]
            edge = found & left
            left -= edge
            field.update(dict.fromkeys(edge, steps))
        return field

    # What if ----------------------------------------------------------------------------------

    def after_laying(self, tile: Tile, cell: int) -> Prospect:
        """Return what a tile on a cell would lead to."""
        opened = self._opened(cell, self._light(tile, cell))
        beyond = opened | self._beyond(opened, cell)
        ways = {goal: self._way(goal, cell, beyond) for goal in self.weights}
        chance = sum(self.weights[goal] for goal, way in ways.items() if not way)
        return Prospect(*self._summed(ways), len(opened), chance)

    def _light(self, tile: Tile, cell: int) -> int:
        """Return the sides of a tile whose tunnels would be lit there; a ladder always is."""
        if tile.source:
            return tile.mask
        lit, light = self.lit, 0
        for tunnel in tile.tunnels:
            for step, facing in STEPS[tunnel]:
                if lit.get(cell + step, 0) & facing:
                    light |= tunnel
                    break
        return light

    def _opened(self, cell: int, light: int) -> set[int]:
        """Return the empty cells and sites that a newly lit tunnel faces."""
        opened: set[int] = set()
        for step, facing in STEPS[light]:
            beside = cell + step
            if beside in self.dark:
                opened |= self._through(beside, facing, set())
            elif beside not in self.tiles:
                opened.add(beside)
        return opened - self.live

    def _beyond(self, opened: set[int], cell: int) -> set[int]:
        """Return the cells beside goals that are reached: a stone will open some of them."""
        goals = opened & self.view.sites.keys()
        around = {goal + step for goal in goals for step in _AROUND}
        return around.difference(self.tiles, self.view.sites, (cell,)) if around else around

    def _way(self, goal: int, cell: int, opened: Iterable[int]) -> float:
        if goal in self.view.reached or goal in opened:
            return 0.0
        first, at, second = self._ends[goal]
        field = self.fields[goal]
        return min([second if at == cell else first, *[field.get(c, FAR) for c in opened]])

    def after_removing(self, cell: int) -> float:
        """Return the weighed way once the card on a cell is gone."""
        lit = self._relit(cell)
        live = self._faced(lit) | ({cell} if self._is_faced(lit, cell) else set())
        ways = {}
        for goal, field in self.fields.items():
            here = 1 + min([field.get(cell + step, FAR) for step, _ in NEIGHBOURS])
            ways[goal] = min([here if c == cell else field.get(c, FAR) for c in live], default=FAR)
        return self._summed(ways)[1]

    def _is_faced(self, lit: Mapping[int, int], cell: int) -> bool:
        return any(lit.get(cell + step, 0) & facing for step, facing in NEIGHBOURS)

    def _relit(self, gone: int) -> dict[int, int]:
        """Return what stays lit without one card."""
        lit: dict[int, int] = {}
        sources = [c for c, tile in self.tiles.items() if (c == _START or tile.source) and c != gone]
        todo = [(cell, tunnel) for cell in sources for tunnel in self.tiles[cell].tunnels]
        while todo:
            cell, tunnel = todo.pop()
            lit[cell] = lit.get(cell, 0) | tunnel
            for step, facing in STEPS[tunnel]:
                beside = cell + step
                tile = self.tiles.get(beside)
                if tile is None or beside == gone or lit.get(beside, 0) & facing:
                    continue
                todo += [(beside, t) for t in tile.tunnels if t & facing]
        return lit


def _two_best(field: Field, live: Iterable[int]) -> tuple[float, int | None, float]:
    """Return the shortest way from a live cell, that cell, and the shortest from another."""
    first, at, second = FAR, None, FAR
    for cell in live:
        way = field.get(cell, FAR)
        if way < first:
            first, at, second = way, cell, first
        elif way < second:
            second = way
    return first, at, second


@lru_cache(maxsize=64)
def _room(goals: tuple[int, ...]) -> frozenset[int]:
    """Return the cells worth looking at: from the start to the goals, and a little beyond."""
    xs, ys = zip(*[xy(cell) for cell in (_START, *goals)], strict=True)
    columns = range(min(xs) - _MARGIN, max(xs) + _MARGIN + 1)
    rows = range(min(ys) - _MARGIN, max(ys) + _MARGIN + 1)
    return frozenset(cell_at(x, y) for x in columns for y in rows)
