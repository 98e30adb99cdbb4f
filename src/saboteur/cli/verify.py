"""The findings of `verify` in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..core import record as records
from ..core.actions import seat_text
from ..core.fair import BOT, FairDeal, Part, read_transcript
from ..core.record import Record
from ..game import Game, doubts, verify
from .arguments import file_text, readable


def faults_and_findings(path: Path) -> tuple[list[str], list[str]]:
    """Return what is wrong with a record or, if nothing is, what was checked."""
    text = file_text(path)
    with readable(path):
        faults = verify(text)
        return faults, [] if faults else _findings(records.read_record(text), Game.replay(text))


def doubts_in(path: Path) -> list[str]:
    """Return what makes a record doubtful though it may be sound."""
    with readable(path):
        return doubts(file_text(path))


def _findings(record: Record, game: Game) -> list[str]:
    found = []
    if record.commitment:
        found.append("the seed is the one whose SHA-256 was published with the deal")
    found += _deal_findings(record.fair)
    if record.digest:
        found.append("the record is as it was written")
    found.append(f"all {len(record.actions)} actions follow the rules, from the deal of this seed on")
    if record.result is not None:
        gold = ", ".join(f"p{seat} {gold}" for seat, gold in enumerate(game.gold, 1))
        found.append(f"the result is what they lead to: {gold}")
    else:
        found.append("the game was not played to its end, so there is no result to check")
    return found


def _deal_findings(deal: FairDeal | None) -> list[str]:
    if deal is None:
        return ["the record does not say how the seed was made: whoever dealt could have chosen it"]
    terms, parts = read_transcript(deal.transcript)[1:]
    opened = _seats(parts, lambda part: bool(part.opening))
    found = [
        "the table's secret is the one it had promised, and the seed follows from it and the transcript",
        f"the server's chain lists the deal as entry {terms.number}: {terms.deal}",
    ]
    if opened:
        found.append(f"every opening is what its page had committed to: {opened}")
        found.append("so nobody could choose the deal if one of these pages was honest")
    else:
        found.append("nobody opened anything: whoever dealt could have chosen the seed")
    if left_out := _seats(parts, lambda part: bool(part.commitment and not part.opening)):
        found.append(f"committed but left out, because they did not open in time: {left_out}")
    if absent := _seats(parts, lambda part: part.kind != BOT and not part.commitment):
        found.append(f"did not take part: {absent}")
    if bots := _seats(parts, lambda part: part.kind == BOT):
        found.append(f"bots, which do not take part: {bots}")
    return found


def _seats(parts: Sequence[Part], is_meant: Callable[[Part], bool]) -> str:
    return ", ".join(seat_text(seat) for seat, part in enumerate(parts) if is_meant(part))
