"""The random numbers of a seed, as `core.rng` says: games that have a seed are dealt like the reference's.

A game without a seed takes the kernel's own random numbers instead.
"""

from __future__ import annotations

from math import factorial
from typing import Final

import numpy as np

from .chance import random_below, shuffle_cards
from .compiled import Record, compiled, copy_row
from .state import MOST_CARDS

# Labels of streams by their rows in the tables. Before them come the keys of the parts.
GOLD, DWARVES, GOALS, DECK, BEGINNER = range(8, 13)
LABELS: Final = {GOLD: "/gold", DWARVES: "/dwarves", GOALS: "/goals", DECK: "/deck", BEGINNER: "start"}
LABEL_SIZE: Final = 40

_PREFIX: Final = np.frombuffer(b"saboteur/1", np.uint8)
_SEED_SIZE: Final = 32
_SPARE_BITS: Final = 128
_BLOCK_BITS: Final = 512
# So many random bits decide the order of so many cards.
_SHUFFLE_BITS: Final = np.array([factorial(n).bit_length() + _SPARE_BITS for n in range(MOST_CARDS + 1)])
# Products of bases below this leave room for 32 bits more.
_SMALL: Final = 1 << 30


def _root_bits(prime: int, power: int) -> int:
    """Return the first 64 bits of the fractional part of a prime's root."""
    wanted, low, high = prime << 64 * power, 0, 1 << 80
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= wanted else (low, middle)
    return low & (1 << 64) - 1


_PRIMES: Final = [n for n in range(2, 410) if all(n % d for d in range(2, n))]
# The constants of SHA-512 (FIPS 180-4).
_BEGIN: Final = np.array([_root_bits(prime, 2) for prime in _PRIMES[:8]], np.uint64)
_ADDED: Final = np.array([_root_bits(prime, 3) for prime in _PRIMES[:80]], np.uint64)
# Its shifts, unsigned as everything in it.
_1, _3, _6, _7, _8, _14, _18, _19, _23, _25, _28 = map(np.uint64, (1, 3, 6, 7, 8, 14, 18, 19, 23, 25, 28))
_30, _34, _36, _39, _41, _45, _46, _50, _56, _61, _63 = map(
    np.uint64, (30, 34, 36, 39, 41, 45, 46, 50, 56, 61, 63)
)


@compiled
def _hash_message(t: Record) -> None:
    """Replace the first eight words by the SHA-512 of the 128 padded bytes in sixteen of them."""
    w = t.words
    for i in range(16, 80):
        x = w[i - 15]
        y = w[i - 2]
        x = (x >> _1 | x << _63) ^ (x >> _8 | x << _56) ^ x >> _7
        y = (y >> _19 | y << _45) ^ (y >> _61 | y << _3) ^ y >> _6
        w[i] = w[i - 16] + x + w[i - 7] + y
    a, b, c, d = _BEGIN[0], _BEGIN[1], _BEGIN[2], _BEGIN[3]
    e, f, g, h = _BEGIN[4], _BEGIN[5], _BEGIN[6], _BEGIN[7]
    for i in range(80):
        y = (e >> _14 | e << _50) ^ (e >> _18 | e << _46) ^ (e >> _41 | e << _23)
        y += h + (e & f ^ ~e & g) + _ADDED[i] + w[i]
        x = (a >> _28 | a << _36) ^ (a >> _34 | a << _30) ^ (a >> _39 | a << _25)
        x += a & b ^ a & c ^ b & c
        h, g, f, e, d, c, b, a = g, f, e, d + y, c, b, a, x + y
    w[0] = a + _BEGIN[0]
    w[1] = b + _BEGIN[1]
    w[2] = c + _BEGIN[2]
    w[3] = d + _BEGIN[3]
    w[4] = e + _BEGIN[4]
    w[5] = f + _BEGIN[5]
    w[6] = g + _BEGIN[6]
    w[7] = h + _BEGIN[7]


@compiled
def _write_message(t: Record, s: Record, label: int, block: int) -> None:
    """Write what is hashed for a block of a stream: prefix, seed, label, zero, number; then its length."""
    text = t.message
    text[:] = 0
    n = len(_PREFIX)
    copy_row(text[:n], _PREFIX)
    copy_row(text[n : n + _SEED_SIZE], s.seed)
    n += _SEED_SIZE
    if label != BEGINNER:
        if s.round > 9:
            text[n] = 48 + s.round // 10
            n += 1
        text[n] = 48 + s.round % 10
        n += 1
    for i in range(LABEL_SIZE):
        if t.label[label, i] == 0:
            break
        text[n] = t.label[label, i]
        n += 1
    text[n + 1] = block
    n += 9
    text[n] = 128
    text[126] = n * 8 >> 8
    text[127] = n * 8 & 255
    for i in range(16):
        word = np.uint64(0)
        for j in range(8):
            word = word << _8 | np.uint64(text[8 * i + j])
        t.words[i] = word


@compiled
def _draw_bits(t: Record, s: Record, label: int, bits: int) -> int:
    """Write so many bits of a stream as digits of 32 bits, the lowest first; return how many digits."""
    digits = t.digits
    for block in range((bits - 1) // _BLOCK_BITS + 1):
        _write_message(t, s, label, block)
        _hash_message(t)
        for i in range(8):  # the words are big-endian, the number is little-endian
            word = np.uint64(0)
            for j in range(8):
                word |= (t.words[i] >> np.uint64(8 * j) & np.uint64(255)) << np.uint64(56 - 8 * j)
            digits[16 * block + 2 * i] = word & np.uint64(0xFFFFFFFF)
            digits[16 * block + 2 * i + 1] = word >> np.uint64(32)
    count = (bits + 31) // 32
    if bits % 32:
        digits[count - 1] &= np.uint64((1 << bits % 32) - 1)
    return count


@compiled
def _divide_digits(t: Record, count: int, by: int) -> int:
    """Divide the number by a small one; return the rest."""
    rest = np.uint64(0)
    divisor = np.uint64(by)
    for i in range(count - 1, -1, -1):
        here = rest << np.uint64(32) | t.digits[i]
        quotient = here // divisor
        t.digits[i] = quotient
        rest = here - quotient * divisor
    return int(np.int64(rest))


@compiled
def shuffle_deck(t: Record, s: Record, cards: Record, count: int, label: int) -> None:
    """Put the first cards of a list into random order, by the seed if the game has one."""
    if not s.seeded:
        shuffle_cards(s, cards, count)
        return
    digits = _draw_bits(t, s, label, _SHUFFLE_BITS[count])
    base = count
    while base > 1:
        low = base
        product = 1
        while low > 1 and product * low < _SMALL:
            product *= low
            low -= 1
        rest = _divide_digits(t, digits, product)
        for last in range(base - 1, low - 1, -1):
            above = rest // (last + 1)
            chosen = rest - above * (last + 1)
            rest = above
            card = cards[last]
            cards[last] = cards[chosen]
            cards[chosen] = card
        base = low


@compiled
def draw_below(t: Record, s: Record, bound: int, label: int) -> int:
    """Return a number from 0 to bound - 1, by the seed if the game has one."""
    if not s.seeded:
        return random_below(s, bound)
    bits = _SPARE_BITS
    while bound >> (bits - _SPARE_BITS):
        bits += 1
    return _divide_digits(t, _draw_bits(t, s, label, bits), bound)
