"""What people ask of a table, decoded: settings, commands, and what there is to choose from."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import msgspec

from ... import __version__
from ...analysis.atlas import fair_rules
from ...bots import BOTS
from ...bots.advice import is_known_to_bots
from ...bots.outside import outside_bots
from ...boxes import BOXES
from ...core.errors import RulesError
from ...core.layout import LayoutError
from ...core.rules import EDITIONS, REGISTRY, Rules, excluded_by
from ...presets import offered
from ...schema.commands import Change, Commands, Hello
from ...schema.settings import PORTRAITS, WINDOWS, ByLot, Guest, Live, NewTable, NoClock, RulesWish, Settings
from ...schema.tables import EvenRulesShape, OfferShape
from ..errors import TableError

COMMAND: Final = msgspec.json.Decoder(Commands)
HELLO: Final = msgspec.json.Decoder(Hello)
NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
GUEST: Final = msgspec.json.Decoder(Guest)


def build_rules(wish: RulesWish) -> Rules:
    """Return the requested rules, or raise what clashes (MOD-1), or which rule the layout breaks."""
    try:
        return Rules.build(wish.players, wish.edition, wish.modules, wish.options)
    except LayoutError as error:
        fault = error.laid.faults[0]
        raise TableError("bad-layout", str(error), {"reason": fault.reason, "rule": fault.rule}) from error
    except RulesError as error:
        raise TableError("bad-rules", str(error)) from error


def settings_of(wish: NewTable | Change) -> Settings:
    """Return the settings in a request."""
    return Settings(
        rules=wish.rules,
        clock=wish.clock or (Live() if wish.open else NoClock()),
        open=wish.open,
        pace=wish.pace,
        window=wish.window,
        delay=wish.delay,
        shared=wish.shared,
        begins=wish.begins if isinstance(wish, Change) else ByLot(),
    )


def decoded(decoder: msgspec.json.Decoder[Any], body: bytes | str) -> Any:
    """Decode a message, or raise what is wrong with it."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("malformed", str(error)[:200]) from error


def clean_line(text: str) -> str:
    """Return a line of text without characters that could disturb a page."""
    plain = unicodedata.normalize("NFC", text)
    # C*: control characters and those that turn the direction of writing.
    kept = "".join(
        " " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join(kept.split())


def _fair() -> list[EvenRulesShape]:
    """Return, for each number of players that was measured, the rules for the most even game."""
    base, *_ = REGISTRY.values()
    least, most = base.players or (0, -1)
    found: list[EvenRulesShape] = []
    for players in range(least, most + 1):
        if fair := fair_rules(players):
            rules, (balance, low, high, rounds) = fair
            whole = rules.as_dict()
            found.append({
                "players": players,
                "rules": {
                    "edition": whole["edition"], "modules": whole["modules"], "options": whole["options"],
                },
                "balance": balance,
                "between": (low, high),
                "rounds": rounds,
            })  # fmt: skip
    return found


def offer(address: str) -> OfferShape:
    """Return what a table can be set up with, the address to share, and the version."""
    base, *others = REGISTRY.values()
    return {
        "version": __version__,
        "address": address,
        "editions": list(EDITIONS),
        "players": base.players or (0, 0),
        "options": base.choices(),
        "layouts": list(base.layouts),
        "modules": [
            {
                "key": module.key,
                "files": BOXES[module.key].page_files,
                "players": module.players,
                "suits": module.suits,
                "excludes": excluded_by(module, REGISTRY.values()),
                "needs": list(module.needs),
                "bots": is_known_to_bots(BOXES[module.key]),
                "options": module.choices(),
                "layouts": list(module.layouts),
                "reacts": module.reacts,
            }
            for module in others
        ],
        "presets": [
            {"key": key, "rules": preset.as_dict(), "minutes": preset.minutes}
            for key, preset in offered().items()
        ],
        "fair": _fair(),
        "windows": list(WINDOWS),
        "bots": list(BOTS),
        "outside_bots": {name: bot.title for name, bot in outside_bots().items()},
        "portraits": PORTRAITS,
    }
