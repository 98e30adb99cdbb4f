"""What people ask of a table: settings and commands, strictly decoded."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ... import __version__
from ...bots import BOTS
from ...bots.advice import is_known_to_bots
from ...bots.outside import outside_bots
from ...boxes import BOXES
from ...core.errors import RulesError
from ...core.rules import EDITIONS, REGISTRY, Rules, excluded_by
from ...presets import PRESETS
from ..errors import TableError

PORTRAITS: Final = 6
MOST_SEATS: Final = 12
LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 300
LONGEST_NOTE: Final = 2000
DAY: Final = 86_400

Seconds = Annotated[int, Meta(ge=5, le=7200)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Portrait = Annotated[int, Meta(ge=0, lt=PORTRAITS)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
# A page's name for its device: any text it made up and stored.
Device = Annotated[str, Meta(min_length=1, max_length=64)]
# Suggested times for secret questions to several players, in milliseconds.
WINDOWS: Final = (2000, 4000, 8000, 15_000, 3_600_000, 43_200_000)
Window = Annotated[int, Meta(ge=100, le=DAY * 1000)]
ActionText = Annotated[str, Meta(max_length=200)]


class Live(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """A clock for people who play together: a time bank, and an increment per decision."""

    bank: Seconds = 60
    increment: Seconds = 30


class Days(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """A clock for people who look in now and then: days per decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3


