"""The web application: its routes, which hosts and origins may use them, and its errors."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..admission.door import FrontDoor, delayed_failure
from ..admission.visitors import visitor_of
from ..errors import Elsewhere, TableError
from ..nodes.hosting import Hosting
from ..nodes.relay import Links, Relay
from ..operator.requests import Operator
from ..tables.all_tables import AllTables
from ..tables.newcomers import Newcomer
from ..wire.commands import GUEST, NEW_TABLE, decoded, offer
from ..wire.sockets import converse
from . import html_page, pages, play, previews
from .assets import Asset
from .booklet import api as booklet
from .fair import FairChain
from .host_names import Hosts, misdirected
from .joined_files import joined_file
from .layouts import send_layout
from .lesson_api import LessonApi
from .openapi import description
from .replays import Replays
from .responses import answer, body_of, failure
from .things import send_things


def application(
    all_tables: AllTables,
    hostnames: Iterable[str] = (),
    operator: Operator | None = None,
    sources: bool = False,
    node: tuple[str, int] = ("127.0.0.1", 0),
) -> Starlette:
    """Return the application that serves these tables under these host names, and its operator.

    With `sources` browsers load the page's files one by one, as they are now. Other nodes reach this one at
    an address of its own, if they share its store.
    """

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        all_tables.open()
        if operator:
            operator.open()
        if all_tables.store.is_shared:
            await hosting.open(*node)
            all_tables.store.introduce(hosting.address, hosting.secret)
        yield
        await hosting.close()
        if operator:
            operator.close()
        await all_tables.close()
        all_tables.store.close()

    routes = [
        *_page_routes(all_tables, sources),
        *_routes(all_tables),
        *([operator.route()] if operator else []),
    ]
    hosting = Hosting(
        Starlette(routes=_routes(all_tables), exception_handlers=_FAILURES), all_tables.visitors
    )
    led = {Elsewhere: _lead} if all_tables.store.is_shared else {}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=_FAILURES | led)
    _link_nodes(app, all_tables)
    app.add_middleware(Safety, hosts=Hosts((*hostnames, urlsplit(all_tables.address).netloc)))
    app.add_middleware(FrontDoor, visitors=all_tables.visitors)
    return app


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return await delayed_failure(error)


async def _part(_: Request, __: Exception) -> Response:
    return Response(status_code=408)  # to nobody: the caller is gone, or took too long to ask


async def _lead(_: Request, error: Exception) -> Response:
    raise error  # the relay leads whoever was not answered to the table's new owner


_FAILURES: Final[Any] = {TableError: _refuse, ClientDisconnect: _part}


def _link_nodes(app: Starlette, all_tables: AllTables) -> None:
    """Pass on what concerns tables of other nodes, if there may be any."""
    if all_tables.store.is_shared:
        links = Links()
        all_tables.when_leaving.append(links.close)
        all_tables.store.reaches = links.reaches
        app.add_middleware(Relay, all_tables=all_tables, links=links)


def _page_routes(all_tables: AllTables, sources: bool) -> list[BaseRoute]:
    """Return the page's addresses and those of its files: plain, and below the name of their version."""
    index = html_page.PageIndex(all_tables, sources).answer
    rooms = ("/", "/t/{code}", "/tv/{code}", "/replay", "/replay/{name}", "/learn", "/learn/{key}", "/layout")
    files = {
        "/static/{path:path}": pages.static,
        "/box/{key}/{name}": pages.box_asset,
        "/i18n/{language}.ftl": pages.i18n,
        "/i18n/{language}/{part}.ftl": pages.i18n,
        "/rulebook/{language}/{name}": pages.rulebook,
    }
    return [
        *(Route(room, index) for room in rooms),
        Route("/favicon.ico", pages.favicon),
        Route("/manifest/{language}.webmanifest", previews.send_manifest),
        Route("/sw.js", previews.send_worker),
        Route("/v/{version}/preview.png", pages.send_picture),
        Route("/v/{version}/icon-{size:int}.png", pages.send_icon),
        Route("/v/{version}/joined/{name}", joined_file),
        *(Route(before + path, send) for path, send in files.items() for before in ("", "/v/{version}")),
    ]


