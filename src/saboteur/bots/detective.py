"""The bot that remembers: it plays as the rule bot does, but believes what everything it saw makes likely."""

from __future__ import annotations

from ..core.view import View
from .belief import Known, believe
from .chronicle import Chronicle
from .likelihood import Likelihoods
from .rule import RuleBot
from .trust import NaiveTrust, Trust
from .weights import RULE, Weights


class DetectiveBot(RuleBot):
    """Trusts by the exact posterior over deals of dwarves and places of the treasure."""

    def __init__(self, weights: Weights = RULE, tables: Likelihoods | None = None) -> None:
        """Go by weights, and by tables of how likely deeds are."""
        super().__init__(weights)
        self.tables = tables

    def trust(self, view: View, past: Chronicle | None) -> Trust:
        """Believe what follows from the round so far."""
        return believe(view.rules, Known.to(view), past, self.tables) or NaiveTrust(view)
