"""Plots as hand-written SVG: points with intervals, lines, and reliability diagrams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from .stats import Interval

WIDTH: Final = 640
_LEFT: Final = 56
_RIGHT: Final = 150
_TOP: Final = 34
_BOTTOM: Final = 40
# Series also differ in shape.
_COLOURS: Final = ("#9a5b1f", "#2f6f8f", "#6b4fa0", "#3d7a3a", "#a03a4f", "#555555")
_INK: Final = "#3a332b"
_SHAPES: Final = ("circle", "square", "diamond")


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" font-family="sans-serif" font-size="12" fill="{_INK}" role="img" '
        f'aria-label="{escape(title)}">'
    )
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>'
    name = f'<text x="{_LEFT}" y="20" font-size="14" font-weight="bold">{escape(title)}</text>'
    return "\n".join([head, paper, name, *parts, "</svg>"]) + "\n"


def _mark(shape: str, x: float, y: float, colour: str) -> str:
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if shape == "diamond" else ""
    return f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" fill="{colour}"{turn}/>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = "#d8cdb8", more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def _percent_axis(height: int) -> list[str]:
    parts = []
    for percent in range(0, 101, 25):
        y = _at(percent / 100, height)
        dashed = ' stroke-dasharray="4 3"' if percent == 50 else ""
        parts.append(_line(_LEFT, y, WIDTH - _RIGHT, y, "#b9a98a" if percent == 50 else "#e4dac6", dashed))
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    return parts


def _at(share: float, height: int) -> float:
    return height - _BOTTOM - share * (height - _BOTTOM - _TOP)


def by_column(
    title: str, columns: Sequence[str], series: Mapping[str, Mapping[str, Interval]], below: str = ""
) -> str:
    """Draw rates with intervals over columns, one mark for each series."""
    height = 300
    step = (WIDTH - _LEFT - _RIGHT) / max(len(columns), 1)
    parts = _percent_axis(height)
    for number, column in enumerate(columns):
        x = _LEFT + step * (number + 0.5)
        parts.append(f'<text x="{x:.1f}" y="{height - 22}" text-anchor="middle">{escape(column)}</text>')
    middle = (_LEFT + WIDTH - _RIGHT) / 2
    parts.append(f'<text x="{middle:.0f}" y="{height - 6}" text-anchor="middle">{escape(below)}</text>')
    for place, (name, found) in enumerate(series.items()):
        colour, shape = _COLOURS[place % len(_COLOURS)], _SHAPES[place % len(_SHAPES)]
        shift = (place - (len(series) - 1) / 2) * min(step / (len(series) + 1), 12)
        for number, column in enumerate(columns):
            if column in found:
                x = _LEFT + step * (number + 0.5) + shift
                parts += _point(found[column], x, height, colour, shape)
        parts += _legend(place, name, colour, shape)
    return _svg(height, title, parts)


def _point(found: Interval, x: float, height: int, colour: str, shape: str) -> list[str]:
    low, high = _at(found.low, height), _at(found.high, height)
    return [
        _line(x, low, x, high, colour, ' stroke-width="2"'),
        _mark(shape, x, _at(found.value, height), colour),
    ]


def _legend(place: int, name: str, colour: str, shape: str) -> list[str]:
    x, y = WIDTH - _RIGHT + 18, _TOP + 14 + 20 * place
    return [_mark(shape, x, y - 4, colour), f'<text x="{x + 12}" y="{y}">{escape(name)}</text>']


def by_row(title: str, rows: Sequence[str], series: Mapping[str, Mapping[str, Interval]]) -> str:
    """Draw rates with intervals, one row per name."""
    height = _TOP + 18 + 22 * len(rows) + 12
    left = 210
    scale = WIDTH - left - 120
    parts = []
    for percent in range(0, 101, 25):
        x = left + scale * percent / 100
        parts.append(_line(x, _TOP, x, height - 26, "#b9a98a" if percent == 50 else "#e4dac6"))
        parts.append(f'<text x="{x:.0f}" y="{height - 10}" text-anchor="middle">{percent} %</text>')
    for number, row in enumerate(rows):
        y = _TOP + 14 + 22 * number
        parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(row)}</text>')
        for place, found in enumerate(series.values()):
            if row in found:
                colour, shape = _COLOURS[place % len(_COLOURS)], _SHAPES[place % len(_SHAPES)]
                at = y + (place - (len(series) - 1) / 2) * 6
                low, high = left + scale * found[row].low, left + scale * found[row].high
                parts.append(_line(low, at, high, at, colour, ' stroke-width="2"'))
                parts.append(_mark(shape, left + scale * found[row].value, at, colour))
    for place, name in enumerate(series):
        x, y = WIDTH - 100, _TOP + 14 + 20 * place
        parts.append(_mark(_SHAPES[place % 3], x, y - 4, _COLOURS[place % len(_COLOURS)]))
        parts.append(f'<text x="{x + 12}" y="{y}">{escape(name)}</text>')
    return _svg(height, title, parts)


def reliability(title: str, series: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """Draw beliefs against frequencies; perfectly calibrated beliefs are on the diagonal."""
    height = 380
    side = height - _TOP - _BOTTOM
    parts = [
        f'<rect x="{_LEFT}" y="{_TOP}" width="{side}" height="{side}" fill="none" stroke="#d8cdb8"/>',
        _line(_LEFT, _TOP + side, _LEFT + side, _TOP, "#b9a98a", ' stroke-dasharray="4 3"'),
        f'<text x="{_LEFT + side / 2:.0f}" y="{height - 10}" text-anchor="middle">believed</text>',
        f'<text x="{_LEFT - 8}" y="{_TOP + 10}" text-anchor="end">true</text>',
    ]
    for place, (name, bins) in enumerate(series.items()):
        colour, shape = _COLOURS[place % len(_COLOURS)], _SHAPES[place % len(_SHAPES)]
        points = [(_LEFT + side * p, _TOP + side * (1 - t)) for count, p, t in bins if count]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}"/>')
        parts += [_mark(shape, x, y, colour) for x, y in points]
        parts += _legend(place, name, colour, shape)
    return _svg(height, title, parts)
