"""One person at a table, found by name: what they entered, and how it reads once forgotten."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from ..errors import Unreadable
from ..journal.connection import Connection
from ..journal.entries import Chatted, Claimed, Dealt, Entries, Made, Marked, Noted, Renamed, Sat
from ..journal.questions import journal_of
from ..journal.store import Row, written
from ..tables.seats import Sitter
from ..tables.table import Table
from .journals import played_table

_NAMED: Final = (b'"e":"sat"', b'"e":"renamed"')


class _Named(msgspec.Struct):
    """The part of an entry that holds a name."""

    name: str = ""
    bot: str = ""


class Sitting:
    """Somebody's time on a seat, from sitting down to leaving."""

    def __init__(self, sitter: Sitter, seat: int) -> None:
        self.sitter = sitter
        # Where they sat down; seats may move up later.
        self.seat = seat
        self.names: list[str] = []
        # The numbers of their entries in the journal: names, and everything they said, noted or marked.
        self.named: list[int] = []
        self.own: list[int] = []
        # The table's games they played, and on which seat.
        self.games: dict[int, int] = {}

    def is_called(self, name: str) -> bool:
        """Tell whether they ever used this name."""
        return folded_name(name) in map(folded_name, self.names)


def folded_name(name: str) -> str:
    """Return a name normalised for case and composed letters."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def sittings(entries: list[Entries]) -> list[Sitting]:
    """Return every person who ever sat at a table."""
    first, *rest = entries
    assert isinstance(first, Made)
    table = Table(first)
    found: dict[int, Sitting] = {}
    for number, entry in enumerate(rest, 1):
        if isinstance(entry, Renamed | Chatted | Claimed | Marked | Noted):
            sitting = found.get(id(table.seats[entry.seat]))
            if sitting:
                _note(sitting, number, entry)
        table.apply(entry)
        if isinstance(entry, Sat) and not entry.bot:
            sitter = table.seats[entry.seat]
            assert sitter is not None
            # The sitting holds its sitter, so that no other object can reuse the id.
            sitting = found[id(sitter)] = Sitting(sitter, entry.seat)
            _note(sitting, number, entry)
        elif isinstance(entry, Dealt):
            for seat, sitter in enumerate(table.seats):
                if id(sitter) in found:
                    found[id(sitter)].games[table.games] = seat
    return list(found.values())


def _note(sitting: Sitting, number: int, entry: Entries) -> None:
    if isinstance(entry, Sat | Renamed):
        sitting.names.append(entry.name)
        sitting.named.append(number)
    else:
        sitting.own.append(number)


def tables_naming(connection: Connection, name: str) -> list[str]:
    """Return the codes of tables where somebody used a name, whether they can be read or not."""
    wanted = folded_name(name)
    found = set()
    either = " OR ".join("instr(body, ?) > 0" for _ in _NAMED)
    for code, body in connection.execute(f"SELECT code, body FROM journal WHERE {either}", _NAMED):
        try:
            entry = msgspec.json.decode(body, type=_Named)
        except msgspec.MsgspecError:
            continue  # a damaged entry; doctor reports it
        if not entry.bot and folded_name(entry.name) == wanted:
            found.add(code)
    return sorted(found)


class Match:
    """A person at one table."""

    def __init__(self, code: str, entries: list[Entries], table: Table, own: list[Sitting]) -> None:
        self.code = code
        self.entries = entries
        self.table = table
        self.own = own

    def count(self, *kinds: type[Any]) -> int:
        """Count their entries of some kinds."""
        return sum(isinstance(self.entries[number], kinds) for each in self.own for number in each.own)

    def forgotten(self) -> list[Row]:
        """Return their entries without name, words and notes, as replacements."""
        rows = []
        taken = {folded_name(name) for name in self._others()}
        for sitting in self.own:
            name = _neutral(sitting.seat, taken)
            taken.add(folded_name(name))
            for number in (*sitting.named, *sitting.own):
                entry = _without(self.entries[number], name)
                if entry != self.entries[number]:
                    rows.append(Row(self.code, number, written(entry)))
        return rows

    def _others(self) -> Iterable[str]:
        """Return the names of everyone else at the table, including bots."""
        mine = {number for sitting in self.own for number in sitting.named}
        for number, entry in enumerate(self.entries):
            if isinstance(entry, Sat | Renamed) and number not in mine:
                yield entry.name


def _without(entry: Entries, name: str) -> Entries:
    if isinstance(entry, Sat):
        return msgspec.structs.replace(entry, name=name, device="", address="")
    if isinstance(entry, Renamed):
        return msgspec.structs.replace(entry, name=name)
    if isinstance(entry, Chatted | Noted):
        return msgspec.structs.replace(entry, text="")
    return entry


def _neutral(seat: int, taken: set[str]) -> str:
    """Return a name that only says where somebody sat, and that nobody else at the table has."""
    name = f"Player {seat + 1}"
    number = 2
    while folded_name(name) in taken:
        name = f"Player {seat + 1} ({number})"
        number += 1
    return name


def matches(connection: Connection, name: str, code: str | None) -> Iterator[Match | tuple[str, str]]:
    """Find a person at all tables, or at one; an unreadable table yields its code and the reason."""
    for found in tables_naming(connection, name):
        if code not in (None, found):
            continue
        try:
            yield match_in(found, journal_of(connection, found), name)
        except Unreadable as error:
            yield found, error.reason


def match_in(code: str, rows: Sequence[Row], name: str) -> Match:
    """Find a person in a table's journal."""
    entries, table = played_table(code, rows)
    own = [sitting for sitting in sittings(entries) if sitting.is_called(name)]
    return Match(code, entries, table, own)
