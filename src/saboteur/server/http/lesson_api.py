"""Lessons over HTTP: nothing is stored here; the page says how far the pupil is."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...core.errors import IllegalAction
from ...core.events import Event, redact
from ...schema.replays import (
    DoneHere,
    LessonMove,
    LessonShownShape,
    LessonStep,
    LessonTakenShape,
    NotAskedHere,
    PossibleHere,
    ProgressShape,
    RefusedHere,
)
from ..admission.visitors import visitor_of
from ..errors import TableError
from ..wire.commands import decoded
from ..wire.frames import legal_actions, line, possible_actions
from .lessons import Course, NotHere, begun, lessons
from .responses import answer, body_of

_DEED: Final = msgspec.json.Decoder(LessonMove)


class LessonApi:
    """The endpoints of the lessons."""

    def routes(self) -> list[BaseRoute]:
        """Return the routes for listing and playing lessons."""
        return [
            Route("/api/lessons", self.list),
            Route("/api/lessons/{key}", self.learn, methods=["POST"]),
        ]

    async def list(self, _: Request) -> Response:
        """List the lessons of all boxes, in the order in which they are taught."""
        return answer(
            [{"key": one.key, "group": one.group, "steps": len(one.steps)} for one in lessons().values()]
        )

    async def learn(self, request: Request) -> Response:
        """Show a lesson, or take a step in it."""
        lesson = lessons().get(request.path_params["key"])
        if lesson is None:
            raise TableError("unknown-lesson")
        wish: LessonMove = decoded(_DEED, await body_of(request))
        with visitor_of(request).computing():
            try:
                course = begun(lesson, wish.done)
            except (IllegalAction, NotHere) as error:
                raise TableError("malformed", "these steps do not belong to this lesson") from error
            return answer(shown(course) if wish.deed is None else taken(course, wish, wish.deed))


def shown(course: Course) -> LessonShownShape:
    """Return a lesson as it stands."""
    seat = course.lesson.seat
    return {
        **_progress(course),
        "seat": seat,
        "rules": course.game.rules.as_dict(),
        "view": course.game.view(seat).as_dict(),
        "log": [line(event) for event in redact(course.told, seat)],
    }


def taken(course: Course, wish: LessonMove, deed: str) -> LessonTakenShape:
    """Take a step, if it is one; return the response, the pupil's progress and what happened."""
    before = course.at
    events: list[Event] = []
    said: DoneHere | RefusedHere | NotAskedHere | PossibleHere = DoneHere()
    try:
        if wish.could:
            said = PossibleHere(possible_actions(course.game, course.lesson.seat, deed))
        else:
            events = _done(course, deed, wish.check)
    except IllegalAction as error:
        said = RefusedHere(error.reason, error.rule, error.detail)
    except NotHere:
        said = NotAskedHere()
    told = redact(events, course.lesson.seat)
    done = [*wish.done, deed] if course.at > before else wish.done
    return {**_progress(course), "said": said, "done": done, "events": [event.as_dict() for event in told]}


def _done(course: Course, deed: str, check: bool) -> list[Event]:
    if not deed:
        course.read_on()
    elif check:
        course.attempt(deed)
    else:
        return course.act(deed)
    return []


def _progress(course: Course) -> ProgressShape:
    step = course.step
    kind: LessonStep = "end" if step is None else "do" if step.do else "try" if step.refused else "read"
    return {
        "at": course.at,
        "steps": len(course.lesson.steps),
        "kind": kind,
        "example": (step.do or [step.attempt])[0] if step else "",
        "legal": legal_actions(course.game, course.lesson.seat),
    }
