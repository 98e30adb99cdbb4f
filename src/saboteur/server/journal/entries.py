"""The journal: what happened at a table, one entry at a time. A table is the fold of its entries."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from ...claims import NOBODY
from ...schema.settings import Settings


class Entry(Struct, tag_field="e", frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, when, and by whose command if there was one."""

    # Seconds since 1970.
    at: float = 0.0
    # The seat that sent the command, and the command's id.
    by: int = -1
    id: str = ""


class Made(Entry, tag="made", frozen=True, kw_only=True):
    """The table was created with these settings; always the first entry."""

    code: str
    settings: Settings
    # The big screen's token; it shows what everyone in the room sees, so it needs no hash.
    screen: str = ""
    # Keys the hashes of devices and addresses, and each player's own big screen. Tables created without it
    # told `screen` to everyone.
    secret: str = ""
    # The key in the table's link, which opens the spectators' view. Tables created without it are open to
    # everyone who has the code.
    link: str = ""
    # Who pays for its bots: the same for all tables that one network made in one run of the server. Which
    # network nobody can tell: it is a hash whose key is stored nowhere.
    maker: str = ""


class Altered(Entry, tag="altered", frozen=True, kw_only=True):
    """The host changed the settings, before a deal."""

    settings: Settings


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """Somebody sat down, or a bot was put there."""

    seat: int
    name: str
    portrait: int
    # SHA-256 of the seat's token, so that a stolen journal opens no seat.
    key: str = ""
    bot: str = ""
    # The device and the network they came from, as keyed hashes.
    device: str = ""
    address: str = ""


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    """A player changed name or portrait."""

    seat: int
    name: str
    portrait: int


class Rose(Entry, tag="rose", frozen=True, kw_only=True):
    """Somebody left, and their seat became free."""

    seat: int


class PutOut(Entry, tag="removed", frozen=True, kw_only=True):
    """Somebody was removed; anyone from the same device or network must be admitted by the host."""

    seat: int


class Hosted(Entry, tag="hosted", frozen=True, kw_only=True):
    """Somebody else became the host because the host was away."""

    seat: int


class Muted(Entry, tag="muted", frozen=True, kw_only=True):
    """The host muted a person for everyone, or unmuted them."""

    seat: int
    on: bool


class Promised(Entry, tag="promised", frozen=True, kw_only=True):
    """The table made its secret for the next deal and published the secret's hash."""

    secret: str


class Committed(Entry, tag="committed", frozen=True, kw_only=True):
    """A player's page committed to its own random bytes for the next deal."""

    seat: int
    commitment: str


class Frozen(Entry, tag="frozen", frozen=True, kw_only=True):
    """The game was started: from now on nobody can join the deal, and those who did are asked to open."""

    # By seat; empty for those who do not take part.
    commitments: list[str]
    # Where the server's chain lists the deal.
    number: int
    head: str


class Revealed(Entry, tag="opened", frozen=True, kw_only=True):
    """A page opened what it had committed to."""

    seat: int
    opening: str


class Dealt(Entry, tag="dealt", frozen=True, kw_only=True):
    """A game began: all its cards follow from this seed."""

    seed: str
    # The version of the rules it is played by; 0 in journals older than this field.
    version: int = 0
    # The versions of the boxes it is played with, by key; a box that is missing is of the first.
    boxes: dict[str, int] = {}
    # What the seed follows from, besides the table's secret; empty in older journals.
    transcript: list[str] = []
    # The seat that begins, if it was not left to the seed.
    start: int | None = None


class Reopened(Entry, tag="reopened", frozen=True, kw_only=True):
    """The host returned to the lobby after a game.

    Who won and who had the least gold is kept here, because moves of past games are not played again.
    """

    winners: list[int] = []
    losers: list[int] = []


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    """A seat acted, or was acted for."""

    seat: int
    action: str
    # What the seat has left in its time bank, in milliseconds.
    bank: int = 0
    # Its time had run out.
    late: bool = False


class ClockSet(Entry, tag="clock-set", frozen=True, kw_only=True):
    """The system clock was changed while seats were asked, so the time of the question moved with it."""

    seconds: float


class Held(Entry, tag="held", frozen=True, kw_only=True):
    """A bot holds a seat from now on, or no longer."""

    seat: int
    on: bool


class Claimed(Entry, tag="claimed", frozen=True, kw_only=True):
    """A seat claimed something about the game, true or not."""

    seat: int
    kind: str
    about: int = NOBODY
    cell: str = ""
    word: str = ""
    # The event it refers to, counted from 0 among all events of the game, secret ones included.
    quote: int = NOBODY


class Chatted(Entry, tag="chatted", frozen=True, kw_only=True):
    """A seat wrote a chat message."""

    seat: int
    text: str


class Marked(Entry, tag="marked", frozen=True, kw_only=True):
    """A seat changed how much it suspects another, from -2 (surely honest) to 2; nobody else learns it."""

    seat: int
    about: int
    level: int


class Noted(Entry, tag="noted", frozen=True, kw_only=True):
    """A seat changed its private notes: the text is new, what was written before and after it is kept."""

    seat: int
    text: str
    # How many characters of the notes stay, at their beginning and at their end; older journals have the
    # whole notes in each entry.
    head: int = 0
    tail: int = 0


class ChatSet(Entry, tag="chat", frozen=True, kw_only=True):
    """The host allowed chat, or claims only."""

    on: bool


Spoken = Claimed | Chatted
Private = Marked | Noted
Dealing = Promised | Committed | Frozen | Revealed
Seating = Sat | Renamed | Rose | PutOut | Hosted | Muted
Play = Dealing | Dealt | Reopened | Acted | ClockSet | Held
Entries = Made | Altered | Seating | Play | Spoken | Private | ChatSet
# Entries that are told by other frames and change nothing in the table's own frame.
TOLD_APART: Final = (Acted, ClockSet, *get_args(Spoken | Private | Dealing))
