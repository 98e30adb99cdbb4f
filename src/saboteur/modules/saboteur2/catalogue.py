"""The cards and dwarves of Saboteur 2, to the card (S2-SETUP-1, S2-SETUP-2)."""

from __future__ import annotations

from typing import Final

from ...core.actions import add_plays, add_verb, keep_secret
from ...core.cards import add_action_cards, add_path_cards
from ...core.errors import add_reasons

BRIDGES_AND_CURVES: Final = (("NS|EW", 2), ("NW|SE", 1), ("NE|SW", 1))
LADDERS: Final = (("S:ladder", 1), ("W:ladder", 1), ("NW:ladder", 1), ("NE:ladder", 1))
DOORS: Final = (
    ("NS:blue", 1), ("EW:blue", 1), ("SW:blue", 1), ("NS|E:green", 1), ("EW:green", 1), ("SE:green", 1),
)  # fmt: skip
CRYSTALS: Final = (
    ("SEW:crystal", 3), ("NSE:crystal", 1), ("NSEW:crystal", 1), ("NSW|E:crystal", 1),
    ("SEW|N:crystal", 1), ("EW|S:crystal", 1), ("S:crystal", 1), ("W:crystal", 1),
)  # fmt: skip
STUBS: Final = (("EW|N|S", 1), ("NS|E|W", 1), ("NS|E", 1), ("SE|N", 2), ("NE|S", 1))
PATHS: Final = (*BRIDGES_AND_CURVES, *LADDERS, *DOORS, *CRYSTALS, *STUBS)
NEW_ACTIONS: Final = (
    ("thief", 4), ("hands-off", 3), ("swap-hands", 2), ("inspect", 2), ("swap-hats", 2), ("trap", 3),
    ("free", 4),
)  # fmt: skip
# Both boxes together have a fourth rockfall.
ACTIONS: Final = (*NEW_ACTIONS, ("rockfall", 1))
TEAMS: Final = ("blue", "green")
DWARVES: Final = (
    ("blue",) * 4 + ("green",) * 4 + ("boss", "profiteer") + ("geologist",) * 2 + ("saboteur",) * 3
)
ASIDE: Final = 10
HAND: Final = 6

add_path_cards(*(card for card, _ in PATHS))
add_action_cards(*(card for card, _ in NEW_ACTIONS))
add_plays("thief")
add_plays("hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free", operands=("seat",))
add_verb("clear", "cards", "card")
keep_secret("clear", "cards")
add_verb("steal", "word")
add_reasons(
    trapped="A player with a {detail} in front of him may not do this.",
    ladder_at_goal="A ladder may not lie at a goal, as it would at {detail}.",
    ladder_not_joined="A ladder at {detail} would join no open tunnel.",
    door_of_another="Only a dwarf of the {detail} team may lay this door.",
    not_oneself="This card is for another player: {detail}.",
    already_there="{detail} lies in front of that player already.",
    not_in_front="{detail} does not lie in front of that player.",
    no_dwarf_left="There is no dwarf left to take.",
    clear_count="Clearing takes exactly {detail} of the hand.",
)
