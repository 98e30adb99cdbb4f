"""Path shapes and tiles: reading, the canonical order, half turns, tunnels, marks."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.core.cards import (
    CARDS,
    HIDDEN,
    MARKS,
    TILES,
    Tile,
    add_action_cards,
    add_path_cards,
    find_card,
    find_tile,
    in_order,
    parse_shape,
    rank_of,
    shape_text,
)
from saboteur.core.cells import DELTA, OPPOSITE, E, N, S, W, half_turn

SIDES = (N, S, E, W)


def joined(sides: list[int], joints: list[bool]) -> tuple[int, ...]:
    """Return tunnels: each side joins the one before it, or begins a tunnel of its own."""
    tunnels: list[int] = []
    for side, joint in zip(sides, joints, strict=False):
        if tunnels and joint:
            tunnels[-1] |= side
        else:
            tunnels.append(side)
    return tuple(tunnels)


def shapes() -> st.SearchStrategy[tuple[tuple[int, ...], str]]:
    """Return any tunnels, as they happen to come, and a mark or none."""
    joints = st.lists(st.booleans(), min_size=1, max_size=4)
    tunnels = st.builds(joined, st.permutations(SIDES), joints)
    return st.tuples(tunnels, st.sampled_from(("", *MARKS)))


def tile_of(text: str) -> Tile:
    """Return a tile that is in no catalogue."""
    shape = parse_shape(text)
    assert shape
    return Tile(text, *shape)


# -- reading and writing --------------------------------------------------------------------------


@given(shapes())
def test_reading_is_the_inverse_of_writing(shape: tuple[tuple[int, ...], str]) -> None:
    tunnels, mark = shape
    read = parse_shape(shape_text(tunnels, mark))
    assert read is not None
    assert set(read[0]) == set(tunnels)
    assert read[1] == mark
    assert parse_shape(shape_text(*read)) == read


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("WESN", "NSEW"), ("EN", "NE"), ("S|N", "N|S"), ("W|E|S|N", "N|S|E|W"), ("EW|NS", "NS|EW"),
        ("SE|NW", "NW|SE"), ("ES|WN", "NW|SE"), ("N|S|WE", "EW|N|S"), ("E|NS", "NS|E"),
        ("N|ES", "SE|N"), ("E|WSN", "NSW|E"), ("SN:blue", "NS:blue"), ("S:ladder", "S:ladder"),
        ("E|NS:green", "NS|E:green"), ("WES:crystal", "SEW:crystal"),
    ],
)  # fmt: skip
def test_sides_in_order_longer_tunnels_first(text: str, canonical: str) -> None:
    shape = parse_shape(text)
    assert shape
    assert shape_text(*shape) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "|", "N|", "|N", "N||S", "NN", "NS|N", "X", "n", "N S", ":", "N:", ":blue", "NS:red", "N:blue:green",
     "map", "?", "NSEWN", "N|S|E|W|N", "NS:Blue"],
)  # fmt: skip
def test_anything_else_is_no_path_card(text: str) -> None:
    assert parse_shape(text) is None


# -- tiles ----------------------------------------------------------------------------------------


@given(shapes())
def test_a_tile_knows_its_tunnels(shape: tuple[tuple[int, ...], str]) -> None:
    tile = tile_of(shape_text(*shape))
    assert tile.mask == sum(shape[0])
    for side in SIDES:
        assert tile.tunnel_at[side] == next((t for t in shape[0] if t & side), 0)
    assert tile.source == (shape[1] == "ladder")


@pytest.mark.parametrize(
    "text, tunnels",
    [
        ("NS|EW", {N | S, E | W}), ("NW|SE", {N | W, S | E}), ("NE|SW", {N | E, S | W}), ("NS|E", {N | S, E}),
        ("N|S|E|W", {N, S, E, W}), ("NSW|E", {N | S | W, E}), ("NSEW", {N | S | E | W}),
    ],
)  # fmt: skip
def test_split_tunnels_stay_apart(text: str, tunnels: set[int]) -> None:
    tile = tile_of(text)
    assert set(tile.tunnels) == tunnels
    assert tile.text == text


@given(shapes())
def test_borders_say_what_an_empty_neighbour_must_meet(shape: tuple[tuple[int, ...], str]) -> None:
    tile = tile_of(shape_text(*shape))
    found = {side: (step, facing, demand) for step, side, facing, demand in tile.borders}
    for side in SIDES:
        facing = OPPOSITE[side]
        wanted = facing << 4 | (facing if tile.mask & side else 0)
        assert found[side] == (DELTA[side], facing, wanted)


@pytest.mark.parametrize("mark", MARKS)
def test_marks_change_no_tunnel(mark: str) -> None:
    assert tile_of(f"NS|E:{mark}").tunnels == tile_of("NS|E").tunnels
    assert tile_of(f"NS|E:{mark}").text == f"NS|E:{mark}"


def test_a_door_shows_its_colour() -> None:
    doors = {"NS:blue": "blue", "NS|E:green": "green", "S:ladder": "", "NS": ""}
    assert {text: tile_of(text).door for text in doors} == doors


# -- the catalogue --------------------------------------------------------------------------------


def test_every_card_turns_by_a_half_and_no_other_way() -> None:
    for card in CARDS.values():
        for tile in card.tiles:
            turned = {half_turn(tunnel) for tunnel in tile.tunnels}
            assert any(set(other.tunnels) == turned for other in card.tiles)
        assert len(card.tiles) == len({tile.text for tile in card.tiles}) <= 2
        assert [tile.card for tile in card.tiles] == [card.key] * len(card.tiles)


def test_a_tile_belongs_to_one_card_only() -> None:
    texts = [tile.text for card in CARDS.values() for tile in card.tiles]
    assert len(texts) == len(set(texts))
    assert set(texts) == set(TILES)


@pytest.mark.parametrize("text", ["SEW", "NEW", "WEN", "WES"])
def test_a_card_given_turned_is_its_key(text: str) -> None:
    assert find_card(text) == "SEW"


def test_tiles_are_found_in_any_order_of_sides() -> None:
    for text, tile in TILES.items():
        shape, colon, mark = text.partition(":")
        for order in permutations(shape.split("|")):
            assert find_tile("|".join(word[::-1] for word in order) + colon + mark) is tile


@pytest.mark.parametrize("text", ["", "NSEW:gold", "Map", "maps", " map", "N|X"])
def test_unknown_cards_are_not_found(text: str) -> None:
    assert find_card(text) is None
    assert find_tile(text) is None


def test_a_hidden_card_is_a_card_and_comes_last() -> None:
    assert find_card(HIDDEN) == HIDDEN
    assert find_tile(HIDDEN) is None
    assert in_order([HIDDEN, "map", "NSEW"]) == ("NSEW", "map", HIDDEN)
    assert rank_of(HIDDEN) == len(CARDS)


@pytest.mark.parametrize("key", ["WE", "N|NS", "SN:blue", "E|W:red", "map"])
def test_only_canonical_path_cards_enter_the_catalogue(key: str, clean: None) -> None:
    before = dict(CARDS)
    if key == "map":
        add_path_cards(key)  # it is known already
        add_action_cards(key)
    else:
        with pytest.raises(ValueError, match="canonical"):
            add_path_cards(key)
    assert before == CARDS


def test_ranks_count_up(clean: None) -> None:
    assert [card.rank for card in CARDS.values()] == list(range(len(CARDS)))
    add_path_cards("NS|EW", "NW|SE")
    assert [card.rank for card in CARDS.values()] == list(range(len(CARDS)))
    assert [tile.text for tile in CARDS["NS|EW"].tiles] == ["NS|EW"]
    assert [tile.text for tile in CARDS["NW|SE"].tiles] == ["NW|SE"]  # the half turn is itself


def test_the_base_cards_are_those_of_the_box() -> None:
    """Names and numbers of the base game, written down by hand."""
    from saboteur import Rules

    paths = ("NSEW", "SEW", "NSW", "NS", "EW", "SW", "SE")
    dead_ends = ("N|S|E|W", "S|E|W", "N|S|W", "N|S", "E|W", "S|W", "S|E", "S", "W")
    deck = Rules.build(3).deck
    assert [deck.count(path) for path in paths] == [5, 5, 5, 4, 3, 5, 4]
    assert [deck.count(path) for path in dead_ends] == [1] * 9
    tools = ("pickaxe", "lamp", "cart")
    assert [deck.count(f"break-{tool}") for tool in tools] == [3, 3, 3]
    assert [deck.count(f"repair-{tool}") for tool in tools] == [2, 2, 2]
    pairs = ("pickaxe-lamp", "pickaxe-cart", "lamp-cart")
    assert [deck.count(f"repair-{pair}") for pair in pairs] == [1, 1, 1]
    assert (deck.count("rockfall"), deck.count("map"), len(deck)) == (3, 6, 67)
