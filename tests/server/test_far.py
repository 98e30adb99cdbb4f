"""Nodes, a database and its replica on machines of their own, and faults of all kinds, many at a time."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import in_a_loop
from .fates import Fate, NodesFate, Storm
from .land import FarDatabase, FarServer, Land, install
from .operating import operate
from .process import PATIENCE, wait_for

NODES = ("n1", "n2", "n3")


class Cluster:
    """Three nodes, a database and its synchronous replica."""

    def __init__(self, home: Path, land: Land) -> None:
        """Start everything."""
        self.land = land
        self.leader = FarDatabase(home / "one", land, "d1")
        self.follower = FarDatabase(home / "two", land, "d2")
        self.leader.make()
        self.leader.start()
        self.follower.follow(self.leader)
        hosts = ",".join(f"{land.addresses[name]}:5432" for name in ("d1", "d2"))
        self.place = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write"
        self.nodes = [FarServer(folder(home / name), land, name, self.place) for name in NODES]
        for node in self.nodes:
            node.start()

    def close(self) -> None:
        """End everything."""
        for node in self.nodes:
            node.close()
        for database in (self.leader, self.follower):
            database.close()


def folder(path: Path) -> Path:
    path.mkdir(parents=True)
    return path


class FarNodesFate(NodesFate):
    """The clock of a node is an hour off, too."""

    KINDS = (*NodesFate.KINDS, "clock an hour off")

    def strike_at(self, node: FarServer) -> None:
        node.set_clock(self.rng.choice((3600, -3600, 0)))
        self.rest(2.0)


class LinksFate(Fate):
    """Links are cut, both ways or one way, between any two machines."""

    def strike(self) -> str:
        names = [*NODES, "d1", "d2"]
        one, other = self.rng.sample(names, 2)
        kind = self.rng.choice(("link cut both ways", "link cut one way"))
        ways = [(one, other), (other, one)][: 2 if "both" in kind else 1]
        for way in ways:
            self.cluster.land.cut(*way)
        self.rest(5.0, longest=12.0)
        for way in ways:
            self.cluster.land.mend(*way)
        return kind


class DatabaseFate(Fate):
    """The database is restarted, out of reach, full, and its replica is promoted."""

    def strike(self) -> str:
        leader = self.cluster.leader
        kinds = ("database restarted", "database killed", "database out of reach", "disk full", "promoted")
        kind = self.rng.choice(kinds)
        match kind:
            case "database restarted" | "database killed":
                leader.stop(signal.SIGINT if kind == "database restarted" else signal.SIGQUIT)
                self.rest(3.0)
                leader.start()
            case "database out of reach":
                for node in NODES:
                    self.cluster.land.cut(node, leader.name)
                self.rest(4.0, longest=10.0)
                for node in NODES:
                    self.cluster.land.mend(node, leader.name)
            case "disk full":
                full = leader.fill()
                self.rest(3.0)
                full.unlink()
                time.sleep(1.0)
                if not leader.is_up():  # as it is when the log cannot be written
                    leader.start()
            case _:
                self.promote()
        wait_for(self.cluster.leader.leads, "the database")
        return kind

    def promote(self) -> None:
        """Lose the leader with its disk; what was acknowledged is at its replica."""
        old, new = self.cluster.leader, self.cluster.follower
        wait_for(lambda: new.is_up() and old.is_followed(), "the replica")
        assert old.process
        for process in children(old.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        old.process.wait(PATIENCE)
        new.promote()
        self.cluster.leader, self.cluster.follower = new, old
        self.rest(2.0)
        old.follow(new)


def children(process: int) -> list[int]:
    """Return a process and those that it started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [process, *map(int, found)]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Machines, on which everything runs.

    PostgreSQL is run by nobody, and every other run of pytest closes pytest's own folder to all but its user.
    """
    install()
    with tempfile.TemporaryDirectory(prefix="saboteur-far-", ignore_cleanup_errors=True) as home:
        os.chmod(home, 0o755)
        land = Land([*NODES, "d1", "d2"])
        try:
            found = Cluster(Path(home), land)
            try:
                yield found
            finally:
                found.close()
        finally:
            land.close()


@pytest.mark.soak
@in_a_loop
async def test_faults_of_all_kinds_lose_and_double_nothing(
    cluster: Cluster, request: pytest.FixtureRequest
) -> None:
    kinds = (FarNodesFate, LinksFate, LinksFate, DatabaseFate)
    storm = Storm(cluster, request.config.getoption("--storm"), kinds)
    await storm.rage(request.config.getoption("--faults"))
    said = operate(cluster.nodes[0].data, "doctor", "--store", cluster.place)
    assert "problem  tables" not in said.out
    # A node that cannot start without the database says so in words, among its log's lines.
    told = [line for node in cluster.nodes for line in node.log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in told if line.startswith("{") and "trace" in json.loads(line)] == []
