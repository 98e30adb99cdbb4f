"""The results of a run, as JSON, as text and as one page of HTML with its plots."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from .. import __version__
from ..core.rules import RULES_VERSION
from .runs import Run
from .settings import code_commit, digest_of, machine

_STYLE: Final = """
body { font: 16px/1.5 sans-serif; max-width: 66rem; margin: 2rem auto; padding: 0 1rem; color: #3a332b;
  background: #fffdf8; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .25rem .75rem; text-align: left;
  vertical-align: top; border-bottom: 1px solid #e4dac6; } svg { max-width: 100%; height: auto; }
"""


class Figures(NamedTuple):
    """A table of figures, for the page and for the terminal."""

    head: Sequence[str]
    rows: Sequence[Sequence[object]]

    def as_html(self) -> str:
        """Return it as a table of the page."""
        top = "".join(f"<th>{escape(cell)}</th>" for cell in self.head)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in self.rows
        )
        return f"<table><tr>{top}</tr>{body}</table>"

    def as_text(self) -> str:
        """Return it as lines with columns."""
        cells = [[str(cell) for cell in row] for row in (self.head, *self.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]
        return "\n".join(lines)


class Section(NamedTuple):
    """One measurement's part of a report: its title, its figures as data, and what is shown of them."""

    title: str
    found: Any
    parts: Sequence[Figures | str]
    # What was measured, in a sentence or two.
    about: str = ""

    def as_html(self) -> str:
        """Return it without its title."""
        shown = [part if isinstance(part, str) else part.as_html() for part in self.parts]
        return "\n".join([f"<p>{escape(self.about)}</p>", *shown] if self.about else shown)

    def as_text(self) -> str:
        """Return its tables as text."""
        return "\n\n".join(part.as_text() for part in self.parts if isinstance(part, Figures))


def about(run: Run, deals: int) -> dict[str, str]:
    """Return what others need to cite a run or to repeat it."""
    settings = run.settings.as_dict()
    dealt = run.deals
    return {
        "run": digest_of({**settings, "count": deals}),
        "settings": run.settings.digest,
        "command": shlex.join(["saboteur", *sys.argv[1:]]),
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "version": f"Saboteur {__version__}, rules version {RULES_VERSION}",
        "commit": f"{code_commit()}; what plays has the hash {settings['code']}",
        "players": ", ".join(f"{name} ({each})" for name, each in settings["players"].items()) or "none",
        "deals": f"{deals} each, of the set {dealt.name}, seed {dealt.seed} ({dealt.name}/{dealt.seed}/…)",
        "budget": "as each level has it" if run.settings.budget is None else f"{run.settings.budget} s",
        "machine": machine(),
    }


def write(run: Run, section: Section, deals: int) -> Path:
    """Write one measurement beside the run, as a page, as text and as JSON; return the page."""
    return _write(run, section.title, section.found, deals, section.as_html(), section.as_text())


def write_all(run: Run, title: str, sections: Mapping[str, Section], deals: int) -> Path:
    """Write several measurements of one run on one page, with a list of them at its top."""
    links = "".join(
        f'<li><a href="#{key}">{escape(section.title)}</a></li>' for key, section in sections.items()
    )
    body = "\n".join(
        f'<h2 id="{key}">{escape(section.title)}</h2>\n{section.as_html()}'
        for key, section in sections.items()
    )
    text = "\n\n".join(f"{section.title}\n\n{section.as_text()}" for section in sections.values())
    found = {key: section.found for key, section in sections.items()}
    return _write(run, title, found, deals, f"<ul>{links}</ul>\n{body}", text)


def _write(run: Run, title: str, found: Any, deals: int, body: str, text: str) -> Path:
    facts = about(run, deals)
    page = run.folder / "report.html"
    told = f"{text}\n\nRun {facts['run']}: deals {facts['deals']}.\n"
    page.with_suffix(".txt").write_text(told, encoding="utf-8")
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{escape(fact)}</td></tr>" for name, fact in facts.items())
    page.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style>\n<h1>{escape(title)}</h1>\n{body}\n"
        f"<h2>This run</h2>\n<table>{rows}</table>\n<p>Intervals are 95 % intervals.</p>\n</html>\n",
        encoding="utf-8",
    )
    plain = json.dumps({"title": title, "about": facts, "found": found}, indent=1)
    (run.folder / "found.json").write_text(plain + "\n", encoding="utf-8")
    return page
