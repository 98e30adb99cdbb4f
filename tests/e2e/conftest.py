"""A served house and a browser for the tests that play in one."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .browsing import FLAGS, Person

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve tables with known deals and give the address."""
    data = tmp_path_factory.mktemp("tables")
    command = [sys.executable, str(HERE / "seeded.py"), str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                yield found[0]
                break
        process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    asked = [sys.executable, str(HERE.parents[1] / "tools" / "browser.py")]
    path = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


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
