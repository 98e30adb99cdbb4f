"""Requests made up from the OpenAPI document, right and wrong ones: no answer is the server's fault."""

from __future__ import annotations

import http.client
import json
import random
import subprocess
import sys
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saboteur.server.http.lessons import lessons
from saboteur.server.http.openapi import OPERATIONS, Operation, description

from .client import JSON
from .process import PATIENCE, Server, elsewhere
from .test_replays import finished

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# A stream does not end by itself; it has a test of its own.
TRIED = [operation for operation in OPERATIONS if not operation.path.endswith("/stream")]
QUICK, LONG = 8, 400

operations = pytest.mark.parametrize("operation", TRIED, ids=lambda one: f"{one.method} {one.path}")


class Known(NamedTuple):
    """What there is at a house: seats at tables, and a game that is over."""

    seats: list[JSON]
    code: str = ""
    name: str = ""
    record: str = ""


def at_a_table(case: Case[Any], known: Known, rng: random.Random) -> JSON:
    """Let a request mostly be about a table or game that there is, by somebody who sits there."""
    seat = rng.choice(known.seats)
    real = {"code": known.code if "number" in case.path_parameters else seat["code"], "name": known.name}
    real |= {"number": 1, "move": rng.randrange(30), "key": rng.choice(list(lessons()))}
    for part in case.path_parameters.keys() & real.keys():
        if real[part] != "" and rng.random() < 0.8:
            case.path_parameters[part] = real[part]
    if known.record and isinstance(case.body, str) and rng.random() < 0.5:
        case.body = bent(known.record, rng)
    token = {"Authorization": f"Bearer {seat['token']}"} if rng.random() < 0.8 else {}
    return {**elsewhere(), **token}


def bent(record: str, rng: random.Random) -> str:
    """Return a record, mostly with a piece of it lost or doubled."""
    first, last = sorted(rng.choices(range(len(record)), k=2))
    return rng.choice([record, record[:first] + record[last:], record[:last] + record[first:]])


def tables(server: Server) -> list[JSON]:
    """Return seats at a table that waits, one that plays and one with free seats."""
    waiting, playing, free = server.seated(3), server.seated(3), [server.make(rules={"players": 5})]
    headers = {"Authorization": f"Bearer {playing[0]['token']}"}
    path = f"/api/tables/{playing[0]['code']}/commands"
    assert server.ask("POST", path, {"t": "start"}, headers).status == 200
    return [*waiting, *playing, *free]


def attack(server: Server, operation: Operation, examples: int, over: Known | None = None) -> None:
    """Ask in so many ways."""
    schema = schemathesis.openapi.from_dict(description())
    found = schema[operation.path][operation.method.upper()]
    right = found.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = found.as_strategy(generation_mode=GenerationMode.NEGATIVE) if operation.wish else right
    seats = tables(server)
    known = over._replace(seats=seats) if over else Known(seats)
    base = f"http://127.0.0.1:{server.port}"

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.one_of(right, right, wrong), st.randoms(use_true_random=False))
    def ask(case: Case[Any], rng: random.Random) -> None:
        headers = at_a_table(case, known, rng)
        case.call_and_validate(base_url=base, headers=headers, checks=CHECKS, timeout=PATIENCE)

    ask()
    assert server.get("/healthz").status == 200


@operations
def test_no_request_is_the_servers_fault(server: Server, operation: Operation) -> None:
    attack(server, operation, QUICK)


@pytest.fixture(scope="module")
def over(server: Server) -> Known:
    """Give a game that is over, to be asked about."""
    found: list[str] = []
    finished(server, found)
    name = server.get(f"/api/tables/{found[0]}/games/1").data["replay"]
    return Known([], found[0], name, server.get(f"/api/replays/{name}/record").body.decode())


@pytest.mark.soak
@operations
def test_many_requests_are_not_the_servers_fault_either(
    server: Server, operation: Operation, over: Known
) -> None:
    attack(server, operation, LONG, over)


@pytest.mark.soak
def test_no_stream_is_the_servers_fault(server: Server) -> None:
    """Right and wrong tables and tokens; whoever is let in is told of the table first, and hangs up."""
    seats, rng = tables(server), random.Random(6)
    for _ in range(LONG):
        seat = rng.choice(seats)
        code = rng.choice([seat["code"], seat["code"], "ABCDE", "x", "%00"])
        token = rng.choice([seat["token"], "", "nonsense", "\xe9" * 90])
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {**elsewhere(), **({"Authorization": f"Bearer {token}"} if token else {})}
        line.request("GET", f"/api/tables/{code}/stream", headers=headers)
        answer = line.getresponse()
        assert answer.status in (200, 403, 404)
        told = json.loads(answer.readline())
        assert told["t"] == "table" if answer.status == 200 else told["error"]
        line.close()
    assert server.get("/healthz").status == 200


def test_the_description_needs_nothing_that_a_plain_installation_lacks() -> None:
    ask = "import sys; from saboteur.server.http.openapi import description; description()"
    found = "print(*{'numpy', 'numba'} & sys.modules.keys())"
    words = [sys.executable, "-c", f"{ask}; {found}"]
    assert subprocess.run(words, check=True, capture_output=True, text=True).stdout == "\n"
