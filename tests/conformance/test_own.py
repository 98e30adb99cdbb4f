"""The game's own boxes and bots keep to what is asked of everyone's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saboteur.bots import BOTS, Bot
from saboteur.boxes import BOXES
from saboteur.conformance import check_bot, check_box
from saboteur.languages import ENGLISH

# Seconds a move; the strongest bot uses them up.
QUICK = 0.005


# Every other one; the long run checks them all.
@pytest.mark.parametrize("key", list(BOXES)[::2])
def test_boxes_conform(key: str) -> None:
    assert check_box(key, games=1).languages[ENGLISH] == 1


@pytest.mark.soak
@pytest.mark.parametrize("key", BOXES)
def test_boxes_conform_for_long(key: str) -> None:
    check_box(key, games=20)


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_bots_conform(bot: Callable[[], Bot]) -> None:
    check_bot(bot, budget=QUICK)
