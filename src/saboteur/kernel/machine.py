"""The only way into the kernel: one compiled function with a command, so that everything is compiled once.

A `Machine` holds the tables of some rules; games are records of `STATE`, many in one array.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saboteur.core.rules import Rules

from .chance import random_below
from .compiled import Record, compiled, numba
from .deals import deal_game
from .dealt import count_deals
from .deeds import carry_out
from .ends import next_starter
from .kept import EntryPoint, cache_folder
from .laps import judge_chance, play_laps, try_one
from .mine import clear_mine, light_mine
from .moves import list_legal, seat_asked
from .parts import kernel_sources
from .policy import score_legal, trust_by_sight
from .sight import hide_from
from .state import MOST_DWARVES, OPERAND_BITS, OVER, STATE
from .tables import TABLES, RulesTable
from .tastes import MOST_DEALS, TASTES
from .witness import see_deed
from .worlds import fill_world

Games = NDArray[Any]
_ASIDE: Final = np.uint64(0x9E3779B97F4A7C15)

_LEGAL, _PLAY, _DEAL, _CLEAR, _LIGHT, _SEAT, _STARTER, _PLAYOUTS, _HIDE, _FILL = range(10)
_SCORES, _CHANCE, _LAPS, _TRY, _STEP, _SEE, _COUNT = range(10, 17)


def _command(tables: Record, games: Record, tastes: Record, command: int, place: int, number: int) -> int:
    """Do what a command says with one of the games."""
    t = tables[0]
    s = games[place]
    if command in (_LEGAL, _STEP, _PLAY):
        if command != _LEGAL:
            carry_out(t, s, number)
        return s.phase if command == _PLAY else list_legal(t, s)
    if command == _DEAL:
        deal_game(t, s)
    elif command == _CLEAR:
        clear_mine(t, s)
    elif command == _LIGHT:
        light_mine(t, s, number)
    elif command == _SEAT:
        return seat_asked(s)
    elif command == _STARTER:
        return next_starter(t, s)
    elif command == _PLAYOUTS:
        return _play_out(t, s, number)
    elif command == _HIDE:
        hide_from(t, s, number)
    elif command == _FILL:
        _fill(t, games, place, number)
    elif command >= _SCORES:
        return _do_for_bots(t, games, tastes[0], command, place, number)
    return 0


@compiled
def _do_for_bots(t: Record, games: Record, p: Record, command: int, place: int, number: int) -> int:
    """Do what a command says that needs the bots' tastes."""
    s = games[place]
    if command == _SCORES:
        if number:
            trust_by_sight(t, s, p)
        return score_legal(t, s, p)
    if command == _LAPS:
        return play_laps(t, s, p, number)
    if command == _TRY:
        return _try_all(t, games, p, place, number >> 8, number & 255)
    if command == _SEE:
        see_deed(t, s, p, number)
    elif command == _COUNT:
        count_deals(p, number >> 8, number & 255)
    else:
        p.result[0] = judge_chance(t, s, p)
    return 0


@compiled
def _fill(t: Record, games: Record, place: int, seat: int) -> None:
    """Sample a world into the next record, which keeps its own random numbers."""
    world = games[place + 1]
    rng = world.rng
    games[place + 1] = games[place]
    world.rng = rng
    fill_world(t, games[place], world, seat)


@compiled
def _try_all(t: Record, games: Record, p: Record, place: int, turns: int, seat: int) -> int:
    """Try every candidate in one more world, with the same random numbers; count those that had room."""
    _fill(t, games, place, seat)
    count = 0
    for number in range(p.n_tried):
        games[place + 2] = games[place + 1]
        games[place + 2].rng ^= _ASIDE  # not those that the next world is made of
        count += try_one(t, games[place + 2], p, seat, number, turns)
    return count


@compiled
def _play_out(t: Record, s: Record, games: int) -> int:
    """Play whole games at random; stop if one outgrows the kernel."""
    steps = 0
    for _ in range(games):
        deal_game(t, s)
        while s.phase != OVER and not s.edge and not s.fault:
            count = list_legal(t, s)
            carry_out(t, s, t.out[random_below(s, count)])
            steps += 1
    return steps


_INTEGER: Final = numba.int64
_KINDS: Final = (*(numba.from_dtype(kind)[::1] for kind in (TABLES, STATE, TASTES)), *[_INTEGER] * 3)
_ENTRY: Final = EntryPoint(_command, _KINDS, cache_folder(kernel_sources()))


def is_warm() -> bool:
    """Tell whether the kernel is compiled already, so that nobody has to wait."""
    return _ENTRY.is_kept()


@cache
def warm_up() -> Callable[..., int]:
    """Return the compiled command; where it has to be compiled first, say so, because that takes a while."""
    return _ENTRY.load("the kernel")


# Room to count deals, which no rules are needed for.
_NO_TABLES: Final = np.zeros(1, TABLES)
_NO_GAMES: Final = np.zeros(1, STATE)
_ROOM: Final = np.zeros(1, TASTES)


