"""A game in the kernel between bots that can play there: they choose what they would in the reference engine.

The reference engine deals every round from the seed, so a game and its random numbers are the same in both.
It also asks bots all questions but a plain turn, which are few.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, TypeGuard

from ..bots.belief import Certainties, Posterior, believe
from ..bots.detective import DetectiveBot
from ..bots.rule import LOT, RuleBot
from ..bots.sense import sensible, takes_sense
from ..bots.weights import RULE
from ..core.actions import Action
from ..core.engine import legal
from ..core.rules import Rules
from ..core.state import State
from ..core.view import View
from ..kernel.back import Writer
from ..kernel.bridge import Reader
from ..kernel.machine import Machine
from ..kernel.notation import ActionsOf
from ..kernel.state import DEAL, OVER, TURN
from .kernel_chronicle import KernelChronicle

# Lists of the record that are read at every turn.
_LISTS: Final = ("dwarf", "dwarf_discard", "dwarf_seen", "goal", "inspected", "looked")


class Suspicions(NamedTuple):
    """What a seat sees that common sense looks at, and whom it suspects (`sense.Seen`, `sense.Suspects`)."""

    rules: Rules
    seat: int
    dwarves: Sequence[str | None]
    goals: Mapping[int, str | None]
    looked: Sequence[Sequence[int]]
    # Of those whose dwarf the seat does not know.
    suspicions: Sequence[float]

    def suspicion(self, seat: int) -> float:
        """Return how likely a seat is a saboteur, from 0 to 1."""
        dwarf = self.dwarves[seat]
        return self.suspicions[seat] if dwarf is None else float(dwarf == "saboteur")


class RoundDone(NamedTuple):
    """How a round went: how it ended, the dwarves at its end, everyone's gold so far, and its moves."""

    side: str
    dwarves: tuple[str, ...]
    gold: tuple[int, ...]
    moves: int


def can_play_there(bot: object) -> TypeGuard[RuleBot]:
    """Tell whether a bot scores in the kernel as it does in Python."""
    if not isinstance(bot, RuleBot) or type(bot) not in (RuleBot, DetectiveBot):
        return False
    return bot.weights == RULE and getattr(bot, "tables", None) is None


