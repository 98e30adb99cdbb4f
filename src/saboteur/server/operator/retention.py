"""How long tables are kept, and which are old."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ...schema.settings import DAY
from ..journal.connection import Connection

# How many days tables without any game are kept.
UNPLAYED_DAYS: Final = 30


class Keeping(NamedTuple):
    """How many days after its last entry a table is kept; None means forever."""

    played: float | None = None
    unplayed: float = UNPLAYED_DAYS

    @property
    def words(self) -> str:
        """Return the rule as a sentence for the operator."""
        played = "forever" if self.played is None else f"{self.played:g} days after their last entry"
        unplayed = f"{self.unplayed:g} days"
        return f"played games are kept {played}, tables where nothing was dealt {unplayed}"


UNLESS_ASKED: Final = Keeping()


class _Stamped(msgspec.Struct):
    at: float = 0.0


def old_tables(connection: Connection, keeping: Keeping, now: float) -> list[str]:
    """Return the tables that are due for deletion; not damaged ones or those with a running clock of days."""
    asleep = connection.execute(
        "SELECT code, phase FROM tables WHERE NOT (phase = 'playing' AND wakes) ORDER BY code"
    ).fetchall()
    return [code for code, phase in asleep if _is_old(connection, code, phase, keeping, now)]


def _is_old(connection: Connection, code: str, phase: str, keeping: Keeping, now: float) -> bool:
    at = last_entry(connection, code)
    is_played = phase != "lobby" or _was_dealt(connection, code)
    days = keeping.played if is_played else keeping.unplayed
    return days is not None and at is not None and at <= now - days * DAY


def last_entry(connection: Connection, code: str) -> float | None:
    """Return when something last happened at a table, in seconds since 1970; None if unreadable.

    Never before the table was created: the first guest's entry used to have no time.
    """
    asked = (
        "SELECT body, (SELECT made FROM tables WHERE tables.code = journal.code)"
        " FROM journal WHERE code = ? ORDER BY seq DESC LIMIT 1"
    )
    found = connection.execute(asked, (code,)).fetchone()
    try:
        return max(msgspec.json.decode(found[0], type=_Stamped).at, found[1] or 0.0) if found else None
    except msgspec.MsgspecError:
        return None


def _was_dealt(connection: Connection, code: str) -> bool:
    """Look into the journal itself: the index may be behind."""
    asked = "SELECT 1 FROM journal WHERE code = ? AND instr(body, ?) > 0 LIMIT 1"
    return connection.execute(asked, (code, b'"e":"dealt"')).fetchone() is not None
