"""What the game really tells has the shapes that are declared, and nothing at a border could be anything."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from saboteur import Game, Rules, redact
from saboteur.boxes import BOXES
from saboteur.boxes.manifest import BASE
from saboteur.core.shapes import LegalActionShape, ViewShape
from saboteur.presets import PRESETS
from saboteur.schema.model import event_types, ext_type, window_types
from saboteur.schema.parts import all_parts
from saboteur.schema.typescript import protocol
from saboteur.server.wire.frames import legal_actions

ROOT = Path(__file__).parents[2]
EVENTS, WINDOWS, EXT = event_types(all_parts()), window_types(all_parts()), ext_type(all_parts())
ALONE = [(box.key,) for box in BOXES.values() if box.origin != BASE]


def test_nothing_at_the_border_could_be_anything() -> None:
    texts = [protocol(), *(path.read_text() for path in ROOT.glob("src/saboteur/boxes/*/protocol.d.ts"))]
    assert len(texts) > 10
    assert not [line for text in texts for line in text.splitlines() if ": any" in line or "unknown;" in line]


@pytest.mark.parametrize("modules", [(), *ALONE, PRESETS["everything"].modules], ids=str)
def test_views_and_events_have_the_shapes_that_are_declared(modules: tuple[str, ...]) -> None:
    game = dealt(modules)
    rng = Random("shapes")
    for _ in range(150):
        if game.over:
            break
        viewer = rng.choice([None, *range(game.rules.players)])
        assert_shaped_view(game.view(viewer).as_dict())
        msgspec.convert(legal_actions(game, viewer), list[LegalActionShape])
        actor = rng.choice(game.actors)
        for event in redact(game.play(actor, rng.choice(game.legal(actor))), viewer):
            assert_shaped_event(plain(event.as_dict()))


def dealt(modules: tuple[str, ...]) -> Game:
    """Return a game with these boxes, for as many players as they want."""
    needed = {need for key in modules for need in BOXES[key].rules.needs}
    least = max([BOXES[key].rules.players[0] for key in modules if BOXES[key].rules.players] or [3])  # type: ignore[index]
    return Game(Rules.build(max(least, 5), modules={*modules, *needed}), "shapes")


def plain(data: Any) -> Any:
    """Return data as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(data))


def assert_shaped_view(view: ViewShape) -> None:
    arrived = plain(view)
    assert list(arrived) == [key for key in ViewShape.__annotations__ if key != "hands"]
    msgspec.convert(arrived, ViewShape)
    assert_shaped(arrived["window"], WINDOWS[arrived["window"]["kind"]])
    assert_shaped(arrived["ext"], EXT)


def assert_shaped_event(event: dict[str, Any]) -> None:
    assert_shaped(event, EVENTS[event["kind"]])


def assert_shaped(arrived: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """See that every part has its type, and that there is none which was not declared."""
    msgspec.convert(arrived, kind)
    assert set(arrived) <= {"kind", *kind.__struct_encode_fields__}, arrived
