"""How dwarves weigh what the jubilee box brings: its cards, miners, and sites along the way.

Weights are in the units of the base game: 2 is one card's progress of the tunnel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..core.actions import Action
from ..core.cards import CARDS, TILES, Tile
from ..core.cells import cell_text
from ..core.view import View
from .survey import Survey
from .weights import NEVER

if TYPE_CHECKING:
    from .dwarves import Dwarf

# What a card in hand is worth to a digger, and what losing it is worth to a saboteur.
KEEP: Final = {
    "guide": 0.8, "craftsman": 0.6, "veto": 0.6, "detour": 0.5, "vault": 0.5, "goal-swap": 0.4,
    "reverse": 0.2,
}  # fmt: skip
WASTE: Final = {
    "detour": -1.0, "veto": -1.0, "goal-swap": -0.6, "vault": -0.3, "reverse": 0.0, "craftsman": 0.6,
    "guide": 0.8,
}  # fmt: skip
# What a chest is worth to the player who opens it, and to the diggers' side.
_CHESTS: Final = {
    "nugget": (1.0, 0.0), "extra": (0.5, 0.0), "pick-of-three": (0.4, 0.0), "pickpocket": (0.3, 0.0),
    "rummage": (0.4, 0.0), "spyglass": (0.4, 0.0), "tired": (-0.5, 0.0), "fog": (0.0, -0.4),
    "farther": (0.0, -1.2), "landslide": (0.0, -0.3),
}  # fmt: skip
_SPIDER: Final = 8.0
_GOLD: Final = 0.8
# The cost of having to ask others to pay.
_BEGGING: Final = 1.2


# Laying a card ------------------------------------------------------------------------------------


def on_the_way(dwarf: Dwarf, tile: Tile, cell: int) -> float:
    """Return what laying a card there gains or costs besides the tunnel itself."""
    modules = dwarf.view.rules.modules
    if not modules:
        return 0.0
    ext = dwarf.view.ext
    found = _toll(dwarf, cell) if ext else 0.0
    if not ext and "new-goals" not in modules:
        return found
    return found + sum(_site(dwarf, site) for site in dwarf.survey.sites_after(tile, cell))


def _toll(dwarf: Dwarf, cell: int) -> float:
    """Count the gold, or the card lost if nobody pays (TOLL-3); the bot's own miner would be gone."""
    setter = dwarf.view.ext.get("toll", {"miners": {}})["miners"].get(cell_text(cell))
    if setter is None:
        return 0.0
    if setter == dwarf.seat:
        return -0.2
    return -_GOLD if dwarf.view.gold[dwarf.seat] else -_BEGGING


def _site(dwarf: Dwarf, cell: int) -> float:
    """Return what reaching a site is worth, as far as that is known."""
    match dwarf.view.sites[cell]:
        case "goal":
            return _goal(dwarf, cell)
        case "chest":
            return _chest(dwarf, cell)
        case "party":  # a player about to lose would rather be somebody else
            near = dwarf.survey.nearest <= 3
            return -0.7 * dwarf.side if near else 0.0
    return dwarf.other_hat()


def _goal(dwarf: Dwarf, cell: int) -> float:
    goal = dwarf.view.goals.get(cell)
    if goal is None:
        risk = 0.5 if "new-goals" in dwarf.view.rules.modules else 0.0
        return -risk * dwarf.side
    match goal.partition("-"):
        case ("spider", _, _):
            return -_SPIDER * dwarf.side
        case ("dragon", _, _):
            return -_GOLD if dwarf.view.gold[dwarf.seat] else 0.0
        case ("sack", _, gold):
            return _GOLD * int(gold)
    return 0.0


def _chest(dwarf: Dwarf, cell: int) -> float:
    chest = dwarf.view.ext["chests"]["covered"][cell_text(cell)][1]
    if chest is None:
        return 0.15
    own, diggers = _CHESTS[chest]
    return own + diggers * dwarf.side


# Cards --------------------------------------------------------------------------------------------


def look(dwarf: Dwarf, cell: int) -> float:
    """Score a Map on a chest (CHEST-5): worth little, and nothing the second time."""
    seen = dwarf.view.ext["chests"]["covered"][cell_text(cell)][1]
    return NEVER if seen else 0.5


def exchanged(view: View, goals: dict[int, float], one: int, other: int) -> float:
    """Return how much nearer the treasure would be if two goals changed places."""
    ways = Survey(view, {c: 1.0 for c, kind in view.sites.items() if kind == "goal"}).ways()
    return (goals.get(one, 0.0) - goals.get(other, 0.0)) * (ways[one] - ways[other])


