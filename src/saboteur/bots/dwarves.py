"""How each dwarf scores the actions of its turn, by its weights and by whom it trusts."""

from __future__ import annotations

from typing import ClassVar

from ..core.actions import Action
from ..core.cards import CARDS, TILES, Tile
from ..core.cells import E, W
from ..core.view import View
from .advice import UNKNOWN, UNKNOWN_CARD, advice_for
from .survey import Prospect, Survey
from .trust import NaiveTrust, Trust
from .weights import NEVER, RULE, Weights


def path_worth(tile: Tile) -> float:
    """Return how useful a path card is for digging, from 0 for a dead end to 1 for a crossing."""
    if tile.source:
        return 0.7
    longest = max(tile.tunnels, key=int.bit_count)
    east_west = longest & (E | W) == E | W
    return {1: 0.0, 2: 0.3, 3: 0.6, 4: 0.8}[longest.bit_count()] + (0.2 if east_west else 0.0)


class Dwarf:
    """Scores actions for one seat at one moment; subclasses define what the dwarf wants."""

    # 1 for dwarves who want the treasure found, -1 for the others.
    side: ClassVar[int] = 1
    # Whether a treasure found by somebody else is worthless to this dwarf.
    alone: ClassVar[bool] = False
    # How likely an unknown player is not an ally.
    doubt: ClassVar[float] = 0.5

    def __init__(self, view: View, weights: Weights = RULE, trust: Trust | None = None) -> None:
        """Survey the mine and ask the boxes of the table for advice."""
        assert view.seat is not None, "a spectator has no move"
        self.view = view
        self.seat: int = view.seat
        self.weights = weights
        self.trust: Trust = NaiveTrust(view) if trust is None else trust
        self.survey = Survey(view, self.trust.goals)
        self.advice = advice_for(view.rules)

    def score(self, action: Action) -> float:
        """Return what an action is worth; an unknown one is worth a try now and then."""
        if action.verb == "place":
            tile = TILES[action.tile]
            return self.place(tile, action.cell) + self.on_the_way(tile, action.cell)
        if action.verb == "pass":
            return self.discard(action.cards)
        advice = self.advice
        weigh = advice.plays.get(action.card) if action.verb == "play" else advice.deeds.get(action.verb)
        return weigh(self, action) if weigh else UNKNOWN

    def on_the_way(self, tile: Tile, cell: int) -> float:
        """Return what laying a card there gains or costs besides the tunnel itself."""
        advice = self.advice
        if not advice.cells and not advice.sites:
            return 0.0
        found, weigh = self.at_cell(cell), advice.sites
        if not weigh:
            return found
        reached = [(self.view.sites[site], site) for site in self.survey.sites_after(tile, cell)]
        return found + sum(weigh[kind](self, site) for kind, site in reached if kind in weigh)

    def at_cell(self, cell: int) -> float:
        """Return what a cell itself gains or costs the player who lays a card on it."""
        return sum(weigh(self, cell) for weigh in self.advice.cells)

    def card_worth(self, card: str) -> float:
        """Return how useful a card in hand is for digging."""
        tiles = CARDS[card].tiles if card in CARDS else ()
        if tiles:
            return path_worth(tiles[0])
        worth = self.advice.keep.get(card, UNKNOWN_CARD)
        return worth(self.weights) if callable(worth) else worth

    def keep(self, card: str) -> float:
        """Return what a card in hand is worth to this dwarf."""
        return self.card_worth(card)

    def enmity(self, seat: int) -> float:
        """Return how much a seat works against this dwarf, from 0 to 1."""
        return self.trust.expect(seat, self.enmity_of, self.doubt)

    def enmity_of(self, dwarf: str) -> float:
        """Return how much a known dwarf works against this one."""
        return float((dwarf == "saboteur") == (self.side > 0))

    def minds_help(self) -> bool:
        """Tell whether to hinder others' digging now: as a saboteur, near the treasure."""
        return self.side < 0 and self.survey.nearest <= 3

    @property
    def acts(self) -> bool:
        """Tell whether it is time for this dwarf to do its real work."""
        return True

    def place_anywhere(self, tile: Tile) -> float:
        """Return how useful a path card is, wherever it is laid."""
        return path_worth(tile)

    def other_hat(self) -> float:
        """Score becoming another dwarf; unless a dwarf says otherwise, it does not matter."""
        return 0.0

    def place(self, tile: Tile, cell: int) -> float:
        """Score laying a path card."""
        raise NotImplementedError

    def discard(self, cards: tuple[str, ...]) -> float:
        """Score discarding these cards unseen, as a pass does."""
        raise NotImplementedError

    def break_tool(self, action: Action) -> float:
        """Score breaking a tool of the seat that the action names."""
        raise NotImplementedError

    def repair(self, action: Action) -> float:
        """Score repairing a tool of the seat that the action names."""
        raise NotImplementedError

    def rockfall(self, cell: int) -> float:
        """Score removing a path card."""
        raise NotImplementedError

    def look(self, cell: int) -> float:
        """Score a look at a goal: useful as long as the treasure has not been located."""
        if cell not in self.view.goals:
            weigh = self.advice.looks.get(self.view.sites[cell])
            return weigh(self, cell) if weigh else UNKNOWN
        known = self.view.goals.get(cell) is not None or len(self.survey.weights) < 2
        return NEVER if known else self.weights.look

    def is_blocked(self, seat: int) -> bool:
        """Tell whether a seat has a broken tool in front of it."""
        return any(card in self.view.rules.blocking for card in self.view.front[seat])


