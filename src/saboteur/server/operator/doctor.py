"""What an operator should know about a server and its folder, as findings with advice."""

from __future__ import annotations

import http.client
import json
import platform
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from ... import __version__
from ...languages import ENGLISH, languages, page_file
from ..errors import StorageError, Unreadable
from ..http.missing_files import missing_files
from ..journal.connection import Connection
from ..journal.database import contents, counted, integrity_faults, reading
from ..journal.folder import DATABASE
from ..journal.migrate import newest_format
from ..journal.ownership import BEAT
from ..journal.places import reading_at, shown_place
from ..journal.questions import journal_of
from . import running_server
from .journals import codes_in
from .kept_games import finished_games, kept_faults
from .retention import Keeping, last_entry
from .running_server import CONTROL_FILE

OK: Final = "ok"
WARNING: Final = "warning"
PROBLEM: Final = "problem"
_MEGABYTE: Final = 1024 * 1024
# Less free space than this, in megabytes, is too little or soon will be.
_LEAST_SPACE: Final = 50
_LITTLE_SPACE: Final = 500
# How far clocks may differ, in seconds.
_DRIFT: Final = 120.0


class Finding(NamedTuple):
    """How something is, and what to do about it."""

    check: str
    status: str
    text: str
    advice: str = ""


def examine(folder: Path, place: str | None = None) -> Iterator[Finding]:
    """Check everything, with tables in the folder or at another place; no problem stops the other checks."""
    yield Finding(
        "program", OK, f"Saboteur {__version__}, Python {platform.python_version()} on {sys.platform}"
    )
    yield _page_files()
    if not folder.is_dir():
        yield Finding(
            "folder",
            WARNING,
            f"there is no folder {folder}",
            "A server creates it at its first start; name any other folder with --data.",
        )
        if place:
            yield from _guarded("database", lambda: _postgres(place))
        return
    yield from _guarded("folder", lambda: _modes(folder))
    yield from _guarded("space", lambda: _space(folder))
    yield from _guarded("server", lambda: _server(folder))
    if place:
        yield from _guarded("database", lambda: _postgres(place))
    elif (folder / DATABASE).exists():
        yield from _guarded("database", lambda: _database(folder / DATABASE))
    else:
        yield Finding("database", OK, "no table has been created here yet")


