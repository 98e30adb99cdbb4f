"""The Guide, the championship card of 2022: two path cards in one turn (WC-2022)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saboteur.modding import (
    Action,
    CountShape,
    Effect,
    IllegalAction,
    Module,
    Out,
    Pending,
    Rules,
    State,
    Window,
    forbidden,
    placements,
    plan_draws,
    refused_blocked,
)

CARD: Final = "guide"
NEXT: Final = "guided"
# How many path cards it allows.
STEPS: Final = 2
# The switch: how many are drawn if only one could be laid.
_DRAWS: Final = "guide-draws"


def next_placements(rules: Rules, state: State, seat: int) -> list[Action]:
    """Return every way a seat may lay a path card of its hand now."""
    found = placements(rules, state, seat, rules.cards_of(state.hands[seat]))
    return [action for action in found if not forbidden(rules, state, seat, action)]


class Lead(Effect):
    """Lay two path cards one after the other, each by the usual rules; draw two at the end."""

    rule = "WC-2022"

    def __init__(self) -> None:
        """Prepare the only way to play it."""
        self.ways = [Action("play", CARD)]

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return the only way if a first path card can be laid."""
        return self.ways if next_placements(rules, state, seat) else []

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: laying is forbidden, or nothing can be laid."""
        return refused_blocked(rules, state, seat) or IllegalAction("nothing-to-lay", self.rule)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Begin; two draws are due in any case (TURN-5)."""
        state.push(Pending(NEXT, (), STEPS))
        plan_draws(state, *[seat] * STEPS)
        return ()


class NextWindow(Window):
    """Asks for the next path card, as long as one is due and can be laid."""

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        """Ask, or let the turn end."""
        state.pop()
        if pending.data and next_placements(rules, state, state.turn):
            state.push(Pending(CARD, (state.turn,), pending.data))
        elif rules.switches.get(_DRAWS) == "laid":
            plan_draws(state, *[state.turn] * (STEPS - pending.data))

    def undone(self, pending: Pending) -> Pending:
        """Let one more path card be due."""
        return pending.about(pending.data + 1)

    def decode(self, rules: Rules, state: State, data: Any) -> int:
        """Read how many are due."""
        if type(data) is not int or not 0 <= data <= STEPS:
            raise ValueError(f"{data} is no number of path cards")
        return data


class GuideWindow(NextWindow):
    """The player lays one of the two path cards; they must if they can."""

    verbs = frozenset({"place"})
    rule = "WC-2022"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        return next_placements(rules, state, seat)

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Return the first rule that the placement breaks."""
        refused = rules.deeds["place"].check(rules, state, seat, action)
        return refused or forbidden(rules, state, seat, action)

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Lay it; the next one follows when all its consequences are done."""
        state.pop()
        state.push(Pending(NEXT, (), pending.data - 1))
        rules.deeds["place"].do(rules, state, seat, action, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> CountShape:
        """Everyone sees how many are due."""
        return {"count": pending.data}


class Guide(Module):
    """One action card in the draw pile (WC-0)."""

    key = CARD
    title = "the Guide"
    readings: ClassVar[dict[str, tuple[str, ...]]] = {_DRAWS: ("two", "laid")}

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [(CARD, 1)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {CARD: Lead()}

    def windows(self, rules: Rules) -> dict[str, Window]:
        """Return what is asked for each of the two."""
        return {NEXT: NextWindow(), CARD: GuideWindow()}
