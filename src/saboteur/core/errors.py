"""Errors, each with a stable reason, the rule behind it and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

# Reason -> sentence. `{detail}` names what was refused; it never contains a hidden fact.
REASONS: Final[dict[str, str]] = {
    "malformed": "This is not an action in the notation: {detail}.",
    "unknown-card": "There is no card called {detail} in this game.",
    "no-such-seat": "There is no player {detail} at this table.",
    "game-over": "The game is over.",
    "not-your-turn": "It is not this player's turn to act.",
    "wrong-moment": "{detail} cannot be done at this moment.",
    "card-not-in-hand": "The card {detail} is not in this hand.",
    "not-a-path-card": "{detail} is not a path card.",
    "not-an-action-card": "{detail} is not an action card.",
    "tool-broken": "A player with {detail} in front of them may lay no path card.",
    "cell-occupied": "Something lies at {detail} already.",
    "not-adjacent": "{detail} touches no face-up card.",
    "edges-mismatch": "The sides do not fit at {detail}: open must meet open, closed must meet closed.",
    "not-connected": "No unbroken tunnel leads from the start card to {detail}.",
    "pass-count": "A pass puts exactly {detail} down.",
    "already-broken": "{detail} lies in front of that player already.",
    "nothing-to-repair": "That player has no broken {detail} to repair.",
    "wrong-tool": "The card does not show this tool: {detail}.",
    "no-path-card-there": "There is no path card that could be removed at {detail}.",
    "not-a-hidden-goal": "There is no face-down goal at {detail}.",
    "not-offered": "{detail} is not one of the choices.",
}


def brief(value: object) -> str:
    """Quote any value in at most sixty characters."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # numbers with thousands of digits, endless nesting
        text = f"that {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


class IllegalAction(ValueError):
    """An action that the rules refuse: a stable reason, the rule's ID and what was refused."""

    def __init__(self, reason: str, rule: str, detail: str = "") -> None:
        """Store reason, rule and detail; the message is a sentence that cites the rule."""
        super().__init__(reason, rule, detail)
        self.reason = reason
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        """Return why, in one sentence with the rule's ID."""
        sentence = REASONS.get(self.reason, self.reason).format(detail=self.detail or "this")
        return f"{sentence} ({self.rule})"


# Reason -> which rule of set-up a layout breaks.
LAYOUT_FAULTS: Final[dict[str, str]] = {
    "layout-unreadable": "A layout is written as cells, such as 8,-2 8,0 8,2.",
    "layout-count": "There are as many of these cards as the box says, each in a place of its own.",
    "layout-outside": "Set-up cards lie at most ten cards beyond the start and four to each side of it.",
    "layout-touching": "No two set-up cards lie side by side, and none beside the start.",
    "layout-near": "At least three cards fit between the start and a goal.",
    "layout-corners": "Not even the corners of these cards touch.",
    "layout-no-room": "Cards that are laid at random need more room.",
}


class RulesError(ValueError):
    """Rules that cannot be played: the message names the two things that clash (MOD-1)."""


class PositionError(ValueError):
    """A position that contradicts itself or names what these rules do not have."""


# Reason -> what is wrong with a record; the facts in braces come with the error.
RECORD_FAULTS: Final[dict[str, str]] = {
    "not-a-record": "this is not a record, or it is cut off: {detail}",
    "over-limit": "this is not a record of a game: no record has more than {limit}",
    "not-whole": "this is not a whole record: {key!r} is missing",
    "other-format": "the record has format {found}; this program reads {expected}",
    "other-rules": "the record was played by rules version {found}, not {expected}",
    "other-box": "the record was played by version {found} of the box {box!r}, not {expected}",
    "unreadable": "the record cannot be read: {detail}",
    "no-seed": "a record without a seed is one player's view; it cannot be replayed",
    "cannot-begin": "the record cannot begin: {detail}",
    "too-many-actions": "more than {most} actions",
    "no-player": "action {number} does not begin with a player: {action}",
    "not-legal": "action {number}, {action}, is not legal: {detail}",
    "broken-promise": "the seed is not the one whose SHA-256 was published with the deal",
    "changed": "the record was changed after it was written",
    "other-result": "the result should be {expected}, not {found}",
    "fair-unreadable": "what was agreed before the deal cannot be read: {detail}",
    "fair-algorithm": "the deal was made by {found}; this program checks {expected}",
    "fair-rules": "the deal was agreed on for other rules than the record's",
    "fair-seats": "the seats of the deal are not those of the game, or not in order",
    "fair-opening": "what the page of p{number} opened is not what it had committed to",
    "fair-secret": "the table's secret is not the one it had promised",
    "fair-seed": "the seed does not follow from the table's secret and from what was agreed",
}


class RecordError(ValueError):
    """A record that cannot be read or does not replay: a stable reason and the facts behind it."""

    def __init__(self, reason: str, **facts: Any) -> None:
        """Store both; the message is a sentence."""
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        """Return what is wrong in one sentence."""
        return RECORD_FAULTS[self.reason].format(**self.facts)

    def as_dict(self) -> dict[str, Any]:
        """Return the reason and its facts as plain data, from which every language makes its sentence."""
        return {"reason": self.reason, **self.facts}


def add_reasons(sentences: Mapping[str, str]) -> None:
    """Let a box add the reasons of its own refusals."""
    for reason, sentence in sentences.items():
        REASONS.setdefault(reason, sentence)
