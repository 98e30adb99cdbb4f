"""What a table is made of, strictly decoded: rules, clock, pace and who wants to sit down."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

PORTRAITS: Final = 12
MOST_SEATS: Final = 12
LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 300
LONGEST_NOTE: Final = 2000
DAY: Final = 86_400
# How many seconds spectators may lag behind.
LONGEST_DELAY: Final = 600

Seconds = Annotated[int, Meta(ge=5, le=7200)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Portrait = Annotated[int, Meta(ge=0, lt=PORTRAITS)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
# A SHA-256, or 32 random bytes, in lower-case hexadecimal digits.
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
# A page's name for its device: any text it made up and stored.
Device = Annotated[str, Meta(min_length=1, max_length=64)]
# Suggested times for secret questions to several players, in milliseconds.
WINDOWS: Final = (2000, 4000, 8000, 15_000, 3_600_000, 43_200_000)
AnswerTime = Annotated[int, Meta(ge=100, le=DAY * 1000)]
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


ClockSettings = Live | Days | NoClock


class ByLot(Struct, tag="lot", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Who begins is drawn by lot."""


class Youngest(Struct, tag="youngest", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """The youngest begins, who sits here; if they leave, lots are drawn."""

    seat: Seat


class ChosenSeat(Struct, tag="seat", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Whoever sits here begins."""

    seat: Seat


class LastWinner(Struct, tag="winner", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Who won the last game at this table begins; by lot among several, or if there was none."""


class LastLoser(Struct, tag="loser", tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Who had the least gold in the last game at this table begins; by lot among several, or if there was
    none.
    """


Beginner = ByLot | Youngest | ChosenSeat | LastWinner | LastLoser


class RulesWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What `Rules.build` takes."""

    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5
    edition: Annotated[str, Meta(max_length=20)] = "jubilee"
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=40)
    ] = {}


class Delay(Struct, forbid_unknown_fields=True, frozen=True):
    """How far spectators lag behind: so many seconds, and until so many more moves."""

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 30
    moves: Annotated[int, Meta(ge=0, le=20)] = 0


class Settings(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table's settings."""

    rules: RulesWish = RulesWish()
    clock: ClockSettings = Live()
    open: bool = False
    # How long a bot waits before it acts, in milliseconds.
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: AnswerTime = 4000
    delay: Delay = Delay()
    # Several players may sit on one device although the host did not seat them there.
    shared: bool = False
    begins: Beginner = ByLot()


class Guest(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Somebody who wants to sit down; during a game on a `seat` of a bot, or of a person who is away."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    portrait: Portrait = 0
    device: Device | None = None
    seat: Seat | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table to create; without a name it is for a big screen, which has no seat."""

    name: Annotated[str, Meta(min_length=1, max_length=200)] | None
    portrait: Portrait = 0
    rules: RulesWish = RulesWish()
    # Without one, strangers at an open table get a clock, and friends play without.
    clock: ClockSettings | None = None
    open: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    window: AnswerTime = 4000
    delay: Delay = Delay()
    shared: bool = False
    device: Device | None = None
