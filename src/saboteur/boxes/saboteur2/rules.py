"""Saboteur 2: two teams, doors, ladders, crystals and thieves for 2 to 12 players (rulebook section 8)."""

from __future__ import annotations

from typing import Any, ClassVar

from saboteur.modding import (
    DRAWS_NOTHING,
    EMPTY_HAND,
    Deed,
    Effect,
    Laying,
    Module,
    Out,
    Payout,
    Pending,
    Rules,
    State,
    Stream,
    Window,
    prove_dwarf,
)

from .catalogue import ACTIONS, ASIDE, DWARVES, HAND, PATHS, TEAMS
from .deeds import Clear, PassSome
from .effects import Inspect, SwapHands, SwapHats, TakeAway, Thief, Trap, TrapAnother
from .events import Freed, ThiefChased
from .laying import Door, Ladder
from .results import score
from .stealing import StealWindow, ThievesWindow, order_of_thieves


class Saboteur2(Module):
    """Its own dwarves and cards, turns, results and thieves."""

    key = "saboteur2"
    title = "Saboteur 2"
    players = (2, 12)
    excludes = ("spare=none",)
    traits = ("teams",)
    editions: ClassVar[dict[str, dict[str, str]]] = {
        "classic": {
            "trap": "others", "ladder": "joined", "ladder-goal": "beside", "door": "anyone",
            "doors": "profiteer", "thief": "anyone", "thieves": "clockwise",
        },
        "jubilee": {
            "trap": "anyone", "ladder": "beside", "ladder-goal": "apart", "door": "anyone",
            "doors": "profiteer", "thief": "anyone", "thieves": "clockwise",
        },
        "italian": {
            "trap": "anyone", "ladder": "joined", "ladder-goal": "apart", "door": "team",
            "doors": "connector", "thief": "free", "thieves": "backwards",
        },
    }  # fmt: skip

    readings: ClassVar[dict[str, tuple[str, ...]]] = {
        "thief": ("edition", "free"),
        EMPTY_HAND: ("draws", DRAWS_NOTHING),
    }

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        """Return 30 path cards and 21 action cards (S2-SETUP-1)."""
        return [*PATHS, *ACTIONS]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return what the new action cards do."""
        players, switches = rules.players, rules.switches
        return {
            "thief": Thief(while_trapped=switches["thief"] == "anyone"),
            "hands-off": TakeAway("hands-off", "S2-HANDSOFF", "thief", ThiefChased),
            "swap-hands": SwapHands("swap-hands", "S2-SWAPHANDS", players),
            "inspect": Inspect("inspect", "S2-INSPECT", players),
            "swap-hats": SwapHats("swap-hats", "S2-SWAPHATS", players),
            "trap": Trap() if switches["trap"] == "anyone" else TrapAnother(players),
            "free": TakeAway("free", "S2-FREE", "trap", Freed),
        }

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {"thieves": ThievesWindow(), "steal": StealWindow()}

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        """Return a replaced pass, and clear (S2-TURN-2, S2-TURN-3)."""
        return {"pass": PassSome(rules.deck), "clear": Clear()}

    def blocking(self, rules: Rules) -> dict[str, str]:
        """Return the trap (PATH-5, S2-TRAP)."""
        return {"trap": "trapped"}

    def layings(self, rules: Rules) -> dict[str, Laying]:
        """Return where ladders may lie, and who may lay doors (ED-LADDER, ED-DOOR-PLAY)."""
        switches = rules.switches
        ladder = Ladder(switches["ladder"] == "joined", switches["ladder-goal"] == "beside")
        doors = TEAMS if switches["door"] == "team" else ()
        return {"ladder": ladder, **{team: Door(team) for team in doors}}

    def dwarves(self, rules: Rules) -> tuple[str, ...]:
        """Return the 15 dwarves, whatever the number of players (S2-SETUP-2)."""
        return DWARVES

    def hand_size(self, rules: Rules) -> int:
        """Return 6 cards for everyone (S2-SETUP-1)."""
        return HAND

    def gold_deck(self, rules: Rules) -> tuple[int, ...]:
        """Return no gold cards (S2-SETUP-1)."""
        return ()

    def score(self, rules: Rules, state: State, finder: int) -> Payout:
        """Return the payout of a round (S2-WIN-1 to S2-GOLD-2)."""
        return score(rules, state, finder)

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Set the top ten cards aside unseen (S2-SETUP-1)."""
        state.aside = tuple(state.pile[-ASIDE:])
        del state.pile[-ASIDE:]

    def on_placed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        """Let a door reveal its player's team, if only that team may lay it (ED-DOOR-PLAY)."""
        if state.tiles[cell].door and rules.switches["door"] == "team":
            prove_dwarf(state, seat, out)

    def on_round_end(self, rules: Rules, state: State, payout: Payout, out: Out) -> None:
        """Let the thieves steal (S2-STEAL)."""
        if state.thieves:
            state.push(Pending("thieves", (), order_of_thieves(rules, state)))

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Order thieves by seat if a position does not order them."""
        lying = [seat for seat in range(rules.players) if state.front.get("thief", 0) >> seat & 1]
        ordered = [seat for seat in dict.fromkeys(state.thieves) if seat in lying]
        state.thieves = (*(seat for seat in lying if seat not in ordered), *ordered)
