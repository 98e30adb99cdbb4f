"""Keyed, counter-based random numbers: every shuffle has its own stream.

Block k of a stream is the SHA-512 of "saboteur/1" + seed + label + 0x00 + k as 8 bytes, little-endian. Random
bits are the lowest of as many fresh blocks as needed, read as one little-endian number. A number below n
takes 128 bits more than n has, modulo n. A shuffle of n cards is a number below n!, found likewise, read in
factorial base: modulo n, then n - 1, and so on down to 2. So the odds are even to within one in 2^128.
SHA-512, because every browser has it and can verify a deal. The prefix keeps the streams separate from the
published SHA-256 of the seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256, sha512
from math import factorial
from typing import Final, TypeVar

T = TypeVar("T")

_PREFIX: Final = b"saboteur/1"
# A block has 2^9 bits.
_BLOCK_SHIFT: Final = 9
_SPARE_BITS: Final = 128
# Below this, CPython computes with single digits of its integers.
_SMALL: Final = 1 << 30
SEED_BYTES: Final = 32


class Stream:
    """The random numbers of one seed and label."""

    __slots__ = ("_block", "_prefix")

    def __init__(self, seed: bytes, label: str) -> None:
        """Start the stream at its first block."""
        self._prefix = _PREFIX + seed + label.encode() + b"\0"
        self._block = 0

    def _bits(self, count: int) -> int:
        """Return so many random bits from fresh blocks."""
        blocks = self._next_block()
        for _ in range(count - 1 >> _BLOCK_SHIFT):
            blocks += self._next_block()
        return int.from_bytes(blocks, "little") & (1 << count) - 1

    def _next_block(self) -> bytes:
        number = self._block
        self._block = number + 1
        return sha512(self._prefix + number.to_bytes(8, "little")).digest()

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        return self._bits(bound.bit_length() + _SPARE_BITS) % bound

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order, every order equally likely."""
        cards = list(items)
        bits, digits = _shuffle_plan(len(cards))
        number = self._bits(bits)
        # Several digits are split off at once, so that nearly all arithmetic is on small numbers.
        for product, group in digits:
            number, rest = divmod(number, product)
            for last, base in group:
                chosen = rest % base
                rest //= base
                cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards


@lru_cache
def _shuffle_plan(count: int) -> tuple[int, list[tuple[int, list[tuple[int, int]]]]]:
    """Return how many bits a shuffle takes, and its digits in groups: product, (place, base) of each."""
    groups: list[tuple[int, list[tuple[int, int]]]] = []
    for base in range(count, 1, -1):
        if not groups or groups[-1][0] * base >= _SMALL:
            groups.append((1, []))
        product, group = groups[-1]
        groups[-1] = (product * base, [*group, (base - 1, base)])
    return factorial(count).bit_length() + _SPARE_BITS, groups


def seed_bytes(seed: str | bytes) -> bytes:
    """Return 32 bytes: as given, from 64 hex digits, or the SHA-256 of anything else."""
    if not isinstance(seed, str | bytes):
        raise TypeError(f"a seed is text or bytes, not {type(seed).__name__}")
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else sha256(seed).digest()
    try:
        exact = bytes.fromhex(seed) if len(seed) == 2 * SEED_BYTES else b""
    except ValueError:
        exact = b""
    return exact if len(exact) == SEED_BYTES else sha256(seed.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """Return what is published before the deal: the SHA-256 of the seed."""
    return sha256(seed).hexdigest()
