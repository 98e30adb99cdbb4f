"""Collecting faults: one sentence each, reported together at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final

_LONGEST: Final = 1200
_MISSING: Final = "nothing"


@dataclass
class Report:
    """What a check found: faults, and how complete each language is, from 0 to 1."""

    subject: str
    faults: list[str] = field(default_factory=list)
    languages: dict[str, float] = field(default_factory=dict)
    # Keys of texts that English fills in.
    missing: list[str] = field(default_factory=list)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Record whatever goes wrong in one part of a check and continue with the next."""
        try:
            yield
        except AssertionError as error:
            self.faults.append(f"{name}: {_shortened(str(error))}")
        except Exception as error:
            self.faults.append(f"{name}: {type(error).__name__}: {_shortened(str(error))}")

    def expect(self, holds: object, sentence: str) -> None:
        """Record a fault unless a condition holds."""
        if not holds:
            self.faults.append(sentence)

    def told(self) -> Report:
        """Return the report; raise AssertionError listing every fault, if there are any."""
        if self.faults:
            raise AssertionError("\n  - ".join([f"{self.subject} does not conform:", *self.faults]))
        return self


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"


def assert_same(one: Any, two: Any, sentence: str) -> None:
    """Raise AssertionError with the sentence and the first place where two values differ."""
    if one != two:
        place, here, there = _difference(one, two)
        raise AssertionError(f"{sentence}; {place or 'one'} is {here!r:.300} and {there!r:.300}")


def _difference(one: Any, two: Any, place: str = "") -> tuple[str, Any, Any]:
    """Return where two values first differ, and the value of each there."""
    if isinstance(one, dict) and isinstance(two, dict):
        pairs = [(key, one.get(key, _MISSING), two.get(key, _MISSING)) for key in {**one, **two}]
    elif isinstance(one, list | tuple) and isinstance(two, list | tuple):
        pairs = [(n, *pair) for n, pair in enumerate(zip_longest(one, two, fillvalue=_MISSING))]
    else:
        return place, one, two
    for key, here, there in pairs:
        if here != there:
            return _difference(here, there, f"{place}[{key!r}]")
    return place, one, two
