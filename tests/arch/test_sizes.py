"""Sizes and names: short files and functions, docstrings on what is public, words of the rulebook."""

from __future__ import annotations

import ast
import re
from functools import cache
from statistics import median, quantiles

from .sources import DEFINITIONS, Function, definitions, functions, length, sources

MOST_LINES = 400
LONGEST_FUNCTION = 40
MEDIAN, P90 = 8, 20
FEWEST_WORDS = 5
FORBIDDEN = re.compile(r"(^|_)(manager|handler|helper|data|info|util)s?(_|$)")


def test_files_are_short() -> None:
    lengths = {str(source.path): len(source.text.splitlines()) for source in sources()}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_functions_are_short() -> None:
    every = [(source, name, node) for source in sources() for name, node in functions(source)]
    assert [name for source, name, node in every if length(source, node) > LONGEST_FUNCTION] == []


def test_most_functions_are_much_shorter() -> None:
    """The admired ones have a median of 5 to 10 lines."""
    lengths = [length(source, node) for source in sources() for _, node in functions(source)]
    p90 = quantiles(lengths, n=10)[-1]
    print(f"{len(lengths)} functions, median {median(lengths)}, p90 {p90}, longest {max(lengths)}")
    assert median(lengths) <= MEDIAN
    assert p90 <= P90


def is_public(name: str) -> bool:
    """Tell whether a qualified name is public."""
    return all(not part.startswith("_") for part in name.split("."))


@cache
def classes() -> dict[str, ast.ClassDef]:
    """Return the classes of the package by name."""
    nodes = [node for source in sources() for node in source.tree.body]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def overrides(owner: str, method: str) -> bool:
    """Tell whether a base of a class has a method of this name, whose docstring holds for it as well."""
    written = [base.value if isinstance(base, ast.Subscript) else base for base in classes()[owner].bases]
    bases = [base.id for base in written if isinstance(base, ast.Name)]
    return any(
        any(isinstance(node, Function) and node.name == method for node in classes()[base].body)
        or overrides(base, method)
        for base in bases
        if base in classes()
    )


def has_to_tell(name: str) -> bool:
    """Tell whether a name needs a docstring: `__init__` and methods that override another do not."""
    owner, _, method = name.rpartition(".")
    return is_public(name) and not (owner and overrides(owner, method))


def test_files_say_what_they_are() -> None:
    filled = [source for source in sources() if source.text.strip()]
    assert [str(source.path) for source in filled if not ast.get_docstring(source.tree)] == []


def test_public_names_have_docstrings() -> None:
    every = [(source, *definition) for source in sources() for definition in definitions(source.tree)]
    silent = [(source, name) for source, name, node in every if not ast.get_docstring(node)]
    assert [f"{source.path}: {name}" for source, name in silent if has_to_tell(name)] == []


def test_docstrings_say_more_than_the_name() -> None:
    """Two or three words only repeat a function's name; of a class they may say all there is to say."""
    short = [
        f"{source.path}: {name}: {told}"
        for source in sources()
        for name, node in definitions(source.tree)
        if isinstance(node, Function)
        and (told := ast.get_docstring(node))
        and len(told.split()) < FEWEST_WORDS
    ]
    assert short == []


def test_everything_is_annotated() -> None:
    every = [function for source in sources() for function in functions(source)]
    assert [f"{name}: {bare}" for name, node in every if (bare := unannotated(node))] == []


def unannotated(node: Function) -> list[str]:
    """Return what of a function has no type: arguments, and what it returns."""
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    bare = [a.arg for a in arguments if a.annotation is None and a.arg not in ("self", "cls")]
    return bare if node.returns or node.name == "__init__" else [*bare, "return"]


def test_names_come_from_the_rulebook() -> None:
    """Never manager, handler, helper, data, info, utils: they say nothing."""
    assert [str(source.path) for source in sources() if FORBIDDEN.search(source.path.stem)] == []
    every = [(source, name) for source in sources() for name, _ in definitions(source.tree)]
    assert [f"{source.path}: {name}" for source, name in every if FORBIDDEN.search(snake(name))] == []


def snake(name: str) -> str:
    """Return the last part of a qualified name with underscores between its words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.rsplit(".", maxsplit=1)[-1]).lower()


def test_one_public_name_means_one_thing() -> None:
    """A class or function of a module is found by its name alone, wherever it is used."""
    places: dict[str, list[str]] = {}
    for source in sources():
        for node in source.tree.body:
            if isinstance(node, DEFINITIONS) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(str(source.path))
    print(f"{len(places)} public names")
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_no_nested_classes() -> None:
    """Plain classes keep hot code open to a compiler."""
    every = [node for source in sources() for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in every if any(isinstance(inner, ast.ClassDef) for inner in node.body)] == []
