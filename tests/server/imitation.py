"""PostgreSQL imitated by SQLite in memory, for thousands of short lives of a cluster.

It carries out the same statements, the fence's among them, which is read from its script. What it leaves out
are locks: a transaction happens at once. That both give the same histories is tested (test_ownership.py).
"""

from __future__ import annotations

import contextlib
import functools
import json
import re
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from importlib import resources
from typing import Any

import psycopg

from saboteur.server.journal.connection import Found
from saboteur.server.journal.postgres_connection import PostgresConnection

_SHAPE = """
CREATE TABLE nodes (id TEXT PRIMARY KEY, beats INTEGER NOT NULL, address TEXT NOT NULL DEFAULT '',
    secret TEXT NOT NULL DEFAULT '', waiting BLOB);
CREATE TABLE owners (code TEXT PRIMARY KEY, node TEXT NOT NULL, epoch INTEGER NOT NULL, wanted TEXT);
CREATE TABLE revision (number INTEGER NOT NULL);
INSERT INTO revision VALUES (0);
CREATE TABLE format (number INTEGER NOT NULL);
INSERT INTO format VALUES (8);
CREATE TABLE tables (code TEXT PRIMARY KEY, made REAL NOT NULL, phase TEXT NOT NULL, open INTEGER NOT NULL,
    wakes INTEGER NOT NULL, games INTEGER);
CREATE TABLE journal (code TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, seq));
CREATE TABLE finished (id TEXT PRIMARY KEY, code TEXT, number INTEGER, story BLOB, kept BLOB);
CREATE TABLE fair_chain (number INTEGER PRIMARY KEY, what TEXT, deal TEXT, note TEXT, day TEXT, hash TEXT);
CREATE TABLE fair_counts (kind TEXT PRIMARY KEY, count INTEGER NOT NULL);
"""
# What the fence asks, between these words of its function, and when it refuses.
_FENCE = re.compile(r"PERFORM 1 (FROM owners .*? ORDER BY code) FOR SHARE OF owners;", re.S)
_REFUSES = "IF held < cardinality(codes) THEN"
_CLAIMED = "unnest(codes, known) AS claimed (code, epoch)"


def fence_of_script() -> str:
    """Return what the fence asks, from its script."""
    folder = resources.files("saboteur.server.journal") / "postgres_migrations"
    script = (folder / "006.sql").read_text(encoding="utf-8")
    found = _FENCE.search(script)
    assert found and _REFUSES in script and _CLAIMED in found[1], "the fence is written in other words"
    return " ".join(found[1].split())


class BrokenFence(AssertionError):
    """Something was written by a node that does not own the table."""


class Imitation:
    """A database that several nodes share."""

    def __init__(self, fence: str | None = None) -> None:
        """Begin empty; another fence than the script's may be tried."""
        self.file = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.file.executescript(_SHAPE)
        self._epoch = 0
        # What the fence has let pass although it may not.
        self.broken: BrokenFence | None = None
        self.file.create_function("nextval", 1, self._next)
        self.file.create_function("clock", 0, lambda: time.time())  # noqa: PLW0108 - it may be set
        given = "(SELECT one.value AS code, other.value AS epoch FROM json_each(:codes) AS one"
        claimed = f"{given} JOIN json_each(:epochs) AS other USING (key)) AS claimed"
        asked = (fence or fence_of_script()).replace(_CLAIMED, claimed).replace("= own", "= :own")
        self._fence = f"SELECT count(*) {asked.removesuffix(' ORDER BY code')}"

    def _next(self, _: str) -> int:
        self._epoch += 1
        return self._epoch

    def execute(self, asked: str, given: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Carry out a statement that was written for PostgreSQL."""
        given = [json.dumps(value) if isinstance(value, list) else value for value in given]
        try:
            return self.file.execute(_in_its_words(asked), given)
        except sqlite3.IntegrityError as error:
            raise psycopg.errors.UniqueViolation(str(error)) from error

    def fence(self, node: str, codes: list[str], epochs: list[int]) -> None:
        """Refuse what the fence refuses."""
        given = {"codes": json.dumps(codes), "epochs": json.dumps(epochs), "own": node}
        (held,) = self.file.execute(self._fence, given).fetchone()
        if held < len(codes):
            raise psycopg.errors.ObjectNotInPrerequisiteState("a table has another owner")
        asked = "SELECT node, epoch FROM owners WHERE code = ?"
        for code, epoch in zip(codes, epochs, strict=True):
            if (owner := self.file.execute(asked, (code,)).fetchone()) != (node, epoch):
                self.broken = BrokenFence(f"{node} with epoch {epoch} does not own {code}, but {owner}")


_WORDS = {
    " FOR UPDATE": "",
    " FOR SHARE": "",
    "= ANY(?)": "IN (SELECT value FROM json_each(?))",
    "extract(epoch FROM clock_timestamp())::float8": "clock()",
    "%s": "?",
    "%b": "?",
}


@functools.lru_cache(maxsize=200)
def _in_its_words(asked: str) -> str:
    return functools.reduce(lambda text, word: text.replace(word, _WORDS[word]), _WORDS, asked)


class ImitatedSession(PostgresConnection):
    """A session of the imitated database, as the store uses one."""

    def __init__(self, database: Imitation) -> None:
        """Speak to a database; it stands for the driver's session as well."""
        self.database = database
        self.closed = False
        self.session: Any = self
        self._depth = 0
        # The tables of this transaction whose owner was asked for.
        self._fenced: set[str] = set()

    def execute(self, asked: str, given: Sequence[Any] = (), /) -> Found:
        """Carry out a statement."""
        if asked.startswith("SELECT fence"):
            self.database.fence(*given)
            self._fenced = set(given[1])
        elif "unnest" in asked:
            for row in zip(*given, strict=True):
                if row[0] not in self._fenced:
                    self.database.broken = BrokenFence(f"nobody has asked who owns {row[0]}")
                self.database.execute("INSERT INTO journal (code, seq, body) VALUES (?, ?, ?)", row)
        else:
            return self.database.execute(asked, given)
        return self.database.execute("SELECT 1")

    def executemany(self, asked: str, given: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement once for each row of values."""
        for row in given:
            self.execute(asked, row)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Do everything or nothing."""
        if self._depth:
            yield
            return
        self._depth += 1
        self._fenced.clear()
        self.database.file.execute("BEGIN")
        try:
            yield
            self.database.file.execute("COMMIT")
        except BaseException:
            self.database.file.execute("ROLLBACK")
            raise
        finally:
            self._depth -= 1

    def chain_lock(self) -> None:
        """Do nothing: transactions happen one after the other."""

    def server_lock(self, shared: bool = False) -> bool:
        """Keep nobody away."""
        return True

    def pipeline(self) -> contextlib.AbstractContextManager[None]:
        """Stand for the driver's pipeline, which changes nothing."""
        return contextlib.nullcontext()

    def cursor(self) -> ImitatedSession:
        """Stand for the driver's cursor."""
        return self

    def close(self) -> None:
        """End the session."""
        self.closed = True
