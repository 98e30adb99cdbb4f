"""Journals read for the operator, straight from a database that a server may be writing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..journal.connection import Connection
from ..journal.entries import Acted, Entries
from ..journal.reading import decoded_rows
from ..journal.store import Row
from ..tables.restore import opened, replay_entry
from ..tables.table import OVER, Table


def codes_in(connection: Connection) -> list[str]:
    """Return the codes of all tables that have a journal."""
    return [code for (code,) in connection.execute("SELECT DISTINCT code FROM journal ORDER BY code")]


def played_table(
    code: str, rows: Sequence[Row], ended: Callable[[Table], None] = lambda _: None
) -> tuple[list[Entries], Table]:
    """Return a table's entries and the resulting table; Unreadable names the entry at fault.

    The table is shown at the end of each of its games.
    """
    entries = list(decoded_rows(code, rows))
    journal = iter(entries)
    table = opened(journal)
    for entry in journal:
        replay_entry(table, entry)
        if isinstance(entry, Acted) and table.phase == OVER:
            ended(table)
    return entries, table
