"""What the person may do: listed by kind with numbers, and parsed from what they type."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from ..core.actions import Action, seat_text
from ..core.cards import TILES, find_tile, rank_of
from ..core.cells import cell_text
from ..core.view import View
from ..places import Ground, place_name
from .art import sign_of
from .box_words import all_words, said
from .place_words import place_text

_TITLES: Final = {"place": "Lay", "play": "Play", "pass": "Pass, discarding one card unseen"}
_MANY: Final = "Pass, discarding one, two or three cards unseen"
_SHAPE: Final = re.compile(r"[nsew|]+(:[a-z]+)?")
# By the verb of the first answer.
_QUESTIONS: Final = {
    "open": "Several sites are reached at once. Which one is next?",
    "turn": "The card fits both ways, or neither. Which way should it lie?",
    "take": "It is your turn to take gold. Which card do you take?",
    "keep": "You keep one of these cards. Which one?",
}


class Group(NamedTuple):
    """Moves that begin alike: a heading, and the number and the rest of each move."""

    verb: str
    heading: str
    entries: list[tuple[int, str]]


class Moves:
    """The legal actions of one moment, in the order of their numbers."""

    def __init__(self, legal: Sequence[Action], view: View, names: Sequence[str]) -> None:
        """Sort them: placements, plays, discards; each by card."""
        self.kind: str = view.window["kind"]
        self.names = names
        self._ground = Ground.of(view.as_dict())
        self._asked = self._question(view)
        self._verbs = said(lambda words: words.verbs)
        self._order = {verb: place for place, verb in enumerate(("place", "play", *self._verbs, "pass"))}
        self.actions = sorted(legal, key=self._place)

    def _question(self, view: View) -> str:
        """Return the question of a box's window; empty for other windows."""
        window: Mapping[str, Any] = view.window
        seats = {
            key: self.names[window[key]] for key in ("by", "to") if window.get(key) in range(len(self.names))
        }
        cells = " and ".join(map(self._where, window.get("cells") or ()))
        about = {"cells": cells, "action": window.get("action"), "turn": self.names[view.turn], **seats}
        return said(lambda words: words.questions).get(self.kind, "").format(**about)

    def _place(self, action: Action) -> tuple[int, int, str]:
        """Return an action's position in the list; verbs that no box lists come with the cards."""
        verb = self._order.get(action.verb, self._order["play"])
        card = TILES[action.tile].card if action.verb == "place" else action.card
        if action.verb in self._verbs and self._verbs[action.verb].by_cell:
            return verb, action.cell, f"{rank_of(card):4}"
        return verb, rank_of(card), action.tile

    def question(self) -> str:
        """Return a window's question in words."""
        verb = self.actions[0].verb
        unknown = f"You have to decide: {self.kind.replace('-', ' ')}. What do you answer?"
        return self._asked or _QUESTIONS.get(verb, unknown)

    def lines(self, width: int) -> list[Text]:
        """Return the list as lines of text."""
        if self.kind != "turn" and not any(self.kind in words.of_cards for words in all_words()):
            return [Text(self.question(), "title"), *self._answers()]
        groups = self.groups()
        lines: list[Text] = []
        for verb in dict.fromkeys(group.verb for group in groups):
            alike = [group for group in groups if group.verb == verb]
            indent = max(len(group.heading) + 4 if group.heading else 2 for group in alike)
            title = self._title(verb) if self.kind == "turn" else self.question()
            lines.append(Text(title, "title"))
            lines += [line for group in alike for line in _wrapped(group, indent, width)]
        return lines

    def _title(self, verb: str) -> str:
        many = any(len(action.cards) > 1 for action in self.actions if action.verb == "pass")
        if verb in self._verbs:
            return self._verbs[verb].title
        return _MANY if verb == "pass" and many else _TITLES.get(verb, verb)

    def groups(self) -> list[Group]:
        """Return the moves of a turn in groups, in the order of their numbers."""
        groups: list[Group] = []
        for number, action in enumerate(self.actions, 1):
            heading, entry = self._parts(action)
            if not groups or (groups[-1].verb, groups[-1].heading) != (action.verb, heading):
                groups.append(Group(action.verb, heading, []))
            groups[-1].entries.append((number, entry))
        return groups

    def _parts(self, action: Action) -> tuple[str, str]:
        if action.verb == "place":
            return f"{sign_of(TILES[action.tile])} {action.tile}", cell_text(action.cell)
        if action.verb == "play":
            rest = str(action).split()[2:]
            return action.card, " ".join(self._named(word) for word in rest) or action.card
        if action.verb in self._verbs:
            return self._verbs[action.verb].parts(action)
        rest = str(action).split()[1:]
        heading = f"{len(action.cards)} cards" if len(action.cards) > 1 else ""
        return heading, " ".join(rest) or action.verb

    def _named(self, word: str) -> str:
        for seat, name in enumerate(self.names):
            if word == seat_text(seat):
                return f"{word} {name}"
        return word

    def _answers(self) -> list[Text]:
        lines = []
        for number, action in enumerate(self.actions, 1):
            line = Text("  ")
            line.append(f"{number})", "number")
            line.append(f" {self._answer(action)}")
            lines.append(line)
        return lines

    def _answer(self, action: Action) -> str:
        """Return an answer in words."""
        if action.verb == "open":
            return f"what lies {self._where(cell_text(action.cell))}"
        if action.verb == "turn":
            tile = find_tile(action.tile)
            return f"{sign_of(tile) if tile else ''} {action.tile}"
        if action.verb == "take":
            return f"{action.word} gold"
        answer = said(lambda words: words.answers).get(action.verb, "")
        about = {"seat": self._named(seat_text(action.seat)), "word": self._named(action.word)}
        place = self._where(cell_text(action.cell)) if "{place}" in answer else ""
        return answer.format(place=place, **about) or action.card or str(action)

    def _where(self, cell: str) -> str:
        return place_text(place_name(cell, self._ground))

    def numbered(self, number: int) -> Action | None:
        """Return the action with this number, if there is one."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def tidied(self, text: str) -> str:
        """Return the notation with small slips corrected."""
        return " ".join(self._tidy(word) for word in text.split())

    def _tidy(self, word: str) -> str:
        """Correct letter case and names: nsew is NSEW, a player's name is their seat."""
        if _SHAPE.fullmatch(word):
            shape, colon, mark = word.partition(":")
            return shape.upper() + colon + mark
        for seat, name in enumerate(self.names):
            if word.casefold() == name.casefold():
                return seat_text(seat)
        return word


def _wrapped(group: Group, indent: int, width: int) -> list[Text]:
    """Return a group as lines aligned below its first entry."""
    lines = [Text(f"  {group.heading}".ljust(indent))]
    for number, entry in group.entries:
        label = f"{number})"
        if lines[-1].cell_len + len(label) + len(entry) + 3 > width and lines[-1].cell_len > indent:
            lines.append(Text(" " * indent))
        lines[-1].append(label, "number").append(f" {entry}  ")
    for line in lines:
        line.rstrip()
    return lines
