"""A box is one folder: nothing outside it is named after it, and boxes do not know each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE

from .sources import ROOT, imports, sources, words

# Games that people choose by name may name boxes.
PRESETS = ("presets.py",)
PRESET = "preset-"
# Words of Python, JavaScript and style sheets that happen to be a box's key.
OWN_WORDS = ("reverse",)
LANGUAGE = re.compile(r"\.reverse\(|\breverse=|\brow-reverse\b")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
# What is written rather than named has spaces.
PROSE = re.compile(r"\s")
WORD = re.compile(r"[\w:./-]+")
# Where a capital begins a new word inside a name.
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)

KEYS = sorted(key for key, box in BOXES.items() if box.origin != BASE)
every_box = pytest.mark.parametrize("key", KEYS)


def named(key: str) -> re.Pattern[str]:
    """Return what names a box: its key, with hyphens or underscores, as a word of its own or as a part."""
    return re.compile(rf"(?<![a-z0-9]){key.replace('-', '[-_]')}(?![a-z0-9])", re.IGNORECASE)


def outside(key: str) -> Iterator[Path]:
    """Return every file of the package that does not lie in a box's folder."""
    own = BOXES[key].folder.relative_to(ROOT)
    for path in sorted(ROOT.rglob("*")):
        inner = path.relative_to(ROOT)
        skipped = {"vendor", "__pycache__"} & set(inner.parts) or inner.name in PRESETS
        if path.is_file() and not skipped and not inner.is_relative_to(own):
            yield path


def mentions(path: Path, key: str) -> Iterator[str]:
    """Return what in a file is named after a box."""
    is_it = named(key)
    inner = path.relative_to(ROOT)
    if any(is_it.search(part) for part in inner.parts):
        yield str(inner)
    for word in names_in(path):
        if is_it.search(HUMP.sub("-", word)):
            yield f"{inner}: {word}"


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the names in a file: identifiers, texts that are no prose, ids of texts."""
    if path.suffix == ".py":
        source = next(one for one in sources() if ROOT / one.path == path)
        plain = LANGUAGE.sub("", source.text)
        names = [word for _, word in words(source) if not PROSE.search(word)]
        return frozenset(name for name in names if name not in OWN_WORDS or name in plain)
    if path.suffix == ".ftl":
        ids: list[str] = MESSAGE.findall(path.read_text(encoding="utf-8"))
        return frozenset(name for name in ids if not name.startswith(PRESET))
    if path.suffix in (".js", ".ts", ".css", ".toml", ".json", ".html"):
        text = LANGUAGE.sub("", COMMENT.sub("", path.read_text(encoding="utf-8")))
        return frozenset(WORD.findall(text))
    return frozenset()


@every_box
def test_nothing_outside_is_named_after_a_box(key: str) -> None:
    found = sorted({mention for path in outside(key) for mention in mentions(path, key)})
    assert found == []


def test_boxes_do_not_import_each_other() -> None:
    """All of them know the base game, which is always there."""
    folders = {box.folder.name: box for box in BOXES.values()}
    for source in sources():
        if source.path.parts[0] != "boxes" or len(source.path.parts) < 3:
            continue
        for name in imports(source):
            parts = name.split(".")
            if parts[:2] == ["saboteur", "boxes"] and len(parts) > 2 and parts[2] in folders:
                known = folders[parts[2]].origin == BASE or parts[2] == source.path.parts[1]
                assert known, f"{source.path} imports {name}"
