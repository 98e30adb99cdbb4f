"""Tunes weights by play: one number at a time, on the same deals, kept if it wins more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from statistics import mean, stdev
from typing import Final

from ..bots import Bot
from ..bots.weights import Weights
from ..core.rules import Rules
from . import arena
from .settings import TUNING, DealSet

# Factors to try for a weight, and what is added to a weight of zero.
STEPS: Final = (0.6, 1.6)
_SMALL: Final = 0.2

Maker = Callable[[Weights], Bot]


def results(rules: Sequence[Rules], bot: Bot, other: str, digs: bool, deals: int) -> list[float]:
    """Return for each deal whether the tuned side won it."""
    won = []
    for number, seed in enumerate(DealSet(TUNING).seeds("tune", 0, deals)):
        game = arena.deal(rules[number % len(rules)], seed)
        mine = ["" if (dwarf != "saboteur") == digs else other for dwarf in game.state.dwarves]
        outcome = arena.play_seats(game, mine, seed, own=bot)
        won.append(float(outcome.found == digs))
    return won


def tuned(
    rules: Sequence[Rules],
    start: Weights,
    make: Maker,
    other: str,
    digs: bool,
    names: Sequence[str],
    deals: int,
) -> Iterator[tuple[str, Weights, float]]:
    """Try every weight in turn; yield what was tried, the best weights so far and how often they win."""
    best, held = start, results(rules, make(start), other, digs, deals)
    yield "start", best, mean(held)
    for name in names:
        for step in STEPS:
            value = getattr(best, name) * step or _SMALL
            tried = replace(best, **{name: round(value, 3)})
            won = results(rules, make(tried), other, digs, deals)
            gains = [new - old for new, old in zip(won, held, strict=True)]
            if mean(gains) > stdev(gains) / len(gains) ** 0.5:
                best, held = tried, won
                yield f"{name} = {getattr(best, name)}", best, mean(held)
                break
            yield f"{name} stays, {tried} {mean(won):.3f}"[:60], best, mean(held)
