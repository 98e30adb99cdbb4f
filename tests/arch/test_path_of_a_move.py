"""The path of a move is the one docs/architecture.md draws: a real move over real sockets, traced."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from server.client import at_table, in_a_loop, play_on
from server.process import Server

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
MOST_STAGES = 12
# A row of the stages: number, file and functions; and a row of what is asked on the way: file.
STAGE = re.compile(r"^\| (\d+) \| `([a-z_/.]+)` \| (.+?) \|", re.M)
ASIDE = re.compile(r"^\| `([a-z_/]+\.py)` \|", re.M)
CORE = "core"
# All that the rules consist of counts as the core.
RULES = ("core/", "boxes/", "game.py", "claims.py")


class Call(NamedTuple):
    """A call of a function in another file."""

    caller: str
    callee: str
    function: str


def in_core(file: str) -> str:
    return CORE if file.startswith(RULES) else file


def stages() -> dict[str, tuple[int, list[str]]]:
    """Return the documented stages by file: their numbers and functions."""
    rows = STAGE.findall(PAGE)
    return {file: (int(number), re.findall(r"`([\w.]+)`", functions)) for number, file, functions in rows}


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> list[Call]:
    """Return what is called from when a seat's command arrives until the last seat has its frame."""
    folder = tmp_path_factory.mktemp("traced")
    paths = [HERE.parents[1] / "src", HERE.parent]
    server = Server(folder, env={"PYTHONPATH": ":".join(map(str, paths))})
    trace = folder / "calls.txt"
    server.program = [sys.executable, "-P", str(HERE / "traced.py"), str(trace), json.dumps(server.limits)]
    server.start()
    try:
        one_move(server, trace)
        lines = [line.split(" ", 2) for line in trace.with_suffix(".move").read_text("utf-8").splitlines()]
    finally:
        server.close()
    return [Call(in_core(caller), in_core(callee), function) for caller, callee, function in lines]


@in_a_loop
async def one_move(server: Server, trace: Path) -> None:
    """Play a little at a table of three, then one move until everyone knows it; keep what it called."""
    async with at_table(server, server.seated(3)) as people:
        await people[0].must("start")
        await people[0].until(lambda: all(page.game for page in people))
        await play_on(people, random.Random(1), 2)
        actor = next(page for page in people if page.legal)
        known = actor.game["n"]
        await people[0].until(lambda: all(page.game["n"] == known for page in people))
        await actor.must("act", at=known, action=actor.legal[0]["do"])
        await actor.until(lambda: all(page.game["n"] > known for page in people))
        lines = trace.read_text("utf-8").splitlines()
    arrived = max(number for number, line in enumerate(lines) if line.endswith(" _heard"))
    trace.with_suffix(".move").write_text("\n".join(lines[arrived:]), "utf-8")


def test_a_move_takes_at_most_twelve_stages() -> None:
    numbers = [number for number, _ in stages().values()]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) <= MOST_STAGES


def test_the_files_are_those_of_the_picture(calls: list[Call]) -> None:
    passed = {call.callee for call in calls}
    known = {*stages(), *ASIDE.findall(PAGE)}
    print(f"{len(stages())} stages, {len(known) - len(stages())} files asked on the way")
    assert passed == known


def test_the_functions_are_those_of_the_picture(calls: list[Call]) -> None:
    for file, (_, functions) in stages().items():
        called = {call.function for call in calls if call.callee == file}
        assert set(functions) <= called, f"{file}: {functions}, but {sorted(called)}"


def test_the_stages_follow_one_another(calls: list[Call]) -> None:
    """Once a stage has begun, no earlier one is entered; the rules are asked by several."""
    entries = {(file, function): n for file, (n, names) in stages().items() for function in names}
    entered = [
        entries[call.callee, call.function]
        for call in calls
        if (call.callee, call.function) in entries and call.callee != CORE
    ]
    assert entered == sorted(entered)
    assert {*entered, stages()[CORE][0]} == set(entries.values())


def test_no_stage_calls_an_earlier_one(calls: list[Call]) -> None:
    """Control goes one way; the table's state and the rules may be read by everyone."""
    numbers = {file: number for file, (number, _) in stages().items()}
    free = {CORE, "server/tables/table.py"}
    back = {
        f"{call.caller} -> {call.callee} {call.function}"
        for call in calls
        if call.caller in numbers and call.callee in numbers and call.callee not in free
        if numbers[call.callee] < numbers[call.caller]
    }
    assert back == set()
