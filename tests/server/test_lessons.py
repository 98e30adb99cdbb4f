"""Lessons run on the rules: every one can be done, has its words, and refuses what the rules refuse."""

from __future__ import annotations

import pytest

from saboteur.boxes import BOXES
from saboteur.boxes.words import LESSONS, words
from saboteur.core.errors import IllegalAction
from saboteur.core.rules import REGISTRY
from saboteur.server.http.lessons import Course, Lesson, NotHere, lessons

from .process import Server

# The ideas of a first round, each with a lesson.
IDEAS = ("lay", "turn", "break", "repair", "rockfall", "map", "pass", "win", "saboteur")

every_lesson = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.key)


def test_a_first_round_has_a_lesson_for_every_idea() -> None:
    assert tuple(key for key, one in lessons().items() if one.group == "first") == IDEAS


def test_every_module_has_a_lesson() -> None:
    taught = {module for one in lessons().values() for module in one.rules.modules}
    assert taught == set(list(REGISTRY)[1:])


def done(course: Course, deed: str) -> None:
    """Take a step; an attempt that must be refused is one too."""
    before = course.at
    try:
        if deed:
            course.act(deed)
        else:
            course.read_on()
    except IllegalAction:
        pass
    assert course.at == before + 1, deed


@every_lesson
def test_a_lesson_can_be_done(lesson: Lesson) -> None:
    course = Course(lesson)
    for step in lesson.steps:
        done(course, (step.do or [step.attempt])[0])
    assert course.step is None


@every_lesson
def test_every_way_that_fits_a_step_leads_through_the_lesson(lesson: Lesson) -> None:
    """A pattern may fit several actions; what the others do then must go with each of them."""
    for number, step in enumerate(lesson.steps):
        course = Course(lesson)
        for earlier in lesson.steps[:number]:
            done(course, (earlier.do or [earlier.attempt])[0])
        for action in course.game.legal(lesson.seat) if step.do else []:
            other = Course(lesson)
            for earlier in lesson.steps[:number]:
                done(other, (earlier.do or [earlier.attempt])[0])
            try:
                other.act(str(action))
            except NotHere:
                continue
            assert other.at == number + 1


@every_lesson
def test_a_lesson_has_its_words(lesson: Lesson) -> None:
    lines = "\n".join(words(box, box.file("words", "en.ftl"), LESSONS) for box in BOXES.values()).splitlines()
    keys = [line.partition(" ")[0] for line in lines if line.startswith(f"lesson-{lesson.key}")]
    steps = [f"lesson-{lesson.key}-{number + 1}" for number in range(len(lesson.steps))]
    wanted = [f"lesson-{lesson.key}", *steps, f"lesson-{lesson.key}-end"]
    assert [key for key in keys if key in wanted] == wanted
    assert f"lesson-{lesson.key}-{len(steps) + 1}" not in keys


# Over HTTP ----------------------------------------------------------------------------------------


def test_a_wrong_move_is_refused_with_the_real_reason(server: Server) -> None:
    first = server.post("/api/lessons/repair", {}).data
    assert (first["at"], first["kind"], first["view"]["front"][0]) == (0, "try", ["break-pickaxe"])
    said = server.post("/api/lessons/repair", {"done": [], "deed": "play map 8,0", "check": True}).data
    assert said["said"]["t"] == "refused" and said["at"] == 0
    said = server.post("/api/lessons/repair", {"done": [], "deed": "place EW 4,0", "check": True}).data
    assert (said["said"]["reason"], said["said"]["rule"], said["at"]) == ("tool-broken", "PATH-5", 1)
    assert said["done"] == ["place EW 4,0"] and said["events"] == []


def test_what_is_allowed_but_not_the_lesson_is_not_done(server: Server) -> None:
    said = server.post("/api/lessons/break", {"deed": "pass SW"}).data
    assert said["said"] == {"t": "not-here"} and said["at"] == 0 and said["done"] == []
    said = server.post("/api/lessons/break", {"deed": "play break-lamp p3"}).data
    assert said["said"] == {"t": "done"} and said["kind"] == "read"
    assert said["events"][0]["kind"] == "played"
    again = server.post("/api/lessons/break", {"done": said["done"]}).data
    assert again["view"]["front"][2] == ["break-lamp"] and again["log"]


def test_steps_that_were_never_taken_are_not_believed(server: Server) -> None:
    assert server.post("/api/lessons/win", {"done": ["take 3"]}).error == (400, "malformed")
    assert server.post("/api/lessons/win", {"done": [""]}).error == (400, "malformed")
    assert server.post("/api/lessons/win", {"done": ["x"] * 41}).error == (400, "malformed")
    assert server.post("/api/lessons/nothing", {}).error == (404, "unknown-lesson")
    assert [one["key"] for one in server.get("/api/lessons").data][: len(IDEAS)] == list(IDEAS)
