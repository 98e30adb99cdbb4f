"""Where a caller comes from: the address of its connection, or what a named proxy says about it."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

LOG = logging.getLogger("saboteur.serve")
_SECURE: Final = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(address: str) -> str:
    """Return the stable part of an address: with IPv6 a household has a whole network."""
    found = _parsed(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


@lru_cache(maxsize=10_000)
def site_of(network: str) -> str:
    """Return the larger network around a household's: with IPv6 one customer may have as many as 65,536."""
    try:
        found = ipaddress.ip_network(network, strict=False)
    except ValueError:
        return network
    return str(found.supernet(new_prefix=48)) if found.version == 6 and found.prefixlen > 48 else network


def is_this_machine(address: str) -> bool:
    """Tell whether this is where the operator's own commands come from."""
    return str(_parsed(address)) in ("127.0.0.1", "::1")


class Proxies:
    """The proxies whose word about a caller's address is believed."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Name addresses and networks; raise ValueError for anything else."""
        self._networks: list[Network] = [ipaddress.ip_network(name, strict=False) for name in named]
        self._has_warned = False

    def include(self, host: str) -> bool:
        """Tell whether this is the address of a named proxy."""
        found = _parsed(host)
        return found is not None and any(found in network for network in self._networks)

    def caller(self, scope: Scope) -> str:
        """Return the address a request or socket comes from."""
        host = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        said = _forwarded(headers)
        if not self.include(host):
            if said:
                self._warn(host)
            return host
        # Each proxy adds the address it saw at the end; what stands before the first stranger may be made up.
        for one in reversed(said):
            if _parsed(one) is None:
                break
            host = one
            if not self.include(one):
                break
        return host

    def scheme(self, scope: Scope) -> str:
        """Return whether the caller used http or https, as the named proxy in between says."""
        host = scope["client"][0] if scope.get("client") else ""
        said = Headers(scope=scope).get("x-forwarded-proto", "").strip().lower()
        known = _SECURE[scope["type"]]
        return known[said] if said in known and self.include(host) else str(scope["scheme"])

    def _warn(self, host: str) -> None:
        """Tell the operator once how to name a proxy; strangers from outside may claim to be anything."""
        found = _parsed(host)
        if self._has_warned or found is None or not found.is_private:
            return
        self._has_warned = True
        why = f"requests come through {host}, and everyone behind it shares one budget; if it is your proxy,"
        LOG.warning("a proxy is not named", extra={"why": f"{why} start the server with --proxy {host}"})


def _parsed(address: str) -> Address | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def was_forwarded(headers: Headers) -> bool:
    """Tell whether a proxy says that it has passed a request on."""
    return "x-forwarded-for" in headers or "forwarded" in headers


def _forwarded(headers: Headers) -> list[str]:
    """Return the addresses in the headers of proxies, the nearest last."""
    if lines := headers.getlist("x-forwarded-for"):
        return [_bare(part) for part in ",".join(lines).split(",")]
    steps = ",".join(headers.getlist("forwarded")).split(",")
    fields = [field.strip() for step in steps for field in step.split(";")]
    return [_bare(field[4:]) for field in fields if field.lower().startswith("for=")]


def _bare(text: str) -> str:
    """Return an address without quotes, brackets and port."""
    text = text.strip().strip('"')
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
