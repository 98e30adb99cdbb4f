"""Saboteur 2: two teams, doors, ladders, crystals and thieves for 2 to 12 players (rulebook section 8)."""

from saboteur.boxes.manifest import EXPANSION, TARGET, Box, Reveal

from .catalogue import NEW_ACTIONS, PATHS
from .rules import Saboteur2

BOX = Box(
    rules=Saboteur2,
    year=2011,
    author="Frederic Moyersoen",
    age=8,
    minutes=30,
    origin=EXPANSION,
    order=10,
    measured_at=tuple(range(2, 13)),
    listed=60,
    path_cards=tuple(card for card, _ in PATHS),
    action_cards={card: () if card == "thief" else ("seat",) for card, _ in NEW_ACTIONS},
    verbs={"clear": ("cards", "card"), "steal": ("word",)},
    secrets={"clear": "cards"},
    reasons={
        "trapped": "A player with a {detail} in front of them may not do this.",
        "ladder-at-goal": "A ladder may not lie at a goal, as it would at {detail}.",
        "ladder-not-joined": "A ladder at {detail} would join no open tunnel.",
        "door-of-another": "Only a dwarf of the {detail} team may lay this door.",
        "not-oneself": "This card is for another player: {detail}.",
        "already-there": "{detail} lies in front of that player already.",
        "not-in-front": "{detail} does not lie in front of that player.",
        "no-dwarf-left": "There is no dwarf left to take.",
        "clear-count": "Clearing takes exactly {detail} of the hand.",
    },
    reveals={"hats-swapped": Reveal(("dwarf",), ("dwarves",), TARGET, goes_on=True)},
)
