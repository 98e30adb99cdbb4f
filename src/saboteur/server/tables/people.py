"""What people decide about each other: votes, admissions, and what follows when somebody stays away."""

from __future__ import annotations

from collections.abc import Iterable, Set

from ...schema.commands import Admit, Vote
from ...schema.tables import Ballot, OwnTableShape
from ..journal.entries import Dealt, Entries, Held, PutOut, Reopened, Rose, Sat
from . import decide
from .newcomers import Knocks, Newcomer
from .table import PLAYING, Table
from .takeovers import Takeovers


class Votes:
    """Who wants what done to whom: votes are secret and follow people, by key, to any seat."""

    def __init__(self) -> None:
        self._voters: dict[tuple[Ballot, str], set[str]] = {}

    def cast(self, what: Ballot, about: str, voter: str, on: bool) -> None:
        """Record that somebody wants it, or no longer does."""
        voters = self._voters.setdefault((what, about), set())
        (voters.add if on else voters.discard)(voter)

    def counted(self, persons: Set[str]) -> list[tuple[Ballot, str, int]]:
        """Return each vote's subject and target, and how many of the other people want it."""
        return [
            (what, about, len((voters & persons) - {about})) for (what, about), voters in self._voters.items()
        ]

    def keep(self, keys: Set[str]) -> None:
        """Forget the votes about people who are gone, and theirs."""
        self._voters = {vote: who & keys for vote, who in self._voters.items() if vote[1] in keys}

    def forget(self, about: str) -> None:
        """Forget the votes about somebody."""
        self._voters = {vote: who for vote, who in self._voters.items() if vote[1] != about}

    def clear(self) -> None:
        """Forget all votes, as a new deal does."""
        self._voters.clear()

    def of(self, voter: str) -> list[tuple[Ballot, str]]:
        """Return what somebody has voted for."""
        return [vote for vote, voters in self._voters.items() if voter in voters]


class People:
    """The open votes at a table, and who is at its door."""

    def __init__(self) -> None:
        self._votes = Votes()
        self._knocks = Knocks()
        self._takeovers = Takeovers()

    def seat(self, table: Table, newcomer: Newcomer, key: str, absent: Set[int]) -> Sat:
        """Return where somebody sits down, or raise why not; before a game, the host's guests may."""
        if table.phase == PLAYING:
            return self._takeovers.seat(table, newcomer, key, absent)
        entry = decide.sit(table, newcomer.guest, key, newcomer.origin(table))
        if not newcomer.by or table.find(newcomer.by) != table.host:
            self._knocks.check(table, entry)
        return entry

    def do(self, table: Table, seat: int, command: Vote | Admit) -> bool:
        """Carry out a command that leaves no trace in the journal; return whether others should know."""
        if isinstance(command, Admit):
            if self._takeovers.knows(command.knock):
                return self._takeovers.answer(table, seat, command.knock, command.on)
            decide.only_host(table, seat)
            self._knocks.answer(command.knock, command.on)
        else:
            about = decide.votable(table, seat, command)
            self._votes.cast(command.what, about, table.key(seat), command.on)
        return False

    def happened(self, table: Table, entry: Entries) -> None:
        """Forget what is now settled."""
        if isinstance(entry, Dealt | Reopened):
            self._votes.clear()
            self._knocks.clear()
            self._takeovers.clear()
        elif isinstance(entry, Held):
            self._votes.forget(table.key(entry.seat))
        elif isinstance(entry, Sat | Rose | PutOut):
            self._votes.keep({sitter.key for sitter in table.seats if sitter})
        if isinstance(entry, Sat):
            self._knocks.entered(entry.device)
            self._takeovers.settled(entry.seat)

    def came_back(self, keys: Set[str]) -> bool:
        """Note who is here again: nobody else can have their seat; return whether somebody asked for it."""
        return self._takeovers.came_back(keys)

    def due(self, table: Table, here: set[int], absent: set[int]) -> Iterable[Entries]:
        """Yield what was decided and is now due, by votes or because somebody stays away."""
        yield from decide.next_host(table, here, absent)
        persons = {table.key(seat) for seat in table.persons()}
        for what, about, wanting in self._votes.counted(persons):
            seat = table.find(about)
            if seat is not None and decide.is_decided(table, what, seat, wanting, here, absent):
                yield decide.outcome(what, seat)

    def told_to(self, table: Table, key: str) -> OwnTableShape:
        """Return what one person alone is told: their own votes and, if they are the host, who knocks."""
        votes = [(what, table.find(about)) for what, about in self._votes.of(key)] if key else []
        is_host = key and table.find(key) == table.host
        knocks = [*(self._knocks.shown() if is_host else []), *self._takeovers.shown(table, key)]
        return {"votes": votes, "knocks": knocks, "screen": table.screen_of(key) or None}
