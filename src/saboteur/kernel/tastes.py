"""What dwarves like, as one record: the bots' weights, what each dwarf thinks of cards, whom it suspects.

The bots fill it in (`bots.asking`) by asking the dwarves that score for them in Python, so no weight is
written twice. The rest is room to survey the mine (`distances`) and for the scores of what is legal.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .state import CELLS, MOST_DWARVES, MOST_GOALS, MOST_SEATS

_KINDS: Final = 128
# One more than there can be, for a dwarf that nobody has.
_DWARVES: Final = MOST_DWARVES + 1
MOST_ACTIONS: Final = 1 << 14
# Ways to deal so many cards of each kind to the first places.
MOST_DEALS: Final = 1 << 12
# The features of the model that judges a position (`bots.value`).
FEATURES: Final = 10

# What a dwarf thinks of breaking and of repairing a tool: of its own; of another's, for each point of
# suspicion, and if that player is blocked already.
BREAKING, REPAIRING = range(2)
OWN, OTHERS, SLOPE, AGAIN = range(4)

# The weights of `bots.weights` that scoring needs.
WEIGHTS: Final = (
    "progress", "opening", "treasure", "look", "rockfall_cost", "alarm", "quiet_path", "quiet_help", "harm",
    "harm_bonus", "strike", "strike_again", "friend_from",
)  # fmt: skip

TASTES: Final = np.dtype(
    [
        *[(name, "f8") for name in (*WEIGHTS, "never", "unknown", "far", "waiting")],
        # How much whoever goes by sight suspects others, and whoever has just laid a dead end.
        ("unsuspected", "f8"),
        ("caught", "f8"),
        ("saboteur", "i8"),
        # By dwarf: its side, whether it wants to find the treasure itself, how much digging counts, what it
        # minds if others may finish, whether it goes by enmity or by suspicion, what it thinks of strangers.
        ("side", "i8", (_DWARVES,)),
        ("alone", "i8", (_DWARVES,)),
        ("dig_by", "f8", (_DWARVES,)),
        ("helps", "f8", (_DWARVES,)),
        ("by_enmity", "i8", (_DWARVES,)),
        ("doubt", "f8", (_DWARVES,)),
        ("enmity", "f8", (_DWARVES, _DWARVES)),
        ("aim", "f8", (_DWARVES, 2, 4)),
        # By dwarf and tile: what laying it gains besides digging, whether it may be brought down.
        ("bonus", "f8", (_DWARVES, _KINDS)),
        ("spares", "i8", (_DWARVES, _KINDS)),
        # By dwarf, by whether the treasure is located, and by card: discarding nothing, each card more; what
        # keeping a card is worth.
        ("pass_base", "f8", (_DWARVES, 2)),
        ("pass_card", "f8", (_DWARVES, 2, _KINDS)),
        ("keep", "f8", (_DWARVES, 2, _KINDS)),
        # What everyone believes: suspicion by seat; how likely a saboteur and how likely a stranger, when
        # enmity is worked out; where the treasure is.
        ("suspicion", "f8", (MOST_SEATS,)),
        ("guilt", "f8", (MOST_SEATS,)),
        ("stranger", "f8", (MOST_SEATS,)),
        ("public", "f8", (MOST_GOALS,)),
        # The model that judges a position, and what gold may be expected.
        ("value", "f8", (FEATURES,)),
        ("share", "f8"),
        ("finder", "f8"),
        ("by_saboteurs", "f8", (MOST_SEATS + 1,)),
        # The cells that are worth a look: from the start to the goals and a little beyond.
        ("room", "i1", (CELLS,)),
        # The survey of the mine: goals that may hide the treasure, as bits, and how likely each does.
        ("weighed", "i8"),
        ("located", "i8"),
        ("weight", "f8", (MOST_GOALS,)),
        ("nearest", "f8"),
        ("distance", "f8"),
        ("is_alarmed", "i8"),
        # Whether the seat is a saboteur that waits for its time.
        ("lies_low", "i8"),
        # By goal: the shortest way, the only cell where it begins or -1, the next best; steps by cell.
        ("first", "f8", (MOST_GOALS,)),
        ("only", "i8", (MOST_GOALS,)),
        ("second", "f8", (MOST_GOALS,)),
        ("steps", "i1", (MOST_GOALS, CELLS)),
        # What a path card would lead to.
        ("then_nearest", "f8"),
        ("then_distance", "f8"),
        ("openings", "i8"),
        ("chance", "f8"),
        ("then_way", "f8", (MOST_GOALS,)),
        # Deals of dwarves (`dealt`): cards by kind; by place and kind, how likely what was seen, the odds.
        ("cards", "i8", (MOST_DWARVES,)),
        ("times", "f8", (MOST_DWARVES, MOST_DWARVES)),
        ("odds", "f8", (MOST_DWARVES, MOST_DWARVES)),
        ("total", "f8"),
        ("used", "i8", (MOST_DWARVES,)),
        ("stride", "i8", (MOST_DWARVES,)),
        ("forward", "f8", (MOST_DEALS,)),
        ("backward", "f8", (MOST_DEALS,)),
        # Written while a function runs: tunnels passed (the number of the walk, then sides), their ends, the
        # ends of unlit tunnels and which tunnel each belongs to.
        ("walk", "i8"),
        ("passed", "i8", (CELLS,)),
        ("n_ends", "i8"),
        ("end", "i8", (256,)),
        ("n_joins", "i8"),
        ("join_end", "i8", (512,)),
        ("join_tunnel", "i8", (512,)),
        ("queue", "i8", (CELLS,)),
        # The scores of what is legal; what is to be tried, and what came of it.
        ("score", "f8", (MOST_ACTIONS,)),
        ("n_tried", "i8"),
        ("tried", "i8", (16,)),
        ("blame", "f8", (16,)),
        ("result", "f8", (16,)),
    ],
    align=True,
)
