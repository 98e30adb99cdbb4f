"""What the balance atlas says about some rules, for the lobby."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ..core.rules import Rules

# The level whose figures are shown: it plays both sides well.
LEVEL: Final = "bluffer"
# The diggers' wins in per cent, the 95 % Wilson interval, and the number of rounds.
Row = list[int]
# Options that do not change anyone's chances in a round.
_NO_MATTER: Final = ("rounds", "gold")


class Cell(NamedTuple):
    """One entry of the atlas: a set of rules at one level of play."""

    level: str
    players: int
    edition: str = "jubilee"
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @property
    def variant(self) -> str:
        """Return what is played besides the base game."""
        return ", ".join([*self.modules, *(f"{name}={value}" for name, value in self.options)]) or "base"

    @property
    def key(self) -> str:
        """Return a unique name."""
        return f"{self.level}/{self.players}/{self.edition}/{self.variant}"

    def rules(self) -> Rules:
        """Build the rules; raise RulesError if they clash."""
        return Rules.build(self.players, self.edition, self.modules, dict(self.options))


def cell_of(rules: Rules) -> Cell:
    """Return the cell of the atlas that has these rules."""
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


@lru_cache
def shipped_atlas() -> Mapping[str, Row]:
    """Return the atlas that comes with the game."""
    rows: dict[str, Row] = json.loads(resources.files(__package__).joinpath("atlas.json").read_text("utf-8"))
    return rows


def as_json(found: Iterable[Mapping[str, Any]]) -> str:
    """Write the figures of a balance run as the file the lobby reads, one line per cell."""
    lines = []
    for each in found:
        key = f"{each['level']}/{each['players']}/{each['edition']}/{each['variant']}"
        row = [*(round(100 * share) for share in each["found"]), each["rounds"]]
        lines.append(f"{json.dumps(key)}: {row}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
