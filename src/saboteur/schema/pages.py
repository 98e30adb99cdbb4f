"""Tables of docs/events.md and docs/protocol.md, written between markers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final, get_args

from msgspec import Struct

from ..core.events import Event
from .commands import Commands
from .frames import Answers, News
from .model import facts_of, round_facts, secrets_of
from .parts import all_parts

_MARK: Final = "<!-- {edge} {name}: written by tools/schema.py -->"


def filled(text: str) -> str:
    """Return a page with its tables as they should be."""
    for name, table in _tables().items():
        begin, end = (_MARK.format(edge=edge, name=name) for edge in ("begin", "end"))
        text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", f"{begin}\n{table}\n{end}", text, flags=re.S)
    return text


def _tables() -> dict[str, str]:
    return {
        "events": _rows(("kind", "facts", "secret", "what happened", "box"), _events()),
        "commands": _rows(("command", "who and when", "what"), map(_command, get_args(Commands))),
        "answers": _rows(("frame", "meaning"), map(_frame, get_args(Answers))),
        "frames": _rows(("frame", "meaning"), map(_frame, get_args(News))),
    }


def _rows(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    first = list(head)
    lines = [first, ["---"] * len(first), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _events() -> Iterable[list[str]]:
    every = all_parts()
    for parts in every:
        for kind in parts.events:
            yield [
                f"`{kind.kind}`",
                _facts(kind),
                _secrets(kind),
                _told(kind),
                f"`{parts.key}`" if parts.key else "",
            ]
        if found := round_facts(parts):
            names = ", ".join(f"`{field.name}`" for field in found)
            docs = " ".join(_said(kind) for kind in parts.round_facts)
            yield ["`round-ended`, besides", names, "–", docs, f"`{parts.key}`"]


def _facts(kind: type[Event]) -> str:
    return ", ".join(f"`{one.name}`{'' if one.always else ' perhaps'}" for one in facts_of(kind)) or "–"


def _secrets(kind: type[Event]) -> str:
    found, to_whom = secrets_of(kind)
    return (
        f"{', '.join(f'`{one.name}`' for one in found)} {to_whom[:1].lower()}{to_whom[1:]}" if found else "–"
    )


def _told(kind: type[Event]) -> str:
    return f"{'private: ' if kind.private else ''}{_said(kind)}"


def _said(kind: Any) -> str:
    """Return all that a docstring says, in one line."""
    return " ".join(cleandoc(kind.__doc__ or "").split())


def _command(kind: type[Struct]) -> list[str]:
    *what, who = cleandoc(kind.__doc__ or "").split("\n\n")
    return [_parts(kind), who.removeprefix("From ").rstrip("."), " ".join(" ".join(what).split())]


def _frame(kind: type[Struct]) -> list[str]:
    return [_parts(kind), _said(kind)]


def _parts(kind: type[Struct]) -> str:
    names = "".join(f',"{name}"' for name in kind.__struct_encode_fields__)
    return f'`{{"t":"{kind.__struct_config__.tag}"{names}}}`'
