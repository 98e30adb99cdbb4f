"""Counts what dwarves of all styles do, and writes the detective's tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any, Final

from ..bots.belief import judged
from ..bots.chronicle import Chronicle, SeenDeed
from ..bots.likelihood import DIG, SABOTAGE, Likelihoods, side_of
from ..bots.people import PEOPLE
from ..core.rules import Rules
from ..game import Game
from .arena import deal, play_seats
from .runs import Result, Wanted
from .settings import digest_of

MIMICRY: Final = 0.1
SLIP: Final = 0.03
HEAT: Final = 1.0
# Whom a player breaks or repairs says little more than what everyone saw before; counted in full, the same
# evidence would count twice.
_MOST_RATHER: Final = 2.5
# How strongly a few choices are attributed to chance.
_PRIOR: Final = 10.0
# The pseudo-count of every deed among a side, and of all deeds of a style together.
_SMOOTH: Final = 0.5
_LEANING: Final = 10.0
# Nothing is impossible.
_LEAST: Final = 1e-5
_CHUNK: Final = 20

# Nobody has counted what people say: diggers mostly tell the truth, saboteurs lie about as often as not.
_WORDS: Final = {"true word": [0.95, 0.6], "false word": [0.05, 0.4]}
_SAID_OF: Final = {"suspect": (1.6, 0.8), "trust": (0.6, 1.1)}
# The styles that are counted, by how common the belief takes them to be among their side: most diggers
# play like bots, the others as people do.
DIGGERS: Final = {
    "detective": 0.35,
    "naive": 0.2,
    **{f"person:{name}": 0.45 / len(PEOPLE) for name in PEOPLE},
}
SABOTEURS: Final = {
    "bluffer": 0.15, "bluffer:bold": 0.1, "bluffer:shy": 0.1, "rule": 0.15, "rule:open": 0.1,
    "rule:early": 0.1, "rule:mimic": 0.1, "rule:sleeper": 0.1, "rule:hoarder": 0.1,
}  # fmt: skip
SIDES: Final = (DIGGERS, SABOTEURS)
POPULATION: Final = (*DIGGERS, *SABOTEURS)

# ("row", hands, stage, amount, style), ("rather", kind, side, saboteurs, others, hit), ("mark", mark, dwarf)
Counts = Counter[tuple[Any, ...]]


def count(
    counts: Counts, deeds: Iterable[SeenDeed], dwarves: tuple[str, ...], names: Sequence[str], treasure: int
) -> None:
    """Count the deeds of a round, now that everything is known."""
    for deed in deeds:
        side = side_of(dwarves[deed.seat])
        hands = "blocked" if deed.blocked else "free"
        counts["row", hands, deed.stage, deed.amount(treasure), names[deed.seat]] += 1
        if deed.kind == "place":
            counts["mark", deed.mark, dwarves[deed.seat]] += 1
        if deed.target >= 0:
            wanted = deed.kind == "repair"
            others = [s for s in range(len(dwarves)) if s != deed.seat and (s in deed.broken) == wanted]
            others = others if deed.target in others else [*others, deed.target]
            bad = sum(side_of(dwarves[s]) for s in others)
            hit = side_of(dwarves[deed.target])
            counts["rather", deed.kind, side, bad, len(others), hit] += 1


def styles_by_lot(dwarves: Sequence[str], seed: str) -> list[str]:
    """Return who sits where: everybody plays in a style of their side, drawn as often as it is common."""
    rng = Random(f"{seed}/styles")
    return [rng.choices(*zip(*SIDES[side_of(dwarf)].items(), strict=True))[0] for dwarf in dwarves]


def deed_counts(rules: Rules, seeds: Iterable[str], tables: Likelihoods | None = None) -> Counts:
    """Play rounds from these seeds and count deeds by kind and by style; everyone believes by some tables."""
    counts: Counts = Counter()
    for seed in seeds:
        game = deal(rules, seed)
        past: list[Chronicle] = []
        treasure = next(cell for cell, goal in game.state.goals.items() if goal == "treasure")

        def keep(_: Game, chronicle: Chronicle, past: list[Chronicle] = past) -> None:
            past[:] = [chronicle]

        names = styles_by_lot(game.state.dwarves, seed)
        outcome = play_seats(game, names, seed, keep, tables=tables)
        for chronicle in past:
            count(counts, judged(chronicle, tables), outcome.dwarves, names, treasure)
    return counts


def count_deeds(rules: dict[str, Any], seeds: list[str], tables: dict[str, Any] | None = None) -> Result:
    """Count some rounds, as plain data, by the shipped tables or others."""
    counts = deed_counts(Rules.build(**rules), seeds, Likelihoods(tables) if tables else None)
    return {"counts": [[list(key), number] for key, number in counts.items()]}


def wanted_counts(
    rounds: int, box: str = "", step: int = 0, tables: dict[str, Any] | None = None
) -> list[Wanted]:
    """Return what is needed to count every style; a box with its own likelihoods has separate tables."""
    return [_wanted(rules, rounds, step, tables) for rules in (_with_box(box) if box else _base())]


def knowing_nothing(box: str = "") -> dict[str, Any]:
    """Return tables by which no deed says anything; in the base game, deeds are told apart by regard."""
    deeds = [] if box else [f"{kind} stranger" for kind in ("break", "repair")]
    sides = [dict.fromkeys(side, round(1 / len(side), 5)) for side in SIDES]
    nothing = dict.fromkeys(deeds, [1.0] * len(POPULATION))
    return {
        "mimicry": 0.0, "slip": 0.0, "heat": 1.0, "diggers": sides[DIG], "saboteurs": sides[SABOTAGE],
        "free": {"start": nothing}, "rather": {}, "marks": {},
    }  # fmt: skip


def total_of(results: Iterable[Result]) -> Counts:
    """Return the counts of all rounds, added up."""
    found: Counts = Counter()
    for result in results:
        found.update({tuple(key): number for key, number in result["counts"]})
    return found


def _base() -> list[Rules]:
    return [Rules.build(players) for players in (4, 5, 7, 10)]


def _with_box(box: str) -> list[Rules]:
    return [Rules.build(players, modules=[box]) for players in (5, 9)]


def _wanted(rules: Rules, rounds: int, step: int, tables: dict[str, Any] | None) -> Wanted:
    given = {"rules": rules.as_dict(), "tables": tables}
    # Other tables are another measurement; without any, those are shipped that belong to the run's code.
    known = digest_of(tables) if tables else "shipped"
    key = f"fit/{step}/{known}/{'+'.join(rules.modules)}/{rules.players}"
    return Wanted(key, "fit.count_deeds", given, f"fit/{step}/{rules.players}", rounds, _CHUNK)


def tables(
    counts: Counts, without: str = "", mimicry: float = MIMICRY, slip: float = SLIP, heat: float = HEAT
) -> dict[str, Any]:
    """Return the tables that the counts make, without one style if asked."""
    sides = [{name: share for name, share in side.items() if name != without} for side in SIDES]
    rows: dict[str, dict[str, dict[str, list[float]]]] = {"free": {}, "blocked": {}}
    amounts = sorted({(key[1], key[2], key[3]) for key in counts if key[0] == "row"})
    for place in dict.fromkeys(amount[:2] for amount in amounts):
        here = [amount for *where, amount in amounts if tuple(where) == place]
        columns = [column for side in sides for column in _columns(counts, place, here, side)]
        rows[place[0]][place[1]] = {
            amount: [max(round(column[number], 5), _LEAST) for column in columns]
            for number, amount in enumerate(here)
        }
    # Where rows depend on how the target was regarded, the choice of target says no more than that.
    plain = [kind for kind in ("break", "repair") if any(amount == kind for _, _, amount in amounts)]
    rather = {kind: [_rather(counts, kind, side) for side in (0, 1)] for kind in plain}
    rather |= {kind: list(row) for kind, row in _SAID_OF.items()}
    return {
        "mimicry": mimicry, "slip": slip, "heat": heat,
        "diggers": _shares(sides[DIG]), "saboteurs": _shares(sides[SABOTAGE]), **rows,
        "words": _WORDS, "rather": rather, "marks": _marks(counts),
    }  # fmt: skip


def _shares(side: Mapping[str, float]) -> dict[str, float]:
    total = sum(side.values())
    return {name: round(share / total, 5) for name, share in side.items()}


def _columns(
    counts: Counts, place: tuple[str, str], amounts: Sequence[str], side: Iterable[str]
) -> list[list[float]]:
    """Return how often each style of a side does each of these deeds; what is rare, by its whole side."""
    seen = [[counts["row", *place, amount, name] for amount in amounts] for name in side]
    pooled = [sum(numbers) + _SMOOTH for numbers in zip(*seen, strict=True)]
    average = [number / sum(pooled) for number in pooled]
    return [
        [
            (number + _LEANING * usual) / (sum(numbers) + _LEANING)
            for number, usual in zip(numbers, average, strict=True)
        ]
        for numbers in seen
    ]


def _rather(counts: Counts, kind: str, side: int) -> float:
    """Return how much a side prefers saboteurs: the maximum-likelihood ratio."""
    seen = [
        (key[3], key[4], key[5], number)
        for key, number in counts.items()
        if key[:3] == ("rather", kind, side)
    ]
    all_seen = sum(number for *_, number in seen)
    hits = sum(number for *_, hit, number in seen if hit == SABOTAGE)
    times = 1.0
    for _ in range(200):
        expected = sum(n * bad * times / (bad * times + all_ - bad) for bad, all_, _, n in seen)
        times *= exp((hits - expected - _PRIOR * log(times)) / (all_seen + _PRIOR))
        times = min(max(times, 1 / _MOST_RATHER), _MOST_RATHER)
    return round(times, 3)


def _marks(counts: Counts) -> dict[str, dict[str, float]]:
    """Return how much more often than others each dwarf lays cards with a mark."""
    laid: Counter[str] = Counter()
    marked: Counter[tuple[str, str]] = Counter()
    for key, number in counts.items():
        if key[0] == "mark":
            laid[key[2]] += number
            if key[1]:
                marked[key[1], key[2]] += number
    found: dict[str, dict[str, float]] = {}
    for mark in sorted({mark for mark, _ in marked}):
        rates = {dwarf: (marked[mark, dwarf] + 1.0) / (laid[dwarf] + 10.0) for dwarf in sorted(laid)}
        mean = sum(rates.values()) / len(rates)
        found[mark] = {dwarf: round(rate / mean, 3) for dwarf, rate in rates.items()}
    return found


def likelihoods_toml(made: Mapping[str, Any]) -> str:
    """Write the tables as readable text."""
    lines = [
        "# How likely dwarves are to do a thing, by style of digger and saboteur in the order in which they",
        "# are named; counted by `saboteur lab fit`. Of saboteurs the share `mimicry` does as the average",
        "# digger does; of diggers the share `slip` blunders like the average saboteur.",
        *(f"{key} = {made[key]}" for key in ("mimicry", "slip", "heat")),
    ]
    for side in ("diggers", "saboteurs"):
        lines += ["", "# How common each style is.", f"[{side}]"]
        lines += [f'"{name}" = {share}' for name, share in made[side].items()]
    for hands in ("free", "blocked"):
        for stage in ("start", "middle", "end"):
            rows = made[hands].get(stage, {})
            lines += ["", f"[{hands}.{stage}]", *(f'"{amount}" = {row}' for amount, row in rows.items())]
    lines += ["", "# How much rather they do it to a saboteur than to a digger.", "[rather]"]
    lines += [f"{kind} = {row}" for kind, row in made["rather"].items()]
    lines += [
        "",
        "# Words: how often each side speaks true of a goal that it has seen.",
        "[words]",
    ]
    lines += [f'"{word}" = {row}' for word, row in made["words"].items()]
    lines += ["", "# How much more often than others a dwarf lays cards with a mark."]
    for mark, row in made["marks"].items():
        lines += [f"[marks.{mark}]", *(f"{dwarf} = {times}" for dwarf, times in row.items())]
    if not made["marks"]:
        lines += ["[marks]"]
    return "\n".join(lines) + "\n"
