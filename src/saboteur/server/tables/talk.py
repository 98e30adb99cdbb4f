"""What is said at a table, and each player's private suspicions and notes."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from ...claims import NOBODY, Claim
from ...core.events import Event
from ...schema.tables import SaidShape
from ..journal.entries import Chatted, Claimed, Marked, Noted

# How much is kept for people who come later: so many messages, and so many bytes of chat as it is sent.
MOST_SAID: Final = 400
MOST_CHAT: Final = 32 * 1024
# How much of it can still be read in the next game, apart from its own talk.
CARRIED: Final = 30


class Said(Struct, frozen=True):
    """Something that was said: its number, the game, and after how many moves and events."""

    number: int
    game: int
    move: int
    line: int
    what: Claimed | Chatted
    name: str
    # How many bytes of chat it is, as it is sent.
    chat: int


def recent(said: list[Said]) -> list[Said]:
    """Return what is kept of what was said: the oldest chat goes first, because claims matter to the game."""
    lines, size = len(said), sum(each.chat for each in said)
    kept = []
    for each in said:
        if isinstance(each.what, Chatted) and (lines > MOST_SAID or size > MOST_CHAT):
            lines -= 1
            size -= each.chat
        else:
            kept.append(each)
    return kept[-MOST_SAID:]


def claim_of(entry: Claimed, move: int) -> Claim:
    """Return a claim as bots hear it."""
    return Claim(entry.seat, entry.kind, entry.about, entry.cell, entry.word, move)


def edited(note: str, entry: Noted) -> str:
    """Return notes after an edit."""
    return note[: entry.head] + entry.text + note[max(0, len(note) - entry.tail) :]


def edit(seat: int, old: str, new: str) -> Noted:
    """Return what turns the old notes of a seat into the new ones, without what both have in common."""
    most = min(len(old), len(new))
    head = next((i for i in range(most) if old[i] != new[i]), most)
    tail = next((i for i in range(most - head) if old[-1 - i] != new[-1 - i]), most - head)
    return Noted(seat=seat, text=new[head : len(new) - tail], head=head, tail=tail)


class Story:
    """How many events the game has told, and which of them to single seats only."""

    __slots__ = ("length", "private")

    def __init__(self, length: int = 0, private: dict[int, frozenset[int]] | None = None) -> None:
        """Begin, or go on where somebody else has counted."""
        self.length = length
        self.private = private if private is not None else {}

    def add(self, events: list[Event]) -> None:
        """Count events as lines of the log, and remember who alone saw the private ones."""
        for event in events:
            if event.private:
                self.private[self.length] = frozenset(viewer for viewer, _, _ in event.secret)
            self.length += 1

    def is_public(self, line: int) -> bool:
        """Tell whether everyone knows that it happened."""
        return 0 <= line < self.length and line not in self.private

    def line_of(self, line: int, seat: int | None) -> int:
        """Return where a line of the whole story is in what a seat was told."""
        return line - sum(hidden < line for hidden in self._hidden(seat))

    def line_in(self, line: int, seat: int | None) -> int:
        """Return where a line of what a seat was told is in the whole story."""
        for hidden in self._hidden(seat):
            if hidden > line:
                break
            line += 1
        return line

    def _hidden(self, seat: int | None) -> list[int]:
        return [line for line, viewers in self.private.items() if seat not in viewers]


class Talk:
    """What was recently said at a table, and everyone's private marks."""

    def __init__(self) -> None:
        self.chat = True
        # Since the last deal; and before it, kept apart, because it says nothing about the game being played.
        self.said: list[Said] = []
        self.earlier: list[Said] = []
        # Not the journal's numbers, which also count things nobody may know of.
        self._count = 0
        # By seat: how much they suspect the others in this round, and their notes.
        self.marks: dict[int, dict[int, int]] = {}
        self.notes: dict[int, str] = {}
        self.story = Story()

    def deal(self) -> None:
        """Begin a new game with nothing said; what was said before can still be read apart."""
        self.earlier = [*self.earlier, *self.said][-CARRIED:]
        self.said = []
        self.marks.clear()
        self.story = Story()

    def hear(self, moment: tuple[int, int], entry: Claimed | Chatted, name: str) -> None:
        """Add something that was said."""
        self._count += 1
        chat = len(msgspec.json.encode(entry.text)) if isinstance(entry, Chatted) else 0
        said = Said(self._count, *moment, self.story.length, entry, name, chat)
        self.said = recent([*self.said, said])

    def keep(self, entry: Marked | Noted) -> None:
        """Store what somebody changed in their marks or notes."""
        if isinstance(entry, Noted):
            self.notes[entry.seat] = edited(self.notes.get(entry.seat, ""), entry)
        else:
            self.marks.setdefault(entry.seat, {})[entry.about] = entry.level

    def happened(self, events: list[Event]) -> None:
        """Follow the game; a new round clears the marks, because everyone is somebody else."""
        self.story.add(events)
        if any(event.kind == "round-began" for event in events):
            self.marks.clear()

    def claims(self, game: int) -> list[Claim]:
        """Return what was claimed in a game, as bots hear it."""
        return [
            claim_of(said.what, said.move)
            for said in self.said
            if said.game == game and isinstance(said.what, Claimed)
        ]

    def shown(self, said: Said, game: int, seat: int | None) -> SaidShape:
        """Return what was said as a seat reads it, with line numbers as this seat counts them."""
        line = self.story.line_of(said.line, seat) if said.game == game else 0
        what = said.what
        kind = "chat" if isinstance(what, Chatted) else what.kind
        told = SaidShape(i=said.number, k=said.game, line=line, seat=what.seat, name=said.name, kind=kind)
        if isinstance(what, Chatted):
            told["text"] = what.text
        else:
            self._add_parts(told, what, seat, quoted=said.game == game)
        return told

    def _add_parts(self, told: SaidShape, claim: Claimed, seat: int | None, quoted: bool) -> None:
        """Add the parts that a claim has; lines of another game are not quoted."""
        if claim.about != NOBODY:
            told["about"] = claim.about
        if claim.cell:
            told["cell"] = claim.cell
        if claim.word:
            told["word"] = claim.word
        if quoted and claim.quote != NOBODY:
            told["quote"] = self.story.line_of(claim.quote, seat)

    def forget(self, seat: int) -> None:
        """Forget what was kept on a seat in private: somebody else sits there now."""
        self.marks.pop(seat, None)
        self.notes.pop(seat, None)

    def move(self, moved: dict[int, int]) -> None:
        """Let what was kept in private follow people to other seats; nobody may read another's notes."""
        self.marks.clear()
        self.notes = {moved[seat]: note for seat, note in self.notes.items() if seat in moved}

    def marks_of(self, seat: int, players: int) -> list[int]:
        """Return how much a seat suspects each player."""
        marks = self.marks.get(seat, {})
        return [marks.get(about, 0) for about in range(players)]


def is_told(events: list[Event], seat: int | None) -> bool:
    """Tell whether a seat learns anything from these events."""
    return any(not event.private or any(viewer == seat for viewer, _, _ in event.secret) for event in events)
