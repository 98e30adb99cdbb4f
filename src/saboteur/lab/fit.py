"""Counts what dwarves of all styles do, and writes the detective's tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log
from typing import Any, Final

from ..bots.belief import judged
from ..bots.chronicle import Chronicle, SeenDeed
from ..bots.likelihood import SABOTAGE, side_of
from ..core.rules import Rules
from ..game import Game
from .arena import by_side, deal, play_seats
from .runs import Result, Wanted

MIMICRY: Final = 0.35
SLIP: Final = 0.02
HEAT: Final = 1.0
# Whom a player breaks or repairs says little more than what everyone saw before; counted in full, the same
# evidence would count twice.
_MOST_RATHER: Final = 2.5
# How strongly a few choices are attributed to chance.
_PRIOR: Final = 10.0
# The pseudo-count of every deed.
_SMOOTH: Final = 0.5

# Nobody has counted what people say: diggers mostly tell the truth, saboteurs lie about as often as not.
_WORDS: Final = {"true word": [0.95, 0.6], "false word": [0.05, 0.4]}
_SAID_OF: Final = {"suspect": (1.6, 0.8), "trust": (0.6, 1.1)}
# The styles of saboteurs that are counted.
POPULATION: Final = ("bluffer", "rule", "rule:open", "rule:early", "rule:mimic", "rule:sleeper")
BOX_POPULATION: Final = ("bluffer", "rule", "rule:open")

# ("row", hands, stage, amount, side), ("rather", kind, side, saboteurs, others, hit), ("mark", mark, dwarf)
Counts = Counter[tuple[Any, ...]]


def count(counts: Counts, deeds: Iterable[SeenDeed], dwarves: tuple[str, ...], treasure: int) -> None:
    """Count the deeds of a round, now that everything is known."""
    for deed in deeds:
        side = side_of(dwarves[deed.seat])
        hands = "blocked" if deed.blocked else "free"
        counts["row", hands, deed.stage, deed.amount(treasure), side] += 1
        if deed.kind == "place":
            counts["mark", deed.mark, dwarves[deed.seat]] += 1
        if deed.target >= 0:
            wanted = deed.kind == "repair"
            others = [s for s in range(len(dwarves)) if s != deed.seat and (s in deed.broken) == wanted]
            others = others if deed.target in others else [*others, deed.target]
            bad = sum(side_of(dwarves[s]) for s in others)
            hit = side_of(dwarves[deed.target])
            counts["rather", deed.kind, side, bad, len(others), hit] += 1


def deed_counts(rules: Rules, diggers: str, saboteurs: str, seeds: Iterable[str]) -> Counts:
    """Play rounds from these seeds and count deeds by kind and by side."""
    counts: Counts = Counter()
    for seed in seeds:
        game = deal(rules, seed)
        past: list[Chronicle] = []
        treasure = next(cell for cell, goal in game.state.goals.items() if goal == "treasure")

        def keep(_: Game, chronicle: Chronicle, past: list[Chronicle] = past) -> None:
            past[:] = [chronicle]

        outcome = play_seats(game, by_side(game, diggers, saboteurs), seed, keep)
        for chronicle in past:
            count(counts, judged(chronicle), outcome.dwarves, treasure)
    return counts


def count_deeds(rules: dict[str, Any], diggers: str, saboteurs: str, seeds: list[str]) -> Result:
    """Count some rounds, as plain data."""
    counts = deed_counts(Rules.build(**rules), diggers, saboteurs, seeds)
    return {"counts": [[list(key), number] for key, number in counts.items()]}


def wanted_counts(rounds: int, box: str = "") -> list[Wanted]:
    """Return what is needed to count every style, against diggers who deduce and diggers who do not.

    A box that brings its own likelihoods is counted at separate tables.
    """
    return [
        _wanted(style, diggers, rules, rounds)
        for style in (BOX_POPULATION if box else POPULATION)
        for diggers in ("detective", "naive")
        for rules in (_with_box(box) if box else _base())
    ]


def styles_counted(results: Iterable[Result]) -> dict[str, Counts]:
    """Return the counts of every style."""
    found: dict[str, Counts] = {}
    for result in results:
        counts = found.setdefault(result["given"]["saboteurs"], Counter())
        counts.update({tuple(key): number for key, number in result["counts"]})
    return found


def _base() -> list[Rules]:
    return [Rules.build(players) for players in (4, 5, 7, 10)]


def _with_box(box: str) -> list[Rules]:
    return [Rules.build(players, modules=[box]) for players in (5, 9)]


def _wanted(style: str, diggers: str, rules: Rules, rounds: int) -> Wanted:
    given = {"rules": rules.as_dict(), "diggers": diggers, "saboteurs": style}
    key = f"fit/{style}/{diggers}/{'+'.join(rules.modules)}/{rules.players}"
    return Wanted(key, "fit.count_deeds", given, f"fit/{diggers}/{rules.players}", rounds, rounds)


def tables(
    counts: Counts, mimicry: float = MIMICRY, slip: float = SLIP, heat: float = HEAT
) -> dict[str, Any]:
    """Return the tables that the counts make."""
    rows: dict[str, dict[str, dict[str, list[float]]]] = {"free": {}, "blocked": {}}
    amounts = sorted({(key[1], key[2], key[3]) for key in counts if key[0] == "row"})
    totals: Counter[tuple[Any, ...]] = Counter()
    for key, number in counts.items():
        if key[0] == "row":
            totals[key[1], key[2], key[4]] += number
    for hands, stage, amount in amounts:
        kinds = sum(1 for a in amounts if a[:2] == (hands, stage))
        rows[hands].setdefault(stage, {})[amount] = [
            round(
                (counts["row", hands, stage, amount, side] + _SMOOTH)
                / (totals[hands, stage, side] + _SMOOTH * kinds),
                5,
            )
            for side in (0, 1)
        ]
    # Where rows depend on how the target was regarded, the choice of target says no more than that.
    plain = [kind for kind in ("break", "repair") if any(amount == kind for _, _, amount in amounts)]
    rather = {kind: [_rather(counts, kind, side) for side in (0, 1)] for kind in plain}
    rather |= {kind: list(row) for kind, row in _SAID_OF.items()}
    return {
        "mimicry": mimicry, "slip": slip, "heat": heat, **rows, "words": _WORDS, "rather": rather,
        "marks": _marks(counts),
    }  # fmt: skip


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
        "# How likely dwarves are to do a thing: [those who dig, saboteurs], counted by `saboteur lab fit`.",
        "# Of saboteurs the share `mimicry` does as diggers do; of diggers the share `slip` blunders.",
        *(f"{key} = {made[key]}" for key in ("mimicry", "slip", "heat")),
    ]
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
