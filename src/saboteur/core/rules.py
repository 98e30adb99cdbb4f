"""Edition, boxes and options folded into the rules of one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from .actions import Action
from .caches import MOST_IN_A_BYTE
from .cards import in_order
from .errors import IllegalAction, RulesError, brief
from .layout import Laid, LayoutError, layout_cells, layout_text, survey_layouts
from .module import OWN_STATE, SLOTS, Deed, Draw, Effect, Goal, Laying, Module, Payout, Site
from .shapes import RulesShape
from .tables import Tables
from .window import Window
from .windows import core_windows

EDITIONS: Final = ("classic", "jubilee", "italian")
# The behaviour of the rules; a record says by which version it was played.
RULES_VERSION: Final = 1

REGISTRY: Final[dict[str, type[Module]]] = {}

T = TypeVar("T")
Reactions = tuple[Callable[..., None], ...]


def register(*modules: type[Module]) -> None:
    """Register modules in the order in which they act; the first is always played."""
    for module in modules:
        if REGISTRY.setdefault(module.key, module) is not module:
            raise RulesError(f"two modules are called {module.key!r}")
    _build.cache_clear()


class Hooks(NamedTuple):
    """For each hook, those of the modules that override it, in registry order; see `Module`."""

    # With the module's key, which names its stream of random numbers.
    on_round: tuple[tuple[str, Callable[..., None]], ...]
    on_announced: Reactions
    on_placed: Reactions
    on_removed: Reactions
    on_reached: Reactions
    on_turn_end: Reactions
    on_round_end: Reactions
    occupied: tuple[Callable[..., Iterable[int]], ...]
    forbids: tuple[Callable[..., IllegalAction | None], ...]
    may_forbid: tuple[Callable[..., bool], ...]
    adjust_payout: tuple[Callable[..., Payout], ...]


def _hooks(parts: tuple[Module, ...]) -> Hooks:
    found: dict[str, Any] = {
        hook: tuple(getattr(part, hook) for part in parts if _overrides(part, hook)) for hook in Hooks._fields
    }
    found["on_round"] = tuple((p.key, p.on_round) for p in parts if _overrides(p, "on_round"))
    # A module that does not say when it forbids may do so at any time.
    found["may_forbid"] = tuple(p.may_forbid for p in parts if _overrides(p, "forbids"))
    return Hooks(**found)


class Rules:
    """The rules of one table: built once, shared by all its games, never changed."""

    __slots__ = (
        "blocking", "deck", "deeds", "draws", "dwarf_deck", "edition", "effects", "goal_cells",
        "goal_deck", "goal_kinds", "gold_deck", "hand_size", "hooks", "laid", "layings", "modules", "options",
        "parts", "players", "rounds", "score", "sites", "stateful", "switches", "tables", "windows",
    )  # fmt: skip

    def __init__(self, players: int, edition: str, parts: tuple[Module, ...], options: dict[str, str]):
        """Fold the modules together; use `Rules.build`, which checks that they go together."""
        self.players = players
        self.edition = edition
        self.parts = parts
        self.modules: tuple[str, ...] = tuple(part.key for part in parts[1:])
        self.options = options
        self.rounds = int(options["rounds"])
        # Where the cards of each layout lie; nowhere yet if that is drawn by lot in every round.
        self.laid = layouts_of(parts, options).cells
        # What the edition's wording means, by switch.
        self.switches: dict[str, str] = {}
        for part in parts:
            self.switches.update(part.editions.get(edition, {}))
        # Readings that differ from ours go before the edition's wording.
        readings = [name for part in parts for name in part.readings if name in options]
        self.switches.update({name: options[name] for name in readings})
        self._take_slots()
        self._take_content()
        self.hooks = _hooks(parts)
        # The modules with state of their own.
        self.stateful = tuple(p for p in parts if any(_overrides(p, method) for method in OWN_STATE))
        self.tables = Tables(self)

    @staticmethod
    def build(
        players: int,
        edition: str = "jubilee",
        modules: Iterable[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> Rules:
        """Return the requested rules, or raise RulesError naming what clashes (MOD-1)."""
        if not isinstance(edition, str) or edition not in EDITIONS:
            raise RulesError(f"there is no edition {brief(edition)}; choose one of {', '.join(EDITIONS)}")
        if isinstance(modules, str) or not isinstance(modules, Iterable):
            raise RulesError(f"modules is a list of names, not {brief(modules)}")
        if not isinstance(options, Mapping | None):
            raise RulesError(f"options is a table of names and values, not {brief(options)}")
        for key in (names := list(modules)):
            if not isinstance(key, str) or key not in REGISTRY:
                known = ", ".join(list(REGISTRY)[1:])
                raise RulesError(f"there is no module {brief(key)}; there are {known}")
        if type(players) is not int:
            raise RulesError(f"the number of players is {brief(players)}, not a number (MOD-1)")
        wishes = tuple((options or {}).items())
        if any(not isinstance(value, str) for _, value in wishes):
            raise RulesError(f"the options' values are texts: {brief(options)}")
        return _build(players, edition, frozenset(names), frozenset(wishes))

    def keeps_round(self, action: Action) -> bool:
        """Tell whether being able to do this keeps a round from ending (END-1)."""
        if type(self.deeds[action.verb]).possible is Deed.possible:
            return False
        return action.verb != "play" or self.effects[action.card].keeps_round

    def cards_of(self, hand: int) -> tuple[str, ...]:
        """Return the cards of a hand, path cards first, otherwise in catalogue order."""
        return self.tables.cards_of(hand)

    @staticmethod
    def count_of(hand: int) -> int:
        """Return how many cards a hand has: the sum of its bytes."""
        return hand % MOST_IN_A_BYTE

    def hand_of(self, cards: Iterable[str]) -> int:
        """Return cards as a hand."""
        unit = self.tables.unit
        return sum([unit[card] for card in cards])

    def as_dict(self) -> RulesShape:
        """Return what `build` needs to make the same rules, as plain data."""
        return {
            "players": self.players,
            "edition": self.edition,
            "modules": list(self.modules),
            "options": dict(self.options),
        }

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[Any, ...]]:
        """Unpickle as rules built in the other process from the same request."""
        return Rules.build, tuple(self.as_dict().values())

    def __repr__(self) -> str:
        """Show an expression that evaluates back to the rules."""
        return f"Rules.build({self.players}, {self.edition!r}, {list(self.modules)}, {self.options})"

    def __eq__(self, other: object) -> bool:
        """Compare by what they were built from."""
        return isinstance(other, Rules) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.players, self.edition, self.modules))

    def _take_slots(self) -> None:
        owners: dict[str, Module] = {}
        for slot in SLOTS:
            owners[slot] = _owner(slot, [p for p in self.parts if _overrides(p, slot)])
        self.dwarf_deck: tuple[str, ...] = owners["dwarves"].dwarves(self)
        self.goal_cells, self.goal_deck = owners["goals"].goals(self)
        self.hand_size: int = owners["hand_size"].hand_size(self)
        self.gold_deck: tuple[int, ...] = owners["gold_deck"].gold_deck(self)
        self.score: Callable[..., Payout] = owners["score"].score

    def _take_content(self) -> None:
        self.deck: tuple[str, ...] = in_order(
            [card for part in self.parts for card, count in part.cards(self) for _ in range(count)]
        )
        self.effects: dict[str, Effect] = self._united(lambda part: part.effects(self))
        self.windows: dict[str, Window] = {
            **core_windows(),
            **self._united(lambda part: part.windows(self)),
        }
        self.sites: dict[str, Site] = self._united(lambda part: part.sites(self))
        self.draws: dict[str, Draw] = self._united(lambda part: part.draws(self))
        self.goal_kinds: dict[str, Goal] = self._united(lambda part: part.goal_kinds(self))
        self.blocking: dict[str, str] = self._united(lambda part: part.blocking(self))
        self.layings: dict[str, Laying] = self._united(lambda part: part.layings(self))
        deeds: dict[str, Deed] = self._united(lambda part: part.deeds(self))
        # Passing comes last in the canonical order, whatever boxes add.
        self.deeds = {verb: deeds[verb] for verb in sorted(deeds, key=lambda verb: verb == "pass")}

    def _united(self, content: Callable[[Module], dict[str, T]]) -> dict[str, T]:
        """Merge one kind of content; a key of the first module may be replaced once."""
        united: dict[str, T] = {}
        owner: dict[str, Module] = {}
        for part in self.parts:
            for key, value in content(part).items():
                if key in owner and owner[key] is not self.parts[0]:
                    raise RulesError(f"{owner[key].key} and {part.key} both bring {key!r}")
                united[key], owner[key] = value, part
        return united


def _overrides(part: Module, name: str) -> bool:
    return getattr(type(part), name) is not getattr(Module, name)


def _owner(slot: str, claims: list[Module]) -> Module:
    """Return who owns a slot: the first module, unless one other takes it over."""
    if len(claims) > 2:
        raise RulesError(f"{claims[1].key} and {claims[2].key} both decide about {slot}")
    return claims[-1]


@lru_cache(maxsize=256, typed=True)
def _build(players: int, edition: str, modules: frozenset[str], options: frozenset[tuple[str, str]]) -> Rules:
    first, *others = REGISTRY
    parts = tuple(REGISTRY[key]() for key in (first, *others) if key == first or key in modules)
    settings = _settings(parts, dict(options))
    _refuse_clashes(parts, settings)
    _refuse_players(parts, players)
    laid = layouts_of(parts, settings)
    if laid.faults:
        raise LayoutError(laid)
    return Rules(players, edition, parts, settings)


def layouts_of(parts: tuple[Module, ...], settings: Mapping[str, str]) -> Laid:
    """Return where the set-up cards of these modules lie, and which rules that breaks."""
    return survey_layouts({name: layout for part in parts for name, layout in part.layouts.items()}, settings)


def _settings(parts: tuple[Module, ...], wishes: dict[str, str]) -> dict[str, str]:
    options = {name: values for part in parts for name, values in part.options.items()}
    readings = {name: values for part in parts for name, values in part.readings.items()}
    offered = {**options, **readings}
    wishes, laid = _own_layouts(parts, wishes)
    for name, value in wishes.items():
        if name not in offered:
            raise RulesError(f"there is no option {brief(name)}; there are {', '.join(offered)}")
        if value not in offered[name]:
            raise RulesError(f"{name} cannot be {brief(value)}; it is {' or '.join(offered[name])}")
    settings = {name: wishes.get(name, values[0]) for name, values in options.items()}
    other = {name: wishes[name] for name, (ours, *_) in readings.items() if wishes.get(name, ours) != ours}
    return {**settings, **other, **laid}


def _own_layouts(parts: tuple[Module, ...], wishes: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Part wishes into plain settings and own layouts, written in one way; usual layouts are dropped."""
    layouts = layouts_of(parts, {}).layouts
    options = {name for part in parts for name in part.options}
    read = {name: layout_cells(value) for name, value in wishes.items() if name in layouts}
    own = {name: cells for name, cells in read.items() if cells or name not in options}
    laid = {name: layout_text(cells) if cells else wishes[name] for name, cells in own.items()}
    plain = {name: value for name, value in wishes.items() if name not in own}
    return plain, {
        name: text for name, text in laid.items() if own[name] != tuple(sorted(layouts[name].usual))
    }


def _refuse_clashes(parts: tuple[Module, ...], settings: dict[str, str]) -> None:
    present = {part.key for part in parts} | {f"{k}={v}" for k, v in settings.items()}
    for part in parts:
        for other in excluded_by(type(part), [type(one) for one in parts]):
            if other in present:
                raise RulesError(f"{part.key} cannot be played with {other} (MOD-1)")
        for need in part.needs:
            if need not in present:
                raise RulesError(f"{part.key} can only be played with {need} (MOD-1)")


def excluded_by(module: type[Module], others: Iterable[type[Module]]) -> list[str]:
    """Return the keys of others and the `option=value` settings that a module cannot be played with."""
    found: list[str] = []
    for name in module.excludes:
        found += [name] if "=" in name else [o.key for o in others if name in (o.key, *o.traits)]
    for other in others:
        found += [s for s, traits in other.setting_excludes.items() if set(traits) & set(module.traits)]
    return found


def _refuse_players(parts: tuple[Module, ...], players: int) -> None:
    claim = [part for part in parts if part.players][-1]
    low, high = claim.players or (0, 0)
    if not low <= players <= high:
        name = claim.title or claim.key
        raise RulesError(f"{name} is for {low} to {high} players, not {brief(players)} (MOD-1)")
