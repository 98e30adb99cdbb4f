"""How a table lies in the store: the rows of its journal, and what it is found by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from ..errors import TableError, Unreadable
from ..tables.table import PLAYING, Table
from ..wire.commands import Days
from .entries import Acted, Altered, Dealt, Entries, read, written
from .store import Busy, Damaged, Index, Row, Store


def stamp(
    entries: Sequence[Entries],
    at: float,
    by: int = -1,
    command: str = "",
    bank: Callable[[int], int] = lambda _: 0,
) -> list[Entries]:
    """Write on entries when they happen, by whom, what is left on the clock, and last the command's id."""
    last = len(entries) - 1
    found = [
        msgspec.structs.replace(entry, at=at, by=by, id=command if i == last else "")
        for i, entry in enumerate(entries)
    ]
    return [
        msgspec.structs.replace(entry, bank=bank(entry.seat))
        if isinstance(entry, Acted) and not entry.late
        else entry
        for entry in found
    ]


def rows_of(code: str, first: int, entries: Sequence[Entries]) -> list[Row]:
    """Return entries as rows, numbered from the first."""
    return [Row(code, first + i, written(entry)) for i, entry in enumerate(entries)]


def entries_of(store: Store, code: str) -> Iterator[Entries]:
    """Yield all that has happened at a table; it must exist.

    Entries are decoded one by one, so that a damaged one hides nothing that came before it.
    """
    try:
        rows = store.journal(code)
    except Busy as error:
        raise TableError("busy") from error
    except Damaged as error:
        raise Unreadable(str(error)) from error
    yield from decoded_rows(code, rows)


def decoded_rows(code: str, rows: Sequence[Row]) -> Iterator[Entries]:
    """Yield the entries that stand in a table's rows; none may be missing."""
    if not rows:
        raise TableError("unknown-table", code)
    for number, row in enumerate(rows):
        if row.seq != number:
            raise Unreadable(f"entry {number} is missing")
        yield _decoded(row)


def _decoded(row: Row) -> Entries:
    try:
        return read(row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"entry {row.seq} cannot be decoded: {error}") from error


def index_of(table: Table, phase: str) -> Index:
    """Return what a table is found by."""
    by_day = isinstance(table.settings.clock, Days)
    return Index(table.code, table.made, phase, table.settings.open, by_day)


def new_index(table: Table, entries: Sequence[Entries]) -> Index | None:
    """Return what a table will be found by after these entries, None if that stays as it is."""
    if any(isinstance(entry, Dealt) for entry in entries):
        return index_of(table, PLAYING)
    for entry in entries:
        if isinstance(entry, Altered):
            by_day = isinstance(entry.settings.clock, Days)
            return Index(table.code, table.made, table.phase, entry.settings.open, by_day)
    return None
