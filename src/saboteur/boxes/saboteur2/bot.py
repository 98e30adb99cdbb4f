"""What bots know about Saboteur 2: how its dwarves score the new cards, doors and crystals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.modding.bots import (
    CARDS,
    NEVER,
    Action,
    Advice,
    Chronicle,
    Digger,
    Dwarf,
    Saboteur,
    Tile,
    is_dead_end,
    seat_text,
)

from . import tastes
from .catalogue import TEAMS

# What a card is worth in any hand; an average card is worth a little less than 0.5.
_WORTH: Final = {
    "thief": 0.9, "free": 0.5, "hands-off": 0.3, "inspect": 0.3, "swap-hands": 0.4, "swap-hats": 0.2,
    "trap": 0.6,
}  # fmt: skip


class Member(Dwarf):
    """How every dwarf of Saboteur 2 scores the new cards; a mixin."""

    def play_new(self, action: Action) -> float:
        """Score one of the new action cards."""
        match action.card:
            case "thief":
                return tastes.THIEF
            case "hands-off":
                return NEVER if action.seat == self.seat else tastes.HANDS_OFF
            case "inspect":
                return NEVER if self.view.dwarves[action.seat] else tastes.INSPECT
            case "swap-hands":
                return self.swap_hands(action.seat)
            case "swap-hats":
                return self.swap_hats(action.seat)
            case "trap":
                return self.trap(action.seat)
        if action.seat == self.seat:
            return tastes.FREE_SELF
        return tastes.FREE_SLOPE * (tastes.FREE_BELOW - self.enmity(action.seat))

    def swap_hats(self, seat: int) -> float:
        """Give another dwarf to players who are surely enemies."""
        is_enemy = seat != self.seat and self.enmity(seat) > tastes.SURE_ENEMY
        return tastes.SWAP_HATS if is_enemy else NEVER

    def enmity_of(self, dwarf: str) -> float:
        """Return how much a known dwarf works against this one."""
        return 1.0 if dwarf == "saboteur" else 0.3

    def trap(self, seat: int) -> float:
        """Trap players who are not allies; the sooner the round may end, the better."""
        if seat == self.seat:
            return NEVER
        near = self.survey.nearest <= tastes.NEAR_THE_END or self.view.pile < self.view.rules.players
        worth = tastes.TRAP_SLOPE * (self.enmity(seat) - tastes.TRAP_FROM) + (
            tastes.TRAP_LATE if near else 0.0
        )
        return worth - (tastes.TRAP_BLOCKED if self.is_blocked(seat) else 0.0)

    def swap_hands(self, seat: int) -> float:
        """Swap a bad hand for one that may be better."""
        mine = list(self.view.hand)
        mine.remove("swap-hands")
        gain = tastes.AVERAGE * self.view.cards[seat] - sum(self.keep(card) for card in mine)
        return tastes.SWAP_HANDS * gain - tastes.SWAP_HANDS_COST

    def clear(self, action: Action) -> float:
        """Remove what prevents laying, a trap above all; keep the bot's own thief."""
        if action.card == "thief":
            return NEVER
        blocking = [card for card in self.view.front[self.seat] if card in self.view.rules.blocking]
        worth = tastes.CLEAR_ONLY if len(blocking) == 1 else tastes.CLEAR_ONE
        if action.card == "trap":
            worth = tastes.CLEAR_TRAP
        return worth - sum(self.keep(card) for card in action.cards)

    def keep(self, card: str) -> float:
        """Return what a card in hand is worth to this dwarf."""
        return _WORTH.get(card) or self.card_worth(card)


class TeamDigger(Member, Digger):
    """Digs, likes doors of its own colour, and wants to be the one who connects."""

    team = ""
    doubt = 0.55

    def place(self, tile: Tile, cell: int) -> float:
        """Like progress, dislike the other team's doors, and leave nobody else the last card."""
        prospect = self.survey.after_laying(tile, cell)
        helps = prospect.nearest <= 1 < self.survey.nearest and not prospect.chance
        return self.dig(prospect) + self.door(tile) - (0.7 if helps else 0.0)

    def door(self, tile: Tile) -> float:
        """Return what a door is worth."""
        if not tile.door:
            return 0.0
        return 0.8 if tile.door == self.team else -2.5

    def discard(self, cards: tuple[str, ...]) -> float:
        """Discard everything less useful than an average card."""
        return 0.05 + sum(0.35 - self.keep(card) for card in cards)

    def keep(self, card: str) -> float:
        """Count what doors are worth, and maps by what is still unknown."""
        tiles = CARDS[card].tiles
        if tiles and tiles[0].door:
            return 0.9 if tiles[0].door == self.team else 0.1
        return _WORTH.get(card) or self.worth(card)

    def break_tool(self, action: Action) -> float:
        """Break the tools of players who are not allies."""
        if action.seat == self.seat:
            return NEVER
        return 4.0 * (self.enmity(action.seat) - 0.45) - (1.0 if self.is_blocked(action.seat) else 0.0)

    def repair(self, action: Action) -> float:
        """Repair the bot's own tools first, then those of allies."""
        if action.seat == self.seat:
            return 4.0
        return 2.0 * (0.5 - self.enmity(action.seat))

    def enmity_of(self, dwarf: str) -> float:
        """Saboteurs and the other team are against us."""
        return {"saboteur": 1.0, self.team: 0.0, "boss": 0.2}.get(dwarf, 0.8 if dwarf in TEAMS else 0.4)


