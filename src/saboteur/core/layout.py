"""Where a table lays its set-up cards, if it does not leave that to the boxes (SETUP-6 to SETUP-8).

A box says in `Module.layouts` which of its cards may lie elsewhere. A house rule of that name then takes
cells, such as ``5,-2 5,2 7,0``. Rules name a layout only if it is not the usual one, so that records from
before there was a choice stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from .cells import STEPS, STRIDE, cell_text, parse_cell, xy
from .errors import LAYOUT_FAULTS, RulesError

# The part of the mine that set-up cards may lie in, counted from the start card: where goals lie is "ahead".
COLUMNS: Final = range(1, 11)
ROWS: Final = range(-4, 5)
START: Final = 0
_SIDES: Final = tuple(step for step, _ in STEPS[15])
_CORNERS: Final = (-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1)
# How long a setting may be: nobody writes more cells than there are cards.
_LONGEST: Final = 12


class SetupCards(NamedTuple):
    """Set-up cards that a table may lay as it likes: the rule about them, and where they usually lie."""

    rule: str
    usual: tuple[int, ...]
    # Values of the option of the same name that mean cells.
    named: Mapping[str, tuple[int, ...]] = {}
    # Where any other value of that option puts them in every round anew.
    anywhere: tuple[int, ...] = ()
    # How far from the start they lie at least, counted in steps from card to card.
    far: int = 1
    # Whether not even their corners may touch.
    apart: bool = False


class LayoutFault(NamedTuple):
    """A rule that a layout breaks: the reason, its ID, the settings and the cells that break it."""

    reason: str
    rule: str
    settings: tuple[str, ...]
    cells: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Return why, in one sentence with the rule's ID."""
        sentence = LAYOUT_FAULTS[self.reason]
        where = ", ".join([*self.settings, *(cell_text(cell) for cell in self.cells)])
        return f"{sentence} ({self.rule}; {where})"


class Laid(NamedTuple):
    """The layouts of one set of rules: what may lie where it likes, and where it lies.

    Cards that are laid anew in every round, and those whose setting cannot be read, have no cells.
    """

    layouts: Mapping[str, SetupCards]
    cells: Mapping[str, tuple[int, ...]]
    faults: list[LayoutFault]


class LayoutError(RulesError):
    """A layout that breaks rules; it has all of them."""

    def __init__(self, laid: Laid) -> None:
        """Store what lies where; the message tells the first fault."""
        super().__init__(str(laid.faults[0]))
        self.laid = laid


def layout_cells(text: str) -> tuple[int, ...] | None:
    """Return the cells that a setting names, in canonical order; None if it names anything else."""
    found = [parse_cell(word) for word in text.split(" ")]
    cells = [cell for cell in found if cell is not None]
    return tuple(sorted(cells)) if len(cells) == len(found) <= _LONGEST else None


def layout_text(cells: tuple[int, ...]) -> str:
    """Return the setting that names these cells."""
    return " ".join(cell_text(cell) for cell in cells)


def survey_layouts(layouts: Mapping[str, SetupCards], settings: Mapping[str, str]) -> Laid:
    """Return where everything lies under these settings, and every rule that this breaks."""
    cells: dict[str, tuple[int, ...]] = {}
    faults: list[LayoutFault] = []
    for name, layout in layouts.items():
        value = settings.get(name)
        named = layout.usual if value is None else layout.named.get(value)
        read = layout_cells(value) if value is not None and named is None else named
        if read is None and not layout.anywhere:
            faults.append(LayoutFault("layout-unreadable", "SETUP-6", (name,)))
        cells[name] = read or ()
    return Laid(layouts, cells, [*faults, *_faults(layouts, cells)])


def _faults(layouts: Mapping[str, SetupCards], cells: Mapping[str, tuple[int, ...]]) -> Iterator[LayoutFault]:
    for name, layout in layouts.items():
        if cells[name]:
            yield from _own_faults(name, layout, cells[name])
    yield from _touching(cells)
    for name, layout in layouts.items():
        if layout.anywhere and not cells[name] and not _has_room(layout, cells):
            yield LayoutFault("layout-no-room", layout.rule, (name,))


def _own_faults(name: str, layout: SetupCards, cells: tuple[int, ...]) -> Iterator[LayoutFault]:
    if len(cells) != len(layout.usual) or len(set(cells)) != len(cells):
        yield LayoutFault("layout-count", layout.rule, (name,), cells)
    outside = tuple(cell for cell in cells if not is_inside(cell))
    if outside:
        yield LayoutFault("layout-outside", "SETUP-6", (name,), outside)
    near = tuple(cell for cell in cells if cell not in outside and _steps_away(cell) < layout.far)
    if near:
        yield LayoutFault("layout-near", "SETUP-8", (name,), near)
    if layout.apart:
        corners = [pair for pair in combinations(cells, 2) if pair[1] - pair[0] in _CORNERS]
        if corners:
            yield LayoutFault("layout-corners", layout.rule, (name,), _sorted(corners))


def _steps_away(cell: int) -> int:
    column, row = xy(cell)
    return abs(column) + abs(row)


def is_inside(cell: int) -> bool:
    """Tell whether set-up cards may lie on a cell at all (SETUP-6)."""
    column, row = xy(cell)
    return column in COLUMNS and row in ROWS


def _touching(cells: Mapping[str, tuple[int, ...]]) -> Iterator[LayoutFault]:
    """Find cards that lie on one another or side by side (SETUP-7)."""
    lying = [("", START), *((name, cell) for name, some in cells.items() for cell in dict.fromkeys(some))]
    pairs = [(one, other) for one, other in combinations(lying, 2) if other[1] - one[1] in (0, *_SIDES)]
    if pairs:
        settings = tuple(dict.fromkeys(name for pair in pairs for name, _ in pair if name))
        found = _sorted([(one[1], other[1]) for one, other in pairs])
        yield LayoutFault("layout-touching", "SETUP-7", settings, tuple(c for c in found if c != START))


def _sorted(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(sorted({cell for pair in pairs for cell in pair}))


def around(cell: int) -> set[int]:
    """Return a cell and the eight that touch it."""
    return {cell, *(cell + step for step in (*_SIDES, *_CORNERS))}


def _has_room(layout: SetupCards, cells: Mapping[str, tuple[int, ...]]) -> bool:
    """Tell whether cards that are laid anew in every round always find enough room."""
    taken = {START, *(cell for some in cells.values() for cell in some)}
    free = tuple(cell for cell in layout.anywhere if not around(cell) & taken)
    return _fits_in(free, len(layout.usual), around)


def _fits_in(free: tuple[int, ...], count: int, near: Callable[[int], set[int]]) -> bool:
    if count == 0:
        return True
    return any(
        _fits_in(tuple(c for c in free[i + 1 :] if c not in near(cell)), count - 1, near)
        for i, cell in enumerate(free)
    )
