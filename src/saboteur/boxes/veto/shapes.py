"""The shapes of what this box shows in a view."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class VetoShape(TypedDict):
    """Which action may be vetoed, whose it is, who was asked, and whether this seat has answered."""

    seats: list[int]
    by: int
    action: str
    answered: NotRequired[bool]


class VetoSeenShape(TypedDict):
    """Whether the Veto has been seen played."""

    seen: bool
