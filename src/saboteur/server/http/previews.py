"""What others show of the page: a link's preview in a messenger, and the page as an installed app.

A preview is fetched by a program that has no key: of a table it tells who invites while the lobby waits, and
nothing once the game has begun. Pictures are drawn once, without a browser, if the extra `pictures` is there.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
from functools import lru_cache
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...drawing.image import Image, NoPictures, has_pictures
from ...drawing.symbols import Symbols
from ...languages import ENGLISH, languages, page_file
from ..admission.visitors import visitor_of
from ..tables.all_tables import AllTables
from .assets import Asset
from .page_files import text_at, version

ICON_SIZES: Final = (180, 192, 512)
_APPLE: Final = 180
_ICON: Final = "/static/art/favicon.svg"
# What messengers cut least off.
_WIDTH, _HEIGHT = 1200, 630
# How many looks at pages of tables that do not wait count as one wrong code.
_LOOKS_A_CODE: Final = 50
_COLOUR: Final = "#17130f"


def text_for(language: str, key: str, **facts: str) -> str:
    """Return one of the texts for previews; English if the language has none."""
    for one in (language, ENGLISH):
        file = page_file(one, "preview.ftl")
        found = (
            re.search(rf"^{key} = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE) if file else None
        )
        if found:
            return re.sub(r"\{ \$(\w+) \}", lambda hole: facts[hole[1]], found[1])
    raise KeyError(key)


def host_who_waits(all_tables: AllTables, request: Request) -> str:
    """Return who invites to the table of an address, if its lobby waits; looking is not free."""
    code = request.path_params.get("code", "").upper()
    live = all_tables.live.get(code)
    visitor = visitor_of(request)
    if live is None or live.table.phase != "lobby":
        visitor.charge("codes", 1 / _LOOKS_A_CODE)
        return ""
    host = live.table.seats[live.table.host]
    return host.name if host and visitor.left("codes") >= 1 else ""


@lru_cache(maxsize=500)
def preview(language: str, room: str, host: str, origin: str) -> str:
    """Return the lines of a page's head that are for previews and for installing it."""
    if host:
        title = text_for(language, "preview-invites", host=host)
    else:
        keys = {"t": "preview-table", "tv": "preview-table", "replay": "preview-replay"}
        title = text_for(language, keys[room]) if room in keys else "Saboteur"
    said = {"og:title": title, "og:description": text_for(language, "preview-about"), "og:type": "website"}
    said |= {"og:site_name": "Saboteur", "og:locale": language}
    if has_pictures():
        size = {
            "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT),
            "twitter:card": "summary_large_image",
        }
        said |= {"og:image": f"{origin}v/{version()}/preview.png", **size}
    lines = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in said.items()]
    lines.append(f'<link rel="manifest" href="/manifest/{language}.webmanifest">')
    if has_pictures():
        lines.append(f'<link rel="apple-touch-icon" href="/v/{version()}/icon-{_APPLE}.png">')
    return "".join(f"    {line}\n" for line in lines)


@lru_cache(maxsize=1)
def picture() -> Asset | None:
    """Return the picture of every preview, the mine of the front page; None if PNG cannot be made."""
    symbols = Symbols.everything()
    across = 420 * _WIDTH / _HEIGHT
    inner = symbols.drawing("hero") + f'<g transform="translate(290 24)">{symbols.drawing("wordmark")}</g>'
    image = Image.of(symbols, inner, ((960 - across) / 2, 0, across, 420), _WIDTH)
    return _png(image)


@lru_cache(maxsize=len(ICON_SIZES))
def icon(size: int) -> Asset | None:
    """Return the icon as PNG of this size; None if it cannot be made."""
    drawn = (text_at(_ICON) or "").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    return _png(Image(drawn))


def _png(image: Image) -> Asset | None:
    try:
        return Asset(image.png(), "image/png")
    except NoPictures:
        return None


@lru_cache(maxsize=50)
def manifest(language: str) -> Asset:
    """Return what an installed page is called, how it looks and where it begins, in a language."""
    icons = [{"src": _ICON, "sizes": "any", "type": "image/svg+xml"}]
    if has_pictures():
        at = f"/v/{version()}"
        icons += [
            {"src": f"{at}/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
            for size in ICON_SIZES
        ]
    said = {
        "id": "/",
        "name": "Saboteur",
        "short_name": "Saboteur",
        "description": text_for(language, "preview-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _COLOUR,
        "theme_color": _COLOUR,
        "icons": icons,
    }
    return Asset(json.dumps(said, ensure_ascii=False).encode(), "application/manifest+json")


async def send_manifest(request: Request) -> Response:
    """Send the manifest in the language of its address."""
    language = request.path_params["language"]
    if language not in languages():
        raise HTTPException(404)
    return (await asyncio.to_thread(manifest, language)).answer(request)


@lru_cache(maxsize=1)
def worker() -> Asset:
    """Return the service worker, which differs with every version."""
    text = (text_at("/static/worker.js") or "").replace("%version%", version())
    return Asset(text.replace("%languages%", ",".join(languages())).encode(), "text/javascript")


async def send_worker(request: Request) -> Response:
    """Send the service worker from the root, so that it may keep every page."""
    return (await asyncio.to_thread(worker)).answer(request)
