"""What a table sends its players: every frame is built from a view and redacted events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import UNSET

from ...bots.survey import FAR, Survey
from ...claims import offered_claims
from ...core.actions import NOBODY, Action
from ...core.cards import TILES
from ...core.cells import NOWHERE, cell_text, sides_text
from ...core.errors import IllegalAction
from ...core.events import Event, redact
from ...core.rng import commitment
from ...core.shapes import LegalActionShape, PossibleActionShape
from ...game import Game
from ...schema.frames import (
    AdviceFrame,
    Closing,
    Done,
    EventsFrame,
    Failed,
    GameFrame,
    OwnFrame,
    Possible,
    Refused,
    TableFrame,
    TalkFrame,
    Upgraded,
)
from ...schema.tables import (
    ClockShape,
    HintsShape,
    OwnTableShape,
    PlanShape,
    PublicTableShape,
    SaidShape,
    TableShape,
)
from ..errors import TableError
from ..tables.table import Table
from ..tables.talk import Said

encode = msgspec.json.encode
# For frames that are not commands.
ANY: Final = msgspec.json.Decoder()


def done(command: str) -> bytes:
    """Say that a command is on disk."""
    return encode(Done(command))


def refused(command: str, error: IllegalAction) -> bytes:
    """Say why the rules refuse an action."""
    return encode(Refused(command, error.reason, error.rule, error.detail))


def failed(command: str, error: TableError) -> bytes:
    """Say why a command was not carried out: a layout that breaks a rule is refused like an action."""
    if error.code == "bad-layout" and error.about:
        return encode(Refused(command, error.about["reason"], error.about["rule"], error.detail))
    return encode(Failed(command, error.code, error.detail))


def possible(command: str, game: Game, seat: int, card: str) -> bytes:
    """Say what a card could do if it were the seat's turn."""
    return encode(Possible(command, possible_actions(game, seat, card)))


def advice(command: str, hints: HintsShape) -> bytes:
    """Say what a seat could do, and why."""
    return encode(AdviceFrame(command, **hints))


def closing() -> bytes:
    """Say that the server is stopping, and that everything is kept until it is back."""
    return encode(Closing())


def upgraded(version: str) -> bytes:
    """Say which version the server's page has, to a page that has another."""
    return encode(Upgraded(version))


def table_frame(
    shown: PublicTableShape,
    you: int | None = None,
    others: Sequence[int | None] = (),
    own: OwnTableShape | None = None,
) -> bytes:
    """Describe the table, with what only one person is told about it."""
    table: TableShape = {**shown, **(own or {"votes": [], "knocks": [], "screen": None})}
    return encode(TableFrame(table, you, list(others)))


class Told(NamedTuple):
    """How much of a game a viewer was told: which game, how many frames, and whether the game rests."""

    game: Game
    k: int
    n: int
    rests: bool = False

    def legal(self, seat: int | None) -> list[LegalActionShape]:
        """Return what a seat may do; nothing while the game rests between two rounds."""
        return [] if self.rests else legal_actions(self.game, seat)


def game_frame(told: Told, seat: int | None, past: list[Event], clock: ClockShape) -> bytes:
    """Describe the whole game as a seat knows it."""
    return encode(
        GameFrame(
            k=told.k,
            n=told.n,
            view=told.game.view(seat).as_dict(),
            legal=told.legal(seat),
            log=[line(event) for event in redact(past, seat)],
            clock=clock,
            ways=ways_to_goals(told.game),
            commitment=commitment(told.game.seed),
            fair=list(told.game.fair.transcript) if told.game.fair else None,
        )
    )


def ways_to_goals(game: Game) -> list[int | None]:
    """Return how many cards the tunnel still needs to each goal, as everyone at the table can count them."""
    view = game.view(None)
    hidden = [goal for goal in view.goals if goal in view.sites]
    ways = Survey(view, dict.fromkeys(hidden, 1.0)).ways()
    return [int(way) if (way := ways.get(goal, FAR)) < FAR else None for goal in view.goals]


def events_frame(
    told: Told, seat: int | None, events: list[Event], clock: ClockShape, ways: list[int | None]
) -> bytes | None:
    """Tell a seat what happened; None if it may not even know that something did."""
    news = redact(events, seat)
    if not news:
        return None
    return encode(
        EventsFrame(
            k=told.k,
            n=told.n,
            events=[event.as_dict() for event in news],
            legal=told.legal(seat),
            clock=clock,
            ways=ways,
        )
    )


def talk_frame(table: Table, seat: int | None, said: Sequence[Said]) -> bytes:
    """Tell what was said just now."""
    return encode(TalkFrame(False, _lines(table, seat, said)))


def whole_talk_frame(table: Table, seat: int | None, said: Sequence[Said], earlier: Sequence[Said]) -> bytes:
    """Tell what was said in this game and, apart, before it, as far as it is remembered."""
    claims = UNSET if seat is None else offered_claims(table.rules)
    return encode(TalkFrame(True, _lines(table, seat, said), _lines(table, seat, earlier), claims))


def _lines(table: Table, seat: int | None, said: Sequence[Said]) -> list[SaidShape]:
    return [table.talk.shown(each, table.games, seat) for each in said]


def told_to(table: Table, seat: int | None, rests: bool) -> Told:
    """Return how much somebody at the table was told."""
    assert table.game is not None
    return Told(table.game, table.games, table.told[table.viewer(seat)], rests)


def own_frame(table: Table, seat: int, plan: PlanShape) -> bytes:
    """Send a seat what only it is told."""
    return encode(OwnFrame(**table.own(seat), **plan))


def past(game: Game) -> list[Event]:
    """Return everything that has happened in a game, by replaying it."""
    again = game.begun()
    return [event for seat, action in game.history for event in again.play(seat, action)]


def line(event: Event) -> dict[str, Any]:
    """Return an event as a line of the log: its facts without its patches."""
    return {"kind": event.kind, "seat": event.seat, **event.facts}


def legal_actions(game: Game, seat: int | None) -> list[LegalActionShape]:
    """Return a seat's legal actions, each with its parts."""
    return [] if seat is None else [parts(action) for action in game.legal(seat)]


def possible_actions(game: Game, seat: int, card: str) -> list[PossibleActionShape]:
    """Return what a card alone could do if it were the seat's turn, with the light that it would bring."""
    return [
        _foreseen(game, seat, action)
        for action in game.could(seat)
        if [*action.cards] == [card] or (not action.cards and parts(action).get("card") == card)
    ]


def _foreseen(game: Game, seat: int, action: Action) -> PossibleActionShape:
    found = cast(PossibleActionShape, parts(action))
    if action.verb == "place":
        lit, nearest = game.light_of(seat, action)
        found["lit"] = {cell_text(cell): sides_text(mask) for cell, mask in lit.items()}
        if nearest:
            found["goal"], found["far"] = cell_text(nearest[0]), nearest[1]
    return found


def parts(action: Action) -> LegalActionShape:
    """Return an action with the parts it has."""
    found: LegalActionShape = {"do": action.text, "verb": action.verb}
    if action.tile:
        found["tile"] = action.tile
    if action.card or action.tile:
        found["card"] = action.card or _card_of(action.tile)
    if action.cards:
        found["cards"] = list(action.cards)
    if action.cell != NOWHERE:
        found["cell"] = cell_text(action.cell)
    if action.other != NOWHERE:
        found["other"] = cell_text(action.other)
    if action.seat != NOBODY:
        found["seat"] = action.seat
    if action.word:
        found["word"] = action.word
    return found


def _card_of(tile: str) -> str:
    return TILES[tile].card
