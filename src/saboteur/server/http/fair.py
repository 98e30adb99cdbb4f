"""The chain of deals over HTTP: what became of every deal this server has promised."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...schema.replays import ChainEntryShape, ChainShape
from ..errors import TableError
from ..journal import chain
from ..journal.chain import ChainEntry
from ..journal.protocol import Store
from ..journal.store import Busy, Damaged
from . import pages
from .responses import answer

MOST_ENTRIES: Final = 100


class FairChain:
    """The endpoints of the chain of deals."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def routes(self) -> list[BaseRoute]:
        """Return the routes to the chain and to the offline check."""
        return [
            Route("/verify.html", pages.verifier),
            Route("/api/fair", self.chain),
        ]

    async def chain(self, request: Request) -> Response:
        """Return part of the chain, the newest entries first."""
        asked = request.query_params.get("before", "")
        if asked and not (asked.isascii() and asked.isdigit() and len(asked) < 13):
            raise TableError("malformed", "before is the number of an entry")
        before = int(asked) if asked else None
        try:
            entries, counts = self.store.read(
                lambda stored: (
                    chain.entries_before(stored, before, MOST_ENTRIES),
                    chain.kinds_counted(stored),
                )
            )
        except (Busy, Damaged) as error:
            raise TableError("busy") from error
        more = bool(entries) and entries[-1].number > 1
        told: ChainShape = {
            "entries": [_shown(entry) for entry in entries],
            "counts": counts,
            "before": entries[-1].number if more else None,
        }
        return answer(told)


def _shown(entry: ChainEntry) -> ChainEntryShape:
    number, what, deal, note, day, hashed = entry
    return {"number": number, "what": what, "deal": deal, "note": note, "day": day, "hash": hashed}
