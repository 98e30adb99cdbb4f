"""The weights that dwarves score by, as one table that can be tuned by play.

All are in the same units: one card's progress of the tunnel is `progress`. A style of saboteur is the same
table with a few numbers changed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

# The score of something no dwarf would do of its own accord.
NEVER: Final = -9.0


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one style of play."""

    # Digging: one card nearer, a new opening, the treasure itself, one more way that leads nearer.
    progress: float = 2.0
    opening: float = 0.08
    treasure: float = 4.0
    # A look at a goal while the treasure may be in several places.
    look: float = 1.5
    # Discarding, minus what the card is worth; the worths of cards that are not path cards.
    discard: float = 0.4
    keep_map: float = 0.5
    keep_rockfall: float = 0.5
    keep_break: float = 0.5
    keep_repair: float = 0.6
    # Breaking a tool, per point of suspicion above the threshold; less if one is already broken.
    break_slope: float = 5.0
    break_from: float = 0.5
    break_again: float = 1.5
    # Repairs: of the bot's own tools, and of others below a suspicion.
    repair_self: float = 4.0
    repair_slope: float = 2.0
    repair_below: float = 0.55
    # The cost of spending a rockfall on a dead end.
    rockfall_cost: float = 0.3
    # A saboteur drops the mask when the tunnel is this near.
    alarm: float = 4.0
    # While masked: a useless path card, and a useful one; a discard, and what it wastes.
    quiet_path: float = 0.4
    quiet_help: float = 0.1
    waste_base: float = 0.1
    waste: float = 0.4
    # Unmasked: harm done, breaking (more for those who move sooner), a second broken tool, own repair.
    harm: float = 2.0
    harm_bonus: float = 0.3
    strike: float = 2.5
    strike_again: float = 0.2
    mend_self: float = 0.8
    # Above this suspicion, a saboteur considers somebody an ally.
    friend_from: float = 0.6
    # How often a masked saboteur plays exactly like a digger.
    mimic: float = 0.0


@dataclass(frozen=True, slots=True)
class Bluff:
    """How a saboteur hides: harm counts fully when the tunnel is near, less when it is far."""

    near: float = 3.0
    far: float = 7.0
    # The weight of harm when the tunnel is far.
    calm: float = 0.3
    # The cost of certain discovery at the start of a round.
    caution: float = 4.0


RULE: Final = Weights()
BLUFF: Final = Bluff()
# Styles of saboteurs, from the most open to the one that hides longest.
STYLES: Final[dict[str, Weights]] = {
    "open": replace(RULE, alarm=99.0),
    "rule": RULE,
    "early": replace(RULE, alarm=6.0),
    "mimic": replace(RULE, alarm=4.0, mimic=0.7),
    "sleeper": replace(RULE, alarm=3.0, mimic=1.0),
    "hoarder": replace(RULE, alarm=2.0, waste_base=0.6, quiet_path=0.2),
}
# Bluffers who hide less, and more.
BLUFFS: Final[dict[str, Bluff]] = {
    "bold": replace(BLUFF, calm=0.6, caution=2.0),
    "shy": replace(BLUFF, calm=0.15, caution=8.0),
}
