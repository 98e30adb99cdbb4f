"""The page's HTML: which files it loads, where they are, and what it says to whoever previews a link."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import json
import re
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ...boxes import BOXES
from ...languages import ENGLISH, languages
from ..tables.all_tables import AllTables
from .assets import ASK, Asset, slim
from .joining import plan
from .page_files import IN_PAGE, STATIC, html_source, styles, text_at, version
from .pages import box_page, file_asset, texts
from .previews import host_who_waits, preview

_SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
_SINGLE_FILES = re.compile(r" *<!-- The single files.*?<!-- end -->\n", re.DOTALL)
_WISH = re.compile(r"([a-z]{2,3})(?:-\w+)*\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?", re.IGNORECASE)
_WHOLE: Final = 100
# Coming back to a table, a browser need not ask for its page: the socket says at once if it is outdated.
_WITH_SOCKET: Final = ("t", "tv")
_KEPT: Final = "private, max-age=86400"
# The module that shows the pages below a path.
_SHOWN_BY: Final = {
    "": f"{STATIC}home.js",
    "t": f"{STATIC}table/table.js",
    "join": f"{STATIC}join.js",
    "tv": f"{STATIC}screen/screen.js",
    "learn": f"{STATIC}learn/learn.js",
    "replay": f"{STATIC}replay/replay.js",
    "layout": f"{STATIC}layout/page.js",
}


def root() -> str:
    """Return where the files of this version are; they never change."""
    return f"/v/{version()}"


def language_of(request: Request) -> str:
    """Return which of the game's languages a browser likes best."""
    wishes = _WISH.findall(request.headers.get("accept-language", ""))
    ranked = sorted(wishes, key=lambda wish: -float(wish[1] or 1))
    return next((code.lower() for code, _ in ranked if code.lower() in languages()), ENGLISH)


@lru_cache(maxsize=200)
def page(language: str, room: str, joined: bool, host: str, origin: str) -> Asset:
    """Return the HTML for pages below a path such as /t, in a language, with joined or single files.

    A host is named while they wait in their lobby; the origin is where previews find their picture.
    """
    known = {one.code: [one.name, one.percent] for one in languages().values()}
    said = {
        "languages": json.dumps(known, ensure_ascii=False),
        "boxes": json.dumps({key: box.page_files for key, box in BOXES.items()}, separators=(",", ":")),
        "version": version(),
        "files": root() if joined else "",
    }
    text = html_source().replace("    <!-- preview -->\n", preview(language, room, host, origin))
    for name, content in said.items():
        text = text.replace(f"%{name}%", html.escape(content))
    if joined:
        text = _SINGLE_FILES.sub(lambda _: _joined_files(language, "join" if host else room), text)
    return Asset(text.encode(), "text/html")


def _joined_files(language: str, room: str) -> str:
    """Return the lines that load the joined files; what will be needed soon is asked for at once.

    A slow network carries nothing between the page and the first answer for its files; so the style, the
    texts and the largest drawings, which every page needs, stand in the page itself, after the lines that ask
    for the rest.
    """
    at = root()
    later = plan().later.get(_SHOWN_BY[room], [])
    style = "\n".join(slim(text_at(path) or "", ".css") for path in styles())
    whole = [language] if languages()[language].percent == _WHOLE else [language, ENGLISH]
    lines = [
        f'<script type="module" src="{at}/joined/app.js"></script>',
        *(f'<link rel="modulepreload" href="{at}/joined/{name}.js">' for name in later),
        f"<style>{style}</style>",
        *(_texts(one, "") for one in whole),
        *([_texts(language, "lobby")] if room == "join" else []),
        *(_embedded(path, slim(text_at(path) or "", ".svg")) for path in IN_PAGE),
    ]
    return "".join(f"    {line}\n" for line in lines)


def _texts(language: str, part: str) -> str:
    path = f"/i18n/{language}/{part}.ftl" if part else f"/i18n/{language}.ftl"
    return _embedded(path, texts(language, part).plain.decode())


def _embedded(path: str, said: str) -> str:
    """Return text as data under the path that the page asks for; what HTML would misread stays out."""
    misread = "<!--" in said or "</script" in said.lower()
    return "" if misread else f'<script type="text/plain" data-path="{path}">{said}</script>'


class PageIndex:
    """Answers every address of the page with its HTML."""

    def __init__(self, all_tables: AllTables, sources: bool) -> None:
        self.all_tables = all_tables
        self.sources = sources

    async def answer(self, request: Request) -> Response:
        """Send the HTML, the same for every address but for previews and what is asked for in advance."""
        if self.sources:
            _forget()
        room = request.url.path.split("/")[1]
        host = host_who_waits(self.all_tables, request) if "code" in request.path_params else ""
        about = (language_of(request), room, not self.sources, host, str(request.base_url))
        # The first one takes long, because all modules are read for it.
        asset = await asyncio.to_thread(page, *about)
        lasting = _KEPT if room in _WITH_SOCKET and not self.sources else ASK
        return asset.answer(request, lasting, vary="accept-encoding, accept-language")


def _forget() -> None:
    """Read the files anew that may have been edited."""
    for kept in (page, version, file_asset, box_page, texts, policy):
        kept.cache_clear()


@lru_cache(maxsize=1)
def policy() -> str:
    """Return the content security policy: nothing from elsewhere, no inline script but our own."""
    hashes = " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for script in _SCRIPT.findall(html_source() + (text_at(f"{STATIC}verify.html") or ""))
        if script.strip()
    )
    return (
        f"default-src 'self'; script-src 'self' {hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'self'"
    )
