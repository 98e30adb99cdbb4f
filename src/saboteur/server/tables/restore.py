"""Restoring a table from its journal, entry by entry; an impossible journal says where and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.errors import IllegalAction, RulesError
from ...core.events import Event
from ..errors import TableError, Unreadable
from ..journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Made
from .spectators import Milestone, milestone
from .table import Table


def restored_table(journal: Iterable[Entries]) -> tuple[Table, list[Milestone]]:
    """Return the table its journal describes, and what spectators learn about it, in seconds since 1970."""
    entries = iter(journal)
    table = opened(entries)
    marks = []
    for entry in entries:
        replay_entry(table, entry)
        if isinstance(entry, Dealt | Acted | Claimed | Chatted):
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


def replay_entry(table: Table, entry: Entries) -> list[Event]:
    """Apply the next entry of a stored journal; Unreadable says why it cannot have happened."""
    number = table.entries
    try:
        return table.apply(entry)
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
