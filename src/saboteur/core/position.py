"""A position as plain data, at any moment, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .actions import NOBODY
from .caches import MOST_OF_A_KIND
from .cards import TILES, Tile, find_card, find_tile
from .cells import LIMIT, cell_text, parse_cell, xy
from .errors import PositionError, brief
from .hands import front_of, set_front
from .position_extra import read_extra, write_extra
from .rng import Stream
from .rounds import START_TILE
from .sites import both_ways, drawn_goals
from .state import NOTHING_KNOWN, START_CELL, Known, Pending, State
from .tunnels import rebuild
from .window import Window

if TYPE_CHECKING:
    from .rules import Rules

# No card is ever laid farther out, and what is laid can still be written.
_FARTHEST: Final = LIMIT - 999
# Well below what a hand can count of one kind, so that drawing more never overflows.
_LARGEST_HAND: Final = MOST_OF_A_KIND - 23
_REQUIRED: Final = ("grid", "hands", "dwarves")
_KEYS: Final = (
    "round", "turn", "direction", "start", "grid", "goals", "shown", "hands", "pile", "discard",
    "dwarves", "spare", "front", "gold", "gold_pile", "aside", "dwarf_discard", "laid", "last_layer",
    "last_turn", "thieves", "known", "pending", "ext",
)  # fmt: skip
Data = dict[str, Any]


def to_position(rules: Rules, state: State) -> Data:
    """Return the whole state as plain data."""
    return {
        "round": state.round,
        "turn": state.turn,
        "direction": state.direction,
        "start": state.start,
        "grid": {
            cell_text(cell): state.tiles[cell].text for cell in sorted(state.tiles.keys() - state.fixed)
        },
        "goals": {cell_text(cell): goal for cell, goal in state.goals.items()},
        "shown": {cell_text(cell): tile.text for cell, tile in state.shown.items()},
        "hands": [list(rules.cards_of(hand)) for hand in state.hands],
        "pile": list(state.pile),
        "discard": list(state.discard),
        "dwarves": list(state.dwarves),
        "spare": list(state.spare),
        "front": [list(front_of(rules, state, seat)) for seat in range(rules.players)],
        "gold": list(state.gold),
        "gold_pile": list(state.gold_pile),
        "aside": list(state.aside),
        "dwarf_discard": list(state.dwarf_discard),
        "laid": [cell_text(cell) for cell in state.laid],
        "last_layer": _seat_out(state.last_layer),
        "last_turn": _seat_out(state.last_turn),
        "thieves": list(state.thieves),
        "known": [_known_out(known) for known in state.known],
        "pending": _pending_out(rules, state),
        "ext": {
            rules.parts[0].key: write_extra(state),
            **{p.key: p.encode_ext(rules, state) for p in rules.stateful},
        },
    }


def _seat_out(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _known_out(known: Known) -> Data:
    traced = {cell_text(cell): goal for cell, goal in known.traced.items()}
    return {
        "goals": {cell_text(cell): goal for cell, goal in known.goals.items()},
        "dwarves": {str(seat): dwarf for seat, dwarf in known.dwarves.items()},
        **({"traced": traced} if traced else {}),
    }


def _pending_out(rules: Rules, state: State) -> list[Data]:
    if state.stack == rules.tables.turn_stacks[state.turn]:
        return []
    return [
        {
            "kind": pending.kind,
            "seats": list(pending.seats),
            "data": [] if pending.data == () else rules.windows[pending.kind].encode(pending.data),
        }
        for pending in state.stack
    ]


def from_position(rules: Rules, position: Data, seed: bytes) -> State:
    """Return the state a position describes; raise PositionError if it makes no sense."""
    try:
        return _Reader(rules, position, seed).state()
    except PositionError:
        raise
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
        raise PositionError(f"the position cannot be read: {brief(str(error))}") from error


class _Reader:
    """Reads a position key by key, refusing what these rules do not have."""

    def __init__(self, rules: Rules, position: Data, seed: bytes) -> None:
        if not isinstance(position, dict):
            raise PositionError("a position is a table of keys and values")
        for key in _REQUIRED:
            if key not in position:
                raise PositionError(f"the position lacks {key!r}")
        for key in position:
            if key not in _KEYS:
                raise PositionError(f"a position has no key {brief(key)}")
        self.rules = rules
        self.data = position
        self.seed = seed

    def state(self) -> State:
        state = State()
        state.seed = self.seed
        state.round = self._number("round", 1, 1, self.rules.rounds)
        state.turn = self._seat("turn", 0)
        state.start = self._seat("start", state.turn)
        state.direction = self._number("direction", 1, -1, 1)
        if not state.direction:
            raise PositionError("'direction' is 1 or -1, not 0")
        state.last_layer = self._seat("last_layer", NOBODY)
        state.last_turn = self._seat("last_turn", NOBODY)
        state.other_plan = None
        self._read_cards(state)
        self._read_dwarves_and_gold(state)
        self._read_grid(state)
        self._read_known(state)
        self._read_ext(state)
        self._read_pending(state)
        return state

    # Parts ---------------------------------------------------------------------------------------

    def _read_cards(self, state: State) -> None:
        hands = self._per_seat("hands", self._cards)
        if any(len(hand) > _LARGEST_HAND for hand in hands):
            raise PositionError(f"'hands' has a hand of more than {_LARGEST_HAND} cards")
        state.hands = [self.rules.hand_of(hand) for hand in hands]
        state.pile = self._cards("pile", self.data.get("pile", []))
        state.discard = self._cards("discard", self.data.get("discard", []))
        state.discard_seen = dict.fromkeys(range(len(state.discard)), 0)
        state.aside = tuple(self._cards("aside", self.data.get("aside", [])))
        fronts = self._per_seat("front", self._cards)
        for seat, front in enumerate(fronts):
            if len(set(front)) != len(front):
                raise PositionError(f"seat {seat} has two equal cards in front of it")
        set_front(self.rules, state, fronts)
        state.thieves = tuple(self._seats("thieves", self.data.get("thieves", ())))

    def _read_dwarves_and_gold(self, state: State) -> None:
        names = frozenset(self.rules.dwarf_deck)
        players = self.rules.players
        state.dwarves = tuple(self._names("dwarves", names))
        if len(state.dwarves) != players:
            raise PositionError(f"'dwarves' has {len(state.dwarves)} entries for {players} players")
        state.spare = tuple(self._names("spare", names))
        state.dwarf_discard = tuple(self._names("dwarf_discard", names))
        state.gold = tuple(self._list("gold", (0,) * players))
        if len(state.gold) != players or any(not _is_count(gold) for gold in state.gold):
            raise PositionError(f"'gold' must be {players} numbers, none below 0")
        if "gold_pile" in self.data:
            state.gold_pile = tuple(self._list("gold_pile", ()))
        else:
            stream = Stream(self.seed, "1/gold")
            state.gold_pile = tuple(stream.shuffled(self.rules.gold_deck))
        if any(not _is_count(card) or card not in (1, 2, 3) for card in state.gold_pile):
            raise PositionError("'gold_pile' holds gold cards of value 1, 2 or 3")

    def _read_grid(self, state: State) -> None:
        rules = self.rules
        if "goals" in self.data:
            goals = self._by_cell("goals", self.data["goals"])
            state.goals = {cell: self._goal(goals[cell]) for cell in sorted(goals)}
        else:
            stream = Stream(self.seed, f"{state.round}/goals")
            drawn = drawn_goals(rules, list(rules.goal_deck), len(rules.goal_cells), stream)
            state.goals = dict(zip(rules.goal_cells, drawn, strict=True))
        shown = self._by_cell("shown", self.data.get("shown", {}))
        state.shown = {cell: self._goal_tile(state, cell, text) for cell, text in shown.items()}
        state.sites = {cell: "goal" for cell in state.goals if cell not in state.shown}
        state.fixed = frozenset((START_CELL, *state.goals))
        if START_CELL in state.goals:
            raise PositionError("a goal lies on the start card")
        grid = self._by_cell("grid", self.data["grid"])
        for cell in grid.keys() & state.fixed:
            raise PositionError(f"two things lie at {cell_text(cell)}")
        tiles = {cell: self._tile(text) for cell, text in grid.items()}
        state.tiles = {START_CELL: TILES[START_TILE], **state.shown, **tiles}
        state.laid = [self._cell("laid", text) for text in self._list("laid", ())]
        for cell in state.laid:
            if cell not in tiles or state.laid.count(cell) > 1:
                raise PositionError(f"'laid' names {cell_text(cell)} where no card lies, or twice")

    def _read_known(self, state: State) -> None:
        entries = self._list("known", ()) or [{}] * self.rules.players
        if len(entries) != self.rules.players:
            raise PositionError(f"'known' has {len(entries)} entries for {self.rules.players} players")
        state.known = tuple(self._known(state, entry) for entry in entries)

    def _known(self, state: State, entry: Data) -> Known:
        if not isinstance(entry, dict) or not isinstance(entry.get("dwarves", {}), dict):
            raise PositionError(f"'known' must hold a table for each seat, not {brief(entry)}")
        goals = self._by_cell("known", entry.get("goals", {}))
        traced = self._by_cell("known", entry.get("traced", {}))
        if any(cell not in state.goals for cell in (*goals, *traced)):
            raise PositionError("'known' names a goal where none lies")
        seats = {str(seat): seat for seat in range(self.rules.players)}
        dwarves = {seats.get(seat, NOBODY): name for seat, name in entry.get("dwarves", {}).items()}
        if NOBODY in dwarves or any(name not in self.rules.dwarf_deck for name in dwarves.values()):
            raise PositionError(f"'known' names a seat or dwarf that is not there: {brief(entry)}")
        names = [{cell: self._goal(name) for cell, name in part.items()} for part in (goals, traced)]
        return Known(names[0], dwarves, names[1]) if goals or dwarves or traced else NOTHING_KNOWN

    def _read_ext(self, state: State) -> None:
        ext = self.data.get("ext", {})
        if not isinstance(ext, dict):
            raise PositionError(f"'ext' must be a table by module, not {brief(ext)}")
        keys = {part.key for part in self.rules.parts}
        for key in ext:
            if key not in keys:
                raise PositionError(f"'ext' names {brief(key)}, which is not played")
        rebuild(state, state.turn if state.last_layer == NOBODY else state.last_layer)
        first = self.rules.parts[0].key
        readers = {first: read_extra, **{part.key: part.decode_ext for part in self.rules.stateful}}
        for key, read in readers.items():
            try:
                read(self.rules, state, ext.get(key))
            except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
                raise PositionError(f"'ext' cannot be read at {key!r}: {brief(str(error))}") from error

    def _read_pending(self, state: State) -> None:
        state.stack = self.rules.tables.turn_stacks[state.turn]
        pending = self._list("pending", ())
        if pending:
            state.stack = tuple(self._pending(state, entry) for entry in pending)

    def _pending(self, state: State, entry: Data) -> Pending:
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if not isinstance(kind, str) or kind not in self.rules.windows:
            raise PositionError(f"'pending' names {brief(entry)}, which is no decision of these rules")
        window = self.rules.windows[kind]
        about: Any = ()
        if entry.get("data", []) != [] or type(window).decode is not Window.decode:
            try:
                about = window.decode(self.rules, state, entry.get("data"))
            except (TypeError, ValueError, LookupError, ArithmeticError) as error:
                raise PositionError(f"'pending' cannot be read at {kind!r}: {brief(str(error))}") from error
        return Pending(kind, tuple(self._seats("pending", entry.get("seats", ()))), about)

    # Values --------------------------------------------------------------------------------------

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{key!r} is {brief(value)}, not a number from {low} to {high}")
        return value

    def _seat(self, key: str, default: int) -> int:
        if self.data.get(key) is None and key in ("last_layer", "last_turn"):
            return NOBODY
        return self._number(key, default, 0, self.rules.players - 1)

    def _seats(self, key: str, seats: Any) -> list[int]:
        if not isinstance(seats, list | tuple):
            raise PositionError(f"{key!r} must be a list of seats, not {brief(seats)}")
        for seat in seats:
            if not _is_count(seat) or seat >= self.rules.players:
                raise PositionError(f"{key!r} names seat {brief(seat)}, which is not at the table")
        return list(seats)

    def _list(self, key: str, default: Any) -> Any:
        entries = self.data.get(key, default)
        if not isinstance(entries, list | tuple):
            raise PositionError(f"{key!r} must be a list, not {brief(entries)}")
        return entries

    def _per_seat(self, key: str, read: Callable[[str, Any], list[str]]) -> list[list[str]]:
        entries = self.data.get(key, [[]] * self.rules.players)
        if not isinstance(entries, list | tuple) or len(entries) != self.rules.players:
            raise PositionError(f"{key!r} needs one entry for each of {self.rules.players} players")
        return [read(key, entry) for entry in entries]

    def _cards(self, key: str, names: Any) -> list[str]:
        if not isinstance(names, list | tuple):
            raise PositionError(f"{key!r} must be a list of cards, not {brief(names)}")
        return [self._card(key, name) for name in names]

    def _card(self, key: str, name: Any) -> str:
        card = find_card(name) if isinstance(name, str) else None
        if card not in self.rules.tables.rank:
            raise PositionError(f"{key!r} names the card {brief(name)}, which these rules do not have")
        return card

    def _names(self, key: str, known: frozenset[str]) -> list[str]:
        names = self.data.get(key, [])
        if not isinstance(names, list | tuple):
            raise PositionError(f"{key!r} must be a list of dwarves, not {brief(names)}")
        for name in names:
            if not isinstance(name, str) or name not in known:
                raise PositionError(f"{key!r} names the dwarf {brief(name)}, which these rules do not have")
        return list(names)

    def _by_cell(self, key: str, entries: Any) -> dict[int, Any]:
        if not isinstance(entries, dict):
            raise PositionError(f"{key!r} must be a table by cell, not {brief(entries)}")
        cells: dict[int, Any] = {}
        for text, value in entries.items():
            cell = self._cell(key, text)
            if cell in cells:
                raise PositionError(f"two things lie at {cell_text(cell)}")
            cells[cell] = value
        return cells

    def _cell(self, key: str, text: Any) -> int:
        cell = parse_cell(text) if isinstance(text, str) else None
        if cell is None or max(abs(number) for number in xy(cell)) > _FARTHEST:
            raise PositionError(f"{key!r} names {brief(text)}, which is no cell")
        return cell

    def _tile(self, text: Any) -> Tile:
        tile = find_tile(text) if isinstance(text, str) else None
        if tile is None or tile.text not in self.rules.tables.tile_bits:
            raise PositionError(f"'grid' names {brief(text)}, which is no path card of these rules")
        return tile

    def _goal(self, name: Any) -> str:
        if not isinstance(name, str) or name not in self.rules.goal_kinds:
            raise PositionError(f"{brief(name)} is no goal of these rules")
        return str(name)

    def _goal_tile(self, state: State, cell: int, text: str) -> Tile:
        goal = state.goals.get(cell)
        if goal is None:
            raise PositionError(f"'shown' names {cell_text(cell)}, where no goal lies")
        printed = find_tile(self.rules.goal_kinds[goal].shape)
        tile = find_tile(text) if isinstance(text, str) else None
        if printed is None or tile is None or tile not in both_ways(printed):
            raise PositionError(f"the goal {goal} cannot lie as {brief(text)}")
        return tile


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
