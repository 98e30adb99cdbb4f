"""Lessons: a prepared position, what to do in it step by step, and what the others do then.

A lesson is one file of its box, `lessons/NUMBER-KEY.toml`; its texts are `lesson-KEY…` among the box's. It
runs on the real rules, so a wrong move is refused with the real reason.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from ...boxes import BOXES
from ...boxes.manifest import BASE, CHAMPIONSHIP, EXPANSION, JUBILEE, VARIANT, Box
from ...core.actions import parse_seat
from ...core.errors import IllegalAction
from ...core.events import Event
from ...game import Game
from ...schema.settings import RulesWish
from ..wire.commands import build_rules

# Origins of boxes, in the order in which their lessons are listed.
_ORIGINS: Final = (BASE, EXPANSION, CHAMPIONSHIP, JUBILEE, VARIANT)


class LessonStep(Struct, forbid_unknown_fields=True, frozen=True):
    """One step: do one of several actions, try something that is refused, or just read."""

    # Actions that fit the lesson, the first serving as the example; `*` stands for anything.
    do: list[str] = []
    # The reason an attempt has to be refused for, and an example.
    refused: str = ""
    attempt: str = ""
    # What the others do next: "p2 pass map".
    then: list[str] = []


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A position, the pupil's seat, and the steps."""

    rules: RulesWish
    position: dict[str, Any]
    steps: list[LessonStep]
    seat: int = 0
    key: str = ""
    group: str = ""


class NotHere(Exception):
    """The action is legal, but not what the lesson is about."""


class Course:
    """A lesson in progress: its game, the steps done so far, and what to do next."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = Game.from_position(build_rules(lesson.rules), lesson.position, lesson.key)
        self.at = 0
        self.told: list[Event] = []

    @property
    def step(self) -> LessonStep | None:
        """Return the current step; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def read_on(self) -> None:
        """Continue after a step that is only read."""
        if self.step is None or self.step.do or self.step.refused:
            raise NotHere
        self.at += 1

    def attempt(self, action: str) -> None:
        """Raise the reason an action is refused; if the lesson wants it refused, that is a step."""
        refused = self.game.check(self.lesson.seat, action)
        if refused is None:
            return
        if self.step and refused.reason == self.step.refused:
            self.at += 1
        raise refused

    def act(self, action: str) -> list[Event]:
        """Do what the lesson asks for, then what the others do; return what happened."""
        self.attempt(action)
        step = self.step
        if step is None or not any(fnmatchcase(action, fits) for fits in step.do):
            raise NotHere
        events = self.game.play(self.lesson.seat, action)
        for entry in step.then:
            name, _, text = entry.partition(" ")
            seat = parse_seat(name)
            assert seat is not None
            events += self.game.play(seat, text)
        self.told += events
        self.at += 1
        return events


def begun(lesson: Lesson, done: list[str]) -> Course:
    """Return a lesson after steps: actions, attempts, or "" for a step that is only read."""
    course = Course(lesson)
    for deed in done:
        before = course.at
        try:
            if deed:
                course.act(deed)
            else:
                course.read_on()
        except IllegalAction:
            if course.at == before:
                raise
    return course


@lru_cache(maxsize=1)
def lessons() -> dict[str, Lesson]:
    """Return all lessons in order."""
    return {lesson.key: lesson for box in sorted(BOXES.values(), key=_place) for lesson in lessons_of(box)}


def lessons_of(box: Box) -> list[Lesson]:
    """Return the lessons of one box, in the order of their numbers."""
    files = sorted(box.folder.glob("lessons/*.toml"), key=lambda file: int(file.name.partition("-")[0]))
    return [
        msgspec.convert(
            {
                **tomllib.loads(file.read_text(encoding="utf-8")),
                "key": file.stem.partition("-")[2],
                "group": _group(box),
            },
            Lesson,
        )
        for file in files
    ]


def _place(box: Box) -> tuple[int, int, int]:
    """Return the sort key of a box's lessons: by origin, then by year."""
    return (*_ORIGINS, box.origin).index(box.origin), box.year, box.order


def _group(box: Box) -> str:
    """Return the heading for a box's lessons; an expansion has its own."""
    if box.origin == EXPANSION:
        return box.key
    return "first" if box.origin == BASE else "box"
