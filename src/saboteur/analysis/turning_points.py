"""Which cards turned a round: the rule bot plays on from before and after each card, many times.

Hands, dwarves and goals are the true ones. The pile is reshuffled for each run, since nobody could know it,
and the draw after a card is repeated too, so that no card is praised for a lucky draw. Both sides of a card
use the same shuffles and random numbers, and where the bot would have made the same move, no run is needed.
Every card gets a few runs; the half that changed least is dropped, the others get more, and so on.
"""

from __future__ import annotations

import time
from math import ceil, log2, sqrt
from random import Random
from typing import Final, NamedTuple

from ..bots.kernel_access import is_kernel_ready
from ..core.actions import Action
from ..core.events import Event
from ..core.rules import Rules
from ..core.state import State
from ..game import Game
from ..schema.replays import TurnToldShape
from .playing_on import choice, play_on

# Who drew which card.
Draw = tuple[int, str]
# The maximum number of runs per card.
MOST_RUNS: Final = 300
# How many cards are reported at most, and how many get all their runs.
MOST_TOLD: Final = 4
_LAST: Final = 2 * MOST_TOLD
# A card that changed less than this, or than so many standard errors, did not turn the round.
LEAST: Final = 0.05
_SURE: Final = 2.0


class Crossroads(NamedTuple):
    """A position before a move of the game, and who has yet to draw in it."""

    state: State
    move: int
    to_draw: list[int]

    def shuffled(self, rules: Rules, run: int) -> State:
        """Return it with the pile of a run; equal piles are shuffled equally."""
        state = self.state.copy()
        rng = Random(run)
        state.seed = rng.randbytes(32)
        rng.shuffle(state.pile)
        for seat in self.to_draw:
            state.hands[seat] += rules.tables.unit[state.pile.pop()]
        return state

    def winner(self, rules: Rules, run: int) -> str:
        """Play on and return the winning side."""
        return play_on(rules, self.shuffled(rules, run), run, self.move)


class PlayedCard:
    """An action, the moments before and after it, and how often its round's winners win from each."""

    def __init__(
        self, rules: Rules, action: Action, side: str, before: Crossroads, after: Crossroads | None
    ) -> None:
        """Start without runs; if the action ended the round, there is no moment after it."""
        self.rules = rules
        self.action = action
        self.side = side
        self._before = before
        self._after = after
        self.runs = 0
        # How many runs were played out and won after the card; the sums of changes, signed and unsigned.
        self._played = self._won = self._gained = self._changed = 0

    @property
    def move(self) -> int:
        """Return the action's number in the game, from 0."""
        return self._before.move

    def run(self) -> None:
        """Play one more run from both sides, unless the bot would have made the same move."""
        shuffled = self._before.shuffled(self.rules, self.runs)
        if choice(self.rules, shuffled, self.runs, self.move) == self.action:
            self.runs += 1
            return
        before = play_on(self.rules, shuffled, self.runs, self.move) == self.side
        self.note(before, self._after is None or self._after.winner(self.rules, self.runs) == self.side)

    def note(self, before: bool, after: bool) -> None:
        """Count a run that was played out."""
        self.runs += 1
        self._played += 1
        self._won += after
        self._gained += after - before
        self._changed += after != before

    @property
    def after(self) -> float:
        """Return the winners' chance after the card, apart from what the bot would have done."""
        return self._won / max(1, self._played)

    @property
    def swing(self) -> float:
        """Return how much the card changed the winners' chance."""
        return self._gained / max(1, self.runs)

    @property
    def error(self) -> float:
        """Return the standard error of the change, as if one more run had changed something."""
        spread = self._changed + 1 - self.runs * self.swing**2
        return sqrt(spread) / max(1, self.runs)

    @property
    def promise(self) -> float:
        """Return the change, shrunk towards zero while little is known."""
        return abs(self._gained) / (self.runs + 2)

    @property
    def is_sure(self) -> bool:
        """Tell whether the change is beyond chance."""
        return abs(self.swing) >= max(LEAST, _SURE * self.error)


def turning_points(text: str, seconds: float) -> list[TurnToldShape]:
    """Return the cards of a record that changed the winners' chances most, within a time limit."""
    is_kernel_ready()  # loading it takes no time from the search
    began = time.monotonic()
    game = Game.replay(text)
    cards = played_cards(game)
    Random(0).shuffle(cards)  # if there is no time for all, none has an advantage
    stages = 1 + max(0, ceil(log2(max(1, len(cards)) / _LAST)))
    for stage in range(1, stages + 1):
        _run(cards, began + seconds * stage / stages)
        kept = max(_LAST, len(cards) // 2) if stage < stages else MOST_TOLD
        cards = sorted(cards, key=lambda card: -card.promise)[:kept]
    return _told(game, [card for card in cards if card.promise])


def _run(cards: list[PlayedCard], until: float) -> None:
    """Run all cards equally often until time is up or they are known well enough."""
    while open_ := [card for card in cards if card.runs < MOST_RUNS]:
        fewest = min(card.runs for card in open_)
        for card in open_:
            if time.monotonic() >= until:
                return
            if card.runs == fewest:
                card.run()


def _told(game: Game, best: list[PlayedCard]) -> list[TurnToldShape]:
    """Report the cards that turned a round; if none did, the one that changed most, marked as unsure."""
    told = [card for card in best if card.is_sure] or best[:1]
    return [
        {
            "move": card.move,
            "seat": game.history[card.move][0],
            "side": card.side,
            "before": round(min(1.0, max(0.0, card.after - card.swing)), 3),
            "after": round(card.after, 3),
            "error": round(card.error, 3),
            "sure": card.is_sure,
            "runs": card.runs,
        }
        for card in sorted(told, key=lambda card: card.move)
    ]


def played_cards(game: Game) -> list[PlayedCard]:
    """Return the cards of all rounds, up to the one that ended each; a pass alone changes little."""
    again = game.begun()
    found: list[PlayedCard] = []
    waiting: list[tuple[Action, Crossroads, Crossroads | None]] = []
    for number, (seat, action) in enumerate(game.history):
        before = Crossroads(again.state.copy(), number, [])
        happened = again.play(seat, action)
        ended = next((event for event in happened if event.kind == "round-ended"), None)
        if action.verb != "pass" and not before.state.revealed:
            after = None if ended else undrawn(game.rules, again.state, number + 1, drawn(happened))
            waiting.append((action, before, after))
        if ended:
            side = str(ended.facts["side"])
            found += [PlayedCard(game.rules, done, side, first, last) for done, first, last in waiting]
            waiting = []
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


def undrawn(rules: Rules, state: State, move: int, draws: list[Draw]) -> Crossroads:
    """Return a moment as it was before cards were drawn."""
    before = state.copy()
    to_draw: list[int] = []
    for seat, card in reversed(draws):
        if card in rules.cards_of(before.hands[seat]):
            before.hands[seat] -= rules.tables.unit[card]
            before.pile.append(card)
            to_draw.insert(0, seat)
    return Crossroads(before, move, to_draw)
