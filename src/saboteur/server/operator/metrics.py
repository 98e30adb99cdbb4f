"""The server's counters for Prometheus, on a port of their own.

No label contains a code, a name or anything else about a player: only phases, error codes and budgets.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from ..counters import Meter, install
from ..tables.all_tables import AllTables
from ..tables.table import LOBBY, OVER, PLAYING
from ..wire.outbox import Page

# In seconds: from a tenth of a millisecond to ten seconds.
_STEPS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_PATIENCE: Final = 10.0


class Metrics(Meter):
    """A meter whose counts Prometheus can ask for."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._actions = Counter("saboteur_actions", "Actions played, by people and bots.", registry=registry)
        self._refused = Counter(
            "saboteur_refused", "Commands and requests that were not done.", ["code"], registry=registry
        )
        self._over_budget = Counter(
            "saboteur_over_budget",
            "How often an address had used up a budget.",
            ["budget"],
            registry=registry,
        )
        self._delivery = Histogram(
            "saboteur_delivery_seconds",
            "From a command's arrival until its table's frames are with every seat's socket.",
            buckets=_STEPS,
            registry=registry,
        )
        self._commits = Histogram(
            "saboteur_commit_seconds", "Commits of the journal.", buckets=_STEPS, registry=registry
        )
        self._thinking = Histogram(
            "saboteur_thinking_seconds", "How long a bot thinks.", buckets=_STEPS, registry=registry
        )

    def acted(self) -> None:
        self._actions.inc()

    def refused(self, code: str) -> None:
        """Count a rejected command or request."""
        self._refused.labels(code).inc()

    def over_budget(self, name: str) -> None:
        """Count that an address had used up a budget."""
        self._over_budget.labels(name).inc()

    def delivered(self, arrived: float, pages: Iterable[Page]) -> None:
        """Measure the time from a command until its frames are handed to every page's socket."""
        Delivery(arrived, self._delivery).wait_for(pages)

    def committed(self, seconds: float) -> None:
        """Record how long a commit took."""
        self._commits.observe(seconds)

    def thought(self, seconds: float) -> None:
        """Record how long a bot thought."""
        self._thinking.observe(seconds)


class Delivery:
    """A command's frames on their way to the sockets of a table."""

    __slots__ = ("_arrived", "_left", "_measured")

    def __init__(self, arrived: float, measured: Histogram) -> None:
        """Record when the command came."""
        self._arrived = arrived
        self._left = 0
        self._measured = measured

    def wait_for(self, pages: Iterable[Page]) -> None:
        """Wait for every page except spectators', who are told later anyway."""
        self._left = sum(page.notice(self._reached) for page in pages if not page.is_distant)

    def _reached(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._measured.observe(time.perf_counter() - self._arrived)


class Levels(NamedTuple):
    """The state of the server at one moment."""

    phases: Tally[str]
    aside: int
    sockets: int
    people: int
    connections: float
    waiting: float
    queue: int
    lag: float
    writable: bool
    beaten: float | None
    thinking: int
    replays: int
    turning_points: int


def levels(all_tables: AllTables) -> Levels:
    """Read the state of all tables; only their own loop may."""
    tables = list(all_tables.live.values())
    queue, lag = all_tables.store.backlog
    return Levels(
        Tally({LOBBY: 0, PLAYING: 0, OVER: 0}) + Tally(table.table.phase for table in tables),
        len(all_tables.aside),
        len(all_tables.sockets),
        sum(len(table.audience.here(table.table) & set(table.table.persons())) for table in tables),
        all_tables.visitors.in_use("connections"),
        all_tables.visitors.in_use("waiting"),
        queue,
        lag,
        all_tables.store.healthy,
        all_tables.node.age if all_tables.node else None,
        all_tables.thinker.waiting,
        all_tables.archive.jobs.waiting,
        all_tables.archive.long_jobs.waiting + all_tables.reviews.jobs.waiting,
    )


class HouseCollector(Collector):
    """Asks for the state of all tables whenever Prometheus asks."""

    def __init__(self, all_tables: AllTables) -> None:
        self._all_tables = all_tables

    def describe(self) -> Iterable[Metric]:
        """Describe nothing in advance: the server is not open yet."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Return gauges of what is going on now: tables, seats, backlog."""
        if self._all_tables.loop is None:
            return
        # Prometheus is answered in a separate thread; tables may be read only in their own loop.
        now = asyncio.run_coroutine_threadsafe(self._look(), self._all_tables.loop).result(_PATIENCE)
        tables = GaugeMetricFamily("saboteur_tables", "Tables that are awake, by phase.", labels=["phase"])
        for phase in (LOBBY, PLAYING, OVER):
            tables.add_metric([phase], now.phases[phase])
        yield tables
        yield _gauge("saboteur_tables_aside", "Tables that cannot be read and were put aside.", now.aside)
        yield _gauge("saboteur_sockets", "Open sockets.", now.sockets)
        yield _gauge("saboteur_people", "Seats whose players are here.", now.people)
        yield _gauge("saboteur_connections", "Open connections, of people.", now.connections)
        yield _gauge("saboteur_waiting_bytes", "Bytes waiting to be sent.", now.waiting)
        yield _gauge("saboteur_journal_queue", "Writes that wait for the disk.", now.queue)
        yield _gauge("saboteur_journal_lag_seconds", "How long the oldest of them has waited.", now.lag)
        yield _gauge("saboteur_journal_writable", "1 if the last write went through.", now.writable)
        if now.beaten is not None:
            said = "Seconds since this node last told the others that it lives."
            yield _gauge("saboteur_node_beat_age_seconds", said, now.beaten)
        yield _gauge("saboteur_bots_waiting", "Bots that are asked and have not answered.", now.thinking)
        work = GaugeMetricFamily("saboteur_workshop_waiting", "Work that waits or is done.", labels=["kind"])
        work.add_metric(["replays"], now.replays)
        work.add_metric(["turning-points"], now.turning_points)
        yield work

    async def _look(self) -> Levels:
        return levels(self._all_tables)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(name, what, value=value)


def open_metrics(all_tables: AllTables, address: str, port: int) -> None:
    """Start counting and serve metrics at this address; raise OSError if it cannot be used."""
    # The counters start when the process does.
    disable_created_metrics()  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    install(Metrics(registry))
    registry.register(HouseCollector(all_tables))
    try:
        start_http_server(port, address, registry)
    except OSError as error:
        raise OSError(f"metrics cannot be served at {address}:{port}: {error.strerror}") from error
