"""Deals that nobody can choose: what is agreed, what follows from it, and what is refused."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from saboteur import Game, Rules
from saboteur.core.errors import RecordError
from saboteur.core.fair import (
    BOT,
    NO_HEAD,
    PERSON,
    FairDeal,
    Part,
    Terms,
    commitment_of,
    deal_place,
    fair_faults,
    link_hash,
    promise_of,
    read_transcript,
    seed_of,
    transcript_of,
)
from saboteur.game import faults, verify

SECRET = "5e" * 32
HEAD = "c4" * 32
RULES = Rules.build(5, modules=["greedy-dwarf"], options={"rounds": "1"})


def opening(seat: int) -> str:
    """Return what a page has thought of."""
    return f"{seat + 17:02x}" * 32


def person(seat: int, deal: str, opens: bool = True, commits: bool = True, game: int = 2) -> Part:
    """Return the part of a person's page."""
    place = deal_place(deal, f"key {seat}")
    commitment = commitment_of(deal, game, place, opening(seat)) if commits else ""
    return Part(PERSON, "", place, commitment, opening(seat) if opens and commits else "")


def agreed(rules: Rules = RULES) -> tuple[str, ...]:
    """Return a transcript: two pages that opened, one left out, one that takes no part, and a bot."""
    deal = promise_of(SECRET)
    parts = [
        person(0, deal), person(1, deal), person(2, deal, opens=False), person(3, deal, commits=False),
        Part(BOT, "rule"),
    ]  # fmt: skip
    return transcript_of(Terms(deal, 7, HEAD, 2, rules.as_dict()), parts)


def game() -> Game:
    """Return a game that was dealt so."""
    lines = agreed()
    return Game(RULES, bytes.fromhex(seed_of(SECRET, lines)), fair=FairDeal(SECRET, lines))


