"""Rules that go well together, by name."""

from __future__ import annotations

from typing import Final, NamedTuple

from .core.errors import RulesError
from .core.rng import Stream
from .core.rules import REGISTRY, Rules
from .core.shapes import PresetRulesShape

# Championship cards and mini-expansions, all of which go with the base game and with Saboteur 2.
BOX: Final = (
    "goal-swap", "vault", "veto", "reverse", "craftsman", "guide", "detour", "toll", "costume", "party",
    "new-goals", "chests",
)  # fmt: skip
SURPRISE: Final = "surprise"
EVERYTHING: Final = "everything"
# The base game's booklets give half an hour for three rounds.
MINUTES: Final = 10
# A number of players that all rules allow.
ANY_NUMBER: Final = 5


class Preset(NamedTuple):
    """An edition with boxes, for as many players as they allow."""

    edition: str
    modules: tuple[str, ...] = ()

    @property
    def minutes(self) -> int:
        """Return about how long people take for a round: as long as there are cards to be played."""
        cards = len(Rules.build(ANY_NUMBER, self.edition, self.modules).deck)
        return round(MINUTES * cards / len(Rules.build(ANY_NUMBER).deck))

    def as_dict(self) -> PresetRulesShape:
        """Return what a table needs for this preset, except the number of players."""
        whole = Rules.build(ANY_NUMBER, self.edition, self.modules).as_dict()
        return {"edition": whole["edition"], "modules": whole["modules"], "options": whole["options"]}


PRESETS: Final = {
    "classic": Preset("classic"),
    "jubilee": Preset("jubilee"),
    "saboteur2": Preset("jubilee", ("saboteur2",)),
    EVERYTHING: Preset("jubilee", ("saboteur2", *BOX)),
    "tournament": Preset("jubilee", ("tournament",)),
}


def offered() -> dict[str, Preset]:
    """Return the presets whose boxes are all here; the one with everything takes what there is."""
    whole = {name: all(key in REGISTRY for key in preset.modules) for name, preset in PRESETS.items()}
    here = {name: preset for name, preset in PRESETS.items() if whole[name] or name == EVERYTHING}
    return {
        name: preset._replace(modules=tuple(key for key in preset.modules if key in REGISTRY))
        for name, preset in here.items()
    }


# Tables at which bots' thinking time is measured: players, and what is played besides the base game.
PACES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "base game, 5 players": (5, ()),
    "base game, 10 players": (10, ()),
    "Saboteur 2, 5 players": (5, ("saboteur2",)),
    "Saboteur 2, 12 players": (12, ("saboteur2",)),
    "all of the box, 5 players": (5, BOX),
    "Saboteur 2 and all of the box, 10 players": (10, ("saboteur2", *BOX)),
}


def surprise(players: int, stream: Stream) -> Preset:
    """Return random boxes for a number of players, each included with probability one half."""
    chosen: tuple[str, ...] = ()
    for key in stream.shuffled(list(REGISTRY)[1:]):
        if stream.below(2) and _goes(players, (*chosen, key)):
            chosen = (*chosen, key)
    return Preset("jubilee", chosen)


def _goes(players: int, modules: tuple[str, ...]) -> bool:
    try:
        Rules.build(players, modules=modules)
    except RulesError:
        return False
    return True