class Blue(TeamDigger):
    """A digger of the blue team."""

    team = "blue"


class Green(TeamDigger):
    """A digger of the green team."""

    team = "green"


class Boss(TeamDigger):
    """Wins with either team, so doors are useless."""

    doubt = 0.4

    def door(self, tile: Tile) -> float:
        """Avoid doors: they shut one of the two teams out, and the boss wins with either."""
        return -1.5 if tile.door else 0.0

    def keep(self, card: str) -> float:
        tiles = CARDS[card].tiles
        return 0.1 if tiles and tiles[0].door else super().keep(card)

    def enmity_of(self, dwarf: str) -> float:
        """Only saboteurs work against the boss."""
        return 1.0 if dwarf == "saboteur" else 0.3


class Profiteer(TeamDigger):
    """Wins in any case: ends the round soon, and gains if few others win."""

    doubt = 0.5

    def place(self, tile: Tile, cell: int) -> float:
        """Dig, and like every door, because it shuts somebody out."""
        return self.dig(self.survey.after_laying(tile, cell)) + (0.5 if tile.door else 0.0)

    def break_tool(self, action: Action) -> float:
        """Break nothing: it only takes time."""
        return NEVER

    def other_hat(self) -> float:
        """No other dwarf wins as surely."""
        return -1.5

    def enmity_of(self, dwarf: str) -> float:
        """Nobody works against the profiteer, but every winner takes a share."""
        return 0.5


class Geologist(TeamDigger):
    """Is paid for crystals whoever wins: lays them and lets the mine grow."""

    doubt = 0.4

    def place(self, tile: Tile, cell: int) -> float:
        """Lay crystals wherever they fit, and dig without haste."""
        crystal = 3.5 if tile.mark == "crystal" else 0.0
        return 0.5 * self.dig(self.survey.after_laying(tile, cell)) + crystal

    def rockfall(self, cell: int) -> float:
        """Never remove a crystal: each one is gold for a geologist."""
        tile = self.view.tiles.get(cell)
        return NEVER if tile is None or tile.mark == "crystal" else super().rockfall(cell)

    def keep(self, card: str) -> float:
        """Keep crystals until they can be laid."""
        return 1.5 if card.endswith(":crystal") else 0.7 * super().keep(card)

    def enmity_of(self, dwarf: str) -> float:
        """Another geologist halves the pay."""
        return 0.7 if dwarf == "geologist" else 0.35


class Sapper(Member, Saboteur):
    """A saboteur of Saboteur 2, who can also set traps."""

    doubt = 0.75

    def enmity_of(self, dwarf: str) -> float:
        """Everyone but saboteurs and the profiteer wants the treasure."""
        return {"saboteur": 0.0, "profiteer": 0.3, "geologist": 0.5}.get(dwarf, 1.0)

    def trap(self, seat: int) -> float:
        """Trap nobody before it is time to act openly."""
        return super().trap(seat) if self.alarm else NEVER

    def keep(self, card: str) -> float:
        """Keep harmful cards, and keep ladders from the diggers."""
        tiles = CARDS[card].tiles
        if tiles:
            return 0.5 if is_dead_end(tiles[0]) else 0.15
        return _WORTH.get(card) or max(-self.waste(card), 0.1)

    def discard(self, cards: tuple[str, ...]) -> float:
        """Discard what would help the diggers, many at once."""
        return 0.1 + 0.4 * sum(0.4 - self.keep(card) for card in cards)

    def repair(self, action: Action) -> float:
        """Repair only the bot's own tools."""
        return self.weights.mend_self if action.seat == self.seat else NEVER


MEMBERS: Final[dict[str, type[Dwarf]]] = {
    "blue": Blue, "green": Green, "boss": Boss, "profiteer": Profiteer, "geologist": Geologist,
    "saboteur": Sapper,
}  # fmt: skip


def _play(dwarf: Dwarf, action: Action) -> float:
    assert isinstance(dwarf, Member)
    return dwarf.play_new(action)


def _clear(dwarf: Dwarf, action: Action) -> float:
    assert isinstance(dwarf, Member)
    return dwarf.clear(action)


def _stolen(dwarf: Dwarf, legal: Sequence[Action]) -> Action:
    """Steal from the player who was paid most."""
    richest = {seat_text(seat): gold for seat, gold in enumerate(dwarf.view.awarded)}
    return max(legal, key=lambda action: richest.get(action.word, -1))


ADVICE = Advice(
    plays=dict.fromkeys(_WORTH, _play),
    deeds={"clear": _clear},
    answers={"steal": _stolen},
    objections={
        "trap": lambda dwarf, action, by: action.seat == dwarf.seat,
        "free": lambda dwarf, action, by: dwarf.minds_help(),
    },
    dwarves=MEMBERS,
    stranger=Boss,
    notes={
        "trapped": Chronicle.broke,
        "freed": Chronicle.repaired,
        "hats-swapped": Chronicle.changed,
    },
    seen_as={"trap": Chronicle.broke, "free": Chronicle.repaired},
    foresight=False,
)
