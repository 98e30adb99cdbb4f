"""The kernel's own random numbers: quick, and nothing that a deal with people should rest on."""

from __future__ import annotations

import numpy as np

from .compiled import Record, compiled


@compiled
def random_below(s: Record, bound: int) -> int:
    """Return a number from 0 to bound - 1, each equally likely (xorshift64*)."""
    x = s.rng
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    s.rng = x
    return int(np.int64((x * np.uint64(2685821657736338717)) >> np.uint64(33)) * bound >> 31)


@compiled
def shuffle_cards(s: Record, cards: Record, count: int) -> None:
    """Put the first cards of a list into random order."""
    for i in range(count - 1, 0, -1):
        j = random_below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
