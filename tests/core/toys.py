"""Toy modules, one for each rung of the extension surface; the real ones will need no more than these.

`install` adds their cards, verbs and reasons; the fixture `toys` takes all of it away again.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from saboteur.core.actions import Action, add_plays, add_verb, keep_secret
from saboteur.core.cards import TILES, add_action_cards
from saboteur.core.cells import cell_at, cell_text, parse_cell
from saboteur.core.deeds import Pass
from saboteur.core.errors import IllegalAction, add_reasons
from saboteur.core.event_kinds import PutDown
from saboteur.core.events import GONE, Changes, Out, Patch, Public
from saboteur.core.gold import change_gold, own_gold
from saboteur.core.hands import discard, discard_unseen, front_of, hand_changes
from saboteur.core.module import Deed, Draw, Effect, Goal, Module, Payout, Site
from saboteur.core.rng import Stream
from saboteur.core.rules import Rules, register
from saboteur.core.shapes import CellText, Nothing
from saboteur.core.state import Pending, State
from saboteur.core.tunnels import rebuild
from saboteur.core.window import Window

HIDDEN = "?"


class ToyVetoed(Public, kind="toy-vetoed"):
    """A card was cancelled."""


class ToyOffered(Public, kind="toy-offered"):
    """Cards lie there to choose from."""

    count: int


class ToyKept(Public, kind="toy-kept"):
    """One of them was kept."""


class ToyPaid(PutDown, kind="toy-paid"):
    """A card was put down for a mark."""


class ToyMarked(Public, kind="toy-marked"):
    """A cell was marked."""

    cell: CellText


class ToyRested(Public, kind="toy-rested"):
    """Somebody reached the inn."""


class ToyBurnt(Public, kind="toy-burnt"):
    """Somebody met the dragon."""


def install() -> None:
    """Make the toys known."""
    add_action_cards("toy-veto", "toy-lucky")
    add_plays("toy-lucky")
    add_verb("toy-veto")
    add_verb("toy-allow")
    add_verb("toy-keep", "card")
    keep_secret("toy-keep", "card")
    add_verb("toy-mark", "cell", "card")
    keep_secret("toy-mark", "card")
    add_reasons({"toy-marked": "A mark lies at {detail}.", "toy-no-mark": "No mark can lie at {detail}."})
    register(Veto, Lucky, Marks, Omens, Inn, Ledger, Bits, TwoPasses, Dragons, Hands, MoreHands)


def holds(rules: Rules, state: State, seat: int, card: str) -> bool:
    """Tell whether a card is in a hand."""
    return card in rules.cards_of(state.hands[seat])


def own(state: State, key: str, value: Any) -> None:
    """Set a module's own state; copies share the table, so it is replaced, never changed."""
    state.ext = {**state.ext, key: value}


# -- a reaction: several seats at once ------------------------------------------------------------


