"""Actions as numbers: one fixed space per set of rules, and back to the notation.

An action is one number, or a path of several if it names more than a number can: cards passed or spent, a
card that is laid on top of another, two goals. Players are counted from the one who acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from saboteur.core.actions import NOBODY, PLAY_OPERANDS, VERBS, Action, parse_seat, seat_text
from saboteur.core.cards import CARDS, rank_of
from saboteur.core.cells import cell_text, parse_cell
from saboteur.core.module import Effect, FrontEffect
from saboteur.core.rules import Rules

from .mine_window import CELLS

WAIT: Final = "wait"
DONE: Final = "done"
# What follows the first number of a path: a card, or a cell.
AND: Final = "and"
AT: Final = "at"

Path = tuple[int, ...]
# What is written with these operands is one number, everything else a path.
_WHOLE: Final = (
    (),
    ("seat",),
    ("seat", "word"),
    ("cell",),
    ("tile",),
    ("card",),
    ("word",),
    ("tile", "cell"),
)


class ActionPart(NamedTuple):
    """Actions that begin with the same words, at consecutive numbers: one for each value of the operands."""

    words: str
    start: int
    values: tuple[tuple[str, ...], ...]


class ActionCodes:
    """The numbers of all actions under some rules; the same rules always have the same numbers."""

    def __init__(self, rules: Rules, more: Sequence[str] = ()) -> None:
        """Number what can be done; `more` are texts that the environment adds at the end."""
        self.rules = rules
        self.kinds = tuple(sorted(set(rules.deck), key=rank_of))
        self.parts: list[ActionPart] = []
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}
        self._paths: list[dict[Action, Path | None]] = [{} for _ in range(rules.players)]
        self._add(WAIT)
        self._add(DONE)
        for verb in _verbs_of(rules):
            self._add_verb(verb)
        if any(len(self._domains(words, operands)) < len(operands) for words, operands in self._all()):
            self._add(AND, "card")
            self._add(AT, "cell")
        for text in more:
            self._add(text)

    @property
    def size(self) -> int:
        """Return how many numbers there are."""
        return len(self._texts)

    # The space --------------------------------------------------------------------------------------

    def _all(self) -> Iterable[tuple[str, tuple[str, ...]]]:
        """Return everything that can be written: first words, and the operands that follow."""
        for verb in _verbs_of(self.rules):
            if verb == "play":
                plays = [card for card in self.kinds if not CARDS[card].tiles]
                yield from ((f"play {card}", PLAY_OPERANDS.get(card, ())) for card in plays)
            else:
                yield verb, VERBS[verb]

    def _add_verb(self, verb: str) -> None:
        for words, operands in self._all():
            if words.split()[0] == verb:
                self._add(words, *self._domains(words, operands))

    def _domains(self, words: str, operands: tuple[str, ...]) -> tuple[str, ...]:
        """Return the operands that belong to the first number."""
        if operands in _WHOLE and (operands != ("tile", "cell") or words == "place"):
            return operands
        if operands == ("tile", "cell"):  # the placement follows
            return ()
        return ("card",) if "cards" in operands else operands[:1]

    def _add(self, words: str, *operands: str) -> None:
        values: list[tuple[str, ...]] = [()]
        for operand in operands:
            domain = self._domain(words, operand)
            values = [(*value, each) for value in values for each in domain]
        if words == "pass":
            values.insert(0, ())  # with an empty hand
        self.parts.append(ActionPart(words, len(self._texts), tuple(values)))
        for value in values:
            text = " ".join((words, *value))
            self._numbers[text] = len(self._texts)
            self._texts.append(text)

    def _domain(self, words: str, operand: str) -> list[str]:
        if operand == "cell":
            return [cell_text(cell) for cell in CELLS]
        if operand == "seat":
            return [seat_text(seat) for seat in range(self.rules.players)]
        if operand == "word":
            return self._words(words)
        if operand == "tile":
            return self._tiles(words)
        return list(self.kinds)

    def _words(self, words: str) -> list[str]:
        """Return the words that may end an action: those of the card, sums of gold, or players."""
        card = words.removeprefix("play ")
        if card in self.rules.effects:
            return _words_of_card(self.rules, card)
        if words == "take":
            return [str(value) for value in sorted(set(self.rules.gold_deck))]
        return ["none", *(seat_text(seat) for seat in range(self.rules.players))]

    def _tiles(self, words: str) -> list[str]:
        if words == "place":
            return [tile.text for card in self.kinds for tile in CARDS[card].tiles]
        # Goals, and whatever else is turned over, are cards that can lie in two ways.
        ways = [CARDS[card].tiles for card in self.kinds]
        return [tile.text for tiles in ways if len(tiles) > 1 for tile in tiles]

    # Both directions ---------------------------------------------------------------------------------

    def to_text(self, index: int, seat: int = 0) -> str:
        """Return what a number means, for the seat that acts; without a seat, p1 is who acts."""
        return _from_seat(self._texts[index], seat, self.rules.players)

    def to_index(self, text: str, seat: int = 0) -> int:
        """Return the number of a text that `to_text` writes; raise KeyError if there is none."""
        return self._numbers[_from_seat(text, -seat, self.rules.players)]

    def path(self, action: Action, seat: int) -> Path | None:
        """Return the numbers of an action in order; None if it reaches out of the window."""
        try:
            return self._paths[seat][action]
        except KeyError:
            numbers = [self._numbers.get(text) for text in self._steps(action, seat)]
            whole = [number for number in numbers if number is not None]
            path = self._paths[seat][action] = tuple(whole) if len(whole) == len(numbers) else None
            return path

    def following(self, begun: Path, paths: Iterable[Path]) -> set[int]:
        """Return the numbers that may follow the first ones of some paths, `done` where one ends."""
        count, found = len(begun), set()
        for path in paths:
            if path[:count] == begun:
                found.add(path[count] if len(path) > count else self._numbers[DONE])
        return found

    def parts_of(self, begun: Path, seat: int) -> Iterator[Action]:
        """Return the first numbers of a path as actions of their own, for the observation."""
        for number in begun:
            verb, *operands = self.to_text(number, seat).split()
            cell = parse_cell(operands[-1])
            if verb in (AND, "pass"):
                yield Action("pass", cards=tuple(operands))
            elif cell is None:
                yield Action(verb, card=operands[-1])
            else:
                yield Action(verb, card=operands[0] if verb == "play" else "", cell=cell)

    def _steps(self, action: Action, seat: int) -> list[str]:
        """Write an action as the texts of its numbers."""
        text = _from_seat(str(action), -seat, self.rules.players)
        if text in self._numbers:
            return [text]
        words = f"play {action.card}" if action.verb == "play" else action.verb
        cards = [f"{AND} {card}" for card in action.cards]
        if action.verb == "pass":
            return [f"{words} {action.cards[0]}", *cards[1:]]
        if action.cards:
            return [f"{words} {action.card}", *cards]
        if action.tile:
            return [words, f"place {action.tile} {cell_text(action.cell)}"]
        if action.verb == "play":
            return [f"{words} {cell_text(action.cell)}", f"{AT} {cell_text(action.other)}"]
        return [f"{words} {cell_text(action.cell)}", f"{AND} {action.card}"]


def _verbs_of(rules: Rules) -> list[str]:
    used = frozenset(rules.deeds).union(*(window.verbs for window in rules.windows.values()))
    return [verb for verb in VERBS if verb in used]


def _words_of_card(rules: Rules, card: str) -> list[str]:
    """Return the words that follow a card: its own, or those of all cards if it does not name any."""
    named = {key: _front_words(effect) for key, effect in rules.effects.items()}
    return named[card] or list(dict.fromkeys(word for words in named.values() for word in words))


def _front_words(effect: Effect) -> list[str]:
    return [front.word for front in effect.fronts if front.word] if isinstance(effect, FrontEffect) else []


def _from_seat(text: str, seat: int, players: int) -> str:
    """Write players as counted from another seat."""
    if not seat or "p" not in text:
        return text
    return " ".join(_moved(word, seat, players) for word in text.split())


def _moved(word: str, seat: int, players: int) -> str:
    number = parse_seat(word)
    return word if number is None or number == NOBODY else seat_text((number + seat) % players)
