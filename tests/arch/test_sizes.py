"""Sizes and names: short files and functions, docstrings on what is public, words of the rulebook."""

from __future__ import annotations

import ast
import re
from statistics import median, quantiles

import pytest

from .sources import DEFINITIONS, Source, definitions, functions, length, sources

MOST_LINES = 400
LONGEST_FUNCTION = 40
MEDIAN, P90 = 8, 20
# Names that still mean two things.
NOT_YET = {"Asked", "Opened", "Place"}
FORBIDDEN = re.compile(r"(^|_)(manager|handler|helper|data|info|util)s?(_|$)")

every_source = pytest.mark.parametrize("source", sources(), ids=lambda source: str(source.path))


@every_source
def test_files_are_short(source: Source) -> None:
    assert len(source.text.splitlines()) <= MOST_LINES


@every_source
def test_functions_are_short(source: Source) -> None:
    assert not [name for name, node in functions(source) if length(source, node) > LONGEST_FUNCTION]


def test_most_functions_are_much_shorter() -> None:
    """The admired ones have a median of 5 to 10 lines."""
    lengths = [length(source, node) for source in sources() for _, node in functions(source)]
    p90 = quantiles(lengths, n=10)[-1]
    print(f"{len(lengths)} functions, median {median(lengths)}, p90 {p90}, longest {max(lengths)}")
    assert median(lengths) <= MEDIAN
    assert p90 <= P90


def is_public(name: str) -> bool:
    """Tell whether a qualified name is public; what `__init__` and others of its kind do is too."""
    return all(not part.startswith("_") or part.endswith("__") for part in name.split("."))


@every_source
def test_public_names_have_docstrings(source: Source) -> None:
    if source.text.strip():
        assert ast.get_docstring(source.tree), f"{source.path} does not say what it is"
    for name, node in definitions(source.tree):
        if is_public(name):
            assert ast.get_docstring(node), f"{source.path}: {name} has no docstring"


@every_source
def test_everything_is_annotated(source: Source) -> None:
    for name, node in functions(source):
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        bare = [a.arg for a in arguments if a.annotation is None and a.arg not in ("self", "cls")]
        assert not bare, f"{name}: {bare}"
        assert node.returns is not None or node.name == "__init__", name


@every_source
def test_names_come_from_the_rulebook(source: Source) -> None:
    """Never manager, handler, helper, data, info, utils: they say nothing."""
    assert not FORBIDDEN.search(source.path.stem)
    for name, _ in definitions(source.tree):
        snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.split(".")[-1]).lower()
        assert not FORBIDDEN.search(snake), f"{source.path}: {name}"


def test_one_public_name_means_one_thing() -> None:
    """A class or function of a module is found by its name alone, wherever it is used."""
    places: dict[str, list[str]] = {}
    for source in sources():
        for node in source.tree.body:
            if isinstance(node, DEFINITIONS) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(str(source.path))
    print(f"{len(places)} public names")
    assert {name: where for name, where in places.items() if len(where) > 1 and name not in NOT_YET} == {}


@every_source
def test_no_nested_classes(source: Source) -> None:
    """Plain classes keep hot code open to a compiler."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            assert not any(isinstance(inner, ast.ClassDef) for inner in node.body), node.name
