"""What the dwarves go by, as one table of numbers that play can tune.

All are in the same coin: one card's progress of the tunnel is `progress`. Styles of saboteurs are the same
table with a few numbers changed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

# What no dwarf would do of its own accord.
NEVER: Final = -9.0


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of one way to play."""

    # Digging: a card nearer, a new opening, the treasure itself, one more way that leads nearer.
    progress: float = 2.0
    opening: float = 0.08
    treasure: float = 4.0
    # A look at a goal while the treasure may be in several places.
    look: float = 1.5
    # Putting a card down, less what the card is worth; worths of cards that are no path.
    discard: float = 0.4
    keep_map: float = 0.5
    keep_rockfall: float = 0.5
    keep_break: float = 0.5
    keep_repair: float = 0.6
    # Breaking a tool: so much for each point of suspicion above the threshold; less if one is broken already.
    break_slope: float = 5.0
    break_from: float = 0.5
    break_again: float = 1.5
    # Repairs: of oneself, and of others below a suspicion.
    repair_self: float = 4.0
    repair_slope: float = 2.0
    repair_below: float = 0.55
    # Rockfall on a dead end costs a card.
    rockfall_cost: float = 0.3
    # A saboteur drops the mask when the tunnel is so near.
    alarm: float = 4.0
    # While masked: a path card that does no good, and one that does; a discard and what it wastes.
    quiet_path: float = 0.4
    quiet_help: float = 0.1
    waste_base: float = 0.1
    waste: float = 0.4
    # Unmasked: harm done, breaking (sooner for those who move sooner), a second broken tool, own repair.
    harm: float = 2.0
    harm_bonus: float = 0.3
    strike: float = 2.5
    strike_again: float = 0.2
    mend_self: float = 0.8
    # Above this suspicion a saboteur takes somebody for a friend.
    friend_from: float = 0.6
    # How often a masked saboteur plays just as a digger would.
    mimic: float = 0.0


@dataclass(frozen=True, slots=True)
class Bluff:
    """How a saboteur hides: harm counts fully when the tunnel is near, less when it is far."""

    near: float = 3.0
    far: float = 7.0
    # What harm counts when the tunnel is far.
    calm: float = 0.3
    # What it costs to be taken for a saboteur for certain, at the start of a round.
    caution: float = 4.0


RULE: Final = Weights()
BLUFF: Final = Bluff()
# Ways to be a saboteur, from the open one to the one that hides longest; and one that never shows.
STYLES: Final[dict[str, Weights]] = {
    "open": replace(RULE, alarm=99.0),
    "rule": RULE,
    "early": replace(RULE, alarm=6.0),
    "mimic": replace(RULE, alarm=4.0, mimic=0.7),
    "sleeper": replace(RULE, alarm=3.0, mimic=1.0),
}
