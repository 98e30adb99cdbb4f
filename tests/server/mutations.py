"""Frames and requests that are a little, or very, wrong: one mutation of every kind that people think of."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from .client import JSON

VALID: Final[list[JSON]] = [
    {"t": "act", "id": "a", "at": 0, "action": "pass map"},
    {"t": "act", "id": "b", "at": 3, "action": "place NSEW 1,0"},
    {"t": "check", "id": "c", "action": "play break-lamp p2"},
    {"t": "sync", "id": "d"},
    {"t": "me", "id": "e", "name": "Ada", "portrait": 2},
    {
        "t": "settings",
        "id": "f",
        "rules": {"players": 5, "modules": ["greedy-dwarf"]},
        "clock": {"kind": "none"},
    },
    {"t": "bot", "id": "g", "seat": 2, "level": "rule"},
    {"t": "start", "id": "h"},
    {"t": "leave", "id": "i"},
    {"t": "back", "id": "j"},
    {"t": "vote", "id": "k", "what": "stand-in", "seat": 1, "on": True},
    {"t": "rematch", "id": "l"},
    {"t": "hello", "token": "AAAAAAAAAAAAAAAAAAAAAA"},
    {"t": "say", "id": "m", "text": "gold!"},
    {"t": "claim", "id": "n", "kind": "saboteur", "about": 1},
    {"t": "mark", "id": "o", "seat": 1, "level": 2},
    {"t": "note", "id": "p", "text": "p2 looked at the left goal"},
    {"t": "chat", "id": "q", "on": False},
    {"t": "mute", "id": "r", "seat": 1, "on": True},
    {"t": "remove", "id": "s", "seat": 4},
    {"t": "admit", "id": "t", "knock": "0011223344556677", "on": True},
    {"t": "could", "id": "u", "card": "map"},
    {"t": "advise", "id": "v"},
    {"t": "plan", "id": "w", "action": "pass map"},
    {"t": "nudge", "id": "x", "seat": 1},
    {"t": "ready", "id": "y"},
    {"t": "reopen", "id": "z"},
    {"t": "commit", "id": "A", "deal": "0a" * 32, "commitment": "1b" * 32},
    {"t": "open", "id": "B", "deal": "0a" * 32, "opening": "1b" * 32},
]
ODD: Final[list[Any]] = [
    None, True, -1, 0, 1e308, 2**63, -(2**63), 2**64, "", "\0", "\u202e", "💥" * 30, "p1", "?", [], {}, [[]],
    {"kind": "live"}, "connected", "greedy-dwarf", 0.5, "pass", "place", "play map 8,0", "9" * 100,
]  # fmt: skip
# What takes the place of a whole frame or body: deep, long, huge, empty.
WHOLE: Final[list[bytes]] = [
    b"", b" ", b"null", b"[" * 9000, b'{"a":' * 3000, b'"' + b"x" * 12_000, b'{"t":"act","at":' + b"9" * 9000,
    b"\xff\xfe", b"a." * 7000 + b"a = 1\n", b"x = " + b"[" * 9000, b"n = " + b"9" * 9000, b"{}", b"[]", b"0",
]  # fmt: skip


def changed(frame: JSON, rng: random.Random) -> JSON:
    """Return a frame with some fields dropped, swapped, added or of another type."""
    frame = json.loads(json.dumps(frame))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        key = rng.choice([*frame, "extra"])
        match rng.randrange(4):
            case 0:
                frame.pop(key, None)
            case 1:
                frame[key] = rng.choice(ODD)
            case 2:
                frame[key] = rng.choice([*rng.choice(VALID).values()])
            case _:
                frame["id"] = str(rng.random())
    return frame


def spoilt(body: bytes, rng: random.Random, often: Sequence[int] = (0, 0, 0, 1, 2, 8)) -> bytes:
    """Return bytes with some of them flipped, cut off or replaced."""
    left = bytearray(body)
    for _ in range(rng.choice(often)):
        if not left:
            break
        at = rng.randrange(len(left))
        match rng.randrange(3):
            case 0:
                left[at] = rng.randrange(256)
            case 1:
                del left[at:]
            case _:
                left[at:] = rng.randbytes(rng.randrange(40))
    return bytes(left)


def mutated(rng: random.Random, frames: Sequence[JSON] = VALID) -> bytes:
    """Return one of the frames, or none of them, as it should not be."""
    if rng.random() < 0.05:
        return rng.choice(WHOLE)
    frame = changed(rng.choice(frames), rng)
    return spoilt(json.dumps(frame, ensure_ascii=rng.random() < 0.5).encode(), rng)


class Requests:
    """Makes requests to every route, most of them wrong in some way."""

    def __init__(self, routes: list[tuple[str, list[str]]], known: dict[str, list[str]], record: str) -> None:
        """Know the routes with their methods, names that exist for the places in them, and a record."""
        self._routes = routes
        self._known = known
        self._bodies: list[JSON] = [
            {"name": "Ada", "rules": {"players": 3}, "clock": {"kind": "none"}},
            {"name": "Eve", "portrait": 1, "device": "eve"},
            {"done": [], "deed": "pass map"},
            {"done": ["pass map"], "deed": "map", "could": True},
        ]
        self._record = record.encode()

    def one(self, rng: random.Random) -> tuple[bytes, str]:
        """Return a request as bytes, and its route."""
        route, methods = rng.choice(self._routes)
        method = rng.choice([*methods, *methods, "POST", "DELETE", "HEAD", "OPTIONS"])
        body = self._body(rng)
        lines = [f"{method} {self._path(route, rng)} HTTP/1.1", *self._headers(len(body), rng), "", ""]
        head = "\r\n".join(lines).encode("utf-8", "replace")
        return spoilt(head, rng, (0, 0, 0, 0, 0, 1, 3)) + body, route

    def _path(self, route: str, rng: random.Random) -> str:
        """Fill in the places of a route, often with what belongs elsewhere."""
        parts = []
        for part in route.split("/"):
            name, _, rest = part.partition("}")
            if not name.startswith("{"):
                parts.append(part)
                continue
            here = self._known.get(name[1:].partition(":")[0], ["x"])
            everywhere = [value for values in self._known.values() for value in values]
            odd = ["..", "%00", "%2e%2e", "A" * 3000, "-1", "0", "9" * 30, "%ff", "💥", ""]
            parts.append(rng.choice([*here, *here, rng.choice(everywhere), rng.choice(odd)]) + rest)
        query = rng.choice(["", "", "", "?eyes=p1", "?eyes=" + "x" * 50, "?k=1&k=%ff", "?" + "a=" * 400])
        return "/".join(parts) + query

    def _headers(self, length: int, rng: random.Random) -> list[str]:
        headers = ["Host: 127.0.0.1", "Connection: close"]
        lengths = [str(length)] * 12 + [str(length + 5), str(max(length - 1, 0)), "-1", "9" * 30, "x"]
        headers.append(f"Content-Length: {rng.choice(lengths)}")
        if rng.random() < 0.6:
            token = rng.choice([*self._known["token"], "wrong", "x" * 500, "\0", "💥"])
            headers.append(f"Authorization: {rng.choice(['Bearer', 'bearer', 'Basic', ''])} {token}")
        odd = (
            "Origin: null", "Host: evil.example", "Transfer-Encoding: chunked", "Accept-Encoding: gzip, br",
            "If-None-Match: x", "X-Forwarded-For: " + "1," * 500, "Range: bytes=5-1", "Upgrade: websocket",
            "Accept-Language: de;q=1.2.3",
            "Expect: 100-continue", "Cookie: " + "a=b; " * 300, ": nothing", "Last-Event-ID: 99999999999",
        )  # fmt: skip
        return headers + [line for line in odd if rng.random() < 0.05]

    def _body(self, rng: random.Random) -> bytes:
        match rng.randrange(6):
            case 0:
                return b""
            case 1:
                return spoilt(self._record, rng)
            case 2:
                return mutated(rng, self._bodies)
            case _:
                return mutated(rng)
