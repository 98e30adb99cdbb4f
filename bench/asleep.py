"""What a table takes in memory while it sleeps: with a clock of days, whose end must not be missed."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path

from saboteur.server.journal.places import store_at
from saboteur.server.tables import dozing
from saboteur.server.tables.all_tables import AllTables
from saboteur.server.tables.codes import new_code

from .load import Wishes, posted
from .server import serving, started

_WISH: Wishes = {"name": "P0", "rules": {"players": 3}, "clock": {"kind": "days", "days": 3}}


def make_tables(folder: str, count: int) -> list[str]:
    """Let a server deal a game at one table, and copy that; return the codes of all."""
    with started(serving(folder)) as (_, port):
        host = posted(port, "127.0.0.1", "/api/tables", _WISH)
        code = host["code"]
        for number in (1, 2):
            guest = {"name": f"P{number}", "device": f"P{number}"}
            posted(port, "127.0.0.1", f"/api/tables/{code}/seats", guest)
        start = {"t": "start"}
        posted(port, "127.0.0.1", f"/api/tables/{code}/commands", start, host["token"])
    codes = [new_code() for _ in range(count)]
    with closing(sqlite3.connect(Path(folder) / "tables.sqlite3")) as stored:
        names = [column for _, column, *_ in stored.execute("PRAGMA table_info(tables)") if column != "code"]
        columns = ", ".join(names)
        copied = f"INSERT INTO tables (code, {columns}) SELECT ?, {columns} FROM tables WHERE code = ?"
        stored.executemany(copied, [(each, code) for each in codes])
        rows = stored.execute("SELECT seq, body FROM journal WHERE code = ?", (code,)).fetchall()
        for each in codes:
            mine = [(each, seq, body.replace(code.encode(), each.encode())) for seq, body in rows]
            stored.executemany("INSERT INTO journal VALUES (?, ?, ?)", mine)
        stored.commit()
    return codes


async def lay_down(folder: str, codes: list[str]) -> float:
    """Wake every table once and let it sleep again; return how many bytes each still takes."""
    store = store_at(str(Path(folder) / "tables.sqlite3"))
    tables = AllTables(store)
    await _sleep(tables, codes[:50])  # what is made once does not count
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    await _sleep(tables, codes[50:])
    gc.collect()
    more = tracemalloc.get_traced_memory()[0] - before
    await tables.close()
    store.close()
    return more / (len(codes) - 50)


async def _sleep(tables: AllTables, codes: list[str]) -> None:
    for code in codes:
        table = await tables.find(code)
        table.used = time.monotonic() - dozing.DOZE_AFTER
        assert tables.dozing.lay_down(code, table)
        del tables.live[code]
        await table.close()


def taken(folder: str, count: int) -> float:
    """Return how many bytes each of so many sleeping tables takes, in an empty folder."""
    codes = make_tables(folder, count)
    tracemalloc.start()
    try:
        return asyncio.run(lay_down(folder, codes))
    finally:
        tracemalloc.stop()


def main(count: int) -> int:
    """Measure so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        each = taken(folder, count) / 1024
    print(f"{count} tables asleep on a clock of days: {each:.2f} KB each (aim: below 2)")
    return 0
