"""The HTTP interface as an OpenAPI document, generated from the types that decode requests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...schema.commands import Commands
from ...schema.frames import AdviceFrame, Done, Failed, GameFrame, Possible, Refused
from ...schema.openapi import schemas_of
from ...schema.replays import (
    AddressShape,
    ChainShape,
    FailureShape,
    HealthShape,
    LessonMove,
    LessonShape,
    LessonShownShape,
    LessonTakenShape,
    ReasonShape,
    ReplayShape,
    StoryShape,
    ThingsShape,
)
from ...schema.reviews import (
    ReviewedShape,
    TriedShape,
    TryMove,
    TryShownShape,
)
from ...schema.settings import Guest, NewTable
from ...schema.tables import LayoutShape, OfferShape, OpenTableShape, PlaceShape, SeatedTableShape
from ..admission.door import ALWAYS_OPEN
from ..errors import STATUS
from .responses import PASSING

_JSON: Final = "application/json"
_RETRY: Final = {"headers": {"Retry-After": {"description": "seconds", "schema": {"type": "integer"}}}}
_KEPT: Final = "application/json; charset=utf-8"
_LINES: Final = "application/x-ndjson"
_TEXT: Final = "text/plain; charset=utf-8"
# A text that programs may send as a file: client generators know that, but no body of plain text.
_FILE: Final = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}


class Body(NamedTuple):
    """A possible response: its type in the document, and its content type."""

    # One type, or several of which it is one.
    types: tuple[Any, ...]
    kind: str = _JSON


class Operation(NamedTuple):
    """One operation of the API."""

    name: str
    method: str
    path: str
    summary: str
    answers: dict[int, Body]
    errors: tuple[str, ...] = ()
    wish: Any = None
    # Whether a seat's token is not used, optional or required.
    token: str = ""
    # Query parameters.
    query: tuple[str, ...] = ()


_AT_TABLE: Final = ("unknown-table", "wrong-codes", "damaged", "other-rules", "busy")
_AT_GAME: Final = ("unknown-game", "damaged", "other-rules", "busy")
_RECORD: Final = {200: Body((str,), _TEXT)}
OPERATIONS: Final = (
    Operation(
        "getHealth", "get", "/healthz", "Whether one can play",
        dict.fromkeys((200, 503), Body((HealthShape,))),
    ),
    Operation("getOffer", "get", "/api/offer", "What a table can be made of", {200: Body((OfferShape,))}),
    Operation(
        "getLayout", "get", "/api/layout", "Where set-up cards would lie, and which rules that breaks",
        {200: Body((LayoutShape,))}, ("malformed", "bad-rules", "too-fast"),
        query=("players", "edition", "of", "options"),
    ),
    Operation(
        "getDescription", "get", "/api/openapi.json", "This document", {200: Body((dict[str, Any],))},
    ),
    Operation(
        "listTables", "get", "/api/tables", "Open tables that wait for players",
        {200: Body((list[OpenTableShape],))},
    ),
    Operation(
        "createTable", "post", "/api/tables", "Make a table; without a name, for a big screen",
        {201: Body((PlaceShape,))},
        ("malformed", "foreign-origin", "too-long", "bad-rules", "too-fast", "busy"), NewTable,
    ),
    Operation(
        "getTable", "get", "/api/tables/{code}", "A table as its seat's owner, or else everyone, may see it",
        {200: Body((SeatedTableShape,))}, ("unknown-seat", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "joinTable", "post", "/api/tables/{code}/seats", "Sit down", {201: Body((PlaceShape,))},
        (
            "malformed", "foreign-origin", "ask-host", "turned-away", "not-now", "full", "name-taken",
            "one-seat", "too-much", "used-up", "too-long", "too-fast", *_AT_TABLE,
        ),
        Guest, "perhaps",
    ),
    Operation(
        "sendCommand", "post", "/api/tables/{code}/commands",
        "Do a command, as over the socket; it needs no `id`",
        {200: Body((Done, Possible, AdviceFrame)), 422: Body((Refused,))},
        (
            "malformed", "foreign-origin", "not-yours", "unknown-seat", "muted", "not-now", "full",
            "name-taken", "stale", "too-much", "used-up", "too-long", "bad-rules", "too-fast", *_AT_TABLE,
        ),
        Commands, "always",
    ),
    Operation(
        "getGame", "get", "/api/tables/{code}/game", "The game as a seat knows it, else as spectators do",
        {200: Body((GameFrame,))}, ("unknown-seat", "not-now", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "streamFrames", "get", "/api/tables/{code}/stream",
        "The frames of the socket, one a line, until you hang up",
        {200: Body((str,), _LINES)}, ("unknown-seat", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "getDeals", "get", "/api/fair", "What became of every deal this server has promised",
        {200: Body((ChainShape,))}, ("malformed", "busy"), query=("before",),
    ),
    Operation(
        "getTableRecord", "get", "/api/tables/{code}/games/{number}/record", "The record of a finished game",
        _RECORD, ("not-now", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "findReplay", "get", "/api/tables/{code}/games/{number}", "Where a finished game can be seen again",
        {200: Body((AddressShape,))}, ("not-now", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "getReplay", "get", "/api/replays/{name}", "A finished game, told again",
        {200: Body((ReplayShape,), _KEPT)}, ("malformed", *_AT_GAME, "too-fast", "too-long"), query=("eyes",),
    ),
    Operation(
        "getReplayRecord", "get", "/api/replays/{name}/record", "The record of a finished game", _RECORD,
        _AT_GAME,
    ),
    Operation(
        "getStory", "get", "/api/replays/{name}/story", "The story of a finished game",
        {200: Body((StoryShape,))}, (*_AT_GAME, "too-fast", "too-long"),
    ),
    Operation(
        "explainMove", "get", "/api/replays/{name}/why/{move}", "Why a move of a finished game was made",
        {200: Body((ReasonShape,))}, ("malformed", *_AT_GAME, "too-fast", "too-long"),
    ),
    Operation(
        "reviewGame", "get", "/api/replays/{name}/review/{seat}",
        "What a player of a finished game could have done better; null while that is being found",
        {200: Body((ReviewedShape,))}, ("malformed", *_AT_GAME, "too-fast", "too-long"),
    ),
    Operation(
        "playOn", "post", "/api/replays/{name}/on/{move}",
        "A moment of a finished game, to play on from against bots, or a deed in it",
        {200: Body((TryShownShape, TriedShape))},
        ("foreign-origin", "malformed", *_AT_GAME, "too-fast", "too-long"), TryMove,
    ),
    Operation(
        "replayRecord", "post", "/api/replays", "A record, told again", {200: Body((ReplayShape,), _KEPT)},
        ("foreign-origin", "malformed", "too-long", "bad-record", "too-fast", "busy"), str, query=("eyes",),
    ),
    Operation("listLessons", "get", "/api/lessons", "The lessons", {200: Body((list[LessonShape],))}),
    Operation("listThings", "get", "/api/things", "What can be looked up", {200: Body((ThingsShape,))}),
    Operation(
        "takeLesson", "post", "/api/lessons/{key}", "A lesson as it stands, or a step in it",
        {200: Body((LessonShownShape, LessonTakenShape))},
        ("foreign-origin", "malformed", "unknown-lesson", "too-long", "too-fast"), LessonMove,
    ),
)  # fmt: skip
_PARAMETERS: Final = {
    "code": {"type": "string", "pattern": "^[A-Za-z]{5,6}$", "example": "KMTRAB"},
    "number": {"type": "integer", "minimum": 1},
    "move": {"type": "integer", "minimum": 0},
    "before": {"type": "integer", "minimum": 0},
    "name": {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"},
    "key": {"type": "string", "pattern": "^[a-z0-9-]+$", "example": "lay"},
    "seat": {"type": "string", "pattern": "^p[1-9][0-9]?$", "example": "p1"},
    "players": {"type": "integer", "minimum": 2, "maximum": 12, "default": 5},
    "edition": {"type": "string", "default": "jubilee"},
    "of": {"type": "string", "description": "keys of boxes, with commas between them"},
    "options": {"type": "string", "description": "house rules as name:value, with semicolons between them"},
    "eyes": {"type": "string", "pattern": "^(all|public|p[1-9][0-9]?)$", "default": "all"},
}


@lru_cache(maxsize=1)
def description() -> dict[str, Any]:
    """Return the OpenAPI document of the whole interface, as plain data."""
    bodies = [kind for operation in OPERATIONS for body in operation.answers.values() for kind in body.types]
    wishes = [operation.wish for operation in OPERATIONS if operation.wish]
    kinds = [*wishes, *bodies, FailureShape, Failed]
    schemas, components = schemas_of(kinds)
    known = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, known)
    _leave_ids_out(components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saboteur", "version": "1", "description": "See docs/api.md and docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _leave_ids_out(components: dict[str, Any]) -> None:
    """Make the id of every command optional, as it is over HTTP."""
    for schema in components.values():
        if "t" in schema.get("required", ()) and "id" in schema["required"]:
            schema["required"] = [name for name in schema["required"] if name != "id"]


def _operation(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    places = [*((name, "path") for name in names), *((name, "query") for name in operation.query)]
    told: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.name,
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": _PARAMETERS[name]}
            for name, place in places
        ],
        "responses": _responses(operation, known),
    }
    if operation.wish:
        content = _FILE if operation.wish is str else {_JSON: {"schema": known[str(operation.wish)]}}
        told["requestBody"] = {"required": True, "content": content}
    if operation.token:
        told["security"] = [{"seat": []}] if operation.token == "always" else [{}, {"seat": []}]
    return told


def _responses(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    found: dict[int, tuple[list[str], list[Any], str]] = {}
    for status, body in operation.answers.items():
        found[status] = (["done"], [known[str(kind)] for kind in body.types], body.kind)
    failures = [known[str(FailureShape)], *([known[str(Failed)]] if operation.wish is Commands else [])]
    always = () if operation.path in ALWAYS_OPEN else ("too-fast",)
    for code in dict.fromkeys((*operation.errors, *always)):
        words, schemas, _ = found.setdefault(STATUS[code], ([], [], _JSON))
        words.append(code)
        schemas += [schema for schema in failures if schema not in schemas]
    return {
        str(status): {
            "description": ", ".join(words),
            **(_RETRY if status in PASSING else {}),
            "content": {kind: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}},
        }
        for status, (words, schemas, kind) in sorted(found.items())
    }
