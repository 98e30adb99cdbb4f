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
from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from .. import wall
from .ownership import BEAT, LEASE, Peer, Pulse
from .postgres_connection import PostgresConnection
from .questions import RESTLESS

LOG = logging.getLogger("saboteur.node")
# After a pause of its own for so long, a node begins to watch the others anew, in seconds.
_BLINK: Final = LEASE / 2
# For how long a dead node's tables are left to the nodes that they fall to, in seconds.
_FIRST_CALL: Final = BEAT
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
        return code in self.claim_all(connection, [code], by_force)

    def claim_all(
        self,
        connection: PostgresConnection,
        codes: Sequence[str],
        by_force: bool = False,
        reaches: Callable[[str], bool] = lambda _: False,
    ) -> dict[str, int]:
        """Become the owner of tables; return the epochs of those that are this node's.

        The others' owners are asked for them, unless people can be led there: an owner that is quicker by a
        moment has nobody at its table yet, and would give it up. Everyone locks rows in the order of their
        codes, so no two nodes wait for each other.
        """
        wanted = sorted(codes)
        with connection.transaction():
            asked = "SELECT code, node, epoch FROM owners WHERE code = ANY(?) ORDER BY code FOR UPDATE"
            owned = {code: (node, epoch) for code, node, epoch in connection.execute(asked, (wanted,))}
            others = [code for code in owned if owned[code] != (self.node, self.epochs.get(code))]
            living = {} if by_force else self._living(connection, {owned[code][0] for code in others})
            gone = [code for code in others if owned[code][0] not in living]
            taken = [code for code in gone if by_force or self._falls_here(code, owned[code][0])]
            led = {node for node, address in living.items() if address and reaches(node)}
            if left := [code for code in others if owned[code][0] in living.keys() - led]:
                asked = "UPDATE owners SET wanted = ? WHERE code = ANY(?)"
                connection.execute(asked, (self.node, left))
            claimed = self._take(connection, taken, [code for code in wanted if code not in owned])
        self.epochs.update(claimed)
        self._gone -= claimed.keys()
        return claimed | {code: self.epochs[code] for code in owned.keys() - {*others}}

    def _take(self, connection: PostgresConnection, taken: list[str], free: list[str]) -> dict[str, int]:
        """Own tables whose rows are locked, and those that had no row unless somebody was quicker."""
        if not taken and not free:
            return {}
        (epoch,) = connection.execute("SELECT nextval('epochs')").fetchone()
        if taken:
            asked = "UPDATE owners SET node = ?, epoch = ?, wanted = NULL WHERE code = ANY(?)"
            connection.execute(asked, (self.node, epoch, taken))
        if free:
            asked = "INSERT INTO owners (code, node, epoch) VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING"
            connection.executemany(asked, [(code, self.node, epoch) for code in free])
            asked = "SELECT code FROM owners WHERE node = ? AND epoch = ? AND code = ANY(?) ORDER BY code"
            free = [code for (code,) in connection.execute(asked, (self.node, epoch, free)).fetchall()]
        return dict.fromkeys([*taken, *free], epoch)

    def _falls_here(self, code: str, gone: str) -> bool:
        """Tell whether a table of a dead node falls to this one, or has fallen to one that has not come.

        Otherwise whoever notices a death first would have all the tables, and all the work.
        """
        seen = self._watched.get(gone)
        if seen is None or self._now() - seen.since > LEASE + _FIRST_CALL:
            return True
        living = {self.node, *self._watched} - self._dead.keys()
        return max(living, key=lambda node: sha256(f"{code} {node}".encode()).digest()) == self.node

    def _living(self, connection: PostgresConnection, nodes: Collection[str]) -> dict[str, str]:
        """Return the addresses of other nodes, without those that are dead and have not stirred since."""
        others = sorted({*nodes} - {self.node})
        asked = "SELECT id, beats, address FROM nodes WHERE id = ANY(?) ORDER BY id FOR SHARE"
        found = connection.execute(asked, (others,)).fetchall() if others else []
        return {node: address for node, beats, address in found if self._dead.get(node) != beats}

    def peers(self, connection: PostgresConnection, codes: Sequence[str]) -> dict[str, Peer]:
        """Return, by table, the living nodes that own them, if they are others that can be reached."""
        asked = "SELECT code, id, address, secret FROM owners JOIN nodes ON id = node WHERE code = ANY(?)"
        found = {code: Peer(*peer) for code, *peer in connection.execute(asked, (codes,))}
        away = {self.node, *self._dead}
        return {code: peer for code, peer in found.items() if peer.node not in away and peer.address}

    def release(self, connection: PostgresConnection, codes: Collection[str]) -> None:
        """Own these tables no longer; whoever is asked for them next may have them."""
        owned = [(code, self.node, epoch) for code in sorted(codes) if (epoch := self.epochs.pop(code, None))]
        if owned:
            with connection.transaction():
                asked = "DELETE FROM owners WHERE code = ? AND node = ? AND epoch = ?"
                connection.executemany(asked, owned)

    def hold(self, connection: PostgresConnection, code: str) -> None:
        """Keep a table that another node has asked for: it is in use here."""
        connection.execute("UPDATE owners SET wanted = NULL WHERE code = ? AND node = ?", (code, self.node))

    def leave(self, connection: PostgresConnection) -> None:
        """End as a node: own nothing, and be watched by nobody."""
        with connection.transaction():
            asked = "SELECT code FROM owners WHERE node = ? ORDER BY code FOR UPDATE"
            connection.execute(asked, (self.node,)).fetchall()
            connection.execute("DELETE FROM owners WHERE node = ?", (self.node,))
            connection.execute("DELETE FROM nodes WHERE id = ?", (self.node,))
        self.epochs.clear()

    def is_fenced(self, connection: PostgresConnection, code: str, epoch: int) -> bool:
        """Tell whether writes with this epoch are refused."""
        asked = "SELECT 1 FROM owners WHERE code = ? AND node = ? AND epoch = ?"
        return connection.execute(asked, (code, self.node, epoch)).fetchone() is None
