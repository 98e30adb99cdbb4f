"""What the new action cards do (S2-THIEF to S2-FREE)."""

from __future__ import annotations

from saboteur.modding import (
    Action,
    Effect,
    Front,
    FrontEffect,
    IllegalAction,
    Later,
    Nothing,
    Out,
    Rules,
    State,
    dwarf_changes,
    front_changes,
    inspect_dwarf,
    lose_dwarf,
    plan_draws,
    put_in_front,
    refused_target,
    seat_text,
    swap_hands,
    take_from_front,
    take_spare,
)

from .events import BeforePlayer, HatsSwapped, ThiefLaid, Trapped


def _changes(rules: Rules, state: State, target: int) -> Later[Nothing]:
    """Return the changes of what lies in front of a player, a thief perhaps."""
    return front_changes(rules, state, target, ((("thieves",), list(state.thieves)),))


def take_away(
    rules: Rules, state: State, kind: type[BeforePlayer], seat: int, target: int, card: str, out: Out
) -> None:
    """Take a card away from in front of a player."""
    take_from_front(rules, state, target, card)
    if card == "thief":
        state.thieves = tuple(thief for thief in state.thieves if thief != target)
    if out is not None:
        out.append(kind(seat=seat, target=target, card=card, changes=_changes(rules, state, target)))


class OnAPlayer(Effect):
    """A card played on one player; subclasses say on whom."""

    def __init__(self, card: str, rule: str, players: int) -> None:
        """Prepare the way to play it on each seat."""
        self.rule = rule  # type: ignore[misc]
        self.ways = [Action("play", card, seat=seat) for seat in range(players)]

    def wrong(self, seat: int, target: int) -> IllegalAction:
        """Return why it may not be played on this seat."""
        raise NotImplementedError

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat, or what is wrong with it."""
        return refused_target(rules, self.rule, action) or self.wrong(seat, action.seat)


class OnAnother(OnAPlayer):
    """A card played on any other player."""

    def __init__(self, card: str, rule: str, players: int) -> None:
        """Leave each seat out of its own ways."""
        super().__init__(card, rule, players)
        self.others = [self.ways[:seat] + self.ways[seat + 1 :] for seat in range(players)]

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        return self.others[seat]

    def wrong(self, seat: int, target: int) -> IllegalAction:
        """Refuse the player's own seat."""
        return IllegalAction("not-oneself", self.rule, seat_text(target))


class Thief(Effect):
    """Lay a thief in front of the player's own seat (S2-THIEF), to steal when the round ends (S2-STEAL)."""

    rule = "S2-THIEF"

    def __init__(self, while_trapped: bool) -> None:
        """Store whether a trapped player may lay it (ED-THIEF-PLAY)."""
        self.while_trapped = while_trapped
        self.ways = [Action("play", "thief")]

    def _trapped(self, state: State, seat: int) -> bool:
        return not self.while_trapped and bool(state.front.get("trap", 0) >> seat & 1)

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return the only way, unless a thief is there already (S2-SAME)."""
        barred = state.front.get("thief", 0) >> seat & 1 or self._trapped(state, seat)
        return [] if barred else self.ways

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: a trap, or another thief."""
        if self._trapped(state, seat):
            return IllegalAction("trapped", self.rule, "trap")
        return IllegalAction("already-there", "S2-SAME", "thief")

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Lay the thief; the order of play counts (ED-THIEF)."""
        put_in_front(rules, state, seat, "thief")
        state.thieves = (*state.thieves, seat)
        if out is not None:
            changes = _changes(rules, state, seat)
            out.append(ThiefLaid(seat=seat, target=seat, card="thief", changes=changes))


class Trap(FrontEffect):
    """Trap a player: they lay nothing and, if still trapped at the end, get nothing (S2-TRAP)."""

    rule = "S2-TRAP"

    def __init__(self) -> None:
        """Aim at everyone without a trap (S2-SAME)."""
        super().__init__("trap", Front("trap", lies=False))

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat, or a trap is there already."""
        return refused_target(rules, self.rule, action) or IllegalAction("already-there", "S2-SAME", "trap")

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Put the card in front of the target."""
        put_in_front(rules, state, action.seat, "trap")
        if out is not None:
            changes = _changes(rules, state, action.seat)
            out.append(Trapped(seat=seat, target=action.seat, card="trap", changes=changes))


class TrapAnother(Trap):
    """The same, if nobody may trap themselves (ED-TRAP)."""

    def __init__(self, players: int) -> None:
        """Prepare the way to play it on each seat."""
        super().__init__()
        self._on_each = self.ways(players)

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return everyone else without a trap."""
        trapped = state.front.get(self.card, 0)
        return [way for way in self._on_each if way.seat != seat and not trapped >> way.seat & 1]

    def allows(self, rules: Rules, state: State, seat: int, action: Action) -> bool:
        """Exclude the player's own seat."""
        return action.seat != seat and super().allows(rules, state, seat, action)

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: the player's own seat, or what else is wrong."""
        if action.seat == seat:
            return IllegalAction("not-oneself", self.rule, seat_text(seat))
        return super().refusal(rules, state, seat, action)


class TakeAway(FrontEffect):
    """Discard a thief (S2-HANDSOFF) or a trap (S2-FREE) that lies in front of anyone."""

    def __init__(self, card: str, rule: str, against: str, kind: type[BeforePlayer]) -> None:
        """Aim at what is removed, and store the kind of event."""
        super().__init__(card, Front(against))
        self.rule = rule  # type: ignore[misc]
        self.against = against
        self.kind = kind

    def refusal(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction:
        """Return the refusal: no such seat, or nothing of the kind is there."""
        refused = refused_target(rules, self.rule, action)
        return refused or IllegalAction("not-in-front", self.rule, self.against)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Take the thief or trap away and discard it."""
        take_away(rules, state, self.kind, seat, action.seat, self.against, out)
        return (self.against,)


class SwapHands(OnAnother):
    """Swap all remaining cards with another player, who draws instead (S2-SWAPHANDS)."""

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        swap_hands(rules, state, seat, action.seat, out)
        plan_draws(state, action.seat)
        return ()


class Inspect(OnAnother):
    """Look at another player's dwarf, alone (S2-INSPECT)."""

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Let the player remember it."""
        inspect_dwarf(state, seat, action.seat, out)
        return ()


class SwapHats(OnAPlayer):
    """Any player discards their dwarf and takes the top one of the pile (S2-SWAPHATS)."""

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        """Return everyone while there is a dwarf left."""
        return self.ways if state.spare else []

    def wrong(self, seat: int, target: int) -> IllegalAction:
        """Return the refusal: no dwarf is left."""
        return IllegalAction("no-dwarf-left", self.rule)

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        """Change the dwarf; what others knew about it now applies to the discarded one."""
        target = action.seat
        knew = lose_dwarf(state, target)
        state.dwarf_discard = (*state.dwarf_discard, take_spare(state, target))
        state.dwarf_seen = (*state.dwarf_seen, knew)
        if out is not None:
            changes = dwarf_changes(state, (target,))
            out.append(HatsSwapped(seat=seat, target=target, changes=changes))
        return ()
