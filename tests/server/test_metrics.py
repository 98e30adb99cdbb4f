"""Metrics in Prometheus' format: they count what happened, and name nobody."""

from __future__ import annotations

import random
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from .client import among_bots, asked, at_table, in_a_loop, play_on
from .operating import operate
from .process import Server, free_port, wait_for

Start = Callable[[], Server]


class Scrape:
    """What Prometheus would see."""

    def __init__(self, port: int) -> None:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
            assert answer.headers["content-type"].startswith("text/plain; version=")
            self.text = answer.read().decode()
        self.samples = {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(self.text)
            for sample in family.samples
        }

    def __getitem__(self, key: str | tuple[str, ...]) -> float:
        return self.samples.get((key,) if isinstance(key, str) else key, 0.0)


@pytest.fixture
def measured(own_server: Start) -> tuple[Server, int]:
    """Start a server with metrics."""
    server = own_server()
    server.stop()
    port = free_port()
    server.options = ["--metrics", f"127.0.0.1:{port}"]
    server.start()
    return server, port


@in_a_loop
async def test_what_happens_is_counted(measured: tuple[Server, int]) -> None:
    server, port = measured
    seats = server.seated(3)
    _, ada = await among_bots(server, 3, "rule")
    async with at_table(server, seats) as people:
        await people[0].must("start")
        await people[0].until(lambda: asked(people))
        played = await play_on(people, random.Random(1), 10)
        await people[0].error("rematch")
        await people[0].say("nonsense")
        assert (await people[0].do("act", at=people[0].game["n"], action="fly away"))["t"] != "done"
        wait_for(lambda: Scrape(port)[("saboteur_refused_total", "malformed")] >= 1, "the last refusal")
        seen = Scrape(port)
        # At further tables nobody but bots was asked first.
        assert seen[("saboteur_tables", "playing")] >= 2 and seen[("saboteur_tables", "lobby")] == 0
        assert seen["saboteur_sockets"] >= 4
        assert seen["saboteur_people"] >= 4
        assert seen["saboteur_actions_total"] >= played
        assert seen[("saboteur_refused_total", "not-now")] >= 1
        assert seen["saboteur_delivery_seconds_count"] >= played
        assert 0 < seen["saboteur_delivery_seconds_sum"] < 30 * seen["saboteur_delivery_seconds_count"]
        assert seen["saboteur_commit_seconds_count"] >= played
        assert seen["saboteur_thinking_seconds_count"] >= 0
        assert seen["saboteur_journal_writable"] == 1 and seen["saboteur_journal_lag_seconds"] < 30
        assert {"saboteur_journal_queue", "saboteur_bots_waiting"} <= {name for name, *_ in seen.samples}
        assert seen["saboteur_tables_aside"] == 0 and ("saboteur_tables_aside",) in seen.samples
        assert ("saboteur_workshop_waiting", "replays") in seen.samples
        assert seen["process_resident_memory_bytes"] > 1e6
        while ada.legal:
            await ada.act()
        await ada.until(lambda: Scrape(port)["saboteur_thinking_seconds_count"] >= 1)
        assert_nameless(server, [*seats, {"token": ada.name}], Scrape(port).text)
    await ada.close()
    wait_for(lambda: Scrape(port)["saboteur_sockets"] == 0, "the sockets to be gone")
    assert server.errors() == []


def assert_nameless(server: Server, seats: list[dict[str, str]], text: str) -> None:
    """No label and no name tells of a table or a person."""
    words = {*re.findall(r"[\w-]+", text)}
    for seat in seats:
        assert not {seat.get("code"), seat["token"]} & words
    assert "Player" not in text and "Ada" not in text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"phase", "code", "kind", "le", "generation", "implementation", "major", "minor",
                      "patchlevel", "version"}, labels  # fmt: skip


def test_there_are_no_metrics_unless_somebody_wants_them(own_server: Start) -> None:
    assert own_server().get("/metrics").status == 404


def test_a_port_that_is_taken_is_told_in_a_sentence(measured: tuple[Server, int], tmp_path: Path) -> None:
    folder = tmp_path / "another"
    said = operate(folder, "serve", "--no-open", "--port", "0", "--metrics", f"127.0.0.1:{measured[1]}")
    assert said.status == 1 and "metrics" in said.err, said.err
