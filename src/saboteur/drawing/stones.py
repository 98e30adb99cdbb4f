"""The rock, as in web/art/stones.js: the face of a card, and stones that have fallen from it."""

from __future__ import annotations

from math import cos, floor, sin
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
