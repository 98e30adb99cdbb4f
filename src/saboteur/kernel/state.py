"""The state of a game as one record: numbers, short lists and the mine as a square of cells.

Only signed numbers, because numba makes floats of signed and unsigned ones together. `-1` stands for nobody.
In what a seat sees (`knowledge.see`), `UNSEEN` stands for every card, dwarf, goal and sum that it cannot see.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from saboteur.core.cells import cell_at, xy

# Cells in rows: the start lies left of the middle. A mine that outgrows the square sets `edge`.
WIDTH: Final = 64
CELLS: Final = WIDTH * WIDTH
START: Final = WIDTH // 2 * WIDTH + 24
# To the north, south, east and west; the opposite of direction d is d ^ 1, its side is 1 << d.
STEPS: Final = (-WIDTH, WIDTH, 1, -1)
# What lies on a cell besides tiles: a face-down goal, and the end of the square.
HIDDEN_GOAL: Final = 126
WALL: Final = 127
# Beside the four sides that are lit: an empty cell at the end of a lit tunnel, one that was just listed.
LIVE: Final = 16
LISTED: Final = 32

NOBODY: Final = -1
EVERYONE: Final = -1
UNSEEN: Final = -1
# A spare dwarf of which no mask says who knows it.
NO_MASK: Final = -2

MOST_SEATS: Final = 12
MOST_IN_HAND: Final = 16
MOST_CARDS: Final = 126
MOST_DWARVES: Final = 16
MOST_GOALS: Final = 4
MOST_GOLD: Final = 32
MOST_GIVEN: Final = 8
# Places of discards are bits of several numbers.
PLACE_BITS: Final = 60

# What the game waits for: a deed, which goal is opened, which way it lies, which gold is taken, the answer to
# a box's question, the next deal, nothing more. While it goes on by itself: RUN.
RUN, TURN, OPEN, LIE, TAKE, ASK, DEAL, OVER = range(8)

# What an action does: it lays a tile (a) on a cell (b), plays a card (a) on a target (b) with a word (c),
# passes up to three cards, does what a box adds, opens goal b, turns it to tile a, takes gold of value a, or
# answers a box.
PLACE, PLAY, PASS, DEED, OPEN_GOAL, TURN_GOAL, TAKE_GOLD, ANSWER = range(1, 9)
OP_SHIFT: Final = 48
OPERAND_BITS: Final = 16

# The bytes that a processor moves at once.
LINE: Final = 64

# The usual draw at the end of a turn.
USUAL: Final = -1

_NUMBERS: Final = (
    # Who moves, and what is asked.
    "round", "turn", "direction", "start", "last_layer", "last_turn", "phase",
    # The draws that are due at the end of the turn: how many (or USUAL), for whom.
    "draws", "drawer",
    # Goals as bits: reached, open (no longer face down), part of the mine; those still to be opened.
    "reached", "open", "shown", "opening", "due", "groups", "left", "lie", "lie_by",
    # Whether the round ends for want of deeds, is over, and has been paid out.
    "ending", "revealed", "closed",
    "proved", "dealer", "seeded", "edge", "fault",
    # Lengths of the lists below.
    "n_live", "n_loose", "n_laid", "n_pile", "n_discard", "n_aside", "n_thieves", "n_spare",
    "n_dwarf_discard", "n_given", "n_takes", "n_gold_pile", "n_order", "n_queue", "asked",
    # What the round was worth: how it ended, who found the treasure, gold cards to share, chips or sums.
    "side", "finder", "pay_cards", "in_chips", "n_winners", "n_sharers", "n_pay",
)  # fmt: skip


def in_lines(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """Return a record of these fields that fills whole lines of the processor's cache."""
    size = np.dtype(fields, align=True).itemsize
    return np.dtype([*fields, ("room", "i1", (-size % LINE,))], align=True)


