"""Sends the joined files. Each is made once, by the first browser that asks, beside whatever else goes on."""

from __future__ import annotations

import asyncio
import threading
from functools import lru_cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...boxes import BOXES
from . import joining
from .assets import TYPES, Asset
from .pages import cached

# Two who ask for the same must not make it twice.
_MAKING = threading.Lock()
_BOXES = "boxes"


async def joined_file(request: Request) -> Response:
    """Send a joined file, or its map."""
    lasting = cached(request)
    name, _, ending = request.path_params["name"].partition(".")
    keys = _boxes(request.query_params.get("of", "")) if name == _BOXES else ()
    asset = await asyncio.to_thread(_made, name, ending, keys)
    if asset is None:
        raise HTTPException(404)
    return asset.answer(request, lasting)


def _boxes(wished: str) -> tuple[str, ...]:
    keys = tuple(sorted(set(wished.split(","))))
    if not BOXES.keys() >= set(keys):
        raise HTTPException(404)
    return keys


def _made(name: str, ending: str, keys: tuple[str, ...]) -> Asset | None:
    with _MAKING:
        return _asset(name, ending, keys)


@lru_cache(maxsize=200)
def _asset(name: str, ending: str, keys: tuple[str, ...]) -> Asset | None:
    made = joining.joined_boxes(keys) if name == _BOXES else joining.joined(name)
    if made is None or ending not in ("js", "js.map"):
        return None
    if ending == "js":
        return Asset(made.text.encode(), TYPES[".js"])
    return Asset(made.map.encode(), "application/json")
