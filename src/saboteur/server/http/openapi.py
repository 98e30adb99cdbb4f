"""The HTTP interface as an OpenAPI document, generated from the types that decode requests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from ...schema.commands import Commands
from ...schema.settings import Guest, NewTable
from ..errors import STATUS
from .lesson_api import LessonMove

_JSON: Final = "application/json"
_KEPT: Final = "application/json; charset=utf-8"
_LINES: Final = "application/x-ndjson"
_TEXT: Final = "text/plain; charset=utf-8"


class Place(Struct):
    """A seat at a table, or its big screen, which has no seat."""

    code: str
    seat: int | None
    # Holding the token means holding the seat: it is sent once and stored as a hash.
    token: str


class Failure(Struct):
    """An error: its code, and why."""

    error: str
    detail: str
    # What is wrong with a record: a reason and its facts.
    about: dict[str, Any] | None = None


class Done(Struct, tag="done", tag_field="t"):
    """The command is on disk."""

    id: str


class Refused(Struct, tag="refused", tag_field="t"):
    """The rules refuse the action."""

    id: str
    reason: str
    rule: str
    detail: str


class Failed(Struct, tag="error", tag_field="t"):
    """The command was not carried out."""

    id: str
    code: str
    detail: str


class Address(Struct):
    """The address of a finished game."""

    replay: str


class Health(Struct):
    """Whether tables can be played at, and how busy the server is."""

    ok: bool
    tables: int
    seats: int


class Answer(NamedTuple):
    """A possible response: its type in the document, and its content type."""

    body: Any = dict[str, Any]
    kind: str = _JSON


class Operation(NamedTuple):
    """One operation of the API."""

    method: str
    path: str
    summary: str
    answers: dict[int, Answer]
    errors: tuple[str, ...] = ()
    wish: Any = None
    # Whether a seat's token is not used, optional or required.
    token: str = ""
    # Query parameters.
    query: tuple[str, ...] = ()


_COMMAND: Final = {200: Answer(Done), 422: Answer(Refused)}
_AT_TABLE: Final = ("unknown-table", "damaged", "other-rules", "busy")
_AT_GAME: Final = ("unknown-game", "damaged", "other-rules", "busy")
OPERATIONS: Final = (
    Operation("get", "/healthz", "Whether one can play", dict.fromkeys((200, 503), Answer(Health))),
    Operation("get", "/api/offer", "What a table can be made of", {200: Answer()}),
    Operation("get", "/api/openapi.json", "This document", {200: Answer()}),
    Operation("get", "/api/tables", "Open tables that wait for players", {200: Answer(list[dict[str, Any]])}),
    Operation(
        "post", "/api/tables", "Make a table; without a name, for a big screen", {201: Answer(Place)},
        ("malformed", "foreign-origin", "too-long", "bad-rules", "too-fast", "busy"), NewTable,
    ),
    Operation(
        "get", "/api/tables/{code}", "A table as it is; without a token, as spectators know it",
        {200: Answer()}, ("unknown-seat", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "post", "/api/tables/{code}/seats", "Sit down", {201: Answer(Place)},
        (
            "malformed", "foreign-origin", "ask-host", "turned-away", "not-now", "full", "name-taken",
            "one-seat", "too-long", "too-fast", *_AT_TABLE,
        ),
        Guest, "perhaps",
    ),
    Operation(
        "post", "/api/tables/{code}/commands", "Do a command, as over the socket; it needs no `id`", _COMMAND,
        (
            "malformed", "foreign-origin", "not-yours", "unknown-seat", "muted", "not-now", "full",
            "name-taken",
            "stale", "too-long", "bad-rules", "too-fast", *_AT_TABLE,
        ),
        Commands, "always",
    ),
    Operation(
        "get", "/api/tables/{code}/game", "The game as a seat knows it, else as spectators do",
        {200: Answer()}, ("unknown-seat", "not-now", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "get", "/api/tables/{code}/stream", "The frames of the socket, one a line, until you hang up",
        {200: Answer(str, _LINES)}, ("unknown-seat", *_AT_TABLE), token="perhaps",
    ),
    Operation(
        "get", "/api/tables/{code}/games/{number}/record", "The record of a finished game",
        {200: Answer(str, _TEXT)}, ("not-now", *_AT_TABLE),
    ),
    Operation(
        "get", "/api/tables/{code}/games/{number}", "Where a finished game can be seen again",
        {200: Answer(Address)}, ("not-now", *_AT_TABLE),
    ),
    Operation(
        "get", "/api/replays/{name}", "A finished game, told again", {200: Answer(kind=_KEPT)},
        ("malformed", *_AT_GAME, "too-fast", "too-long"), query=("eyes",),
    ),
    Operation(
        "get", "/api/replays/{name}/record", "The record of a finished game", {200: Answer(str, _TEXT)},
        _AT_GAME,
    ),
    Operation(
        "get", "/api/replays/{name}/story", "The story of a finished game", {200: Answer()},
        (*_AT_GAME, "too-fast", "too-long"),
    ),
    Operation(
        "get", "/api/replays/{name}/why/{move}", "Why a move of a finished game was made", {200: Answer()},
        ("malformed", *_AT_GAME, "too-fast", "too-long"),
    ),
    Operation(
        "post", "/api/replays", "A record, told again", {200: Answer(kind=_KEPT)},
        ("foreign-origin", "malformed", "too-long", "bad-record", "too-fast", "busy"), str, query=("eyes",),
    ),
    Operation("get", "/api/lessons", "The lessons", {200: Answer(list[dict[str, Any]])}),
    Operation(
        "post", "/api/lessons/{key}", "A lesson as it stands, or a step in it", {200: Answer()},
        ("foreign-origin", "malformed", "unknown-lesson", "too-long", "too-fast"), LessonMove,
    ),
)  # fmt: skip
_PARAMETERS: Final = {
    "code": {"type": "string", "pattern": "^[A-Za-z]{5}$", "example": "KMTRA"},
    "number": {"type": "integer", "minimum": 1},
    "move": {"type": "integer", "minimum": 0},
    "name": {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"},
    "key": {"type": "string", "pattern": "^[a-z0-9-]+$", "example": "lay"},
    "eyes": {"type": "string", "pattern": "^(all|public|p[1-9][0-9]?)$", "default": "all"},
}


@lru_cache(maxsize=1)
def description() -> dict[str, Any]:
    """Return the whole document."""
    bodies = [answer.body for operation in OPERATIONS for answer in operation.answers.values()]
    wishes = [operation.wish for operation in OPERATIONS if operation.wish]
    kinds = [*wishes, *bodies, Failure, Failed]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
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
        "operationId": f"{operation.method} {operation.path}",
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": _PARAMETERS[name]}
            for name, place in places
        ],
        "responses": _responses(operation, known),
    }
    if operation.wish:
        schema = known[str(operation.wish)]
        kind = "text/plain" if operation.wish is str else _JSON
        told["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    if operation.token:
        told["security"] = [{"seat": []}] if operation.token == "always" else [{}, {"seat": []}]
    return told


def _responses(operation: Operation, known: dict[str, Any]) -> dict[str, Any]:
    found: dict[int, tuple[list[str], list[Any], str]] = {}
    for status, answer in operation.answers.items():
        found[status] = (["done"], [known[str(answer.body)]], answer.kind)
    failures = [known[str(Failure)], *([known[str(Failed)]] if operation.answers is _COMMAND else [])]
    for code in operation.errors:
        words, schemas, _ = found.setdefault(STATUS[code], ([], [], _JSON))
        words.append(code)
        schemas += [schema for schema in failures if schema not in schemas]
    return {
        str(status): {
            "description": ", ".join(words),
            "content": {kind: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}},
        }
        for status, (words, schemas, kind) in sorted(found.items())
    }
