"""The chain of deals over HTTP: what became of every deal this server has promised."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ...languages import languages
from ...schema.replays import ChainEntryShape, ChainShape
from ..errors import TableError
from ..journal import chain
from ..journal.protocol import Store
from ..journal.store import Busy, Damaged
from . import pages
from .html_page import language_of
from .previews import text_for
from .responses import answer

MOST_ENTRIES: Final = 100
_TEXTS: Final = (
    "title",
    "about",
    "json",
    "number",
    "day",
    "what",
    "deal",
    "older",
    "newest",
    "home",
    "committed",
    "frozen",
    "opened",
    "aborted-unstarted",
    "aborted-unfinished",
    "restored",
)
_STYLE: Final = (
    ":root{color-scheme:light dark;background:Canvas}"
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}"
    "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem .3rem 0;"
    "border-bottom:1px solid #8886;vertical-align:top}code{overflow-wrap:anywhere;font-size:.8rem}"
    "dl{display:flex;flex-wrap:wrap;gap:.5rem 2rem}dd{margin:0;font-size:1.4rem;font-weight:700}"
    "a{color:light-dark(#7a3d00,#ffc266)}nav{display:flex;gap:1.5rem;padding:1rem 0}"
)


class FairChain:
    """The endpoints of the chain of deals."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def routes(self) -> list[BaseRoute]:
        """Return the routes to the chain and to the offline check."""
        return [
            Route("/verify.html", pages.verifier),
            Route("/api/fair", self.chain),
            Route("/fair", self.listed),
        ]

    async def chain(self, request: Request) -> Response:
        """Return part of the chain, the newest entries first."""
        return answer(await self._part(request))

    async def listed(self, request: Request) -> Response:
        """Show the same part of the chain to people, in their language."""
        asked = request.query_params.get("language", "")
        is_known = asked in languages()
        # What a browser likes is not what its reader has chosen on the page, which says so in its link.
        words = f"language={asked}&" if is_known else ""
        page = _page(asked if is_known else language_of(request), await self._part(request), words)
        return HTMLResponse(page, headers={"cache-control": "no-store", "vary": "accept-language"})

    async def _part(self, request: Request) -> ChainShape:
        asked = request.query_params.get("before", "")
        if asked and not (asked.isascii() and asked.isdigit() and len(asked) < 13):
            raise TableError("malformed", "before is the number of an entry")
        before = int(asked) if asked else None
        try:
            entries, counts = await self.store.look(
                lambda stored: (
                    chain.entries_before(stored, before, MOST_ENTRIES),
                    chain.kinds_counted(stored),
                )
            )
        except (Busy, Damaged) as error:
            raise TableError("busy") from error
        more = bool(entries) and entries[-1].number > 1
        return {
            "entries": [cast("ChainEntryShape", entry._asdict()) for entry in entries],
            "counts": counts,
            "before": entries[-1].number if more else None,
        }


@lru_cache(maxsize=20)
def _texts(language: str) -> dict[str, str]:
    return {key: escape(text_for(language, f"fair-list-{key}")) for key in _TEXTS}


def _page(language: str, part: ChainShape, words: str) -> str:
    texts = _texts(language)
    counts = "".join(f"<div><dt>{texts[kind]}</dt><dd>{n}</dd></div>" for kind, n in part["counts"].items())
    rows = "".join(_row(entry, texts) for entry in part["entries"])
    older = f'<a href="/fair?{words}before={part["before"]}">{texts["older"]}</a>' if part["before"] else ""
    before = f"?before={part['entries'][0]['number'] + 1}" if part["entries"] else ""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{texts["title"]}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
        f"<main><h1>{texts['title']}</h1><p>{texts['about']}</p><dl>{counts}</dl>"
        f"<table><tr><th>{texts['number']}<th>{texts['day']}<th>{texts['what']}<th>{texts['deal']}</tr>"
        f'{rows}</table><nav><a href="/fair?{words}">{texts["newest"]}</a>{older}'
        f'<a href="/api/fair{before}">{texts["json"]}</a><a href="/">{texts["home"]}</a></nav></main></html>'
    )


def _row(entry: ChainEntryShape, texts: dict[str, str]) -> str:
    kind = f"{entry['what']}-{entry['note']}" if entry["what"] == chain.ABORTED else entry["what"]
    secret = f"<br>= H({entry['note']})" if entry["what"] == chain.OPENED else ""
    deal = f"<code>{entry['deal']}{secret}</code>"
    return f"<tr><td>{entry['number']}<td>{entry['day']}<td>{texts[kind]}<td>{deal}</tr>"
