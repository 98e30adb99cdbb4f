"""Starting the server: a free port, an address to share, a QR code for phones, and the browser."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import segno
import uvicorn
from starlette.applications import Starlette

from .. import __version__
from .admission.connections import connections_for
from .admission.doorstep import ACCEPTED, Doorstep
from .admission.visitors import Visitors
from .http.app import application
from .journal.folder import ServerFolder
from .journal.places import store_at
from .log_format import log_in_lines
from .operator.requests import Operator
from .operator.retention import UNLESS_ASKED, Keeping
from .shutdown import DrainingServer
from .tables.all_tables import AllTables
from .wire.sockets import LONGEST_FRAME

LOG = logging.getLogger("saboteur.serve")
FIRST_PORT: Final = 8000
# How much data may wait for a client that does not read, in bytes, and how long, in milliseconds.
MOST_UNSENT: Final = 128 * 1024
LONGEST_UNSENT: Final = 30_000
# How often a page is pinged, and how long it may take to answer, in seconds.
PING: Final = 20.0


def bound(host: str, port: int | None) -> Doorstep:
    """Return a listening socket: on the requested port, or on 8000 or the next free one."""
    ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + 20), 0]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, asyncio sets TCP_NODELAY on connections that do not inherit it.
        listening = Doorstep(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        _set_options(listening)
        try:
            listening.bind((host, number))
            listening.listen()
        except OSError as error:
            listening.close()
            if number == ports[-1]:
                raise OSError(f"port {number} of {host} cannot be used: {error.strerror}") from error
        else:
            return listening
    raise AssertionError("the last port either works or raises")


def _set_options(listening: socket.socket) -> None:
    """Set what all connections inherit from the listening socket."""
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Otherwise the second of two small writes waits until the first is acknowledged: 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LONGEST_UNSENT)


def shared_address(host: str) -> str:
    """Return the address where others on the same network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("10.255.255.255", 1))  # sends nothing: it only looks up the route
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def welcome(here: str, shared: str, quiet: bool) -> None:
    """Print where the game is."""
    print(f"\n  Saboteur is open:  {here}")
    if shared != here:
        print(f"  On your network:   {shared}\n")
        if not quiet:
            with contextlib.suppress(UnicodeEncodeError):
                segno.make_qr(shared, error="l").terminal(compact=True, border=1)
    print(
        "\n  Share the link of your table with your friends. Press Ctrl-C to stop; tables are kept.\n",
        flush=True,
    )


def allow_many_connections() -> None:
    """Raise the limit of open connections to the most the system allows."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    host: str,
    port: int | None,
    data: Path,
    opens: bool,
    hostnames: Sequence[str] = (),
    keeping: Keeping = UNLESS_ASKED,
    metrics: tuple[str, int] | None = None,
    visitors: Visitors | None = None,
    sources: bool = False,
    place: str | None = None,
    node: tuple[str, int] = ("127.0.0.1", 0),
) -> None:
    """Serve tables under these host names, to visitors with budgets, until stopped.

    With `sources` the page's files are sent one by one, as they are now. Journals are in the folder, unless
    another place is named; servers that share it reach this one at its address as a node.
    """
    folder = ServerFolder(data)
    folder.open()
    log_in_lines()
    store = store_at(place or str(folder.database))
    allow_many_connections()
    listening = bound(host, port)
    number = listening.getsockname()[1]
    all_tables = AllTables(store, visitors)
    listening.visitors = all_tables.visitors
    LOG.info("starting", extra={"version": __version__, "folder": str(data), "port": number})
    LOG.info("retention", extra={"why": keeping.words})
    operator = Operator(all_tables, data, keeping)
    if metrics:
        from .operator.metrics import open_metrics

        open_metrics(all_tables, *metrics)
    here = operator.address = _address(host, number)
    all_tables.address = f"http://{shared_address(host)}:{number}/"
    welcome(here, all_tables.address, quiet=not sys.stdout.isatty())
    if opens:
        threading.Timer(0.8, webbrowser.open, (here,)).start()
    app = application(all_tables, hostnames, operator, sources, node)
    DrainingServer(_config(app, all_tables.visitors), all_tables).run(sockets=[listening])
    folder.close()


def _address(host: str, port: int) -> str:
    """Return the address where this machine itself reaches the server."""
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{local}]:{port}/" if ":" in local else f"http://{local}:{port}/"


def _config(app: Starlette, visitors: Visitors) -> uvicorn.Config:
    http, ws = connections_for(visitors)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        backlog=ACCEPTED,
        log_config=None,
        access_log=False,
        # Clients were already waited for, see shutdown.py.
        timeout_graceful_shutdown=1,
        server_header=False,
        # The door looks at addresses (admission/addresses.py), and nothing else does.
        proxy_headers=False,
    )
