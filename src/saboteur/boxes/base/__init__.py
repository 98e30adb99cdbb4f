"""The base game: cards, set-up, goals and gold (rulebook sections 2 to 7)."""

from saboteur.boxes.manifest import BASE, OWNER, Box, Reveal

from .action_cards import BREAKS, DOUBLE_REPAIRS, REPAIRS
from .rules import PATHS, Base

BOX = Box(
    rules=Base,
    year=2004,
    author="Frederic Moyersoen",
    age=8,
    minutes=30,
    origin=BASE,
    order=0,
    listed=0,
    path_cards=tuple(card for card, _ in PATHS),
    action_cards={
        **dict.fromkeys((*BREAKS, *REPAIRS), ("seat",)),
        **dict.fromkeys(DOUBLE_REPAIRS, ("seat", "word")),
        "rockfall": ("cell",),
        "map": ("cell",),
    },
    reveals={"looked": Reveal(("goal",), ("goals",), OWNER, goes_on=True)},
)
