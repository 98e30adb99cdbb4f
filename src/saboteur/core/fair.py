"""Deals that nobody can choose: the seed follows from the table's secret and from what every page added.

The table publishes the SHA-256 of its secret before anybody sits down. Each page commits to 32 random bytes
of its own; when the game starts, the set of commitments is frozen, and only then do the pages open them. The
seed is HMAC-SHA256(secret, transcript). docs/fair.md defines every byte; src/saboteur/web/verify.html checks
the same without sharing any code.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from .errors import RecordError, brief
from .rules import RULES_VERSION

TITLE: Final = "saboteur fair deal 1"
ALGORITHM: Final = "HMAC-SHA256"
PERSON: Final = "person"
BOT: Final = "bot"
# What stands for a commitment or an opening that there is not.
NONE: Final = "-"
# Random bytes of a table or a page.
SECRET_BYTES: Final = 32
_PLACE_DIGITS: Final = 32
_HEX: Final = "[0-9a-f]{64}"
_HEAD: Final = (
    re.compile(re.escape(TITLE)),
    re.compile(r"algorithm (?P<algorithm>\S+)"),
    re.compile(rf"deal (?P<deal>{_HEX})"),
    re.compile(rf"chain (?P<number>[1-9]\d{{0,11}}) (?P<head>{_HEX})"),
    re.compile(r"game (?P<game>[1-9]\d{0,8})"),
    re.compile(r"rules-version (?P<version>[1-9]\d{0,8})"),
    re.compile(r"rules (?P<rules>\{.*\})"),
)
_PERSON: Final = re.compile(
    rf"p(?P<seat>[1-9]\d?) {PERSON} (?P<place>[0-9a-f]{{{_PLACE_DIGITS}}})"
    rf" (?P<commitment>{_HEX}|{NONE}) (?P<opening>{_HEX}|{NONE})"
)
_BOT: Final = re.compile(rf"p(?P<seat>[1-9]\d?) {BOT} (?P<level>[a-z][a-z0-9-]*)")


class FairDeal(NamedTuple):
    """The proof of a deal as a record keeps it: the table's secret, and the lines everybody agreed on."""

    secret: str
    transcript: tuple[str, ...]


class Part(NamedTuple):
    """What one seat did for the deal.

    A person's page has a place; it took part if it committed, and counts if it also opened.
    """

    kind: str
    # Of a bot.
    level: str = ""
    # Of a person: stands for them in this deal alone.
    place: str = ""
    commitment: str = ""
    opening: str = ""

    @property
    def line(self) -> str:
        """Return the end of the seat's line in a transcript."""
        if self.kind == BOT:
            return f"{BOT} {self.level}"
        return f"{PERSON} {self.place} {self.commitment or NONE} {self.opening or NONE}"


class Terms(NamedTuple):
    """What a deal is about: the table's promise, its place in the chain, the game's number and the rules."""

    deal: str
    number: int
    head: str
    game: int
    rules: Mapping[str, Any]
    version: int = RULES_VERSION


class Transcript(NamedTuple):
    """A transcript that was read."""

    algorithm: str
    terms: Terms
    parts: tuple[Part, ...]


def promise_of(secret: str) -> str:
    """Return what a table publishes of its secret: the deal's name in the chain, too."""
    return _hash("saboteur fair table 1", secret)


def deal_place(deal: str, key: str) -> str:
    """Return what stands for a person in one deal, from the key of their seat; it links no two deals."""
    return _hash("saboteur fair place 1", deal, key)[:_PLACE_DIGITS]


def commitment_of(deal: str, game: int, place: str, opening: str) -> str:
    """Return a page's commitment to its random bytes: for this deal, this game and this place only."""
    return _hash("saboteur fair seat 1", deal, str(game), place, opening)


