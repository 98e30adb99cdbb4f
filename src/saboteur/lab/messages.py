"""What words do: how far each message moves what the others believe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from ..bots.belief import Certainties, Posterior, believe
from ..bots.chronicle import Chronicle
from ..bots.likelihood import DIG, side_of
from ..claims import NOBODY, Claim, goal_word
from ..core.cells import parse_cell
from ..game import Game
from .arena import RoundTalk
from .stats import Interval, bootstrap

# What a message is called that can be neither true nor false.
_NAMES: Final = {"repair-me": "asks for a repair", "because": "gives a reason"}


class Message(NamedTuple):
    """What was said, by which side, and by how much it changed what the honest others believe on average."""

    name: str
    side: int
    # How guilty the speaker seems.
    speaker: float
    # How guilty the accused seems, or how likely the treasure is under the goal that was spoken of.
    subject: float


class Overheard(RoundTalk):
    """The talk of a round that also notes what each message does."""

    def __init__(self, seed: str) -> None:
        """Begin with nothing said and nothing noted."""
        super().__init__(seed)
        self.messages: list[Message] = []

    def told(self, game: Game, past: Chronicle, claim: Claim) -> None:
        """Let everyone hear a claim, and compare what they believe before and after."""
        before = _beliefs(game, past, claim.seat)
        super().told(game, past, claim)
        after = _beliefs(game, past, claim.seat)
        both = [(before[seat], after[seat]) for seat in before.keys() & after.keys()]
        self.messages.append(
            Message(
                message_name(claim, game.state.dwarves, game.state.goals),
                side_of(game.state.dwarves[claim.seat]),
                _shift([(one.suspicion(claim.seat), two.suspicion(claim.seat)) for one, two in both]),
                _shift([(_of(one, claim), _of(two, claim)) for one, two in both]),
            )
        )


def _beliefs(game: Game, past: Chronicle, speaker: int) -> dict[int, Posterior]:
    """Return what each honest dwarf but the speaker believes."""
    found = {}
    for seat, dwarf in enumerate(game.state.dwarves):
        if seat != speaker and side_of(dwarf) == DIG:
            belief = believe(game.rules, Certainties.to(game.view(seat)), past)
            if belief is not None:
                found[seat] = belief
    return found


def _of(belief: Posterior, claim: Claim) -> float:
    """Return what is believed of the subject of a claim."""
    if claim.about != NOBODY:
        return belief.suspicion(claim.about)
    return belief.goals.get(_cell(claim), 0.0) if claim.cell else 0.0


def _cell(claim: Claim) -> int:
    cell = parse_cell(claim.cell)
    assert cell is not None, "bots name places that there are"
    return cell


def _shift(pairs: Sequence[tuple[float, float]]) -> float:
    return fmean(after - before for before, after in pairs) if pairs else 0.0


def message_name(claim: Claim, dwarves: Sequence[str], goals: Mapping[int, str]) -> str:
    """Return what a message says, and whether it is true."""
    if claim.kind == "saw-goal":
        is_true = goal_word(goals[_cell(claim)]) == claim.word
        return f"says {claim.word}, {'true' if is_true else 'a lie'}"
    if claim.kind == "suspect":
        return f"accuses a {'saboteur' if dwarves[claim.about] == 'saboteur' else 'digger'}"
    return _NAMES.get(claim.kind, claim.kind)


def message_figures(rounds: Sequence[Sequence[Message]]) -> dict[str, dict[str, Any]]:
    """Return how often each message is said in a round and what it changes, with intervals over rounds."""
    names = sorted({(message.side, message.name) for each in rounds for message in each})
    return {
        f"{'saboteur' if side else 'digger'} {name}": {
            "a_round": _mean(rounds, side, name, None),
            "speaker": _mean(rounds, side, name, "speaker"),
            "subject": _mean(rounds, side, name, "subject"),
        }
        for side, name in names
    }


def _mean(rounds: Sequence[Sequence[Message]], side: int, name: str, what: str | None) -> Interval:
    """Return the mean of a change over messages of one kind, or else how many there are in a round."""
    units = [[m for m in each if (m.side, m.name) == (side, name)] for each in rounds]
    if what is None:
        return bootstrap([(len(unit),) for unit in units], lambda drawn: fmean(u[0] for u in drawn), 300)
    said = [[getattr(message, what) for message in unit] for unit in units if unit]
    return bootstrap(said, lambda drawn: fmean(value for unit in drawn for value in unit), 300)
