"""Writes what a fit finds: each box's likelihoods of deeds, and the value model."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..bots.likelihood import FILE
from ..boxes import BOXES
from ..boxes.manifest import BASE
from . import fit, values
from .runs import Result, Run


def write_tables(run: Run, rounds: int) -> list[Path]:
    """Play what the fits need, with one progress bar, and write their files into the run's folder."""
    boxes = [box for box in BOXES.values() if box.file(FILE)]
    counts = [fit.wanted_counts(rounds, "" if box.origin == BASE else box.key) for box in boxes]
    positions = values.wanted_positions(rounds)
    results = iter(run.measure([*(each for group in counts for each in group), *positions]))
    written = [
        _written(run.folder / box.folder.name / FILE, _deeds(next(results) for _ in group))
        for box, group in zip(boxes, counts, strict=True)
    ]
    found = values.coefficients(result for each in results for result in each)
    return [*written, _written(run.folder / "value.toml", values.values_toml(found))]


def _deeds(groups: Iterable[list[Result]]) -> str:
    return fit.likelihoods_toml(fit.tables(fit.total_of(result for group in groups for result in group)))


def _written(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
