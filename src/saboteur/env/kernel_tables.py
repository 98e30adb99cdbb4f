"""The encoding of some rules as one record: where the kernel's numbers go in observations and masks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from saboteur.core.actions import Action, operands_of
from saboteur.core.cards import CARDS, TILES
from saboteur.kernel.notation import ActionsOf
from saboteur.kernel.state import (
    ANSWER,
    ASK,
    CELLS,
    DEED,
    LIE,
    MOST_CARDS,
    MOST_DWARVES,
    MOST_GOALS,
    MOST_SEATS,
    OP_SHIFT,
    OPEN,
    OPERAND_BITS,
    PLAY,
    TAKE,
    TURN,
    Unsupported,
    board_cell,
    in_lines,
)
from saboteur.kernel.tables import RulesTable

from .action_codes import DONE, ActionCodes
from .mine_window import CELLS as WINDOW
from .mine_window import PLACES
from .numbered_game import REWARDS, way_of
from .observations import Observations

_KINDS: Final = 128
_FRONTS: Final = 48
_PLANES: Final = 12
# What an action card is aimed at.
AT_NOTHING, AT_SEAT, AT_CELL = range(3)
_ACTIONS: Final = 1 << 15
MOST_NUMBERS: Final = 1024
# Cells with tiles: the start, goals, path cards.
MOST_LOOKS: Final = 1 + MOST_GOALS + MOST_CARDS
# Cards that one action may name besides its first number.
MOST_BEGUN: Final = 3

_PARTS: Final = (
    "hand", "chosen", "question", "gold offered", "numbers", "seats", "goals", "discard", "given", "spare",
    "dwarves discarded",
)  # fmt: skip
_COLUMNS: Final = (
    "cards", "gold", "has gold", "gold cards", "laid last", "acted last", "turn", "began", "asked",
    "steals as", "order", "inspected +0",
)  # fmt: skip


def field(name: str) -> str:
    """Return the name of a field for a name of the layout."""
    return name.replace(" +0", "").replace(" ", "_")


ENCODING: Final = np.dtype(
    [
        *[(f"at_{field(name)}", "i8") for name in _PARTS],
        *[(f"of_{field(name)}", "i8") for name in _COLUMNS],
        *[(name, "i8") for name in ("mine_size", "of_dwarf", "of_looked")],
        *[(name, "i8") for name in ("n_seat", "n_kinds", "n_dwarves", "n_goals")],
        *[(name, "i8") for name in ("goal_plane", "laid_plane", "asked_plane", "chosen_plane")],
        *[(name, "i8") for name in ("done", "pass_none", "pass_card", "and_card", "open")],
        ("rounds", "i8"),
        ("reward", "i8"),
        ("saboteur", "i8"),
        ("way", "i8"),
        ("most_steps", "i8"),
        # By place of the kernel's square: its place in the window, or -1.
        ("window", "i2", (CELLS,)),
        ("kind", "i8", (_KINDS,)),
        ("dwarf", "i8", (MOST_DWARVES,)),
        ("goal", "i8", (MOST_GOALS,)),
        ("goal_row", "i8", (MOST_GOALS,)),
        ("front", "i8", (_FRONTS,)),
        ("question", "i8", (8,)),
        ("tile_plane", "i2", (_KINDS, _PLANES)),
        ("n_tile_planes", "i8", (_KINDS,)),
        ("lit_plane", "i8", (4,)),
        # The first numbers of actions, by tile, card and word, gold card, deed, player counted from oneself.
        ("place", "i8", (_KINDS,)),
        ("turn", "i8", (_KINDS,)),
        ("play", "i8", (_KINDS, 2)),
        ("play_step", "i8", (_KINDS,)),
        ("play_at", "i8", (_KINDS,)),
        ("take", "i8", (4,)),
        ("deed", "i8", (_FRONTS,)),
        ("answer", "i8", (MOST_SEATS + 1,)),
    ],
    align=True,
)  # fmt: skip

# What is known of a game besides its state: what its actor may choose, the action it has begun, and what was
# written of its mine. What every pass over all games reads comes first, in one line of the cache.
CHOICES: Final = in_lines(
    [
        # Random numbers for whoever chooses without looking.
        ("rng", "u8"),
        *[(name, "i4") for name in ("count", "begun", "steps", "place")],
        # By choice: its number; farther back, the action that it completes.
        ("number", "i2", (MOST_NUMBERS,)),
        ("code", "i8", (MOST_NUMBERS,)),
        ("begun_with", "i8", (MOST_BEGUN,)),
        # Of the mine that was written: what lay there, which goals were open and shown, what was asked about.
        *[(name, "i8") for name in ("drawn", "laid", "open", "shown", "asked")],
        # Of the discards that were counted: how many, how many each seat saw, and those of each kind. What
        # everyone saw is in the last row.
        ("counted", "i8"),
        ("n_seen", "i2", (MOST_SEATS + 1,)),
        ("gold", "i2", (MOST_SEATS,)),
        ("potential", "f8", (MOST_SEATS,)),
        ("look", "i4", (MOST_LOOKS,)),
        ("seen_discard", "i1", (MOST_SEATS + 1, _KINDS)),
    ]
)
# What functions write down while they run, one for each thread.
WORK: Final = np.dtype(
    [
        ("path", "i8", (4,)),
        ("card", "i8", (3,)),
        ("look", "i8", (MOST_LOOKS,)),
        ("slot", "i8", (_ACTIONS,)),
    ],
    align=True,
)


def encoding_of(
    table: RulesTable, codes: ActionCodes, observations: Observations, reward: str, most_steps: int
) -> Any:
    """Return the record of an encoding; raise Unsupported if it needs what the kernel does not keep."""
    if observations.layout.boxes:
        raise Unsupported("the kernel keeps no state of boxes")
    if codes.size > _ACTIONS:
        raise Unsupported("there are more actions than the kernel has room for")
    made = _Encoding(table, codes, observations)
    made.record["rounds"] = table.rules.rounds
    made.record["reward"] = REWARDS.index(reward)
    made.record["saboteur"] = table.dwarf_number("saboteur")
    made.record["way"] = way_of(table.rules)
    made.record["most_steps"] = most_steps
    return made.array


class _Encoding:
    """Fills the record."""

    def __init__(self, table: RulesTable, codes: ActionCodes, observations: Observations) -> None:
        self.table, self.codes, self.layout = table, codes, observations.layout
        self.observations = observations
        self.array = np.zeros(1, ENCODING)
        self.record: Any = self.array[0]
        self._fill_layout()
        self._fill_planes()
        self._fill_actions()

    def _fill_layout(self) -> None:
        record, layout, table = self.record, self.layout, self.table
        starts = {name: each.start for name, each in layout.slices.items()}
        for name in _PARTS:
            record[f"at_{field(name)}"] = starts.get(name, -1)
        column = layout.seat_names.index
        for name in _COLUMNS:
            record[f"of_{field(name)}"] = column(name)
        record["mine_size"] = layout.slices["mine"].end
        record["of_dwarf"] = column(f"is {layout.dwarves[0]}")
        record["of_looked"] = column("looked at goal 1")
        record["n_seat"], record["n_kinds"] = len(layout.seat_names), len(layout.kinds)
        record["n_dwarves"], record["n_goals"] = len(layout.dwarves), len(layout.goals)
        cells = table.rules.goal_cells
        record["goal_row"][: len(cells)] = [sorted(cells).index(cell) for cell in cells]
        for name, mine, theirs in (
            ("kind", table.kinds, layout.kinds),
            ("dwarf", table.dwarves, layout.dwarves),
            ("goal", table.goals, layout.goals),
        ):
            record[name][: len(mine)] = [theirs.index(each) for each in mine]
        record["front"][: len(table.fronts)] = [column(card) for card in table.fronts]
        asked = {TURN: "turn", OPEN: "open", LIE: "lie", TAKE: "take"}
        for part in table.parts:
            if part.question:
                asked[ASK] = part.question[-1]
        record["question"] = -1
        for phase, kind in asked.items():
            if kind in layout.questions:
                record["question"][phase] = layout.questions.index(kind)

    def _fill_planes(self) -> None:
        record, planes = self.record, self.observations.plane_starts
        record["window"] = -1
        for cell, place in PLACES.items():
            record["window"][board_cell(cell)] = place
        for number, text in enumerate(self.table.tiles[1:], 1):
            found = self.observations.planes_of(TILES[text])
            record["tile_plane"][number, : len(found)] = found
            record["n_tile_planes"][number] = len(found)
        record["lit_plane"] = [planes[f"lit {side}"] for side in "NSEW"]
        for name in ("goal", "laid", "asked", "chosen"):
            record[f"{name}_plane"] = planes[name]

    # Actions ------------------------------------------------------------------------------------

    def _number(self, action: Action) -> int:
        path = self.codes.path(action, 0)
        return path[0] if path else -1

    def _fill_actions(self) -> None:
        record, table = self.record, self.table
        first = WINDOW[0]
        for tile, text in enumerate(table.tiles[1:], 1):
            record["place"][tile] = self._number(Action("place", tile=text, cell=first))
            record["turn"][tile] = self._number(Action("turn", tile=text))
        record["done"] = self.codes.to_index(DONE)
        record["pass_none"] = self._number(Action("pass"))
        record["pass_card"] = self._number(Action("pass", cards=(self.layout.kinds[0],)))
        if any(part.words == "and" for part in self.codes.parts):
            record["and_card"] = self.codes.to_index(f"and {self.layout.kinds[0]}")
        record["open"] = self._number(Action("open", cell=first))
        record["take"] = [-1, *[self._number(Action("take", word=f"{value}")) for value in (1, 2, 3)]]
        self._fill_plays()
        if any(part.action for part in table.parts):
            self._fill_boxes()

    def _fill_plays(self) -> None:
        record, actions = self.record, ActionsOf(self.table)
        for kind, card in enumerate(self.table.kinds):
            if CARDS[card].tiles:
                continue
            match operands_of("play", card)[1:]:
                case ("seat",) | ("seat", "word"):
                    to = AT_SEAT
                case ("cell",):
                    to = AT_CELL
                case ():
                    to = AT_NOTHING
                case _:
                    raise Unsupported(f"the kernel does not know what {card} is aimed at")
            target = board_cell(WINDOW[0]) if to == AT_CELL else 0
            words = [word for word in range(2) if word == 0 or record_has(self.table, kind, word)]
            for word in words:
                code = PLAY << OP_SHIFT | word << 2 * OPERAND_BITS | target << OPERAND_BITS | kind
                record["play"][kind, word] = self._number(actions[code])
            if to == AT_SEAT:
                code = PLAY << OP_SHIFT | 1 << OPERAND_BITS | kind
                record["play_step"][kind] = self._number(actions[code]) - record["play"][kind, 0]
            record["play_at"][kind] = to

    def _fill_boxes(self) -> None:
        """Ask the box that adds deeds and a question how its actions are written."""
        record, actions = self.record, ActionsOf(self.table)
        for bit in range(len(self.table.fronts)):
            code = DEED << OP_SHIFT | bit << 2 * OPERAND_BITS | 1 << OPERAND_BITS | 1
            record["deed"][bit] = self._number(actions[code])
        for seat in range(self.table.rules.players):
            record["answer"][seat + 1] = self._number(actions[ANSWER << OP_SHIFT | seat + 1 << OPERAND_BITS])
        record["answer"][0] = self._number(actions[ANSWER << OP_SHIFT])


def record_has(table: RulesTable, kind: int, word: int) -> bool:
    """Tell whether a card is about something for this word."""
    return bool(table.record["about"][kind, word] >= 0)
