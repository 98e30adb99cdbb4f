"""What can be looked up at the table: each thing's rule, and the lesson that teaches it.

A box lists its things in `things.toml`: cards, marks of path cards, dwarves, goals, pieces, figures and
windows, under the keys of their texts. What is said about a thing is the text `what-THING`.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...boxes import BOXES
from ...boxes.manifest import Box
from ...schema.replays import ThingShape, ThingsShape
from .responses import answer

FILE: Final = "things.toml"


def things_of(box: Box) -> dict[str, ThingShape]:
    """Return a box's things by the keys of their texts; it may list none."""
    file = box.file(FILE)
    if file is None:
        return {}
    listed = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(listed, dict[str, ThingShape])


@lru_cache(maxsize=1)
def things() -> ThingsShape:
    """Return the things of all boxes."""
    return {key: things_of(box) for key, box in BOXES.items()}


async def send_things(_: Request) -> Response:
    """Send the rules and lessons of everything that can be looked up, by box."""
    return answer(things())
