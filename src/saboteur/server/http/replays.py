"""Finished games over HTTP: their addresses, records, replays, stories, and why moves were made."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...analysis.replay import ALL
from ...core.actions import parse_seat
from ...core.errors import RecordError
from ...schema.reviews import TryMove
from ..admission.visitors import visitor_of
from ..errors import TableError, bad_record
from ..tables.all_tables import AllTables
from ..wire.commands import decoded
from .play import bearer
from .responses import answer, body_of

LONGEST_RECORD: Final = 256 * 1024
_TRY: Final = msgspec.json.Decoder(TryMove)


class Replays:
    """The endpoints of an archive."""

    def __init__(self, all_tables: AllTables) -> None:
        self.all_tables = all_tables
        self.archive = all_tables.archive
        self.reviews = all_tables.reviews

    def routes(self) -> list[BaseRoute]:
        """Return the routes to finished games and brought records."""
        return [
            Route("/api/tables/{code}/games/{number:int}", self.address),
            Route("/api/tables/{code}/games/{number:int}/record", self.table_record),
            Route("/api/replays", self.view, methods=["POST"]),
            Route("/api/replays/{name}", self.replay),
            Route("/api/replays/{name}/record", self.record),
            Route("/api/replays/{name}/story", self.story),
            Route("/api/replays/{name}/why/{move:int}", self.why),
            Route("/api/replays/{name}/review/{seat}", self.review),
            Route("/api/replays/{name}/on/{move:int}", self.play_on, methods=["POST"]),
        ]

    async def address(self, request: Request) -> Response:
        """Return the id of a table's finished game."""
        code, number = await self._admitted(request)
        asker = visitor_of(request).address
        return answer({"replay": await self.archive.address(code, number, asker)})

    async def table_record(self, request: Request) -> Response:
        """Send the record of a table's finished game."""
        code, number = await self._admitted(request)
        asker = visitor_of(request).address
        return _record(await self.archive.record(code, number, asker), f"{code}-{number}")

    async def record(self, request: Request) -> Response:
        """Send the record of a finished game."""
        name = request.path_params["name"]
        _, kept = await self.archive.find(name, visitor_of(request).address)
        return _record(kept.record, name[:8])

    async def story(self, request: Request) -> Response:
        """Return the story of a finished game."""
        story = await self.archive.story(request.path_params["name"], _asker(request))
        return Response(story, headers={"cache-control": "no-store"}, media_type="application/json")

    async def why(self, request: Request) -> Response:
        """Return why a move was made."""
        asker = _asker(request)
        told = await self.archive.why(request.path_params["name"], request.path_params["move"], asker)
        return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")

    async def review(self, request: Request) -> Response:
        """Return what a seat could have done better, or null while that is being found."""
        asker = _asker(request)
        seat = parse_seat(request.path_params["seat"])
        if seat is None:
            raise TableError("malformed", "a review is for a player such as p2")
        told = await self.reviews.review(request.path_params["name"], seat, asker)
        return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")

    async def play_on(self, request: Request) -> Response:
        """Show a moment of a finished game, or do something in it."""
        asker = _asker(request)
        wish: TryMove = decoded(_TRY, await body_of(request))
        name, move = request.path_params["name"], request.path_params["move"]
        told = await self.archive.tried(name, move, wish, asker)
        return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """Return the replay of a finished game."""
        asker = _asker(request)
        page = await self.archive.replay(request.path_params["name"], _eyes(request), asker)
        return page.answer(request)

    async def view(self, request: Request) -> Response:
        """Return the replay of an uploaded record."""
        asker = _asker(request)
        body = await body_of(request, LONGEST_RECORD)
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            raise bad_record(RecordError("not-a-record", detail="it is not text")) from error
        page = await self.archive.view(text, _eyes(request), asker)
        return page.answer(request)

    async def _admitted(self, request: Request) -> tuple[str, int]:
        """Return the table and the number of a game, if the caller may see the table."""
        code: str = request.path_params["code"].upper()
        await self.all_tables.admit(code, bearer(request), visitor_of(request))
        return code, request.path_params["number"]


def _eyes(request: Request) -> str:
    return request.query_params.get("eyes", ALL)[:10]


def _record(text: str, name: str) -> Response:
    kept = {"content-disposition": f'attachment; filename="saboteur-{name}.sab"', "cache-control": "no-store"}
    return Response(text, headers=kept, media_type="text/plain")


def _asker(request: Request) -> str:
    """Return the address that the work is charged to, if it has any computing left."""
    visitor = visitor_of(request)
    visitor.afford("computing")
    return visitor.address
