"""Restoring a table from its journal, entry by entry; an impossible journal says where and why."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ...core.errors import IllegalAction, RulesError
from ...core.events import Event
from ...schema.settings import LONGEST_DELAY
from .. import wall
from ..errors import TableError, Unreadable
from ..journal.chain import place_in_chain
from ..journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Made, Reopened
from ..journal.protocol import Store
from ..journal.reading import decoded_rows, rows_from
from ..journal.writing import Busy, Damaged, Row
from .spectators import Milestone, milestone
from .table import Table
from .talk import MOST_SAID

_DEALT: Final = b'"e":"dealt"'
# A table, and what spectators learn about it.
Woken = tuple[Table, list[Milestone]]


class _Stamped(msgspec.Struct):
    at: float = 0.0


async def read_table(store: Store, code: str) -> Woken:
    """Return a table as its journal says, read in a thread; again, if the operator changes it meanwhile."""
    while True:
        revision = store.revision
        woken = await asyncio.to_thread(_read, store, code)
        await list_deal(store, woken[0])
        if revision == store.revision:
            return woken


async def list_deal(store: Store, table: Table) -> None:
    """Find a table's next deal in the chain; if that cannot be read, it is found before it is needed."""
    deal = table.next_deal
    if deal.secret:
        with contextlib.suppress(Busy, Damaged):
            deal.listed = await store.look(lambda stored: place_in_chain(stored, deal.deal))


def _read(store: Store, code: str) -> Woken:
    rows = rows_from(store, code)
    table, marks = restored_table(decoded_rows(code, rows), _settled(rows))
    if table.game and any(table.level(seat) for seat in table.game.actors):
        table.past()  # what its bots ask for first takes as long as the game
    return table, marks


def _settled(rows: Sequence[Row]) -> int:
    """Return how many entries belong to games that are over and that spectators have seen to the end."""
    before = wall.now() - LONGEST_DELAY
    first = 0
    for row in rows:
        if _DEALT in row.body and (first == 0 or _at(row) < before):
            first = row.seq
    return first


def _at(row: Row) -> float:
    try:
        return msgspec.json.decode(row.body, type=_Stamped).at
    except msgspec.MsgspecError:
        return 0.0  # decoding all entries will say what is wrong


def restored_table(journal: Iterable[Entries], settled: int = 0) -> Woken:
    """Return the table its journal describes, and what spectators learn about it, in seconds since 1970.

    So many entries at its start belong to games that everyone has seen to the end: their moves are counted,
    not played, and spectators learn only what was said.
    """
    entries = iter(journal)
    table = opened(entries)
    old: deque[Milestone] = deque(maxlen=MOST_SAID)
    for entry in itertools.islice(entries, max(0, settled - 1)):
        replay_entry(table, entry, is_past=True)
        if isinstance(entry, Claimed | Chatted):
            old.append(milestone(table, entry.at, table.talk.said[-1]))
    marks = list(old)
    for entry in entries:
        replay_entry(table, entry)
        if isinstance(entry, Dealt | Reopened | Acted | Claimed | Chatted):
            said = table.talk.said[-1] if isinstance(entry, Claimed | Chatted) else None
            marks.append(milestone(table, entry.at, said))
    return table, marks


def opened(journal: Iterator[Entries]) -> Table:
    """Return the table made by a stored journal's first entry; Unreadable says why there is none."""
    first = next(journal)
    if not isinstance(first, Made):
        raise Unreadable("the journal does not begin with the making of the table")
    try:
        return Table(first)
    except Exception as error:
        raise _unreadable(0, first, error) from error


def replay_entry(table: Table, entry: Entries, is_past: bool = False) -> list[Event]:
    """Apply the next entry of a stored journal; Unreadable says why it cannot have happened."""
    number = table.entries
    try:
        return table.apply(entry, is_past)
    except Exception as error:
        raise _unreadable(number, entry, error) from error


def _unreadable(number: int, entry: Entries, error: Exception) -> Unreadable:
    """Say what is wrong with an entry, without revealing its content."""
    where = f"entry {number} ({entry.__struct_config__.tag})"
    match error:
        case IllegalAction():
            return Unreadable(f"{where}: the rules refuse the action ({error.reason}, {error.rule})")
        case RulesError():
            return Unreadable(f"{where}: {error}", "other-rules")
        case TableError(code="bad-rules"):
            return Unreadable(f"{where}: {error.detail}", "other-rules")
        case _:
            return Unreadable(f"{where}: it does not fit what came before ({type(error).__name__})")