def swap_goals(dwarf: Dwarf, one: int, other: int) -> float:
    """Score a Goal Swap: it may bring the treasure nearer, and outdates what others have seen."""
    gain = dwarf.side * exchanged(dwarf.view, dwarf.trust.goals, one, other)
    seats = [s for s in range(dwarf.view.rules.players) if s != dwarf.seat]
    known = sum({one, other} & set(dwarf.view.looked[seat]) != set() for seat in seats)
    worth = dwarf.weights.progress * max(gain, 0.0) - 0.25 * dwarf.side * known
    return worth - 0.1 if dwarf.acts else min(worth, 0.1)


class Without:
    """The mine without one card, in the form a survey needs."""

    def __init__(self, dwarf: Dwarf, cell: int) -> None:
        """Remove the card."""
        view = dwarf.view
        self.tiles = {c: tile for c, tile in view.tiles.items() if c != cell}
        self.lit = dwarf.survey.lit_without(cell)
        self.sites = view.sites
        self.reached: dict[int, int] = {}
        self.goals = view.goals


def detour(dwarf: Dwarf, action: Action) -> float:
    """Score moving the last card: the mine without it, and with it in the new place."""
    survey = Survey(Without(dwarf, dwarf.view.laid[-1]), dwarf.trust.goals)
    prospect = survey.after_laying(TILES[action.tile], action.cell)
    nearer = dwarf.survey.distance - prospect.distance
    if not dwarf.acts:
        return NEVER
    worth = dwarf.weights.progress * nearer + dwarf.weights.treasure * prospect.chance
    return dwarf.side * worth + _toll(dwarf, action.cell) - 0.3


def guide(dwarf: Dwarf) -> float:
    """Score laying two path cards: good for a digger who has two, and best just before the end."""
    paths = [CARDS[card].tiles[0] for card in dwarf.view.hand if CARDS[card].tiles]
    if dwarf.side < 0:
        dead = sum(dwarf.place_anywhere(tile) <= 0.0 for tile in paths)
        return 1.0 if dwarf.acts and dead >= 2 else 0.0
    good = sum(dwarf.place_anywhere(tile) >= 0.3 for tile in paths)
    if good < 2:
        return 0.0
    w = dwarf.weights
    return w.progress * 1.7 + (w.treasure if dwarf.survey.nearest <= 2 else 0.0)


def reverse(dwarf: Dwarf) -> float:
    """Score reversing the order of play: better if an ally moves next."""
    view, players = dwarf.view, dwarf.view.rules.players
    after, before = ((dwarf.seat + step) % players for step in (view.direction, -view.direction))
    return 0.3 + dwarf.side * (dwarf.trust.suspicion(after) - dwarf.trust.suspicion(before))


def vault(dwarf: Dwarf) -> float:
    """Score a look into the discards: the worse the hand, the better."""
    hand = [card for card in dwarf.view.hand if card != "vault"]
    paths = sum(bool(CARDS[card].tiles) for card in hand)
    return 0.5 + (0.5 if dwarf.side > 0 and paths < len(hand) / 2 else 0.0)


def miner(dwarf: Dwarf, action: Action) -> float:
    """Score a miner: it earns and hinders most where the tunnel has to go on."""
    leads = dwarf.survey.leads(action.cell)
    if dwarf.side < 0:
        gain = 1.2 * leads if dwarf.acts else 0.1
    else:
        gain = 0.5 * leads if dwarf.survey.nearest >= 3 else -0.5
    return dwarf.discard((action.card,)) + gain - 0.3


# Answers ------------------------------------------------------------------------------------------


def objects(dwarf: Dwarf, action: Action, by: int) -> bool:
    """Tell whether another player's card is worth a veto."""
    if action.verb == "place":
        return _objects_to_path(dwarf, TILES[action.tile], action.cell)
    kind = action.card.partition("-")[0]
    near = dwarf.survey.nearest <= 3
    friend = dwarf.side > 0 and dwarf.trust.suspicion(by) < 0.5
    match kind:
        case "break" | "trap":
            return action.seat == dwarf.seat
        case "rockfall":
            return dwarf.side * (dwarf.survey.after_removing(action.cell) - dwarf.survey.distance) >= 1.0
        case "detour":
            return detour(dwarf, action) <= -1.5
        case "repair" | "craftsman" | "free" | "guide":
            return dwarf.side < 0 and near
        case "goal":
            return dwarf.side > 0 and near and not friend and max(dwarf.trust.goals.values(), default=0) > 0.6
    return False


def _objects_to_path(dwarf: Dwarf, tile: Tile, cell: int) -> bool:
    prospect = dwarf.survey.after_laying(tile, cell)
    if dwarf.side < 0 or dwarf.alone:
        return prospect.chance >= 0.3
    return not prospect.chance and prospect.distance - dwarf.survey.distance >= 1.0


def paid(dwarf: Dwarf, window: dict[str, Any], asker: int) -> bool:
    """Tell whether to pay for another player: yes for a likely ally when the tunnel is near."""
    if dwarf.side < 0 or dwarf.alone or dwarf.survey.nearest > 3:
        return False
    return dwarf.trust.suspicion(asker) < 0.5 and window["to"] != dwarf.seat
