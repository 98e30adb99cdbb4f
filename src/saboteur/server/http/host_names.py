"""The host names the server answers to.

Another site can point its own name at this server's address (DNS rebinding); the browser then considers them
one site, and the `Origin` looks right. The host name gives it away.
"""

from __future__ import annotations

import html
import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, PlainTextResponse, Response

_MISDIRECTED: Final = 421
_PLAIN: Final = re.compile(r"[\w.-]{1,200}")


class Hosts:
    """The names given to the server, and those that always lead to it."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        """Add names, with or without a port, to those of this machine."""
        own = socket.gethostname()
        local = (own, f"{own.partition('.')[0]}.local", "localhost")
        self._names = {name_in(name) for name in (*local, *names)} - {""}

    def allows(self, host: str) -> bool:
        """Tell whether a request's `Host` names this server; browsers always send one."""
        name = name_in(host)
        return not host or name in self._names or name.endswith(".localhost") or _is_address(name)


def name_in(host: str) -> str:
    """Return the name in `name:port`, however it is written; empty if there is none."""
    text = host.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    name = text if text.count(":") > 1 else text.partition(":")[0]
    return name.removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def misdirected(headers: Headers) -> Response:
    """Say that the server does not answer to this name, and how to change that."""
    asked = name_in(headers.get("host", ""))
    # Somebody may copy the command below into a shell.
    name = asked if _PLAIN.fullmatch(asked) else "NAME"
    why = f"This server does not answer to the name “{name}”."
    how = (
        "If the name is yours, start the server with it (the option can be given several times):",
        f"saboteur serve --hostname {name}",
        "The same applies behind a proxy, which must pass on the browser's Host.",
    )
    if "text/html" not in headers.get("accept", ""):
        return PlainTextResponse("\n\n".join((why, *how)) + "\n", _MISDIRECTED)
    first, command, last = (html.escape(line) for line in how)
    page = (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width, initial-scale=1'><title>Saboteur</title>"
        f"<h1>{html.escape(why)}</h1><p>{first}</p><pre>{command}</pre><p>{last}</p>"
    )
    return HTMLResponse(page, _MISDIRECTED)
