"""The Lantern box: what it is and what it adds to the notation."""

from saboteur.modding import Box

from .rules import CARD, LanternRules

BOX = Box(
    rules=LanternRules,
    year=2026,
    origin="homemade",
    # What follows the card when it is played: `play lantern p2`.
    action_cards={CARD: ("seat",)},
    # Why an attempt is refused; `{detail}` is what the refusal adds.
    reasons={"lantern-alone": "The Lantern is for another player."},
)
