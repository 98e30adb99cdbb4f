"""Events: facts in the past tense with a public part and secret parts, and patches of the view.

Every kind of event is a class that declares its facts, which are passed by name, so that a type checker
rejects wrong or swapped ones. A patch is `(path, value)`: the value at that path of the view is replaced, or
removed if it is `GONE`. One small fold, here and in the browser, turns an old view and events into the new
view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    TypeVar,
    cast,
    dataclass_transform,
)

from .shapes import Nothing

if TYPE_CHECKING:
    _Plain = object  # a namespace would let any name pass for a fact
else:
    from types import SimpleNamespace as _Plain

Path = tuple[str | int, ...]
Patch = tuple[tuple[Path, Any], ...]
Facts = dict[str, Any]
# The facts that only single seats may know, as a TypedDict.
Own = TypeVar("Own")
AnyView = TypeVar("AnyView", bound=Mapping[str, Any])

# A patch value that removes its path; null cannot, because views contain nulls.
GONE: Final = "\0gone"


class Changes(NamedTuple, Generic[Own]):
    """What an event changes: everyone's view, and what single seats alone are told and see."""

    patch: Patch = ()
    secret: tuple[tuple[int, Own, Patch], ...] = ()


Secret = tuple[tuple[int, Own, Patch], ...]
Later = Callable[[], Changes[Own]]


@dataclass_transform(kw_only_default=True)
class _Record(_Plain):
    """Turns every class that declares facts into a record; making a dataclass would take twice as long."""

    kind: ClassVar[str] = ""
    private: ClassVar[bool] = False
    # The names of the facts, in the order in which they are told.
    told: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, kind: str = "", private: bool = False) -> None:
        super().__init_subclass__()
        cls.kind, cls.private = kind, private
        if cls.__module__ != __name__:
            later = [name for name, value in vars(cls).items() if isinstance(value, cached_property)]
            cls.told += tuple(name for name in (*cls.__annotations__, *later) if name[0] != "_")


class Event(_Record):
    """Something that happened: its kind, who did it, what everyone may know, and what single seats may.

    Others may not even know that a private event happened. A fact whose default is None is left out if it is
    None. What begins with an underscore is told to nobody: changes, and facts that are cached properties, are
    derived from it on first use.
    """

    # Who did it.
    seat: int
    changes: Changes[Any] | Later[Any] | None = None
    # What the seat this event was redacted for was told besides.
    own: Facts | None = None

    def tell(self) -> Changes[Any]:
        """Return what it changes, for everyone and for single seats."""
        changes = self.changes
        if changes is None:
            return self.work_out()
        return changes if isinstance(changes, tuple) else changes()

    def work_out(self) -> Changes[Any]:
        """Derive what it changes from what it was made with."""
        return Changes()

    @property
    def facts(self) -> Facts:
        """Return what everyone may know, and what the seat it was redacted for was told."""
        return {**self._facts(), **self.own} if self.own else self._facts()

    def _facts(self) -> Facts:
        every = [(name, getattr(self, name)) for name in self.told]
        # A class has a default only if there may be nothing to tell.
        return {name: value for name, value in every if value is not None or not hasattr(type(self), name)}

    @property
    def patch(self) -> Patch:
        """Return what changes in everyone's view."""
        return self.tell().patch

    @property
    def secret(self) -> Secret[Any]:
        """Return (seat, facts, patch) for seats that may know more."""
        return self.tell().secret

    def as_dict(self) -> dict[str, Any]:
        """Return the public part as plain data; redact first to include what a seat may see."""
        changes = [[list(path), value] for path, value in self.patch]
        return {"kind": self.kind, "seat": self.seat, **self.facts, "patch": changes}

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as a seat may know it, None if it may not; None stands for a spectator."""
        patch, secret = self.tell()
        for viewer, facts, more in secret:
            if viewer == seat:
                return self._with(Changes(patch + more), facts)
        return None if self.private else self._with(Changes(patch), self.own)

    def _with(self, changes: Changes[Any], own: Facts | None) -> Event:
        # Without what it was made from, which says more than the seat may know.
        return type(self)(seat=self.seat, **self._facts(), changes=changes, own=own)

    def __repr__(self) -> str:
        """Show kind, seat and public facts."""
        return f"Event({self.kind!r}, seat={self.seat}, {self.facts})"


class PartSecret(Event, Generic[Own]):
    """A kind of event that tells single seats more: `class Looked(PartSecret[GoalSeen], kind="looked")`."""

    changes: Changes[Own] | Later[Own] | None = None


# A kind of event that tells everyone the same; it may still change what single seats see.
Public = PartSecret[Nothing]
Out = list[Event] | None


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events as a seat may know them; None stands for a spectator."""
    seen = [event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]


def fold(view: AnyView, events: Iterable[Event]) -> AnyView:
    """Return the view, as plain data, after redacted events; the old view does not change."""
    folded: Any = view
    for event in events:
        for path, value in event.patch:
            folded = _patched(folded, path, value)
    return cast(AnyView, folded)


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
