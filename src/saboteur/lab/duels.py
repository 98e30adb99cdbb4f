"""Ratings for deceiving and detecting: who suspects a saboteur more than any honest dwarf.

At tables of all kinds of diggers and saboteurs, each digger is asked after the third lap whom it suspects.
It wins against a saboteur whom it suspects more than every honest dwarf, loses if it suspects one of those
more, and draws if it sees no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ..bots.chronicle import Chronicle
from ..bots.likelihood import DIG, side_of
from ..bots.rule import RuleBot
from ..core.rules import Rules
from ..game import Game
from .arena import deal, play_seats, player
from .beliefs import THIRD
from .fit import SABOTEURS
from .ladder import Contest, ratings_of
from .runs import Result, Run, Wanted

# Who detects, by sight or by belief, and who deceives; the novice judges like `rule`, the others by belief.
DETECTORS: Final = ("rule", "detective")
DECEIVERS: Final = tuple(SABOTEURS)
_AT_ONCE: Final = 10


def play_duels(rules: dict[str, Any], seeds: list[str]) -> Result:
    """Play rounds between detectors and deceivers; return how each of their duels ended."""
    built = Rules.build(**rules)
    return {"duels": [duel for seed in seeds for duel in _duels(built, seed)]}


def _duels(rules: Rules, seed: str) -> list[tuple[str, str, int]]:
    game, rng = deal(rules, seed), Random(f"{seed}/seats")
    dwarves = game.state.dwarves
    names = [rng.choice(DETECTORS if side_of(dwarf) == DIG else DECEIVERS) for dwarf in dwarves]
    found: list[tuple[str, str, int]] = []

    def judge(game: Game, past: Chronicle) -> None:
        if not found and past.turns // rules.players >= THIRD:
            found.extend(judged_duels(game, past, names))

    play_seats(game, names, seed, judge)
    return found


def judged_duels(game: Game, past: Chronicle, names: Sequence[str]) -> list[tuple[str, str, int]]:
    """Return the duels of a moment: who detects, who deceives, and who won (1 the detector, 0 nobody)."""
    dwarves = game.state.dwarves
    honest = [seat for seat, dwarf in enumerate(dwarves) if side_of(dwarf) == DIG]
    found = []
    for seat in honest:
        bot = player(names[seat], game)
        assert isinstance(bot, RuleBot)
        trust = bot.trust(game.view(seat), past)
        worst = max((trust.suspicion(other) for other in honest if other != seat), default=0.0)
        for other, dwarf in enumerate(dwarves):
            if side_of(dwarf) != DIG:
                more = trust.suspicion(other) - worst
                found.append((names[seat], names[other], (more > 0) - (more < 0)))
    return found


def wanted_duels(tables: Sequence[Rules], rounds: int) -> list[Wanted]:
    """Return what is needed to rate detectors and deceivers."""
    return [
        Wanted(
            f"duels/{rules.players}", "duels.play_duels", {"rules": rules.as_dict()},
            f"duels/{rules.players}", rounds, _AT_ONCE,
        )
        for rules in tables
    ]  # fmt: skip


def duel_ratings(run: Run, tables: Sequence[Rules], rounds: int) -> dict[str, Any]:
    """Play rounds and rate everyone at detecting or at deceiving."""
    asked = wanted_duels(tables, rounds)
    contests = [
        duel_contest(rules.players, *duel)
        for rules, results in zip(tables, run.measure(asked), strict=True)
        for result in results
        for duel in result["duels"]
    ]
    return {"duels": len(contests), "ratings": ratings_of(contests)}


def duel_contest(players: int, detector: str, deceiver: str, won: int) -> Contest:
    """Return a duel as a contest; houses play along, so that no table is taken for skill."""
    teams = (
        [f"house {players} detects", f"{detector} detects"],
        [f"house {players} deceives", f"{deceiver} deceives"],
    )
    return Contest(teams, (float(won < 0), float(won > 0)))
