"""The tea break, a box from outside the package; docs/boxes-howto.md tells how it came about.

python3 run.py play --box examples/tea --module tea
"""

from saboteur.modding import Box

from .rules import CARD, Tea

BOX = Box(
    rules=Tea,
    year=2026,
    origin="example",
    action_cards={CARD: ("seat",)},
    reasons={
        "tea-alone": "Nobody has tea alone.",
        "at-tea": "{detail} is at tea.",
    },
)
