"""Who may sit down: one seat a device, and by the host's leave where somebody was put out before."""

from __future__ import annotations

import ipaddress
import secrets
import time
from typing import Any, Final, NamedTuple

from ..errors import TableError
from ..journal.entries import Sat
from ..wire.commands import Guest
from .table import Table

# So many who knock, or were answered, are remembered; the oldest are forgotten first.
MOST_KNOCKS: Final = 8
# For so long whom the host turned away may not knock again, in seconds.
TURNED_AWAY_FOR: Final = 120.0


class Newcomer(NamedTuple):
    """Somebody who wants to sit down, from where, and the key of the seat that speaks for them."""

    guest: Guest
    address: str = ""
    by: str = ""

    def origin(self, table: Table) -> tuple[str, str]:
        """Return the hashes of device and network; whoever names no device has that of the network."""
        address = table.keyed("address", network_of(self.address))
        device = self.guest.device
        return (table.keyed("device", device) if device else address), address


def network_of(address: str) -> str:
    """Return what stays the same of an address: in IPv6 a household has not one but a whole network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Knock(NamedTuple):
    """Somebody who waits for the host to let them in."""

    id: str
    name: str
    portrait: int


class Admission:
    """Who knocks, whom the host lets in and whom not, by device. A restart forgets it: they knock again."""

    def __init__(self) -> None:
        """Start with nobody at the door."""
        self._knocks: dict[str, Knock] = {}
        self._admitted: dict[str, None] = {}
        # Until when.
        self._turned_away: dict[str, float] = {}

    def check(self, table: Table, sat: Sat) -> None:
        """Let somebody sit down, or say why not; who must be let in by the host knocks from now on."""
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
        """Let somebody in who knocks, or do not."""
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
        """Note that somebody has come in: the host's leave was for once."""
        self._knocks.pop(device, None)
        self._admitted.pop(device, None)

    def clear(self) -> None:
        """Send away who knocks: the game begins."""
        self._knocks.clear()

    def shown(self) -> list[dict[str, Any]]:
        """Return who knocks, as the host is told."""
        return [knock._asdict() for knock in self._knocks.values()]


def _shorten(kept: dict[str, Any]) -> None:
    while len(kept) > MOST_KNOCKS:
        del kept[next(iter(kept))]
