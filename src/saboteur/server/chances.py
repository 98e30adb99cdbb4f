"""Which cards turned a round: positions before and after them, played on by the rule bot again and again.

Hands, dwarves and goals are the true ones; the pile is shuffled for each run, since nobody could know it, and
the draw after a card is made anew too, so that no card is praised for a lucky draw. The rounds are looked at
in stretches; those over which the winners' chances change most are halved until single cards are left, and
these are run until their change is more than chance.
"""

from __future__ import annotations

import time
from math import sqrt
from random import Random
from typing import Any, Final

from ..bots import make_bot
from ..core.events import Event
from ..game import Game

JSON = dict[str, Any]
# Who drew which card.
Draw = tuple[int, str]
# How many actions a stretch has at first.
STRETCH: Final = 8
# Runs for the ends of a stretch, and for those of a single card.
COARSE: Final = 12
FINE: Final = 100
# A card that could be run less often is not told of.
_ENOUGH: Final = 24
_MORE: Final = 12
# How many stretches are looked at closely, and how many cards are told of at most.
_CLOSELY: Final = 4
MOST_TOLD: Final = 4
# A card that changed less than this, or than so many standard errors, is not told of.
LEAST: Final = 0.1
_SURE: Final = 1.6
# On a busy machine the reckoning may take so many times as long.
_PATIENCE: Final = 4.0


class Moment:
    """A position in a round, and how often the side that won it wins from here; without one it is won."""

    __slots__ = ("position", "runs", "side", "undrawn", "wins")

    def __init__(self, position: JSON | None, side: str, draws: list[Draw] | None = None) -> None:
        """Note the position, who won in the end, and what was drawn last."""
        self.position = position
        self.side = side
        self.runs = 0
        self.wins = 0
        # The same moment before the draw that led to it.
        self.undrawn = Moment(put_back(position, draws), side) if position and draws else self

    @property
    def chance(self) -> float:
        """Return the winner's chance, drawn to the middle as long as little is known."""
        return (self.wins + 1) / (self.runs + 2) if self.position is not None else 1.0

    @property
    def doubt(self) -> float:
        """Return the variance of the chance."""
        return self.chance * (1 - self.chance) / (self.runs + 2)

    def is_known(self, runs: int) -> bool:
        """Tell whether it has been played on so often."""
        return self.position is None or self.runs >= runs


class Stretch:
    """Some actions in a row, the first one by its number, with the moments before and after each."""

    __slots__ = ("first", "moments")

    def __init__(self, first: int, moments: list[Moment]) -> None:
        """Hold on to the moments: one more than there are actions."""
        self.first = first
        self.moments = moments

    @property
    def swing(self) -> float:
        """Return by how much the winner's chances changed over it."""
        return self.ends[1].chance - self.ends[0].chance

    @property
    def promise(self) -> float:
        """Return how much it seems to be worth a closer look: its change, whatever was drawn after it."""
        ends = (
            self.ends
            if all(end.is_known(COARSE) for end in self.ends)
            else (self.moments[0], self.moments[-1])
        )
        return abs(ends[1].chance - ends[0].chance)

    @property
    def ends(self) -> tuple[Moment, Moment]:
        """Return the moments before and after it."""
        return self.moments[0], self.moments[-1].undrawn if self.is_card else self.moments[-1]

    @property
    def runs(self) -> int:
        """Return how often the less known of its ends was played on from."""
        return min(end.runs for end in self.ends if end.position is not None)

    @property
    def is_card(self) -> bool:
        """Tell whether it is a single action."""
        return len(self.moments) == 2

    @property
    def is_sure(self) -> bool:
        """Tell whether the change is more than chance."""
        error = sqrt(self.ends[0].doubt + self.ends[1].doubt)
        return abs(self.swing) >= max(LEAST, _SURE * error)

    def halves(self) -> list[Stretch]:
        """Return it in two parts."""
        middle = len(self.moments) // 2
        return [
            Stretch(self.first, self.moments[: middle + 1]),
            Stretch(self.first + middle, self.moments[middle:]),
        ]


class Reckoner:
    """Plays on until the time is over."""

    def __init__(self, game: Game, seconds: float, rng: Random) -> None:
        """Begin to count the time."""
        self.game = game
        self.rng = rng
        self._until = time.process_time() + seconds
        self._at_last = time.monotonic() + seconds * _PATIENCE

    @property
    def has_time(self) -> bool:
        """Tell whether there is time left, by the machine's own work and by the clock on the wall."""
        return time.process_time() < self._until and time.monotonic() < self._at_last

    def look(self, moments: list[Moment], runs: int) -> None:
        """Play on from moments until each has so many runs."""
        while self.has_time and (behind := [moment for moment in moments if not moment.is_known(runs)]):
            for moment in behind:
                if self.has_time and moment.position is not None:
                    moment.wins += played_on(self.game, moment.position, self.rng) == moment.side
                    moment.runs += 1


