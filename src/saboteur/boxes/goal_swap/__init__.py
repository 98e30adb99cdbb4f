"""Goal Swap, the championship card of 2017: two face-down goals change places, or not (WC-2017)."""

from saboteur.boxes.claim import ClaimKind
from saboteur.boxes.manifest import CHAMPIONSHIP, OWNER, Box, Reveal

from .rules import GoalSwap

BOX = Box(
    rules=GoalSwap,
    year=2017,
    origin=CHAMPIONSHIP,
    order=80,
    listed=40,
    action_cards={"goal-swap": ("cell", "other")},
    verbs={"exchange": (), "leave": ()},
    secrets={"exchange": "", "leave": ""},
    reasons={
        "same-goal": "Two different goals are needed, not {detail} twice.",
    },
    claims={"put-back": ClaimKind(words=lambda _: ("swapped", "left"))},
    reveals={"put-back": Reveal(("exchanged",), ("goals",), OWNER)},
)
