"""The tea break, a box from outside the package; docs/modules.md tells how it came about.

SABOTEUR_LOAD=examples/tea python3 run.py play --module tea
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
