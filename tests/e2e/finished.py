"""Tables whose game is over, written straight into the journal: nobody has to play for them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from saboteur import Game
from saboteur.bots import make_bot
from saboteur.schema.settings import NoClock, RulesWish, Settings
from saboteur.server.journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Made, Marked, Sat
from saboteur.server.journal.store import SqliteStore, rows_of
from saboteur.server.tables.keys import token_key
from saboteur.server.tables.restore import restored_table
from saboteur.server.tables.table import OVER
from saboteur.server.wire.commands import build_rules
from server.client import run

TOKEN = "a-token-that-opens-every-seat"
NAMES = ("Ada", "Bruna", "Odvar", "Tilde", "Grim", "Yrsa")
# A night's talk: who says what, after how many actions.
TALK: tuple[tuple[int, Claimed | Chatted | Marked], ...] = (
    (3, Claimed(seat=1, kind="am", word="digger")),
    (4, Claimed(seat=2, kind="am", word="digger")),
    (4, Chatted(seat=3, text="Ha! That is what everybody says.")),
    (5, Claimed(seat=0, kind="saw-goal", cell="8,0", word="gold")),
    (6, Marked(seat=0, about=2, level=1)),
    (7, Marked(seat=0, about=1, level=-1)),
    (8, Claimed(seat=0, kind="suspect", about=2)),
    (9, Claimed(seat=2, kind="why", about=0)),
    (9, Marked(seat=1, about=0, level=2)),
    (10, Claimed(seat=2, kind="cannot-dig")),
    (12, Marked(seat=0, about=2, level=2)),
    (13, Marked(seat=1, about=2, level=1)),
    (14, Claimed(seat=1, kind="repair-me")),
    (15, Claimed(seat=1, kind="trust", about=0)),
)


def journal(
    code: str,
    seed: str,
    talk: Iterable[tuple[int, Claimed | Chatted | Marked]] = (),
    **rules: Any,
) -> list[Entries]:
    """Return what is in the journal of a table whose only game bots have played to its end."""
    wish = RulesWish(**{"players": 4, "options": {"rounds": "1"}, **rules})
    entries: list[Entries] = [Made(code=code, settings=Settings(rules=wish, clock=NoClock()))]
    entries += [
        Sat(seat=seat, name=NAMES[seat], portrait=seat, key=token_key(f"{TOKEN}-{seat}"))
        for seat in range(wish.players)
    ]
    entries.append(Dealt(seed=seed))
    game = Game(build_rules(wish), bytes.fromhex(seed))
    rng, bot = Random(seed), make_bot("rule")
    said = list(talk)
    for move in range(10_000):
        entries += [what for after, what in said if after == move]
        if game.over:
            break
        seat = game.actors[0]
        action = bot.choose(game.view(seat), game.legal(seat), rng)
        game.play(seat, action)
        entries.append(Acted(seat=seat, action=str(action)))
    return entries


def write_down(data: Path, entries: list[Entries]) -> str:
    """Put a table into the house's file; return the link that opens its first seat."""
    table, _ = restored_table(entries)

    async def write() -> None:
        await store.append(rows_of(table.code, 0, entries), table.index(OVER))

    store = SqliteStore(data / "tables.sqlite3")
    run(write())
    store.close()
    return f"t/{table.code}#s={TOKEN}-0"
