"""Plots as hand-written SVG: points with intervals over columns or in rows, and reliability diagrams.

Margins follow from the texts, so that no legend and no name is cut off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from .stats import Interval

WIDTH: Final = 720
_LEFT: Final = 64
_TOP: Final = 40
_BOTTOM: Final = 48
_ROW: Final = 24
# How wide a letter is at most, on average.
_LETTER: Final = 7.2
# Series also differ in shape.
_COLOURS: Final = ("#9a5b1f", "#2f6f8f", "#6b4fa0", "#3d7a3a", "#a03a4f", "#555555")
_INK: Final = "#3a332b"
_GRID: Final = "#e4dac6"
_AXIS: Final = "#b9a98a"
_SHAPES: Final = ("circle", "square", "diamond")
_DASHED: Final = ' stroke-dasharray="4 3"'
Series = Mapping[str, Mapping[str, Interval]]


class Axis(NamedTuple):
    """The values of an axis: its ends, its ticks, what it shows, and a value that is marked."""

    low: float
    high: float
    step: float
    name: str
    marked: float | None = None
    scale: float = 1.0
    unit: str = ""

    def ticks(self) -> list[float]:
        """Return the values that are written beside the axis."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]

    def text(self, value: float) -> str:
        """Write a value with as many digits as the step needs."""
        digits = max(-floor(log10(self.step * self.scale) + 1e-9), 0)
        return f"{value * self.scale:.{digits}f}{self.unit}".replace("-", "−")

    def share(self, value: float) -> float:
        """Return where a value lies, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)


def percent_axis(name: str) -> Axis:
    """Return an axis from 0 to 100 per cent that marks one half."""
    return Axis(0.0, 1.0, 0.25, name, 0.5, 100.0, " %")


def fitting(name: str, found: Iterable[Interval], marked: float | None = None) -> Axis:
    """Return an axis with round ticks on which all these intervals fit."""
    values = [value for each in found for value in each] + ([] if marked is None else [marked])
    low, high = min(values, default=0.0), max(values, default=1.0)
    step = _round_step((high - low or 1.0) / 5)
    return Axis(floor(low / step) * step, (floor(high / step) + 1) * step, step, name, marked)


def _round_step(least: float) -> float:
    """Return the smallest of 1, 2, 5, 10 … that is large enough."""
    power = 10.0 ** floor(log10(least))
    return power * next(times for times in (1, 2, 5, 10) if times * power >= least - 1e-9)


def by_column(title: str, columns: Sequence[str], series: Series, below: str, axis: Axis) -> str:
    """Draw values with intervals over columns, one mark for each series."""
    height, right = 320, _legend_width(series)
    area = (_LEFT, WIDTH - right, height - _BOTTOM, _TOP)
    step = (area[1] - area[0]) / max(len(columns), 1)
    parts = _upright(axis, area)
    for number, column in enumerate(columns):
        parts.append(_text(_LEFT + step * (number + 0.5), height - 30, column, "middle"))
    parts.append(_text((area[0] + area[1]) / 2, height - 10, below, "middle"))
    for place, (name, found) in enumerate(series.items()):
        shift = (place - (len(series) - 1) / 2) * min(step / (len(series) + 1), 12)
        for number, column in enumerate(columns):
            if column in found:
                x = _LEFT + step * (number + 0.5) + shift
                low, value, high = (
                    area[2] - axis.share(each) * (area[2] - area[3])
                    for each in (found[column].low, found[column].value, found[column].high)
                )
                parts += [_line(x, low, x, high, _colour(place), ' stroke-width="2"'), _mark(place, x, value)]
        parts += _legend(place, name, area[1] + 18)
    return _svg(height, title, parts)


def by_row(title: str, rows: Sequence[str], series: Series, axis: Axis) -> str:
    """Draw values with intervals, one row per name; a single series needs no legend."""
    many = len(series) > 1
    height = max(_TOP + 10 + _ROW * len(rows) + _BOTTOM, _TOP + 20 * len(series) * many)
    left = max(max((len(row) for row in rows), default=0) * _LETTER + 20, _LEFT)
    right = WIDTH - (_legend_width(series) if many else 30)
    parts = _flat(axis, (left, right, height - _BOTTOM, _TOP))
    for number, row in enumerate(rows):
        y = _TOP + 16 + _ROW * number
        parts.append(_text(left - 10, y + 4, row, "end"))
        for place, found in enumerate(series.values()):
            if row in found:
                at = y + (place - (len(series) - 1) / 2) * 6
                low, value, high = (
                    left + axis.share(each) * (right - left)
                    for each in (found[row].low, found[row].value, found[row].high)
                )
                line = _line(low, at, high, at, _colour(place), ' stroke-width="2"')
                parts += [line, _mark(place, value, at)]
    for place, name in enumerate(series if many else ()):
        parts += _legend(place, name, right + 18)
    return _svg(height, title, parts)


def reliability(title: str, series: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """Draw beliefs against frequencies; perfectly calibrated beliefs are on the diagonal."""
    height = 440
    side = height - _TOP - _BOTTOM
    area = (float(_LEFT), float(_LEFT + side), float(_TOP + side), float(_TOP))
    parts = [
        *_flat(Axis(0, 1, 0.25, "believed", None, 100.0, " %"), area),
        *_upright(Axis(0, 1, 0.25, "were saboteurs", None, 100.0, " %"), area),
        _line(area[0], area[2], area[1], area[3], _AXIS, _DASHED),
    ]
    for place, (name, bins) in enumerate(series.items()):
        points = [(area[0] + side * p, area[2] - side * true) for count, p, true in bins if count]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{_colour(place)}"/>')
        parts += [_mark(place, x, y) for x, y in points]
        parts += _legend(place, name, area[1] + 22)
    return _svg(height, title, parts)


# Left, right, bottom and top of what is drawn.
_Area = tuple[float, float, float, float]


def _upright(axis: Axis, area: _Area) -> list[str]:
    """Draw the lines, ticks and name of an axis from bottom to top."""
    left, right, bottom, top = area
    parts = []
    for value in axis.ticks():
        y = bottom - axis.share(value) * (bottom - top)
        parts += [_line(left, y, right, y), _text(left - 8, y + 4, axis.text(value), "end")]
    if axis.marked is not None:
        y = bottom - axis.share(axis.marked) * (bottom - top)
        parts.append(_line(left, y, right, y, _AXIS, _DASHED))
    turned = f' transform="rotate(-90 14 {(top + bottom) / 2:.0f})"'
    return [*parts, _text(14, (top + bottom) / 2, axis.name, "middle", turned)]


def _flat(axis: Axis, area: _Area) -> list[str]:
    """Draw the lines, ticks and name of an axis from left to right."""
    left, right, bottom, top = area
    parts = []
    for value in axis.ticks():
        x = left + axis.share(value) * (right - left)
        parts += [_line(x, top, x, bottom), _text(x, bottom + 17, axis.text(value), "middle")]
    if axis.marked is not None:
        x = left + axis.share(axis.marked) * (right - left)
        parts.append(_line(x, top, x, bottom, _AXIS, _DASHED))
    return [*parts, _text((left + right) / 2, bottom + 36, axis.name, "middle")]


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {ceil(height)}" width="{WIDTH}" '
        f'height="{ceil(height)}" font-family="sans-serif" font-size="12" fill="{_INK}" role="img" '
        f'aria-label="{escape(title)}">'
    )
    paper = f'<rect width="{WIDTH}" height="{ceil(height)}" fill="#fbf7ee"/>'
    name = f'<text x="16" y="22" font-size="14" font-weight="bold">{escape(title)}</text>'
    return "\n".join([head, paper, name, *parts, "</svg>"]) + "\n"


def _colour(place: int) -> str:
    return _COLOURS[place % len(_COLOURS)]


def _mark(place: int, x: float, y: float) -> str:
    """Draw the mark of a series."""
    shape, colour = _SHAPES[place % len(_SHAPES)], _colour(place)
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if shape == "diamond" else ""
    return f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" fill="{colour}"{turn}/>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = _GRID, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(text)}</text>'


def _legend_width(names: Iterable[str]) -> float:
    return max((len(name) for name in names), default=0) * _LETTER + 44


def _legend(place: int, name: str, x: float) -> list[str]:
    y = _TOP + 14 + 20 * place
    return [_mark(place, x, y - 4), _text(x + 12, y, name, "start")]