def _hash(*lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def rules_text(rules: Mapping[str, Any]) -> str:
    """Return rules in their one canonical form: JSON with sorted keys, without spaces, in ASCII."""
    return json.dumps(rules, sort_keys=True, separators=(",", ":"))


def transcript_of(terms: Terms, parts: Sequence[Part]) -> tuple[str, ...]:
    """Return everything that is agreed before a deal, line by line."""
    return (
        TITLE,
        f"algorithm {ALGORITHM}",
        f"deal {terms.deal}",
        f"chain {terms.number} {terms.head}",
        f"game {terms.game}",
        f"rules-version {terms.version}",
        f"rules {rules_text(terms.rules)}",
        *(f"p{seat} {part.line}" for seat, part in enumerate(parts, 1)),
    )


def seed_of(secret: str, transcript: Sequence[str]) -> str:
    """Return the seed that follows from a table's secret and a transcript."""
    text = "".join(f"{line}\n" for line in transcript)
    return hmac.new(bytes.fromhex(secret), text.encode(), sha256).hexdigest()


def read_transcript(lines: Sequence[str]) -> Transcript:
    """Read a transcript; raise RecordError if it is not one."""
    found: dict[str, str] = {}
    for number, pattern in enumerate(_HEAD):
        line = lines[number] if number < len(lines) else ""
        match = pattern.fullmatch(line)
        if match is None:
            raise RecordError("fair-unreadable", detail=brief(line))
        found |= match.groupdict()
    try:
        rules = json.loads(found["rules"])
    except (ValueError, RecursionError) as error:
        raise RecordError("fair-unreadable", detail=brief(found["rules"])) from error
    terms = Terms(
        found["deal"], int(found["number"]), found["head"], int(found["game"]), rules, int(found["version"])
    )
    return Transcript(found["algorithm"], terms, tuple(_parts(lines[len(_HEAD) :])))


def _parts(lines: Sequence[str]) -> list[Part]:
    parts = []
    for seat, line in enumerate(lines, 1):
        match = _PERSON.fullmatch(line) or _BOT.fullmatch(line)
        if match is None:
            raise RecordError("fair-unreadable", detail=brief(line))
        if int(match["seat"]) != seat:
            raise RecordError("fair-seats")
        parts.append(_part(match.groupdict()))
    return parts


def _part(found: Mapping[str, str]) -> Part:
    if "level" in found:
        return Part(BOT, found["level"])
    commitment, opening = (found[name].replace(NONE, "") for name in ("commitment", "opening"))
    return Part(PERSON, "", found["place"], commitment, opening)


def fair_faults(deal: FairDeal, seed: str, rules: Mapping[str, Any]) -> list[RecordError]:
    """Return what is wrong with the proof of a deal, for the seed and the rules of its record."""
    try:
        read = read_transcript(deal.transcript)
    except RecordError as error:
        return [error]
    if read.algorithm != ALGORITHM:
        return [RecordError("fair-algorithm", found=brief(read.algorithm), expected=ALGORITHM)]
    found = []
    if rules_text(read.terms.rules) != rules_text(rules):
        found.append(RecordError("fair-rules"))
    places = [part.place for part in read.parts if part.place]
    if len(read.parts) != rules["players"] or len(places) != len(set(places)):
        found.append(RecordError("fair-seats"))
    found += [
        RecordError("fair-opening", number=seat)
        for seat, part in enumerate(read.parts, 1)
        if part.opening and part.commitment != _expected(read.terms, part)
    ]
    if not re.fullmatch(_HEX, deal.secret) or promise_of(deal.secret) != read.terms.deal:
        return [*found, RecordError("fair-secret")]
    if seed_of(deal.secret, deal.transcript) != seed:
        found.append(RecordError("fair-seed"))
    return found


def _expected(terms: Terms, part: Part) -> str:
    return commitment_of(terms.deal, terms.game, part.place, part.opening)


# The chain ----------------------------------------------------------------------------------------

# The head of a chain that has no entry yet.
NO_HEAD: Final = "0" * 64


def link_hash(head: str, number: int, what: str, deal: str, note: str, day: str) -> str:
    """Return the hash of a chain's next entry, which covers everything before it."""
    return _hash("saboteur fair chain 1", head, str(number), what, deal, note, day)
