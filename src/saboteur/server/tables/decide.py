"""What a command does to a table: the entries to write, or why not. Nothing changes here."""

from __future__ import annotations

from typing import Any, Final

from ...bots import bot_names, level_of
from ...claims import NOBODY, Claim, fault
from ...core.cells import cell_text
from ...core.errors import IllegalAction
from ...schema.commands import (
    Act,
    Back,
    Change,
    Command,
    Commit,
    Leave,
    MakeClaim,
    Mark,
    Me,
    Mute,
    Note,
    Open,
    PutBot,
    Rematch,
    Remove,
    Reopen,
    Say,
    SetChat,
    Start,
    Vote,
)
from ...schema.settings import Guest
from ..errors import TableError
from ..journal.entries import (
    Acted,
    Altered,
    ChatSet,
    Chatted,
    Claimed,
    Committed,
    Entries,
    Held,
    Hosted,
    Marked,
    Muted,
    PutOut,
    Renamed,
    Reopened,
    Revealed,
    Rose,
    Sat,
)
from ..wire.commands import build_rules, clean_line, settings_of
from . import fair
from .beginning import losers_of, refuse_beginner
from .faces import bot_face, free_face
from .names import clean_name, is_like
from .seats import Sitter
from .table import LOBBY, OVER, PLAYING, Table
from .talk import edit

# One person alone decides about nobody else, however few there are.
FEWEST_VOTES: Final = 2


def sit(table: Table, guest: Guest, key: str, origin: tuple[str, str]) -> Sat:
    """Seat somebody on the first free seat; the origin is the hashes of device and network."""
    if table.phase != LOBBY or table.is_dealing:
        raise TableError("not-now", "the game has begun")
    name = free_name(table, guest.name)
    free = [i for i, sitter in enumerate(table.seats) if sitter is None]
    if not free:
        raise TableError("full")
    device, address = origin
    face = free_face(table, guest.portrait)
    return Sat(seat=free[0], name=name, portrait=face, key=key, device=device, address=address)


def free_name(table: Table, wish: str, own: int = -1) -> str:
    """Return a name as it is written, or raise that somebody else at the table has it."""
    name = clean_name(wish)
    if any(s and i != own and is_like(name, s.name) for i, s in enumerate(table.seats)):
        raise TableError("name-taken", name)
    return name


def rename(table: Table, seat: int, command: Me) -> list[Entries]:
    """Change a name or portrait before the start."""
    only_while(table, LOBBY)
    name = free_name(table, command.name, own=seat)
    return [Renamed(seat=seat, name=name, portrait=free_face(table, command.portrait, own=seat))]


def alter(table: Table, seat: int, command: Change) -> list[Entries]:
    """Change the settings before the start."""
    _only_host(table, seat)
    settings = settings_of(command)
    rules = build_rules(settings.rules)
    if sum(s is not None for s in table.seats) > rules.players:
        raise TableError("not-now", "more people sit here than these rules have seats")
    refuse_beginner(table, settings.begins)
    return [Altered(settings=settings)]


def put_bot(table: Table, seat: int, command: PutBot) -> list[Entries]:
    """Put a bot on an empty seat, change its level or remove it."""
    _only_host(table, seat)
    if command.seat >= len(table.seats):
        raise TableError("malformed", "no such seat")
    sitter = table.seats[command.seat]
    if sitter and not sitter.bot:
        raise TableError("not-now", "somebody sits there")
    if command.level is None:
        return [Rose(seat=command.seat)] if sitter else []
    level = level_of(command.level)
    if level not in bot_names():
        raise TableError("malformed", f"there is no bot {command.level!r}")
    name, portrait = (sitter.name, sitter.portrait) if sitter else bot_face(table, command.seat)
    return [Sat(seat=command.seat, name=name, portrait=portrait, bot=level)]


def start(table: Table, seat: int, _: Start) -> list[Entries]:
    """Begin the first deal once every seat is taken; only the host may."""
    if table.is_dealing:
        return []
    _only_host(table, seat)
    if any(sitter is None for sitter in table.seats):
        raise TableError("not-now", "a seat is empty")
    return [fair.freeze(table)]


def rematch(table: Table, seat: int, _: Rematch) -> list[Entries]:
    """Deal again to the same people."""
    if table.is_dealing:
        return []
    only_while(table, OVER)
    return [fair.freeze(table)]


def commit(table: Table, seat: int, command: Commit) -> list[Entries]:
    """Take part in the next deal; a commitment cannot be taken back."""
    if table.phase == PLAYING or table.is_dealing:
        raise TableError("not-now", "the next deal is not open to commitments")
    if command.deal != table.next_deal.deal:
        raise TableError("stale", "this table has promised another deal")
    known = table.next_deal.commitments.get(table.key(seat))
    if known and known != command.commitment:
        raise TableError("not-now", "this seat has committed already")
    return [] if known else [Committed(seat=seat, commitment=command.commitment)]


