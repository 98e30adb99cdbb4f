"""Edition, modules and options folded into the tables that the machine looks things up in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from .actions import Action
from .caches import (
    KIND_BITS,
    MOST_IN_A_BYTE,
    MOST_OF_A_KIND,
    ByCard,
    Counts,
    HandsOf,
    Ones,
    Paths,
    PathsOf,
    Picks,
    Placings,
)
from .cards import CARDS, Tile, in_order
from .errors import IllegalAction, RulesError, brief
from .event_kinds import turn_events
from .module import OWN_STATE, SLOTS, Deed, Draw, Effect, Goal, Laying, Module, Payout, Site
from .plays import PlaysOf
from .state import Pending
from .window import Window

EDITIONS: Final = ("classic", "jubilee", "italian")
# Behaviour of the rules; a record tells which one it was played by.
RULES_VERSION: Final = 1

Hooks = tuple[Callable[..., None], ...]

REGISTRY: Final[dict[str, type[Module]]] = {}


def register(*modules: type[Module]) -> None:
    """Make modules known, in the order in which they will act; the first one is always played."""
    for module in modules:
        if REGISTRY.setdefault(module.key, module) is not module:
            raise RulesError(f"two modules are called {module.key!r}")
    _build.cache_clear()


class Rules:
    """The rules of one table: built once, shared by all its games, never changed."""

    __slots__ = (
        "_action_cards", "_path_cards", "adjust_payout", "backwards", "barring", "blocking", "by_hand",
        "connected", "deck", "deeds", "draws", "dwarf_deck", "edition", "effects", "fit", "fit_bytes",
        "forbids", "free_bits", "free_bytes", "frees", "goal_cells", "goal_deck", "goal_kinds", "gold_deck",
        "hand_size", "layings", "marked_bits", "may_forbid", "modules", "occupied", "offering",
        "on_announced", "on_placed", "on_reached", "on_removed", "on_round", "on_round_end", "on_turn_end",
        "ones", "options", "owners_of_state", "parts", "path_mask", "path_shift", "paths", "picks",
        "places", "placing", "players", "plays", "possibles", "rank", "rounds", "row", "row_width", "score",
        "sites", "switches", "tile_bits", "tile_places", "turn_events", "turn_pendings", "turn_stacks",
        "unit", "wide_bytes", "windows",
    )  # fmt: skip

    def __init__(self, players: int, edition: str, parts: tuple[Module, ...], options: dict[str, str]):
        """Fold the modules into tables; use `Rules.build`, which checks that they go together."""
        self.players = players
        self.edition = edition
        self.parts = parts
        self.modules: tuple[str, ...] = tuple(part.key for part in parts[1:])
        self.options = options
        self.rounds = int(options["rounds"])
        self.switches: dict[str, str] = {}
        for part in parts:
            self.switches.update(part.editions.get(edition, {}))
        self._take_slots()
        self._take_hooks()
        self._take_content()
        self._index_cards()
        self.turn_pendings = tuple(Pending("turn", (seat,)) for seat in range(players))
        self.turn_stacks = tuple((pending,) for pending in self.turn_pendings)
        self.turn_events = turn_events(players)
        # All seats, from each of them against the order of play.
        self.backwards = tuple(
            tuple((seat - step) % players for step in range(players)) for seat in range(players)
        )

    @staticmethod
    def build(
        players: int,
        edition: str = "jubilee",
        modules: Iterable[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> Rules:
        """Return the rules for these wishes, or raise RulesError naming what clashes (MOD-1)."""
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
        """Return the cards of a hand in catalogue order."""
        return self._path_cards[hand & self.path_mask] + self._action_cards[hand >> self.path_shift]

    @staticmethod
    def count_of(hand: int) -> int:
        """Return how many cards a hand has: the sum of its bytes."""
        return hand % MOST_IN_A_BYTE

    def hand_of(self, cards: Iterable[str]) -> int:
        """Return cards as a hand."""
        unit = self.unit
        return sum([unit[card] for card in cards])

    def as_dict(self) -> dict[str, Any]:
        """Return what `build` needs to make the same rules, as plain data."""
        return {
            "players": self.players,
            "edition": self.edition,
            "modules": list(self.modules),
            "options": dict(self.options),
        }

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[Any, ...]]:
        """Let a copy in another process be the rules that are built there from the same wishes."""
        return Rules.build, tuple(self.as_dict().values())

    def __repr__(self) -> str:
        """Show an expression that evaluates back to the rules."""
        return f"Rules.build({self.players}, {self.edition!r}, {list(self.modules)}, {self.options})"

    def __eq__(self, other: object) -> bool:
        """Rules are equal when they were built from the same wishes."""
        return isinstance(other, Rules) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        """Hash as `__eq__` compares."""
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

    def _take_hooks(self) -> None:
        # With the module's key, which names its stream of random numbers.
        self.on_round = tuple((p.key, p.on_round) for p in self.parts if _overrides(p, "on_round"))
        self.on_announced: Hooks = self._hooked("on_announced")
        self.on_placed: Hooks = self._hooked("on_placed")
        self.on_removed: Hooks = self._hooked("on_removed")
        self.on_reached: Hooks = self._hooked("on_reached")
        self.on_turn_end: Hooks = self._hooked("on_turn_end")
        self.on_round_end: Hooks = self._hooked("on_round_end")
        self.occupied: tuple[Callable[..., Iterable[int]], ...] = self._hooked("occupied")
        self.forbids: tuple[Callable[..., IllegalAction | None], ...] = self._hooked("forbids")
        self.may_forbid = tuple(p.may_forbid for p in self.parts if _overrides(p, "forbids"))
        self.adjust_payout: tuple[Callable[..., Payout], ...] = self._hooked("adjust_payout")
        self.owners_of_state = tuple(p for p in self.parts if any(_overrides(p, m) for m in OWN_STATE))

    def _hooked(self, hook: str) -> tuple[Callable[..., Any], ...]:
        """Return the hook of the modules that override it, in registry order."""
        return tuple(getattr(part, hook) for part in self.parts if _overrides(part, hook))

    def _take_content(self) -> None:
        self.deck: tuple[str, ...] = in_order(
            [card for part in self.parts for card, count in part.cards(self) for _ in range(count)]
        )
        self.effects: dict[str, Effect] = self._united("effects")
        self.windows: dict[str, Window] = self._united("windows")
        self.sites: dict[str, Site] = self._united("sites")
        self.draws: dict[str, Draw] = self._united("draws")
        self.goal_kinds: dict[str, Goal] = self._united("goal_kinds")
        deeds: dict[str, Deed] = self._united("deeds")
        # Passing comes last in the canonical order, whatever modules add.
        self.deeds = {verb: deeds[verb] for verb in sorted(deeds, key=lambda verb: verb == "pass")}
        # Bound once: the machine calls them on every turn.
        self.offering = tuple(d for d in self.deeds.values() if type(d).offer is not Deed.offer)
        by_hand = [d for d in self.deeds.values() if type(d).by_hand is not Deed.by_hand]
        self.by_hand = HandsOf(by_hand, self.cards_of) if by_hand else None
        self.possibles = tuple(d.possible for d in deeds.values() if type(d).possible is not Deed.possible)
        self.blocking: dict[str, str] = self._united("blocking")
        self.layings: dict[str, Laying] = self._united("layings")

    def _united(self, content: str) -> dict[str, Any]:
        """Unite one kind of content; a key of the first module may be taken over once."""
        united: dict[str, Any] = {}
        owner: dict[str, Module] = {}
        for part in self.parts:
            for key, value in getattr(part, content)(self).items():
                if key in owner and owner[key] is not self.parts[0]:
                    raise RulesError(f"{owner[key].key} and {part.key} both bring {key!r}")
                united[key], owner[key] = value, part
        return united

    def _index_cards(self) -> None:
        """Put the kinds of card in order, path cards first, and give each its bits of a hand."""
        kinds = sorted(dict.fromkeys(self.deck), key=lambda card: not CARDS[card].tiles)
        self.rank = {card: rank for rank, card in enumerate(kinds)}
        self.unit = {card: 1 << KIND_BITS * rank for card, rank in self.rank.items()}
        self.places = {card: unit * MOST_OF_A_KIND for card, unit in self.unit.items()}
        paths = [card for card in kinds if CARDS[card].tiles]
        self.path_shift = KIND_BITS * len(paths)
        self.path_mask = (1 << self.path_shift) - 1
        tiles = [(card, tile) for card in paths for tile in CARDS[card].tiles]
        self._index_tiles(tiles)
        self.paths = PathsOf([(self._bits_of(card, tiles), self._by_card(card)) for card in paths])
        others = kinds[len(paths) :]
        uses = [(self.effects.get(card), self._by_card(card)) for card in others]
        self.plays = PlaysOf(uses, self.players)
        self._path_cards = Counts(paths)
        self._action_cards = Counts(kinds[len(paths) :])

    def paths_of(self, hand: int) -> Paths:
        """Return the tiles that a hand can make, as bits, and what else its path cards make legal."""
        return self.paths[hand & self.path_mask]

    def _index_tiles(self, tiles: list[tuple[str, Tile]]) -> None:
        """Give every tile that a hand can make a bit, in canonical order, and find what fits where."""
        self.tile_places = [self.places[card] for card, _ in tiles]
        self.tile_bits = {tile.text: 1 << i for i, (_, tile) in enumerate(tiles)}
        self.fit = tuple(
            sum(1 << i for i, (_, tile) in enumerate(tiles) if _meets(tile, demand)) for demand in range(256)
        )
        # Whole bytes, so that rows can be joined.
        self.row_width = max(len(tiles) + 7 & ~7, 8)
        self.fit_bytes = self._as_bytes(self.fit)
        self.ones = Ones(self.row_width)
        self.row = (1 << self.row_width) - 1
        marked = [
            (sum(1 << i for i, (_, tile) in enumerate(tiles) if tile.mark == mark), laying)
            for mark, laying in self.layings.items()
        ]
        self.marked_bits = sum(bits for bits, _ in marked)
        self.barring = [(bits, x) for bits, x in marked if type(x).barred is not Laying.barred]
        self.frees = [(bits, x) for bits, x in marked if x.free]
        self.free_bits = sum(bits for bits, _ in self.frees)
        free = [
            sum(fits & bits for bits, laying in self.frees if laying.meets(demand))
            for demand, fits in enumerate(self.fit)
        ]
        self.free_bytes = self._as_bytes(free)
        wide = [fits & ~self.free_bits | more for fits, more in zip(self.fit, free, strict=True)]
        self.wide_bytes = self._as_bytes(wide)
        self.picks = Picks()
        self.placing = Placings([tile for _, tile in tiles])
        self.connected = self.options.get("placement") != "adjacent"

    def _as_bytes(self, rows: Iterable[int]) -> tuple[bytes, ...]:
        return tuple(row.to_bytes(self.row_width // 8, "little") for row in rows)

    def _by_card(self, card: str) -> ByCard:
        return tuple(action for deed in self.deeds.values() if (action := deed.by_card(card)))

    @staticmethod
    def _bits_of(card: str, tiles: list[tuple[str, Tile]]) -> int:
        return sum(1 << i for i, (owner, _) in enumerate(tiles) if owner == card)


def _meets(tile: Tile, demand: int) -> bool:
    return tile.mask & demand >> 4 == demand & 15


def _overrides(part: Module, name: str) -> bool:
    return getattr(type(part), name) is not getattr(Module, name)


def _owner(slot: str, claims: list[Module]) -> Module:
    """Return who owns a slot: the first module unless one other takes it over."""
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
    return Rules(players, edition, parts, settings)


def _settings(parts: tuple[Module, ...], wishes: dict[str, str]) -> dict[str, str]:
    offered = {name: values for part in parts for name, values in part.options.items()}
    for name, value in wishes.items():
        if name not in offered:
            raise RulesError(f"there is no option {brief(name)}; there are {', '.join(offered)}")
        if value not in offered[name]:
            raise RulesError(f"{name} cannot be {brief(value)}; it is {' or '.join(offered[name])}")
    return {name: wishes.get(name, values[0]) for name, values in offered.items()}


def _refuse_clashes(parts: tuple[Module, ...], settings: dict[str, str]) -> None:
    present = {part.key for part in parts} | {f"{k}={v}" for k, v in settings.items()}
    for part in parts:
        for other in part.excludes:
            if other in present:
                raise RulesError(f"{part.key} cannot be played with {other} (MOD-1)")


def _refuse_players(parts: tuple[Module, ...], players: int) -> None:
    claim = [part for part in parts if part.players][-1]
    low, high = claim.players or (0, 0)
    if not low <= players <= high:
        name = claim.title or claim.key
        raise RulesError(f"{name} is for {low} to {high} players, not {brief(players)} (MOD-1)")
