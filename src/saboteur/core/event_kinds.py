"""The kinds of event that belong to no box, with their facts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypedDict

from .actions import Action, public_form
from .cards import Tile
from .cells import cell_text
from .events import Changes, Facts, PartSecret, Patch, Public
from .shapes import CellText, Nothing, ShareShape
from .tunnels import lit_patch

if TYPE_CHECKING:
    from .rules import Rules


class CardSeen(TypedDict, total=False):
    """For the player."""

    card: str


class CardsSeen(TypedDict, total=False):
    """For the player."""

    cards: list[str]


class HandSeen(TypedDict, total=False):
    """For both players."""

    cards: list[str]


class DwarfSeen(TypedDict, total=False):
    """For the player."""

    dwarf: str


class GoldSeen(TypedDict, total=False):
    """For the player."""

    gold: int


def hand_shown(rules: Rules, *, seat: int, hand: int, patch: Patch = ()) -> Changes[Nothing]:
    """Show everyone how many cards a hand has now, and its owner which."""
    cards = list(rules.cards_of(hand))
    return Changes(((("cards", seat), len(cards)), *patch), ((seat, {}, ((("hand",), cards),)),))


# Cards --------------------------------------------------------------------------------------------


class Played(Public, kind="played"):
    """An action card was shown."""

    _action: Action
    _rules: Rules
    _hand: int

    @cached_property
    def action(self) -> str:
        """Return the action without what only the player knows."""
        return public_form(self._action).text

    def work_out(self) -> Changes[Nothing]:
        """Show the hand without it."""
        return hand_shown(self._rules, seat=self.seat, hand=self._hand)


class Placed(Public, kind="placed"):
    """A path card was laid."""

    _tile: Tile
    _cell: int
    _rules: Rules
    _hand: int
    # Its number among the laid cards, and the cells whose light changed.
    _index: int
    _lit: list[tuple[int, int]]

    @cached_property
    def card(self) -> str:
        """Return the card as it lies."""
        return self._tile.text

    @cached_property
    def cell(self) -> CellText:
        """Return the cell where it lies."""
        return cell_text(self._cell)

    def work_out(self) -> Changes[Nothing]:
        """Show the card, its light and the hand without it."""
        patch: Patch = (
            (("grid", self.cell), self.card),
            (("laid", self._index), self.cell),
            (("last_layer",), self.seat),
            *lit_patch(self._lit),
        )
        return hand_shown(self._rules, seat=self.seat, hand=self._hand, patch=patch)


class Removed(Public):
    """A path card was removed from the grid."""

    cell: CellText
    card: str


class Collapsed(Removed, kind="collapsed"):
    """A path card was removed from the grid."""


class Discarded(Public, kind="discarded"):
    """Cards that everyone has seen were discarded."""

    _cards: tuple[str, ...]
    # The position of the first of them.
    _first: int

    @cached_property
    def cards(self) -> list[str]:
        """Return them, the last one on top."""
        return list(self._cards)

    def work_out(self) -> Changes[Nothing]:
        """Show them on the discard pile."""
        return Changes(tuple([(("discard", self._first + i), card) for i, card in enumerate(self.cards)]))


class PutDown(PartSecret[CardsSeen]):
    """Cards were discarded unseen."""

    count: int
    _rules: Rules
    _hand: int
    # The position of the first of them in the discard pile.
    _first: int
    _cards: tuple[str, ...]

    def work_out(self) -> Changes[CardsSeen]:
        """Show everyone how many there are, and the player which."""
        left, cards = self._rules.cards_of(self._hand), list(self._cards)
        hidden = [(("discard", self._first + i), "?") for i in range(len(cards))]
        shown = [(("discard", self._first + i), card) for i, card in enumerate(cards)]
        return Changes(
            ((("cards", self.seat), len(left)), *hidden),
            ((self.seat, {"cards": cards}, ((("hand",), list(left)), *shown)),),
        )


class Passed(PutDown, kind="passed"):
    """Cards were discarded unseen."""


class Spent(PutDown, kind="spent"):
    """Cards were discarded unseen to pay for something."""


class Drew(PartSecret[CardSeen], kind="drew"):
    """A card was drawn."""

    _rules: Rules
    _hand: int
    _card: str
    _pile: int

    def work_out(self) -> Changes[CardSeen]:
        """Show everyone that a card was drawn, and the player which."""
        cards = list(self._rules.cards_of(self._hand))
        patch: Patch = ((("cards", self.seat), len(cards)), (("pile",), self._pile))
        return Changes(patch, ((self.seat, {"card": self._card}, ((("hand",), cards),)),))


class Searched(PartSecret[CardsSeen], kind="searched"):
    """A player looks at discards, of which they will keep one."""

    count: int


class Kept(PartSecret[CardSeen], kind="kept"):
    """A player kept one of the cards they looked at."""


class Shuffled(Public, kind="shuffled"):
    """The discard pile was shuffled."""


class SwappedHands(PartSecret[HandSeen], kind="swapped-hands"):
    """Two players swapped hands."""

    target: int


class Remembered(Public, kind="remembered", private=True):
    """This seat saw a card again that it had given away, or the card may have been discarded unseen."""


class Repaired(Public, kind="repaired"):
    """A broken tool was repaired."""

    target: int
    card: str


# Goals and dwarves --------------------------------------------------------------------------------


class Opened(Public, kind="opened"):
    """A goal was opened; `by` is the seat that reached it."""

    cell: CellText
    goal: str
    by: int


class Turned(Public, kind="turned"):
    """An opened goal was laid, turned one way or the other."""

    cell: CellText
    card: str


class Inspected(PartSecret[DwarfSeen], kind="inspected"):
    """A player looked at another's dwarf."""

    target: int


