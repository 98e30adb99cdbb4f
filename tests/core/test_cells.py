"""Cells and sides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.core.cells import (
    DELTA,
    LIMIT,
    NEIGHBOURS,
    NOWHERE,
    OPPOSITE,
    STEPS,
    E,
    N,
    S,
    W,
    cell_at,
    cell_text,
    half_turn,
    parse_cell,
    sides_text,
    xy,
)

numbers = st.integers(-LIMIT, LIMIT)
masks = st.integers(0, 15)


@given(numbers, numbers)
def test_a_cell_is_its_column_and_row(x: int, y: int) -> None:
    assert xy(cell_at(x, y)) == (x, y)
    assert cell_text(cell_at(x, y)) == f"{x},{y}"
    assert parse_cell(f"{x},{y}") == cell_at(x, y)
    assert cell_at(x, y) != NOWHERE


@given(numbers, numbers, numbers, numbers)
def test_cells_sort_by_row_then_column(x: int, y: int, x2: int, y2: int) -> None:
    assert (cell_at(x, y) < cell_at(x2, y2)) == ((y, x) < (y2, x2))


@pytest.mark.parametrize("side, x, y", [(N, 0, -1), (E, 1, 0), (S, 0, 1), (W, -1, 0)])
def test_x_grows_to_the_east_and_y_to_the_south(side: int, x: int, y: int) -> None:
    assert xy(DELTA[side]) == (x, y)
    assert DELTA[OPPOSITE[side]] == -DELTA[side]


@pytest.mark.parametrize(
    "text",
    ["", "1", "1,", ",1", "1,2,3", "1;2", " 1,2", "1, 2", "+1,2", "1.0,2", "100000,0", "--1,2",
     "\u0661,2", "1,2\n", "a,b", "-,1", "0x1,2"],
)  # fmt: skip
def test_anything_else_is_no_cell(text: str) -> None:
    assert parse_cell(text) is None


def test_steps_lead_to_the_side_that_touches() -> None:
    assert STEPS[N | S | E | W] == NEIGHBOURS
    for mask in range(16):
        sides = [side for side in (N, S, E, W) if mask & side]
        assert list(STEPS[mask]) == [(DELTA[side], OPPOSITE[side]) for side in sides]


@given(masks)
def test_a_half_turn_turns_every_side_round(mask: int) -> None:
    assert half_turn(half_turn(mask)) == mask
    assert half_turn(mask) == sum(OPPOSITE[side] for side in (N, S, E, W) if mask & side)


@given(masks)
def test_sides_are_written_north_south_east_west(mask: int) -> None:
    named = ((N, "N"), (S, "S"), (E, "E"), (W, "W"))
    assert sides_text(mask) == "".join(letter for side, letter in named if mask & side)
