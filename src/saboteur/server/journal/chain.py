"""The chain of all deals a server has promised: a public list that cannot be changed unnoticed.

Each entry's hash covers the one before it. A deal is `committed` when its table promises it, `frozen` when
the game starts, `opened` when the game is over and the secret is told, and `aborted` if that never happens.
Nothing here names a table or a person.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ...core.fair import NO_HEAD, link_hash
from .connection import Connection

COMMITTED: Final = "committed"
FROZEN: Final = "frozen"
OPENED: Final = "opened"
ABORTED: Final = "aborted"
RESTORED: Final = "restored"
# Why a deal was aborted: its game never started, or was never finished.
UNSTARTED: Final = "unstarted"
UNFINISHED: Final = "unfinished"
# Instead of a deal, in entries that are about none.
NO_DEAL: Final = "-"
# What may follow what.
_AFTER: Final = {COMMITTED: ("",), FROZEN: (COMMITTED,), OPENED: (FROZEN,), ABORTED: (COMMITTED, FROZEN)}


class Link(NamedTuple):
    """Something to add to the chain; the note is an opened deal's secret or why one was aborted."""

    what: str
    deal: str
    note: str = ""


class ChainEntry(NamedTuple):
    """An entry of the chain."""

    number: int
    what: str
    deal: str
    note: str
    day: str
    hash: str


class ChainPlace(NamedTuple):
    """Where the chain lists a deal as committed, and what became of it last."""

    number: int
    hash: str
    last: str


def append_links(connection: Connection, links: Iterable[Link]) -> None:
    """Add to the chain, within a transaction of the caller; what does not follow is left out."""
    connection.chain_lock()
    for link in links:
        state = _state(connection, link.deal)
        if link.what in _AFTER and state not in _AFTER[link.what]:
            continue
        why = UNSTARTED if state == COMMITTED else UNFINISHED
        _append(connection, link._replace(note=why) if link.what == ABORTED else link)


def _append(connection: Connection, link: Link) -> None:
    last = head(connection)
    number, day = last.number + 1, time.strftime("%Y-%m-%d", time.gmtime())
    entry = ChainEntry(number, *link, day, link_hash(last.hash, number, *link, day))
    connection.execute("INSERT INTO fair_chain VALUES (?, ?, ?, ?, ?, ?)", entry)
    kind = f"{link.what}-{link.note}" if link.what == ABORTED else link.what
    counted = "INSERT INTO fair_counts VALUES (?, 1) ON CONFLICT (kind) DO UPDATE"
    connection.execute(f"{counted} SET count = fair_counts.count + 1", (kind,))


def head(connection: Connection) -> ChainEntry:
    """Return the newest entry; of an empty chain, what comes before the first."""
    asked = "SELECT number, what, deal, note, day, hash FROM fair_chain ORDER BY number DESC LIMIT 1"
    found = connection.execute(asked).fetchone()
    return ChainEntry(*found) if found else ChainEntry(0, "", "", "", "", NO_HEAD)


def _state(connection: Connection, deal: str) -> str:
    asked = "SELECT what FROM fair_chain WHERE deal = ? ORDER BY number DESC LIMIT 1"
    found = connection.execute(asked, (deal,)).fetchone()
    return str(found[0]) if found else ""


def place_in_chain(connection: Connection, deal: str) -> ChainPlace | None:
    """Return where a deal is listed; None if it is not."""
    asked = "SELECT number, hash FROM fair_chain WHERE deal = ? AND what = ? ORDER BY number LIMIT 1"
    found = connection.execute(asked, (deal, COMMITTED)).fetchone()
    return ChainPlace(found[0], found[1], _state(connection, deal)) if found else None


def entries_before(connection: Connection, number: int | None, count: int) -> list[ChainEntry]:
    """Return so many entries before a number, or the newest ones, the newest first."""
    asked = (
        "SELECT number, what, deal, note, day, hash FROM fair_chain WHERE number < ?"
        " ORDER BY number DESC LIMIT ?"
    )
    last = head(connection).number + 1 if number is None else number
    return [ChainEntry(*row) for row in connection.execute(asked, (last, count))]


def kinds_counted(connection: Connection) -> dict[str, int]:
    """Return how many entries of each kind there are; `aborted` by why."""
    return dict(connection.execute("SELECT kind, count FROM fair_counts ORDER BY kind"))


# When tables are forgotten or replaced ------------------------------------------------------------


def unsettled(connection: Connection) -> Iterator[str]:
    """Yield the deals that were neither opened nor aborted."""
    asked = (
        "SELECT deal FROM fair_chain AS one WHERE what = ? AND NOT EXISTS"
        " (SELECT 1 FROM fair_chain WHERE deal = one.deal AND what IN (?, ?))"
    )
    for (deal,) in connection.execute(asked, (COMMITTED, OPENED, ABORTED)).fetchall():
        yield deal


def take_over(connection: Connection, schema: str) -> None:
    """Continue the chain of an attached database if there is none yet."""
    if head(connection).number == 0:
        for name in ("fair_chain", "fair_counts"):
            connection.execute(f"INSERT INTO main.{name} SELECT * FROM {schema}.{name}")
