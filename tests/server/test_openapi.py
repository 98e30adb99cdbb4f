"""Requests made up from the OpenAPI document, right and wrong ones: no answer is the server's fault."""

from __future__ import annotations

import random
from typing import Any

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

from saboteur.server.openapi import OPERATIONS, Operation, description

from .client import JSON
from .process import Server, elsewhere

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# A stream does not end by itself; the tests of playing over HTTP read it.
TRIED = [operation for operation in OPERATIONS if not operation.path.endswith("/stream")]
QUICK, LONG = 8, 400

operations = pytest.mark.parametrize("operation", TRIED, ids=lambda one: f"{one.method} {one.path}")


def at_a_table(case: Case[Any], seats: list[JSON], rng: random.Random) -> JSON:
    """Let a request mostly be about a table that there is, by somebody who sits there; return its headers."""
    seat = rng.choice(seats)
    if "code" in case.path_parameters and rng.random() < 0.8:
        case.path_parameters["code"] = seat["code"]
    token = {"Authorization": f"Bearer {seat['token']}"} if rng.random() < 0.8 else {}
    return {**elsewhere(), **token}


def tables(server: Server) -> list[JSON]:
    """Return seats at a table that waits, one that plays and one with free seats."""
    waiting, playing, free = server.seated(3), server.seated(3), [server.make(rules={"players": 5})]
    headers = {"Authorization": f"Bearer {playing[0]['token']}"}
    path = f"/api/tables/{playing[0]['code']}/commands"
    assert server.ask("POST", path, {"t": "start"}, headers).status == 200
    return [*waiting, *playing, *free]


def attack(server: Server, operation: Operation, examples: int) -> None:
    """Ask in so many ways."""
    schema = schemathesis.openapi.from_dict(description())
    found = schema[operation.path][operation.method.upper()]
    right = found.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = found.as_strategy(generation_mode=GenerationMode.NEGATIVE) if operation.wish else right
    seats = tables(server)
    base = f"http://127.0.0.1:{server.port}"

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.one_of(right, right, wrong), st.randoms(use_true_random=False))
    def ask(case: Case[Any], rng: random.Random) -> None:
        headers = at_a_table(case, seats, rng)
        case.call_and_validate(base_url=base, headers=headers, checks=CHECKS)

    ask()
    assert server.get("/healthz").status == 200


@operations
def test_no_request_is_the_servers_fault(server: Server, operation: Operation) -> None:
    attack(server, operation, QUICK)


@pytest.mark.soak
@operations
def test_many_requests_are_not_the_servers_fault_either(server: Server, operation: Operation) -> None:
    attack(server, operation, LONG)
