"""Requests and responses: uncached JSON, errors, bodies of limited length."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..counters import meter
from ..errors import TableError

LONGEST_BODY: Final = 16 * 1024


def answer(data: Any, status: int = 200) -> Response:
    """Respond with JSON that must not be cached."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def failure(error: TableError) -> Response:
    """Respond with an error's code, detail and facts, under the HTTP status that fits, and count it."""
    meter().refused(error.code)
    about = {"about": error.about} if error.about else {}
    return answer({"error": error.code, "detail": error.detail, **about}, error.status)


async def body_of(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """Return a request's body, if it is not too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise TableError("too-long", f"at most {longest} bytes")
    return body


def address_of(request: Request) -> str:
    """Return the address a request comes from, by which rate limits count."""
    return request.client.host if request.client else ""
