"""Whether what is kept of finished games agrees with the journals it follows from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import msgspec

from ..journal.connection import Connection
from ..journal.store import Row
from ..tables.finished_games import KeptGame, id_of
from ..tables.table import Table
from .journals import played_table

# The format of the database since which games are kept.
_KEPT_SINCE = 3
# By number: the ids of a table's finished games, and their records.
Games = dict[int, tuple[str, str]]


def finished_games(code: str, rows: Sequence[Row]) -> Games:
    """Return the finished games of a table by its journal; Unreadable names the entry at fault."""
    found: Games = {}

    def note(table: Table) -> None:
        assert table.game is not None
        found[table.games] = id_of(table.game), table.game.record()

    played_table(code, rows, note)
    return found


def kept_faults(connection: Connection, code: str, games: Games) -> Iterator[str]:
    """Say what is wrong with the games that are kept of a table; nothing if they are as its journal says."""
    if connection.format() < _KEPT_SINCE:
        return
    asked = "SELECT id, number, story, kept FROM finished WHERE code = ? ORDER BY number"
    for name, number, story, kept in connection.execute(asked, (code,)):
        if fault := _fault(games.get(number), name, story, kept):
            yield f"game {number} of table {code} {fault}"


def _fault(game: tuple[str, str] | None, name: str, story: bytes | None, kept: bytes | None) -> str:
    try:
        told = msgspec.json.decode(kept, type=KeptGame) if kept else None
        if story:
            json.loads(story)
    except ValueError:
        return "is kept in a form that cannot be read"
    if game is None or game[0] != name:
        return "is kept, but not in the journal"
    return "is kept otherwise than in the journal" if told and told.record != game[1] else ""
