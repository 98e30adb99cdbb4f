"""What a box says of itself: its rules, where it comes from, and the names that it adds to the notation."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saboteur.core.module import Module

BASE: Final = "base"
EXPANSION: Final = "expansion"
CHAMPIONSHIP: Final = "championship"
JUBILEE: Final = "jubilee"
VARIANT: Final = "variant"
# Boxes that do not care come last, by their keys.
LAST: Final = 1000

Operands = tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Box:
    """The manifest of a box; its folder's `__init__.py` calls it `BOX`.

    `order` is the place in which its hooks act. `listed` is the place of its cards in the catalogue, by which
    decks are sorted before they are shuffled: another place means another deal of every seed.
    """

    rules: type[Module]
    year: int
    origin: str
    # Changes when the rules behave differently.
    version: int = 1
    order: int = LAST
    listed: int = LAST
    path_cards: tuple[str, ...] = ()
    # Action card -> what follows it in `play`.
    action_cards: Mapping[str, Operands] = field(default_factory=dict)
    # Verb -> what follows it.
    verbs: Mapping[str, Operands] = field(default_factory=dict)
    # Verb -> the operand that only the player knows; "" hides the whole answer.
    secrets: Mapping[str, str] = field(default_factory=dict)
    # Answer that everyone who is asked may give -> the answers that close the question.
    together: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Reason of a refusal -> its sentence; `{detail}` names what was refused.
    reasons: Mapping[str, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Return the name by which rules, texts and records call the box."""
        return self.rules.key

    @property
    def folder(self) -> Path:
        """Return where the box lies, with its texts, rule pages and lessons beside its rules."""
        return Path(inspect.getfile(self.rules)).parent

    def file(self, *names: str) -> Path | None:
        """Return one of its files, such as words/de.ftl; None if it does not bring it."""
        path = self.folder.joinpath(*names)
        return path if path.is_file() else None
