"""The tell: how well a dwarf's side is predicted from its own words and silences, without any deed.

A logistic regression and boosted trees learn from four fifths of the deals and predict the rest, five times
over; the better of them counts. An AUC of one half means that words and silences say nothing. The same rounds
show how guilty everyone seems over time, and what each message does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from ..bots.chronicle import Chronicle
from ..bots.value import fitted
from ..claims import Claim
from ..core.cells import cell_text
from ..core.rules import Rules
from ..game import Game
from .arena import deal, play_seats
from .beliefs import BeliefRow, Witness
from .messages import Message, Overheard, message_figures
from .runs import Result, Run, Wanted
from .stats import Interval, auc, bootstrap, paired
from .suspicion import suspicion_figures
from .trees import boosted

Height = Callable[[Sequence[float]], float]
Learn = Callable[[Sequence[Sequence[float]], Sequence[int]], Height]

_FOLDS: Final = 5
_RIDGE: Final = 1.0
# How many rounds a process plays at a time.
_AT_ONCE: Final = 10
# What is heard of a dwarf in a round, after the constant of the regression.
HEARD: Final = (
    "says gold", "says stone", "looks and keeps quiet", "tells late", "accuses", "accuses as others do",
    "is alone in an accusation", "asks for a repair", "is contradicted", "is confirmed", "silent turns",
)  # fmt: skip


def hear_rounds(rules: dict[str, Any], level: str, seeds: list[str], talk: bool = True) -> Result:
    """Play rounds of one level; return what was heard and believed of everyone, and the truth."""
    built = Rules.build(**rules)
    return {"rounds": [_heard(built, level, seed, talk) for seed in seeds]}


def _heard(rules: Rules, level: str, seed: str, talks: bool) -> dict[str, Any]:
    game, talk = deal(rules, seed), Overheard(seed)
    witness = Witness(game.rules, game.state.dwarves, None)
    pasts: list[Chronicle] = []

    def keep(game: Game, past: Chronicle) -> None:
        pasts[:] = [past]
        witness(game, past)

    outcome = play_seats(game, [level] * rules.players, seed, keep, talk=talk if talks else None)
    return {
        "rows": [features_of(seat, talk.claims, pasts[0]) for seat in range(rules.players)],
        "saboteurs": [int(dwarf == "saboteur") for dwarf in outcome.dwarves],
        "beliefs": witness.rows,
        "messages": talk.messages,
    }


def features_of(seat: int, claims: Sequence[Claim], past: Chronicle) -> list[float]:
    """Return what was heard of a seat, in the order of `HEARD`."""
    own = [claim for claim in claims if claim.seat == seat]
    goals = {claim.cell: claim.word for claim in own if claim.kind == "saw-goal"}
    others = [claim for claim in claims if claim.seat != seat and claim.kind == "saw-goal"]
    targets = [claim.about for claim in own if claim.kind == "suspect"]
    accused = {claim.about for claim in claims if claim.kind == "suspect" and claim.seat != seat}
    turns = max(past.turns / past.rules.players, 1.0)
    return [
        float(list(goals.values()).count("gold")),
        float(list(goals.values()).count("stone")),
        float(sum(cell_text(cell) not in goals for cell in past.looked[seat])),
        float(_late(seat, goals, past)),
        float(len(targets)),
        float(sum(target in accused for target in targets)),
        float(sum(target not in accused for target in targets)),
        float(sum(claim.kind == "repair-me" for claim in own)),
        float(sum(goals.get(claim.cell, claim.word) != claim.word for claim in others)),
        float(sum(goals.get(claim.cell) == claim.word for claim in others)),
        1 - min(len(own) / turns, 1.0),
    ]


def _late(seat: int, told: dict[str, str], past: Chronicle) -> int:
    """Count the goals that a seat told of only after another move."""
    deeds = [deed for deed in past.deeds if deed.seat == seat]
    at_once = {
        one.what.removeprefix("map ")
        for one, next_one in pairwise(deeds)
        if one.kind == "map" and next_one.kind == "claim"
    }
    return len(told.keys() - at_once)


def wanted_words(rules: Rules, level: str, rounds: int, talk: bool = True) -> Wanted:
    """Return what is needed to hear a level, or to watch it at silent tables."""
    given = {"rules": rules.as_dict(), "level": level, "talk": talk}
    key = f"tell/{rules.players}/{'talking' if talk else 'silent'}/{level}"
    return Wanted(key, "tell.hear_rounds", given, f"tell/{rules.players}", rounds, _AT_ONCE)


def wanted_talk(tables: Sequence[Rules], level: str, rounds: int) -> list[Wanted]:
    """Return what is needed to compare talking tables with silent ones, deal by deal."""
    return [wanted_words(rules, level, rounds, talk) for rules in tables for talk in (True, False)]


def tells(run: Run, tables: Sequence[Rules], level: str, rounds: int) -> list[dict[str, Any]]:
    """Play talking tables of one level, and silent ones with the same deals; return what they give away."""
    heard = run.measure(wanted_talk(tables, level, rounds))
    results = iter([[each for result in found for each in result["rounds"]] for found in heard])
    return [tell_figures(rules.players, next(results), next(results)) for rules in tables]


def tell_figures(
    players: int, rounds: Sequence[dict[str, Any]], silent: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """Return the AUC, what is heard, how guilty everyone seems, and what words do, with intervals."""
    rows = [row for each in rounds for row in each["rows"]]
    sides = [side for each in rounds for side in each["saboteurs"]]
    scored = {name: bootstrap(predicted(rounds, learn), _auc_of, times=500) for name, learn in MODELS.items()}
    return {
        "players": players,
        "rounds": len(rounds),
        "dwarves": len(rows),
        "auc": max(scored.values(), key=lambda found: found.value),
        "by_model": scored,
        "said": paired([row[0] + row[1] + row[4] + row[7] for row in rows], times=500),
        "rates": {
            name: [_rate(rows, sides, place, side) for side in (0, 1)] for place, name in enumerate(HEARD)
        },
        "suspicion": {
            name: suspicion_figures(_believed(each))
            for name, each in (("talking", rounds), ("silent", silent))
            if each
        },
        "messages": message_figures([[Message(*said) for said in each["messages"]] for each in rounds]),
    }


def _auc_of(units: list[Any]) -> float:
    return auc([pair for unit in units for pair in unit])


def _believed(rounds: Sequence[dict[str, Any]]) -> list[list[BeliefRow]]:
    return [[BeliefRow(*row) for row in each["beliefs"]] for each in rounds]


def _rate(rows: list[list[float]], sides: list[int], place: int, side: int) -> Interval:
    found = [row[place] for row, its in zip(rows, sides, strict=True) if its == side]
    return paired(found, times=300)


def predicted(rounds: Sequence[dict[str, Any]], learn: Learn) -> list[list[tuple[float, int]]]:
    """Return for each deal how likely each dwarf seemed a saboteur, to a model that never heard that deal."""
    models = [
        _learnt([each for n, each in enumerate(rounds) if n % _FOLDS != fold], learn)
        for fold in range(_FOLDS)
    ]
    return [
        list(zip([models[number % _FOLDS](row) for row in each["rows"]], each["saboteurs"], strict=True))
        for number, each in enumerate(rounds)
    ]


def _learnt(rounds: Sequence[dict[str, Any]], learn: Learn) -> Height:
    rows = [row for each in rounds for row in each["rows"]]
    return learn(rows, [side for each in rounds for side in each["saboteurs"]])


def _logistic(rows: Sequence[Sequence[float]], sides: Sequence[int]) -> Height:
    """Learn a logistic regression of the rows."""
    model = fitted([[1.0, *row] for row in rows], sides, _RIDGE)
    return lambda row: sum(a * b for a, b in zip(model, [1.0, *row], strict=True))


def _trees(rows: Sequence[Sequence[float]], sides: Sequence[int]) -> Height:
    """Learn small trees, each of which corrects those before."""
    return boosted(rows, sides).height


# What predicts a side: odds as a logarithm, learnt from rows and sides.
MODELS: Final[dict[str, Learn]] = {"logistic regression": _logistic, "boosted trees": _trees}
