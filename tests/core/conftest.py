"""Toy modules for one test at a time: whatever they register is gone afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from saboteur.core import actions, cards, errors, rules

settings.register_profile("calm", deadline=None, derandomize=True, database=None)
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
)


@pytest.fixture
def clean() -> Iterator[None]:
    """Put every table of the machine back as it was."""
    kept = [dict(table) for table in TABLES]
    yield
    for table, old in zip(TABLES, kept, strict=True):
        table.clear()
        table.update(old)
    rules.register()  # forgets the rules that were built


@pytest.fixture
def toys(clean: None) -> None:
    """Make all toys known."""
    from .toys import install

    install()
