"""The extension surface: what a module may provide. The base game is a module too.

Four rungs; use the lowest that works: content (cards), slots with one owner, effects and windows looked up by
key, and a short closed list of hooks. `Rules` keeps for each hook only the modules that override it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .actions import Action
from .errors import IllegalAction
from .event_kinds import RoundFacts
from .events import Out
from .state import State
from .window import Window

if TYPE_CHECKING:
    from .cards import Tile
    from .layout import SetupCards
    from .rng import Stream
    from .rules import Rules


class Share(NamedTuple):
    """One reason for what a seat is paid (see `ShareShape`)."""

    seat: int
    why: str
    gold: int | None
    rule: str
    number: int = 1
    among: int = 1


def chips_of(shares: Iterable[Share]) -> tuple[tuple[int, int], ...]:
    """Return what seats are paid for their reasons, in this order; nobody is paid nothing."""
    sums: dict[int, int] = {}
    for share in shares:
        sums[share.seat] = sums.get(share.seat, 0) + (share.gold or 0)
    return tuple((seat, gold) for seat, gold in sums.items() if gold > 0)


class Payout(NamedTuple):
    """Who gets what at the end of a round: gold cards to share, sums to draw, chips to hand out."""

    side: str
    finder: int
    winners: tuple[int, ...] = ()
    cards: int = 0
    sharers: tuple[int, ...] = ()
    sums: tuple[tuple[int, int], ...] = ()
    chips: tuple[tuple[int, int], ...] = ()
    # Why, and what else to tell everyone about the end of the round; forgotten once it is told.
    shares: tuple[Share, ...] = ()
    facts: RoundFacts | None = None


class Effect:
    """What an action card does; one instance per card and rules."""

    rule: ClassVar[str] = "TURN-1"
    # Whether a playable card of this kind keeps the round from ending (END-1).
    keeps_round: ClassVar[bool] = True

    def targets(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return every legal way to play the card, in canonical order."""
        raise NotImplementedError

    def allows(self, rules: Rules, state: State, seat: int, action: Action) -> bool:
        """Tell whether a way to play the card is among its targets."""
        targets = self.targets(rules, state, seat)
        for target in targets:
            if target is action:
                return True
        return action in targets  # equal, but not taken from `legal`

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return why a way to play the card that is not among the targets is refused."""
        return IllegalAction("not-offered", self.rule, str(action))

    def apply(
        self, rules: Rules, state: State, seat: int, action: Action, out: Out
    ) -> tuple[str, ...] | None:
        """Carry it out; return what is discarded before the card itself, None if the card stays."""
        raise NotImplementedError


class Front(NamedTuple):
    """Seats by what lies in front of them: all with a certain card there, or all without."""

    card: str
    lies: bool = True
    # What the action names besides the seat, if a card has more than one such choice.
    word: str = ""

    def has(self, state: State, seat: int) -> bool:
        """Tell whether a seat is one of them."""
        return (state.front.get(self.card, 0) >> seat & 1 > 0) is self.lies


class FrontEffect(Effect):
    """A card played on a seat because of what lies in front of it, whoever plays it.

    It declares its targets, by seat and then in the order of `fronts`, so that the engine keeps them up to
    date instead of asking on every turn.
    """

    def __init__(self, card: str, *fronts: Front) -> None:
        """Store the card's own key, and on whom it may be played."""
        self.card = card
        self.fronts = fronts

    def ways(self, players: int) -> list[Action]:
        """Return every possible way at a table of this size."""
        return [
            Action("play", self.card, seat=seat, word=front.word)
            for seat in range(players)
            for front in self.fronts
        ]

    def targets(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return the ways that are open, given what lies in front of players."""
        return [way for way in self.ways(rules.players) if self.allows(rules, state, seat, way)]

    def allows(self, rules: Rules, state: State, seat: int, action: Action) -> bool:
        """Look at what lies in front of the target."""
        if not 0 <= action.seat < rules.players:
            return False
        for front in self.fronts:
            if front.word == action.word:
                return front.has(state, action.seat)
        return False


class Deed:
    """Something a player may do on their turn, by its verb: lay, play, pass and what boxes add."""

    def offer(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return what is legal because of the state, in canonical order."""
        return ()

    def by_card(self, card: str) -> Action | None:
        """Return what is legal whenever this card is in hand, or None."""
        return None

    def by_hand(self, cards: tuple[str, ...]) -> Iterable[Action]:
        """Return what else is legal whenever this is the hand, in canonical order; cached by hand."""
        return ()

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Return why this action is refused, or None."""
        raise NotImplementedError

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Carry it out; the end of the turn follows automatically."""
        raise NotImplementedError

    def possible(self, rules: Rules, state: State, seat: int) -> bool:
        """Tell whether the seat can do something of this kind that keeps the round going (END-1)."""
        return False


class Draw:
    """A kind of draw that a turn may end with (TURN-5)."""

    def run(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        """Draw for the seat; a decision that is pushed is answered before the next draw."""
        raise NotImplementedError


class Goal:
    """A kind of goal card: its shape as printed, and what happens when it is opened."""

    # Whether it is always laid, even if only some of the goal cards are.
    always: ClassVar[bool] = False

    def __init__(self, shape: str) -> None:
        self.shape = shape

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        """Do what the goal does to the player who reached it; by default nothing."""


class Laying:
    """Special rules for laying path cards with a mark, besides PATH-1, PATH-2 and PATH-5."""

    # Whether `refusal`, `meets` and `fewer` replace PATH-4: such a card need not be connected.
    free: ClassVar[bool] = False

    def barred(self, rules: Rules, state: State, seat: int) -> IllegalAction | None:
        """Return why a seat may lay no such card anywhere, or None."""
        return None

    def refusal(self, rules: Rules, state: State, tile: Tile, cell: int) -> IllegalAction | None:
        """Return why a free card may not lie on an empty cell where it fits, or None."""
        return None

    def meets(self, demand: int) -> bool:
        """Tell whether a free card may ever lie on a cell whose neighbours demand this."""
        return True

    def fewer(self, rules: Rules, state: State) -> Mapping[int, frozenset[str]]:
        """Return cells where not every free card that fits may lie, with the tiles that may.

        It may depend on where the goals are, but on nothing else that changes while the grid does not.
        """
        return {}


class Site:
    """A kind of set-up card where something happens when it is reached."""

    def opens_all(self, rules: Rules) -> bool:
        """Tell whether all sites of this kind reached at once are opened (ED-GOALS)."""
        return True

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        """Open the site for the seat whose turn it is; `by` is the seat that reached it (GOAL-5)."""
        raise NotImplementedError


class Module:
    """An expansion, a variant or the base game itself. Override what you need, nothing else."""

    key: ClassVar[str] = ""
    title: ClassVar[str] = ""
    # Keys or traits of boxes, and `option=value` settings, that this one cannot be played with (MOD-1).
    excludes: ClassVar[tuple[str, ...]] = ()
    # What others may exclude it by without knowing it; what its own settings exclude.
    traits: ClassVar[tuple[str, ...]] = ()
    setting_excludes: ClassVar[dict[str, tuple[str, ...]]] = {}
    # Boxes without which this one cannot be played.
    needs: ClassVar[tuple[str, ...]] = ()
    # Smallest and largest number of players; claims the slot of that name.
    players: ClassVar[tuple[int, int] | None] = None
    # Fewest and most players for whom it is recommended, if it is; lobbies suggest it to them.
    suits: ClassVar[tuple[int, int] | None] = None
    # House rules: name -> values, the default first.
    options: ClassVar[dict[str, tuple[str, ...]]] = {}
    # House rules about sentences that two careful readers may understand differently: switch -> readings,
    # ours first. Rules name a reading only if it is not ours, so that records from before there was a choice
    # stay as they are.
    readings: ClassVar[dict[str, tuple[str, ...]]] = {}
    # House rules about where set-up cards lie: name -> the usual layout. An option of the same name may offer
    # layouts by name; a later module's layout replaces an earlier one's.
    layouts: ClassVar[dict[str, SetupCards]] = {}
    # Whether it asks several players at once in secret, so that a table needs a time limit for answers.
    reacts: ClassVar[bool] = False
    # Whether it brings cards back from the discard pile.
    fetches: ClassVar[bool] = False
    # Edition -> switch -> value.
    editions: ClassVar[dict[str, dict[str, str]]] = {}

    @classmethod
    def choices(cls) -> dict[str, list[str]]:
        """Return all its house rules, options and readings, the usual value first."""
        return {name: list(values) for name, values in {**cls.options, **cls.readings}.items()}

    # Content -----------------------------------------------------------------------------------

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        """Return the cards added to the draw pile, with their numbers."""
        return []

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what the module's action cards do."""
        return {}

    def windows(self, rules: Rules) -> dict[str, Window]:
        """Return the module's kinds of pending decision."""
        return {}

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        """Return what may be done on a turn, by verb; a module may replace another's verb once."""
        return {}

    def draws(self, rules: Rules) -> dict[str, Draw]:
        """Return the module's kinds of draw at the end of a turn."""
        return {}

    def goal_kinds(self, rules: Rules) -> dict[str, Goal]:
        """Return the module's kinds of goal card."""
        return {}

    def sites(self, rules: Rules) -> dict[str, Site]:
        """Return the module's kinds of site."""
        return {}

    def blocking(self, rules: Rules) -> dict[str, str]:
        """Return the cards that prevent laying while they lie in front of a player (PATH-5), with reasons."""
        return {}

    def layings(self, rules: Rules) -> dict[str, Laying]:
        """Return the special rules of path cards with a mark, by mark."""
        return {}

    # Slots: one owner each; a module may take over the base game's ------------------------------

    def dwarves(self, rules: Rules) -> tuple[str, ...]:
        """Return the dwarf cards of a round."""
        raise NotImplementedError

    def goals(self, rules: Rules) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return the goals' cells, and the goal cards they are drawn from."""
        raise NotImplementedError

    def hand_size(self, rules: Rules) -> int:
        """Return how many cards everyone is dealt."""
        raise NotImplementedError

    def gold_deck(self, rules: Rules) -> tuple[int, ...]:
        """Return the values of all gold cards; empty when chips are used."""
        raise NotImplementedError

    def score(self, rules: Rules, state: State, finder: int) -> Payout:
        """Return who won the round and what is paid; `finder` is NOBODY without the treasure."""
        raise NotImplementedError

    # Hooks: a closed list -----------------------------------------------------------------------

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Add to the set-up of a round, after the deal."""

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """React to a card that was played but has no effect yet; decisions pushed here come first."""

    def on_placed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        """React to a path card that was laid."""

    def on_removed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        """React to a path card that was taken off the grid."""

    def on_reached(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        """React to a site that was opened and dealt with."""

    def on_turn_end(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        """React to the end of a turn, before its draws."""

    def on_round_end(self, rules: Rules, state: State, payout: Payout, out: Out) -> None:
        """React to the end of a round, after the gold is shared."""

    def occupied(self, rules: Rules, state: State) -> Iterable[int]:
        """Return empty cells that something stands on, so that no goal or chest is moved there."""
        return ()

    def forbids(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Refuse an action of a turn that the rules otherwise allow; None allows it."""
        return None

    def may_forbid(self, rules: Rules, state: State) -> bool:
        """Tell whether `forbids` could refuse anything now; usually it need not be asked."""
        return True

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        """Change what is paid at the end of a round."""
        return payout

    # Own state, kept as an immutable value in `state.ext[key]` ----------------------------------

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> Any:
        """Return what a seat may know about the module's own state, as plain data; None for nothing."""
        return None

    def encode_ext(self, rules: Rules, state: State) -> Any:
        """Return the module's own state as plain data for a position."""
        return None

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Set the module's own state from plain data; None means as at set-up."""

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        """Set the module's own state from what a view shows of it, sampling hidden parts."""


SLOTS = ("dwarves", "goals", "hand_size", "gold_deck", "score")
OWN_STATE = ("view_ext", "encode_ext", "decode_ext", "guess_ext")
