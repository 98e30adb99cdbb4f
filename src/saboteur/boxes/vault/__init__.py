"""The Vault, the championship card of 2018: one of the last discards instead of a draw (WC-2018)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Vault

BOX = Box(
    rules=Vault,
    year=2018,
    origin=CHAMPIONSHIP,
    order=70,
    listed=70,
    action_cards={"vault": ()},
    reasons={
        "no-discards": "There is nothing in the discard pile.",
    },
)
