"""The story of a finished game: who was what, which claims were true, who saw through whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from ..claims import Claim, claim_kinds, goal_word
from ..game import Game
from ..schema.replays import BeliefShape, ClaimToldShape, HunchShape, LieShape, RoundToldShape, ToldShape

JSON = dict[str, Any]
# Dwarves who do not want the others to share the treasure.
AGAINST: Final = frozenset({"saboteur", "greedy"})
_SUREST: Final = 2
# Claims that are true or false, but whose author could not know.
_OPINIONS: Final = ("suspect", "trust")


class Suspicion(NamedTuple):
    """How much a seat suspected another, from -2 (trusts) to 2, after so many actions of the game."""

    move: int
    seat: int
    about: int
    level: int


class Round(Struct):
    """A round: its actions from the first to the one after the last, and how it ended."""

    number: int
    start: int
    end: int
    ended: JSON
    gold: list[int]


def told_story(text: str, said: Sequence[Claim], marks: Sequence[Suspicion]) -> ToldShape:
    """Return the part of the story that needs no search."""
    game = Game.replay(text)
    positions = _positions(game)
    rounds = _rounds(game)
    claims = [_claim(game, positions, rounds, claim) for claim in said]
    return {
        "players": game.rules.players,
        "rules": game.rules.as_dict(),
        "gold": list(game.gold),
        "winners": list(game.winners),
        "rounds": [_round(one, marks) for one in rounds],
        "claims": claims,
        "lie": best_lie(rounds, claims, marks),
        "hunch": best_hunch(rounds, marks),
    }


def _positions(game: Game) -> list[JSON]:
    """Return the position before every action, and at the end."""
    again = game.begun()
    found = [again.position()]
    for seat, action in game.history:
        again.play(seat, action)
        found.append(again.position())
    return found


def _rounds(game: Game) -> list[Round]:
    again = game.begun()
    found: list[Round] = []
    start = 0
    for number, (seat, action) in enumerate(game.history):
        for event in again.play(seat, action):
            if event.kind == "round-ended":
                found.append(Round(again.round, start, number + 1, dict(event.facts), []))
                found[-1].number = int(event.facts["round"])
            elif event.kind == "round-began":
                start = number + 1
        if found:
            found[-1].gold = list(again.gold)
    return found


def _round_of(rounds: list[Round], move: int) -> Round:
    """Return the round that was being played, or had just ended, after so many actions."""
    return next((one for one in reversed(rounds) if one.start <= move), rounds[0])


# What was claimed ---------------------------------------------------------------------------------


def _claim(game: Game, positions: list[JSON], rounds: list[Round], claim: Claim) -> ClaimToldShape:
    return {
        "move": claim.move,
        "round": _round_of(rounds, claim.move).number,
        "seat": claim.seat,
        "kind": claim.kind,
        "about": claim.about,
        "cell": claim.cell,
        "word": claim.word,
        "true": is_true(game, positions[claim.move], claim),
    }


def is_true(game: Game, position: JSON, claim: Claim) -> bool | None:
    """Tell whether a claim was true when it was made; None if it is neither true nor false."""
    match claim.kind:
        case "saw-goal":
            return _saw(position, claim)
        case "am":
            return bool(position["dwarves"][claim.seat] == claim.word)
        case "suspect" | "trust":
            return (position["dwarves"][claim.about] in AGAINST) == (claim.kind == "suspect")
        case "cannot-dig":
            return not _can_dig(game, position, claim.seat)
    kind = claim_kinds(game.rules).get(claim.kind)
    return kind.truth(position, claim) if kind and kind.truth else None


def _saw(position: JSON, claim: Claim) -> bool:
    seen = position["known"][claim.seat]["goals"].get(claim.cell)
    if claim.cell in position["shown"]:
        seen = position["goals"].get(claim.cell)
    return seen is not None and goal_word(seen) == claim.word


def _can_dig(game: Game, position: JSON, seat: int) -> bool:
    """Tell whether a seat could lay a path card if it were its turn."""
    asked = Game.from_position(game.rules, {**position, "turn": seat, "pending": []}, game.seed)
    return any(action.verb == "place" for action in asked.legal(seat))


# What was believed --------------------------------------------------------------------------------


def _round(one: Round, marks: Sequence[Suspicion]) -> RoundToldShape:
    return {
        "round": one.number,
        "start": one.start,
        "end": one.end,
        "side": one.ended["side"],
        "dwarves": one.ended["dwarves"],
        "winners": one.ended["winners"],
        "finder": one.ended["finder"],
        "shares": one.ended["shares"],
        "gold": one.gold,
        "against": [seat for seat, dwarf in enumerate(one.ended["dwarves"]) if dwarf in AGAINST],
        "beliefs": _beliefs(one, marks),
    }


def _in_round(one: Round, marks: Sequence[Suspicion]) -> list[Suspicion]:
    return [mark for mark in marks if one.start <= mark.move <= one.end]


def _is_against(one: Round, seat: int) -> bool:
    return one.ended["dwarves"][seat] in AGAINST


def _beliefs(one: Round, marks: Sequence[Suspicion]) -> list[BeliefShape]:
    """Return everyone's marks over time, and how right they were: from -1 to 1."""
    found: list[BeliefShape] = []
    mine = _in_round(one, marks)
    for seat in sorted({mark.seat for mark in mine}):
        levels: dict[int, int] = {}
        line = [(one.start, 0.0)]
        for mark in mine:
            if mark.seat == seat:
                levels[mark.about] = mark.level
                line.append((mark.move, rightness(one, seat, levels)))
        own = [(mark.move, mark.about, mark.level) for mark in mine if mark.seat == seat]
        found.append({"seat": seat, "marks": own, "line": line})
    return found


