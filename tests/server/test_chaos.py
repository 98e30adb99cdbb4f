"""Real nodes on a real PostgreSQL, and faults that need no rights; people record what was acknowledged."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator

import pytest

from .client import in_a_loop
from .fates import Fate, NodesFate, Storm, start_again
from .operating import operate
from .postgres import Postgres, own_postgres
from .process import Server

Start = Callable[..., Server]


class Cluster:
    """Nodes and their database, all on this machine."""

    def __init__(self, nodes: list[Server], database: Postgres) -> None:
        self.nodes = nodes
        self.database = database
        self.place = database.place


class DatabaseFate(Fate):
    """The database is restarted and killed."""

    def strike(self) -> str:
        database: Postgres = self.cluster.database
        how = self.rng.choice((signal.SIGQUIT, signal.SIGINT))
        database.stop(how)
        self.rest(3.0, longest=10.0)
        database.start()
        return "database killed" if how == signal.SIGQUIT else "database restarted"


@pytest.fixture
def cluster(own_server: Start) -> Iterator[Cluster]:
    with own_postgres() as database:
        nodes = [own_server(options=["--store", database.place]) for _ in range(3)]
        for node in nodes:
            node.patience = 5.0
        yield Cluster(nodes, database)
        assert "problem  tables" not in operate(nodes[0].data, "doctor", "--store", database.place).out


@in_a_loop
async def test_a_few_faults_lose_and_double_nothing(cluster: Cluster) -> None:
    await Storm(cluster, 1, (NodesFate, DatabaseFate), tables=2).rage(4)


@in_a_loop
async def test_a_rolling_restart_loses_nothing(cluster: Cluster) -> None:
    storm = Storm(cluster, 2, (), tables=2)
    for node in cluster.nodes:
        await storm.everyone_acts()
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(start_again, node)
    await storm.rage(0)


@pytest.mark.soak
@in_a_loop
async def test_many_faults_lose_and_double_nothing(cluster: Cluster, request: pytest.FixtureRequest) -> None:
    storm = Storm(cluster, request.config.getoption("--storm"), (NodesFate, DatabaseFate))
    await storm.rage(request.config.getoption("--faults"))
