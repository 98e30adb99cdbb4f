"""What happened: facts in the past tense with a public part and secret parts, and patches of the view.

A patch is `(path, value)`: the value at that path of the view is replaced, or removed when it is
`GONE`. One small fold, here and in the browser, turns an old view and events into the new view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Path = tuple[str | int, ...]
Patch = tuple[tuple[Path, Any], ...]
Facts = dict[str, Any]

# A patch value that removes its path. JSON null cannot stand for it: views hold nulls.
GONE: Final = "\0gone"


Secret = tuple[tuple[int, Facts, Patch], ...]
Told = tuple[Facts, Patch, Secret]


class Event(tuple[Any, ...]):
    """A fact: its kind, who did it, what all may know, and what single seats may know besides.

    It is made from (kind, seat, private, tell, *what to tell from) and works facts and patches out when
    somebody looks. Of a private event others may not even know that it happened.
    """

    __slots__ = ()

    @property
    def kind(self) -> str:
        """Return what kind of thing happened."""
        kind: str = self[0]
        return kind

    @property
    def seat(self) -> int:
        """Return who did it."""
        seat: int = self[1]
        return seat

    @property
    def private(self) -> bool:
        """Tell whether nobody else may know that it happened."""
        private: bool = self[2]
        return private

    def tell(self) -> Told:
        """Return public facts, public patch, and (seat, facts, patch) for those who may know more."""
        told: Told = self[3](*self[4:])
        return told

    @property
    def facts(self) -> Facts:
        """Return what everyone may know."""
        return self.tell()[0]

    @property
    def patch(self) -> Patch:
        """Return what changes in everyone's view."""
        return self.tell()[1]

    @property
    def secret(self) -> Secret:
        """Return (seat, facts, patch) for those who may know more."""
        return self.tell()[2]

    def as_dict(self) -> dict[str, Any]:
        """Return the public part as plain data; redact first for what a seat may see."""
        facts, patch, _ = self.tell()
        changes = [[list(path), value] for path, value in patch]
        return {"kind": self.kind, "seat": self.seat, **facts, "patch": changes}

    def __repr__(self) -> str:
        """Show kind, seat and public facts."""
        return f"Event({self.kind!r}, seat={self.seat}, {self.facts})"


def told(
    kind: str,
    seat: int,
    facts: Facts,
    patch: Patch = (),
    secret: Secret = (),
    private: bool = False,
) -> Event:
    """Make an event whose facts and patches are at hand."""
    return Event((kind, seat, private, _as_it_is, facts, patch, secret))


def turn_events(players: int) -> tuple[tuple[Event, ...], ...]:
    """Return the events of turns that begin, by whose turn it is and who acted last; nobody is at the end."""
    seats = range(players)
    return tuple(
        tuple(Event(("turn", turn, False, _tell_turn, turn, last)) for last in (*seats, -1)) for turn in seats
    )


def _tell_turn(turn: int, last_turn: int) -> Told:
    window = {"kind": "turn", "seats": [turn]}
    return {}, ((("turn",), turn), (("last_turn",), last_turn), (("window",), window)), ()


def _as_it_is(facts: Facts, patch: Patch, secret: Secret) -> Told:
    return facts, patch, secret


Out = list[Event] | None


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events as a seat may know them; None is a spectator."""
    seen = [_seen(event, seat) for event in events]
    return [event for event in seen if event is not None]


def _seen(event: Event, seat: int | None) -> Event | None:
    facts, patch, secret = event.tell()
    for viewer, more, changes in secret:
        if viewer == seat:
            return told(event.kind, event.seat, {**facts, **more}, patch + changes)
    return None if event.private else told(event.kind, event.seat, facts, patch)


def fold(view: dict[str, Any], events: Iterable[Event]) -> dict[str, Any]:
    """Return the view, as plain data, after redacted events; the old view stays as it was."""
    for event in events:
        for path, value in event.patch:
            view = _patched(view, path, value)
    return view


def _patched(data: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(data, list):
        if key == len(data):
            return [*data, value]
        return [_patched(old, rest, value) if i == key else old for i, old in enumerate(data)]
    if not rest and isinstance(value, str) and value == GONE:
        return {k: old for k, old in data.items() if k != key}
    return {**data, key: _patched(data.get(key), rest, value)}
