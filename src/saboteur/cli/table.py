"""Everything around the mine: whose turn it is, the players, and the reader's own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ..core.actions import seat_text
from ..core.cards import CARDS
from . import art
from .box_words import all_words, said
from .mine import draw_mine
from .picture import Picture

_PANEL: Final = 20
_GAP: Final = "  "
_NAME: Final = 7
_INSIDE: Final = 7


class TerminalTable:
    """Draws a view, as plain data, for one reader."""

    def __init__(self, console: Console, names: Sequence[str], rounds: int) -> None:
        """Remember where to draw and everyone's names."""
        self.console = console
        self.names = names
        self.rounds = rounds

    def lines(self, view: Mapping[str, Any], spots: frozenset[int] = frozenset()) -> list[Text]:
        """Return the whole screen except the moves."""
        picture = Picture.of(view)
        picture.spots = spots
        holds = [line for words in all_words() if words.standing for line in words.standing(view)]
        notes = [Text(" · ".join(holds), "muted")] if holds else []
        return [self._headline(view), *notes, *self._middle(view, picture), *self._own(view)]

    def _headline(self, view: Mapping[str, Any]) -> Text:
        title = f"Round {view['round']} of {self.rounds}"
        pile = f" · {view['pile']} cards in the pile · "
        return Text.assemble((title, "title"), (pile, "muted"), self._waiting(view))

    def _waiting(self, view: Mapping[str, Any]) -> str:
        seats = view["window"]["seats"]
        if view["over"] or not seats:
            return "the game is over" if view["over"] else "the round is over"
        names = " and ".join(self._called(view, seat) for seat in seats)
        return f"{names} to move" if view["window"]["kind"] == "turn" else f"{names} to choose"

    def _called(self, view: Mapping[str, Any], seat: int) -> str:
        return "you" if seat == view["seat"] else self.names[seat]

    def _middle(self, view: Mapping[str, Any], picture: Picture) -> list[Text]:
        """Return the mine with the players beside it, or above it if there is no room."""
        mine = draw_mine(picture, self.console.width, self.console)
        width = mine[0].cell_len
        plates = [self._plate(view, seat) for seat in range(view["players"])]
        if width + len(_GAP) + _PANEL > self.console.width:
            return [*_spread(plates, self.console.width), *mine]
        return _beside(mine, [_heading(), *(line for plate in plates for line in plate)], width)

    def _plate(self, view: Mapping[str, Any], seat: int) -> list[Text]:
        """Return what is visible of a player: hand and gold, their dwarf if known, broken tools."""
        lines = [self._player(view, seat)]
        dwarf = view["dwarves"][seat]
        if dwarf and seat != view["seat"]:
            lines.append(Text(f"     {dwarf}", "muted"))
        if view["front"][seat]:
            tools = " ".join(card.removeprefix("break-") for card in view["front"][seat])
            lines.append(Text(f" ✗{tools}", "danger"))
        return lines

    def _player(self, view: Mapping[str, Any], seat: int) -> Text:
        acts = seat in view["window"]["seats"]
        name = self.names[seat][:_NAME] if self.names[seat] != seat_text(seat) else ""
        gold = self._gold(view, seat)
        who = f"{'▸' if acts else ' '}{seat_text(seat):<4}{name:<{_NAME}}"
        return Text(f"{who}{view['cards'][seat]:>3}{gold:>5}", "you" if seat == view["seat"] else "")

    def _gold(self, view: Mapping[str, Any], seat: int) -> str:
        """Return what may be said about a player's gold: the amount if known, otherwise the cards."""
        if view["gold"][seat] is not None and seat != view["seat"]:
            return str(view["gold"][seat])
        cards = view["gold_cards"][seat]
        return str(cards) if cards or not view["has_gold"][seat] else "some"

    # The reader's own -------------------------------------------------------------------------

    def _own(self, view: Mapping[str, Any]) -> list[Text]:
        seat = view["seat"]
        if seat is None:
            return []
        dwarf = view["dwarves"][seat]
        line = Text()
        line.append(f"You are {seat_text(seat)}, {dwarf_name(dwarf)}", "you")
        line.append(f" · {view['gold'][seat] or 'no'} gold", "gold")
        for card in view["front"][seat]:
            line.append(f" · {_before_you(card)}", "danger")
        return [line, *self._given(view), *draw_hand(view["hand"], self.console.width)]

    def _given(self, view: Mapping[str, Any]) -> list[Text]:
        """Return what the reader knows about cards they gave away."""
        held = [given for given in view["given"] if given["holder"] >= 0]
        return [Text(f"You gave {self.names[g['holder']]}: {' '.join(g['cards'])}", "muted") for g in held]


