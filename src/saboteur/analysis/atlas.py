"""What the balance atlas says about some rules, for the lobby."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ..boxes import BOXES
from ..boxes.manifest import BASE, EXPANSION
from ..core.rules import Rules

# Each box's file of figures.
FILE: Final = "atlas.json"
# The level whose figures are shown: it plays both sides well.
LEVEL: Final = "bluffer"
# The diggers' wins in per cent, the 95 % Wilson interval, and the number of rounds.
Row = list[int]
# Options that do not change anyone's chances in a round.
_NO_MATTER: Final = ("rounds", "gold")
# In per cent, what even means.
_EVEN: Final = 50


class Cell(NamedTuple):
    """One entry of the atlas: a set of rules at one level of play."""

    level: str
    players: int
    edition: str = "jubilee"
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    # Whether everyone speaks after their moves, and all hear it.
    talk: bool = False

    @property
    def variant(self) -> str:
        """Return what is played besides the base game."""
        return ", ".join([*self.modules, *(f"{name}={value}" for name, value in self.options)]) or "base"

    @property
    def key(self) -> str:
        """Return the name of this cell in the atlas file, unique to its rules and level."""
        return key_of(self.level, self.players, self.edition, self.variant, self.talk)

    def rules(self) -> Rules:
        """Build the rules; raise RulesError if they clash."""
        return Rules.build(self.players, self.edition, self.modules, dict(self.options))


def key_of(level: str, players: int, edition: str, variant: str, talk: bool) -> str:
    """Return the name of a cell of the atlas."""
    return f"{level}/{players}/{edition}/{variant}" + ("/talking" if talk else "")


def cell_of(rules: Rules) -> Cell:
    """Return the cell of the atlas that has these rules, at silent tables."""
    usual = {name: values[0] for part in rules.parts for name, values in part.options.items()}
    changed = tuple(
        (name, value)
        for name, value in sorted(rules.options.items())
        if name not in _NO_MATTER and usual.get(name) != value
    )
    return Cell(LEVEL, rules.players, rules.edition, rules.modules, changed)


def percent(rules: Rules) -> int | None:
    """Return the diggers' wins in per cent, if these rules were measured."""
    row = shipped_atlas().get(cell_of(rules).key)
    return row[0] if row else None


def evening_cells(level: str, players: int) -> list[Cell]:
    """Return the rules among which those for an even game are found.

    They are the base game and boxes that were measured for several numbers of players, with and without a
    dwarf left over.
    """
    small = (box for box in BOXES.values() if box.origin not in (BASE, EXPANSION))
    boxes = [(), *((box.key,) for box in small if players in box.measured_at and len(box.measured_at) > 1)]
    spare = (), (("spare", "none"),)
    return [Cell(level, players, modules=modules, options=options) for modules in boxes for options in spare]


@lru_cache
def fair_rules(players: int) -> tuple[Rules, Row] | None:
    """Return the rules under which the diggers' wins come nearest to half, and their figures."""
    known = shipped_atlas()
    measured = [(cell, known[cell.key]) for cell in evening_cells(LEVEL, players) if cell.key in known]
    if not measured:
        return None
    cell, row = min(measured, key=lambda each: abs(each[1][0] - _EVEN))
    return cell.rules(), row


@lru_cache
def shipped_atlas() -> Mapping[str, Row]:
    """Return the figures of all boxes' files."""
    files = [file for box in BOXES.values() if (file := box.file(FILE))]
    return {key: row for file in files for key, row in json.loads(file.read_text("utf-8")).items()}


def as_json(found: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Write the figures of a balance run as the lobby reads them: each box's file, one line per cell."""
    lines: dict[str, list[str]] = {}
    for each in found:
        key = key_of(each["level"], each["players"], each["edition"], each["variant"], each["talk"])
        row = [*(round(100 * share) for share in each["found"]), each["rounds"]]
        box = next((part for part in each["variant"].split(", ") if part in BOXES), BASE)
        lines.setdefault(box, []).append(f"{json.dumps(key)}: {row}")
    return {box: "{\n" + ",\n".join(rows) + "\n}\n" for box, rows in lines.items()}
