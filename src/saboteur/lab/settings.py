"""What a run is: its rules, players and their versions, deals, thinking time and code, with a hash to cite.

Deals come from three sets that share no deal. `tuning` may be looked at as often as one likes, `validation`
chooses between candidates that are finished, `final` is played once per release, for the figures that are
published.
"""

from __future__ import annotations

import hashlib
import json
import platform
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from os import cpu_count
from pathlib import Path
from typing import Any, Final, NamedTuple

from .. import __version__
from ..bots.outside import outside_bots
from ..core.rules import RULES_VERSION, Rules

TUNING: Final = "tuning"
FINAL: Final = "final"
DEAL_SETS: Final = (TUNING, "validation", FINAL)
# The file of a run's folder that says what the run is.
SETTINGS: Final = "run.json"
_PACKAGE: Final = Path(__file__).resolve().parent.parent
# What decides how a round goes; what only shows results may change.
_PLAYING: Final = ("core", "boxes", "bots", "kernel", "lab", "game.py", "claims.py", "presets.py")
_SHOWING: Final = ("full_report.py", "pages.py", "plots.py", "report.py", "stats.py", "talk_pages.py")
_DIGITS: Final = 12


class RunError(ValueError):
    """A run cannot be made or continued; the message is one sentence."""


class DealSet(NamedTuple):
    """A named set of deals: each deal follows from the set, the seed, what is measured and its number."""

    name: str = TUNING
    seed: str = "1"

    @classmethod
    def named(cls, name: str, seed: str | None = None) -> DealSet:
        """Return a set; without a seed, the final one has that of this release, so each has fresh deals."""
        if name not in DEAL_SETS:
            raise RunError(f"There is no set of deals {name!r}; there are {', '.join(DEAL_SETS)}.")
        return cls(name, seed or (__version__ if name == FINAL else "1"))

    def seeds(self, what: str, first: int, last: int) -> list[str]:
        """Return the seeds of some deals, up to but not including the last."""
        return [f"{self.name}/{self.seed}/{what}/{number}" for number in range(first, last)]


@dataclass(frozen=True)
class RunSettings:
    """Everything that decides what a run finds, except how many deals it has played so far."""

    command: str = ""
    rules: Sequence[Rules] = ()
    players: Sequence[str] = ()
    budget: float | None = None
    deals: DealSet = field(default_factory=DealSet)
    more: dict[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain data, with the versions of players and code."""
        return {
            "command": self.command,
            "rules": [each.as_dict() for each in self.rules],
            "players": {name: _version(name) for name in sorted(set(self.players))},
            "budget": self.budget,
            "deals": self.deals.name,
            "seed": self.deals.seed,
            **self.more,
            "rules version": RULES_VERSION,
            "code": code_digest(),
        }

    @property
    def digest(self) -> str:
        """Return a short hash of all settings."""
        return digest_of(self.as_dict())

    def keep_in(self, folder: Path) -> None:
        """Write the settings into a run's folder; raise RunError if a run with other settings is there."""
        path, mine = folder / SETTINGS, self.as_dict()
        if not path.exists():
            path.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")
            return
        try:
            held = dict(json.loads(path.read_text(encoding="utf-8")))
        except (ValueError, TypeError):
            raise RunError(f"{path} cannot be read; write to another folder with --out.") from None
        other = [_difference(name, held, mine) for name in {**held, **mine} if _differs(name, held, mine)]
        if other:
            raise RunError(
                f"{folder} holds a run with other settings ({'; '.join(other)}); "
                "write to another folder with --out."
            )


def _differs(name: str, held: dict[str, Any], mine: dict[str, Any]) -> bool:
    return json.dumps(held.get(name)) != json.dumps(mine.get(name))


def _difference(name: str, held: dict[str, Any], mine: dict[str, Any]) -> str:
    """Say what differs: both values if they are short, otherwise only the name."""
    there, here = (json.dumps(each.get(name), ensure_ascii=False) for each in (held, mine))
    return f"{name} {there} instead of {here}" if len(there) + len(here) < 60 else f"other {name}"


def _version(name: str) -> str:
    """Return the version of a player: that of the game, or the hash of a file from outside."""
    outside = outside_bots().get(name)
    return outside.digest if outside else __version__


def digest_of(plain: Any) -> str:
    """Return a short hash of plain data."""
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:_DIGITS]


@cache
def code_digest() -> str:
    """Return a short hash of the code and the tables that decide how a round goes."""
    found = hashlib.sha256()
    for path in _files(_PLAYING):
        found.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()[:_DIGITS]


def _files(names: Iterable[str]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        path = _PACKAGE / name
        found += [path] if path.is_file() else [*path.rglob("*.py"), *path.rglob("*.toml")]
    return sorted(path for path in found if not (path.parent.name == "lab" and path.name in _SHOWING))


def code_commit() -> str:
    """Return the commit the code comes from; an installed package has none."""
    text = _git("rev-parse", "--short=12", "HEAD")
    if not text:
        return "none: an installed package"
    return f"{text}, with changes" if _git("status", "--porcelain", "--", str(_PACKAGE)) else text


def _git(*words: str) -> str:
    command = ["git", "-C", str(_PACKAGE), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def machine() -> str:
    """Describe the machine without naming it: system, processor, cores and Python."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{platform.system()} on {platform.machine()}, {cpu_count()} cores, {python}"
