"""The manifest of a box: its rules, where it comes from, and the names it adds to the notation."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from saboteur.core.module import Module
from saboteur.core.record import BoxStamp

from .claim import ClaimKind

BASE: Final = "base"
EXPANSION: Final = "expansion"
CHAMPIONSHIP: Final = "championship"
JUBILEE: Final = "jubilee"
VARIANT: Final = "variant"
# Types of files in a box that browsers may load.
PAGE_ENDINGS: Final = (".js", ".css", ".svg")
# The default order: after all others, by key.
LAST: Final = 1000

# Python files of a box that say nothing of its rules.
BESIDE_THE_RULES: Final = ("bot.py", "doors.py", "kernel.py", "policy.py", "terminal.py")

Operands = tuple[str, ...]
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

# Who learns what an event reveals: the seat that did it, its target, both, or everyone.
OWNER: Final = ("seat",)
TARGET: Final = ("target",)
BOTH: Final = ("seat", "target")
ALL: Final = ("all",)


class BoxError(ImportError):
    """A box cannot be loaded; the message says which one and why."""


class Reveal(NamedTuple):
    """What events of one kind tell some seats and not others; nothing else in them may differ.

    `facts` are the event's own; `parts` are the parts of a view that its patch fills in. With `goes_on`, the
    game takes the same public course whatever was learned.
    """

    facts: tuple[str, ...]
    parts: tuple[str, ...]
    to: tuple[str, ...]
    goes_on: bool = False


@dataclass(frozen=True, kw_only=True)
class Box:
    """The manifest of a box; its folder's `__init__.py` names it `BOX`.

    `order` is the position in which its hooks act. `listed` is the position of its cards in the catalogue, by
    which decks are sorted before they are shuffled: changing it changes the deal of every seed.
    """

    rules: type[Module]
    year: int
    origin: str
    # Who made the game up, and for whom it is: the age from which, and how many minutes it takes.
    author: str = ""
    age: int = 0
    minutes: int = 0
    # Changes when the rules behave differently.
    version: int = 1
    order: int = LAST
    listed: int = LAST
    path_cards: tuple[str, ...] = ()
    # Action card -> its operands in `play`.
    action_cards: Mapping[str, Operands] = field(default_factory=dict)
    # Verb -> its operands.
    verbs: Mapping[str, Operands] = field(default_factory=dict)
    # Verb -> the operand that only the player knows; "" hides the whole answer.
    secrets: Mapping[str, str] = field(default_factory=dict)
    # Answer that everyone who is asked may give -> the answers that close the question.
    together: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Reason of a refusal -> its sentence; `{detail}` names what was refused.
    reasons: Mapping[str, str] = field(default_factory=dict)
    # Kind of event -> what it reveals to some; `saboteur.conformance` lets nothing else leak.
    reveals: Mapping[str, Reveal] = field(default_factory=dict)
    # Kind of claim -> its parts; the page has its texts.
    claims: Mapping[str, ClaimKind] = field(default_factory=dict)
    # Numbers of players for which the balance atlas has figures with this box alone.
    measured_at: tuple[int, ...] = (5,)
    # Windows that open or not depending on what somebody holds.
    asks_by_hand: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Return the box's key in rules, texts and records."""
        return self.rules.key

    def names(self) -> list[tuple[str, str]]:
        """Return the names no other box may use: its key, action cards, verbs and reasons."""
        brought = {"action card": self.action_cards, "verb": self.verbs, "reason": self.reasons}
        return [("key", self.key), *((kind, name) for kind, names in brought.items() for name in names)]

    def fault(self) -> str:
        """Return what is wrong with the manifest, empty if nothing."""
        if not _KEY.fullmatch(self.key):
            return f"has the key {self.key!r}: a key has only lower-case letters, digits and hyphens"
        if self.version < 1:
            return f"has version {self.version}: versions begin with 1"
        return ""

    @property
    def folder(self) -> Path:
        """Return the box's folder, with texts, rule pages and lessons beside its rules."""
        return Path(inspect.getfile(self.rules)).parent

    @property
    def page_files(self) -> list[str]:
        """Return the names of its files for the page: modules, styles and drawings."""
        return sorted(path.name for path in self.folder.iterdir() if path.suffix in PAGE_ENDINGS)

    @property
    def stamp(self) -> BoxStamp:
        """Return which rules these are, as records tell: the version, and a hash of the files."""
        return BoxStamp(self.version, rules_hash(self.folder))

    def file(self, *names: str) -> Path | None:
        """Return one of its files, such as words/de.ftl; None if it does not have it."""
        path = self.folder.joinpath(*names)
        return path if path.is_file() else None

    def part(self, name: str) -> ModuleType | None:
        """Return a module beside its rules, such as bot; None if it does not have it."""
        if self.file(f"{name}.py") is None:
            return None
        return import_module(f"{sys.modules[self.rules.__module__].__package__}.{name}")


@cache
def rules_hash(folder: Path) -> str:
    """Return a short hash of the files that hold a box's rules; line ends do not matter."""
    files = sorted(path for path in folder.glob("*.py") if path.name not in BESIDE_THE_RULES)
    texts = [f"{path.name}\n{path.read_text(encoding='utf-8')}" for path in files]
    return sha256("\0".join(texts).encode()).hexdigest()[:16]
