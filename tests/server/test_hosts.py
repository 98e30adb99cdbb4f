"""The server answers to its own names only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from .client import in_a_loop, opened
from .process import Answer, Server


def asked_as(server: Server, host: str, **headers: str) -> Answer:
    return server.ask("GET", "/", None, {"Host": host, **headers})


@in_a_loop
async def test_foreign_names_lead_nowhere(server: Server) -> None:
    """DNS rebinding: a foreign page gives its name our address, and asks with an Origin that looks right."""
    code = server.make()["code"]
    answer = asked_as(server, "evil.example:8000", Accept="text/html")
    assert answer.status == 421 and b"--hostname evil.example<" in answer.body
    assert answer.headers["content-type"].startswith("text/html")
    for strange in ("<script>alert(1)</script>", "x;reboot"):
        assert b"--hostname NAME<" in asked_as(server, strange, Accept="text/html").body
    plain = server.ask("GET", f"/api/tables/{code}", None, {"Host": "evil.example"})
    assert plain.status == 421 and b"saboteur serve --hostname evil.example\n" in plain.body
    origin = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert server.ask("POST", "/api/tables", {"name": "Eve"}, origin).status == 421
    with pytest.raises(InvalidStatus):
        async with opened(server, code, additional_headers=origin, host="127.0.0.1"):
            pass


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST.:80",
        "saboteur.localhost",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1%25eth0]",
    ],
)
def test_a_home_needs_no_names(server: Server, host: str) -> None:
    assert asked_as(server, host).status == 200


def test_the_server_goes_by_the_names_it_was_told(own_server: Callable[..., Server]) -> None:
    server = own_server(options=["--hostname", "Play.Example.org:443", "--hostname", "other.example."])
    for host in ("play.example.org", "PLAY.example.ORG:8443", "other.example", "other.example.:8000"):
        assert asked_as(server, host).status == 200
    for host in ("example.org", "play.example.org.evil.example", "xplay.example.org"):
        assert asked_as(server, host).status == 421
