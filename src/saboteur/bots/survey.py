"""A survey of the mine: how many cards the lit tunnel needs to each goal, now and after a move.

The distance from a cell to a goal is a breadth-first search over empty cells; unlit tunnels can be walked
through at no cost. It ignores which cards are left. Cells are bits of one number, so that a step of the
search is a few shifts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from ..core.cards import Tile
from ..core.cells import NEIGHBOURS, STEPS, cell_at, xy

# The distance of a goal that no tunnel can reach any more.
FAR: Final = 15.0
# The distance of a goal that is reached but still face down: the next path card opens it (GOAL-4).
WAITING: Final = 0.5
_MARGIN: Final = 2
_START: Final = cell_at(0, 0)

_AROUND: Final = tuple(step for step, _ in NEIGHBOURS)

# The cells at one, two and more steps from the goal.
Layers = tuple[int, ...]
Ways = dict[int, float]


class Mine(Protocol):
    """What a survey needs to see; a View provides it."""

    tiles: dict[int, Tile]
    lit: dict[int, int]
    sites: dict[int, str]
    reached: dict[int, int]

    @property
    def goals(self) -> Collection[int]:
        """Return the cells of the goals."""
        ...


class Prospect(NamedTuple):
    """What a path card would lead to."""

    nearest: float
    distance: float
    openings: int
    # How likely the treasure is reached.
    chance: float


class Survey:
    """The mine as one seat sees it, with goals weighed by how likely each hides the treasure."""

    __slots__ = (
        "_bits", "_ends", "_layers", "_live_bits", "_prospects", "dark", "distance", "joined", "lit", "live",
        "mine", "nearest", "tiles", "weights",
    )  # fmt: skip

    def __init__(self, mine: Mine, weights: Mapping[int, float]) -> None:
        """Measure the distance from every open cell to every goal that has a weight."""
        self.mine = mine
        self.weights = weights
        self.tiles: dict[int, Tile] = mine.tiles
        self.lit: dict[int, int] = mine.lit
        self.dark = {c: t for c, t in mine.tiles.items() if mine.lit.get(c, 0) != t.mask}
        self.joined = self._shortcuts() if self.dark else {}
        self.live = self._faced(mine.lit)
        self._measure()
        # By cell and lit sides: tiles that light the same lead to the same.
        self._prospects: dict[int, Prospect] = {}
        self.nearest, self.distance = self._summed(self.ways())

    def _measure(self) -> None:
        """Find the layers around every goal, and where the lit tunnel's ends are in them."""
        goals = tuple(self.mine.goals)
        self._bits, free, width = _room(goals)
        get = self._bits.get
        for cell in (*self.tiles, *self.mine.sites, *goals):  # a goal that is being turned is neither
            free &= ~get(cell, 0)
        joins = tuple(sorted((get(cell, 0), self._mask(ends)) for cell, ends in self.joined.items()))
        self._layers = {goal: _layers(get(goal, 0), free, width, joins) for goal in self.weights}
        self._live_bits = self._mask(self.live)
        self._ends = {goal: self._two_best(layers) for goal, layers in self._layers.items()}

    def _mask(self, cells: Iterable[int]) -> int:
        get = self._bits.get
        mask = 0
        for cell in cells:
            mask |= get(cell, 0)
        return mask

    def _two_best(self, layers: Layers) -> tuple[float, int, float]:
        """Return the shortest distance, its cell if only one has it, and the next best distance."""
        found = [(way, here) for way, layer in enumerate(layers, 1) if (here := layer & self._live_bits)]
        if not found:
            return FAR, 0, FAR
        first, here = found[0]
        alone = not here & (here - 1)
        return first, here if alone else 0, found[1][0] if len(found) > 1 else FAR

    def ways(self) -> Ways:
        """Return the present distance to each goal."""
        return {goal: self._now(goal) for goal in self.weights}

    def _now(self, goal: int) -> float:
        return WAITING if goal in self.mine.reached else self._ends[goal][0]

    def _summed(self, ways: Ways) -> tuple[float, float]:
        """Return the shortest distance, and the weighted mean of all."""
        if not ways:
            return FAR, FAR
        weights, total = self.weights, 0.0
        for goal, way in ways.items():
            total += weights[goal] * way
        return min(ways.values()), total

    def _faced(self, lit: Mapping[int, int]) -> set[int]:
        """Return the empty cells at the open ends of the lit tunnel."""
        tiles, sites, goals = self.tiles, self.mine.sites, self.mine.goals
        found = {cell + step for cell, mask in lit.items() for step, _ in STEPS[mask]}
        return {cell for cell in found if not (cell in tiles or cell in sites or cell in goals)}

    def _shortcuts(self) -> dict[int, set[int]]:
        """Return, for each cell, the cells that an unlit tunnel joins it to."""
        joined: dict[int, set[int]] = {}
        for cell, tile in self.dark.items():
            for tunnel in tile.tunnels:
                ends = self._through(cell, tunnel, set())
                for end in ends if len(ends) > 1 else ():
                    joined.setdefault(end, set()).update(ends)
        return joined

    def _through(self, cell: int, facing: int, seen: set[tuple[int, int]]) -> set[int]:
        """Return the cells at the ends of the unlit tunnel that opens on this side of a card."""
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

    # What if ----------------------------------------------------------------------------------

    def after_laying(self, tile: Tile, cell: int) -> Prospect:
        """Return what a tile on a cell would lead to."""
        light = self._light(tile, cell)
        key = cell << 4 | light
        found = self._prospects.get(key)
        if found is None:
            found = self._prospects[key] = self._prospect(cell, light)
        return found

    def _prospect(self, cell: int, light: int) -> Prospect:
        opened = self._opened(cell, light)
        beyond = opened | self._beyond(opened, cell) if opened else opened
        bits, taken = self._mask(beyond), self._bits.get(cell, 0)
        nearest, distance, chance = FAR, 0.0 if self.weights else FAR, 0.0
        for goal, weight in self.weights.items():
            way = self._way(goal, taken, beyond, bits)
            distance += weight * way
            nearest = min(nearest, way)
            if not way:
                chance += weight
        return Prospect(nearest, distance, len(opened), chance)

    def ways_after(self, tile: Tile, cell: int) -> Ways:
        """Return the distance to each goal after laying a tile on a cell."""
        return self._ways_from(self._opened(cell, self._light(tile, cell)), cell)

    def sites_after(self, tile: Tile, cell: int) -> set[int]:
        """Return the sites that a tile on a cell would reach; some can be walked through."""
        passed: set[tuple[int, int]] = set()
        opened = self._opened(cell, self._light(tile, cell), passed)
        return opened.union(c for c, _ in passed) & self.mine.sites.keys() - self.mine.reached.keys()

    def leads(self, cell: int) -> float:
        """Return how likely the shortest way to the treasure starts at this cell."""
        bit, found = self._bits.get(cell, 0), 0.0
        for goal, layers in self._layers.items():
            first = int(self._ends[goal][0])
            if first <= len(layers) and layers[first - 1] & bit:
                found += self.weights[goal]
        return found

    def _ways_from(self, opened: set[int], cell: int) -> Ways:
        beyond = opened | self._beyond(opened, cell) if opened else opened
        bits, taken = self._mask(beyond), self._bits.get(cell, 0)
        return {goal: self._way(goal, taken, beyond, bits) for goal in self.weights}

    def _light(self, tile: Tile, cell: int) -> int:
        """Return the sides of a tile whose tunnels would be lit there; those of a ladder always are."""
        if tile.source:
            return tile.mask
        lit, light = self.lit, 0
        for tunnel in tile.tunnels:
            for step, facing in STEPS[tunnel]:
                if lit.get(cell + step, 0) & facing:
                    light |= tunnel
                    break
        return light

    def _opened(self, cell: int, light: int, passed: set[tuple[int, int]] | None = None) -> set[int]:
        """Return the empty cells and sites at the ends of a newly lit tunnel, noting unlit ones it passes."""
        opened: set[int] = set()
        seen = set() if passed is None else passed
        for step, facing in STEPS[light]:
            beside = cell + step
            if beside in self.dark:
                opened |= self._through(beside, facing, seen)
            elif beside not in self.tiles:
                opened.add(beside)
        return opened - self.live

    def _beyond(self, opened: set[int], cell: int) -> set[int]:
        """Return the cells beside reached goals: a stone will open some of them."""
        goals = opened & self.mine.sites.keys()
        around = {goal + step for goal in goals for step in _AROUND}
        return around.difference(self.tiles, self.mine.sites, (cell,)) if around else around

    def _way(self, goal: int, taken: int, opened: set[int], bits: int) -> float:
        if goal in self.mine.reached or goal in opened:
            return 0.0
        first, alone, second = self._ends[goal]
        best = second if alone and alone == taken else first
        for way, layer in enumerate(self._layers[goal], 1):
            if way >= best:
                break
            if layer & bits:
                return way
        return best

    def is_in_the_way(self, cell: int) -> bool:
        """Tell whether the tunnel could get nearer to a goal through this cell if it were empty."""
        around = self._mask([cell + step for step in _AROUND])
        for goal, layers in self._layers.items():
            first = self._now(goal)
            for way, layer in enumerate(layers, 1):
                if way + 1 >= first:
                    break
                if layer & around:
                    return True
        return False

    def after_removing(self, cell: int) -> float:
        """Return the weighted distance after removing the card on a cell."""
        return self._summed(self.ways_without(cell))[1]

    def ways_without(self, cell: int) -> Ways:
        """Return the distance to each goal after removing the card on a cell."""
        lit = self.lit_without(cell)
        live = self._mask(self._faced(lit))
        here = self._mask([cell + step for step in _AROUND]) if self._is_faced(lit, cell) else 0
        ways: Ways = {}
        for goal, layers in self._layers.items():
            direct = next((way for way, layer in enumerate(layers, 1) if layer & live), FAR)
            around = next((way for way, layer in enumerate(layers, 1) if layer & here), FAR)
            ways[goal] = min(direct, around + 1 if here else FAR)
        return ways

    def _is_faced(self, lit: Mapping[int, int], cell: int) -> bool:
        return any(lit.get(cell + step, 0) & facing for step, facing in NEIGHBOURS)

    def lit_without(self, gone: int) -> dict[int, int]:
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


