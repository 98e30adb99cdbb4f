"""What the server sends: answers to commands, and frames about table, game and talk."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ..core.shapes import ClaimKindShape, LegalActionShape, PossibleActionShape, ViewShape
from .tables import ClockShape, IdeaShape, OpinionShape, OwnShape, ReturnedPlanShape, SaidShape, TableShape

# A value somewhere in a view; what it is follows from its path.
Json = Annotated[Any, Meta(title="Json")]
# Where something changes in a view, and what is there now.
Patch = Annotated[list[tuple[list[str | int], Json]], Meta(title="Patch")]
# Any kind of event: core and boxes declare them.
EventShape = Annotated[dict[str, Any], Meta(title="GameEvent")]


class Done(Struct, tag="done", tag_field="t"):
    """Done, on disk, and safe from a crash."""

    id: str


class Refused(Struct, tag="refused", tag_field="t"):
    """The rules refuse the action."""

    id: str
    reason: str
    rule: str
    detail: str


class Failed(Struct, tag="error", tag_field="t"):
    """`malformed`, `stale`, `busy` (the server cannot write at the moment: nothing was done, try again),
    `too-fast`, `not-yours`, `muted`, `not-now`, `full`, `name-taken`, `bad-rules`, `unknown-seat`,
    `unknown-table`, `damaged`, `other-rules`.
    """

    id: str | None
    code: str
    detail: str


class Possible(Struct, tag="possible", tag_field="t"):
    """What the card in a `could` command could do, see there."""

    id: str
    actions: list[PossibleActionShape]


class AdviceFrame(Struct, tag="advice", tag_field="t"):
    """What a seat that asked with `advise` could do, the best first, and what it can know."""

    id: str
    ideas: list[IdeaShape]
    goals: list[float]
    beliefs: list[OpinionShape]


class Closing(Struct, tag="closing", tag_field="t"):
    """The server is stopping: it has answered every earlier command and will carry out no later one; the
    connection closes (1012). Reconnect after a moment and resend what was not answered.
    """


class Upgraded(Struct, tag="upgraded", tag_field="t"):
    """The server's page has this version, not the one that said hello: reload when nothing would be lost."""

    version: str


class TableFrame(Struct, tag="table", tag_field="t"):
    """The table, after every change; `others` are the seats of the tokens in `also`, in the same order."""

    table: TableShape
    you: int | None
    others: list[int | None]


class GameFrame(Struct, tag="game", tag_field="t"):
    """The whole view of game `k`, with everything that has happened so far; `fair` is the transcript of its
    [deal](fair.md), null for a game that was dealt without one. `ways` is how many cards the tunnel still
    needs to each goal, in the view's order: null for a goal that is open or out of reach.
    """

    k: int
    n: int
    view: ViewShape
    legal: list[LegalActionShape]
    log: list[EventShape]
    clock: ClockShape
    ways: list[int | None]
    commitment: str
    fair: list[str] | None


class EventsFrame(Struct, tag="events", tag_field="t"):
    """What happened: fold it into the view. `n` is one more than in the frame before; if not, send `sync`.
    `ways` is as in `game`.
    """

    k: int
    n: int
    events: list[EventShape]
    legal: list[LegalActionShape]
    clock: ClockShape
    ways: list[int | None]


class TalkFrame(Struct, tag="talk", tag_field="t"):
    """What was said in this game: everything if `whole`, else what is new. A `whole` frame has what was said
    before the deal in `earlier`; to a seat it lists the claims it can make,
    `{KIND: {"about", "cell", "words"}}`.
    """

    whole: bool
    said: list[SaidShape]
    earlier: list[SaidShape] | UnsetType = UNSET
    claims: dict[str, ClaimKindShape] | UnsetType = UNSET


class OwnFrame(Struct, tag="own", tag_field="t"):
    """To one seat only: its suspicions in this round, its notes, what was done for it if its time ran out
    when it was last asked, and its planned move.
    """

    marks: list[int]
    note: str
    late: str | None
    plan: LegalActionShape | None
    returned: ReturnedPlanShape | None


Answer = Done | Refused | Failed
Answers = Answer | Possible | AdviceFrame
News = TableFrame | GameFrame | EventsFrame | TalkFrame | OwnFrame | Closing | Upgraded
Frame = Answers | News

__all__ = [
    "Answer",
    "Answers",
    "Closing",
    "Done",
    "EventShape",
    "EventsFrame",
    "Failed",
    "Frame",
    "GameFrame",
    "Json",
    "OwnFrame",
    "OwnShape",
    "Patch",
    "Possible",
    "Refused",
    "TableFrame",
    "TalkFrame",
    "Upgraded",
]
