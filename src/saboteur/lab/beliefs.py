"""How good beliefs are: what diggers think of everyone else after each lap, beside the truth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from ..bots.belief import Certainties, believe
from ..bots.chronicle import Chronicle
from ..bots.likelihood import DIG, Likelihoods, side_of
from ..core.rules import Rules
from ..game import Game
from .arena import by_side, deal, play_seats
from .fit import styles_by_lot
from .runs import Result, Wanted
from .stats import Interval, auc, bootstrap, brier, calibration, calibration_error, log_loss, wilson

SABOTEURS: Final = "saboteurs"
DIGGERS: Final = "one digger"
# All styles together.
ALL: Final = "all"
LAPS: Final = 8
THIRD: Final = 3
# A player believed a saboteur with this probability counts as identified, and as accused.
_IDENTIFIED: Final = 0.9
_ACCUSED: Final = 0.5
_AT_THIRD: Final = ("auc", "skill", "calibration_error", "brier")


class BeliefRow(NamedTuple):
    """What one digger believed of another seat after a lap."""

    lap: int
    observer: int
    seat: int
    belief: float
    prior: float
    truth: int
    # Whether the seat is that of the odd digger whom the table tests.
    odd: bool = False


class Witness:
    """Records what the diggers believe after every lap."""

    def __init__(self, rules: Rules, dwarves: tuple[str, ...], tables: Likelihoods | None) -> None:
        """Know the truth, to record it beside what is believed."""
        self.rules = rules
        self.dwarves = dwarves
        self.tables = tables
        self.rows: list[BeliefRow] = []
        self._lap = 0

    def __call__(self, game: Game, past: Chronicle) -> None:
        """Check whether a lap is over."""
        lap = past.turns // self.rules.players
        if lap <= self._lap or lap > LAPS or game.state.revealed:
            return
        self._lap = lap
        for observer, dwarf in enumerate(self.dwarves):
            if dwarf != "saboteur":
                self._note(game, past, observer)

    def _note(self, game: Game, past: Chronicle, observer: int) -> None:
        known = Certainties.to(game.view(observer))
        seen = believe(self.rules, known, past, self.tables)
        blind = believe(self.rules, known, None)
        if seen is None or blind is None:
            return
        for seat, dwarf in enumerate(self.dwarves):
            if known.dwarves[seat] is None:
                beliefs = seen.suspicion(seat), blind.suspicion(seat)
                self.rows.append(BeliefRow(self._lap, observer, seat, *beliefs, int(dwarf == "saboteur")))


def styles_at_table(game: Game, style: str, side: str, seed: str) -> list[str]:
    """Return who sits where at a table of detectives that tests a style.

    It plays all saboteurs, or it digs on one seat drawn by the seed, while saboteurs of all styles are about.
    """
    dwarves = game.state.dwarves
    if side == SABOTEURS:
        return by_side(game, "detective", style)
    names = ["detective" if side_of(dwarf) == DIG else each for dwarf, each in _drawn(dwarves, seed)]
    names[odd_seat(dwarves, seed)] = style
    return names


def _drawn(dwarves: Sequence[str], seed: str) -> Iterable[tuple[str, str]]:
    return zip(dwarves, styles_by_lot(dwarves, seed), strict=True)


def odd_seat(dwarves: Sequence[str], seed: str) -> int:
    """Return the seat of the digger who plays the tested style."""
    return Random(f"{seed}/odd").choice([seat for seat, dwarf in enumerate(dwarves) if side_of(dwarf) == DIG])


def witnessed(
    rules: Rules, style: str, side: str, seeds: Iterable[str], tables: Likelihoods | None = None
) -> list[list[BeliefRow]]:
    """Play rounds that test a style and return what was believed in each."""
    rounds = []
    for seed in seeds:
        game = deal(rules, seed)
        witness = Witness(game.rules, game.state.dwarves, tables)
        odd = odd_seat(game.state.dwarves, seed) if side == DIGGERS else -1
        play_seats(game, styles_at_table(game, style, side, seed), seed, witness)
        rounds.append([row._replace(odd=row.seat == odd) for row in witness.rows])
    return rounds


def watch_rounds(
    rules: dict[str, Any], style: str, side: str, seeds: list[str], tables: dict[str, Any] | None
) -> Result:
    """Play rounds and return the beliefs as plain data, by the shipped tables or others."""
    likely = Likelihoods(tables) if tables else None
    return {"rounds": witnessed(Rules.build(**rules), style, side, seeds, likely)}


class Tested(NamedTuple):
    """A style whose belief is measured: on which side, and by tables that know it or not."""

    rules: Rules
    style: str
    side: str
    regime: str


def wanted_beliefs(tested: Tested, tables: dict[str, Any] | None, rounds: int, chunk: int = 10) -> Wanted:
    """Return what is needed to measure beliefs about a style, by the shipped tables or others."""
    rules, style, side, regime = tested
    given = {"rules": rules.as_dict(), "style": style, "side": side, "tables": tables}
    key = f"belief/{rules.players}/{side}/{style}/{regime}"
    return Wanted(key, "beliefs.watch_rounds", given, f"belief/{rules.players}", rounds, chunk)


def belief_rows(results: Iterable[Result]) -> list[list[BeliefRow]]:
    """Return the beliefs of every round."""
    return [[BeliefRow(*row) for row in each] for result in results for each in result["rounds"]]


def belief_figures(tested: Tested, found: list[list[BeliefRow]]) -> dict[str, Any]:
    """Return how good the detectives' beliefs about a style were, with intervals over rounds."""
    rows = [row for each in found for row in each]
    return {
        **tested._asdict(),
        "rules": tested.rules.as_dict(),
        "players": tested.rules.players,
        "rounds": len(found),
        "held": held_guilty(rows),
        "laps": {lap: measures(rows, lap) for lap in range(1, LAPS + 1)},
        "third": {name: _interval(found, name, THIRD) for name in _AT_THIRD},
        "skills": _skills(found) if tested.style == ALL else {},
        "reliability": calibration([(row.belief, row.truth) for row in rows if row.lap == THIRD]),
        **identified(found),
    }


