"""Writes what a fit finds: each box's likelihoods of deeds, and the value model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ..bots.likelihood import FILE
from ..boxes import BOXES
from ..boxes.manifest import BASE, Box
from . import fit, values
from .runs import Run

# Bluffers hide from the tables that they know. So the styles are counted many times, each time at tables made
# of all counts so far: how they hide from those adds to the next. The first tables know nothing, and what is
# counted there does not stay.
STEPS: Final = 10


def write_tables(run: Run, rounds: int) -> list[Path]:
    """Play what the fits need and write their files into the run's folder; shipped tables play no part."""
    names = ["" if box.origin == BASE else box.key for box in _boxes()]
    found = fitted_tables(run, names, rounds, later=values.rounds_of_fit(rounds))
    positions = values.wanted_positions(rounds, found[""])
    written = [
        _written(run.folder / box.folder.name / FILE, fit.likelihoods_toml(found[name]))
        for box, name in zip(_boxes(), names, strict=True)
    ]
    model = values.coefficients(result for each in run.measure(positions) for result in each)
    return [*written, _written(run.folder / "value.toml", values.values_toml(model))]


def fitted_tables(run: Run, boxes: Sequence[str], rounds: int, later: int = 0) -> dict[str, dict[str, Any]]:
    """Return the tables of each box, fitted from nothing in several steps."""
    by = {box: fit.knowing_nothing(box) for box in boxes}
    counts: dict[str, fit.Counts] = {box: Counter() for box in boxes}
    for step in range(STEPS):
        asked = {box: fit.wanted_counts(rounds, box, step, by[box]) for box in boxes}
        every = [each for group in asked.values() for each in group]
        still = (STEPS - step - 1) * sum(each.deals for each in every)
        results = iter(run.measure(every, still + later))
        for box, group in asked.items():
            found = fit.total_of(result for _ in group for result in next(results))
            counts[box] = found + (counts[box] if step > 1 else Counter())
            by[box] = fit.tables(counts[box])
    return by


def _boxes() -> list[Box]:
    return [box for box in BOXES.values() if box.file(FILE)]


def _written(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
