"""A served house and a browser for the tests that play in one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.process import Server

from .browsing import Person
from .pictures import chromium, served


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of the tables, and of positions that some begin with."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def home(data: Path) -> Iterator[str]:
    """Serve tables with known deals and give the address; each test has tables of its own."""
    with served(data) as address:
        yield address


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that a test may stop, and start again with something new."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    with chromium() as started:
        yield started


@pytest.fixture
def person(browser: Browser, home: str) -> Iterator[Callable[..., Person]]:
    """Make people with pages of their own; their consoles must stay silent."""
    people: list[Person] = []

    def make(name: str, kind: type[Person] = Person, **context: Any) -> Person:
        people.append(kind(browser, home, name, **context))
        return people[-1]

    yield make
    for each in people:
        each.close()
