"""What all tests share."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from saboteur import boxes
from saboteur.core import actions, cards, errors, rules

# Before any test imports them: what they assert is told in full.
pytest.register_assert_rewrite("saboteur.conformance")

# A shell that starts the tests in the background lets them, and the programs they interrupt, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Examples are the same on every run, and a slow machine may take its time for them.
settings.register_profile(
    "calm", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("calm")

TABLES: tuple[dict[str, Any], ...] = (
    cards.CARDS,
    cards.TILES,
    actions.VERBS,
    actions.PLAY_OPERANDS,
    actions._SECRET,
    actions.TOGETHER,
    errors.REASONS,
    rules.REGISTRY,
    boxes.BOXES,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the soak's storms be as long as one has time for, and be repeated."""
    parser.addoption("--faults", type=int, default=100, help="how many faults the soak's storms have")
    parser.addoption("--storm", type=int, default=1, help="the seed of the soak's storms")


@pytest.fixture
def clean() -> Iterator[None]:
    """Put every table of the machine back as it was."""
    kept = [dict(table) for table in TABLES]
    yield
    for table, old in zip(TABLES, kept, strict=True):
        table.clear()
        table.update(old)
    rules.register()  # forgets the rules that were built