class Digger(Dwarf):
    """Wants the lit tunnel to reach the treasure."""

    def place(self, tile: Tile, cell: int) -> float:
        """Prefer cards that bring the tunnel nearer, and slightly those that open new ways."""
        return self.dig(self.survey.after_laying(tile, cell))

    def dig(self, prospect: Prospect) -> float:
        """Return what a step of the tunnel is worth."""
        nearer = self.survey.distance - prospect.distance
        w = self.weights
        return w.progress * nearer + w.opening * prospect.openings + w.treasure * prospect.chance

    def discard(self, cards: tuple[str, ...]) -> float:
        """Discard the least useful card."""
        return self.weights.discard - sum(self.worth(card) for card in cards)

    def worth(self, card: str) -> float:
        """Return what keeping a card is worth to a digger at the moment."""
        if card == "map" and len(self.survey.weights) < 2:
            return 0.0
        return self.card_worth(card)

    def break_tool(self, action: Action) -> float:
        """Break tools of likely saboteurs who still have whole ones."""
        if action.seat == self.seat:
            return NEVER
        w = self.weights
        again = w.break_again if self.is_blocked(action.seat) else 0.0
        return w.break_slope * (self.trust.suspicion(action.seat) - w.break_from) - again

    def repair(self, action: Action) -> float:
        """Repair the bot's own tools first, then those of likely diggers."""
        if action.seat == self.seat:
            return self.weights.repair_self
        w = self.weights
        return w.repair_slope * (w.repair_below - self.trust.suspicion(action.seat))

    def rockfall(self, cell: int) -> float:
        """Remove what is in the way, if that brings the tunnel nearer."""
        if not self.survey.is_in_the_way(cell):
            return NEVER
        nearer = self.survey.distance - self.survey.after_removing(cell)
        return self.weights.progress * nearer - self.weights.rockfall_cost


class Greedy(Digger):
    """Digs, but has to lay the last card: a treasure found by somebody else is worthless."""

    alone = True

    def place(self, tile: Tile, cell: int) -> float:
        """Finish if possible, and never leave a tunnel one card short."""
        prospect = self.survey.after_laying(tile, cell)
        lets_others_finish = prospect.nearest <= 1 < self.survey.nearest and not prospect.chance
        return self.dig(prospect) - (3.0 if lets_others_finish else 0.0)


class Saboteur(Dwarf):
    """Lies low while the tunnel is far from the goals, then keeps it from the treasure."""

    side = -1

    def __init__(self, view: View, weights: Weights = RULE, trust: Trust | None = None) -> None:
        """Work out whether it is time to act."""
        super().__init__(view, weights, trust)
        self.alarm = self.survey.nearest <= weights.alarm

    def place(self, tile: Tile, cell: int) -> float:
        """Lay dead ends in the way once it matters; before that, cards that do no good."""
        prospect = self.survey.after_laying(tile, cell)
        harm = prospect.distance - self.survey.distance
        w = self.weights
        if self.alarm:
            return w.harm * harm + (w.harm_bonus if harm > 0 else 0.0)
        if not prospect.openings:
            return 0.0
        return w.quiet_path if harm >= 0 else w.quiet_help + harm

    def discard(self, cards: tuple[str, ...]) -> float:
        """Discard what would help the diggers."""
        return self.weights.waste_base + self.weights.waste * sum(self.waste(card) for card in cards)

    def waste(self, card: str) -> float:
        """Return what losing a card is worth to a saboteur."""
        waste = self.advice.waste.get(card)
        return self.card_worth(card) if waste is None else waste

    def break_tool(self, action: Action) -> float:
        """Break tools of likely diggers, those who move next first."""
        seat = action.seat
        if not self.alarm or seat == self.seat or self.is_friend(seat):
            return NEVER
        if self.is_blocked(seat):
            return self.weights.strike_again
        players = self.view.rules.players
        turns = (seat - self.seat) * self.view.direction % players
        return self.weights.strike - turns / players

    def is_friend(self, seat: int) -> bool:
        """Tell whether a seat seems to be a saboteur too."""
        return self.trust.suspicion(seat) > self.weights.friend_from

    def repair(self, action: Action) -> float:
        """Repair only the bot's own tools."""
        return self.weights.mend_self if action.seat == self.seat else NEVER

    @property
    def acts(self) -> bool:
        """Lie low until the alarm."""
        return self.alarm

    def other_hat(self) -> float:
        """Once the tunnel is near, any other dwarf is better."""
        return 0.6 if self.alarm else 0.0

    def rockfall(self, cell: int) -> float:
        """Bring the tunnel down where it hurts most."""
        if not self.alarm:
            return NEVER
        return self.weights.harm * (self.survey.after_removing(cell) - self.survey.distance)


def dwarf_of(view: View, weights: Weights, trust: Trust | None) -> Dwarf:
    """Return the seat's own dwarf; one that no box knows is scored as a stranger."""
    name = None if view.seat is None else view.dwarves[view.seat]
    return advice_for(view.rules).dwarves.get(name or "", stranger_in(view))(view, weights, trust)


def stranger_in(view: View) -> type[Dwarf]:
    """Return how to score for a dwarf that no box knows, or a saboteur that mimics honest ones."""
    return advice_for(view.rules).stranger or Digger
