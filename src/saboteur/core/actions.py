"""Actions: what a seat may do, as one flat value for every verb, and its notation.

Each verb, and each action card that `play` names, declares its operands once; parser and printer follow that
table, so `str(action)` and `Action.parse(text)` are inverses.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from .cards import CARDS, HIDDEN, find_card, find_tile, in_order
from .cells import NOWHERE, cell_text, parse_cell
from .errors import IllegalAction, brief

NOBODY: Final = -1

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("tile", "cell"),
    "play": ("card",),
    "pass": ("cards",),
    "open": ("cell",),
    "turn": ("tile",),
    "keep": ("card",),
    "take": ("word",),
    # A secret answer as others see it.
    HIDDEN: (),
}
PLAY_OPERANDS: Final[dict[str, tuple[str, ...]]] = {}

_SEAT = re.compile(r"p([1-9]\d?)", re.ASCII)
_WORD = re.compile(r"[a-z0-9-]{1,40}|\?", re.ASCII)


class Action:
    """A verb and its operands, unused ones blank. Actions with the same text are equal."""

    __slots__ = ("_text", "card", "cards", "cell", "other", "seat", "tile", "verb", "word")

    def __init__(
        self,
        verb: str,
        card: str = "",
        tile: str = "",
        seat: int = NOBODY,
        cell: int = NOWHERE,
        other: int = NOWHERE,
        word: str = "",
        cards: tuple[str, ...] = (),
    ) -> None:
        """Store verb and operands; an action never changes."""
        self.verb = verb
        self.card = card
        self.tile = tile
        self.seat = seat
        self.cell = cell
        self.other = other
        self.word = word
        self.cards = cards
        self._text = ""

    @property
    def text(self) -> str:
        """Return the action in the notation, made on first use."""
        if not self._text:
            words = [self.verb]
            for operand in operands_of(self.verb, self.card):
                words += _WRITE[operand](getattr(self, operand))
            self._text = " ".join(words)
        return self._text

    def __str__(self) -> str:
        """Write the action in the notation."""
        return self.text

    def __repr__(self) -> str:
        """Show an expression that evaluates back to the action."""
        return f"Action.parse({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    @classmethod
    def parse(cls, text: str) -> Action:
        """Parse an action; raise IllegalAction if the text is malformed."""
        if not isinstance(text, str):
            raise IllegalAction("malformed", "TURN-1", f"{brief(text)} is no text")
        if not text.strip():
            raise IllegalAction("malformed", "TURN-1", "an empty text")
        words = text.split()
        verb = words.pop(0)
        if verb not in VERBS:
            raise IllegalAction("malformed", "TURN-1", f"no verb {brief(verb)}")
        fields: dict[str, Any] = {}
        if verb == "play":
            fields["card"] = _read_card(words.pop(0)) if words else _missing("card", verb)
            operands = PLAY_OPERANDS.get(fields["card"], ())
        else:
            operands = VERBS[verb]
        for place, operand in enumerate(operands):
            _read(fields, operand, words, len(operands) - place - 1, verb)
        if words:
            raise IllegalAction("malformed", "TURN-1", f"{brief(words[0])} is too much")
        return cls(verb, **_canonical(fields))


def operands_of(verb: str, card: str) -> tuple[str, ...]:
    """Return the names of an action's operands, in the order they are written."""
    operands = VERBS[verb]
    return operands + PLAY_OPERANDS.get(card, ()) if verb == "play" else operands


def add_verb(verb: str, *operands: str) -> None:
    """Let a box add a verb with its operands."""
    VERBS.setdefault(verb, operands)


def add_plays(*cards: str, operands: tuple[str, ...] = ()) -> None:
    """Declare the operands of action cards in `play`."""
    for card in cards:
        PLAY_OPERANDS[card] = operands


def seat_text(seat: int) -> str:
    """Return a seat as people count: p1, p2 and so on."""
    return f"p{seat + 1}"


def parse_seat(text: str) -> int | None:
    """Parse p1, p2 and so on; None if the text is not a seat."""
    found = _SEAT.fullmatch(text)
    return int(found[1]) - 1 if found else None


def _canonical(fields: dict[str, Any]) -> dict[str, Any]:
    if "other" in fields and fields["other"] < fields["cell"]:
        fields["cell"], fields["other"] = fields["other"], fields["cell"]
    return fields


def _read(fields: dict[str, Any], operand: str, words: list[str], after: int, verb: str) -> None:
    if operand == "cards":
        count = max(len(words) - after, 0)
        fields["cards"] = in_order([_read_card(word) for word in words[:count]])
        del words[:count]
    elif words:
        fields[operand] = _READ[operand](words.pop(0))
    else:
        _missing(operand, verb)


def _missing(operand: str, verb: str) -> Any:
    name = {"other": "cell", "word": "choice"}.get(operand, operand)
    raise IllegalAction("malformed", "TURN-1", f"{verb} needs a {name}")


def _read_card(text: str) -> str:
    card = find_card(text)
    if card is None:
        raise IllegalAction("unknown-card", "TURN-1", brief(text))
    return card


def _read_tile(text: str) -> str:
    tile = find_tile(text)
    if tile:
        return tile.text
    reason = "not-a-path-card" if text in CARDS else "unknown-card"
    raise IllegalAction(reason, "TURN-1", brief(text))


def _read_with(reader: Callable[[str], int | None], name: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        value = reader(text)
        if value is None:
            raise IllegalAction("malformed", "TURN-1", f"{brief(text)} is no {name}")
        return value

    return read


def _read_word(text: str) -> str:
    if not _WORD.fullmatch(text):
        raise IllegalAction("malformed", "TURN-1", brief(text))
    return text


_READ: Final[dict[str, Callable[[str], Any]]] = {
    "card": _read_card,
    "tile": _read_tile,
    "seat": _read_with(parse_seat, "player (p1, p2 ...)"),
    "cell": _read_with(parse_cell, "cell (x,y)"),
    "other": _read_with(parse_cell, "cell (x,y)"),
    "word": _read_word,
}
_WRITE: Final[dict[str, Callable[[Any], list[str]]]] = {
    "card": lambda card: [card],
    "tile": lambda tile: [tile],
    "seat": lambda seat: [seat_text(seat)],
    "cell": lambda cell: [cell_text(cell)],
    "other": lambda cell: [cell_text(cell)],
    "word": lambda word: [word],
    "cards": list,
}


def public_form(action: Action) -> Action:
    """Return the action as others see it, with ? for what only the player knows."""
    hidden = _SECRET.get(action.verb)
    if hidden is None:
        return action
    if not hidden:
        return Action(HIDDEN)
    fields = {name: getattr(action, name) for name in operands_of(action.verb, action.card)}
    fields[hidden] = (HIDDEN,) * len(action.cards) if hidden == "cards" else HIDDEN
    return Action(action.verb, **fields)


_SECRET: Final[dict[str, str]] = {"pass": "cards", "keep": "card", "take": "word"}


def keep_secret(verb: str, operand: str = "") -> None:
    """Declare which operand of a verb is secret; without one, the whole answer is."""
    _SECRET[verb] = operand


# Verbs that answer a question to several seats, in an order nobody may know -> verbs that close it.
TOGETHER: Final[dict[str, tuple[str, ...]]] = {}


def answer_together(verb: str, closed_by: tuple[str, ...]) -> None:
    """Declare an answer that everyone who is asked may give; other answers close the question at once."""
    TOGETHER[verb] = closed_by