class Answers(Window):
    """Everyone but the player may veto the card; the first veto closes the window.

    The decision's seats are those who have not answered; its data are all that were asked.
    """

    verbs = frozenset({"toy-veto", "toy-allow"})
    rule = "WC-2019"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        veto = [Action("toy-veto")] if holds(rules, state, seat, "toy-veto") else []
        return [*veto, Action("toy-allow")]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        state.pop()
        if action.verb == "toy-veto":
            self._cancel(rules, state, seat, out)
        else:
            left = tuple(asked for asked in pending.seats if asked != seat)
            state.push(Pending(pending.kind, left, pending.data))

    def _cancel(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        _, action = state.pop().data
        card = TILES[action.tile].card if action.tile else action.card
        state.hands[seat] -= rules.tables.unit["toy-veto"]
        if out is not None:
            out.append(ToyVetoed(seat=seat, changes=hand_changes(rules, state, seat)))
        discard(state, seat, (card, "toy-veto"), out)
        state.plan = (*state.plan, ("draw", seat))

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        state.pop()  # everyone has allowed it: the effect is next

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> dict[str, Any]:
        mine = {"answered": seat not in pending.seats} if seat in pending.data else {}
        return {"seats": list(pending.data), **mine}

    def blank(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Pending:
        answered = (seat,) if seat in pending.data and seat not in pending.seats else ()
        return Pending(pending.kind, pending.data, (seat, answered))

    def guess(self, rules: Rules, state: State, pending: Pending, stream: Stream) -> Pending:
        viewer, answered = pending.data
        silent = [seat for seat in pending.seats if seat not in answered]
        left = tuple(seat for seat in silent if seat == viewer or stream.below(2))
        return Pending(pending.kind, left or (silent[stream.below(len(silent))],), pending.seats)

    def encode(self, data: Any) -> Any:
        return list(data)

    def decode(self, rules: Rules, state: State, data: Any) -> Any:
        return tuple(data)


class Veto(Module):
    """A card that answers a card (on_announced)."""

    key = "toy-veto"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [("toy-veto", 6)]

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {"toy-answers": Answers()}

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        others = tuple(other for other in range(rules.players) if other != seat)
        state.push(Pending("toy-answers", others, others))


# -- a kind of draw -------------------------------------------------------------------------------


class LuckyEffect(Effect):
    """The due draw of this turn becomes a choice of two (TURN-5)."""

    rule = "TURN-5"
    keeps_round = False

    def targets(self, rules: Rules, state: State, seat: int) -> list[Action]:
        return [Action("play", "toy-lucky")]

    def apply(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> tuple[str, ...]:
        state.plan = (("toy-pick", seat), *state.plan[1:])
        return ()


class Pick(Draw):
    """Look at the top two cards, keep one, put the other under the pile."""

    def run(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        cards = tuple(state.pile[-2:])
        if not cards:
            return
        del state.pile[-2:]
        state.push(Pending("toy-keep", (seat,), cards))
        if out is not None:
            patch: Patch = ((("pile",), len(state.pile)),)
            out.append(ToyOffered(seat=seat, count=len(cards), changes=Changes(patch)))


class Keep(Window):
    """Which of the two is kept is secret, so the window waits even with one."""

    verbs = frozenset({"toy-keep"})
    rule = "TURN-5"

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        kinds = sorted(set(pending.data), key=rules.tables.rank.__getitem__)
        return [Action("toy-keep", card=card) for card in kinds]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        state.pop()
        rest = list(pending.data)
        rest.remove(action.card)
        state.pile[:0] = rest
        state.hands[seat] += rules.tables.unit[action.card]
        if out is not None:
            patch: Patch = ((("pile",), len(state.pile)),)
            out.append(ToyKept(seat=seat, changes=hand_changes(rules, state, seat, patch)))

    def show(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> dict[str, Any]:
        mine = seat in pending.seats
        return {"count": len(pending.data), "cards": list(pending.data) if mine else None}

    def blank(self, rules: Rules, state: State, pending: Pending, seat: int | None) -> Pending:
        return pending if seat in pending.seats else pending.about((HIDDEN,) * len(pending.data))

    def guess(self, rules: Rules, state: State, pending: Pending, stream: Stream) -> Pending:
        if HIDDEN not in pending.data:
            return pending
        return pending.about(tuple(stream.shuffled(nowhere(rules, state))[: len(pending.data)]))

    def cards(self, data: Any) -> list[str]:
        return [card for card in data if card != HIDDEN]

    def encode(self, data: Any) -> Any:
        return list(data)

    def decode(self, rules: Rules, state: State, data: Any) -> Any:
        return tuple(data)


def nowhere(rules: Rules, state: State) -> list[str]:
    """Return the cards of the deck that lie nowhere in this world."""
    placed = [tile.card for cell, tile in state.tiles.items() if cell not in state.fixed]
    for seat, hand in enumerate(state.hands):
        placed += [*rules.cards_of(hand), *front_of(rules, state, seat)]
    here = Counter([*placed, *state.pile, *state.discard, *state.aside])
    return list((Counter(rules.deck) - here).elements())


class Lucky(Module):
    """A card that changes the draw (effects, draws, windows)."""

    key = "toy-lucky"

    def cards(self, rules: Rules) -> list[tuple[str, int]]:
        return [("toy-lucky", 12)]

    def effects(self, rules: Rules) -> dict[str, Effect]:
        return {"toy-lucky": LuckyEffect()}

    def draws(self, rules: Rules) -> dict[str, Draw]:
        return {"toy-pick": Pick()}

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {"toy-keep": Keep()}


# -- a deed of its own, and a ban -----------------------------------------------------------------


class Mark(Deed):
    """Put a card down unseen to bar a cell that a connected tunnel faces; nothing is drawn."""

    def offer(self, rules: Rules, state: State, seat: int) -> list[Action]:
        cards = dict.fromkeys(rules.cards_of(state.hands[seat]))
        cells = sorted(state.live.keys() - set(marks(state)))
        return [Action("toy-mark", cell=cell, card=card) for cell in cells for card in cards]

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        if not holds(rules, state, seat, action.card):
            return IllegalAction("card-not-in-hand", "TURN-1", action.card)
        if action.cell not in state.live or action.cell in marks(state):
            return IllegalAction("toy-no-mark", "TOLL-2", cell_text(action.cell))
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        discard_unseen(rules, state, seat, (action.card,), out, ToyPaid)
        state.plan = ()
        own(state, Marks.key, (*marks(state), action.cell))
        if out is not None:
            patch: Patch = ((("ext", Marks.key), [cell_text(cell) for cell in marks(state)]),)
            out.append(ToyMarked(seat=seat, cell=cell_text(action.cell), changes=Changes(patch)))


def marks(state: State) -> tuple[int, ...]:
    """Return the cells that are barred."""
    cells: tuple[int, ...] = state.ext.get(Marks.key, ())
    return cells


class Marks(Module):
    """A verb, public own state and a ban (deeds, forbids, the four methods of own state)."""

    key = "toy-marks"

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        return {"toy-mark": Mark()}

    def forbids(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        if action.verb == "place" and action.cell in marks(state):
            return IllegalAction("toy-marked", "TOLL-3", cell_text(action.cell))
        return None

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> list[str]:
        return [cell_text(cell) for cell in marks(state)]

    def encode_ext(self, rules: Rules, state: State) -> list[str]:
        return self.view_ext(rules, state, None)

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        own(state, self.key, tuple(parse_cell(text) for text in data or ()))

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        self.decode_ext(rules, state, known)


# -- own state with a secret ----------------------------------------------------------------------


class Omens(Module):
    """Everyone gets a number that they alone know; it is added to their pay in chips."""

    key = "toy-omens"

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        own(state, self.key, tuple(stream.shuffled(range(rules.players))))

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        return payout._replace(chips=(*payout.chips, *enumerate(state.ext[self.key])))

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> list[int | None]:
        return [number if s == seat else None for s, number in enumerate(state.ext[self.key])]

    def encode_ext(self, rules: Rules, state: State) -> list[int]:
        return list(state.ext[self.key])

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        own(state, self.key, tuple(range(rules.players)) if data is None else tuple(data))

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        free = stream.shuffled(sorted(set(range(rules.players)) - set(known)))
        own(state, self.key, tuple(free.pop() if number is None else number for number in known))


# -- a site that lies face up ---------------------------------------------------------------------


class InnSite(Site):
    """Whoever makes it reached gets a gold; the card stays, and ways lead through it."""

    def reach(self, rules: Rules, state: State, seat: int, cell: int, by: int, out: Out) -> None:
        patch = change_gold(rules, state, by, 1)
        if out is not None:
            gone: Patch = ((("sites", cell_text(cell)), GONE), (("ext", Inn.key, "new"), False))
            changes = Changes(patch + gone, own_gold(state, by, Nothing()))
            out.append(ToyRested(seat=by, changes=changes))


class Inn(Module):
    """A card of set-up in the maze (sites, on_round)."""

    key = "toy-inn"
    cell = cell_at(1, -1)
    tile = "NSEW"

    def sites(self, rules: Rules) -> dict[str, Site]:
        return {"toy-inn": InnSite()}

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        self._lay(state, True)

    def _lay(self, state: State, new: bool) -> None:
        state.tiles[self.cell] = TILES[self.tile]
        state.fixed |= {self.cell}
        if new:
            state.sites = {**state.sites, self.cell: "toy-inn"}

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> dict[str, Any]:
        return {"cell": cell_text(self.cell), "tile": self.tile, "new": self.cell in state.sites}

    def encode_ext(self, rules: Rules, state: State) -> dict[str, Any]:
        return {"new": self.cell in state.sites, "by": state.reached.get(self.cell)}

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        data = data or {"new": True, "by": None}
        self._lay(state, data["new"])
        rebuild(state, state.turn)
        if data["by"] is not None:
            state.reached = {**state.reached, self.cell: data["by"]}


# -- every hook -----------------------------------------------------------------------------------


class Ledger(Module):
    """Notes when each hook is called, with the seat or the verb (all hooks)."""

    key = "toy-ledger"

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        self._note(state, "round", state.round)

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        self._note(state, "announced", seat)

    def on_placed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        self._note(state, "placed", seat)

    def on_removed(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        self._note(state, "removed", seat)

    def on_reached(self, rules: Rules, state: State, seat: int, cell: int, out: Out) -> None:
        self._note(state, "reached", seat)

    def on_turn_end(self, rules: Rules, state: State, seat: int, out: Out) -> None:
        self._note(state, "turn-end", seat)

    def on_round_end(self, rules: Rules, state: State, payout: Payout, out: Out) -> None:
        self._note(state, "round-end", payout.finder)

    def adjust_payout(self, rules: Rules, state: State, payout: Payout) -> Payout:
        self._note(state, "payout", payout.finder)
        return payout

    def _note(self, state: State, hook: str, seat: int) -> None:
        own(state, self.key, (*state.ext.get(self.key, ()), (hook, seat)))

    def encode_ext(self, rules: Rules, state: State) -> list[Any]:
        return [list(entry) for entry in state.ext.get(self.key, ())]

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        own(state, self.key, tuple((hook, seat) for hook, seat in data or ()))


# -- decisions whose data are nothing ----------------------------------------------------------------


class BitsWindow(Window):
    """The answers so far as bits: no answer yet is 0."""

    verbs = frozenset({"toy-allow"})

    def legal(self, rules: Rules, state: State, pending: Pending, seat: int) -> list[Action]:
        return [Action("toy-allow")]

    def resolve(
        self, rules: Rules, state: State, pending: Pending, seat: int, action: Action, out: Out
    ) -> None:
        state.pop()
        left = tuple(other for other in pending.seats if other != seat)
        state.push(Pending(pending.kind, left, pending.data | 1 << seat))

    def run(self, rules: Rules, state: State, pending: Pending, out: Out) -> None:
        state.pop()


class Bits(Module):
    """Keeps answers as bits."""

    key = "toy-bits"

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {"toy-bits": BitsWindow()}

    def on_announced(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        state.push(Pending("toy-bits", tuple(s for s in range(rules.players) if s != seat), 0))


# -- taking over a verb, and slots ----------------------------------------------------------------


class TwoPass(Pass):
    """One card or two; as many are drawn."""

    def offer(self, rules: Rules, state: State, seat: int) -> list[Action]:
        cards = rules.cards_of(state.hands[seat])
        pairs = [(one, two) for place, one in enumerate(cards) for two in cards[place + 1 :]]
        return [Action("pass", cards=pair) for pair in dict.fromkeys(pairs)]

    def check(self, rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
        if len(action.cards) != 2:
            return super().check(rules, state, seat, action)
        if Counter(action.cards) - Counter(rules.cards_of(state.hands[seat])):
            return IllegalAction("card-not-in-hand", "TURN-1", " ".join(action.cards))
        return None

    def do(self, rules: Rules, state: State, seat: int, action: Action, out: Out) -> None:
        super().do(rules, state, seat, action, out)
        state.plan = (("draw", seat),) * max(len(action.cards), 1)


class TwoPasses(Module):
    """Takes over the base game's pass."""

    key = "toy-two-passes"

    def deeds(self, rules: Rules) -> dict[str, Deed]:
        return {"pass": TwoPass()}


class Dragon(Goal):
    """Takes a gold from the player who reached it, if they have any."""

    def opened(self, rules: Rules, state: State, by: int, out: Out) -> None:
        if state.gold[by]:
            patch = change_gold(rules, state, by, -1)
            if out is not None:
                changes = Changes(patch, own_gold(state, by, Nothing()))
                out.append(ToyBurnt(seat=by, changes=changes))


class Dragons(Module):
    """Other goals on other cells (the slot `goals`, goal_kinds)."""

    key = "toy-dragons"

    def goal_kinds(self, rules: Rules) -> dict[str, Goal]:
        return {"toy-dragon": Dragon("NSEW")}

    def goals(self, rules: Rules) -> tuple[tuple[int, ...], tuple[str, ...]]:
        cells = tuple(cell_at(4, y) for y in (-2, 0, 2))
        return cells, ("treasure", "stone-a", "toy-dragon", "toy-dragon")


class Hands(Module):
    """Claims a slot."""

    key = "toy-hands"

    def hand_size(self, rules: Rules) -> int:
        return 3


class MoreHands(Module):
    """Claims the same slot."""

    key = "toy-more-hands"

    def hand_size(self, rules: Rules) -> int:
        return 7
