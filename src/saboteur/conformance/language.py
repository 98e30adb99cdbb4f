"""Checking a language: every line can be read, nothing is invented, and how much is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from saboteur.boxes import BOXES
from saboteur.boxes.manifest import Box
from saboteur.languages import (
    ENGLISH,
    OWN_NAME,
    Texts,
    add_language,
    all_texts,
    languages,
    messages,
    rules_file,
    text_files,
)

from .box import rules_on_page
from .faults import Report

# What a line of a Fluent file may be: empty, a comment, a message, or a continuation.
_LINE: Final = re.compile(r"\s*$|#|[a-z][\w-]* *=|[ \t}]")


def check_language(language: str | Path) -> Report:
    """Check a language, by its code or its folder, and return how complete it is.

    It may lack texts, which English fills in, but must not have any that English lacks; every text uses the
    variables of the English one, and a rule page has the same rules. AssertionError lists everything that is
    wrong.
    """
    code = language if isinstance(language, str) and language in languages() else add_language(Path(language))
    report = Report(f"The language {code!r}")
    english, own = all_texts(ENGLISH), all_texts(code)
    report.expect(OWN_NAME in own, f"language.ftl does not say what the language calls itself: {OWN_NAME}")
    for file in text_files(code).values():
        with report.part(file.name):
            _check_file(file, english, report)
    for box in BOXES.values():
        if rules_file(box, code):
            _check_rule_page(box, code, report)
    report.missing = sorted(english.keys() - own.keys())
    report.languages = {code: 1 - len(report.missing) / len(english)}
    return report.told()


def _check_file(file: Path, english: Texts, report: Report) -> None:
    text = file.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        report.expect(_LINE.match(line), f"{file.name}, line {number} is no text and no comment: {line}")
    for key, variables in messages(text).items():
        if key not in english:
            report.faults.append(f"{file.name}: there is no text {key!r} in English")
        elif variables != english[key]:
            told = ", ".join(f"${name}" for name in sorted(variables ^ english[key]))
            report.faults.append(f"{file.name}: {key} and the English text do not both use {told}")


def _check_rule_page(box: Box, code: str, report: Report) -> None:
    differ = sorted(rules_on_page(box, code) ^ rules_on_page(box))
    report.expect(not differ, f"the rule page of {box.key!r} and the English one do not both have {differ}")
