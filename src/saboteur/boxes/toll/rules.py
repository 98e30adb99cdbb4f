"""The tunnel toll: miners who let nobody build on until somebody pays (TOLL-1 to TOLL-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from saboteur.modding import (
    NOBODY,
    Action,
    Changes,
    Deed,
    Given,
    IllegalAction,
    Module,
    Nothing,
    Out,
    Patch,
    Pending,
    Rules,
    Secret,
    Spent,
    State,
    Stream,
    Window,
    add_to_hand,
    card_of,
    cell_text,
    change_gold,
    discard_unseen,
    given_shown,
    holds,
    own_gold,
    parse_cell,
    plan_draws,
    resume_turn,
    seat_text,
)

from .events import AskedToPay, MinerLeft, MinerSet, RefusedToPay, TollOver, TollPaid, Withdrew
from .shapes import MinersShape, TollShape

KEY: Final = "toll"
PAY_FOR: Final = "pay-for"
MINERS: Final = 2
FARE: Final = 1
# The switch: whether the miner's owner may be asked to pay.
_OWNER: Final = "toll-owner"


class Tolls(NamedTuple):
    """Ready miners, those on the grid with their owners, and what happened this turn."""

    ready: int = MINERS
    miners: tuple[tuple[int, int], ...] = ()
    barred: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    def setter(self, cell: int) -> int:
        """Return the owner of the miner on a cell, or NOBODY."""
        for miner, seat in self.miners:
            if miner == cell:
                return seat
        return NOBODY

    def without(self, cell: int) -> Tolls:
        """Return the same without a cell's miner, which is out for this round."""
        return self._replace(miners=tuple(entry for entry in self.miners if entry[0] != cell))

    def shown(self) -> MinersShape:
        """Return all of it as plain data: everyone sees it."""
        return {
            "ready": self.ready,
            "miners": {cell_text(cell): seat for cell, seat in self.miners},
            "barred": [cell_text(cell) for cell in self.barred],
            "asked": list(self.asked),
        }


_AT_SET_UP: Final = Tolls()


def tolls_of(state: State) -> Tolls:
    """Return the module's own state."""
    tolls: Tolls = state.ext.get(KEY, _AT_SET_UP)
    return tolls


def _patch(state: State) -> Patch:
    return ((("ext", KEY), tolls_of(state).shown()),)


def _changes(state: State) -> Changes[Nothing]:
    return Changes(_patch(state))


class SetMiner(Deed):
    """Discard a card unseen to place a ready miner before an open connected tunnel; draw nothing (TOLL-2)."""

    def offer(self, rules: Rules, state: State, seat: int) -> Sequence[Action]:
        """Return every free cell with every kind of card."""
        tolls = tolls_of(state)
        if not tolls.ready:
            return ()
        cards = dict.fromkeys(rules.cards_of(state.hands[seat]))
        cells = sorted(state.live.keys() - {cell for cell, _ in tolls.miners})
        return [Action("miner", cell=cell, card=card) for cell in cells for card in cards]

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Require a card of the hand, a ready miner and a suitable cell."""
        tolls = tolls_of(state)
        if not holds(rules, state, seat, action.card):
            return IllegalAction("card-not-in-hand", "TURN-1", action.card)
        if not tolls.ready:
            return IllegalAction("no-miner-left", "TOLL-2")
        if action.cell not in state.live or tolls.setter(action.cell) != NOBODY:
            return IllegalAction("no-place-for-a-miner", "TOLL-2", cell_text(action.cell))
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        discard_unseen(rules, state, seat, (action.card,), out, Spent)
        plan_draws(state)
        tolls = tolls_of(state)
        miners = (*tolls.miners, (action.cell, seat))
        state.keep(KEY, tolls._replace(ready=tolls.ready - 1, miners=miners))
        if out is not None:
            out.append(MinerSet(seat=seat, cell=cell_text(action.cell), changes=_changes(state)))


class TollWindow(Window):
    """To build on a miner's cell, a player pays, asks somebody to, or takes the card back (TOLL-3)."""

    verbs = frozenset({"pay", "ask", "withdraw"})
    rule = "TOLL-4"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        """Return what can be done."""
        pay = [Action("pay")] if state.gold[seat] else []
        others = range(rules.players)
        asked = [Action("ask", seat=s) for s in others if not _refused(rules, state, pending, seat, s)]
        return [*pay, *asked, Action("withdraw")]

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Return the refusal: somebody cannot pay, or cannot be asked."""
        if action.verb == "pay" and not state.gold[seat]:
            return IllegalAction("no-gold", self.rule, seat_text(seat))
        if action.verb == "ask":
            if not 0 <= action.seat < rules.players:
                return IllegalAction("no-such-seat", self.rule, seat_text(action.seat))
            return _refused(rules, state, pending, seat, action.seat)
        return None

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Pay, ask or give up."""
        if action.verb == "pay":
            state.pop()
            pay_toll(rules, state, seat, pending.data, out)
        elif action.verb == "ask":
            tolls = tolls_of(state)
            state.keep(KEY, tolls._replace(asked=(*tolls.asked, action.seat)))
            state.push(Pending(PAY_FOR, (action.seat,), pending.data))
            if out is not None:
                out.append(AskedToPay(seat=seat, target=action.seat, changes=_changes(state)))
        else:
            state.pop()
            take_back(rules, state, seat, pending.data, out)

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> TollShape:
        """Everyone sees where, and to whom the toll is due."""
        return {"cells": [cell_text(pending.data)], "to": tolls_of(state).setter(pending.data)}

    def encode(self, data: int) -> str:
        return cell_text(data)

    def decode(self, rules: Rules, state: State, data: Any) -> int:
        """Read the cell, which has a miner."""
        cell = parse_cell(data)
        if cell is None or tolls_of(state).setter(cell) == NOBODY:
            raise ValueError(f"no miner stands at {data}")
        return cell