class Proved(Public, kind="proved"):
    """A player revealed their dwarf by what they did."""

    dwarf: str


# Rounds and gold ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundFacts:
    """What a box adds to the end of a round; it derives a dataclass of its own."""


class RoundEnded(Public, kind="round-ended"):
    """The round is over, and all dwarves and goals are revealed."""

    round: int
    side: str
    winners: list[int]
    finder: int
    dwarves: list[str]
    goals: dict[CellText, str]
    shares: list[ShareShape]
    more: RoundFacts | None = None

    @property
    def facts(self) -> Facts:
        """Return what everyone may know, including what a box adds."""
        told = super().facts
        more = told.pop("more", None)
        return {**told, **vars(more)} if more else told


class Paid(PartSecret[GoldSeen], kind="paid"):
    """Gold was paid; everyone is told how much if it follows from public facts."""

    gold: int | None = None
    cards: int


class GoldDrawn(Public, kind="gold-drawn"):
    """Gold cards were drawn to be shared; this seat chooses first."""

    cards: int


class Took(PartSecret[GoldSeen], kind="took"):
    """A gold card was taken; with open gold everyone is told which."""

    gold: int | None = None


class RoundBegan(Public, kind="round-began"):
    """A new round was dealt; the patches bring the hand and the dwarf."""

    round: int


class GameOver(Public, kind="game-over"):
    """The game is over."""

    gold: list[int]
    winners: list[int]


# Who is asked -------------------------------------------------------------------------------------


class Turn(Public, kind="turn"):
    """It is this seat's turn."""


class Asked(Public, kind="asked"):
    """Something other than a plain turn is asked; the patches bring what only the asked seat may see."""

    window: str


class Answered(Public, kind="answered", private=True):
    """This seat has answered a question that others are still asked."""


def turn_events(players: int) -> tuple[tuple[Turn, ...], ...]:
    """Return the events of turns that begin, by whose turn it is and who acted last; nobody at the end."""
    seats = range(players)
    return tuple(
        tuple(Turn(seat=turn, changes=_turn_changes(turn=turn, last=last)) for last in (*seats, -1))
        for turn in seats
    )


def _turn_changes(*, turn: int, last: int) -> Changes[Nothing]:
    window = {"kind": "turn", "seats": [turn]}
    return Changes(((("turn",), turn), (("last_turn",), last), (("window",), window)))
