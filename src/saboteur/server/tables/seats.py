"""Who sits on a seat of a table."""

from __future__ import annotations

from ...bots import level_of
from ...schema.tables import SeatShape
from ..journal.entries import Sat


class Sitter:
    """Somebody on a seat: a person with a token, or a bot."""

    __slots__ = (
        "address",
        "bot",
        "device",
        "held",
        "key",
        "late",
        "level",
        "lost",
        "muted",
        "name",
        "portrait",
        "screen",
        "won",
    )

    def __init__(self, sat: Sat, screen: str) -> None:
        """Sit down, with a personal token for a big screen."""
        self.name = sat.name
        self.portrait = sat.portrait
        self.key = sat.key
        self.bot = sat.bot
        # The bot's level by its present name; empty for a person.
        self.level = level_of(sat.bot)
        self.device = sat.device
        self.address = sat.address
        self.screen = screen
        # The host has muted this person's chat.
        self.muted = False
        # A bot plays for this person until they are back.
        self.held = False
        # What was done for them because their time ran out when they were last asked; the others see a pass
        # like any other.
        self.late = ""
        # How the last game at this table ended for them, if it was left for the lobby.
        self.won = self.lost = False

    def shown(self, here: bool) -> SeatShape:
        """Return what everyone may know about this person or bot."""
        return {
            "name": self.name,
            "portrait": self.portrait,
            "bot": self.level or None,
            "here": here or bool(self.bot),
            "held": self.held,
            "muted": self.muted,
        }


def seated(seats: list[Sitter | None], players: int) -> list[Sitter | None]:
    """Return more or fewer seats without removing anyone: empty ones go, the last first."""
    kept = [*seats, *[None] * (players - len(seats))]
    for place in reversed(range(len(kept))):
        if len(kept) > players and kept[place] is None:
            del kept[place]
    return kept


def moves(before: list[Sitter | None], after: list[Sitter | None]) -> dict[int, int]:
    """Return which seat everyone has moved to, by the one they had."""
    return {old: new for old, one in enumerate(before) for new, now in enumerate(after) if one and one is now}
