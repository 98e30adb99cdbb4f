"""Splits events where one round ends and the next begins, so that the last mine can be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.events import Event, fold
from ..core.shapes import ViewShape

_TURNING_POINTS: Final = ("round-ended", "round-began")


def chapters(events: Sequence[Event]) -> list[list[Event]]:
    """Return events in parts: before a round ended, from there on, and from the start of the next."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if event.kind in _TURNING_POINTS:
            parts.append([])
        parts[-1].append(event)
    return [part for part in parts if part]


def as_round_ended(before: ViewShape, events: Sequence[Event]) -> ViewShape | None:
    """Return the view at the moment a round ended; None if none did. The events are redacted."""
    for number, event in enumerate(events, 1):
        if event.kind == "round-ended":
            return {**fold(before, events[:number]), "window": {"kind": "round-end", "seats": []}}
    return None
