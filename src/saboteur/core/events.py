"""What happened: facts in the past tense with a public part and secret parts, and patches of the view.

A patch is `(path, value)`: the value at that path of the view is replaced, or removed when it is
`GONE`. One small fold, here and in the browser, turns an old view and events into the new view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

Path = tuple[str | int, ...]
Patch = tuple[tuple[Path, Any], ...]
Facts = dict[str, Any]

# A patch value that removes its path. JSON null cannot stand for it: views hold nulls.
GONE: Final = "\0gone"


Secret = tuple[tuple[int, Facts, Patch], ...]
Told = tuple[Facts, Patch, Secret]


class Event:
    """A fact: its kind, who did it, what all may know, and what single seats may know besides.

    It keeps what it was told from and works facts and patches out when somebody looks.
    """

    __slots__ = ("_args", "_tell", "_told", "kind", "private", "seat")

    def __init__(
        self, kind: str, seat: int, tell: Callable[..., Told], args: tuple[Any, ...], private: bool = False
    ) -> None:
        """Keep the fact; of a private event nobody else may even know that it happened."""
        self.kind = kind
        self.seat = seat
        self.private = private
        self._tell = tell
        self._args = args
        self._told: Told | None = None

    def _look(self) -> Told:
        if self._told is None:
            self._told = self._tell(*self._args)
        return self._told

    @property
    def facts(self) -> Facts:
        """Return what everyone may know."""
        return self._look()[0]

    @property
    def patch(self) -> Patch:
        """Return what changes in everyone's view."""
        return self._look()[1]

    @property
    def secret(self) -> Secret:
        """Return (seat, facts, patch) for those who may know more."""
        return self._look()[2]

    def as_dict(self) -> dict[str, Any]:
        """Return the public part as plain data; redact first for what a seat may see."""
        patch = [[list(path), value] for path, value in self.patch]
        return {"kind": self.kind, "seat": self.seat, **self.facts, "patch": patch}

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
    return Event(kind, seat, _as_it_is, (facts, patch, secret), private)


def _as_it_is(facts: Facts, patch: Patch, secret: Secret) -> Told:
    return facts, patch, secret


Out = list[Event] | None


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events as a seat may know them; None is a spectator."""
    return [_seen(event, seat) for event in events if not event.private or _concerns(event, seat)]


def _concerns(event: Event, seat: int | None) -> bool:
    return any(viewer == seat for viewer, _, _ in event.secret)


def _seen(event: Event, seat: int | None) -> Event:
    for viewer, facts, patch in event.secret:
        if viewer == seat:
            return told(event.kind, event.seat, {**event.facts, **facts}, event.patch + patch)
    return told(event.kind, event.seat, event.facts, event.patch)


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
