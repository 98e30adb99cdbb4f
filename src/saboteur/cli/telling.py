"""What happened, in words: one line per event, only from what the event shows the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from ..core.actions import NOBODY
from ..core.events import Event
from .box import Box
from .picture import goal_name
from .teams import SIDES, Teams

# Told by the event that follows, or shown on the screen.
_SILENT: Final = frozenset({"turn", "asked", "answered", "discarded", "turned", "remembered", "spent"})


class News(NamedTuple):
    """What there is to tell about an event."""

    kind: str
    seat: int
    facts: dict[str, Any]


class Teller:
    """Tells events to one reader, whose own seat is called "you"."""

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        """Remember everyone's names, in the order of seats."""
        self.names = names
        self.you = you
        self._teams = Teams(self)
        self._tell: dict[str, Callable[[int, dict[str, Any]], str]] = {
            "placed": self._placed,
            "broke": self._broke,
            "repaired": self._repaired,
            "collapsed": self._collapsed,
            "looked": self._looked,
            "passed": self._passed,
            "drew": self._drew,
            "opened": self._opened,
            "gold-drawn": self._gold_drawn,
            "took": self._took,
            "paid": self._paid,
            "round-began": self._round_began,
            "round-ended": self._round_ended,
            "game-over": self._game_over,
            **self._teams.tell,
            **Box(self).tell,
        }

    def name(self, seat: int) -> str:
        """Return a seat's name for the middle of a sentence."""
        return "you" if seat == self.you else self.names[seat]

    def who(self, seat: int) -> str:
        """Return a seat's name for the beginning of a sentence."""
        return "You" if seat == self.you else self.names[seat]

    def tell(self, events: Iterable[Event | News]) -> list[str]:
        """Return the lines for events redacted for the reader."""
        events = list(events)
        lines = []
        for event, after in zip(events, [*events[1:], None], strict=True):
            announced = event.kind == "played" and after is not None and after.kind in self._tell
            line = "" if announced else self._line(event)
            if line:
                lines.append(line)
        return lines

    def _line(self, event: Event | News) -> str:
        if event.kind in _SILENT:
            return ""
        if event.kind in self._tell:
            return self._tell[event.kind](event.seat, event.facts)
        if event.kind == "played":
            return f"{self.who(event.seat)} played: {event.facts.get('action', '')}."
        return self._unknown(event)

    def _unknown(self, event: Event | News) -> str:
        """Tell an event of a box that has no words here."""
        facts = ", ".join(
            self.name(value) if key == "target" else f"{key} {value}" for key, value in event.facts.items()
        )
        who = "" if event.seat == NOBODY else f"{self.who(event.seat)}: "
        return f"{who}{event.kind.replace('-', ' ')}{' (' + facts + ')' if facts else ''}."

    # On a turn --------------------------------------------------------------------------------

    def _placed(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} laid {facts['card']} at {facts['cell']}."

    def whose(self, target: int, seat: int) -> str:
        """Return the possessive of a seat that another seat deals with."""
        if target == self.you:
            return "your own" if seat == target else "your"
        return "their own" if seat == target else f"{self.names[target]}'s"

    def _broke(self, seat: int, facts: dict[str, Any]) -> str:
        tool = facts["card"].removeprefix("break-")
        return f"{self.who(seat)} broke {self.whose(facts['target'], seat)} {tool}."

    def _repaired(self, seat: int, facts: dict[str, Any]) -> str:
        tool = facts["card"].removeprefix("break-")
        return f"{self.who(seat)} repaired {self.whose(facts['target'], seat)} {tool}."

    def _collapsed(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} let the rocks fall at {facts['cell']}: {facts['card']} is gone."

    def _looked(self, seat: int, facts: dict[str, Any]) -> str:
        seen = f" and saw {goal_name(facts['goal'])}" if "goal" in facts else ""
        return f"{self.who(seat)} looked at the goal at {facts['cell']}{seen}."

    def _passed(self, seat: int, facts: dict[str, Any]) -> str:
        if not facts["count"]:
            return f"{self.who(seat)} had no card left and passed."
        cards = ", ".join(facts["cards"]) if "cards" in facts else _count(facts["count"], "card")
        return f"{self.who(seat)} put {cards} down unseen."

    def _drew(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} drew {facts['card']}." if "card" in facts else ""

    def _opened(self, seat: int, facts: dict[str, Any]) -> str:
        return f"{self.who(seat)} turned the goal at {facts['cell']} over: {goal_name(facts['goal'])}."

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
        outcome = self._teams.outcome(facts) if side in SIDES else _OUTCOMES.get(side, side)
        end = f"Round {facts['round']} is over: {outcome}."
        dwarves = ", ".join(f"{self.name(seat)} {dwarf}" for seat, dwarf in enumerate(facts["dwarves"]))
        return f"{end} The dwarves were: {dwarves}."

    def _game_over(self, seat: int, facts: dict[str, Any]) -> str:
        gold = ", ".join(f"{self.name(seat)} {gold}" for seat, gold in enumerate(facts["gold"]))
        first, *others = facts["winners"]
        winners = " and ".join([self.who(first), *map(self.name, others)])
        return f"The game is over. Gold: {gold}. {winners} won."


_OUTCOMES: Final = {
    "diggers": "the treasure is found and the diggers win",
    "saboteurs": "the treasure was not found and the saboteurs win",
    "greedy": "the greedy dwarf has found the treasure himself and takes it all",
    "nobody": "the treasure was not found, and there was no saboteur to be paid",
}


def everything(events: Iterable[Event]) -> list[News]:
    """Return the events with everything any seat may know, for watching a finished game."""
    return [News(event.kind, event.seat, {**event.facts, **_secrets(event)}) for event in events]


def _secrets(event: Event) -> dict[str, Any]:
    return {key: value for _, facts, _ in event.secret for key, value in facts.items()}


def _count(number: int, thing: str) -> str:
    return f"a {thing}" if number == 1 else f"{number} {thing}s"
