"""What is asked of stored journals, of any engine: each takes a connection and answers at once."""

from __future__ import annotations

from typing import Final

from .connection import Connection
from .found import Finished
from .writing import Row

# Tables where a clock of days is running, or that were about to deal.
RESTLESS: Final = "SELECT code FROM tables WHERE phase = 'playing' AND wakes OR phase = 'dealing'"


def journal_of(connection: Connection, code: str) -> list[Row]:
    """Return a table's entries in order."""
    asked = "SELECT code, seq, body FROM journal WHERE code = ? ORDER BY seq"
    return [Row(code, seq, bytes(body)) for code, seq, body in connection.execute(asked, (code,))]


def holds_journal(connection: Connection, code: str) -> bool:
    """Tell whether there is such a table."""
    asked = "SELECT 1 FROM journal WHERE code = ? LIMIT 1"
    return connection.execute(asked, (code,)).fetchone() is not None


def phase_of(connection: Connection, code: str) -> str | None:
    """Return the phase of a table by its index, None if there is no such table."""
    found = connection.execute("SELECT phase FROM tables WHERE code = ?", (code,)).fetchone()
    return str(found[0]) if found else None


def games_at(connection: Connection, code: str) -> int | None:
    """Return how many games were dealt at a table, as far as its index knows."""
    found = connection.execute("SELECT games FROM tables WHERE code = ?", (code,)).fetchone()
    return found[0] if found else None


def seatings_of(connection: Connection, code: str) -> list[Row]:
    """Return the entries by which tokens got to open a table: its making, and who sat down."""
    return [Row(code, seq, bytes(body)) for code, seq, body in connection.seatings(code)]


def finished_where(connection: Connection, where: str, *given: str | int) -> Finished | None:
    """Return the finished game for which something holds."""
    asked = f"SELECT id, code, number, story, kept FROM finished WHERE {where}"
    found = connection.execute(asked, given).fetchone()
    return Finished(*found) if found else None


def not_kept(connection: Connection) -> list[tuple[str, int]]:
    """Return tables not all of whose finished games are kept, and how many were finished there."""
    ended = "games - CASE WHEN phase = 'playing' THEN 1 ELSE 0 END"
    kept = "SELECT count(*) FROM finished WHERE finished.code = tables.code AND kept IS NOT NULL"
    return connection.execute(f"SELECT code, {ended} FROM tables WHERE {ended} > ({kept})").fetchall()


def restless(connection: Connection) -> list[str]:
    """Return tables where a clock of days is running, or that were about to deal."""
    return [code for (code,) in connection.execute(RESTLESS)]
