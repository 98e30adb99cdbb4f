"""The types of the OpenAPI document: everything that travels over HTTP, with what core and boxes declare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from .frames import Patch
from .model import event_types, ext_type, window_types
from .parts import Parts, all_parts

_REF: Final = "#/components/schemas/{name}"


def schemas_of(kinds: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the schemas of types, and the components that they refer to."""
    every = all_parts()
    events, windows = event_types(every), window_types(every)
    sums = [*events.values(), *windows.values(), ext_type(every), Patch]
    found, components = msgspec.json.schema_components([*kinds, *sums], ref_template=_REF)
    components["GameEvent"] = _one_of(events, "What happened; told apart by its kind.")
    components["Window"] = _one_of(windows, "The pending decision; told apart by its kind.")
    components["Patch"] = _plain(found[-1])
    components.pop("WindowShape", None)
    _join(components, every)
    told = {name.removesuffix("Shape"): _told(schema) for name, schema in components.items()}
    return [_told(schema) for schema in found[: len(kinds)]], told


def _one_of(kinds: dict[str, type[Struct]], doc: str) -> dict[str, Any]:
    mapping = {kind: _REF.format(name=made.__name__) for kind, made in kinds.items()}
    return {
        "description": doc,
        "anyOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "kind", "mapping": mapping},
    }


def _join(components: dict[str, Any], every: Iterable[Parts]) -> None:
    """Let views and actions say what all of core and boxes can put into them."""
    view = components["ViewShape"]["properties"]
    view["window"], view["ext"] = {"$ref": _REF.format(name="Window")}, {"$ref": _REF.format(name="Ext")}
    verbs = sorted({verb for parts in every for verb in parts.verbs})
    components["LegalActionShape"]["properties"]["verb"] = {"type": "string", "enum": verbs}


def _told(schema: Any) -> Any:
    """Return a schema with the names used outside: no Shape at the end, events and patches by name."""
    if isinstance(schema, list):
        return [_told(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") in ("GameEvent", "Patch") and "anyOf" not in schema:
        return {"$ref": _REF.format(name=schema["title"])}
    told = {key: _told(value) for key, value in schema.items() if not _needless(key, value)}
    if told.get("items") is False:
        del told["items"]  # `maxItems` says the same; some readers know no schema that is false
    if "$ref" in told:
        told["$ref"] = told["$ref"].removesuffix("Shape")
    if isinstance(told.get("title"), str):
        told["title"] = told["title"].removesuffix("Shape")
    if isinstance(told.get("enum"), list) and len(told["enum"]) == 1 and "type" not in told:
        return {"type": "string", "const": told["enum"][0]}
    return told


def _needless(key: str, value: Any) -> bool:
    """Tell whether readers do without it: a word of ours, or a default that is no plain value."""
    return (key == "title" and value == "Json") or (key == "default" and isinstance(value, dict))


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema that others refer to by its title, without it."""
    return {key: value for key, value in schema.items() if key != "title"}
