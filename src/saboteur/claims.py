"""Claims: what players tell each other about the game, in kinds that every language has words for.

The server checks a claim's shape, never its truth: lying is part of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .boxes.chests.layouts import CHESTS
from .core.rules import Rules

NOBODY: Final = -1


class Claim(NamedTuple):
    """What a seat claimed, and after how many moves of the game."""

    seat: int
    kind: str
    # The player and the site (by cell) it is about; NOBODY and "" if none.
    about: int = NOBODY
    cell: str = ""
    word: str = ""
    move: int = 0


class ClaimKind(NamedTuple):
    """The parts that a kind of claim has."""

    about: bool = False
    # The kind of site it is about: a goal or a chest.
    site: str = ""
    # The words it may use under given rules.
    words: Callable[[Rules], tuple[str, ...]] | None = None
    # The boxes it belongs to; always available if empty.
    modules: tuple[str, ...] = ()


def goal_word(goal: str) -> str:
    """Return the word for a goal card; all stones share one."""
    return "gold" if goal == "treasure" else goal.partition("-")[0]


def goal_words(rules: Rules) -> tuple[str, ...]:
    """Return the words for everything a face-down goal may be."""
    return tuple(dict.fromkeys(goal_word(goal) for goal in rules.goal_deck))


def dwarf_words(rules: Rules) -> tuple[str, ...]:
    """Return the dwarves a player may claim to be, the most trusted first."""
    dwarves = dict.fromkeys(rules.dwarf_deck)
    return tuple(sorted(dwarves, key=lambda dwarf: dwarf == "saboteur"))


# Reasons players may give for what they did.
REASONS: Final = ("nearer", "nothing-better", "suspicion", "help", "looking", "in-the-way")

CLAIMS: Final[dict[str, ClaimKind]] = {
    "saw-goal": ClaimKind(site="goal", words=goal_words),
    "suspect": ClaimKind(about=True),
    "trust": ClaimKind(about=True),
    "why": ClaimKind(about=True),
    "because": ClaimKind(words=lambda _: REASONS),
    "am": ClaimKind(words=dwarf_words),
    "repair-me": ClaimKind(),
    "cannot-dig": ClaimKind(),
    "saw-chest": ClaimKind(site="chest", words=lambda _: CHESTS, modules=("chests",)),
    "put-back": ClaimKind(words=lambda _: ("swapped", "left"), modules=("goal-swap",)),
    "no-veto": ClaimKind(modules=("veto",)),
}


def kinds(rules: Rules) -> dict[str, ClaimKind]:
    """Return the claims that make sense under these rules."""
    return {
        key: kind
        for key, kind in CLAIMS.items()
        if not kind.modules or any(module in rules.modules for module in kind.modules)
    }


def offer(rules: Rules) -> dict[str, dict[str, Any]]:
    """Return the available claims with their parts, as plain data."""
    return {
        key: {"about": kind.about, "site": kind.site, "words": list(kind.words(rules)) if kind.words else []}
        for key, kind in kinds(rules).items()
    }


def fault(rules: Rules, sites: Mapping[str, str], claim: Claim) -> str:
    """Return what is wrong with a claim's shape, empty if nothing; its truth does not matter.

    The sites are cells with what lies there, including opened goals.
    """
    kind = kinds(rules).get(claim.kind)
    if kind is None:
        return f"there is no claim {claim.kind!r} here"
    if kind.about != (claim.about != NOBODY) or (kind.about and not _is_other(rules, claim)):
        return "it speaks of another player" if kind.about else "it speaks of nobody"
    if sites.get(claim.cell, "") != kind.site or (claim.cell and not kind.site):
        return f"it speaks of a {kind.site}" if kind.site else "it speaks of no goal"
    words = kind.words(rules) if kind.words else ("",)
    return "" if claim.word in words else f"its word is one of {', '.join(words)}"


def _is_other(rules: Rules, claim: Claim) -> bool:
    return 0 <= claim.about < rules.players and claim.about != claim.seat
