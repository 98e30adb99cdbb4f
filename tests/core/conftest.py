"""Toy modules for one test at a time: whatever they register is gone afterwards."""

from __future__ import annotations

import pytest


@pytest.fixture
def toys(clean: None) -> None:
    """Make all toys known."""
    from .toys import install

    install()
