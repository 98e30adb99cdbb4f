"""Claims: what players tell each other about the game, in kinds that every language has words for.

The server checks a claim's shape, never its truth: lying is part of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .boxes import played
from .boxes.claim import NOBODY, Claim, ClaimKind
from .core.rules import Rules
from .core.shapes import ClaimKindShape

__all__ = [
    "CLAIMS",
    "NOBODY",
    "REASONS",
    "Claim",
    "claim_kinds",
    "fault",
    "goal_word",
    "goal_words",
    "offered_claims",
]


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

# What players say in passing, to whatever happened or was said last.
REACTIONS: Final = ("agree", "doubt", "nice", "ouch", "laugh")

# Claims of every game; boxes bring their own.
CLAIMS: Final[dict[str, ClaimKind]] = {
    "saw-goal": ClaimKind(site="goal", words=goal_words),
    "suspect": ClaimKind(about=True),
    "trust": ClaimKind(about=True),
    "why": ClaimKind(about=True),
    "because": ClaimKind(words=lambda _: REASONS),
    "am": ClaimKind(words=dwarf_words),
    "repair-me": ClaimKind(),
    "cannot-dig": ClaimKind(),
    "react": ClaimKind(words=lambda _: REACTIONS),
}


def claim_kinds(rules: Rules) -> dict[str, ClaimKind]:
    """Return the claims that make sense under these rules: those of every game and those of its boxes."""
    return CLAIMS | {kind: claim for box in played(rules.modules) for kind, claim in box.claims.items()}


def offered_claims(rules: Rules) -> dict[str, ClaimKindShape]:
    """Return the available claims with their parts, as plain data."""
    return {
        key: {"about": kind.about, "site": kind.site, "words": list(kind.words(rules)) if kind.words else []}
        for key, kind in claim_kinds(rules).items()
    }


def fault(rules: Rules, sites: Mapping[str, str], claim: Claim) -> str:
    """Return what is wrong with a claim's shape, empty if nothing; its truth does not matter.

    The sites are cells with what lies there, including opened goals.
    """
    kind = claim_kinds(rules).get(claim.kind)
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
