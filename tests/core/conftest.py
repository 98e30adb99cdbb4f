"""Toy modules for one test at a time: whatever they register is gone afterwards."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("calm", deadline=None, derandomize=True, database=None)
settings.load_profile("calm")


@pytest.fixture
def toys(clean: None) -> None:
    """Make all toys known."""
    from .toys import install

    install()
