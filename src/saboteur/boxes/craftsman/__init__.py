"""The Craftsman, the championship card of 2021: repairs any tool (WC-2021)."""

from saboteur.boxes.manifest import CHAMPIONSHIP, Box

from .rules import Craftsman

BOX = Box(
    rules=Craftsman,
    year=2021,
    origin=CHAMPIONSHIP,
    order=60,
    listed=20,
    action_cards={"craftsman": ("seat", "word")},
)
