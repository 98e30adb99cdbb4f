"""Small helpers for generated drawings, as in web/art/ink.js."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

# Every drawing has round joins and caps; the group around it says so once.
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'

_WORD: Final = 0xFFFFFFFF

Chance = Callable[[], float]


def hue(name: str) -> str:
    """Return a colour of art.css."""
    return f"var(--{name})"


def number(n: float) -> str:
    """Write a number as JavaScript does."""
    return str(int(n)) if n == int(n) else repr(n)


def rounded(n: float, parts: int = 10) -> str:
    """Write a number briefly: a tenth is finer than any screen shows."""
    return number(floor(n * parts + 0.5) / parts)


def fill(d: str, colour: str, more: str = "") -> str:
    """Return a path filled with a colour."""
    return f'<path d="{d}" fill="{colour}"{more and f" {more}"}/>'


def stroke(d: str, colour: str, width: float, more: str = "") -> str:
    """Return a path drawn as a line of some width."""
    pen = f'stroke="{colour}" stroke-width="{number(width)}"'
    return f'<path d="{d}" fill="none" {pen}{more and f" {more}"}/>'


def placed(x: float, y: float, scale: float, inner: str) -> str:
    """Move and scale a drawing."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g transform="translate({rounded(x)} {rounded(y)}){size}">{inner}</g>'


def upright(inner: str) -> str:
    """Mark what the page keeps upright when it turns the whole mine."""
    return f'<g class="a-up">{inner}</g>'


def chance(seed: str) -> Chance:
    """Return random numbers with a seed: the same card always has the same stones."""
    state = 2166136261
    for letter in seed:
        state = (state ^ ord(letter)) * 16777619 & _WORD

    def next_number() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WORD
        t = (state ^ (state >> 15)) * (1 | state) & _WORD
        t = (t + (t ^ (t >> 7)) * (61 | t) & _WORD) ^ t
        return (t ^ (t >> 14)) / 4294967296

    return next_number