def _routes(all_tables: AllTables) -> list[BaseRoute]:
    api = Api(all_tables)
    return [
        Route("/qr/{code}.svg", api.qr),
        Route("/healthz", api.health),
        Route("/api/offer", api.offer),
        Route("/api/tables", api.tables, methods=["GET"]),
        Route("/api/tables", api.make, methods=["POST"]),
        Route("/api/tables/{code}", api.table),
        Route("/api/tables/{code}/seats", api.join, methods=["POST"]),
        Route("/api/tables/{code}/commands", api.command, methods=["POST"]),
        Route("/api/tables/{code}/game", api.game),
        Route("/api/tables/{code}/stream", api.stream),
        Route("/api/openapi.json", api.openapi),
        Route("/api/layout", send_layout),
        Route("/api/things", send_things),
        *Replays(all_tables).routes(),
        *LessonApi().routes(),
        *booklet.routes(),
        *FairChain(all_tables.store).routes(),
        WebSocketRoute("/ws/{code}", api.socket),
    ]


class Api:
    """The HTTP endpoints of the tables."""

    def __init__(self, all_tables: AllTables) -> None:
        self.all_tables = all_tables

    async def health(self, _: Request) -> Response:
        """Return whether tables can be played at."""
        live = self.all_tables.live.values()
        seats = sum(len(table.audience.pages) for table in live)
        ok = self.all_tables.store.healthy
        return answer({"ok": ok, "tables": len(live), "seats": seats}, 200 if ok else 503)

    async def offer(self, request: Request) -> Response:
        """Return what a table can be set up with, compressed: every front page waits for it."""
        said = msgspec.json.encode(offer(self.all_tables.address))
        return Asset(said, "application/json").answer(request, "no-store")

    async def qr(self, request: Request) -> Response:
        """Send a table's link as a QR code that phones on the same network can follow."""
        table, _ = await play.seat_of_caller(self.all_tables, request)
        local = request.url.hostname in ("127.0.0.1", "localhost", "::1")
        base = self.all_tables.address if local and self.all_tables.address else str(request.base_url)
        return await pages.qr(base.rstrip("/") + table.table.link)

    async def tables(self, _: Request) -> Response:
        """List public tables that are waiting for players."""
        return answer(self.all_tables.waiting())

    async def table(self, request: Request) -> Response:
        """Return a table: as it is now to people who sit there, with the spectators' delay to others."""
        table, key = await play.seat_of_caller(self.all_tables, request)
        return answer(table.shown(key))

    async def make(self, request: Request) -> Response:
        """Create a table and seat its host; respond with the code, the link, the seat and its token."""
        wish = decoded(NEW_TABLE, await body_of(request))
        return answer(await self.all_tables.make(wish, visitor_of(request)), 201)

    async def join(self, request: Request) -> Response:
        """Sit down at a table."""
        guest = decoded(GUEST, await body_of(request))
        newcomer = Newcomer(guest, visitor_of(request).address, play.bearer(request))
        return answer(await self.all_tables.join(request.path_params["code"], newcomer), 201)

    async def command(self, request: Request) -> Response:
        """Carry out the command of a seated player."""
        return answer(*await play.command(self.all_tables, request, await body_of(request)))

    async def game(self, request: Request) -> Response:
        """Send the game as the caller's seat knows it now, as one `game` frame."""
        frame = await play.game(self.all_tables, request)
        return Response(frame, headers={"cache-control": "no-store"}, media_type="application/json")

    async def stream(self, request: Request) -> Response:
        """Send everything that happens from now on, one frame per line."""
        return await play.stream(self.all_tables, request)

    async def openapi(self, _: Request) -> Response:
        """Describe this interface to programs, as an OpenAPI document."""
        return answer(description())

    async def socket(self, socket: WebSocket) -> None:
        """Serve a WebSocket connection until either side ends it."""
        await converse(self.all_tables, socket)


class Safety:
    """Rejects foreign hosts and origins, and sends the security headers."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or reject it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self.hosts.allows(Headers(scope=scope).get("host", "")):
            await _misdirect(scope, receive, send)
        elif not is_own(Headers(scope=scope)) and (scope["type"] == "websocket" or scope["method"] != "GET"):
            await _turn_away(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, _guarded(send))


def is_own(headers: Headers) -> bool:
    """Tell whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    with contextlib.suppress(ValueError):  # not an address
        place = urlsplit(origin).netloc.lower()
        return bool(place) and place == headers.get("host", "").lower()
    return False


async def _misdirect(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await _refuse_socket(receive, send)
    else:
        await misdirected(Headers(scope=scope))(scope, receive, _guarded(send))


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await _refuse_socket(receive, send)
    else:
        await failure(TableError("foreign-origin"))(scope, receive, send)


def _guarded(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["content-security-policy"] = html_page.policy()
            headers["x-content-type-options"] = "nosniff"
            headers["cross-origin-opener-policy"] = "same-origin"
            headers["referrer-policy"] = "no-referrer"
        await send(message)

    return guarded