def rightness(one: Round, seat: int, levels: dict[int, int]) -> float:
    """Return how right somebody's marks are: 1 if they are sure of everyone and right, -1 if wrong."""
    others = [other for other in range(len(one.ended["dwarves"])) if other != seat]
    signed = [levels.get(other, 0) * (1 if _is_against(one, other) else -1) for other in others]
    return round(sum(signed) / (_SUREST * len(others)), 3)


def best_lie(
    rounds: list[Round], claims: list[ClaimToldShape], marks: Sequence[Suspicion]
) -> LieShape | None:
    """Return the false claim believed most: its author won the round, and few suspected them."""
    found = [(_belief(rounds, claim, marks), number) for number, claim in enumerate(claims) if is_lie(claim)]
    if not found:
        return None
    score, number = max(found, key=lambda entry: (entry[0], -entry[1]))
    return {"claim": number, "score": score}


def is_lie(claim: ClaimToldShape) -> bool:
    """Tell whether a claim is a lie: false, and about what its author knew."""
    return claim["true"] is False and claim["kind"] not in _OPINIONS


def _belief(rounds: list[Round], claim: ClaimToldShape, marks: Sequence[Suspicion]) -> int:
    one = _round_of(rounds, claim["move"])
    levels = {mark.seat: mark.level for mark in _in_round(one, marks) if mark.about == claim["seat"]}
    won = claim["seat"] in one.ended["winners"]
    return (3 if won else 0) + (2 if _is_against(one, claim["seat"]) else 0) - sum(levels.values())


def best_hunch(rounds: list[Round], marks: Sequence[Suspicion]) -> HunchShape | None:
    """Return the correct suspicion held longest until the end of a round."""
    best: HunchShape | None = None
    for one in rounds:
        since: dict[tuple[int, int], tuple[int, int]] = {}
        for mark in _in_round(one, marks):
            pair = (mark.seat, mark.about)
            if mark.level <= 0 or not _is_against(one, mark.about):
                since.pop(pair, None)
            else:
                since[pair] = (since.get(pair, (mark.move, 0))[0], mark.level)
        for (seat, about), (move, level) in since.items():
            score = round(level * (one.end - move) / max(1, one.end - one.start), 3)
            if score > 0 and (best is None or score > best["score"]):
                best = {"round": one.number, "seat": seat, "about": about, "move": move, "score": score}
    return best
