"""What travels about reviews of finished games, and about playing on from their moments."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from ..core.shapes import LegalActionShape, RulesShape, ViewShape
from .frames import EventShape
from .replays import DoneHere, InShape, PossibleHere, RefusedHere, SuspicionShape
from .settings import ActionText


class MomentShape(InShape):
    """A turn in which a seat could have done better: what it did, what was better and by how much.

    `by` and `error`, its standard error, are in gold a round or in a bot's points; `amounts` is what everyone
    would take the better move, and the one made, for.
    """

    move: int
    round: int
    did: str
    better: str
    by: float
    error: float
    amounts: list[str | None]
    goals: list[float]
    beliefs: list[SuspicionShape]


class ReviewShape(TypedDict):
    """What a seat could have done better, in the order of the game, and how many turns were looked at.

    It is not `whole` if there was no time for all turns.
    """

    seat: int
    turns: int
    whole: bool
    moments: list[MomentShape]


class ReviewedShape(TypedDict):
    """A review, or null while it is being made."""

    review: ReviewShape | None


class TryMove(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody has done since a moment of a finished game, and what they do now.

    Without a `deed` the moment is shown as it stands; `check` only asks whether the deed would be refused,
    `could` what the card named as the `deed` could do.
    """

    done: Annotated[list[ActionText], Meta(max_length=200)] = []
    deed: ActionText | None = None
    check: bool = False
    could: bool = False


class TryProgressShape(TypedDict):
    """What may be done now, and whether the round is over."""

    over: bool
    legal: list[LegalActionShape]


class TryShownShape(TryProgressShape):
    """A moment of a finished game as the seat to move saw it, and what has happened since."""

    seat: int
    rules: RulesShape
    view: ViewShape
    log: list[EventShape]


class TriedShape(TryProgressShape):
    """Something done in a moment of a finished game: the answer, all deeds so far and what happened."""

    said: DoneHere | RefusedHere | PossibleHere
    done: list[str]
    events: list[EventShape]
