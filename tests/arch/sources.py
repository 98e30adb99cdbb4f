"""The package's sources as syntax trees: what they import, define and name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import saboteur

ROOT = Path(saboteur.__file__).parent
# Files of a box that others than the rules ask for -> the room that asks.
PARTS = {
    "bot.py": "bots", "bots.py": "bots", "kernel.py": "kernel", "policy.py": "kernel", "doors.py": "kernel",
    "pictures.py": "drawing", "terminal.py": "cli",
}  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Source(NamedTuple):
    """One file: its path below the package, its text and its tree."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """Return the dotted name."""
        parts = ("saboteur", *self.path.with_suffix("").parts)
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def room(self) -> str:
        """Return the part of the house: core, boxes, game, bots and so on; the entry is `saboteur`.

        What a box says to bots, the terminal and pictures belongs to their rooms: the rules never load it.
        """
        if self.path.parts[0] in ("boxes", "modding") and self.path.name in PARTS:
            return PARTS[self.path.name]
        return self.path.parts[0].removesuffix(".py").replace("__init__", "saboteur")


@cache
def sources() -> tuple[Source, ...]:
    """Return every file of the package."""
    return tuple(
        Source(path.relative_to(ROOT), path.read_text(encoding="utf-8"), ast.parse(path.read_bytes()))
        for path in sorted(ROOT.rglob("*.py"))
    )


def of_room(*rooms: str) -> list[Source]:
    """Return the files of some rooms."""
    return [source for source in sources() if source.room in rooms]


def imports(source: Source) -> Iterator[str]:
    """Return the full dotted names that a file imports, those inside functions and for types too."""
    package = source.name.split(".")
    if source.path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def definitions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Return functions, methods and classes with their qualified names; nested functions not."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, DEFINITIONS):
            yield prefix + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from definitions(node, f"{prefix}{node.name}.")


def functions(source: Source) -> Iterator[tuple[str, Function]]:
    """Return every function and method, nested ones too."""
    for node in ast.walk(source.tree):
        if isinstance(node, Function):
            yield f"{source.path}:{node.lineno} {node.name}", node


def length(source: Source, node: Function) -> int:
    """Return how many lines of a function hold code: neither blank, nor comment, nor docstring."""
    first = node.body[0]
    told = range(first.lineno, (first.end_lineno or 0) + 1) if ast.get_docstring(node) else range(0)
    lines = enumerate(source.text.splitlines()[node.lineno - 1 : node.end_lineno], node.lineno)
    return sum(
        number not in told and bool(line.strip()) and not line.strip().startswith("#")
        for number, line in lines
    )


def words(source: Source) -> Iterator[tuple[int, str]]:
    """Return every name and every text in the code, docstrings left out, with its line."""
    told = {id(doc) for doc in docstrings(source.tree)}
    for node in ast.walk(source.tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield line, node.value
        for field in ("id", "attr", "name", "arg", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value


def docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    """Return the nodes of all docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | Definition) and ast.get_docstring(node, clean=False) is not None:
            expression = node.body[0]
            assert isinstance(expression, ast.Expr)
            yield expression.value
