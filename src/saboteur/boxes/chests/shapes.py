"""The shapes of what this box shows in a view."""

from __future__ import annotations

from typing import TypedDict

# Its tunnel card and its content, if known, and the seats that know them, as bits.
ChestShape = tuple[str | None, str | None, int]


class HoardShape(TypedDict):
    """The chests still covered, the tunnel cards of open ones, those gone, and whether there is fog."""

    covered: dict[str, ChestShape]
    open: dict[str, str]
    gone: list[ChestShape]
    fog: bool
