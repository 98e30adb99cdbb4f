"""The shapes of plain data that leave the engine: a view, the rules, a legal action, a result.

They use the standard library only; `saboteur.schema` collects them, with those of the boxes, for every
document that describes what travels.
"""

from __future__ import annotations

from typing import Any, NewType, NotRequired, TypedDict

# A cell as the notation writes it, such as 3,-1.
CellText = NewType("CellText", str)


class PresetRulesShape(TypedDict):
    """Everything rules take except the number of players."""

    edition: str
    modules: list[str]
    options: dict[str, str]


class RulesShape(TypedDict):
    """What `Rules.build` needs to make the same rules."""

    players: int
    edition: str
    modules: list[str]
    options: dict[str, str]


class ResultShape(TypedDict):
    """How a game ended: everyone's gold, and the winners as p1, p2 and so on."""

    gold: list[int]
    winners: list[str]


class ClaimKindShape(TypedDict):
    """Which parts a kind of claim has: a player, a kind of site, one of some words."""

    about: bool
    site: str
    words: list[str]


class Nothing(TypedDict):
    """No parts of its own."""


class WindowShape(TypedDict):
    """The pending decision: its kind and the seats that are asked; each kind adds parts of its own."""

    kind: str
    seats: list[int]


class CellsShape(TypedDict):
    """Cells that a question is about."""

    cells: list[CellText]


class CountShape(TypedDict):
    """How many cards, or steps, a question is about."""

    count: int


class KeepShape(CountShape):
    """Discards of which one is kept; only the player who chooses sees them."""

    cards: list[str] | None


class TakeGoldShape(CountShape):
    """Gold cards that are shared, and in which order; the player who chooses sees them."""

    order: list[int]
    cards: list[int] | None


class LandmarkShape(TypedDict):
    """A set-up card: where, which, and whether somebody has reached it."""

    cell: CellText
    card: str
    reached: bool


class GoalShape(TypedDict):
    """A goal: its card if known, and the card as it lies once it was reached."""

    card: str | None
    lies: str | None


class ShareShape(TypedDict):
    """One reason for what a seat is paid at the end of a round, and the rule that says so.

    `gold` may be negative, and is null where gold cards are chosen; a seat's reasons add up to its pay.
    `number` is how many there were of what the reason names, `among` how many share.
    """

    seat: int
    why: str
    gold: int | None
    rule: str
    number: int
    among: int


class GivenShape(TypedDict):
    """Cards the seat gave away: who holds them, and the discards that may be among them."""

    holder: int
    cards: list[str]
    discards: list[int]


# Round, seat and, if they were seen, the value and the cards it was chosen from.
TakeShape = tuple[int, int, int | None, list[int] | None]


class ViewShape(TypedDict):
    """What one seat knows, or a spectator, whose `seat` is null."""

    seat: int | None
    players: int
    round: int
    turn: int
    direction: int
    start: int
    window: WindowShape
    grid: dict[str, str]
    lit: dict[str, str]
    sites: dict[str, str]
    goals: dict[str, GoalShape]
    looked: list[list[CellText]]
    laid: list[CellText]
    last_layer: int
    last_turn: int
    hand: list[str]
    cards: list[int]
    pile: int
    discard: list[str]
    aside: int
    given: list[GivenShape]
    front: list[list[str]]
    thieves: list[int]
    dwarves: list[str | None]
    spare: list[str | None]
    inspected: list[list[int]]
    dwarf_discard: list[str | None]
    gold: list[int | None]
    has_gold: list[bool]
    gold_cards: list[int]
    takes: list[TakeShape]
    gold_pile: int
    # By box: what the seat may know about the box's own state.
    ext: dict[str, Any]
    over: bool
    winners: list[int]
    # Only in the replay of a finished game with all eyes.
    hands: NotRequired[list[list[str]]]


class LegalActionShape(TypedDict):
    """A legal action: `do` is the action in the notation, the rest are its parts."""

    do: str
    verb: str
    tile: NotRequired[str]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    cell: NotRequired[CellText]
    other: NotRequired[CellText]
    seat: NotRequired[int]
    word: NotRequired[str]


class PossibleActionShape(LegalActionShape):
    """An action that could be legal; a placement has the sides it would light by cell (`lit`), and the hidden
    `goal` nearest to that light, `far` cards away (both left out if it leads to none).
    """

    lit: NotRequired[dict[CellText, str]]
    goal: NotRequired[CellText]
    far: NotRequired[int]