def open_commitment(table: Table, seat: int, command: Open) -> list[Entries]:
    """Open what a seat has committed to, while the table waits for it."""
    deal = table.next_deal
    if not table.is_dealing:
        raise TableError("not-now", "nothing is to be opened; perhaps it is too late")
    if command.deal != deal.deal or not fair.opens_commitment(table, seat, command.opening):
        raise TableError("malformed", "this is not what the seat has committed to")
    return [] if seat in deal.openings else [Revealed(seat=seat, opening=command.opening)]


def reopen(table: Table, seat: int, _: Reopen) -> list[Entries]:
    """Return to the lobby after a game; only the host may."""
    only_while(table, OVER)
    only_host(table, seat)
    assert table.game is not None
    return [Reopened(winners=list(table.game.winners), losers=losers_of(table.game))]


def leave(table: Table, seat: int, _: Leave) -> list[Entries]:
    """Free the seat or, during a game, let a bot hold it."""
    sitter = table.seats[seat]
    if table.phase == LOBBY and not table.is_dealing:
        return [Rose(seat=seat)]
    return [Held(seat=seat, on=True)] if sitter and not sitter.held else []


def come_back(table: Table, seat: int, _: Back | None = None) -> list[Entries]:
    """Take the seat back from the bot that holds it."""
    sitter = table.seats[seat]
    return [Held(seat=seat, on=False)] if sitter and sitter.held else []


def act(table: Table, seat: int, command: Act) -> list[Entries]:
    """Play, if the rules allow it and the player saw the current position."""
    only_while(table, PLAYING)
    assert table.game is not None
    if command.at != table.told[seat]:
        raise TableError("stale")
    refused = table.game.check(seat, command.action)
    if refused:
        raise refused
    taken_back: list[Entries] = come_back(table, seat)
    return [*taken_back, Acted(seat=seat, action=command.action)]


def refusal(table: Table, seat: int, action: str) -> IllegalAction | None:
    """Return why the rules refuse an action now, or None."""
    only_while(table, PLAYING)
    assert table.game is not None
    return table.game.check(seat, action)


def advised(table: Table, seat: int) -> int:
    """Return a seat that gets hints; raise why it gets none."""
    only_while(table, PLAYING)
    assert table.game is not None
    if any(other and not other.bot for index, other in enumerate(table.seats) if index != seat):
        raise TableError("not-now", "there are hints only in games against bots")
    if table.game.actors != (seat,) or table.game.view(seat).window["kind"] != "turn":
        raise TableError("not-now", "there are hints only for one's own turn")
    return seat


def claim(table: Table, seat: int, command: MakeClaim) -> list[Entries]:
    """Make a claim; its shape must be right, its truth does not matter yet."""
    only_while(table, PLAYING)
    assert table.game is not None
    about = NOBODY if command.about is None else command.about
    seen = table.game.view(None)
    lying = {**dict.fromkeys(seen.goals, "goal"), **seen.sites}
    sites: dict[str, str] = {cell_text(cell): kind for cell, kind in lying.items()}
    wrong = fault(table.rules, sites, Claim(seat, command.kind, about, command.cell, command.word))
    if wrong:
        raise TableError("malformed", wrong)
    quote = NOBODY if command.quote is None else table.talk.story.line_in(command.quote, seat)
    if quote != NOBODY and not table.talk.story.is_public(quote):
        raise TableError("malformed", "the others were told no such thing")
    return [
        Claimed(seat=seat, kind=command.kind, about=about, cell=command.cell, word=command.word, quote=quote)
    ]


def said_by_bot(table: Table, said: Claim) -> list[Entries]:
    """Let a bot make a claim, if it still makes sense."""
    if table.phase != PLAYING or not table.level(said.seat):
        return []
    about = None if said.about == NOBODY else said.about
    command = MakeClaim(id="bot", kind=said.kind, about=about, cell=said.cell, word=said.word)
    try:
        return claim(table, said.seat, command)
    except TableError:
        return []


def say(table: Table, seat: int, command: Say) -> list[Entries]:
    """Send a chat message, if the host allows chat."""
    if not table.talk.chat:
        raise TableError("not-now", "the host has switched the chat off")
    if table.is_muted(seat):
        raise TableError("muted", "the host has muted you; claims are still heard")
    text = clean_line(command.text)
    if not text:
        raise TableError("malformed", "nothing was said")
    return [Chatted(seat=seat, text=text)]


