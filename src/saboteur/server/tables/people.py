"""What people decide about one another: votes, who is let in, and what follows when somebody stays away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..journal.entries import Dealt, Entries, Held, PutOut, Rose, Sat
from ..wire.commands import Admit, Vote
from . import decide
from .admission import Admission, Newcomer
from .table import Table
from .votes import Votes


class People:
    """The votes that stand at a table, and who is at its door."""

    def __init__(self) -> None:
        """Start with nothing decided."""
        self._votes = Votes()
        self._door = Admission()

    def seat(self, table: Table, newcomer: Newcomer, key: str) -> Sat:
        """Return where somebody sits down, or say why not; whom the host seats needs no further leave."""
        entry = decide.sit(table, newcomer.guest, key, newcomer.origin(table))
        if not newcomer.by or table.find(newcomer.by) != table.host:
            self._door.check(table, entry)
        return entry

    def do(self, table: Table, seat: int, command: Vote | Admit) -> None:
        """Do a command that the journal does not tell of."""
        if isinstance(command, Admit):
            decide.only_host(table, seat)
            self._door.answer(command.knock, command.on)
        else:
            about = decide.votable(table, seat, command)
            self._votes.cast(command.what, about, table.key(seat), command.on)

    def happened(self, table: Table, entry: Entries) -> None:
        """Forget what is settled now."""
        if isinstance(entry, Dealt):
            self._votes.clear()
            self._door.clear()
        elif isinstance(entry, Held):
            self._votes.forget(table.key(entry.seat))
        elif isinstance(entry, Sat | Rose | PutOut):
            self._votes.keep({sitter.key for sitter in table.seats if sitter})
        if isinstance(entry, Sat):
            self._door.entered(entry.device)

    def due(self, table: Table, here: set[int], absent: set[int]) -> Iterable[Entries]:
        """Go through what was decided and may be done now, by votes or because somebody stays away."""
        yield from decide.next_host(table, here, absent)
        persons = {table.key(seat) for seat in table.persons()}
        for what, about, wanting in self._votes.counted(persons):
            seat = table.find(about)
            if seat is not None and decide.is_decided(table, what, seat, wanting, here, absent):
                yield decide.outcome(what, seat)

    def told_to(self, table: Table, key: str) -> dict[str, Any]:
        """Return what one person only is told: their own votes, and if they are the host who knocks."""
        votes = [(what, table.find(about)) for what, about in self._votes.of(key)] if key else []
        is_host = key and table.find(key) == table.host
        return {"votes": votes, "knocks": self._door.shown() if is_host else []}