def _refused(rules: Rules, state: State, pending: Pending, seat: int, other: int) -> IllegalAction | None:
    """Return why a player cannot be asked to pay: the asker, the owner, without gold, or asked before."""
    tolls = tolls_of(state)
    owner = NOBODY if rules.switches.get(_OWNER) == "asked" else tolls.setter(pending.data)
    if other in (seat, owner):
        return IllegalAction("not-to-be-asked", "TOLL-4", seat_text(other))
    if not state.gold[other]:
        return IllegalAction("no-gold", "TOLL-4", seat_text(other))
    if other in tolls.asked:
        return IllegalAction("asked-already", "TOLL-4", seat_text(other))
    return None


class PayForWindow(TollWindow):
    """Another player is asked to pay, and may refuse (TOLL-4)."""

    verbs = frozenset({"pay", "refuse"})

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        return [Action("pay"), Action("refuse")]

    def check(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action
    ) -> IllegalAction | None:
        """Accept both answers from a player with gold, who alone is asked."""
        return None

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        """Pay, or leave it to the player."""
        state.pop()
        if action.verb == "pay":
            state.pop()
            pay_toll(rules, state, seat, pending.data, out)
        elif out is not None:
            out.append(RefusedToPay(seat=seat, target=state.turn))


def pay_toll(rules: Rules, state: State, payer: int, cell: int, out: Out) -> None:
    """Move one gold to the miner's owner; the miner is then out for this round."""
    tolls = tolls_of(state)
    setter = tolls.setter(cell)
    patch = (*change_gold(rules, state, payer, -FARE), *change_gold(rules, state, setter, FARE))
    state.keep(KEY, tolls.without(cell))
    if out is not None:
        secret = own_gold(state, payer, Nothing()) + own_gold(state, setter, Nothing())
        changes = Changes((*patch, *_patch(state)), secret)
        out.append(TollPaid(seat=payer, target=setter, cell=cell_text(cell), changes=changes))