def _guarded(check: str, look: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        yield from look()
    except StorageError as error:
        yield Finding(check, PROBLEM, str(error))
    except sqlite3.Error as error:
        yield Finding(check, PROBLEM, f"the database cannot be read: {error}", "Restore a backup.")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        yield Finding(
            check, PROBLEM, f"{where}{error.strerror}", "Run this as the user that owns the folder."
        )


def _page_files() -> Finding:
    """Check whether everything a browser needs is there."""
    missing = missing_files()
    missing += [f"i18n/{code}" for code in languages() if not page_file(code, "language.ftl")]
    missing += [] if page_file(ENGLISH, "ui.ftl") else ["i18n/en/ui.ftl"]
    if missing:
        what = f"{counted(len(missing), 'file')} of the page missing, {missing[0]} among them"
        return Finding(
            "page", PROBLEM, what, "Install Saboteur again; from its source: python3 run.py setup."
        )
    return Finding("page", OK, "all files of the page are present")


def _modes(folder: Path) -> Iterator[Finding]:
    """Check whether other users of the machine can read secrets."""
    if sys.platform == "win32":
        yield Finding("folder", OK, f"{folder}")
        return
    secret = [folder / CONTROL_FILE, *folder.glob("*.sqlite3*")]
    is_open = bool(stat.S_IMODE(folder.stat().st_mode) & 0o077)
    readable = [file.name for file in secret if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077]
    if is_open and readable:
        names = ", ".join(readable)
        yield Finding(
            "folder",
            PROBLEM,
            f"other users of this machine can read {names} in {folder}, and with it hidden cards",
            f"chmod 700 {folder}; chmod 600 {folder}/*.sqlite3*",
        )
    else:
        yield Finding("folder", OK, f"{folder}, closed to other users")


def _space(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free // _MEGABYTE
    database = folder / DATABASE
    size = database.stat().st_size / _MEGABYTE if database.exists() else 0.0
    text = f"{free:,} MB free; the database takes {size:,.1f} MB"
    if free < _LEAST_SPACE:
        yield Finding("space", PROBLEM, text, "Free some space, or soon nothing can be written.")
    elif free < max(_LITTLE_SPACE, 2 * size):
        yield Finding("space", WARNING, text, "Forgetting and backups need as much space as the database.")
    else:
        yield Finding("space", OK, text)


def _server(folder: Path) -> Iterator[Finding]:
    """Check whether a server is running on the folder, and its health."""
    running = running_server.find(folder)
    if running is None:
        left = running_server.announced(folder)
        note = f"; process {left.pid} did not shut down properly" if left else ""
        yield Finding("server", OK, f"no server is running on this folder{note}")
        return
    status = running_server.ask(running, {"do": "status"})
    where = f"version {status['version']} runs at {running.address} as process {running.pid}"
    if status["version"] != __version__:
        yield Finding("server", WARNING, where, f"Restart it to run version {__version__}.")
    else:
        yield Finding("server", OK, where)
    yield _health(running.address)
    keeping = Keeping(status["keep_days"], status["keep_unplayed_days"])
    yield Finding("retention", OK, keeping.words)


def _health(address: str) -> Finding:
    place = urlsplit(address)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=10)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        told: dict[str, Any] = json.loads(answer.read())
    except (OSError, http.client.HTTPException, ValueError):
        return Finding("health", PROBLEM, "the server does not report its health", "Restart it.")
    finally:
        connection.close()
    awake = f"{counted(told['tables'], 'table')} in memory, {counted(told['seats'], 'page')} open"
    if told["ok"]:
        return Finding("health", OK, awake)
    return Finding("health", PROBLEM, f"nothing can be written; {awake}", "Is the disk full, or failing?")


def _database(path: Path) -> Iterator[Finding]:
    with reading(path) as connection:
        if wrong := integrity_faults(connection):
            advice = "Restore a backup: saboteur restore FILE."
            yield Finding("database", PROBLEM, f"{path} is damaged: {wrong[0]}", advice)
            return
        number, newest = connection.format(), newest_format()
        if number > newest:
            text = f"{path} was written by a newer version (format {number}, this one knows {newest})"
            yield Finding("database", PROBLEM, text, "Install the newer version.")
            return
        held = contents(connection)
        older = f", which the next start upgrades to {newest}" if number < newest else ""
        text = f"intact; {held.words}, in format {number}{older}"
        yield Finding("database", OK, text)
        yield from _tables(connection)
        yield _clock(connection)
        yield _leftovers(connection)


def _postgres(place: str) -> Iterator[Finding]:
    """Check a database of PostgreSQL; whether it is whole on its disk, its own tools tell."""
    with reading_at(place) as connection:
        held, number = contents(connection).words, connection.format()
        yield Finding("database", OK, f"{shown_place(place)} answers; {held}, in format {number}")
        (synchronous,) = connection.execute("SHOW synchronous_commit").fetchone()
        (is_safe,) = connection.execute("SHOW fsync").fetchone()
        if is_safe != "on":
            text = f"a crash of its machine can lose what was acknowledged: fsync is {is_safe}"
            yield Finding("durability", PROBLEM, text, "Set fsync to on in postgresql.conf.")
        else:
            text = f"what is acknowledged is on disk (synchronous_commit is {synchronous})"
            yield Finding("durability", OK, text)
        yield _nodes(connection)
        yield from _tables(connection)
        yield _clock(connection)
        yield _leftovers(connection)


def _nodes(connection: Connection) -> Finding:
    """Count the nodes whose hearts beat, and the tables that are awake."""
    asked = "SELECT id, beats FROM nodes"
    before = dict(connection.execute(asked).fetchall())
    time.sleep(3 * BEAT)
    after = dict(connection.execute(asked).fetchall())
    living = [node for node, beats in after.items() if before.get(node) != beats]
    (awake,) = connection.execute("SELECT count(*) FROM owners").fetchone()
    text = f"{counted(len(living), 'node')} at work; {counted(awake, 'table')} at one of them"
    if len(living) < len(after):
        silent = counted(len(after) - len(living), "node")
        return Finding("nodes", WARNING, f"{text}; {silent} silent", "It died or is paused. See its log.")
    return Finding("nodes", OK, text)


def _tables(connection: Connection) -> Iterator[Finding]:
    """Replay every table; report those that cannot be read, and games that are kept otherwise."""
    whole = games = faults = 0
    for code in codes_in(connection):
        try:
            finished = finished_games(code, journal_of(connection, code))
            whole += 1
            games += len(finished)
            for fault in kept_faults(connection, code, finished):
                faults += 1
                advice = "The journal is whole. saboteur forget --table deletes the table,"
                advice += " saboteur restore BACKUP --table replaces it."
                yield Finding("games", PROBLEM, fault, advice)
        except Unreadable as error:
            if error.code == "other-rules":
                advice = "It needs the version or the boxes it was played with; other tables work."
            else:
                advice = f"Other tables work. saboteur restore BACKUP --table {code} brings it back."
            yield Finding("tables", PROBLEM, f"table {code} cannot be read: {error.reason}", advice)
    yield Finding("tables", OK, f"{counted(whole, 'table')} can be read from beginning to end")
    if not faults:
        yield Finding(
            "games", OK, f"what is kept of {counted(games, 'finished game')} agrees with the journals"
        )


def _clock(connection: Connection) -> Finding:
    codes = codes_in(connection)
    newest = max((at for code in codes if (at := last_entry(connection, code)) is not None), default=0.0)
    ahead = newest - time.time()
    if ahead > _DRIFT:
        text = f"the newest entry is {_span(ahead)} in the future"
        return Finding("clock", WARNING, text, "The system clock is wrong, or was. Set it.")
    return Finding("clock", OK, f"the newest entry is {_span(-ahead)} old" if newest else "no entries yet")


def _span(seconds: float) -> str:
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return counted(round(max(seconds, 0.0)), "second")


def _leftovers(connection: Connection) -> Finding:
    """Count what belongs to no table."""
    lost = 0
    for name in ("finished", "tables"):
        asked = f"SELECT count(*) FROM {name} WHERE code NOT IN (SELECT code FROM journal WHERE seq = 0)"
        lost += connection.execute(asked).fetchone()[0] if connection.has(name) else 0
    if lost:
        text = f"{counted(lost, 'row')} left of tables that are gone"
        return Finding("leftovers", WARNING, text, "They do no harm; forget --table deletes a table's rows.")
    return Finding("leftovers", OK, "no rows of deleted tables are left")
