"""The shapes of what this box shows in a view."""

from __future__ import annotations

from typing import TypedDict

# Its tunnel card and what is in it, if one knows them, and the seats that do, as bits.
ChestShape = tuple[str | None, str | None, int]


class HoardShape(TypedDict):
    """The chests that are still covered, the tunnel cards of open ones, those gone, and whether fog lies."""

    covered: dict[str, ChestShape]
    open: dict[str, str]
    gone: list[ChestShape]
    fog: bool