def plain_hash(*lines: str) -> str:
    """Hash lines as docs/fair.md says."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def test_the_bytes_are_pinned() -> None:
    """Records are checked by them: written out here once more, as docs/fair.md has them."""
    deal = plain_hash("saboteur fair table 1", SECRET)
    place = plain_hash("saboteur fair place 1", deal, "key 0")[:32]
    commitment = plain_hash("saboteur fair seat 1", deal, "2", place, opening(0))
    lines = agreed()
    assert lines[:7] == (
        "saboteur fair deal 1",
        "algorithm HMAC-SHA256",
        f"deal {deal}",
        f"chain 7 {HEAD}",
        "game 2",
        "rules-version 1",
        f"rules {json.dumps(RULES.as_dict(), sort_keys=True, separators=(',', ':'))}",
    )
    assert lines[7] == f"p1 person {place} {commitment} {opening(0)}"
    assert lines[9].endswith(" -") and lines[10].endswith(" - -") and lines[11] == "p5 bot rule"
    text = "\n".join(lines) + "\n"
    assert text.isascii()
    assert seed_of(SECRET, lines) == hmac.digest(bytes.fromhex(SECRET), text.encode(), "sha256").hex()
    assert seed_of(SECRET, lines) == "7b95b8852a5182b6bc41d9a6c2244f16fd7b45efa5d7016901bc13d5d61bbd61"
    assert link_hash(NO_HEAD, 1, "committed", deal, "", "2026-01-31") == plain_hash(
        "saboteur fair chain 1", "0" * 64, "1", "committed", deal, "", "2026-01-31"
    )


def test_a_record_keeps_the_proof_and_is_sound() -> None:
    dealt = game()
    text = dealt.record()
    assert verify(text) == []
    again = Game.replay(text)
    assert again.fair == dealt.fair and again.record() == text
    assert again.copy().record() == text and again.begun().fair == dealt.fair
    assert read_transcript(agreed()).parts[1] == person(1, promise_of(SECRET))


def test_a_player_s_own_record_holds_no_secret() -> None:
    assert SECRET not in game().record(seat=1) and "[fair]" not in game().record(seat=1)


def test_old_records_have_no_proof_and_stay_sound() -> None:
    text = Game(RULES, "old").record()
    assert "[fair]" not in text and verify(text) == []


def test_programs_that_do_not_know_the_proof_find_the_record_as_it_was() -> None:
    """Format 1 stays: without the new section nothing else changes."""
    text = game().record()
    assert verify(re.sub(r"\n\[fair\].*", "", text, flags=re.S)) == []


Change = Callable[[list[str]], Any]


def line(number: int, old: str, new: str) -> Change:
    """Change part of a line."""

    def change(lines: list[str]) -> None:
        assert old in lines[number]
        lines[number] = lines[number].replace(old, new)

    return change


def swapped(lines: list[str]) -> None:
    """Let two people change seats, numbers and all."""
    first, second = (lines[n].split(" ", 1)[1] for n in (7, 8))
    lines[7:9] = [f"p1 {second}", f"p2 {first}"]


CHANGES: dict[str, tuple[Change, str]] = {
    "a changed opening": (line(7, opening(0), "ab" * 32), "fair-opening"),
    "a dropped participant": (lambda lines: lines.pop(8), "fair-seats"),
    "a participant who is said not to have opened": (line(8, opening(1), "-"), "fair-seed"),
    "lines in another order": (lambda lines: lines.insert(7, lines.pop(8)), "fair-seats"),
    "seats in another order": (swapped, "fair-seed"),
    "other rules": (line(6, '"rounds":"1"', '"rounds":"2"'), "fair-rules"),
    "another head of the chain": (line(3, HEAD, "d5" * 32), "fair-seed"),
    "another place in the chain": (line(3, "chain 7", "chain 8"), "fair-seed"),
    "another algorithm": (line(1, "HMAC-SHA256", "HMAC-MD5"), "fair-algorithm"),
    "another game's number": (line(4, "2", "3"), "fair-opening"),
    "one more participant": (lambda lines: lines.append(lines[7].replace("p1", "p6")), "fair-seats"),
    "the same person twice": (lambda lines: lines.__setitem__(8, lines[7].replace("p1", "p2")), "fair-seats"),
    "another promise": (line(2, promise_of(SECRET), promise_of("00" * 32)), "fair-secret"),
    "no transcript at all": (lambda lines: lines.clear(), "fair-unreadable"),
    "words for a seat": (lambda lines: lines.__setitem__(8, "p2 nobody"), "fair-unreadable"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_transcript_is_refused(name: str) -> None:
    change, reason = CHANGES[name]
    lines = list(agreed())
    change(lines)
    found = fair_faults(FairDeal(SECRET, tuple(lines)), game().seed.hex(), RULES.as_dict())
    assert reason in [fault.reason for fault in found]
    assert all(str(fault) for fault in found)


def test_another_secret_is_refused() -> None:
    other = FairDeal("00" * 32, agreed())
    found = fair_faults(other, seed_of("00" * 32, agreed()), RULES.as_dict())
    assert [fault.reason for fault in found] == ["fair-secret"]
    assert fair_faults(other._replace(secret="zz"), "", RULES.as_dict())[-1].reason == "fair-secret"


def test_a_commitment_of_another_deal_or_seat_is_worth_nothing() -> None:
    deal = promise_of(SECRET)
    copied = person(0, deal)._replace(place=deal_place(deal, "key 1"))
    old = person(1, promise_of("00" * 32))._replace(place=deal_place(deal, "key 1"))
    for part in (copied, old):
        lines = list(agreed())
        lines[8] = f"p2 {part.line}"
        found = fair_faults(FairDeal(SECRET, tuple(lines)), seed_of(SECRET, lines), RULES.as_dict())
        assert [(fault.reason, fault.facts) for fault in found] == [("fair-opening", {"number": 2})]


def test_verify_names_what_is_wrong_with_a_whole_record() -> None:
    text = game().record().replace(opening(1), "ab" * 32)
    assert [fault.reason for fault in faults(text)] == ["fair-opening", "fair-seed"]
    with pytest.raises(RecordError, match="lacks 'secret'"):
        verify(re.sub(r"secret = .*\n", "", game().record()))
