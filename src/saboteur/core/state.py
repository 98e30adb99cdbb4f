"""The state of a game and its cheap copy.

Containers that change on every move are copied; all others hold immutable values that are replaced as a
whole, so that copies can share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .actions import NOBODY
from .cards import Tile
from .cells import NOWHERE

START_CELL: Final = 0
EVERYONE: Final = -1

# Where path cards may be laid: cells in order, each with the tiles that fit there, as bits.
Frontier = list[tuple[int, int]]
# A seat that can do more than pass as long as it holds this card, as bits of its hand: while this offer is
# open, or while it may lay path cards and this cell demands the same.
Able = tuple[int, int, int, int, int]
NOBODY_ABLE: Final[Able] = (0, 0, 0, NOWHERE, -1)
# The draws due at the end of a turn: (kind, seat) each.
Plan = tuple[tuple[str, int], ...]


class Pending:
    """A pending decision as data: what is asked, of whom, about what. Without seats it runs by itself."""

    __slots__ = ("data", "kind", "seats")

    def __init__(self, kind: str, seats: tuple[int, ...] = (), data: Any = ()) -> None:
        """Store what is asked; a decision never changes."""
        self.kind = kind
        self.seats = seats
        self.data = data

    def __eq__(self, other: object) -> bool:
        """Compare kind, seats and data."""
        return (
            isinstance(other, Pending)
            and self.kind == other.kind
            and self.seats == other.seats
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seats))

    def __repr__(self) -> str:
        """Show an expression that evaluates back to the decision."""
        return f"Pending({self.kind!r}, {self.seats}, {self.data!r})"

    def about(self, data: Any) -> Pending:
        """Return the same question about something else."""
        return Pending(self.kind, self.seats, data)


class Known(NamedTuple):
    """What one seat has learned and can still rely on."""

    goals: Mapping[int, str] = {}
    dwarves: Mapping[int, str] = {}
    # Goals it followed when they were moved unseen: others cannot tell whether it knows them.
    traced: Mapping[int, str] = {}


class Given(NamedTuple):
    """Cards a seat gave away unseen by others and has not seen again: it knows where they may be.

    They are in the holder's hand (nobody's, once the hand came back) or among these discards: at least so
    many of them there, because the holder did not have enough other cards to discard.
    """

    by: int
    holder: int
    cards: tuple[str, ...]
    discards: tuple[int, ...] = ()
    least: int = 0


class Take(NamedTuple):
    """One gold card chosen from those passed on (GOLD-2): only the player who took it saw them."""

    round: int
    seat: int
    value: int
    cards: tuple[int, ...]


OVER: Final = Pending("over")
NOTHING_KNOWN: Final = Known()


class Derived:
    """What follows from the rest of a state, kept because working it out on every turn would be slow."""

    __slots__ = ("able", "blocked", "frontier", "lit", "live", "loose", "offers", "rim", "wide")

    able: Able
    blocked: int
    frontier: Frontier | None
    lit: dict[int, int]
    live: dict[int, int]
    loose: list[int]
    offers: int
    rim: dict[int, int]
    wide: Frontier | None


class State(Derived):
    """Everything there is to know about a game in progress."""

    __slots__ = (
        "aside", "awarded", "direction", "discard", "discard_seen", "dwarf_discard", "dwarf_seen",
        "dwarves", "ext", "fixed", "front", "given", "goals", "gold", "gold_cards", "gold_pile", "hands",
        "known", "laid", "last_layer", "last_turn", "other_plan", "pile", "proved", "reached", "round",
        "seed", "shown", "sites", "spare", "spare_seen", "stack", "start", "takes", "thieves", "tiles",
        "turn",
    )  # fmt: skip

    def __init__(self) -> None:
        """Make an empty state; set-up and positions fill it."""
        self.seed, self.direction = b"", 1
        self.round = self.turn = self.start = self.blocked = 0
        self.stack: tuple[Pending, ...] = ()
        self.other_plan: Plan | None = None  # the draws due if they are not the usual ones, see `plan`
        # The grid: face-up cards; empty cells beside them with what they demand; those of them at the end of
        # a connected tunnel; per cell the sides whose tunnel is connected; the cells of cards that are not
        # from the set-up.
        self.tiles: dict[int, Tile] = {}
        self.rim, self.live, self.lit, self.loose = {}, {}, {}, []
        self.fixed: frozenset[int] = frozenset()
        # Where path cards may be laid, derived from the grid on demand.
        self.frontier = self.wide = None
        # Sites nobody has triggered yet, by kind; those reached by now, with the seat that reached them.
        self.sites: dict[int, str] = {}
        self.reached: dict[int, int] = {}
        self.goals: dict[int, str] = {}
        self.shown: dict[int, Tile] = {}
        self.laid: list[int] = []
        self.last_layer = self.last_turn = NOBODY
        # Cards: the top of every pile is last. A hand is one number, see `Rules.cards_of`.
        self.hands: list[int] = []
        self.pile: list[str] = []
        self.discard: list[str] = []
        # For discards made face down, by their place, a mask of the seats that know them.
        self.discard_seen: dict[int, int] = {}
        self.aside: tuple[str, ...] = ()
        # What seats know about cards they gave to others.
        self.given: tuple[Given, ...] = ()
        # In front of players: card -> seats as bits. Derived from it: who may lay nothing
        # (blocked), which ways to play cards are open (offers), and who can certainly act (END-1).
        self.front: dict[str, int] = {}
        self.offers, self.able = 0, NOBODY_ABLE
        self.thieves: tuple[int, ...] = ()
        self.dwarves: tuple[str, ...] = ()
        self.spare: tuple[str, ...] = ()
        # For spare dwarves, by their place from below, a mask of the seats that know them.
        self.spare_seen: Mapping[int, int] = {}
        self.dwarf_discard: tuple[str, ...] = ()
        # For each discarded dwarf, a mask of the seats that know it.
        self.dwarf_seen: tuple[int, ...] = ()
        # Gold: the whole truth; cards taken (public); amounts everyone saw given; choices seen by one seat.
        self.gold: tuple[int, ...] = ()
        self.gold_cards: tuple[int, ...] = ()
        self.awarded: tuple[int, ...] = ()
        self.takes: tuple[Take, ...] = ()
        self.gold_pile: tuple[int, ...] = ()
        self.known: tuple[Known, ...] = ()
        # Dwarves that everyone knows although they lie face down.
        self.proved: Mapping[int, str] = {}
        self.ext: dict[str, Any] = {}

    def copy(self) -> State:
        """Return an independent copy; only what changes in place is copied."""
        new = State.__new__(State)
        new.seed = self.seed
        new.round = self.round
        new.turn = self.turn
        new.start, new.direction = self.start, self.direction
        new.stack, new.able, new.other_plan = self.stack, self.able, self.other_plan
        new.tiles = self.tiles.copy()
        new.rim = self.rim.copy()
        new.live = self.live.copy()
        new.lit = self.lit.copy()
        new.loose = self.loose.copy()
        new.fixed = self.fixed
        new.frontier, new.wide = self.frontier, self.wide
        new.sites = self.sites
        new.reached = self.reached
        new.goals = self.goals
        new.shown = self.shown
        new.laid = self.laid.copy()
        new.last_layer = self.last_layer
        new.last_turn = self.last_turn
        new.hands = self.hands.copy()
        new.pile = self.pile.copy()
        new.discard = self.discard.copy()
        new.discard_seen = self.discard_seen.copy()
        new.aside, new.given = self.aside, self.given
        new.front, new.offers = self.front, self.offers
        new.blocked = self.blocked
        new.thieves = self.thieves
        new.dwarves = self.dwarves
        new.spare, new.spare_seen = self.spare, self.spare_seen
        new.dwarf_discard, new.dwarf_seen = self.dwarf_discard, self.dwarf_seen
        new.gold, new.gold_cards = self.gold, self.gold_cards
        new.awarded = self.awarded
        new.takes = self.takes
        new.gold_pile = self.gold_pile
        new.known, new.proved = self.known, self.proved
        new.ext = self.ext
        return new

    @property
    def pending(self) -> Pending:
        """Return the decision that is pending now."""
        return self.stack[-1]

    @property
    def plan(self) -> Plan:
        """Return the draws due at the end of this turn (TURN-5), usually one for the current player."""
        return (("draw", self.turn),) if self.other_plan is None else self.other_plan

    @plan.setter
    def plan(self, plan: Plan) -> None:
        """Replace the draws due at the end of this turn."""
        self.other_plan = None if plan == (("draw", self.turn),) else plan

    @property
    def revealed(self) -> bool:
        """Tell whether the round is over and all dwarves lie face up (END-2)."""
        return self.stack[0].kind in ("next-round", "over")

    def push(self, pending: Pending) -> None:
        """Put a decision on top of the pending ones."""
        self.stack = (*self.stack, pending)

    def pop(self) -> Pending:
        """Take the top decision away."""
        pending = self.stack[-1]
        self.stack = self.stack[:-1]
        return pending

    def keep(self, key: str, value: Any) -> None:
        """Replace a box's own state; copies of this state keep theirs."""
        self.ext = {**self.ext, key: value}

    def learn_goal(self, seat: int, cell: int, goal: str) -> None:
        """Let a seat remember a goal it has seen."""
        known = self.known[seat]
        if known.goals.get(cell) == goal and not known.traced:
            return
        traced = {c: g for c, g in known.traced.items() if c != cell} if known.traced else known.traced
        self.know(seat, Known({**known.goals, cell: goal}, known.dwarves, traced))

    def learn_dwarf(self, seat: int, other: int, dwarf: str) -> None:
        """Let a seat remember another seat's dwarf."""
        known = self.known[seat]
        self.know(seat, known._replace(dwarves={**known.dwarves, other: dwarf}))

    def know(self, seat: int, known: Known) -> None:
        """Replace what a seat knows."""
        self.known = replaced(self.known, seat, known)


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Return a tuple with one entry changed."""
    new = list(values)
    new[index] = value
    return tuple(new)
