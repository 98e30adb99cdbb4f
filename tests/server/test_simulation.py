"""Many lives of a cluster with random faults: nothing acknowledged is lost or doubled, and order is kept."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest

from .imitation import BrokenFence
from .simulation import History, run_of

# Each test takes every so manyth seed, so that they run side by side.
PARTS = 4


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    """Faults are what this is about: nobody needs to read of each."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def lives(seeds: range, fence: str | None = None) -> list[History]:
    """Run so many seeds; say how to run the one again that fails."""
    found = []
    for seed in seeds:
        try:
            found.append(run_of(seed, fence=fence))
        except BaseException as error:
            error.add_note(f"again: SEED={seed} python -m pytest tests/server/test_simulation.py -k one_seed")
            raise
    return found


def test_one_seed() -> None:
    """The same seed gives the same history, to the letter of each entry."""
    seed = int(os.environ.get("SEED", "1"))
    once, again = lives(range(seed, seed + 1)), lives(range(seed, seed + 1))
    assert once == again and once[0].told > 5 and once[0].faults > 2


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_happens_nothing_acknowledged_is_lost_or_doubled(part: int) -> None:
    found = lives(range(part, 120, PARTS))
    assert sum(history.told for history in found) > 20 * len(found)
    assert sum(history.faults for history in found) > 3 * len(found)
    assert sum(history.owners for history in found) > 3 * len(found), "tables went from node to node"


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_lives(part: int) -> None:
    lives(range(120 + part, 5000, PARTS))


def test_a_broken_fence_is_found() -> None:
    """It lets everything pass; one that only forgets epochs is found in test_ownership.py."""
    with pytest.raises(BrokenFence, match="does not own"):
        lives(range(100), fence="FROM owners ORDER BY code")
