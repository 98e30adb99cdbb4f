"""What boxes say in the terminal: what happened, what is asked, and what stands in the mine.

A box's `terminal.py` names it WORDS; everything in it is optional. Events and questions without words are
shown by their names and facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from ..boxes import BOXES
from ..boxes.manifest import Box
from ..core.actions import Action
from ..core.events import Facts

T = TypeVar("T")
# A view as plain data.
Seen = Mapping[str, Any]
# The file of a box that speaks in the terminal, and the name of its words.
PART: Final = "terminal"
NAME: Final = "WORDS"


class Names(Protocol):
    """What the players on the seats are called, from one seat's point of view."""

    you: int | None

    def who(self, seat: int) -> str:
        """Return a seat's name for the beginning of a sentence."""
        ...

    def name(self, seat: int) -> str:
        """Return a seat's name for the middle of a sentence."""
        ...

    def whose(self, target: int, seat: int) -> str:
        """Return the possessive of a seat that another seat deals with."""
        ...

    def place(self, cell: str) -> str:
        """Return where a cell is, in words."""
        ...

    def goal(self, cell: str) -> str:
        """Return what the goal at a cell is called: its number."""
        ...


TellLine = Callable[[Names, int, Facts], str]
TellOutcome = str | Callable[[Names, Facts], str]


def did(words: str) -> TellLine:
    """Return a line on what a seat did, with the event's facts filled in; {place} and {number} say where."""

    def line(names: Names, seat: int, facts: Facts) -> str:
        cell = facts.get("cell", "")
        where = {"place": names.place(cell), "number": names.goal(cell)} if cell else {}
        return f"{names.who(seat)} {words.format(**facts, **where)}."

    return line


def happened(words: str) -> TellLine:
    """Return a line that is the same whoever did it; an empty one skips the event."""
    return lambda names, seat, facts: words


class TurnVerb(NamedTuple):
    """A deed of a turn in the list of moves: its title, and the left and right part of each action."""

    title: str
    parts: Callable[[Action], tuple[str, str]]
    # Whether moves are listed by cell rather than by card.
    by_cell: bool = False


class MinePieces(NamedTuple):
    """What a box adds to the mine, by cell as in the view."""

    # Face-up cards, and the characters in their middle.
    tiles: Mapping[str, str] = {}
    signs: Mapping[str, str] = {}
    # Words on face-down cards, and on empty cells where something stands: five letters at most.
    hidden: Mapping[str, str] = {}
    pieces: Mapping[str, str] = {}


def room(key: str, sign: str) -> Callable[[Seen], MinePieces]:
    """Return how to draw a set-up card that can be walked through: with a mark until it is reached."""

    def draw(view: Seen) -> MinePieces:
        shown = view["ext"].get(key)
        if not shown:
            return MinePieces()
        signs = {} if shown["reached"] else {shown["cell"]: sign}
        return MinePieces(tiles={shown["cell"]: shown["card"]}, signs=signs)

    return draw


@dataclass(frozen=True, kw_only=True)
class BoxWords:
    """What one box says in the terminal."""

    # Kind of event -> the line that tells it.
    events: Mapping[str, TellLine] = field(default_factory=dict)
    # Kind of window -> its question; {by}, {to}, {turn}, {cells} and {action} are filled in.
    questions: Mapping[str, str] = field(default_factory=dict)
    # Verb of an answer -> the answer; {seat}, {place} and {word} are filled in.
    answers: Mapping[str, str] = field(default_factory=dict)
    # Windows whose answers are listed by card, as on a turn.
    of_cards: tuple[str, ...] = ()
    # Verb -> how its moves are listed on a turn.
    verbs: Mapping[str, TurnVerb] = field(default_factory=dict)
    # Names for a sentence: dwarves, goals, and cards in front of the reader.
    dwarves: Mapping[str, str] = field(default_factory=dict)
    goals: Mapping[str, str] = field(default_factory=dict)
    front: Mapping[str, str] = field(default_factory=dict)
    # Side that won a round -> how the round ended.
    outcomes: Mapping[str, TellOutcome] = field(default_factory=dict)
    # What is in force although it is not visible, and what the box adds to the mine.
    standing: Callable[[Seen], list[str]] | None = None
    draw: Callable[[Seen], MinePieces] | None = None
    # Lines of the help: moves as they are typed, and characters in the mine.
    help_moves: tuple[str, ...] = ()
    help_signs: tuple[str, ...] = ()


def words_of(box: Box) -> BoxWords | None:
    """Return what a box says in the terminal, if anything."""
    part = box.part(PART)
    return getattr(part, NAME) if part else None


def all_words() -> tuple[BoxWords, ...]:
    """Return what all boxes say, in the order in which they act."""
    return _words(tuple(BOXES))


@cache
def _words(keys: tuple[str, ...]) -> tuple[BoxWords, ...]:
    return tuple(words for key in keys if (words := words_of(BOXES[key])))


def said(of: Callable[[BoxWords], Mapping[str, T]]) -> dict[str, T]:
    """Return what all boxes say of one kind, such as their questions, by key."""
    return {key: value for words in all_words() for key, value in of(words).items()}
