"""How good beliefs are: what diggers think of everyone else after each lap, beside the truth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ..bots.belief import Certainties, believe
from ..bots.chronicle import Chronicle
from ..bots.likelihood import Likelihoods
from ..core.rules import Rules
from ..game import Game
from .arena import by_side, deal, play_seats
from .runs import Result, Wanted
from .stats import Interval, auc, bootstrap, brier, calibration, calibration_error, log_loss, wilson

LAPS: Final = 8
THIRD: Final = 3
# A player believed a saboteur with this probability counts as identified, and as accused.
_IDENTIFIED: Final = 0.9
_ACCUSED: Final = 0.5


class BeliefRow(NamedTuple):
    """What one digger believed of another seat after a lap."""

    lap: int
    observer: int
    seat: int
    belief: float
    prior: float
    truth: int


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


def witnessed(
    rules: Rules, diggers: str, saboteurs: str, seeds: Iterable[str], tables: Likelihoods | None = None
) -> list[list[BeliefRow]]:
    """Play rounds and return what was believed in each."""
    rounds = []
    for seed in seeds:
        game = deal(rules, seed)
        witness = Witness(game.rules, game.state.dwarves, tables)
        play_seats(game, by_side(game, diggers, saboteurs), seed, witness)
        rounds.append(witness.rows)
    return rounds


def watch_rounds(
    rules: dict[str, Any], diggers: str, saboteurs: str, seeds: list[str], tables: dict[str, Any] | None
) -> Result:
    """Play rounds and return the beliefs as plain data, by the shipped tables or others."""
    likely = Likelihoods(tables) if tables else None
    return {"rounds": witnessed(Rules.build(**rules), diggers, saboteurs, seeds, likely)}


def wanted_beliefs(
    rules: Rules, style: str, regime: str, tables: dict[str, Any] | None, rounds: int, chunk: int = 10
) -> Wanted:
    """Return what is needed to measure beliefs about a style, by the shipped tables or others."""
    given = {"rules": rules.as_dict(), "diggers": "detective", "saboteurs": style, "tables": tables}
    key = f"belief/{rules.players}/{style}/{regime}"
    return Wanted(key, "beliefs.watch_rounds", given, f"belief/{rules.players}", rounds, chunk)


def belief_figures(rules: Rules, style: str, regime: str, results: Iterable[Result]) -> dict[str, Any]:
    """Return how good the detectives' beliefs about a style were, with intervals over rounds."""
    found = [[BeliefRow(*row) for row in each] for result in results for each in result["rounds"]]
    rows = [row for each in found for row in each]
    return {
        "players": rules.players,
        "style": style,
        "regime": regime,
        "rounds": len(found),
        "laps": {lap: measures(rows, lap) for lap in range(1, LAPS + 1)},
        "third": {name: _interval(found, name) for name in ("auc", "skill", "calibration_error", "brier")},
        "reliability": calibration([(row.belief, row.truth) for row in rows if row.lap == THIRD]),
        **identified(found),
    }


def _interval(rounds: list[list[BeliefRow]], name: str) -> Interval:
    """Return a measure after the third lap, resampling whole rounds: their rows are not independent."""
    third = [each for rows in rounds if (each := [row for row in rows if row.lap == THIRD])]

    def measure(units: list[Any]) -> float:
        return measures([row for unit in units for row in unit], THIRD)[name]

    return bootstrap(third, measure, times=200) if third else Interval(0.0, 0.0, 0.0)


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
