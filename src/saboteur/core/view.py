"""What one seat knows: a type with no field for another hand, the pile or an unseen dwarf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from .caches import MOST_IN_A_BYTE
from .cards import Tile
from .cells import cell_text, sides_text
from .discards import discards_shown
from .events import Patch
from .gold import take_shown
from .knowledge import dwarves_shown, given_shown
from .shapes import GoalShape, ViewShape, WindowShape
from .state import Given, Known, Pending, State, Take

if TYPE_CHECKING:
    from .rules import Rules


class View:
    """What one seat, or a spectator, knows, built field by field from what it may see."""

    __slots__ = (
        "aside", "awarded", "cards", "direction", "discard", "discard_seen", "dwarf_discard",
        "dwarf_seen", "dwarves", "ext", "fixed", "front", "given", "goals", "gold", "gold_cards",
        "gold_pile", "hand",
        "has_gold", "inspected", "laid", "last_layer", "last_turn", "lit", "looked", "over", "pile",
        "plan", "proved", "reached", "round", "rules", "seat", "shown", "sites", "spare", "spare_seen",
        "stack", "start", "takes", "thieves", "tiles", "turn", "window", "winners",
    )  # fmt: skip

    def __init__(self, rules: Rules, state: State, seat: int | None) -> None:
        """Look at a state as one seat."""
        self.rules = rules
        self.seat = seat
        self.round = state.round
        self.turn = state.turn
        self.direction = state.direction
        self.start = state.start
        self.over = state.stack[-1].kind == "over"
        self._see_grid(state)
        self._see_cards(state)
        self._see_dwarves_and_gold(state)
        self.plan = state.plan
        # Pending decisions without what this seat may not know: for sampling worlds.
        self.stack: tuple[Pending, ...] = state.stack
        if state.stack is rules.tables.turn_stacks[state.turn]:  # nearly always, and nothing in it is secret
            self.window: WindowShape = {"kind": "turn", "seats": [state.turn]}
        else:
            self.window = window_view(rules, state, seat)
            self.stack = tuple(
                [rules.windows[pending.kind].blank(rules, state, pending, seat) for pending in state.stack]
            )
        self.ext: dict[str, Any] = ext_view(rules, state, seat) if rules.stateful else {}

    def _see_grid(self, state: State) -> None:
        self.tiles: dict[int, Tile] = state.tiles.copy()
        self.lit: dict[int, int] = state.lit.copy()
        self.sites: dict[int, str] = state.sites
        self.fixed: frozenset[int] = state.fixed
        self.reached: dict[int, int] = state.reached
        self.shown: dict[int, Tile] = state.shown
        seen = {} if self.seat is None else goals_known(state.known[self.seat])
        goals, sites = state.goals, state.sites
        self.goals: dict[int, str | None] = dict.fromkeys(goals)
        if seen or not goals.keys() <= sites.keys():
            self.goals = {cell: seen.get(cell) if cell in sites else goal for cell, goal in goals.items()}
        # Everyone sees who looks at which goal or dwarf, and knows what they then know.
        self.looked, self.inspected = self.rules.tables.looks(state.known)
        self.laid = tuple(state.laid)
        self.last_layer = state.last_layer
        self.last_turn = state.last_turn

    def _see_cards(self, state: State) -> None:
        rules, tables, seat = self.rules, self.rules.tables, self.seat
        self.hand: tuple[str, ...] = () if seat is None else tables.cards_of(state.hands[seat])
        self.cards = tuple([hand % MOST_IN_A_BYTE for hand in state.hands])  # see `Rules.count_of`
        self.pile = len(state.pile)
        self.discard = tuple(discards_shown(rules, state, seat))
        # The player who discarded a card knows it, and everyone saw who that was.
        self.discard_seen = state.discard_seen.copy()
        self.aside = len(state.aside)
        self.given: tuple[Given, ...] = state.given
        if state.given:
            self.given = tuple([given for given in state.given if given.by == seat])
        self.front = tables.fronts(state.front)
        self.thieves = state.thieves

    def _see_dwarves_and_gold(self, state: State) -> None:
        self.dwarves, self.spare, self.dwarf_discard = dwarves_shown(state, self.seat)
        self.proved = state.proved
        # Everyone saw whose dwarf it was and who had looked at it.
        self.dwarf_seen, self.spare_seen = state.dwarf_seen, state.spare_seen
        face_up = self.over or self.rules.tables.open_gold  # GOLD-9
        self.gold: tuple[int | None, ...] = state.gold if face_up else _own(state.gold, self.seat)
        self.has_gold = self.rules.tables.has_gold(state.gold)
        self.gold_cards = state.gold_cards
        self.awarded = state.awarded
        self.takes: tuple[tuple[Take, bool], ...] = ()
        if state.takes:
            self.takes = tuple(
                [
                    (take, True) if face_up or take.seat == self.seat else (_hidden_take(take), False)
                    for take in state.takes
                ]
            )
        self.gold_pile = len(state.gold_pile)
        self.winners: tuple[int, ...] = ()
        if self.over:
            best = max(state.gold)
            self.winners = tuple([seat for seat, gold in enumerate(state.gold) if gold == best])

    def as_dict(self) -> ViewShape:
        """Return the view as plain data."""
        return {
            "seat": self.seat,
            "players": self.rules.players,
            "round": self.round,
            "turn": self.turn,
            "direction": self.direction,
            "start": self.start,
            "window": self.window,
            "grid": self._grid_dict(),
            "lit": {cell_text(cell): sides_text(mask) for cell, mask in self.lit.items()},
            "sites": {cell_text(cell): kind for cell, kind in self.sites.items()},
            "goals": {cell_text(cell): self._goal_dict(cell) for cell in self.goals},
            "looked": [[cell_text(cell) for cell in cells] for cells in self.looked],
            "laid": [cell_text(cell) for cell in self.laid],
            "last_layer": self.last_layer,
            "last_turn": self.last_turn,
            "hand": list(self.hand),
            "cards": list(self.cards),
            "pile": self.pile,
            "discard": list(self.discard),
            "aside": self.aside,
            "given": given_shown(self.given),
            "front": [list(cards) for cards in self.front],
            "thieves": list(self.thieves),
            "dwarves": list(self.dwarves),
            "spare": list(self.spare),
            "inspected": [list(seats) for seats in self.inspected],
            "dwarf_discard": list(self.dwarf_discard),
            "gold": list(self.gold),
            "has_gold": list(self.has_gold),
            "gold_cards": list(self.gold_cards),
            "takes": [take_shown(take, seen) for take, seen in self.takes],
            "gold_pile": self.gold_pile,
            "ext": self.ext,
            "over": self.over,
            "winners": list(self.winners),
        }

    def _grid_dict(self) -> dict[str, str]:
        return {cell_text(cell): tile.text for cell, tile in self.tiles.items() if cell not in self.fixed}

    def _goal_dict(self, cell: int) -> GoalShape:
        tile = self.shown.get(cell)
        return {"card": self.goals[cell], "lies": tile.text if tile else None}


def goals_known(known: Known) -> Mapping[int, str]:
    """Return all goals that a seat knows, however it learned them."""
    return {**known.goals, **known.traced} if known.traced else known.goals


def _own(gold: tuple[int, ...], seat: int | None) -> tuple[int | None, ...]:
    """Hide all gold except the seat's own."""
    shown: list[int | None] = [None] * len(gold)
    if seat is not None:
        shown[seat] = gold[seat]
    return tuple(shown)


