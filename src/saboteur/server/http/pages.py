"""The files a browser needs: the page, its modules, texts, rules and the table's QR code."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import io
import json
import mimetypes
import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...boxes import BOXES
from ...boxes.manifest import BASE, PAGE_ENDINGS
from ...boxes.words import LESSONS, LOBBY, NAMES, TABLE, words
from ...languages import ENGLISH, languages, page_file, rules_file, words_file

ROOT: Final[Traversable] = resources.files("saboteur")
# Texts that every page needs; others are loaded by the pages that need them.
_EVERYWHERE: Final = ("game", "ui")
# Parts of the page that mention every box.
_OF_ALL: Final = (LOBBY, LESSONS)
# Longer names, or deeper ones, would not be refused as missing but as impossible.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_DEEPEST: Final = 8
# A comment that takes up whole lines.
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*$", re.MULTILINE)
# A type or a parameter description within a line of code.
_TYPE = re.compile(r"/\*\* @(?:[^*]|\*(?!/))*\*/ ?")
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_REMARK = re.compile(r"<!--.*?-->", re.DOTALL)
_NOTE = re.compile(r"^#[^\n]*$", re.MULTILINE)
_SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
_TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
}


def slim(text: str, ending: str) -> str:
    """Return a module, style, drawings or texts without comments, types and indentation."""
    if ending == ".ftl":
        return _without_blanks(_NOTE.sub("", text))
    if ending in (".js", ".css"):
        return _without_blanks(_INDENT.sub("", _TYPE.sub("", _COMMENT.sub("", text))))
    if ending == ".svg":
        return _without_blanks(_INDENT.sub("", _REMARK.sub("", text)))
    return text


def _without_blanks(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


class Asset:
    """A file as it is sent: its bytes, compressed and plain, and its ETag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.plain = body
        self.zipped = gzip.compress(body, 9, mtime=0)
        self.kind = kind if "svg" in kind or "charset" in kind else f"{kind}; charset=utf-8"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """Send it, unless the browser already has it."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                self.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind
            )
        return Response(self.plain, headers=headers, media_type=self.kind)


def found(*names: str) -> Traversable | None:
    """Return a file of the package, or None; no name leads out of its folder."""
    if len(names) > _DEEPEST or not all(_NAME.fullmatch(name) for name in names):
        return None
    place = ROOT.joinpath(*names)
    return place if place.is_file() else None


@lru_cache(maxsize=400)
def _file(*names: str) -> Asset:
    return _page(found(*names))


def box_file(key: str, name: str) -> Traversable | None:
    """Return a box's file for the page, or None; no name leads out of its folder."""
    box = BOXES.get(key)
    safe = _NAME.fullmatch(name) and name.endswith(PAGE_ENDINGS)
    return box.file(name) if box and safe else None


@lru_cache(maxsize=400)
def _box_page(key: str, name: str) -> Asset:
    return _page(box_file(key, name))


def _page(place: Traversable | None) -> Asset:
    if place is None:
        raise HTTPException(404)
    ending = "." + place.name.rpartition(".")[2]
    kind = _TYPES.get(ending) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if ending in (".js", ".css", ".svg"):
        return Asset(slim(place.read_text(encoding="utf-8"), ending).encode(), kind)
    return Asset(place.read_bytes(), kind)


async def index(request: Request) -> Response:
    """Send the page's HTML, the same for every address; the page works out the rest."""
    return _index().answer(request)


@lru_cache(maxsize=1)
def _index() -> Asset:
    """Return the page, which names the languages there are: the menu needs them before any text."""
    page = _file("web", "index.html").plain.decode()
    known = {one.code: [one.name, one.percent] for one in languages().values()}
    content = html.escape(json.dumps(known, ensure_ascii=False))
    return Asset(page.replace("%languages%", content).encode(), "text/html")


async def static(request: Request) -> Response:
    """Send a module, style, picture or library."""
    return _file("web", *request.path_params["path"].split("/")).answer(request)


async def box_asset(request: Request) -> Response:
    """Send a box's file for the page, wherever the box comes from."""
    return _box_page(request.path_params["key"], request.path_params["name"]).answer(request)


async def favicon(request: Request) -> Response:
    """Send the icon that browsers request on their own."""
    return _file("web", "art", "favicon.svg").answer(request)


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
    return Asset(slim("\n".join(said), ".ftl").encode(), _TYPES[".ftl"])


async def i18n(request: Request) -> Response:
    """Send texts of a language: those for every page, or one part; `of` names boxes to include."""
    language, part = request.path_params["language"], request.path_params.get("part", "")
    boxes = request.query_params.get("of", "")
    wished = tuple(sorted(set(boxes.split(",")))) if boxes and part == TABLE else ()
    if language not in languages() or (part and not found("i18n", ENGLISH, f"{part}.ftl")):
        raise HTTPException(404)
    if not BOXES.keys() >= set(wished):
        raise HTTPException(404)
    return texts(language, part, wished).answer(request)


async def rulebook(request: Request) -> Response:
    """Send a box's rules in a language, or in English if they are not translated."""
    language, name = request.path_params["language"], request.path_params["name"]
    if language not in languages():
        raise HTTPException(404)
    page = _rule_page(language, name.removesuffix(".md"))
    if page is None:
        raise HTTPException(404)
    return page.answer(request)


@lru_cache(maxsize=200)
def _rule_page(language: str, key: str) -> Asset | None:
    box = BOXES.get(key)
    file = box and (rules_file(box, language) or rules_file(box, ENGLISH))
    return Asset(file.read_bytes(), _TYPES[".md"]) if file else None


@lru_cache(maxsize=500)
def qr_code(link: str) -> Asset:
    """Draw a link as a QR code."""
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#17130f", light="#ffffff")
    return Asset(out.getvalue(), _TYPES[".svg"])


def qr(request: Request, link: str) -> Response:
    """Send a table's link as a QR code."""
    if not re.search("/t/[A-Z]{5}$", link):
        raise HTTPException(404)
    return qr_code(link).answer(request)


@lru_cache(maxsize=1)
def policy() -> str:
    """Return the content security policy: nothing from elsewhere, no inline script but the import map."""
    page = found("web", "index.html")
    scripts = _SCRIPT.findall(page.read_text(encoding="utf-8")) if page else []
    hashes = " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for script in scripts
        if script.strip()
    )
    return (
        f"default-src 'self'; script-src 'self' {hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )
