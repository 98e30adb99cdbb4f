"""The project's prose is plain English, its links lead somewhere, and the index lists every page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src/saboteur/web").rglob("*.md")]
)
PROSE = (
    *("*.md", "*.py", "docs/**/*.md", "deploy/*", "tools/*.py", "bench/*.py", "tests/**/*.py"),
    *("examples/**/*.py", "examples/**/en.*", *(f"src/saboteur/**/*.{end}" for end in ("py", "js", "md"))),
)
# Texts in other languages, libraries, and the phrases below.
LEFT_OUT = re.compile(r"/(?:vendor|docs/termbase/|rulebook/(?!en\.)[a-z]+\.md)|/test_words\.py$")
DIALECT = {
    "for/of/to who …": r"\b(?:for|of|to) who (?:is|are|was|were|has|have|had|may|can|does|did|\w+s)\b",
    "he for a person": r"\b(?:he|him|his|himself)\b",
    "hang together": r"\bhang(?:s|ing)? together\b",
}


def prose() -> Iterator[Path]:
    """Yield every file with English for people or programmers in it."""
    for pattern in PROSE:
        yield from (path for path in ROOT.glob(pattern) if not LEFT_OUT.search(path.as_posix()))


def slug(heading: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.M)}


@pytest.mark.parametrize("phrase", DIALECT)
def test_the_prose_is_plain_english(phrase: str) -> None:
    pattern = re.compile(DIALECT[phrase], re.I)
    files = list(prose())
    assert len(files) > 300, "it looks at the whole project"
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_to_a_heading(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for link in re.findall(r"""(?:\]\(|src=")([^)"\s]+)[)"]""", text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link} leads to no heading"


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs/README.md"
    linked = {
        (index.parent / link.partition("#")[0]).resolve()
        for link in re.findall(r"\]\(([^):]+)\)", index.read_text(encoding="utf-8"))
    }
    pages = [path for path in (ROOT / "docs").rglob("*.md") if path != index]
    assert [path.name for path in pages if not {path, path.parent} & linked] == []


def test_slugs_are_those_of_github() -> None:
    assert slug("How long tables are kept") == "how-long-tables-are-kept"
    assert slug("1. `Rules`, once more") == "1-rules-once-more"
