"""Layouts over HTTP and at a table: where everything lies, which rule is broken, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

from .client import at_table, in_a_loop
from .process import Server

TOUCHING = "8,-2 8,1 8,2"


def test_a_layout_is_surveyed_with_every_rule_it_breaks(server: Server) -> None:
    query = {"of": "chests,party", "options": f"goal-places:{TOUCHING};chests:2,-1 3,0 5,-1"}
    found = server.get(f"/api/layout?{urlencode(query)}").data
    assert [(card["name"], card["count"], card["usual"]) for card in found["cards"]] == [
        ("goal-places", 3, False), ("party-place", 1, True), ("chests", 4, False),
    ]  # fmt: skip
    assert {fault["rule"] for fault in found["faults"]} == {"SETUP-7", "CHEST-1"}
    assert found["columns"] == [1, 10] and found["rows"] == [-4, 4]
    assert server.get("/api/layout?of=nonsense").error == (422, "bad-rules")
    assert server.get("/api/layout?players=many").error == (400, "malformed")


@in_a_loop
async def test_a_table_refuses_a_layout_with_the_rule_it_breaks(own_server: Callable[..., Server]) -> None:
    server = own_server()
    seats = server.seated(3)
    async with at_table(server, seats) as (host, *_):
        kept = {key: host.table[key] for key in ("clock", "open", "pace", "window", "delay")}
        for places, said in ((TOUCHING, "refused"), ("5,2 7,0 5,-2", "done")):
            rules = {**host.table["rules"], "options": {"goal-places": places}}
            answer = await host.patiently("settings", **kept, rules=rules)
            assert answer["t"] == said
            if said == "refused":
                assert (answer["reason"], answer["rule"]) == ("layout-touching", "SETUP-7")
        await host.until(lambda: host.table["rules"]["options"].get("goal-places") == "5,-2 7,0 5,2")
