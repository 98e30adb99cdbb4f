"""What happened, in words: one line per event, only from what the event shows the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..core.actions import NOBODY
from ..core.events import Event
from ..places import Ground, place_name
from .box_words import said
from .picture import goal_name
from .place_words import place_text

# Told by the event that follows, or shown on the screen.
_SILENT: Final = frozenset({"turn", "asked", "answered", "discarded", "turned", "remembered", "spent"})


class News(NamedTuple):
    """What there is to tell about an event."""

    kind: str
    seat: int
    facts: dict[str, Any]


class Teller:
    """Tells events to one reader, whose own seat is called you."""

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        """Remember everyone's names, in the order of seats."""
        self.names = names
        self.you = you
        # The mine before what is told, by which places are named.
        self._ground = Ground((), {})
        self._outcomes = said(lambda words: words.outcomes)
        self._of_boxes = said(lambda words: words.events)
        self._tell: dict[str, Callable[[int, dict[str, Any]], str]] = {
            "placed": self._placed,
            "passed": self._passed,
            "drew": self._drew,
            "opened": self._opened,
            "gold-drawn": self._gold_drawn,
            "took": self._took,
            "paid": self._paid,
            "round-began": self._round_began,
            "round-ended": self._round_ended,
            "game-over": self._game_over,
            "searched": self._searched,
            "kept": self._kept,
            "inspected": self._inspected,
            "shuffled": lambda _, __: "The discards were shuffled.",
        }

    def name(self, seat: int) -> str:
        """Return a seat's name for the middle of a sentence."""
        return "you" if seat == self.you else self.names[seat]

    def who(self, seat: int) -> str:
        """Return a seat's name for the beginning of a sentence."""
        return "You" if seat == self.you else self.names[seat]

    def place(self, cell: str) -> str:
        """Return where a cell is, in words."""
        return place_text(place_name(cell, self._ground))

    def goal(self, cell: str) -> str:
        """Return what the goal at a cell is called: its number."""
        parts = dict(place_name(cell, self._ground))
        return f"goal {parts['goal']['goal']}" if "goal" in parts else "the goal"

    def tell(self, events: Iterable[Event | News], before: Mapping[str, Any] | None = None) -> list[str]:
        """Return the lines for events redacted for the reader, by the view that was before them."""
        self._ground = Ground.of(before) if before else self._ground
        events = list(events)
        lines = []
        for event, after in zip(events, [*events[1:], None], strict=False):
            announced = event.kind == "played" and after is not None and self._is_known(after.kind)
            line = "" if announced else self._line(event)
            if line:
                lines.append(line)
        return lines

    def _is_known(self, kind: str) -> bool:
        return kind in self._tell or kind in self._of_boxes

    def _line(self, event: Event | News) -> str:
        if event.kind in _SILENT:
            return ""
        if event.kind in self._of_boxes:
            return self._of_boxes[event.kind](self, event.seat, event.facts)
        if event.kind in self._tell:
            return self._tell[event.kind](event.seat, event.facts)
        if event.kind == "played":
            return f"{self.who(event.seat)} played: {event.facts.get('action', '')}."
        return self._unknown(event)

    def _unknown(self, event: Event | News) -> str:
        """Tell an event of a box that has no words here."""
        facts = ", ".join(
            self.name(value) if key == "target" else self.place(value) if key == "cell" else f"{key} {value}"
            for key, value in event.facts.items()
        )
        who = "" if event.seat == NOBODY else f"{self.who(event.seat)}: "
        return f"{who}{event.kind.replace('-', ' ')}{' (' + facts + ')' if facts else ''}."

    # On a turn --------------------------------------------------------------------------------

    def _placed(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} laid {facts['card']} {self.place(facts['cell'])}."

    def whose(self, target: int, seat: int) -> str:
        """Return the possessive of a seat that another seat deals with."""
        if target == self.you:
            return "your own" if seat == target else "your"
        return "their own" if seat == target else f"{self.names[target]}'s"

    def _passed(self, seat: int, facts: dict[str, Any]) -> str:
        if not facts["count"]:
            return f"{self.who(seat)} had no card left and passed."
        cards = ", ".join(facts["cards"]) if "cards" in facts else _count(facts["count"], "card")
        return f"{self.who(seat)} put {cards} down unseen."

    def _drew(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} drew {facts['card']}." if "card" in facts else ""

    def _opened(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} turned {self.goal(facts['cell'])} over: {goal_name(facts['goal'])}."

    def _searched(self, seat: int, facts: dict[str, Any]) -> str:
        cards = f": {', '.join(facts['cards'])}" if "cards" in facts else ""
        return f"{self.who(seat)} looked at {facts['count']} of the discards{cards}."

    def _kept(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} kept {facts.get('card', 'one of them')}."

    def _inspected(self, seat: int, facts: dict[str, Any]) -> str:
        saw = f" and saw: {facts['dwarf']}" if "dwarf" in facts else ""
        return f"{self.who(seat)} looked at {self.whose(facts['target'], seat)} dwarf{saw}."

    # Rounds and gold --------------------------------------------------------------------------

    def _gold_drawn(self, seat: int, facts: dict[str, Any]) -> str:
        return f"Gold cards drawn: {facts['cards']}. First to choose: {self.name(seat)}."

    def _took(self, seat: int, facts: dict[str, Any]) -> str:
        value = f" of {facts['gold']}" if "gold" in facts else ""
        return f"{self.who(seat)} took a gold card{value}."

    def _paid(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} got {facts['gold']} gold."

    def _round_began(self, seat: int, facts: dict[str, Any]) -> str:
        return f"Round {facts['round']} begins with {self.name(seat)}."

    def _round_ended(self, seat: int, facts: dict[str, Any]) -> str:
        side = facts["side"]
        outcome = self._outcomes.get(side, side)
        how = outcome if isinstance(outcome, str) else outcome(self, facts)
        end = f"Round {facts['round']} is over: {how}."
        dwarves = ", ".join(f"{self.name(seat)} {dwarf}" for seat, dwarf in enumerate(facts["dwarves"]))
        goals = ", ".join(f"{at} {goal_name(goal)}" for at, goal in enumerate(facts["goals"].values(), 1))
        return f"{end} The dwarves were: {dwarves}. The goals were: {goals}."

    def _game_over(self, seat: int, facts: dict[str, Any]) -> str:
        gold = ", ".join(f"{self.name(seat)} {gold}" for seat, gold in enumerate(facts["gold"]))
        first, *others = facts["winners"]
        winners = " and ".join([self.who(first), *map(self.name, others)])
        return f"The game is over. Gold: {gold}. {winners} won."


def everything(events: Iterable[Event]) -> list[News]:
    """Return the events with everything any seat may know, for watching a finished game."""
    return [News(event.kind, event.seat, {**event.facts, **_secrets(event)}) for event in events]


def _secrets(event: Event) -> dict[str, Any]:
    return {key: value for _, facts, _ in event.secret for key, value in facts.items()}


def _count(number: int, thing: str) -> str:
    return f"a {thing}" if number == 1 else f"{number} {thing}s"