STATE: Final = in_lines(
    [
        # The mine; in an array that begins with a line, each of its rows is one.
        ("tile", "i1", (CELLS,)),
        ("lit", "i1", (CELLS,)),
        ("rng", "u8"),
        # What deals come from in a game that has a seed.
        ("seed", "u1", (32,)),
        *[(name, "i8") for name in _NUMBERS],
        # Per seat: its cards, sorted; what lies in front of it, as bits; its dwarf; the goals and the dwarves
        # that it has looked at, as bits; its gold.
        ("hand", "i1", (MOST_SEATS, MOST_IN_HAND)),
        ("held", "i8", (MOST_SEATS,)),
        ("front", "i8", (MOST_SEATS,)),
        ("dwarf", "i8", (MOST_SEATS,)),
        ("looked", "i8", (MOST_SEATS,)),
        ("inspected", "i8", (MOST_SEATS,)),
        ("gold", "i8", (MOST_SEATS,)),
        ("gold_cards", "i8", (MOST_SEATS,)),
        ("goal", "i8", (MOST_GOALS,)),
        # Cells at the ends of lit tunnels, cells with path cards, those laid in order.
        ("live", "i2", (256,)),
        ("loose", "i2", (MOST_CARDS,)),
        ("laid", "i2", (MOST_CARDS,)),
        # The top of every pile is last.
        ("pile", "i1", (MOST_CARDS,)),
        ("discard", "i1", (MOST_CARDS,)),
        ("discard_seen", "i2", (MOST_CARDS,)),
        ("aside", "i1", (MOST_DWARVES,)),
        # Who has a thief in front of them, in order.
        ("thieves", "i8", (MOST_SEATS,)),
        ("spare", "i8", (MOST_DWARVES,)),
        ("spare_seen", "i8", (MOST_DWARVES,)),
        ("dwarf_discard", "i8", (MOST_DWARVES,)),
        ("dwarf_seen", "i8", (MOST_DWARVES,)),
        # Cards given away: by whom, who holds them, which; discards that may be among them, and how many are.
        ("given_by", "i8", (MOST_GIVEN,)),
        ("given_to", "i8", (MOST_GIVEN,)),
        ("given_least", "i8", (MOST_GIVEN,)),
        ("n_given_cards", "i8", (MOST_GIVEN,)),
        ("given_card", "i1", (MOST_GIVEN, MOST_IN_HAND)),
        ("given_places", "i8", (MOST_GIVEN, 3)),
        ("reached_by", "i8", (MOST_GOALS,)),
        # Groups of goals of which one is opened (ED-GOALS).
        ("group", "i8", (MOST_GOALS,)),
        ("awarded", "i8", (MOST_SEATS,)),
        ("gold_pile", "i1", (MOST_GOLD,)),
        # Round, seat, value, and how many ones, twos and threes it was chosen from.
        ("take", "i1", (MOST_GOLD, 6)),
        # Gold cards that are passed on, by value, and to whom in order; whom a box asks next.
        ("offer", "i8", (4,)),
        ("order", "i8", (MOST_SEATS,)),
        ("queue", "i8", (MOST_SEATS,)),
        ("winner", "i8", (MOST_SEATS,)),
        ("sharer", "i8", (MOST_SEATS,)),
        ("pay_seat", "i8", (MOST_DWARVES,)),
        ("pay", "i8", (MOST_DWARVES,)),
    ]
)


class Unsupported(Exception):
    """The kernel cannot play this; the reference engine can."""


def board_cell(cell: int) -> int:
    """Return where a cell of the unbounded grid lies on the kernel's square."""
    x, y = xy(cell)
    row, column = START // WIDTH + y, START % WIDTH + x
    if not (0 < row < WIDTH - 1 and 0 < column < WIDTH - 1):
        raise Unsupported("the mine is larger than the kernel's square")
    return row * WIDTH + column


def grid_cell(place: int) -> int:
    """Return the cell of the unbounded grid at a place of the square."""
    return cell_at(int(place) % WIDTH - START % WIDTH, int(place) // WIDTH - START // WIDTH)