def _hidden_take(take: Take) -> Take:
    return Take(take.round, take.seat, 0, ())


def window_view(rules: Rules, state: State, seat: int | None) -> WindowShape:
    """Return the pending decision as a seat may know it."""
    pending = state.stack[-1]
    shown = rules.windows[pending.kind].show(rules, state, pending, seat)
    return cast(WindowShape, {"kind": pending.kind, "seats": list(pending.seats), **shown})


def ext_view(rules: Rules, state: State, seat: int | None) -> dict[str, Any]:
    """Return the boxes' own state as a seat may know it."""
    seen = {p.key: p.view_ext(rules, state, seat) for p in rules.stateful}
    return {key: value for key, value in seen.items() if value is not None}


_ROUND_KEYS: Final = (
    "round", "turn", "direction", "start", "grid", "lit", "sites", "goals", "looked", "laid",
    "last_layer", "last_turn", "hand", "cards", "pile", "discard", "aside", "given", "front", "thieves",
    "dwarves", "spare", "inspected", "dwarf_discard", "gold_pile", "ext",
)  # fmt: skip


def round_patch(rules: Rules, state: State) -> Patch:
    """Return the patches that show a new round in every view."""
    view = View(rules, state, None).as_dict()
    return tuple([((key,), view[key]) for key in _ROUND_KEYS])


def own_patch(rules: Rules, state: State, seat: int) -> Patch:
    """Return the patches that one seat alone gets at the start of a round."""
    return (
        (("hand",), list(rules.cards_of(state.hands[seat]))),
        (("dwarves", seat), state.dwarves[seat]),
        (("ext",), ext_view(rules, state, seat)),
    )


def window_patch(rules: Rules, state: State, seat: int | None) -> Patch:
    """Return the patch that sets the pending decision."""
    return (
        (("turn",), state.turn),
        (("last_turn",), state.last_turn),
        (("window",), window_view(rules, state, seat)),
    )