def dwarf_name(dwarf: str) -> str:
    """Return a dwarf's name for a sentence, with its aim."""
    return said(lambda words: words.dwarves).get(dwarf, dwarf)


def _before_you(card: str) -> str:
    """Say what lies in front of the reader."""
    return said(lambda words: words.front).get(card) or f"your {card.removeprefix('break-')} is broken"


def _heading() -> Text:
    return Text(f"{'hand gold':>{_PANEL}}", "muted")


def _spread(plates: list[list[Text]], width: int) -> list[Text]:
    """Return the players in as few rows as fit."""
    a_row = max((width + len(_GAP)) // (_PANEL + len(_GAP)), 1)
    lines = [Text(_GAP).join([_heading()] * min(a_row, len(plates)))]
    for first in range(0, len(plates), a_row):
        block: list[Text] = []
        for place, plate in enumerate(plates[first : first + a_row]):
            block = _beside(block, plate, place * (_PANEL + len(_GAP)) - len(_GAP)) if place else plate
        lines += block
    return lines


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Return two blocks of lines side by side."""
    height = max(len(left), len(right))
    left = left + [Text()] * (height - len(left))
    right = right + [Text()] * (height - len(right))
    return [_joined(one, two, width) for one, two in zip(left, right, strict=True)]


def _joined(left: Text, right: Text, width: int) -> Text:
    return Text.assemble(left, " " * (width - left.cell_len) + _GAP, right)


def draw_hand(hand: Sequence[str], width: int) -> list[Text]:
    """Return the cards of a hand side by side, in as many rows as they need."""
    a_row = max(width // (_INSIDE + 3), 1)
    lines: list[Text] = []
    for first in range(0, len(hand), a_row):
        cards = [_card(card) for card in hand[first : first + a_row]]
        lines += [Text(" ").join(row) for row in zip(*cards, strict=True)]
    return lines


def _card(card: str) -> list[Text]:
    frame = "─" * _INSIDE
    middle = [_framed(line) for line in _face(card)]
    return [Text(f"╭{frame}╮", "muted"), *middle, Text(f"╰{frame}╯", "muted")]


def _framed(line: Text) -> Text:
    space = _INSIDE - line.cell_len
    side = ("│", "muted")
    return Text.assemble(side, " " * (space // 2), line, " " * (space - space // 2), side)


def _face(card: str) -> list[Text]:
    """Return a card's face with its name below."""
    tiles = CARDS[card].tiles if card in CARDS else ()
    if tiles:
        rows = [Text("".join(sign for sign, _ in row), "you") for row in art.tile_art(tiles[0], 15)]
        return [*rows, Text(card[:_INSIDE], "muted")]
    words = _words(card)
    style = {"break": "danger", "repair": "good"}.get(words[0], "you")
    return [Text(word[:_INSIDE], style) for word in [*words, "", "", ""][:4]]


def _words(card: str) -> list[str]:
    """Return the words on an action card, one to a line."""
    if card == "rockfall":
        return ["rock", "fall"]
    first, *rest = card.split("-")
    return [first, *rest[:1], *(f"or {word}" for word in rest[1:])]
