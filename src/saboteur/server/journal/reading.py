"""A stored table, decoded entry by entry; missing or damaged entries are reported."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ..errors import TableError, Unreadable
from .entries import Entries
from .protocol import Store
from .writing import Busy, Damaged, Row

_DECODER: Final[msgspec.json.Decoder[Entries]] = msgspec.json.Decoder(Entries)


def rows_from(store: Store, code: str) -> list[Row]:
    """Return a table's rows; TableError says why they cannot be read."""
    with reading_store():
        return store.journal(code)


@contextlib.contextmanager
def reading_store() -> Iterator[None]:
    """Turn what goes wrong in the store into errors of the table."""
    try:
        yield
    except Busy as error:
        raise TableError("busy") from error
    except Damaged as error:
        raise Unreadable(str(error)) from error


def decoded_rows(code: str, rows: Sequence[Row]) -> Iterator[Entries]:
    """Decode a table's rows; none may be missing, and a damaged one hides nothing that came before it."""
    if not rows:
        raise TableError("unknown-table", code)
    for number, row in enumerate(rows):
        if row.seq != number:
            raise Unreadable(f"entry {number} is missing")
        yield _decoded(row)


def _decoded(row: Row) -> Entries:
    try:
        return _DECODER.decode(row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"entry {row.seq} cannot be decoded: {error}") from error