@lru_cache(maxsize=4096)
def _layers(goal: int, left: int, width: int, joins: tuple[tuple[int, int], ...]) -> Layers:
    """Return the free cells one step from the goal, those two steps from it, and so on."""
    layers: list[int] = []
    edge = goal
    while edge and len(layers) < FAR - 1:
        spread = edge << 1 | edge >> 1 | edge << width | edge >> width
        for cell, ends in joins:
            if edge & cell:
                spread |= ends
        edge = spread & left
        left ^= edge
        if edge:
            layers.append(edge)
    return tuple(layers)


def room_of(goals: Iterable[int]) -> Collection[int]:
    """Return the cells that a survey looks at."""
    return _room(tuple(goals))[0].keys()


@lru_cache(maxsize=64)
def _room(goals: tuple[int, ...]) -> tuple[dict[int, int], int, int]:
    """Return the cells worth looking at as bits, from the start to the goals and a little beyond.

    Also returns all bits together and the width of a row, which has one bit more than it has cells, so that
    the east end of one row does not touch the west end of the next.
    """
    xs, ys = zip(*[xy(cell) for cell in (_START, *goals)], strict=True)
    columns = range(min(xs) - _MARGIN, max(xs) + _MARGIN + 1)
    rows = range(min(ys) - _MARGIN, max(ys) + _MARGIN + 1)
    width = len(columns) + 1
    bits = {
        cell_at(x, y): 1 << (row * width + column)
        for row, y in enumerate(rows)
        for column, x in enumerate(columns)
    }
    return bits, sum(bits.values()), width
