"""The single files a browser needs: modules, styles, pictures, texts, rules and the table's QR code.

Each has two addresses: a plain one, for which browsers ask again whether it has changed, and one below
`/v/VERSION`, which never changes and is kept.
"""

from __future__ import annotations

import asyncio
import io
import mimetypes
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...boxes import BOXES
from ...boxes.manifest import BASE
from ...boxes.words import LESSONS, LOBBY, NAMES, TABLE, WHAT, words
from ...languages import ENGLISH, languages, page_file, rules_file, words_file
from ..errors import TableError
from . import previews
from .assets import ASK, LASTING, TYPES, Asset, slim
from .page_files import box_file, found, version

# Texts that every page needs; others are loaded by the pages that need them.
# The longest link that is drawn: the name of a host has at most 253 characters.
_LONGEST_LINK: Final = 320
_EVERYWHERE: Final = ("game", "ui")
# Parts of the page that mention every box.
_OF_ALL: Final = (LOBBY, LESSONS)


def cached(request: Request) -> str:
    """Return how long browsers may keep an answer; raise 404 for files of another version."""
    wished = request.path_params.get("version")
    if wished is None:
        return ASK
    if wished != version():
        raise HTTPException(404, headers={"cache-control": "no-store"})
    return LASTING


@lru_cache(maxsize=400)
def file_asset(*names: str) -> Asset:
    """Return a file of the package as it is sent."""
    return _page(found(*names))


@lru_cache(maxsize=400)
def box_page(key: str, name: str) -> Asset:
    """Return a box's file as it is sent."""
    return _page(box_file(key, name))


def _page(place: Traversable | None) -> Asset:
    if place is None:
        raise HTTPException(404)
    ending = "." + place.name.rpartition(".")[2]
    kind = TYPES.get(ending) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if ending in (".js", ".css", ".svg"):
        return Asset(slim(place.read_text(encoding="utf-8"), ending).encode(), kind)
    return Asset(place.read_bytes(), kind)


async def static(request: Request) -> Response:
    """Send a module, style, picture or library."""
    return file_asset("web", *request.path_params["path"].split("/")).answer(request, cached(request))


async def box_asset(request: Request) -> Response:
    """Send a box's file for the page, wherever the box comes from."""
    return box_page(request.path_params["key"], request.path_params["name"]).answer(request, cached(request))


async def verifier(request: Request) -> Response:
    """Send the page that checks a record by itself, also when it was saved."""
    return file_asset("web", "verify.html").answer(request)


async def favicon(request: Request) -> Response:
    """Send the icon that browsers request on their own."""
    return file_asset("web", "art", "favicon.svg").answer(request)


async def send_picture(request: Request) -> Response:
    """Send the picture of previews, if it can be made."""
    return _lasting(request, await asyncio.to_thread(previews.picture))


async def send_icon(request: Request) -> Response:
    """Send the icon in one of its sizes, if it can be made."""
    size = request.path_params["size"]
    return _lasting(
        request, await asyncio.to_thread(previews.icon, size) if size in previews.ICON_SIZES else None
    )


def _lasting(request: Request, asset: Asset | None) -> Response:
    lasting = cached(request)
    if asset is None:
        raise HTTPException(404)
    return asset.answer(request, lasting)


@lru_cache(maxsize=200)
def texts(language: str, part: str, boxes: tuple[str, ...] = ()) -> Asset:
    """Return texts of a language: those for every page, or one part, with what boxes add to it."""
    files = [page_file(language, f"{name}.ftl") for name in ([part] if part else _EVERYWHERE)]
    said = [file.read_text(encoding="utf-8") for file in files if file]
    if not part:
        said += [words(box, words_file(box, language), NAMES) for box in BOXES.values()]
        said += [words(BOXES[BASE], words_file(BOXES[BASE], language), TABLE)]
    else:
        named = [BOXES[key] for key in (BOXES if part in _OF_ALL else boxes)]
        said += [words(box, words_file(box, language), part) for box in named]
    return Asset(slim("\n".join(said), ".ftl").encode(), TYPES[".ftl"])


async def i18n(request: Request) -> Response:
    """Send texts of a language: those for every page, or one part; `of` names boxes to include."""
    language, part = request.path_params["language"], request.path_params.get("part", "")
    boxes = request.query_params.get("of", "")
    wished = tuple(sorted(set(boxes.split(",")))) if boxes and part in (TABLE, WHAT) else ()
    if language not in languages() or (part and not found("i18n", ENGLISH, f"{part}.ftl")):
        raise HTTPException(404)
    if not BOXES.keys() >= set(wished):
        raise HTTPException(404)
    return texts(language, part, wished).answer(request, cached(request))


async def rulebook(request: Request) -> Response:
    """Send a box's rules in a language, or in English if they are not translated."""
    language, name = request.path_params["language"], request.path_params["name"]
    if language not in languages():
        raise HTTPException(404)
    page = _rule_page(language, name.removesuffix(".md"))
    if page is None:
        raise HTTPException(404)
    return page.answer(request, cached(request))


@lru_cache(maxsize=200)
def _rule_page(language: str, key: str) -> Asset | None:
    box = BOXES.get(key)
    file = box and (rules_file(box, language) or rules_file(box, ENGLISH))
    return Asset(file.read_bytes(), TYPES[".md"]) if file else None


@lru_cache(maxsize=500)
def qr_code(link: str) -> bytes:
    """Draw a link as a QR code."""
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#17130f", light="#ffffff")
    return out.getvalue()


async def qr(link: str) -> Response:
    """Send a table's link as a QR code; no cache may keep it, because it opens the table."""
    if len(link) > _LONGEST_LINK:
        raise TableError("too-long", f"a link has at most {_LONGEST_LINK} characters")
    # The longest takes a tenth of a second.
    drawn = await asyncio.to_thread(qr_code, link)
    return Response(drawn, headers={"cache-control": "no-store"}, media_type=TYPES[".svg"])
