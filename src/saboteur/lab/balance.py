"""How balanced rules are: how often the diggers win by number of players, edition, variant and box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ..analysis.atlas import LEVEL, Cell, evening_cells
from ..boxes import BOXES
from ..boxes.manifest import BASE
from ..core.errors import RulesError
from ..core.rules import Rules
from .arena import RoundTalk, deal, outcome_of
from .runs import Result, Run, Wanted
from .stats import Interval, wilson

# Short thinking times: many rounds say more than good ones.
_BUDGET: Final = 0.03
# Every cell gets so many rounds first; more go to those whose interval is wider to either side than this.
_FIRST: Final = 200
WITHIN: Final = 0.04


def count_wins(level: str, rules: dict[str, Any], seeds: list[str], talk: bool = False) -> Result:
    """Play rounds with one level on every seat, silent or talking, and count."""
    built = Rules.build(**rules)
    sides: Counter[str] = Counter()
    by_saboteurs: Counter[str] = Counter()
    gold: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    moves = 0
    for seed in seeds:
        said = RoundTalk(seed) if talk else None
        outcome = outcome_of(deal(built, seed), [level] * built.players, seed, budget=_BUDGET, talk=said)
        sides[outcome.side] += 1
        moves += outcome.moves
        count = outcome.dwarves.count("saboteur")
        by_saboteurs[f"{count} {'won' if outcome.found else 'lost'}"] += 1
        seats.update(outcome.dwarves)
        for dwarf, got in zip(outcome.dwarves, outcome.gold, strict=True):
            gold[dwarf] += got
    return {
        "rounds": len(seeds),
        "moves": moves,
        "sides": dict(sides),
        "by_saboteurs": dict(by_saboteurs),
        "gold": dict(gold),
        "seats": dict(seats),
    }


def cells(levels: Sequence[str], players: Sequence[int], everything: bool = True) -> list[Cell]:
    """Return the cells of the atlas: numbers of players, what may make them even, and everything else.

    The level whose figures the lobby shows also plays at talking tables.
    """
    found = [Cell(level, n) for level in levels for n in players]
    for level in levels:
        found += [cell for n in players for cell in evening_cells(level, n)]
    if everything:
        for level in levels:
            found += [Cell(level, 5, edition) for edition in ("classic", "italian")]
            found += [Cell(level, 5, options=(("placement", "adjacent"),))]
            boxes = [box for box in BOXES.values() if box.origin != BASE]
            found += [Cell(level, n, modules=(box.key,)) for box in boxes for n in box.measured_at]
    playable = [cell for cell in dict.fromkeys(found) if _is_playable(cell)]
    return playable + [cell._replace(talk=True) for cell in playable if cell.level == LEVEL]


def _is_playable(cell: Cell) -> bool:
    try:
        cell.rules()
    except RulesError:
        return False
    return True


def atlas(run: Run, wanted: Sequence[Cell], rounds: int, chunk: int = 25) -> list[dict[str, Any]]:
    """Play every cell and return its figures; a cell that is known closely enough gets no more rounds."""
    first = min(rounds, _FIRST)
    results = run.measure(wanted_cells(wanted, rounds, chunk))
    left = [number for number, found in enumerate(results) if _is_open(wanted[number], found)]
    if rounds > first:
        more = run.measure([_asked(wanted[number], rounds, chunk) for number in left])
        for number, found in zip(left, more, strict=True):
            results[number] = found
    return [cell_figures(cell, found) for cell, found in zip(wanted, results, strict=True)]


def wanted_cells(asked: Sequence[Cell], rounds: int, chunk: int = 25) -> list[Wanted]:
    """Return what every cell gets first."""
    return [_asked(cell, min(rounds, _FIRST), chunk) for cell in asked]


def _asked(cell: Cell, rounds: int, chunk: int) -> Wanted:
    given = {"level": cell.level, "rules": cell.rules().as_dict(), "talk": cell.talk}
    return Wanted(cell.key, "balance.count_wins", given, f"balance/{cell.players}", rounds, chunk)


def _is_open(cell: Cell, results: Sequence[Result]) -> bool:
    """Tell whether a cell needs more rounds."""
    found = Interval(*cell_figures(cell, results)["found"])
    return max(found.high - found.value, found.value - found.low) > WITHIN


def cell_figures(cell: Cell, results: Sequence[Result]) -> dict[str, Any]:
    """Return the figures of one cell."""
    total: dict[str, Counter[str]] = {name: Counter() for name in ("sides", "by_saboteurs", "gold", "seats")}
    for result in results:
        for name, counter in total.items():
            counter.update(result[name])
    rounds = sum(result["rounds"] for result in results)
    lost = total["sides"]["saboteurs"] + total["sides"]["nobody"]
    by_count: dict[str, Any] = {}
    for key in sorted({key.split()[0] for key in total["by_saboteurs"]}):
        won = total["by_saboteurs"][f"{key} won"]
        by_count[key] = wilson(won, won + total["by_saboteurs"][f"{key} lost"])
    return {
        "level": cell.level,
        "players": cell.players,
        "edition": cell.edition,
        "variant": cell.variant,
        "talk": cell.talk,
        "rounds": rounds,
        "found": wilson(rounds - lost, rounds),
        "by_saboteurs": by_count,
        "moves": sum(result["moves"] for result in results) / rounds,
        "gold": {d: round(total["gold"][d] / n, 3) for d, n in sorted(total["seats"].items())},
    }
