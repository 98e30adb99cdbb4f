"""Servers to test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.tables import timing

from .clocks import Clocks
from .postgres import Shared, shared_place
from .process import Server


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Set the clocks by hand."""
    by_hand = Clocks()
    monkeypatch.setattr(timing, "time", by_hand)
    return by_hand


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file: they must not disturb one another anyway."""
    running = Server(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.close()
    assert running.errors() == []


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Shared:
    """The one PostgreSQL of a run; a test gets a schema of its own from it."""
    folder = tmp_path_factory.getbasetemp()
    folder = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    return Shared(shared_place(folder))


@pytest.fixture
def postgres_place(postgres: Shared) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with postgres.schema() as place:
        yield place


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Make a server that a test may kill, or that has limits or options of its own."""
    running: list[Server] = []

    def start(limits: dict[str, float] | None = None, **options: Any) -> Server:
        folder = tmp_path / f"house{len(running)}"
        folder.mkdir()
        running.append(Server(folder, limits=limits, **options))
        running[-1].start()
        return running[-1]

    yield start
    for each in running:
        each.close()