def turning_points(text: str, seconds: float) -> list[JSON]:
    """Return the actions of a record that changed the winners' chances most, reckoned in so much time."""
    game = Game.replay(text)
    reckoner = Reckoner(game, seconds, Random(text))
    stretches = _stretches(game)
    reckoner.look([moment for stretch in stretches for moment in stretch.ends], COARSE)
    idle = {number for number, (_, action) in enumerate(game.history) if action.verb == "pass"}
    while reckoner.has_time and (stretch := _open(stretches, idle)):
        if stretch.is_card:
            fewest = min(end.runs for end in stretch.ends if not end.is_known(FINE))
            reckoner.look([*stretch.ends], fewest + _MORE)
        else:
            stretches.remove(stretch)
            stretches += stretch.halves()
            reckoner.look([*stretch.ends, stretch.halves()[0].moments[-1]], COARSE + _MORE)
    return _told(game, [stretch for stretch in stretches if stretch.first not in idle])


def _open(stretches: list[Stretch], idle: set[int]) -> Stretch | None:
    """Return what to look at next where the change is greatest: what can be halved, else the least known.

    A pass changes little by itself and is never looked at alone.
    """
    worth = [stretch for stretch in stretches if not (stretch.is_card and stretch.first in idle)]
    closely = sorted(worth, key=lambda stretch: -stretch.promise)[:_CLOSELY]
    long = [stretch for stretch in closely if not stretch.is_card]
    vague = [stretch for stretch in closely if not all(end.is_known(FINE) for end in stretch.ends)]
    return long[0] if long else min(vague, key=lambda card: card.runs, default=None)


def _told(game: Game, stretches: list[Stretch]) -> list[JSON]:
    sure = [s for s in stretches if s.is_card and s.is_sure and s.runs >= _ENOUGH]
    best = sorted(sure, key=lambda stretch: -abs(stretch.swing))[:MOST_TOLD]
    return [
        {
            "move": card.first,
            "seat": game.history[card.first][0],
            "side": card.ends[0].side,
            "before": round(card.ends[0].chance, 3),
            "after": round(card.ends[1].chance, 3),
            "runs": card.runs,
        }
        for card in sorted(best, key=lambda card: card.first)
    ]


def _stretches(game: Game) -> list[Stretch]:
    """Return the actions of all rounds in stretches, up to the action that ended each round."""
    again = game.begun()
    found: list[Stretch] = []
    first = 0
    waiting: list[tuple[JSON, list[Draw]]] | None = []
    draws: list[Draw] = []
    for number, (seat, action) in enumerate(game.history):
        if waiting is not None:
            waiting.append((again.position(), draws))
        happened = again.play(seat, action)
        draws = drawn(happened)
        events = {event.kind: event for event in happened}
        if waiting is not None and "round-ended" in events:
            side = str(events["round-ended"].facts["side"])
            moments = [*(Moment(position, side, last) for position, last in waiting), Moment(None, side)]
            found += [
                Stretch(first + at, moments[at : at + STRETCH + 1])
                for at in range(0, len(moments) - 1, STRETCH)
            ]
            waiting = None
        if "round-began" in events:
            first, waiting, draws = number + 1, [], []
    return found


def drawn(events: list[Event]) -> list[Draw]:
    """Return who drew which card from the pile."""
    return [
        (viewer, str(facts["card"]))
        for event in events
        if event.kind == "drew"
        for viewer, facts, _ in event.secret
        if viewer == event.seat and "card" in facts
    ]


def put_back(position: JSON, draws: list[Draw]) -> JSON:
    """Return a position as it was before cards were drawn, and who is still to draw."""
    hands = [list(hand) for hand in position["hands"]]
    held = [(seat, card) for seat, card in draws if card in hands[seat]]
    for seat, card in held:
        hands[seat].remove(card)
    pile = [*position["pile"], *(card for _, card in held)]
    return {**position, "hands": hands, "pile": pile, "to_draw": [seat for seat, _ in held]}


def played_on(game: Game, position: JSON, rng: Random) -> str:
    """Return which side wins the round when the rule bot plays everyone from here on."""
    pile = list(position["pile"])
    rng.shuffle(pile)
    hands = [list(hand) for hand in position["hands"]]
    for seat in position.get("to_draw", ()):
        hands[seat].append(pile.pop())
    known = {key: value for key, value in position.items() if key != "to_draw"}
    other = Game.from_position(game.rules, {**known, "pile": pile, "hands": hands}, rng.randbytes(32))
    bot = make_bot("rule")
    while True:
        seat = other.actors[0]
        for event in other.play(seat, bot.choose(other.view(seat), other.legal(seat), rng)):
            if event.kind == "round-ended":
                return str(event.facts["side"])