def _interval(rounds: list[list[BeliefRow]], name: str, lap: int, times: int = 200) -> Interval:
    """Return a measure after a lap, resampling whole rounds: their rows are not independent."""
    there = [each for rows in rounds if (each := [row for row in rows if row.lap == lap])]

    def measure(units: list[Any]) -> float:
        return measures([row for unit in units for row in unit], lap)[name]

    return bootstrap(there, measure, times) if there else Interval(0.0, 0.0, 0.0)


def _skills(rounds: list[list[BeliefRow]]) -> dict[int, Interval]:
    return {lap: _interval(rounds, "skill", lap, times=50) for lap in range(1, LAPS + 1)}


def measures(rows: Iterable[BeliefRow], lap: int) -> dict[str, float]:
    """Return how good the beliefs after one lap are."""
    at = [row for row in rows if row.lap == lap]
    pairs = [(row.belief, row.truth) for row in at]
    blind = [(row.prior, row.truth) for row in at]
    if not pairs:
        return {}
    loss, before = log_loss(pairs), log_loss(blind)
    return {
        "pairs": len(pairs),
        "auc": auc(pairs),
        "log_loss": loss,
        "skill": 1 - loss / before,
        "brier": brier(pairs),
        "calibration_error": calibration_error(pairs),
    }


def held_guilty(rows: Iterable[BeliefRow]) -> Interval:
    """Return in which share of third-lap beliefs about the odd digger they are all but convicted."""
    odd = [row for row in rows if row.odd and row.lap == THIRD]
    return wilson(sum(row.belief > _IDENTIFIED for row in odd), len(odd))


def identified(rounds: Iterable[list[BeliefRow]]) -> dict[str, Any]:
    """Return after how many laps saboteurs are identified, and how often diggers are accused."""
    first: dict[tuple[int, int, int], int] = {}
    accused: set[tuple[int, int, int]] = set()
    seen: dict[tuple[int, int, int], int] = {}
    for number, rows in enumerate(rounds):
        for row in rows:
            key = (number, row.observer, row.seat)
            seen[key] = row.truth
            if row.truth and row.belief > _IDENTIFIED:
                first.setdefault(key, row.lap)
            if not row.truth and row.belief > _ACCUSED:
                accused.add(key)
    saboteurs = sum(seen.values())
    laps = sorted(first.values())
    return {
        "identified": wilson(len(first), saboteurs),
        "median_lap": laps[len(laps) // 2] if laps else None,
        "falsely_accused": wilson(len(accused), len(seen) - saboteurs),
    }
