"""The bot that remembers: it plays like the rule bot, but believes what everything it saw makes likely."""

from __future__ import annotations

from ..core.view import View
from .belief import Certainties, believe
from .chronicle import Chronicle
from .likelihood import Likelihoods
from .rule import RuleBot
from .trust import NaiveTrust, Trust
from .weights import RULE, Weights


class DetectiveBot(RuleBot):
    """Trusts players by the exact posterior over deals of dwarves and places of the treasure."""

    remembers = True

    def __init__(self, weights: Weights = RULE, tables: Likelihoods | None = None) -> None:
        """Play with these weights and likelihood tables."""
        super().__init__(weights)
        self.tables = tables

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Return the posterior given the round so far."""
        return believe(view.rules, Certainties.to(view), past, self.tables) or NaiveTrust(view)
