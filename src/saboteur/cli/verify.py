"""The findings of `verify` in words."""

from __future__ import annotations

from pathlib import Path

from ..core import record as records
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
        found.append("the seed is the one that was promised before the deal")
    if record.digest:
        found.append("the record is as it was written")
    found.append(f"all {len(record.actions)} actions follow the rules, from the deal of this seed on")
    if record.result is not None:
        gold = ", ".join(f"p{seat} {gold}" for seat, gold in enumerate(game.gold, 1))
        found.append(f"the result is what they lead to: {gold}")
    else:
        found.append("the game was not played to its end, so there is no result to check")
    return found