def mark(table: Table, seat: int, command: Mark) -> list[Entries]:
    """Record privately how much somebody is suspected."""
    only_while(table, PLAYING)
    if command.seat >= len(table.seats) or command.seat == seat:
        raise TableError("malformed", "no other player sits there")
    return [Marked(seat=seat, about=command.seat, level=command.level)]


def note(table: Table, seat: int, command: Note) -> list[Entries]:
    """Replace the private notes of a seat, which nobody else ever sees."""
    if table.phase == LOBBY:
        raise TableError("not-now", f"the table is {table.phase}")
    return [edit(seat, table.talk.notes.get(seat, ""), command.text)]


def set_chat(table: Table, seat: int, command: SetChat) -> list[Entries]:
    """Allow chat, or claims only."""
    only_host(table, seat)
    return [ChatSet(on=command.on)] if command.on != table.talk.chat else []


def mute(table: Table, seat: int, command: Mute) -> list[Entries]:
    """Mute somebody's chat for everyone, or unmute it."""
    only_host(table, seat)
    sitter = _person(table, command.seat)
    if command.on and command.seat == seat:
        raise TableError("not-yours", "not on oneself")
    return [Muted(seat=command.seat, on=command.on)] if command.on != sitter.muted else []


def remove_player(table: Table, seat: int, command: Remove) -> list[Entries]:
    """Remove somebody before the start: with two people no vote could."""
    _only_host(table, seat)
    _person(table, command.seat)
    if command.seat == seat:
        raise TableError("not-yours", "not on oneself")
    return [PutOut(seat=command.seat)]


def votable(table: Table, seat: int, vote: Vote) -> str:
    """Reject a vote that makes no sense now, or return the key of its target.

    Whether the player is late does not affect it.
    """
    sitter = _person(table, vote.seat)
    if sitter.held:
        raise TableError("not-now", "no person sits there")
    only_while(table, LOBBY if vote.what == "kick" else PLAYING)
    if seat == vote.seat:
        raise TableError("not-yours", "not on oneself")
    if vote.what == "kick" and vote.seat == table.host:
        raise TableError("not-now", "the host cannot be voted out")
    return sitter.key


def is_decided(table: Table, what: str, seat: int, wanting: int, here: set[int], absent: set[int]) -> bool:
    """Tell whether this many votes are enough now.

    It takes more than half of the others, and at least two. A bot stands in only for people who are away or
    out of time; one vote is enough against somebody who stays away.
    """
    sitter = table.seats[seat]
    if sitter is None or sitter.held:
        return False
    others = sum(person != seat for person in table.persons())
    agreed = wanting >= FEWEST_VOTES and 2 * wanting > others
    if what == "kick":
        return agreed and seat != table.host and not table.is_dealing
    return (agreed and (bool(sitter.late) or seat not in here)) or (seat in absent and wanting > 0)


def outcome(what: str, seat: int) -> Entries:
    """Return the entries of a vote that has passed."""
    return PutOut(seat=seat) if what == "kick" else Held(seat=seat, on=True)


def next_host(table: Table, here: set[int], absent: set[int]) -> list[Entries]:
    """Make the next person who is present the host, if the host stays away."""
    if table.host not in absent:
        return []
    seats = sorted(set(table.persons()) & here, key=lambda seat: (seat < table.host, seat))
    return [Hosted(seat=seats[0])] if seats else []


def _person(table: Table, seat: int) -> Sitter:
    sitter = table.seats[seat] if seat < len(table.seats) else None
    if sitter is None or sitter.bot:
        raise TableError("not-now", "no person sits there")
    return sitter


def only_while(table: Table, phase: str) -> None:
    """Reject what can be done only in this phase."""
    if table.phase != phase or table.is_dealing:
        raise TableError("not-now", f"the table is {'dealing' if table.is_dealing else table.phase}")


def _only_host(table: Table, seat: int) -> None:
    only_while(table, LOBBY)
    only_host(table, seat)


def only_host(table: Table, seat: int) -> None:
    """Reject what only the host may do."""
    if seat != table.host:
        raise TableError("not-yours", "only the host does this")


DECISIONS: Final[dict[type[Command], Any]] = {
    Act: act,
    Me: rename,
    Change: alter,
    PutBot: put_bot,
    Start: start,
    Leave: leave,
    Back: come_back,
    Rematch: rematch,
    Reopen: reopen,
    Commit: commit,
    Open: open_commitment,
    MakeClaim: claim,
    Say: say,
    Mark: mark,
    Note: note,
    SetChat: set_chat,
    Mute: mute,
    Remove: remove_player,
}
