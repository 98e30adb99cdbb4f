"""Actions: notation, values, and what others see of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Action, IllegalAction
from saboteur.core.actions import (
    PLAY_OPERANDS,
    VERBS,
    operands_of,
    parse_seat,
    public_form,
    seat_text,
)
from saboteur.core.cards import CARDS, TILES
from saboteur.core.cells import cell_at, cell_text

CELLS = st.builds(cell_at, st.integers(-99, 99), st.integers(-99, 99))
DOMAINS: dict[str, st.SearchStrategy[object]] = {
    "tile": st.sampled_from(sorted(TILES)),
    "card": st.sampled_from(sorted(CARDS)),
    "cell": CELLS,
    "seat": st.integers(0, 98),
    "word": st.sampled_from(("lamp", "pickaxe", "cart", "1", "3", "none", "?")),
    "cards": st.lists(st.sampled_from(sorted(CARDS)), max_size=3),
}


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Return any action in the notation, its cards in any order."""
    verb = draw(st.sampled_from(sorted(VERBS)))
    words = [verb]
    operands = VERBS[verb]
    if verb == "play":
        card = draw(st.sampled_from(sorted(PLAY_OPERANDS)))
        words.append(card)
        operands = PLAY_OPERANDS[card]
    for operand in operands:
        words.append(written(operand, draw(DOMAINS["cell" if operand == "other" else operand])))
    return " ".join(word for word in words if word)


def written(operand: str, value: object) -> str:
    """Return an operand as people write it."""
    if operand == "seat":
        assert isinstance(value, int)
        return f"p{value + 1}"
    if operand in ("cell", "other"):
        assert isinstance(value, int)
        return cell_text(value)
    return " ".join(value) if isinstance(value, list) else str(value)


@given(texts())
def test_text_and_value_are_inverse(text: str) -> None:
    action = Action.parse(text)
    assert Action.parse(str(action)) == action
    assert eval(repr(action), {"Action": Action}) == action
    assert sorted(str(action).split()) == sorted(text.split())
    assert hash(Action.parse(text)) == hash(action)


@given(texts(), texts())
def test_actions_are_equal_when_they_are_written_alike(one: str, two: str) -> None:
    first, second = Action.parse(one), Action.parse(two)
    assert (first == second) == (str(first) == str(second))
    assert first != one


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("place WEN 3,-1", "place NEW 3,-1"),
        ("  pass \t NSW ", "pass NSW"),
        ("pass NSE", "pass NSW"),
        ("pass map NSW", "pass NSW map"),
        ("pass SEW map NSW", "pass SEW NSW map"),
        ("play repair-lamp-cart p2 lamp", "play repair-lamp-cart p2 lamp"),
        ("place E|N|W|S 0,0", "place N|S|E|W 0,0"),
        ("place NSEW -0,0", "place NSEW 0,0"),
        ("take 2", "take 2"),
        ("turn WN", "turn NW"),
        ("pass", "pass"),
    ],
)
def test_what_is_read_prints_canonically(text: str, canonical: str) -> None:
    assert str(Action.parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "   ", "fly", "place", "place NSEW", "place NSEW 1", "place map 1,0", "place 1,0 NSEW", "play",
     "play fly", "play map", "play map p1", "play map 8,0 8,2", "play break-lamp", "play break-lamp p0",
     "play break-lamp 3", "play break-lamp p100", "play repair-lamp-cart p2", "play repair-lamp p1 lamp",
     "pass fly", "open", "open p1", "take", "take 1 2", "take Two", "turn", "turn map", "Place NSEW 1,0",
     "place nsew 1,0", "place NSEW 1,0 now", "p1 pass", "pass\u00a0NSW\u2003fly"],
)  # fmt: skip
def test_what_is_no_action_is_refused_by_turn_1(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        Action.parse(text)
    assert error.value.rule == "TURN-1"
    assert error.value.reason in ("malformed", "unknown-card", "not-a-path-card")


def test_a_refusal_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(IllegalAction) as error:
        Action.parse("x" * 10_000)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("seat", range(12))
def test_people_count_seats_from_one(seat: int) -> None:
    assert seat_text(seat) == f"p{seat + 1}"
    assert parse_seat(seat_text(seat)) == seat


@pytest.mark.parametrize("text", ["p0", "p", "1", "P1", "p1 ", "p01", "p-1", "p\u0661", "pp1", "p100"])
def test_anything_else_is_no_seat(text: str) -> None:
    assert parse_seat(text) is None


@pytest.mark.parametrize(
    "text, seen",
    [("pass NSW", "pass ?"), ("pass NSW map", "pass ? ?"), ("pass", "pass"), ("take 2", "take ?"),
     ("place NEW 1,0", "place NEW 1,0"), ("play map 8,0", "play map 8,0"), ("open 8,0", "open 8,0")],
)  # fmt: skip
def test_others_see_the_public_form(text: str, seen: str) -> None:
    public = public_form(Action.parse(text))
    assert str(public) == seen
    assert public_form(public) == public
    assert Action.parse(seen) == public


def test_every_operand_can_be_read() -> None:
    for verb in VERBS:
        for card in PLAY_OPERANDS if verb == "play" else ("",):
            assert set(operands_of(verb, card)) <= {*DOMAINS, "other"}


def test_an_action_is_not_changed_by_anything() -> None:
    action = Action.parse("pass NSW map")
    assert {action: 1}[Action.parse("pass map NSE")] == 1
    with pytest.raises(AttributeError):
        action.colour = "blue"  # type: ignore[attr-defined]
