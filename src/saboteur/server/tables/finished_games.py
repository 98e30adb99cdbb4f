"""A finished game as it is read from its table's journal, and as it is kept once it has ended."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from ...analysis.replay import Words
from ...analysis.story import Suspicion
from ...claims import Claim
from ...game import Game
from ...schema.replays import FaceShape
from ..errors import TableError
from ..journal.entries import Acted, Chatted, Claimed, Dealt, Entries, Marked, Reopened
from ..journal.places import journal_at
from ..journal.reading import decoded_rows, reading_store
from .restore import opened, replay_entry
from .table import Table
from .talk import Said, Story, Talk, claim_of


class KeptGame(Struct, frozen=True, kw_only=True):
    """A finished game as it is stored: nothing else is needed to replay it or to tell its story."""

    number: int
    record: str
    seats: list[FaceShape]
    # By seat: the bot's level; empty for a person.
    levels: list[str]
    claims: list[Claim]
    marks: list[Suspicion]
    said: list[Said]
    # How many lines its log has, and which of them only some seats were told.
    lines: int
    private: dict[int, list[int]]

    def heard(self, seat: int | None) -> list[Words]:
        """Return what was said as a seat, or a spectator, reads it."""
        talk = Talk()
        talk.story = Story(self.lines, {line: frozenset(seats) for line, seats in self.private.items()})
        return [
            (
                claim_of(said.what, said.move) if isinstance(said.what, Claimed) else None,
                talk.shown(said, self.number, seat),
            )
            for said in self.said
        ]


class FinishedGame(NamedTuple):
    """A finished game, who played it, and what was said and marked meanwhile."""

    table: Table
    game: Game
    # All claims of the game, including those before its first action and after its last.
    claims: list[Claim]
    marks: list[Suspicion]
    said: list[Said]

    def kept(self) -> KeptGame:
        """Return everything about it that is asked for later."""
        story = self.table.talk.story
        return KeptGame(
            number=self.table.games,
            record=self.game.record(),
            seats=faces(self.table),
            levels=[sitter.bot if sitter else "" for sitter in self.table.seats],
            claims=self.claims,
            marks=self.marks,
            said=self.said,
            lines=story.length,
            private={line: sorted(viewers) for line, viewers in story.private.items()},
        )


def id_of(game: Game) -> str:
    """Return a game's id: nobody can guess it before the seed is published, after the game."""
    return hashlib.sha256(b"saboteur/replay" + game.seed).hexdigest()[:24]


def kept_game(place: str, code: str, number: int) -> tuple[str, KeptGame]:
    """Read a finished game from its table's journal; return its id, and what is kept of it."""
    with reading_store():
        rows = journal_at(place, code)
    past = past_of(decoded_rows(code, rows), number)
    if past is None:
        raise TableError("not-now", "this game is not over")
    return id_of(past.game), past.kept()


def past_of(journal: Iterable[Entries], number: int) -> FinishedGame | None:
    """Return a table's finished game by number; None if it is not over or was never begun."""
    entries = iter(journal)
    table = opened(entries)
    moves, claims, marks, said = 0, list[Claim](), list[Suspicion](), list[Said]()
    for entry in entries:
        if isinstance(entry, Dealt | Reopened) and table.games == number:
            break
        if isinstance(entry, Dealt):
            moves, claims, marks, said = 0, [], [], []
        is_on = table.game is not None and not table.game.over
        # Only the moves of this game are played.
        replay_entry(table, entry, is_past=table.games != number)
        if isinstance(entry, Acted):
            moves += 1
        elif isinstance(entry, Claimed):
            claims.append(claim_of(entry, moves))
        elif isinstance(entry, Marked):
            marks.append(Suspicion(moves, entry.seat, entry.about, entry.level))
        if is_on and isinstance(entry, Claimed | Chatted):
            said.append(table.talk.said[-1])
    if table.games != number or table.game is None or not table.game.over:
        return None
    return FinishedGame(table, table.game, claims, marks, said)


def faces(table: Table) -> list[FaceShape]:
    """Return who played, as everyone may know."""
    return [
        {"name": sitter.name, "portrait": sitter.portrait, "bot": sitter.bot or None}
        for sitter in table.seats
        if sitter
    ]
