"""What bots say after their move: what they saw, whom they suspect, and why they did something.

A bot says one thing at a time and never repeats itself in a round. Both sides speak and keep quiet in the
same way: a saboteur says what a digger in its seat would say, and sometimes lies where it pays. So it is not
the words that give it away but what turns out to be false.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ..claims import Claim, dwarf_words, goal_word
from ..core.cells import cell_text, parse_cell
from ..core.view import View
from .belief import Certainties, believe
from .chronicle import Chronicle, SeenDeed
from .manners import PLAIN, Manner, manner_of
from .trust import NaiveTrust, Trust

# Suspicions are voiced from here on; a liar may name somebody else who is suspected this much.
_SURE: Final = 0.85
_LIKELY: Final = 0.3
# A plea makes sense while others suspect the seat less than this.
_DOUBTED: Final = 0.9
# As a digger, a saboteur would have to blame others for its own deeds: it is sure more often, and says less.
_BLAMES: Final = 0.6
# What is felt about an accusation: agreement from this suspicion on, doubt up to that.
_AGREES: Final = 0.6
_DOUBTS: Final = 0.2
# How often a liar calls the treasure stone and a stone gold: so that it speaks of gold about as often as
# others do, of whose looks nearly half find the treasure.
_HIDES: Final = 0.4
_FEIGNS: Final = 0.2
_DEFLECTS: Final = 0.25
# What a digger would say about a deed, true or not.
REASONS: Final = {
    "ahead": "nearer", "nearer": "nearer", "break": "suspicion", "repair": "help", "repair self": "help",
    "map": "looking", "rockfall that helps": "in-the-way", "rockfall aside": "in-the-way",
    "rockfall that harms": "in-the-way",
}  # fmt: skip
NOTHING_BETTER: Final = "nothing-better"
# What is felt about having a tool broken or repaired.
_FELT: Final = {"break": "ouch", "repair": "nice"}
# How freely each level talks: not at all, only the truth, or lies as well.
SILENT: Final = ("random",)
LIARS: Final = ("bluffer", "seer")
_WORDS: Final = ("claim", "suspect", "trust")


def spoken(
    level: str, view: View, past: Chronicle, heard: Sequence[Claim], rng: Random, name: str = ""
) -> Claim | None:
    """Return what a seat says now that it has moved, if anything, given what was said in this round.

    A bot's name goes with its manner of talking.
    """
    if level in SILENT:
        return None
    trust = as_digger(view, past)
    return Speaker(level, view, past, trust, heard, rng, manner_of(level, name)).claim()


def as_digger(view: View, past: Chronicle) -> Trust:
    """Return what the seat believes, or would believe if it were no saboteur."""
    known = Certainties.to(view)
    if view.seat is not None and view.dwarves[view.seat] == "saboteur":
        dwarves = list(view.dwarves)
        dwarves[view.seat] = dwarf_words(view.rules)[0]
        known = known._replace(dwarves=tuple(dwarves))
    return believe(view.rules, known, past) or NaiveTrust(view)


class Speaker:
    """A seat that has just moved and may say something."""

    def __init__(
        self,
        level: str,
        view: View,
        past: Chronicle,
        trust: Trust,
        heard: Sequence[Claim],
        rng: Random,
        manner: Manner = PLAIN,
    ) -> None:
        """Start from what was said in this round, and from what a digger would believe."""
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.past = past
        self.trust = trust
        self.heard = heard
        self.rng = rng
        self.manner = manner
        self.lies = level in LIARS and view.dwarves[self.seat] == "saboteur"
        self.own = {(claim.kind, claim.about, claim.cell) for claim in heard if claim.seat == self.seat}
        # What the seat has done, newest first.
        self.deeds = [d for d in reversed(past.deeds) if d.seat == self.seat and d.kind not in _WORDS]

    def claim(self) -> Claim | None:
        """Return what to say, if anything."""
        asked, told = (self.reason(), self.seen(), self.plea()), (self.explanation(), self.reaction())
        for said in (*asked, self.accusation(), *told):
            if said and (said.kind, said.about, said.cell) not in self.own:
                return said
        return None

    def reason(self) -> Claim | None:
        """Give a player who asked why a reason for the deed they meant, the one before this move."""
        questions = [c.move for c in self.heard if c.kind == "why" and c.about == self.seat]
        answers = [c.move for c in self.heard if c.kind == "because" and c.seat == self.seat]
        if not questions or max(answers, default=-1) >= max(questions):
            return None
        self.own.discard(("because", -1, ""))
        meant = next((deed for deed in self.deeds if deed.turn < self.past.turns - 1), None)
        return Claim(self.seat, "because", word=self._reason(meant)) if meant else None

    def _reason(self, deed: SeenDeed) -> str:
        goal = max(self.trust.goals, key=lambda cell: self.trust.goals[cell], default=0)
        return REASONS.get(deed.amount(goal), NOTHING_BETTER)

    def seen(self) -> Claim | None:
        """Tell what is under the goal the seat has just looked at, or keep it quiet."""
        cell = parse_cell(self.deeds[0].what.removeprefix("map ")) if self._just_did("map") else None
        goal = self.view.goals.get(cell) if cell is not None and cell in self.view.sites else None
        if cell is None or goal is None or self.rng.random() >= self.manner.tells:
            return None
        word = self._lie(cell, goal) if self.lies else goal_word(goal)
        return Claim(self.seat, "saw-goal", cell=cell_text(cell), word=word)

    def _just_did(self, kind: str) -> bool:
        """Tell whether the seat's last deed is of this kind, and of this turn."""
        return bool(self.deeds) and self.deeds[0].kind == kind and self.deeds[0].turn >= self.past.turns - 1

    def _lie(self, cell: int, goal: str) -> str:
        """Sometimes say gold for stone and stone for gold, if nobody can know better."""
        share = _HIDES if goal == "treasure" else _FEIGNS
        known = any(cell in cells for seat, cells in enumerate(self.view.looked) if seat != self.seat)
        if known or self.rng.random() >= share:
            return goal_word(goal)
        return "stone" if goal == "treasure" else "gold"

    def plea(self) -> Claim | None:
        """Ask for a repair if a tool is broken even after this move, and others may believe in the seat."""
        blocked = any(card in self.view.rules.blocking for card in self.view.front[self.seat])
        if not blocked or self.rng.random() >= self.manner.pleads:
            return None
        seen = believe(self.view.rules, Certainties.to_everyone(self.view, self.past), self.past)
        doubted = seen is not None and seen.suspicion(self.seat) > _DOUBTED
        return None if doubted else Claim(self.seat, "repair-me")

    def accusation(self) -> Claim | None:
        """Accuse a likely saboteur whom nobody has accused yet; a liar may name another player.

        Nobody accuses a player they have just helped, nor where only the accused would hear it.
        """
        others = [seat for seat in range(self.view.rules.players) if seat != self.seat]
        if len(others) == 1:
            return None
        worst, second = sorted(others, key=lambda seat: -self.trust.suspicion(seat))[:2]
        share = self.manner.accuses * (_BLAMES if self.lies else 1.0)
        if self.trust.suspicion(worst) <= _SURE or self.rng.random() >= share:
            return None
        deflects = self.lies and self.trust.suspicion(second) > _LIKELY and self.rng.random() < _DEFLECTS
        named = second if deflects else worst
        accused = {claim.about for claim in self.heard if claim.kind == "suspect"}
        helped = self._just_did("repair") and self.deeds[0].target == named
        return None if helped or named in accused else Claim(self.seat, "suspect", named)

    def explanation(self) -> Claim | None:
        """Say unasked why the seat did what it did, if there is a reason that would please the others."""
        deed = next((deed for deed in self.deeds if deed.turn >= self.past.turns - 1), None)
        if deed is None or not self.manner.explains or self.rng.random() >= self.manner.explains:
            return None
        word = self._reason(deed)
        given = {claim.word for claim in self.heard if (claim.seat, claim.kind) == (self.seat, "because")}
        if word in (NOTHING_BETTER, *given):
            return None
        self.own.discard(("because", -1, ""))
        return Claim(self.seat, "because", word=word)

    def reaction(self) -> Claim | None:
        """Say what the seat feels about what was done to it, or about the last accusation."""
        word = self._feeling() if self.manner.reacts else ""
        return (
            Claim(self.seat, "react", word=word) if word and self.rng.random() < self.manner.reacts else None
        )

    def _feeling(self) -> str:
        before = next((deed.turn for deed in self.deeds if deed.turn < self.past.turns - 1), 0)
        for deed in reversed(self.past.deeds):
            if deed.target == self.seat != deed.seat and deed.turn > before and deed.kind in _FELT:
                return _FELT[deed.kind]
        last = self.heard[-1] if self.heard else None
        if last is None or last.kind != "suspect" or self.seat in (last.seat, last.about):
            return ""
        suspicion = self.trust.suspicion(last.about)
        return "agree" if suspicion >= _AGREES else "doubt" if suspicion <= _DOUBTS else ""
