"""The rock, as in web/art/stones.js: around cards, their faces, and stones that have fallen from it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, cos, floor, sin
from typing import Final

from .ink import Chance, chance, fill, hue, rounded

# Stones of a heap: place and size.
_HEAP: Final = (
    (-6.5, -2.5, 4.2), (6.2, -3, 4), (0, -4.5, 4.6), (-3.4, 2.4, 4.4),
    (4.2, 2.8, 4.4), (-9, 3.6, 2.4), (9, 3.2, 2.2), (0.4, 6.2, 2),
)  # fmt: skip
_TONES: Final = ("rock-2", "rock-4", "rock-5")


def ground(seed: str) -> str:
    """Draw the face of the rock: facets and a worn edge."""
    following = chance(f"ground{seed}")
    facets = "".join(_facet(i, following) for i in range(10))
    rim = f'fill="none" stroke="{hue("rock-5")}" stroke-width="1" opacity=".7"'
    edge = f'<rect x="0.5" y="0.5" width="62" height="87" rx="3.4" {rim}/>'
    return f'<rect width="63" height="88" fill="url(#sab-rock)"/>{facets}{edge}'


def _facet(i: int, following: Chance) -> str:
    x, y, r = following() * 63, following() * 88, 7 + following() * 9
    corners = []
    for k in range(5):
        across = rounded(x + cos(k * 1.26 + i) * r * (0.6 + following() * 0.6))
        corners.append(f"{across} {rounded(y + sin(k * 1.26 + i) * r * (0.6 + following() * 0.6))}")
    faint = f'opacity="{rounded(0.15 + following() * 0.25)}"'
    return fill(f"M{'L'.join(corners)}Z", hue(_TONES[i % 3]), faint)


def rock(
    x: float, y: float, r: float, following: Chance, dark: str = hue("stone-2"), light: str = hue("stone-1")
) -> str:
    """Draw an angular stone with a lit top."""
    corners = 6 + floor(following() * 2)
    turn = following() * 6

    def ring(scale: float, dx: float, dy: float) -> str:
        points = []
        for i in range(corners):
            angle = turn + (i * 6.283) / corners
            reach = r * scale * (0.86 + 0.2 * sin(i * 2.4 + turn))
            points.append(
                f"{rounded(x + dx + cos(angle) * reach)} {rounded(y + dy + sin(angle) * reach * 0.88)}"
            )
        return f"M{'L'.join(points)}Z"

    outline = f'stroke="{hue("ink")}" stroke-width="{rounded(max(0.5, r * 0.16), 100)}"'
    return fill(ring(1, 0, 0), dark, outline) + fill(ring(0.62, -r * 0.14, -r * 0.2), light)


def rubble(seed: str) -> str:
    """Draw fallen rocks around (0, 0)."""
    following = chance(f"rubble{seed}")
    return "".join(rock(dx + following() - 0.5, dy + following() - 0.5, r, following) for dx, dy, r in _HEAP)


# How far apart the corners of the bare rock's facets are, and how many shades these have.
_STEP: Final = 58
_SHADES: Final = 9

_Corner = tuple[float, float, float]


def bare_rock(seed: str, left: int, top: int, right: int, bottom: int) -> str:
    """Draw the rock of a mine: a net of triangles that never repeats, shaded by their slope."""
    shades = [""] * _SHADES
    for a, b, c in _facets(seed, left, top, right, bottom):
        shades[_shade(a, b, c)] += (
            f"M{'L'.join(f'{rounded(corner[0])} {rounded(corner[1])}' for corner in (a, b, c))}Z"
        )
    paths = "".join(fill(d, hue("ink" if i < 4 else "rock-3"), _faint(i)) for i, d in enumerate(shades))
    place = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return f'<rect {place} fill="{hue("rock-1")}"/>{paths}'


def _faint(shade: int) -> str:
    return f'opacity="{rounded(0.7 - shade * 0.15 if shade < 4 else (shade - 4) * 0.1)}"'


def _facets(
    seed: str, left: int, top: int, right: int, bottom: int
) -> Iterator[tuple[_Corner, _Corner, _Corner]]:
    """Yield the triangles of the net that covers this box."""
    known: dict[tuple[int, int], _Corner] = {}

    def corner(i: int, j: int) -> _Corner:
        if (i, j) not in known:
            following = chance(f"{seed} {i} {j}")
            across, down, height = following(), following(), following()
            known[i, j] = ((i + across * 0.8) * _STEP, (j + down * 0.8) * _STEP, height * 34)
        return known[i, j]

    for j in range(floor(top / _STEP) - 1, ceil(bottom / _STEP) + 2):
        for i in range(floor(left / _STEP) - 1, ceil(right / _STEP) + 2):
            a, b, c, d = corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)
            yield a, b, c
            yield a, c, d


def _shade(a: _Corner, b: _Corner, c: _Corner) -> int:
    """Return how much a facet is turned to the light, which comes from the upper left."""
    ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    vx, vy, vz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
    lean = (uz * (vy + vx) - vz * (uy + ux)) / (ux * vy - uy * vx)
    return max(0, min(_SHADES - 1, floor((lean + 1.1) * 4.1)))
