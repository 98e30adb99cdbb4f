"""Taking a seat during a game: a bot's if the host nods, an absent person's if two of the others agree."""

from __future__ import annotations

import secrets
import time
from collections.abc import Set
from typing import Final

from ...schema.tables import KnockShape
from ..errors import TableError
from ..journal.entries import Sat
from .decide import FEWEST_VOTES, free_name, only_host
from .faces import free_face
from .newcomers import MOST_KNOCKS, TURNED_AWAY_FOR, Newcomer
from .table import Table

# Somebody who has not asked again for so long has gone, in seconds.
ASKS_FOR: Final = 60.0


class SeatWish:
    """Somebody who asks for a seat, and what people have answered, by key."""

    def __init__(self, sat: Sat, holder: str) -> None:
        self.id = secrets.token_hex(8)
        self.sat = sat
        # The key of the person who would lose the seat; empty for a bot's.
        self.holder = holder
        self.answers: dict[str, bool] = {}
        self.asked_at = time.monotonic()

    def is_granted(self, table: Table) -> bool:
        """Tell whether the host has nodded or, for a person's seat, two others and more than refuse."""
        if not self.holder:
            return self.answers.get(table.key(table.host), False)
        yes, no = self._counted(table)
        return yes >= FEWEST_VOTES and yes > no

    def is_refused(self, table: Table) -> bool:
        """Tell whether the host is against it or, for a person's seat, two others and as many as agree."""
        if not self.holder:
            return self.answers.get(table.key(table.host)) is False
        yes, no = self._counted(table)
        return no >= FEWEST_VOTES and no >= yes

    def _counted(self, table: Table) -> tuple[int, int]:
        voters = {table.key(seat) for seat in table.persons()} - {self.holder}
        answers = [on for key, on in self.answers.items() if key in voters]
        return answers.count(True), answers.count(False)


class Takeovers:
    """Who asks for a seat of a game in play, by device. A restart forgets it: they ask again."""

    def __init__(self) -> None:
        """Start with nobody who asks."""
        self._wishes: dict[str, SeatWish] = {}
        self._turned_away: dict[str, float] = {}

    def seat(self, table: Table, newcomer: Newcomer, key: str, absent: Set[int]) -> Sat:
        """Return where somebody sits down, once it is granted; until then ask, and raise that it is asked."""
        sat, holder = _wanted(table, newcomer, key, absent)
        if time.monotonic() < self._turned_away.get(sat.device, 0.0):
            raise TableError("turned-away", "the others do not let you in")
        wish = self._wishes.get(sat.device)
        if wish is None or (wish.sat.seat, wish.holder) != (sat.seat, holder):
            self._wishes.pop(sat.device, None)
            wish = self._wishes[sat.device] = SeatWish(sat, holder)
            while len(self._wishes) > MOST_KNOCKS:
                del self._wishes[next(iter(self._wishes))]
        wish.asked_at = time.monotonic()
        if not wish.is_granted(table):
            raise TableError("ask-host", "the people at the table have been asked; try again soon")
        return sat

    def knows(self, knock: str) -> bool:
        """Tell whether there is such a wish."""
        return any(wish.id == knock for wish in self._wishes.values())

    def answer(self, table: Table, seat: int, knock: str, on: bool) -> bool:
        """Record what somebody answers; return whether it is refused by that, and nobody asks any more."""
        device, wish = next((device, wish) for device, wish in self._wishes.items() if wish.id == knock)
        if not wish.holder:
            only_host(table, seat)
        elif table.key(seat) == wish.holder:
            raise TableError("not-yours", "not about oneself")
        wish.answers[table.key(seat)] = on
        refused = wish.is_refused(table)
        if refused:
            del self._wishes[device]
            self._turned_away[device] = time.monotonic() + TURNED_AWAY_FOR
            while len(self._turned_away) > MOST_KNOCKS:
                del self._turned_away[next(iter(self._turned_away))]
        return refused

    def settled(self, seat: int) -> None:
        """Forget the wishes for a seat: somebody has taken it."""
        self._wishes = {device: wish for device, wish in self._wishes.items() if wish.sat.seat != seat}

    def came_back(self, keys: Set[str]) -> bool:
        """Forget wishes for the seats of people who are here again; return whether there were any."""
        kept = {device: wish for device, wish in self._wishes.items() if wish.holder not in keys}
        had_any, self._wishes = len(kept) < len(self._wishes), kept
        return had_any

    def clear(self) -> None:
        """Forget all wishes: the game is another, or over."""
        self._wishes.clear()

    def shown(self, table: Table, key: str) -> list[KnockShape]:
        """Return the wishes that somebody may answer, with their own answer."""
        seat = table.find(key) if key else None
        if seat is None or seat not in table.persons():
            return []
        late = time.monotonic() - ASKS_FOR
        return [
            KnockShape(
                id=wish.id,
                name=wish.sat.name,
                portrait=wish.sat.portrait,
                seat=wish.sat.seat,
                on=wish.answers.get(key),
            )
            for wish in self._wishes.values()
            if wish.asked_at > late and wish.holder != key and (wish.holder or seat == table.host)
        ]


def _wanted(table: Table, newcomer: Newcomer, key: str, absent: Set[int]) -> tuple[Sat, str]:
    """Return how somebody would sit down, and the key of whom they would replace; raise why they cannot."""
    guest, seat = newcomer.guest, newcomer.guest.seat
    if seat is None or table.is_dealing:
        raise TableError("not-now", "the game has begun")
    sitter = table.seats[seat] if seat < len(table.seats) else None
    if sitter is None:
        raise TableError("malformed", "no such seat")
    if not sitter.bot and seat not in absent:
        raise TableError("not-away", "this player has not been away for two minutes")
    device, address = newcomer.origin(table)
    others = {other.device for other in table.seats if other and other is not sitter}
    if device in others and not table.settings.shared:
        raise TableError("one-seat", "this device has a seat here")
    name = free_name(table, guest.name, own=seat)
    face = free_face(table, guest.portrait, own=seat)
    sat = Sat(seat=seat, name=name, portrait=face, key=key, device=device, address=address)
    return sat, "" if sitter.bot else sitter.key
