"""Who may sit down: one seat per device, and only with the host's permission after a removal."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, NamedTuple

from ...schema.settings import Guest
from ...schema.tables import KnockShape
from ..errors import TableError
from ..journal.entries import Sat
from .table import Table

# How many knocks and answers are remembered; the oldest are forgotten first.
MOST_KNOCKS: Final = 8
# How long somebody who was turned away may not knock again, in seconds.
TURNED_AWAY_FOR: Final = 120.0


class Newcomer(NamedTuple):
    """Somebody who wants to sit down, from which network, and the key of the seat that vouches for them."""

    guest: Guest
    address: str = ""
    by: str = ""

    def origin(self, table: Table) -> tuple[str, str]:
        """Return the hashes of device and network; without a device, the network counts as one."""
        address = table.keyed("address", self.address)
        device = self.guest.device
        return (table.keyed("device", device) if device else address), address


class Knock(NamedTuple):
    """Somebody waiting for the host to let them in."""

    id: str
    name: str
    portrait: int


class Knocks:
    """Who knocks, and whom the host lets in, by device. A restart forgets it: they knock again."""

    def __init__(self) -> None:
        """Start with nobody at the door."""
        self._knocks: dict[str, Knock] = {}
        self._admitted: dict[str, None] = {}
        # Until when.
        self._turned_away: dict[str, float] = {}

    def check(self, table: Table, sat: Sat) -> None:
        """Let somebody sit down or raise why not; if they need the host's permission, they now knock."""
        taken = {sitter.device for sitter in table.seats if sitter}
        if sat.device in taken and not table.settings.shared:
            why = "this device has a seat here; the host can allow several seats a device in the settings"
            raise TableError("one-seat", why)
        if table.unwelcome.isdisjoint((sat.device, sat.address)) or sat.device in self._admitted:
            return
        if time.monotonic() < self._turned_away.get(sat.device, 0.0):
            raise TableError("turned-away", "the host does not let you in")
        known = self._knocks.pop(sat.device, None)
        self._knocks[sat.device] = Knock(known.id if known else secrets.token_hex(8), sat.name, sat.portrait)
        _shorten(self._knocks)
        raise TableError("ask-host", "the host has been asked whether you may sit down; try again soon")

    def answer(self, knock: str, on: bool) -> None:
        """Let somebody in who knocks, or turn them away."""
        device = next((device for device, known in self._knocks.items() if known.id == knock), None)
        if device is None:
            raise TableError("not-now", "nobody knocks by that name any more")
        del self._knocks[device]
        if on:
            self._admitted[device] = None
        else:
            self._turned_away[device] = time.monotonic() + TURNED_AWAY_FOR
        _shorten(self._admitted)
        _shorten(self._turned_away)

    def entered(self, device: str) -> None:
        """Note that somebody has come in: the host's permission was for one time."""
        self._knocks.pop(device, None)
        self._admitted.pop(device, None)

    def clear(self) -> None:
        """Dismiss everyone who knocks: the game begins."""
        self._knocks.clear()

    def shown(self) -> list[KnockShape]:
        """Return who knocks, as the host sees it."""
        return [
            KnockShape(id=one.id, name=one.name, portrait=one.portrait, seat=None, on=None)
            for one in self._knocks.values()
        ]


def _shorten(kept: dict[str, Any]) -> None:
    while len(kept) > MOST_KNOCKS:
        del kept[next(iter(kept))]