def count_dealt(
    cards: Sequence[int], times: Sequence[Sequence[float]]
) -> tuple[float, list[list[float]]] | None:
    """Return the weight of all deals of dwarves, and the weight of each kind at each place.

    None if there are more than the kernel has room for.
    """
    kinds, places = len(cards), len(times)
    if prod(count + 1 for count in cards) > MOST_DEALS or max(kinds, places) > MOST_DWARVES:
        return None
    _ROOM["cards"][0, :kinds] = cards
    _ROOM["times"][0, :places, :kinds] = times
    warm_up()(_NO_TABLES, _NO_GAMES, _ROOM, _COUNT, 0, kinds << 8 | places)
    odds: list[list[float]] = _ROOM["odds"][0, :places, :kinds].tolist()
    return float(_ROOM["total"][0]), odds


class Machine:
    """Plays games by some rules; not to be shared by threads."""

    def __init__(self, rules: Rules) -> None:
        """Build the tables; raise Unsupported if the kernel does not know the rules."""
        self._run = warm_up()
        self.rules = rules
        self.table = RulesTable(rules)
        self._tables = self.table.array
        # What dwarves like, for the bots to fill in.
        self.tastes = np.zeros(1, TASTES)
        self._out: NDArray[np.int64] = self._tables["out"][0]

    def games(self, count: int = 1, seed: int = 1) -> Games:
        """Return empty games, each with random numbers of its own."""
        games = np.zeros(count, STATE)
        games["rng"] = np.random.default_rng(seed).integers(1, 1 << 63, count)
        return games

    def deal(self, games: Games, place: int = 0) -> None:
        """Begin a game with the kernel's own random numbers."""
        self._run(self._tables, games, self.tastes, _DEAL, place, 0)

    def legal(self, games: Games, place: int = 0) -> NDArray[np.int64]:
        """Return what is legal; the array is written anew by the next call."""
        return self._out[: self._run(self._tables, games, self.tastes, _LEGAL, place, 0)]

    def play(self, games: Games, action: int, place: int = 0) -> int:
        """Carry out a legal action; return what the game waits for then."""
        return int(self._run(self._tables, games, self.tastes, _PLAY, place, action))

    def step(self, games: Games, action: int, place: int = 0) -> NDArray[np.int64]:
        """Carry out a legal action and return what is legal then, in one call."""
        return self._out[: self._run(self._tables, games, self.tastes, _STEP, place, action)]

    def seat(self, games: Games, place: int = 0) -> int:
        """Return the seat that is asked."""
        return int(self._run(self._tables, games, self.tastes, _SEAT, place, 0))

    def starter(self, games: Games, place: int = 0) -> int:
        """Return who begins the next round."""
        return int(self._run(self._tables, games, self.tastes, _STARTER, place, 0))

    def clear(self, games: Games, place: int = 0) -> None:
        """Leave only the start card and the goals in the mine."""
        self._run(self._tables, games, self.tastes, _CLEAR, place, 0)

    def light(self, games: Games, seat: int, place: int = 0) -> None:
        """Work out what is lit after tiles were set by hand."""
        self._run(self._tables, games, self.tastes, _LIGHT, place, seat)

    def hide(self, games: Games, seat: int, place: int = 0) -> None:
        """Leave of a game only what one seat sees."""
        self._run(self._tables, games, self.tastes, _HIDE, place, seat)

    def fill(self, games: Games, seat: int, place: int = 0) -> None:
        """Sample a world of what a seat sees into the next record, with the random numbers of that one."""
        self._run(self._tables, games, self.tastes, _FILL, place, seat)

    def playouts(self, games: Games, count: int, place: int = 0) -> int:
        """Play whole games at random; return how many steps that were."""
        return int(self._run(self._tables, games, self.tastes, _PLAYOUTS, place, count))

    # The bots' policy; the tastes have to be filled in ---------------------------------------------

    def weigh(
        self, games: Games, by_sight: bool = False, place: int = 0
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Return what is legal on a turn, in the order of the reference, and what each is worth to its seat.

        The seat believes what the tastes say, or `by_sight` only what is on the table.
        """
        count = self._run(self._tables, games, self.tastes, _SCORES, place, int(by_sight))
        scores: NDArray[np.float64] = self.tastes["score"][0, :count]
        return self._out[:count], scores

    def chance(self, games: Games, place: int = 0) -> float:
        """Return how likely the diggers find the treasure, as the model judges it."""
        self._run(self._tables, games, self.tastes, _CHANCE, place, 0)
        return float(self.tastes["result"][0, 0])

    def laps(self, games: Games, turns: int, place: int = 0) -> int:
        """Let the bots play so many turns, or until the round is over; return how many steps that were."""
        return int(self._run(self._tables, games, self.tastes, _LAPS, place, turns))

    def see(self, games: Games, cell: int = 0, tile: int = 0, place: int = 0) -> None:
        """Survey the mine for everyone: before and after a tile is laid on a cell, or removed from it.

        The ways are among the tastes: `first`, `then_way` and `nearest`.
        """
        self._run(self._tables, games, self.tastes, _SEE, place, cell << OPERAND_BITS | tile)

    def try_all(self, games: Games, seat: int, turns: int, place: int = 0) -> NDArray[np.float64] | None:
        """Try the candidates among the tastes in one more world of what a seat sees.

        The world and what comes of it are in the next two records. Return what the seat may expect of each
        candidate after so many turns, or with 0 what it gets in the end; None if a mine outgrew the kernel.
        """
        count = int(self.tastes["n_tried"][0])
        if self._run(self._tables, games, self.tastes, _TRY, place, turns << 8 | seat) < count:
            return None
        results: NDArray[np.float64] = self.tastes["result"][0, :count]
        return results
