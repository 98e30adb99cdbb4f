"""What players tell each other about the game: claims, by kinds that every reader's language has words for.

A claim is never tested while the game is on: lying is part of it. Only its shape is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .boxes.chests.layouts import CHESTS
from .core.rules import Rules

NOBODY: Final = -1


class Claim(NamedTuple):
    """What a seat has claimed, after how many moves of the game."""

    seat: int
    kind: str
    # Of which player it speaks, and of which site by its cell; NOBODY and nothing where it speaks of none.
    about: int = NOBODY
    cell: str = ""
    word: str = ""
    move: int = 0


class ClaimKind(NamedTuple):
    """Which parts a kind of claim has."""

    about: bool = False
    # Which kind of site it speaks of: a goal or a chest.
    site: str = ""
    # The words that it may be made with, by the rules that are played.
    words: Callable[[Rules], tuple[str, ...]] | None = None
    # With these modules only; always if there are none.
    modules: tuple[str, ...] = ()


def goal_word(goal: str) -> str:
    """Return what people say of a goal card: nobody tells one stone from the other."""
    return "gold" if goal == "treasure" else goal.partition("-")[0]


def goal_words(rules: Rules) -> tuple[str, ...]:
    """Return what may lie under a goal's back, as people say it."""
    return tuple(dict.fromkeys(goal_word(goal) for goal in rules.goal_deck))


def dwarf_words(rules: Rules) -> tuple[str, ...]:
    """Return who one may say that one is; who wants to be believed comes first."""
    dwarves = dict.fromkeys(rules.dwarf_deck)
    return tuple(sorted(dwarves, key=lambda dwarf: dwarf == "saboteur"))


# Reasons that one may give for what one did.
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
    """Return the claims that make sense by these rules."""
    return {
        key: kind
        for key, kind in CLAIMS.items()
        if not kind.modules or any(module in rules.modules for module in kind.modules)
    }


def offer(rules: Rules) -> dict[str, dict[str, Any]]:
    """Return the claims that can be made, with the parts that each has, as plain data."""
    return {
        key: {"about": kind.about, "site": kind.site, "words": list(kind.words(rules)) if kind.words else []}
        for key, kind in kinds(rules).items()
    }


def fault(rules: Rules, sites: Mapping[str, str], claim: Claim) -> str:
    """Return what is wrong with a claim's shape, nothing if it is well made; the truth does not matter.

    The sites are cells with what lies there, goals that lie open among them.
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
