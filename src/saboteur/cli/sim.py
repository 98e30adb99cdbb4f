"""Many games between bots, counted: who wins how often, what each dwarf earns, how fast it goes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from ..analysis.kernel_game import table_of
from ..bots import Bot
from ..bots.chronicle import Chronicle
from ..bots.kernel_access import is_kernel_ready, why_not_ready
from ..core.events import Event, redact
from ..core.rules import Rules
from ..game import Game
from ..lab.stats import wilson

# Loading the kernel takes as long as some games without it.
_WORTH_LOADING: Final = 8


class Tally:
    """What was counted over the games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        # How many games the kernel played.
        self.in_kernel = 0
        self.sides: Counter[str] = Counter()
        # By dwarf, and by bot: gold, and the number of seats that shared it.
        self.gold: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()
        self.bot_gold: Counter[str] = Counter()
        self.bot_seats: Counter[str] = Counter()

    @property
    def rounds(self) -> int:
        """Return how many rounds were played."""
        return self.sides.total()

    @property
    def found(self) -> int:
        """Return in how many rounds the diggers of any team won."""
        return sum(self.sides[side] for side in ("diggers", "blue", "green", "blue-green"))

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data."""
        rate, low, high = wilson(self.found, self.rounds)
        return {
            "games": self.games,
            "rounds": self.rounds,
            "sides": dict(self.sides),
            "diggers_win": {"rate": rate, "low": low, "high": high},
            "gold_by_dwarf": _means(self.gold, self.seats),
            "gold_by_bot": _means(self.bot_gold, self.bot_seats),
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "in_kernel": self.in_kernel,
            "moves_per_second": round(self.moves / max(self.seconds, 1e-9)),
        }


def _means(gold: Counter[str], seats: Counter[str]) -> dict[str, float]:
    return {name: round(gold[name] / seats[name], 3) for name in sorted(seats)}


def simulate(rules: Rules, bots: dict[str, Bot], games: int, seed: str) -> Tally:
    """Play games and count; the bots sit in turn and move on one seat each game."""
    names = list(bots)
    tally = Tally(names)
    if games >= _WORTH_LOADING:
        is_kernel_ready()  # it is loaded here, not within the time that is taken
    began = time.perf_counter()
    for number in range(games):
        seating = [names[(seat + number) % len(names)] for seat in range(rules.players)]
        game = Game(rules, f"{seed}/{number}")
        if games < _WORTH_LOADING or not _play_in_kernel(game, bots, seating, f"{seed}/{number}", tally):
            _play(game, bots, seating, Random(f"{seed}/{number}"), tally)
    tally.seconds = time.perf_counter() - began
    return tally


def _play_in_kernel(game: Game, bots: dict[str, Bot], seating: list[str], seed: str, tally: Tally) -> bool:
    """Play a whole game in the kernel, if it can; the same game as the reference engine plays."""
    table = table_of(game, [bots[name] for name in seating])
    if table is None:
        return False
    rng = Random(seed)
    rounds = table.play_rounds(lambda seat: rng)
    if rounds is None:
        return False
    before = game.gold
    for done in rounds:
        tally.moves += done.moves
        tally.sides[done.side] += 1
        tally.seats.update(done.dwarves)
        for dwarf, old, new in zip(done.dwarves, before, done.gold, strict=True):
            tally.gold[dwarf] += new - old
        before = done.gold
    _count_game(seating, before, tally)
    tally.in_kernel += 1
    return True


def _play(game: Game, bots: dict[str, Bot], seating: list[str], rng: Random, tally: Tally) -> None:
    # A chronicle is kept only for those who look at it; bots from outside may.
    looks = any(getattr(bots[name], "remembers", True) for name in seating)
    past = Chronicle.of(game.view()) if looks else None
    ended: list[str] = []
    while not game.over:
        seat = game.actors[0]
        before = game.gold
        action = bots[seating[seat]].choose(game.view(seat), game.legal(seat), rng, past=past)
        events = game.play(seat, action)
        if past is not None:
            past.watch(redact(events, None))
        tally.moves += 1
        ended = _count_rounds(events, tally) or ended
        for owner, (old, new) in enumerate(zip(before, game.gold, strict=True)):
            if new != old:
                tally.gold[ended[owner] if ended else _dwarf(game, owner)] += new - old
        if any(event.kind == "round-began" for event in events):
            ended = []
    _count_game(seating, game.gold, tally)


def _count_game(seating: list[str], gold: Sequence[int], tally: Tally) -> None:
    tally.games += 1
    for name, amount in zip(seating, gold, strict=True):
        tally.bot_gold[name] += amount
        tally.bot_seats[name] += 1


def _dwarf(game: Game, seat: int) -> str:
    """Return a seat's dwarf in the middle of a round."""
    return game.view(seat).dwarves[seat] or ""


def _count_rounds(events: list[Event], tally: Tally) -> list[str]:
    """Count a finished round; return its dwarves."""
    for event in events:
        if event.kind == "round-ended":
            dwarves: list[str] = event.facts["dwarves"]
            tally.sides[event.facts["side"]] += 1
            tally.seats.update(dwarves)
            return dwarves
    return []


def show(tally: Tally, console: Console) -> None:
    """Print the tally as a table."""
    found = tally.as_dict()
    won = found["diggers_win"]
    grid = Grid(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_row("games, rounds", f"{tally.games}, {tally.rounds}")
    grid.add_row("diggers win", f"{won['rate']:.1%} of rounds (95 %: {won['low']:.1%} to {won['high']:.1%})")
    grid.add_row("rounds by winner", _listed(found["sides"]))
    grid.add_row("gold a round by dwarf", _listed(found["gold_by_dwarf"]))
    grid.add_row("gold a game by bot", _listed(found["gold_by_bot"]))
    grid.add_row("moves", f"{tally.moves}, {tally.moves / max(tally.rounds, 1):.1f} a round")
    grid.add_row("speed", f"{found['moves_per_second']} moves a second ({_engine(tally)})")
    console.print(grid)


def _engine(tally: Tally) -> str:
    """Return what played, and why it was not the kernel, if somebody can change that."""
    if tally.in_kernel:
        return "compiled kernel"
    reason = why_not_ready() if tally.games >= _WORTH_LOADING else ""
    return f"reference engine: {reason}" if reason else "reference engine"


def _listed(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items()) or "none"
