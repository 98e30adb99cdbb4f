"""What bots say: what they saw, whom they suspect, and why they did something; saboteurs lie if it pays.

A bot says one thing at a time and never repeats itself in a round. Diggers make true claims. A bluffing
saboteur lies about a goal nobody else has seen, casts suspicion on diggers and gives a digger's reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..claims import Claim, goal_word
from ..core.cells import cell_text
from ..core.view import View
from .chronicle import Chronicle, SeenDeed
from .trust import Trust

# A digger voices suspicions from here on; a liar accuses anyone the others suspect this much.
_SURE: Final = 0.85
_LIKELY: Final = 0.35
# What a digger would say about a deed, true or not.
REASONS: Final = {
    "ahead": "nearer", "nearer": "nearer", "break": "suspicion", "repair": "help", "repair self": "help",
    "map": "looking", "rockfall that helps": "in-the-way", "rockfall aside": "in-the-way",
    "rockfall that harms": "in-the-way",
}  # fmt: skip
NOTHING_BETTER: Final = "nothing-better"
# How freely each level talks: not at all, only the truth, or lies as well.
SILENT: Final = ("random",)
LIARS: Final = ("bluffer", "seer")


class Speaker:
    """A seat that may say something now."""

    def __init__(self, level: str, view: View, past: Chronicle, trust: Trust, heard: Sequence[Claim]) -> None:
        """Start from what was said in this round."""
        assert view.seat is not None
        self.level = level
        self.view = view
        self.seat: int = view.seat
        self.past = past
        self.trust = trust
        self.heard = heard
        self.digs = view.dwarves[self.seat] != "saboteur"
        self.own = {(claim.kind, claim.about, claim.cell) for claim in heard if claim.seat == self.seat}

    def claim(self) -> Claim | None:
        """Return what to say, if anything."""
        if self.level in SILENT or (not self.digs and self.level not in LIARS):
            return None
        for said in (self.reason(), self.seen(), self.plea(), self.accusation()):
            if said and (said.kind, said.about, said.cell) not in self.own:
                return said
        return None

    def reason(self) -> Claim | None:
        """Give a reason for the last deed to a player who asked why."""
        questions = [c.move for c in self.heard if c.kind == "why" and c.about == self.seat]
        answers = [c.move for c in self.heard if c.kind == "because" and c.seat == self.seat]
        if not questions or max(answers, default=-1) >= max(questions):
            return None
        self.own.discard(("because", -1, ""))
        last = next((deed for deed in reversed(self.past.deeds) if deed.seat == self.seat), None)
        return Claim(self.seat, "because", word=self._reason(last)) if last else None

    def _reason(self, deed: SeenDeed) -> str:
        goal = max(self.trust.goals, key=lambda cell: self.trust.goals[cell], default=0)
        return REASONS.get(deed.amount(goal), NOTHING_BETTER)

    def seen(self) -> Claim | None:
        """Tell what is under a goal the seat has looked at."""
        for cell in self.view.looked[self.seat]:
            goal = self.view.goals.get(cell)
            if goal is None or cell not in self.view.sites or ("saw-goal", -1, cell_text(cell)) in self.own:
                continue
            word = goal_word(goal) if self.digs else self._lie(cell, goal)
            if word:
                return Claim(self.seat, "saw-goal", cell=cell_text(cell), word=word)
        return None

    def _lie(self, cell: int, goal: str) -> str:
        """Say gold for stone and stone for gold, if nobody can know better."""
        if any(cell in cells for seat, cells in enumerate(self.view.looked) if seat != self.seat):
            return ""
        return "stone" if goal == "treasure" else "gold"

    def plea(self) -> Claim | None:
        """Ask for a repair if a tool is broken, None otherwise."""
        blocked = any(card in self.view.rules.blocking for card in self.view.front[self.seat])
        return Claim(self.seat, "repair-me") if blocked else None

    def accusation(self) -> Claim | None:
        """Accuse a likely saboteur; a liar accuses a digger whom the others half suspect."""
        others = [seat for seat in range(self.view.rules.players) if seat != self.seat]
        if self.digs:
            worst = max(others, key=self.trust.suspicion)
            return Claim(self.seat, "suspect", worst) if self.trust.suspicion(worst) > _SURE else None
        honest = [seat for seat in others if _LIKELY < self.trust.suspicion(seat) < 0.6]
        return Claim(self.seat, "suspect", max(honest, key=self.trust.suspicion)) if honest else None
