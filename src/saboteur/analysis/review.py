"""A finished game reviewed for one seat: the moments in which it could have done better.

Each of its turns is given to the strongest bot as the seat saw it then: its view, what everyone had seen, and
what had been said; nothing that it learnt later. The search proposes a move, and a second one compares that
with the move made, in other worlds, so that no move is called better because it was lucky once. Thinking is
counted in worlds, not in seconds: whoever sees the same gets the same advice, on a busy machine, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, cast

from ..bots.chronicle import Chronicle
from ..bots.seer import SeerBot, Tried
from ..claims import Claim
from ..core.actions import Action
from ..core.events import redact
from ..core.view import View
from ..game import Game
from ..schema.reviews import (
    MomentShape,
    ReviewShape,
)
from .errors import NotInThisGame
from .why import DeedMoves, reasons

# How many moments are told at most.
MOST_MOMENTS: Final = 5
# In how many worlds a better move is looked for, and in how many others it is compared.
_LOOKED: Final = 30
_COMPARED: Final = 240
# A move is better by at least so much, and by so many standard errors: in gold a round, or, where the bot
# does not search, in the points of its weights.
_LEAST: Final = {"gold": 0.08, "points": 0.8}
_SURE: Final = 2.5
# Moves that seem better by less than this, in gold, are not compared any further.
_HOPEFUL: Final = 0.04


class Better(NamedTuple):
    """A move that was better than the one made, by how much in which unit, and the standard error."""

    action: Action
    by: float
    error: float
    unit: str


def review(
    record: str,
    seat: int,
    claims: Sequence[Claim] = (),
    seconds: float = 60.0,
    clock: Callable[[], float] = time.monotonic,
) -> ReviewShape:
    """Return what a seat of a finished game could have done better; `whole` unless time ran out."""
    done = Game.replay(record)
    if not 0 <= seat < done.rules.players:
        raise NotInThisGame("nobody sat there")
    until = clock() + seconds
    game, moves, turns = done.begun(), DeedMoves(), 0
    past, said = Chronicle.of(game.view()), list(claims)
    found: list[tuple[float, MomentShape]] = []
    whole = True
    for move, (actor, action) in enumerate(done.history):
        past.hear([claim for claim in said if claim.move <= move])
        if whole and actor == seat and game.view(seat).window["kind"] == "turn":
            whole = clock() < until
            turns += whole
            if whole and (moment := _moment(game, seat, action, past, moves, move)):
                found.append(moment)
        events = game.play(actor, action)
        past.watch(redact(events, None))
        moves.note(past, move)
        if any(event.kind == "round-began" for event in events):
            said = [claim for claim in claims if claim.move > move]
    best = sorted(found, key=lambda each: -each[0])[:MOST_MOMENTS]
    told = sorted((moment for _, moment in best), key=lambda moment: moment["move"])
    return {"seat": seat, "turns": turns, "whole": whole, "moments": told}


def _moment(
    game: Game, seat: int, did: Action, past: Chronicle, moves: DeedMoves, move: int
) -> tuple[float, MomentShape] | None:
    view, legal = game.view(seat), game.legal(seat)
    better = better_move(view, legal, did, past)
    if better is None:
        return None
    told = {
        "move": move,
        "round": game.round,
        "did": did.text,
        "better": better.action.text,
        "by": round(better.by, 3),
        "error": round(better.error, 3),
        "in": better.unit,
        **reasons(view, past, moves, (better.action.text, did.text)),
    }
    # The smallest difference that counts makes both units comparable.
    return better.by / _LEAST[better.unit], cast(MomentShape, told)


def better_move(view: View, legal: Sequence[Action], did: Action, past: Chronicle) -> Better | None:
    """Return a move that was clearly better than the one made, as far as the seat could know."""
    if len(legal) < 2:
        return None
    bot = SeerBot(clock=count().__next__)
    first = bot.search(view, legal, Random(0), _LOOKED, past)
    if not first[0].values:
        return _by_points(bot, view, legal, did, past)
    best = max(first, key=lambda tried: tried.mean).action
    made = [tried for tried in first if tried.action == did]
    if best == did or (made and max(tried.mean for tried in first) - made[0].mean < _HOPEFUL):
        return None
    both = {tried.action: tried for tried in bot.search(view, (best, did), Random(1), _COMPARED, past)}
    if best not in both or did not in both:  # the search leaves out what makes no sense
        return _by_points(bot, view, legal, did, past)
    by, error = _gain(both[best], both[did])
    return Better(best, by, error, "gold") if by >= max(_LEAST["gold"], _SURE * error) else None


def _gain(one: Tried, other: Tried) -> tuple[float, float]:
    """Return how much more a move is worth than another in the same worlds, and the standard error."""
    gains = [a - b for a, b in zip(one.values, other.values, strict=False)]
    return (fmean(gains), stdev(gains) / sqrt(len(gains))) if len(gains) > 1 else (0.0, 0.0)


def _by_points(
    bot: SeerBot, view: View, legal: Sequence[Action], did: Action, past: Chronicle
) -> Better | None:
    """Compare by the bot's weights, under rules with which it does not search."""
    scorer = bot.scorer(view, bot.trust(view, past), Random(0), past)
    best = max(legal, key=scorer.score)
    by = scorer.score(best) - scorer.score(did)
    return Better(best, by, 0.0, "points") if by >= _LEAST["points"] else None
