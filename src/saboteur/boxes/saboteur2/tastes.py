"""What bots think of the cards of Saboteur 2: numbers that both engines' bots score by.

They are in the units of the base game: 2 is one card's progress of the tunnel.
"""

from __future__ import annotations

from typing import Final

THIEF: Final = 2.2
HANDS_OFF: Final = 0.7
INSPECT: Final = 0.8
# Becoming another dwarf is worth this to a player who is surely an enemy.
SWAP_HATS: Final = 0.8
SURE_ENEMY: Final = 0.9
# A trap: by enmity above a threshold, more if the round may end soon, less if the player cannot lay anyway.
TRAP_SLOPE: Final = 4.0
TRAP_FROM: Final = 0.4
TRAP_LATE: Final = 0.8
TRAP_BLOCKED: Final = 0.6
NEAR_THE_END: Final = 2
# Setting players free: the bot itself, or others below an enmity.
FREE_SELF: Final = 5.0
FREE_SLOPE: Final = 2.0
FREE_BELOW: Final = 0.3
# Swapping hands: what an average card is worth, how much the difference counts, and what it has to gain.
AVERAGE: Final = 0.45
SWAP_HANDS: Final = 1.2
SWAP_HANDS_COST: Final = 0.5
# Clearing what lies in front of the bot: a trap, the only broken tool, one of several.
CLEAR_TRAP: Final = 3.5
CLEAR_ONLY: Final = 2.5
CLEAR_ONE: Final = 1.0
