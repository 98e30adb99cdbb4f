"""A finished game, retold step by step: as one seat saw it, as a spectator, or with everything shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from ..claims import Claim
from ..core.actions import NOBODY, Action, parse_seat, public_form
from ..core.errors import RecordError
from ..core.events import GONE, Event, fold, redact
from ..core.record import Record, read_record
from ..core.shapes import ViewShape
from ..game import Game, faults
from ..schema.replays import FaultShape, RetoldShape, StepShape
from ..schema.tables import SaidShape
from .errors import NotInThisGame
from .story import is_true

JSON = dict[str, Any]
# What was said, as these eyes read it, and the claim if it was one.
Words = tuple[Claim | None, SaidShape]
ALL: Final = "all"
PUBLIC: Final = "public"
# A long evening of many players with all boxes takes about half as many.
MOST_ACTIONS: Final = 10_000


def retold(text: str, eyes: str, said: Sequence[Words] = ()) -> RetoldShape:
    """Retell a record's game and talk as seen by some eyes, with the record's faults."""
    record = _read(text)
    game = Game.replay(text).begun()  # says at which action it goes wrong
    wrong = faults(text)
    told = _Everything(game) if eyes == ALL else _Eyes(game, _seat(game, eyes))
    first = told.view
    steps = [step for entry in record.actions for step in told.steps(entry)]
    return {
        "eyes": eyes,
        "rules": game.rules.as_dict(),
        "seed": record.seed,
        "commitment": record.commitment,
        "fair": record.fair and {"secret": record.fair.secret, "transcript": list(record.fair.transcript)},
        "faults": [cast(FaultShape, fault.as_dict()) for fault in wrong],
        "whole": record.position is None,
        "result": game.result(),
        "view": first,
        "steps": steps,
        "said": _judged(game, said),
    }


def _judged(game: Game, said: Sequence[Words]) -> list[SaidShape]:
    """Return what was said, each claim with whether it was true when it was made."""
    again = game.begun()
    told: list[SaidShape] = []
    for claim, line in said:
        if claim is None:
            told.append(line)
            continue
        while len(again.history) < claim.move:
            again.play(*game.history[len(again.history)])
        told.append({**line, "true": is_true(game, again.position(), claim)})
    return told


def _read(text: str) -> Record:
    record = read_record(text)
    if len(record.actions) > MOST_ACTIONS:
        raise RecordError("too-many-actions", most=MOST_ACTIONS)
    return record


def _seat(game: Game, eyes: str) -> int | None:
    if eyes == PUBLIC:
        return None
    seat = parse_seat(eyes)
    if seat is None or seat >= game.rules.players:
        raise NotInThisGame("nobody has these eyes")
    return seat


class _Eyes:
    """What one seat, or a spectator, saw of a game."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.view = game.view(seat).as_dict()

    def steps(self, entry: str) -> list[StepShape]:
        """Take one action and tell what could be seen of it; a new deal is a step of its own."""
        name, _, text = entry.partition(" ")
        seat = parse_seat(name)
        assert seat is not None  # it was played before
        action = Action.parse(text)
        shown, number = self._shown(seat, action), self.game.round
        told = self._told(self.game.play(seat, action))
        deals = [at for at, event in enumerate(told) if event["kind"] == "round-began"]
        deal = deals[0] if deals else len(told)
        steps: list[StepShape] = [{"seat": seat, "do": shown, "round": number, "events": told[:deal]}]
        if deals:
            steps.append({"seat": NOBODY, "do": "", "round": self.game.round, "events": told[deal:]})
        return steps

    def _shown(self, seat: int, action: Action) -> str:
        return str(action if seat == self.seat else public_form(action))

    def _told(self, events: list[Event]) -> list[JSON]:
        return [event.as_dict() for event in redact(events, self.seat)]


class _Everything(_Eyes):
    """The whole truth of a game: every hand, dwarf and goal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, None)
        self.truth = game.position()
        self.public: ViewShape = game.view(None).as_dict()
        self.view = _true(self.public, self.truth)

    def _shown(self, seat: int, action: Action) -> str:
        return str(action)

    def _told(self, events: list[Event]) -> list[JSON]:
        """Tell events with all secrets; hidden facts change with the last event or a new round."""
        truth = self.truth
        self.truth = self.game.position()
        seen = redact(events, None)
        told = []
        for event, public in zip([e for e in events if not e.private], seen, strict=True):
            self.public = fold(self.public, [public])
            if public is seen[-1] or event.kind == "round-began":
                truth = self.truth
            elif event.kind == "round-ended":
                truth = {**truth, "gold": self.truth["gold"]}
            after = _true(self.public, truth)
            patch = list(changes(self.view, after))
            self.view = after
            facts = {**event.facts, **_secrets(event)}
            told.append({"kind": event.kind, "seat": event.seat, **facts, "patch": patch})
        return told


def _secrets(event: Event) -> JSON:
    return {key: value for _, facts, _ in event.secret for key, value in facts.items()}


def _true(view: ViewShape, truth: JSON) -> ViewShape:
    """Return a public view with everything hidden filled in."""
    return {
        **view,
        "dwarves": truth["dwarves"],
        "spare": truth["spare"],
        "gold": truth["gold"],
        "hands": truth["hands"],
        "goals": {
            cell: {"card": truth["goals"].get(cell), "lies": goal["lies"]}
            for cell, goal in view["goals"].items()
        },
    }


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[list[str | int], Any]]:
    """Return the patch that turns the old into the new."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() - new.keys()):
            yield [*path, key], GONE
        for key, value in new.items():
            if key not in old:
                yield [*path, key], value
            else:
                yield from changes(old[key], value, (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from changes(before, after, (*path, index))
    elif old != new:
        yield list(path), new