class KernelTable:
    """A game in a record of the kernel, with the bots that play it."""

    def __init__(self, machine: Machine, state: State, bots: Sequence[RuleBot]) -> None:
        """Take over a position; raise Unsupported if the kernel has no room for it."""
        self.machine = machine
        self.rules: Rules = machine.rules
        self.bots = bots
        self._games = machine.games()
        self._record: Any = self._games[0]
        self._reader = Reader(machine, self._games)
        self._writer = Writer(machine.table, self._games)
        self._actions = _actions(machine)
        # The last round's seed deals the next one.
        self._seed = state.seed
        # Looking into arrays is quicker than into records.
        self._turn, self._lies_low = self._games["turn"], machine.tastes["lies_low"]
        self._arrays = {name: self._games[name][0] for name in _LISTS}
        self._beliefs = {
            name: machine.tastes[name][0] for name in ("suspicion", "stranger", "guilt", "public")
        }
        self._phase = TURN
        self._foes = _foes(machine)
        self.past: KernelChronicle | None = None
        self._take(state)

    def _take(self, state: State) -> None:
        self._reader.read(state)
        self._phase = int(self._record["phase"])
        if any(bot.remembers for bot in self.bots):
            self.past = KernelChronicle(View(self.rules, state, None), self.machine, self._games)

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self._phase == OVER

    @property
    def is_round_over(self) -> bool:
        """Tell whether the round has been paid out."""
        return self._phase in (DEAL, OVER)

    @property
    def has_outgrown(self) -> bool:
        """Tell whether something of the round had no room in the kernel, so that it cannot be relied on."""
        return bool(self._record["edge"] or self._record["fault"])

    def action(self, code: int) -> Action:
        """Return the action that a number stands for."""
        return self._actions[code]

    def legal(self) -> list[int]:
        """Return the numbers of what is legal now."""
        codes: list[int] = self.machine.legal(self._games).tolist()
        return codes

    def deal(self) -> None:
        """Let the reference engine deal the next round."""
        state = self._writer.state(self._seed)
        self.rules.windows[state.pending.kind].run(self.rules, state, state.pending, None)
        self._take(state)
        if self.past is not None:
            self.past.turns = 1  # everyone is told whose turn it is

    def play_rounds(self, lot: Callable[[int], Random]) -> list[RoundDone] | None:
        """Play to the end of the game; None if a mine outgrows the kernel."""
        done = []
        while True:
            done.append(self.play_round(lot))
            if self.has_outgrown:
                return None
            if self.is_over:
                return done
            self.deal()

    def play_round(self, lot: Callable[[int], Random]) -> RoundDone:
        """Play to the end of the round; bots draw lots from the random numbers of their seat."""
        moves = self.decide_round(lot)
        while not self.is_round_over:
            self._move(lot)
            moves += 1
        record, names, players = self._record, self.machine.table.dwarves, self.rules.players
        dwarves = tuple(names[number] for number in record["dwarf"][:players])
        return RoundDone(self.side, dwarves, tuple(record["gold"][:players].tolist()), moves)

    def decide_round(self, lot: Callable[[int], Random]) -> int:
        """Play until it is known how the round ends; return how many moves that were."""
        moves = 0
        while self._phase == TURN or not self._record["revealed"]:
            self._move(lot)
            moves += 1
        return moves

    def _move(self, lot: Callable[[int], Random]) -> None:
        seat = int(self._turn[0]) if self._phase == TURN else self.machine.seat(self._games)
        self.play(self.choose(seat, lot(seat)))

    @property
    def side(self) -> str:
        """Return how the round ended."""
        return self.machine.table.sides[int(self._record["side"])]

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        past = self.past
        if past is None:
            self._phase = self.machine.play(self._games, code)
            return
        seat, action = self.machine.seat(self._games), self.action(code)
        past.note(seat, action)
        self._phase = self.machine.play(self._games, code)
        if not self.is_round_over:
            past.follow(seat, action, self._phase == TURN)

    def choose(self, seat: int, rng: Random) -> int:
        """Return the number of what the bot on a seat chooses (`RuleBot.choose`)."""
        bot = self.bots[seat]
        if self._phase != TURN:
            return self._answer(bot, seat, rng)
        known = self._certain(seat) if bot.remembers else None
        posterior = believe(self.rules, known, self.past) if known else None  # `DetectiveBot.trust`
        if posterior is not None:
            self._trust(seat, posterior)
        codes, scores = self.machine.weigh(self._games, posterior is None)
        if len(codes) == 1:
            return int(codes[0])
        if self._lies_low[0]:
            rng.random()  # whether it mimics an honest dwarf
        lot = rng.random
        values = [score + LOT * lot() for score in scores.tolist()]
        best = int(codes[values.index(max(values))])
        if takes_sense(self.rules, self._actions[best]):
            return self._sensible(known or self._certain(seat), seat, codes.tolist(), values)
        return best

    def _sensible(self, known: Certainties, seat: int, codes: list[int], values: list[float]) -> int:
        """Return the number of the best action that makes sense."""
        masks, cells = self._arrays["looked"].tolist(), self.rules.goal_cells
        looked = [[cell for g, cell in enumerate(cells) if mask >> g & 1] for mask in masks]
        suspicions = self._beliefs["suspicion"].tolist()
        seen = Suspicions(
            self.rules, seat, known.dwarves, known.goals, looked[: self.rules.players], suspicions
        )
        actions = [self._actions[code] for code in codes]
        found = {
            id(action): (value, code) for action, value, code in zip(actions, values, codes, strict=True)
        }
        return max(found[id(action)] for action in sensible(seen, actions, seen))[1]

    def _answer(self, bot: RuleBot, seat: int, rng: Random) -> int:
        codes = self.legal()
        if len(codes) == 1:
            return codes[0]
        state = self._writer.state(self._seed)
        view = View(self.rules, state, seat)
        action = bot.choose(view, legal(self.rules, state, seat), rng, past=self.past)
        return next(code for code in codes if self._actions[code] == action)

    # Belief ---------------------------------------------------------------------------------------

    def _certain(self, seat: int) -> Certainties:
        """Return what a seat knows for certain (`Certainties.to`)."""
        record, names, arrays = self._record, self.machine.table.dwarves, self._arrays
        seen = int(arrays["inspected"][seat]) | int(record["proved"]) | 1 << seat
        dwarves = arrays["dwarf"].tolist()[: self.rules.players]
        count = int(record["n_dwarf_discard"])
        hats = zip(
            arrays["dwarf_discard"][:count].tolist(), arrays["dwarf_seen"][:count].tolist(), strict=True
        )
        known = int(record["open"]) | int(arrays["looked"][seat])
        goals, kinds = arrays["goal"].tolist(), self.machine.table.goals
        return Certainties(
            tuple([names[d] if seen >> s & 1 else None for s, d in enumerate(dwarves)]),
            tuple([names[d] if by >> seat & 1 else None for d, by in hats]),
            {
                cell: kinds[goals[g]] if known >> g & 1 else None
                for g, cell in enumerate(self.rules.goal_cells)
            },
        )

    def _trust(self, seat: int, posterior: Posterior) -> None:
        """Let the tastes say what a seat believes.

        They mix saboteurs and strangers, as simulated players do; here the stranger alone stands for all.
        """
        players, into, beliefs = self.rules.players, self._beliefs, posterior.dwarves
        foe = self._foes[int(self._arrays["dwarf"][seat])]
        into["suspicion"][:players] = [chances.get("saboteur", 0.0) for chances in beliefs]
        into["guilt"][:] = 0.0
        into["stranger"][:players] = [
            sum([chance * foe[dwarf] for dwarf, chance in chances.items()]) for chances in beliefs
        ]
        goals = posterior.goals
        cells = self.rules.goal_cells
        into["public"][: len(cells)] = [goals.get(cell, 0.0) for cell in cells]


@lru_cache(maxsize=4)
def _actions(machine: Machine) -> ActionsOf:
    """Return the actions of a machine, which all its tables share."""
    return ActionsOf(machine.table)


@lru_cache(maxsize=4)
def _foes(machine: Machine) -> list[dict[str, float]]:
    """Return, for each dwarf, how much each works against it, as a share of what it thinks of strangers."""
    names, tastes = machine.table.dwarves, machine.tastes[0]
    return [
        dict(zip(names, (row / doubt).tolist(), strict=False))
        for row, doubt in zip(tastes["enmity"][: len(names)], tastes["doubt"], strict=False)
    ]
