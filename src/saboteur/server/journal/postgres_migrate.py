"""The format of a database of PostgreSQL: numbered scripts, the same numbers as for SQLite."""

from __future__ import annotations

import logging
from importlib import resources
from typing import Final

from ..errors import StorageError
from .places import shown_place
from .postgres_connection import PostgresConnection

LOG = logging.getLogger("saboteur.store")
# Two servers that start at the same time upgrade one after the other: "sab", 3.
_UPGRADE_LOCK: Final = 0x736162_03


def upgrade(connection: PostgresConnection, place: str) -> None:
    """Run the scripts that this database has not seen, all or none of them."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(?, hashtext(current_schema()))", (_UPGRADE_LOCK,))
        seen = connection.format()
        _refuse_newer(seen, place)
        for number, script in sorted(_scripts().items()):
            if number > seen:
                connection.session.execute(script.encode())
                LOG.info("the database is brought up to date", extra={"why": f"to format {number}"})


def refuse_others(connection: PostgresConnection, place: str) -> None:
    """Raise StorageError if the database has another format than this program's."""
    seen = connection.format()
    if not seen:
        raise StorageError(f"There are no tables in {shown_place(place)}. Start a server with --store first.")
    _refuse_newer(seen, place)
    if seen < newest_postgres_format():
        raise StorageError(
            f"{shown_place(place)} was written by an older version of Saboteur (format {seen}). Start this"
            " version's server with --store once; it brings the database up to date."
        )


def _refuse_newer(seen: int, place: str) -> None:
    if seen > newest_postgres_format():
        raise StorageError(
            f"{shown_place(place)} was written by a newer version of Saboteur (its format is {seen}, this"
            f" version knows formats up to {newest_postgres_format()}). Install the newer version. Nothing"
            " was changed."
        )


def newest_postgres_format() -> int:
    """Return the format number that this program writes."""
    return max(_scripts())


def _scripts() -> dict[int, str]:
    folder = resources.files("saboteur.server.journal") / "postgres_migrations"
    files = [item for item in folder.iterdir() if item.name.endswith(".sql")]
    return {int(item.name.removesuffix(".sql")): item.read_text(encoding="utf-8") for item in files}
