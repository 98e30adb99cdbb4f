"""Requests and responses: uncached JSON, errors, bodies of limited length."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..counters import meter
from ..errors import TableError

LONGEST_BODY: Final = 16 * 1024
# The statuses of what may work later: too many requests, and a server that is busy.
PASSING: Final = (429, 503)


def answer(data: Any, status: int = 200, after: int | None = None) -> Response:
    """Respond with JSON that must not be cached, and perhaps with when to try again."""
    headers = {"cache-control": "no-store"}
    if after is not None:
        headers["retry-after"] = str(after)
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def failure(error: TableError) -> Response:
    """Respond with an error's code, detail and facts, under the HTTP status that fits, and count it."""
    meter().refused(error.code)
    about = {"about": error.about} if error.about else {}
    after = error.after if error.status in PASSING else None
    return answer({"error": error.code, "detail": error.detail, **about}, error.status, after)


async def body_of(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """Return a request's body, if it is not too long."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > longest:
        raise TableError("too-long", f"at most {longest} bytes")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise TableError("too-long", f"at most {longest} bytes")
    return body
