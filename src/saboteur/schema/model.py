"""Events, windows and own state as types of their own, made from what core and boxes declare."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cached_property
from inspect import get_annotations
from types import NoneType
from typing import Any, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET, Struct, UnsetType, defstruct

from ..core.event_kinds import RoundEnded, RoundFacts
from ..core.events import Event, PartSecret
from ..core.shapes import Nothing
from .frames import Patch
from .parts import Parts, returned_by


class Field(NamedTuple):
    """A part of something: its name, its type, and whether it is always there."""

    name: str
    type: Any
    always: bool = True


def facts_of(kind: type[Event]) -> list[Field]:
    """Return the facts of a kind of event that everyone may know."""
    return [_fact(kind, name) for name in kind.told if not (kind is RoundEnded and name == "more")]


def _fact(kind: type[Event], name: str) -> Field:
    for owner in kind.__mro__:
        if written := get_annotations(owner).get(name):
            written = eval(written, dict(vars(sys.modules[owner.__module__])))
            if getattr(kind, name, UNSET) is not None:
                return Field(name, written)
            return Field(name, Union[*(each for each in get_args(written) if each is not NoneType)], False)
        worked_out = owner.__dict__.get(name)
        if isinstance(worked_out, cached_property):
            return Field(name, returned_by(worked_out.func))
    raise TypeError(f"{kind.__name__}.{name} has no type")


def secrets_of(kind: type[Event]) -> tuple[list[Field], str]:
    """Return the facts of a kind of event that only some seats are told, and which seats."""
    for owner in kind.__mro__:
        for base in owner.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is PartSecret:
                (own,) = get_args(base)
                return parts_of(own), "" if own is Nothing else (own.__doc__ or "").rstrip(".")
    return [], ""


def parts_of(shape: Any) -> list[Field]:
    """Return the parts of a shape in the order in which it declares them; anything but a shape has none."""
    if not is_typeddict(shape):
        return []
    optional = {name for name in shape.__annotations__ if name not in shape.__required_keys__}
    found = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        lacking = get_origin(hint) is NotRequired
        found.append(
            Field(name, get_args(hint)[0] if lacking else hint, not lacking and name not in optional)
        )
    return found


def round_facts(parts: Parts) -> list[Field]:
    """Return what a box adds to the end of a round."""
    return [
        Field(part.name, get_type_hints(kind)[part.name], always=False)
        for kind in parts.round_facts
        for part in fields(kind)
    ]


def event_types(every: Iterable[Parts]) -> dict[str, type[Struct]]:
    """Return every kind of event as it travels."""
    every = list(every)
    ended = [field for parts in every for field in round_facts(parts)]
    return {kind.kind: _event(kind, ended) for parts in every for kind in parts.events}


def _event(kind: type[Event], ended: list[Field]) -> type[Struct]:
    found = {"seat": Field("seat", int)}
    found |= {field.name: field for field in facts_of(kind)}
    for field in (*secrets_of(kind)[0], *(ended if kind is RoundEnded else ())):
        found.setdefault(field.name, field._replace(always=False))
    found["patch"] = Field("patch", Patch, always=False)
    return struct_with(kind.__name__, found.values(), kind.__doc__, "kind", kind.kind)


def window_types(every: Iterable[Parts]) -> dict[str, type[Struct]]:
    """Return every kind of pending decision as a view shows it."""
    windows = {kind: shape for parts in every for kind, shape in parts.windows.items()}
    return {kind: _window(kind, shape) for kind, shape in windows.items()}


def _window(kind: str, shape: Any) -> type[Struct]:
    found = {"seats": Field("seats", list[int])} | {field.name: field for field in parts_of(shape)}
    doc = shape.__doc__ if is_typeddict(shape) else "A question with no parts of its own."
    name = "".join(word.capitalize() for word in kind.split("-")) + "Window"
    return struct_with(name, found.values(), doc, "kind", kind)


def ext_type(every: Iterable[Parts]) -> type[Struct]:
    """Return what views show of the boxes' own state."""
    shown = [Field(parts.key, parts.ext, always=False) for parts in every if parts.ext is not None]
    return struct_with("Ext", shown, "By box: what a seat may know of the box's own state.")


def struct_with(
    name: str, parts: Iterable[Field], doc: str | None, tag_field: str | None = None, tag: str | None = None
) -> type[Struct]:
    """Return a type with these parts."""
    found = list(parts)
    python = {field.name: field.name.replace("-", "_") for field in found}
    listed: list[Any] = [
        (python[field.name], field.type)
        if field.always
        else (python[field.name], field.type | UnsetType, UNSET)
        for field in found
    ]
    names: Mapping[str, str] = {spelt: name for name, spelt in python.items()}
    return defstruct(
        name, listed, tag_field=tag_field, tag=tag, rename=names, kw_only=True, namespace={"__doc__": doc}
    )


__all__ = [
    "Field",
    "RoundFacts",
    "event_types",
    "ext_type",
    "facts_of",
    "parts_of",
    "round_facts",
    "secrets_of",
    "struct_with",
    "window_types",
]
