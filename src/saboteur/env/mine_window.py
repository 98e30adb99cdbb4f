"""The part of the mine that the environment shows: a fixed rectangle of cells, row by row."""

from __future__ import annotations

from typing import Final

from saboteur.core.cells import cell_at

# The start lies at 0,0, the goals in column 8. No card is laid outside of these columns and rows.
COLUMNS: Final = range(-2, 11)
ROWS: Final = range(-5, 6)

CELLS: Final = tuple(cell_at(x, y) for y in ROWS for x in COLUMNS)
PLACES: Final = {cell: place for place, cell in enumerate(CELLS)}
AREA: Final = len(CELLS)
