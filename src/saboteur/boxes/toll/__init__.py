"""The tunnel toll: miners who let nobody build on until somebody pays (TOLL-1 to TOLL-4)."""

from saboteur.boxes.manifest import JUBILEE, Box

from .rules import Toll

BOX = Box(
    rules=Toll,
    year=2016,
    origin=JUBILEE,
    order=150,
    verbs={"miner": ("cell", "card"), "ask": ("seat",), "pay": (), "refuse": (), "withdraw": ()},
    secrets={"miner": "card"},
    reasons={
        "no-miner-left": "No miner is ready in this round.",
        "no-place-for-a-miner": "No connected tunnel opens on an empty cell without a miner at {detail}.",
        "toll-not-paid": "Nobody paid the toll at {detail}: the cell is barred for this turn.",
        "no-gold": "{detail} has no gold to pay with.",
        "asked-already": "{detail} was asked in this turn already.",
        "not-to-be-asked": "{detail} cannot be asked to pay.",
    },
)