def take_back(rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
    """Take the card back: everyone has seen it, the same player's turn goes on, and the cell is barred."""
    pending = state.pop()
    while pending.kind != "effect":
        pending = state.pop()
    action: Action = pending.data[1]
    card = card_of(action)
    add_to_hand(rules, state, seat, card)
    others = [other for other in range(rules.players) if other != seat]
    state.given = (*state.given, *(Given(other, seat, (card,)) for other in others))
    tolls = tolls_of(state)
    state.keep(KEY, tolls._replace(barred=(*tolls.barred, cell)))
    _ask_again(rules, state, seat)
    if out is not None:
        hand = list(rules.cards_of(state.hands[seat]))
        patch: Patch = ((("cards", seat), len(hand)), *_patch(state))
        secret: Secret[Nothing] = (
            *((other, Nothing(), _given(state, other)) for other in others),
            (seat, Nothing(), ((("hand",), hand),)),
        )
        out.append(Withdrew(seat=seat, card=card, cell=cell_text(cell), changes=Changes(patch, secret)))


def _given(state: State, seat: int) -> Patch:
    mine = tuple(given for given in state.given if given.by == seat)
    return ((("given",), given_shown(mine)),)


def _ask_again(rules: Rules, state: State, seat: int) -> None:
    """Return to the turn, or to what else had asked for the path card."""
    asked = state.stack[-1]
    again = rules.windows[asked.kind].undone(asked)
    if again:
        state.pop()
        state.push(again)
    else:
        resume_turn(rules, state, seat)


class Toll(Module):
    """Everyone starts with one gold; two miners are ready in every round (TOLL-1)."""

    key = KEY
    title = "the tunnel toll"
    readings: ClassVar[dict[str, tuple[str, ...]]] = {_OWNER: ("spared", "asked")}

    def windows(self, rules: Rules) -> dict[str, Window]:
        """Return the windows for payment."""
        return {KEY: TollWindow(), PAY_FOR: PayForWindow()}

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        """Return the deed of placing a miner."""
        return {"miner": SetMiner()}

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Make two miners ready, and at the start of the game give everyone one gold."""
        state.keep(KEY, Tolls())
        if state.round == 1:
            state.gold = state.awarded = (1,) * rules.players

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        """Ask for the toll before a card counts as played; it is settled before a veto (TOLL-3)."""
        if action.tile and tolls_of(state).setter(action.cell) not in (NOBODY, seat):
            state.push(Pending(KEY, (seat,), action.cell))

    def on_placed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        """Remove a player's own miner when they build there themselves."""
        tolls = tolls_of(state)
        if tolls.setter(cell) != NOBODY:
            state.keep(KEY, tolls.without(cell))
            if out is not None:
                out.append(MinerLeft(seat=seat, cell=cell_text(cell), changes=_changes(state)))

    def on_turn_end(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        """Forget who was asked and what was barred in this turn."""
        tolls = tolls_of(state)
        if tolls.asked or tolls.barred:
            state.keep(KEY, tolls._replace(asked=(), barred=()))
            if out is not None:
                out.append(TollOver(seat=seat, changes=_changes(state)))

    def may_forbid(self, rules: Rules, state: State) -> bool:
        """Nothing is barred on most turns."""
        return bool(tolls_of(state).barred)

    def forbids(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Bar the cells where nobody paid for the rest of the turn (TOLL-4)."""
        if action.tile and action.cell in tolls_of(state).barred:
            return IllegalAction("toll-not-paid", "TOLL-4", cell_text(action.cell))
        return None

    def occupied(self, rules: Rules, state: State) -> list[int]:
        return [cell for cell, _ in tolls_of(state).miners]

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> MinersShape:
        return tolls_of(state).shown()

    def encode_ext(self, rules: Rules, state: State) -> MinersShape:
        return tolls_of(state).shown()

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Read it; by default two miners are ready."""
        data = {**Tolls().shown(), **(data or {})}
        miners = tuple((parse_cell(text), seat) for text, seat in data["miners"].items())
        barred = tuple(parse_cell(text) for text in data["barred"])
        seats = (*data["asked"], *(seat for _, seat in miners))
        if any(seat not in range(rules.players) for seat in seats) or data["ready"] not in range(MINERS + 1):
            raise ValueError(f"{data} names a seat or miner that is not there")
        if None in (*barred, *(cell for cell, _ in miners)):
            raise ValueError(f"{data} names what is no cell")
        taken = {cell for cell, _ in miners} & (state.tiles.keys() | state.sites.keys())
        if taken:
            raise ValueError(f"two things lie at {', '.join(cell_text(c) for c in taken if c is not None)}")
        cells = tuple((cell, seat) for cell, seat in miners if cell is not None)
        kept = tuple(cell for cell in barred if cell is not None)
        state.keep(KEY, Tolls(data["ready"], cells, kept, tuple(data["asked"])))

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        self.decode_ext(rules, state, known)
