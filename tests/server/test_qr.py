"""QR codes: drawn beside the loop, and only for links that a phone can follow."""

from __future__ import annotations

import threading

import pytest

from saboteur.server.errors import TableError
from saboteur.server.http import pages

from .client import in_a_loop


@in_a_loop
async def test_a_link_that_is_too_long_is_refused_before_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[threading.Thread] = []

    def draw(_: str) -> bytes:
        drawn.append(threading.current_thread())
        return b"<svg/>"

    monkeypatch.setattr(pages, "qr_code", draw)
    assert (await pages.qr("http://mine.example/t/KMTRAB#key")).body == b"<svg/>"
    with pytest.raises(TableError, match="too-long"):
        await pages.qr(f"http://{'a' * 4000}/t/KMTRAB#key")
    assert len(drawn) == 1 and drawn[0] is not threading.current_thread(), "elsewhere, and once"
