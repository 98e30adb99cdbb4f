"""What the tunnel toll asks, tells and shows in the terminal."""

from __future__ import annotations

from saboteur.modding.terminal import (
    BoxWords,
    Facts,
    MinePieces,
    Names,
    Seen,
    TurnVerb,
    cell_text,
    did,
    happened,
    seat_text,
)


def _left(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} built {names.place(facts['cell'])}, past {names.whose(seat, seat)} miner."


def _paid(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} paid {names.name(facts['target'])} 1 gold {names.place(facts['cell'])}."


def _asked(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} asked {names.name(facts['target'])} to pay the miner."


def _refused(names: Names, seat: int, facts: Facts) -> str:
    return f"{names.who(seat)} did not pay for {names.name(facts['target'])}."


def _standing(view: Seen) -> list[str]:
    ready = view["ext"]["toll"]["ready"] if "toll" in view["ext"] else 0
    return [f"{ready} miner{'s' if ready > 1 else ''} ready"] if ready else []


def _draw(view: Seen) -> MinePieces:
    miners = view["ext"].get("toll", {"miners": {}})["miners"]
    return MinePieces(pieces={cell: f"M{seat_text(seat)}" for cell, seat in miners.items()})


WORDS = BoxWords(
    events={
        "miner-set": did("set a miner {place}"),
        "miner-left": _left,
        "toll-paid": _paid,
        "asked-to-pay": _asked,
        "refused-to-pay": _refused,
        "withdrew": did("took {card} back: nobody paid {place}"),
        "toll-over": happened(""),
    },
    questions={
        "toll": "{to}'s miner ({cells}) wants 1 gold. Who pays?",
        "pay-for": "{turn} asks you to pay 1 gold to {to}'s miner ({cells}). Do you?",
    },
    answers={
        "pay": "pay 1 gold",
        "ask": "ask {seat}",
        "refuse": "refuse",
        "withdraw": "take the card back: the cell is barred to you for this turn",
    },
    verbs={
        "miner": TurnVerb(
            "Discard a card unseen to place a miner at",
            lambda action: (cell_text(action.cell), action.card),
            by_cell=True,
        ),
    },
    standing=_standing,
    draw=_draw,
    help_moves=("miner 2,0 map         discard a card unseen to place a miner",),
    help_signs=("Mp3 a miner of p3: whoever builds there pays p3 1 gold",),
)
