"""Which node may write to which table, in PostgreSQL.

A node counts its beats in the database. Another node counts as dead once its count has stood still for a
while, during which the observer has counted its own: no clock is compared, and nobody is declared dead by a
node that was paused or cut off itself. Whoever takes a table over gives it a new epoch, and every write
carries the epoch that its node knows (`fence` in script 6), so a former owner that wakes up writes nothing.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from .. import wall
from .ownership import LEASE, Peer, Pulse
from .postgres_connection import PostgresConnection
from .questions import RESTLESS

LOG = logging.getLogger("saboteur.node")
# After a pause of its own for so long, a node begins to watch the others anew, in seconds.
_BLINK: Final = LEASE / 2
# After so long nobody asks about a dead node any more, in seconds.
_FORGOTTEN: Final = 60.0


class _Watched(NamedTuple):
    beats: int
    since: float


class Ownership:
    """What one node owns, and what it knows of the others."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin as a new node, which owns nothing and has seen nobody."""
        self.node = secrets.token_hex(8)
        # By table: the epoch of this node's claim.
        self.epochs: dict[str, int] = {}
        # How the others reach this node.
        self.address = self.secret = ""
        self._now = now
        self._watched: dict[str, _Watched] = {}
        self._dead: dict[str, int] = {}
        self._elsewhere: tuple[bytes, ...] = ()
        # Tables that were lost, until it is certain that somebody was told.
        self._gone: set[str] = set()
        # It was silent itself before its last beat, so it knows nothing of the others.
        self._is_away = False
        # When the last beat was begun that the database has heard.
        self._beaten = now()
        self._revision = -1

    def beat(self, connection: PostgresConnection, waiting: bytes | None = None) -> Pulse:
        """Say that this node lives, and what waits here if that is new; return what others have done."""
        counted = (
            "INSERT INTO nodes (id, beats, address, secret, waiting) VALUES (?, 1, ?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET beats = nodes.beats + 1, address = excluded.address, secret = excluded.secret,"
            " waiting = coalesce(excluded.waiting, nodes.waiting)"
        )
        began = self._now()
        connection.execute(counted, (self.node, self.address, self.secret, waiting))
        now = self._now()
        was_away = now - self._beaten > _BLINK  # as the others may see it, even if the answer comes late
        died = self._watch(connection, now, was_away)
        revision = self._hear(connection)
        if was_away or revision != self._revision:
            self._gone |= self._lost(connection)
        asked = "SELECT code FROM owners WHERE node = ? AND wanted IS NOT NULL"
        wanted = tuple(code for (code,) in connection.execute(asked, (self.node,)))
        self._beaten, self._revision = began, revision
        return Pulse(frozenset(self._gone), wanted, died, revision, self._elsewhere)

    def told(self, pulse: Pulse) -> None:
        """Note that what a beat has found has reached those whom it concerns."""
        self._gone -= pulse.lost

    def _hear(self, connection: PostgresConnection) -> int:
        """Return how often something was changed, and follow the database's clock."""
        asked_at = time.time()
        asked = "SELECT number, extract(epoch FROM clock_timestamp())::float8 FROM revision"
        revision, told = connection.execute(asked).fetchone()
        wall.follow(told, asked_at)
        return int(revision)

    def _watch(self, connection: PostgresConnection, now: float, was_away: bool) -> bool:
        """Look at the others' beats; return whether somebody may have died or left since."""
        before = {} if was_away else self._watched
        asked = "SELECT id, beats, waiting FROM nodes WHERE id <> ?"
        rows = connection.execute(asked, (self.node,)).fetchall()
        found = {node: beats for node, beats, _ in rows}
        self._watched = {
            node: seen if (seen := before.get(node)) and seen.beats == beats else _Watched(beats, now)
            for node, beats in found.items()
        }
        for node, seen in self._watched.items():
            if now - seen.since > _FORGOTTEN:
                self._bury(connection, node, seen.beats)
        known, left = self._dead, before.keys() - found.keys()
        self._dead = {n: seen.beats for n, seen in self._watched.items() if now - seen.since > LEASE}
        self._elsewhere = tuple(said for node, _, said in rows if said and node not in self._dead)
        for node in self._dead.keys() - known.keys():
            LOG.warning("a node has died; its tables go to whoever is asked for them", extra={"why": node})
        is_back, self._is_away = self._is_away and not was_away, was_away
        return is_back or bool(left or self._dead.keys() - known.keys())

    def restless(self, connection: PostgresConnection) -> list[str]:
        """Return the tables that must be in memory, without those of other nodes that live."""
        asked = f"SELECT code, (SELECT node FROM owners WHERE code = found.code) FROM ({RESTLESS}) AS found"
        rows = connection.execute(asked).fetchall()
        living = self._watched.keys() - self._dead.keys()
        return [code for code, node in rows if node not in living]

    def _bury(self, connection: PostgresConnection, node: str, beats: int) -> None:
        """Forget a node that died long ago and owns nothing any more."""
        owns = "SELECT 1 FROM owners WHERE node = nodes.id"
        asked = f"DELETE FROM nodes WHERE id = ? AND beats = ? AND NOT EXISTS ({owns})"
        connection.execute(asked, (node, beats))

    def _lost(self, connection: PostgresConnection) -> frozenset[str]:
        """Return the tables that others have taken, and forget their epochs."""
        known = dict(self.epochs)  # what is claimed meanwhile is not lost
        found = connection.execute("SELECT code FROM owners WHERE node = ?", (self.node,)).fetchall()
        lost = known.keys() - {code for (code,) in found}
        for code in lost:
            if self.epochs.get(code) == known[code]:
                del self.epochs[code]
        return frozenset(lost)

    def claim(self, connection: PostgresConnection, code: str, by_force: bool) -> bool:
        """Become the owner of a table that nobody has, or whose owner is dead; otherwise ask for it."""
        with connection.transaction():
            asked = "SELECT node, epoch FROM owners WHERE code = ? FOR UPDATE"
            found = connection.execute(asked, (code,)).fetchone()
            if found and found[0] == self.node and self.epochs.get(code) == found[1]:
                return True
            if found and not by_force and not self._may_take(connection, found[0]):
                connection.execute("UPDATE owners SET wanted = ? WHERE code = ?", (self.node, code))
                return False
            taken = connection.execute(
                "INSERT INTO owners (code, node, epoch, wanted) VALUES (?, ?, nextval('epochs'), NULL)"
                " ON CONFLICT (code) DO UPDATE SET node = excluded.node, epoch = excluded.epoch,"
                " wanted = NULL WHERE owners.epoch = ? RETURNING epoch",
                (code, self.node, found[1] if found else 0),
            ).fetchone()
        if taken:
            self.epochs[code] = taken[0]
            self._gone.discard(code)
        return taken is not None

    def _may_take(self, connection: PostgresConnection, node: str) -> bool:
        """Tell whether an owner is this node, gone, or dead and has not stirred since that was seen."""
        found = connection.execute("SELECT beats FROM nodes WHERE id = ? FOR UPDATE", (node,)).fetchone()
        return node == self.node or found is None or self._dead.get(node) == found[0]

    def peer(self, connection: PostgresConnection, code: str) -> Peer | None:
        """Return the living node that owns a table, if it is another one that can be reached."""
        asked = "SELECT id, address, secret FROM owners JOIN nodes ON id = node WHERE code = ?"
        found = connection.execute(asked, (code,)).fetchone()
        is_there = found and found[0] != self.node and found[0] not in self._dead and found[1]
        return Peer(*found) if is_there else None

    def release(self, connection: PostgresConnection, codes: Collection[str]) -> None:
        """Own these tables no longer; whoever is asked for them next may have them."""
        for code in codes:
            if epoch := self.epochs.pop(code, None):
                asked = "DELETE FROM owners WHERE code = ? AND node = ? AND epoch = ?"
                connection.execute(asked, (code, self.node, epoch))

    def hold(self, connection: PostgresConnection, code: str) -> None:
        """Keep a table that another node has asked for: it is in use here."""
        connection.execute("UPDATE owners SET wanted = NULL WHERE code = ? AND node = ?", (code, self.node))

    def leave(self, connection: PostgresConnection) -> None:
        """End as a node: own nothing, and be watched by nobody."""
        with connection.transaction():
            connection.execute("DELETE FROM owners WHERE node = ?", (self.node,))
            connection.execute("DELETE FROM nodes WHERE id = ?", (self.node,))
        self.epochs.clear()

    def is_fenced(self, connection: PostgresConnection, code: str, epoch: int) -> bool:
        """Tell whether writes with this epoch are refused."""
        asked = "SELECT 1 FROM owners WHERE code = ? AND node = ? AND epoch = ?"
        return connection.execute(asked, (code, self.node, epoch)).fetchone() is None
