"""Layers: who may import whom, and what the rules never touch."""

from __future__ import annotations

import ast
import sys
from functools import cache

from .sources import Source, imports, of_room, sources, words

# From the bottom up; `cli` stands beside the server, `saboteur` is the package's own front.
LAYERS = (
    ("core",),
    ("boxes", "modding"),
    ("game", "claims", "languages", "loading", "places", "presets", "saboteur"),
    ("kernel",),
    ("schema",),
    ("drawing",),
    ("bots",),
    ("analysis",),
    ("lab",),
    ("server", "cli", "env"),
    ("web", "__main__", "conformance", "templates"),
)
# What a bot may know of the machine: values, the rules, its view, and worlds that it makes up itself.
BOTS_MAY = {
    "actions", "cards", "cells", "engine", "errors", "event_kinds", "events", "rng", "rules", "shapes",
    "view", "worlds",
}  # fmt: skip
# What people's front ends may know: the same without worlds and the machine, but with records.
FRONTS_MAY = BOTS_MAY - {"engine", "worlds"} | {"fair", "layout", "position", "record"}
IMPURE = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets",
    "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "breakpoint", "id", "__import__"}
MODULE_KEYS = {
    "saboteur2", "greedy-dwarf", "goal-swap", "vault", "veto", "reverse", "craftsman", "guide", "detour",
    "toll", "costume", "party", "new-goals", "chests", "sabotaged-dwarf", "tournament",
}  # fmt: skip
# Cards, goals and dwarves are content: the machine looks them up and never names one.
CONTENT = {
    "thief", "trap", "rockfall", "map", "hands-off", "swap-hands", "swap-hats", "inspect", "miner",
    "treasure", "stone-a", "stone-b", "dragon", "spider", "digger", "saboteur", "greedy", "boss",
    "profiteer", "geologist", "pickaxe", "lamp", "cart",
}  # fmt: skip


def rules_files() -> list[Source]:
    """Return the machine and what the folders of the boxes hold; who finds and loads them may read files."""
    return [*of_room("core"), *(source for source in of_room("boxes") if len(source.path.parts) == 3)]


def level(room: str) -> int:
    """Return how high up in the house a room is."""
    levels = [number for number, rooms in enumerate(LAYERS) if room in rooms]
    assert levels, f"where in the house is {room}? See LAYERS"
    return levels[0]


def room_of(name: str) -> str:
    """Return the room that an imported name of the package lies in."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in rooms() else "saboteur"


@cache
def rooms() -> set[str]:
    """Return all parts of the house."""
    return {source.room for source in sources()}


def test_imports_go_down_the_house() -> None:
    upwards = [
        f"{source.path} imports {name}"
        for source in sources()
        for name in imports(source)
        if name.split(".")[0] == "saboteur" and level(room_of(name)) > level(source.room)
    ]
    assert upwards == []


def test_bots_and_lab_keep_out_of_each_others_way() -> None:
    """A bot is a function of a view: it needs neither arena nor analysis."""
    for source in of_room("bots"):
        assert not {room_of(name) for name in imports(source)} & {"analysis", "lab", "game"}


def test_the_server_serves_no_experiments() -> None:
    """What people are shown is product code and lives in `analysis`; the lab and the terminal stay apart."""
    for source in of_room("server"):
        assert not {room_of(name) for name in imports(source)} & {"cli", "lab"}, source.path


def test_the_journal_knows_no_tables() -> None:
    """Tables are made of the journal, not the other way round."""
    for source in of_room("server"):
        if source.path.parts[1] == "journal":
            rooms = {name.split(".")[2] for name in imports(source) if name.startswith("saboteur.server.")}
            assert not rooms & {"tables", "http", "operator"}, source.path


def test_rules_need_the_standard_library_only() -> None:
    ours = {"saboteur"} | sys.stdlib_module_names
    every = [(source, name) for source in rules_files() for name in imports(source)]
    assert [f"{source.path} imports {name}" for source, name in every if name.split(".")[0] not in ours] == []


def test_rules_touch_neither_clock_nor_chance_nor_files() -> None:
    for source in rules_files():
        assert not {name.split(".")[0] for name in imports(source)} & IMPURE, source.path
        called = {
            node.func.id
            for node in ast.walk(source.tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & IMPURE_CALLS, source.path


def core_parts(source: Source) -> set[str]:
    """Return the files of the core that a file imports."""
    names = [name.split(".") for name in imports(source)]
    return {parts[2] for parts in names if parts[:2] == ["saboteur", "core"] and len(parts) > 2}


def test_bots_see_views_only() -> None:
    """Design, section 4: bots receive a View, never a State."""
    for source in of_room("bots"):
        assert core_parts(source) <= BOTS_MAY, source.path
        attributes = {node.attr for node in ast.walk(source.tree) if isinstance(node, ast.Attribute)}
        assert not attributes & {"state", "_state", "position"}, source.path


def test_front_ends_keep_out_of_the_machine() -> None:
    for source in of_room("cli", "server"):
        assert core_parts(source) <= FRONTS_MAY, source.path
        attributes = {node.attr for node in ast.walk(source.tree) if isinstance(node, ast.Attribute)}
        assert not attributes & {"state", "_state"}, source.path


def test_the_core_names_no_module() -> None:
    from saboteur.core.rules import REGISTRY

    keys = MODULE_KEYS | set(list(REGISTRY)[1:])
    forbidden = keys | {key.replace("-", "_") for key in keys} | CONTENT
    found = [
        f"{source.path}:{line} {word}"
        for source in of_room("core")
        for line, word in words(source)
        if word in forbidden
    ]
    assert not found


def test_the_core_mentions_no_module_in_passing() -> None:
    """Keys that are no plain English words may not even stand in comments."""
    for source in of_room("core"):
        for key in ("saboteur2", "greedy-dwarf", "sabotaged-dwarf", "goal-swap", "new-goals"):
            assert key not in source.text.lower(), f"{source.path} mentions {key}"
