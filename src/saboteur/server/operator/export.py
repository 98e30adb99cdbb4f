"""A table or a person as plain data, for export."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ...game import Game
from ..journal.entries import (
    Acted,
    Altered,
    Chatted,
    Claimed,
    Dealing,
    Dealt,
    Entries,
    Made,
    Marked,
    Noted,
    Renamed,
    Reopened,
    Sat,
)
from ..tables.finished_games import id_of
from ..tables.table import Table
from .persons import Match, Sitting

JSON = dict[str, Any]


def exported_table(entries: list[Entries]) -> JSON:
    """Return everything about a table except tokens and what a running game still hides."""
    first = entries[0]
    assert isinstance(first, Made)
    table = Table(first)
    games: list[Game] = []
    lines: list[JSON] = []
    for entry in entries[1:]:
        table.apply(entry)
        if isinstance(entry, Dealt):
            assert table.game is not None
            games.append(table.game)
        lines += _line(entry, table)
    return {
        "code": table.code,
        "made": when(table.made),
        "phase": table.phase,
        "settings": msgspec.to_builtins(table.settings),
        "seats": [
            sitter and {"name": sitter.name, "portrait": sitter.portrait, "bot": sitter.bot or None}
            for sitter in table.seats
        ],
        "games": [_game(game, number) for number, game in enumerate(games, 1)],
        "happened": lines,
    }


def _line(entry: Entries, table: Table) -> list[JSON]:
    """Return what an entry says besides the games: who came and went, and what was said."""
    if isinstance(entry, Acted | Dealing | Dealt | Reopened | Marked | Noted):
        return []
    data = msgspec.to_builtins(entry)
    for secret in ("key", "id", "by", "device", "address"):
        data.pop(secret, None)
    data["what"] = data.pop("e")
    data["at"] = when(entry.at or table.made)
    if isinstance(entry, Sat | Renamed | Chatted | Claimed):
        sitter = table.seats[entry.seat]
        data["name"] = sitter.name if sitter else ""
    if isinstance(entry, Altered):
        data = {"what": "altered", "at": data["at"], "settings": msgspec.to_builtins(entry.settings)}
    return [data]


def _game(game: Game, number: int) -> JSON:
    """Return a finished game with its record; of a running one neither seed nor cards."""
    if not game.over:
        return {"game": number, "over": False, "moves": len(game.history)}
    return {"game": number, "over": True, "replay": id_of(game), "record": game.record()}


def exported_person(name: str, found: list[Match]) -> JSON:
    """Return everything stored under a name."""
    return {"name": name, "tables": [_at_table(match) for match in found]}


def _at_table(match: Match) -> JSON:
    games = {game["game"]: game for game in exported_table(match.entries)["games"]}
    return {
        "code": match.code,
        "made": when(match.table.made),
        "sittings": [_sitting(match, sitting, games) for sitting in match.own],
    }


def _sitting(match: Match, sitting: Sitting, games: dict[int, JSON]) -> JSON:
    told: dict[str, list[JSON]] = {"chat": [], "claims": [], "notes": [], "marks": []}
    for number in sitting.own:
        entry = match.entries[number]
        data = msgspec.to_builtins(entry)
        for unneeded in ("e", "id", "by", "seat"):
            data.pop(unneeded, None)
        told[_drawer(entry)].append({**data, "at": when(entry.at)})
    sat = match.entries[sitting.named[0]]
    return {
        "seat": sitting.seat,
        "from": when(sat.at or match.table.made),
        "names": list(dict.fromkeys(sitting.names)),
        **told,
        "games": [{"seat": seat, **games[number]} for number, seat in sitting.games.items()],
    }


def _drawer(entry: Entries) -> str:
    match entry:
        case Chatted():
            return "chat"
        case Claimed():
            return "claims"
        case Noted():
            return "notes"
        case _:
            return "marks"


def when(at: float) -> str:
    """Return a time in a form that people and programs can read."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
