"""How likely a dwarf is to do something: the tables that turn deeds into evidence.

The lab counts them from games of many styles and stores them as readable text, a box's `deeds.toml`. Every
dwarf plays in one style of its side, and nobody knows in which: deeds are evidence about both. Two mixtures
keep the tables honest with players nobody counted: a saboteur acts like an average digger with the share
`mimicry`, and a digger blunders like an average saboteur with the share `slip`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

from ..boxes import played
from .chronicle import SeenDeed

FILE: Final = "deeds.toml"
DIG: Final = 0
SABOTAGE: Final = 1
# Log-likelihoods of what a dwarf did, for a digger and for a saboteur.
Pair = tuple[float, float]
# Log-likelihoods of a deed by style: those of diggers, then those of saboteurs.
Row = tuple[float, ...]
# How the target of a deed may be regarded.
_REGARDS: Final = (" suspect", " friend", " stranger")
_ONE_EACH: Final = ({"digger": 1.0}, {"saboteur": 1.0})


def side_of(dwarf: str) -> int:
    """Return the side of a dwarf: everyone but saboteurs digs."""
    return SABOTAGE if dwarf == "saboteur" else DIG


class Likelihoods:
    """How likely diggers and saboteurs are to do each kind of deed, from fitted tables."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        """Read the tables and mix the sides."""
        self.mimicry: float = tables["mimicry"]
        self.slip: float = tables["slip"]
        self.heat: float = tables["heat"]
        # How common every style is among its side.
        self.styles: tuple[Mapping[str, float], ...] = (
            tables.get("diggers", _ONE_EACH[DIG]),
            tables.get("saboteurs", _ONE_EACH[SABOTAGE]),
        )
        self._diggers = len(self.styles[DIG])
        self._shares = [list(common.values()) for common in self.styles]
        # A dwarf that has done nothing yet.
        self.nothing: Row = tuple(log(share) for shares in self._shares for share in shares)
        self._rows = {
            (stage, hands == "blocked", amount): self._row(row)
            for hands in ("free", "blocked")
            for stage, rows in tables.get(hands, {}).items()
            for amount, row in rows.items()
        }
        # Deeds that depend on how their target is regarded.
        self.by_regard = {
            amount.rpartition(" ")[0] for _, _, amount in self._rows if amount.endswith(_REGARDS)
        }
        # Claims weigh the same at any time and in any style.
        self._words = {
            word: self._row([row[DIG]] * self._diggers + [row[SABOTAGE]] * len(self.styles[SABOTAGE]))
            for word, row in tables.get("words", {}).items()
        }
        # How much a side prefers saboteurs over diggers as targets.
        self._rather: dict[str, tuple[float, float]] = {
            kind: self._mixed(*row) for kind, row in tables["rather"].items()
        }
        self._marks: dict[str, dict[str, float]] = {
            mark: {dwarf: log(times) for dwarf, times in row.items()} for mark, row in tables["marks"].items()
        }

    def _mixed(self, dig: float, sabotage: float) -> tuple[float, float]:
        mixed = (1 - self.mimicry) * sabotage + self.mimicry * dig
        return (1 - self.slip) * dig + self.slip * sabotage, mixed

    def _row(self, chances: Sequence[float]) -> Row:
        """Return the log-likelihoods of a deed by style, each mixed with the average of the other side."""
        sides = chances[: self._diggers], chances[self._diggers :]
        dig, sabotage = (
            sum(share * chance for share, chance in zip(shares, side, strict=True)) / sum(shares)
            for shares, side in zip(self._shares, sides, strict=True)
        )
        mixed = [self._mixed(chance, sabotage)[DIG] for chance in sides[DIG]]
        mixed += [self._mixed(dig, chance)[SABOTAGE] for chance in sides[SABOTAGE]]
        return tuple(self.heat * log(chance) for chance in mixed)

    def of(self, deed: SeenDeed, goal: int) -> Row | None:
        """Return a deed's log-likelihoods if the treasure is there; None if it is not listed."""
        if deed.kind == "claim":
            return self._words.get(deed.amount(goal))
        return self._rows.get((deed.stage, deed.blocked, deed.amount(goal)))

    def by_side(self, row: Row) -> Pair:
        """Return how likely each side is to have done all this, in whatever style."""
        peak = max(row)
        likely = [exp(value - peak) for value in row]
        dig, sabotage = sum(likely[: self._diggers]), sum(likely[self._diggers :])
        return log(dig or 1e-300) + peak, log(sabotage or 1e-300) + peak

    def mark(self, mark: str, dwarf: str) -> float:
        """Return what the mark of a laid card says about a dwarf."""
        return self._marks[mark].get(dwarf, 0.0) if mark in self._marks else 0.0

    def minds_target(self, kind: str) -> bool:
        """Tell whether a deed depends on what its target is."""
        return kind in self._rather

    def target(self, deed: SeenDeed, actor: int, target: int, saboteurs: int, others: int) -> float:
        """Return how likely a side was to choose this target among others, some of them saboteurs."""
        rather = self._rather.get(deed.kind)
        if rather is None or others < 2:
            return 1.0
        to_saboteur = rather[actor]
        total = saboteurs * to_saboteur + (others - saboteurs)
        return (to_saboteur if target == SABOTAGE else 1.0) / total


@lru_cache(maxsize=512)
def shipped_likelihoods(modules: tuple[str, ...]) -> Likelihoods:
    """Return the likelihoods of a table's boxes; if several bring some, those of the last."""
    return _read([file for box in played(modules) if (file := box.file(FILE))][-1])


@lru_cache
def _read(file: Path) -> Likelihoods:
    return Likelihoods(tomllib.loads(file.read_text(encoding="utf-8")))
