"""A whole game as text: TOML with rules, seed, actions and result."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, cast

from .actions import TOGETHER, Action, public_form, seat_text
from .errors import RecordError, brief
from .fair import FairDeal
from .record_limits import LIMITS, check_limits
from .rules import RULES_VERSION
from .shapes import ResultShape, RulesShape

FORMAT: Final = 1
# No record has more characters.
LONGEST: Final = LIMITS["text"][0]


class BoxStamp(NamedTuple):
    """Which rules a box had: their version, and a hash of their files."""

    version: int
    rules: str


class Record(NamedTuple):
    """The parts of a record; a redacted one has no seed."""

    rules: RulesShape
    seed: str
    actions: tuple[str, ...]
    start: int | None = None
    position: dict[str, Any] | None = None
    result: ResultShape | None = None
    commitment: str = ""
    digest: str = ""
    # Box -> the version of its rules and a hash of their files; older records do not tell.
    boxes: Mapping[str, BoxStamp] = {}
    # The proof that nobody chose the deal; only games of a server have one. The digest need not cover it: the
    # seed follows from it.
    fair: FairDeal | None = None

    def expected_digest(self) -> str:
        """Return the SHA-256 of everything the record says."""
        content = [self.rules, self.seed, self.actions, self.start, self.position, self.result]
        if self.boxes:
            content.append({key: list(stamp) for key, stamp in self.boxes.items()})
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()


def write_record(record: Record) -> str:
    """Return a record as TOML."""
    lines = [f"format = {FORMAT}", f"rules_version = {RULES_VERSION}"]
    if record.seed:
        lines.append(f"seed = {_toml(record.seed)}")
    if record.commitment:
        lines.append(f"commitment = {_toml(record.commitment)}")
    if record.start is not None:
        lines.append(f"start = {record.start}")
    if record.position is not None:
        lines.append(f"position = {_toml(json.dumps(record.position, separators=(',', ':')))}")
    if record.result is not None:
        lines.append(f"result = {_toml(record.result)}")
    if record.seed:
        lines.append(f"digest = {_toml(record.expected_digest())}")
    if record.boxes:
        lines.append(f"boxes = {_toml({key: stamp._asdict() for key, stamp in record.boxes.items()})}")
    lines.append("actions = [")
    lines += [f"    {_toml(action)}," for action in record.actions]
    lines += ["]", "", "[rules]"]
    lines += [f"{key} = {_toml(value)}" for key, value in record.rules.items()]
    if record.fair:
        lines += ["", "[fair]", f"secret = {_toml(record.fair.secret)}", "transcript = ["]
        lines += [*(f"    {_toml(line)}," for line in record.fair.transcript), "]"]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(entry) for entry in value) + "]"
    # A JSON string is also a TOML string.
    return json.dumps(value)


def read_record(text: str) -> Record:
    """Parse a record; raise RecordError if the text is wrong."""
    try:
        check_limits(text)
        data = tomllib.loads(text)
    except RecordError:
        raise
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise RecordError("not-a-record", detail=brief(str(error))) from error
    _refuse_foreign(data)
    try:
        position = json.loads(data["position"]) if "position" in data else None
        return Record(
            rules=_rules(data),
            seed=_typed(data, "seed", str, ""),
            actions=tuple(_action_texts(data)),
            start=_typed(data, "start", int, None),
            position=position,
            result=_typed(data, "result", dict, None),
            commitment=_typed(data, "commitment", str, ""),
            digest=_typed(data, "digest", str, ""),
            boxes=_stamps(_typed(data, "boxes", dict, {})),
            fair=_deal(_typed(data, "fair", dict)) if "fair" in data else None,
        )
    except (ValueError, TypeError, RecursionError) as error:
        raise RecordError("unreadable", detail=str(error)) from error


def _refuse_foreign(data: dict[str, Any]) -> None:
    if "format" not in data or "rules" not in data or "actions" not in data:
        missing = next(key for key in ("format", "rules", "actions") if key not in data)
        raise RecordError("not-whole", key=missing)
    if data["format"] != FORMAT:
        raise RecordError("other-format", found=brief(data["format"]), expected=FORMAT)
    version = data.get("rules_version", RULES_VERSION)
    if version != RULES_VERSION:
        raise RecordError("other-rules", found=brief(version), expected=RULES_VERSION)


def _typed(data: dict[str, Any], key: str, kind: type, *default: Any) -> Any:
    if key not in data and default:
        return default[0]
    if not isinstance(data[key], kind) or isinstance(data[key], bool):
        raise ValueError(f"{key!r} is not of the right kind")
    return data[key]


def _stamps(boxes: dict[str, Any]) -> dict[str, BoxStamp]:
    for key, stamp in boxes.items():
        if not isinstance(stamp, dict) or stamp.keys() != set(BoxStamp._fields):
            raise ValueError(f"'boxes' says of {key!r} something else than its version and its rules")
    return {
        key: BoxStamp(_typed(stamp, "version", int), _typed(stamp, "rules", str))
        for key, stamp in boxes.items()
    }


def _deal(fair: dict[str, Any]) -> FairDeal:
    for key in ("secret", "transcript"):
        if key not in fair:
            raise ValueError(f"'fair' lacks {key!r}")
    lines = _typed(fair, "transcript", list)
    if any(not isinstance(line, str) for line in lines):
        raise ValueError("'transcript' is not a list of texts")
    return FairDeal(_typed(fair, "secret", str), tuple(lines))


def _rules(data: dict[str, Any]) -> RulesShape:
    rules: dict[str, Any] = _typed(data, "rules", dict)
    for key, kind in (("players", int), ("edition", str), ("modules", list), ("options", dict)):
        if key not in rules:
            raise ValueError(f"the record is cut off: 'rules' lacks {key!r}")
        _typed(rules, key, kind)
    return cast(RulesShape, rules)


def _action_texts(data: dict[str, Any]) -> list[str]:
    actions = data["actions"]
    if not isinstance(actions, list) or any(not isinstance(text, str) for text in actions):
        raise ValueError("'actions' is not a list of texts")
    return actions


def redacted(history: Iterable[tuple[int, Action]], viewer: int, open_verbs: frozenset[str]) -> list[str]:
    """Return the actions as one seat may know them.

    Answers to a shared question are one entry, `allow *`, once everyone has given them; of a question that
    another answer closed, or that is still open, only the seat's own answer is left.
    """
    texts: list[str] = []
    run: list[tuple[int, Action]] = []
    for seat, action in history:
        if action.verb in TOGETHER:
            run.append((seat, action))
            continue
        texts += _together(run, viewer, bool(run) and action.verb in TOGETHER[run[0][1].verb])
        run = []
        texts.append(f"{seat_text(seat)} {action if seat == viewer else public_form(action)}")
    return texts + _together(run, viewer, bool(run) and run[0][1].verb in open_verbs)


def _together(run: list[tuple[int, Action]], viewer: int, unfinished: bool) -> list[str]:
    if unfinished or not run:
        return [f"{seat_text(seat)} {action}" for seat, action in run if seat == viewer]
    return [f"{seat_text(min(seat for seat, _ in run))} {run[0][1]} *"]


def for_all(text: str) -> str:
    """Return the answer that `allow *` gives for everyone who remains; empty for any other action."""
    verb = text.removesuffix(" *")
    return verb if verb != text and verb in TOGETHER else ""