class NoClock(Struct, tag="none", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """No clock."""


Clock = Live | Days | NoClock


class RulesWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What `Rules.build` takes."""

    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5
    edition: Annotated[str, Meta(max_length=20)] = "jubilee"
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=40)
    ] = {}

    def build(self) -> Rules:
        """Return the rules, or raise what clashes (MOD-1)."""
        try:
            return Rules.build(self.players, self.edition, self.modules, self.options)
        except RulesError as error:
            raise TableError("bad-rules", str(error)) from error


class Delay(Struct, forbid_unknown_fields=True, frozen=True):
    """How far spectators lag behind: so many seconds, and until so many more moves."""

    seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    moves: Annotated[int, Meta(ge=0, le=20)] = 0


class Settings(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table's settings."""

    rules: RulesWish = RulesWish()
    clock: Clock = Live()
    open: bool = False
    # How long a bot waits before it acts, in milliseconds.
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: Window = 4000
    delay: Delay = Delay()
    # Several players may sit on one device although the host did not seat them there.
    shared: bool = False


def settings_of(wish: NewTable | Change) -> Settings:
    """Return the settings in a request."""
    return Settings(
        rules=wish.rules,
        clock=wish.clock,
        open=wish.open,
        pace=wish.pace,
        window=wish.window,
        delay=wish.delay,
        shared=wish.shared,
    )


class Guest(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Somebody who wants to sit down."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    portrait: Portrait = 0
    device: Device | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table to create; without a name it is for a big screen, which has no seat."""

    name: Annotated[str, Meta(min_length=1, max_length=200)] | None
    portrait: Portrait = 0
    rules: RulesWish = RulesWish()
    clock: Clock = Live()
    open: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: Window = 4000
    delay: Delay = Delay()
    shared: bool = False
    device: Device | None = None


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """The first frame of a connection: its seat, and other seats on the same device."""

    token: Token | None = None
    also: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []


class Command(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A frame that asks for something; a command with the same id is never carried out twice."""

    id: Id


class Act(Command, tag="act", frozen=True, kw_only=True):
    """Play an action in the position after the n-th frame."""

    at: Annotated[int, Meta(ge=0)]
    action: ActionText


class Check(Command, tag="check", frozen=True, kw_only=True):
    """Ask why an action would be refused."""

    action: ActionText


class Sync(Command, tag="sync", frozen=True, kw_only=True):
    """Ask for the whole view."""


class Me(Command, tag="me", frozen=True, kw_only=True):
    """Change one's name or portrait."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    portrait: Portrait = 0


class Change(Command, tag="settings", frozen=True, kw_only=True):
    """Change the table's settings."""

    rules: RulesWish
    clock: Clock
    open: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: Window = 4000
    delay: Delay = Delay()
    shared: bool = False


class PutBot(Command, tag="bot", frozen=True, kw_only=True):
    """Put a bot on a seat, or remove it."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] | None = None


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Deal."""


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Leave the seat."""


class Back(Command, tag="back", frozen=True, kw_only=True):
    """Take the seat back from the bot that holds it."""


class Vote(Command, tag="vote", frozen=True, kw_only=True):
    """Vote to remove somebody or to seat a stand-in for them, or take the vote back."""

    what: Annotated[str, Meta(pattern="^(kick|stand-in)$")]
    seat: Seat
    on: bool = True


class Mute(Command, tag="mute", frozen=True, kw_only=True):
    """Mute somebody's chat for everyone, or unmute it."""

    seat: Seat
    on: bool = True


class Remove(Command, tag="remove", frozen=True, kw_only=True):
    """Remove somebody before the start."""

    seat: Seat


class Admit(Command, tag="admit", frozen=True, kw_only=True):
    """Let somebody in who knocks, or turn them away."""

    knock: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Play again with the same people."""


class MakeClaim(Command, tag="claim", frozen=True, kw_only=True):
    """Make a claim, perhaps about a line of the log as this seat was told it."""

    kind: Annotated[str, Meta(max_length=40)]
    about: Seat | None = None
    cell: Annotated[str, Meta(max_length=12)] = ""
    word: Annotated[str, Meta(max_length=40)] = ""
    quote: Annotated[int, Meta(ge=0, lt=100_000)] | None = None


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Mark(Command, tag="mark", frozen=True, kw_only=True):
    """Record privately how much somebody is suspected."""

    seat: Seat
    level: Annotated[int, Meta(ge=-2, le=2)]


class Note(Command, tag="note", frozen=True, kw_only=True):
    """Replace the private notes."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class SetChat(Command, tag="chat", frozen=True, kw_only=True):
    """Allow chat, or claims only."""

    on: bool


Talking = MakeClaim | Say | Mark | Note | SetChat
Hosting = Change | PutBot | Start | Mute | Remove | Admit
Commands = Act | Check | Sync | Me | Leave | Back | Vote | Hosting | Rematch | Talking
COMMAND: Final = msgspec.json.Decoder(Commands)
HELLO: Final = msgspec.json.Decoder(Hello)
NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
GUEST: Final = msgspec.json.Decoder(Guest)


def decoded(decoder: msgspec.json.Decoder[Any], body: bytes | str) -> Any:
    """Decode a message, or raise what is wrong with it."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("malformed", str(error)[:200]) from error


def clean_line(text: str) -> str:
    """Return a line of text without characters that could disturb a page."""
    plain = unicodedata.normalize("NFC", text)
    # C*: control characters and those that turn the direction of writing.
    kept = "".join(
        " " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join(kept.split())


def offer(address: str) -> dict[str, Any]:
    """Return what a table can be set up with, the address to share, and the version."""
    base, *others = REGISTRY.values()
    return {
        "version": __version__,
        "address": address,
        "editions": list(EDITIONS),
        "players": list(base.players or ()),
        "options": {name: list(values) for name, values in base.options.items()},
        "modules": [
            {
                "key": module.key,
                "files": BOXES[module.key].page_files,
                "players": list(module.players) if module.players else None,
                "excludes": excluded_by(module, REGISTRY.values()),
                "needs": list(module.needs),
                "bots": is_known_to_bots(BOXES[module.key]),
                "options": {name: list(values) for name, values in module.options.items()},
                "reacts": module.reacts,
            }
            for module in others
        ],
        "presets": [{"key": key, "rules": preset.as_dict()} for key, preset in PRESETS.items()],
        "windows": list(WINDOWS),
        "bots": list(BOTS),
        "outside_bots": {name: bot.title for name, bot in outside_bots().items()},
        "portraits": PORTRAITS,
    }
