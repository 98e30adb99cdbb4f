"""Veto, the championship card of 2019: it cancels a card that another player has just played (WC-2019)."""

from saboteur.boxes.claim import ClaimKind
from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Veto

BOX = Box(
    rules=Veto,
    year=2019,
    origin=CHAMPIONSHIP,
    order=110,
    listed=80,
    action_cards={"veto": ()},
    verbs={"veto": (), "allow": ()},
    together={"allow": ("veto",)},
    claims={"no-veto": ClaimKind(truth=lambda position, claim: "veto" not in position["hands"][claim.seat])},
    reasons={
        "only-in-answer": "A veto is only played in answer to another player's card.",
    },
)
