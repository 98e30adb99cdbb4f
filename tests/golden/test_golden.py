"""Games go as they went; if they should go differently: python tools/regenerate_golden.py"""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from .playthrough import FOLDER, SCRIPTS, playthrough, stored

MOST_BYTES, MOST_IN_ALL = 60_000, 900_000


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_game_goes_as_it_went(name: str) -> None:
    old = stored(name).read_text(encoding="utf-8").splitlines()
    new = playthrough(name).splitlines()
    changes = islice(unified_diff(old, new, "stored", "now", n=1, lineterm=""), 30)
    assert old == new, "\n".join(line[:300] for line in changes)


def test_only_these_games_are_kept_and_they_are_small() -> None:
    files = list(FOLDER.iterdir())
    assert {file.stem for file in files} == set(SCRIPTS)
    sizes = [file.stat().st_size for file in files]
    assert max(sizes) <= MOST_BYTES
    assert sum(sizes) <= MOST_IN_ALL


def test_the_games_show_every_window_and_result() -> None:
    """Golden files guard only what happens in them."""
    texts = "".join(stored(name).read_text(encoding="utf-8") for name in SCRIPTS)
    for sign in (
        "asked(p",
        " open)",
        " lie)",
        " take)",
        "saboteurs",
        "diggers",
        "greedy",
        "collapsed(",
        "stole(p",
        "hats-swapped(",
        "swapped-hands(",
        "cleared(",
        "proved(",
        "blue-green",
        "shut-out",
        " keep)",
        " lie-chest)",
        " pay-for)",
        " rob)",
        " veto)",
    ):
        assert sign in texts, sign
