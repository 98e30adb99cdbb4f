"""What travels about finished games, records and lessons."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from ..core.shapes import (
    LegalActionShape,
    PossibleActionShape,
    ResultShape,
    RulesShape,
    ShareShape,
    ViewShape,
)
from .frames import EventShape
from .settings import ActionText
from .tables import SaidShape


class AddressShape(TypedDict):
    """Where a finished game is found."""

    replay: str


class FaultShape(TypedDict):
    """What is wrong with a record: a reason, and the facts that its sentence needs."""

    reason: str
    detail: NotRequired[str]
    key: NotRequired[str]
    number: NotRequired[int]
    action: NotRequired[str]
    why: NotRequired[str]
    rule: NotRequired[str]
    most: NotRequired[int]
    found: NotRequired[ResultShape | str | int | None]
    expected: NotRequired[ResultShape | str | int | None]


class FailureShape(TypedDict):
    """What was not possible, as a code, and why; `about` says what is wrong with a record."""

    error: str
    detail: str
    about: NotRequired[FaultShape]


class FaceShape(TypedDict):
    """Who played, as everyone may know."""

    name: str
    portrait: int
    bot: str | None


class StepShape(TypedDict):
    """One action and what could be seen of it; a new deal is a step without a seat."""

    seat: int
    do: str
    round: int
    events: list[EventShape]


class DealProofShape(TypedDict):
    """How the seed was made: the table's secret, and the lines of what was agreed before the deal."""

    secret: str
    transcript: list[str]


class RetoldShape(TypedDict):
    """A game told again, from its first view on; `whole` if it began with a deal and not with a position."""

    eyes: str
    rules: RulesShape
    seed: str
    commitment: str
    fair: DealProofShape | None
    faults: list[FaultShape]
    whole: bool
    result: ResultShape | None
    view: ViewShape
    steps: list[StepShape]
    said: list[SaidShape]


class ReplayShape(RetoldShape):
    """A finished game told again; a record that somebody brought has neither id nor seats."""

    id: str | None
    seats: list[FaceShape] | None


# Stories ------------------------------------------------------------------------------------------


class BeliefShape(TypedDict):
    """Somebody's marks as (move, seat, level), and over the moves how right they were, from -1 to 1."""

    seat: int
    marks: list[tuple[int, int, int]]
    line: list[tuple[int, float]]


class RoundToldShape(TypedDict):
    """A round: its actions from the first to the one after the last, and how it ended."""

    round: int
    start: int
    end: int
    side: str
    dwarves: list[str]
    winners: list[int]
    finder: int
    shares: list[ShareShape]
    gold: list[int]
    against: list[int]
    beliefs: list[BeliefShape]


class ClaimToldShape(TypedDict):
    """A claim, after how many moves it was made, and whether it was true; null for a question."""

    move: int
    round: int
    seat: int
    kind: str
    about: int
    cell: str
    word: str
    true: bool | None


class LieShape(TypedDict):
    """The false claim that was believed best."""

    claim: int
    score: int


class HunchShape(TypedDict):
    """The right suspicion that was held longest."""

    round: int
    seat: int
    about: int
    move: int
    score: float


class TurnToldShape(TypedDict):
    """A card that changed the winners' chances, from before to after it."""

    move: int
    seat: int
    side: str
    before: float
    after: float
    error: float
    sure: bool
    runs: int


class ToldShape(TypedDict):
    """All of a story that needs no reckoning."""

    players: int
    rules: RulesShape
    gold: list[int]
    winners: list[int]
    rounds: list[RoundToldShape]
    claims: list[ClaimToldShape]
    lie: LieShape | None
    hunch: HunchShape | None


class StoryShape(ToldShape):
    """The story of a finished game; `turns` is null until the turning points are found."""

    id: str
    seats: list[FaceShape]
    turns: list[TurnToldShape] | None


class WeighedShape(TypedDict):
    """A deed that spoke for or against a seat, and how much."""

    what: str
    weight: float
    # The move in which it was done, counted from 0; null for something that was said.
    move: int | None


class SuspicionShape(TypedDict):
    """How likely a seat was a saboteur, and the deeds that said most of it."""

    chance: float
    deeds: list[WeighedShape]


# A word of Python's own cannot name a field.
InShape = TypedDict("InShape", {"in": str | None})


class ReasonShape(InShape):
    """What spoke for a move, the runner-up and by how much, and what was believed of everyone."""

    move: int
    seat: int
    level: str | None
    action: str
    runner_up: str | None
    by: float | None
    # What everyone would take the move, and the runner-up, for; and where the treasure was expected.
    amounts: list[str | None]
    goals: list[float]
    beliefs: list[SuspicionShape]


# Lessons ------------------------------------------------------------------------------------------

LessonStep = Literal["read", "do", "try", "end"]


class LessonShape(TypedDict):
    """A lesson in the list."""

    key: str
    group: str
    steps: int


class ThingShape(TypedDict):
    """Something that can be looked up at the table: its rule, and the lesson that teaches it."""

    rule: str
    lesson: str


# By box, then by the key of the thing's texts.
ThingsShape = dict[str, dict[str, ThingShape]]


class ProgressShape(TypedDict):
    """How far a pupil has come, and what is asked for now, with an example."""

    at: int
    steps: int
    kind: LessonStep
    example: str
    legal: list[LegalActionShape]


class LessonShownShape(ProgressShape):
    """A lesson as it stands."""

    seat: int
    rules: RulesShape
    view: ViewShape
    log: list[EventShape]


class DoneHere(Struct, tag="done", tag_field="t"):
    """It was what the lesson asks for."""


class RefusedHere(Struct, tag="refused", tag_field="t"):
    """The rules refuse it."""

    reason: str
    rule: str
    detail: str


class NotAskedHere(Struct, tag="not-here", tag_field="t"):
    """The rules allow it, but it is not what the lesson is about."""


class PossibleHere(Struct, tag="possible", tag_field="t"):
    """What a card could do now."""

    actions: list[PossibleActionShape]


class LessonTakenShape(ProgressShape):
    """A step in a lesson: the answer, all steps so far and what happened."""

    said: DoneHere | RefusedHere | NotAskedHere | PossibleHere
    done: list[str]
    events: list[EventShape]


class LessonMove(Struct, forbid_unknown_fields=True, frozen=True):
    """How far a pupil has come, and what they do now.

    Without a `deed` the lesson is shown, "" is to read on, anything else an action; `check` only asks whether
    the action would be refused, `could` what the card named as the `deed` could do.
    """

    done: Annotated[list[ActionText], Meta(max_length=40)] = []
    deed: ActionText | None = None
    check: bool = False
    could: bool = False


class ChainEntryShape(TypedDict):
    """An entry of the chain of deals; the note is an opened deal's secret, or why one was aborted."""

    number: int
    what: str
    deal: str
    note: str
    day: str
    hash: str


class ChainShape(TypedDict):
    """Part of the chain of deals, the newest first, and how many entries of each kind it has in all.

    `before` gets the next part; null at the end.
    """

    entries: list[ChainEntryShape]
    counts: dict[str, int]
    before: int | None


class HealthShape(TypedDict):
    """Whether tables can be played at, and how much is going on."""

    ok: bool
    tables: int
    seats: int
