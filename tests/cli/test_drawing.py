"""What is drawn: every card, the mine around it, the moves, the words for what happened, the rules."""

from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from saboteur import Event, Game, Rules, redact
from saboteur.bots import make_bot
from saboteur.cli import rulebook
from saboteur.cli.art import tile_art
from saboteur.cli.mine import draw_mine
from saboteur.cli.moves import Moves
from saboteur.cli.narration import News, Teller
from saboteur.cli.palette import with_palette
from saboteur.cli.picture import Picture
from saboteur.cli.play import named
from saboteur.cli.rulebook import read_rules, rule_text
from saboteur.cli.table import TerminalTable
from saboteur.core.cards import TILES, Tile, parse_shape
from saboteur.core.cells import E, N, S, W, cell_at

OUTER = {N: (0, 2), S: (2, 2), E: (1, 4), W: (1, 0)}
NAMES = ["Ann", "Ben", "Cid", "Dot"]


def console(width: int = 80) -> Console:
    return with_palette(Console(width=width, color_system=None))


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def position(**more: Any) -> Game:
    base: dict[str, Any] = {
        "grid": {"1,0": "EW"},
        "hands": [["NS", "map"], ["NS"], ["NS"]],
        "pile": ["NS"] * 5,
    }
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    return Game.from_position(Rules.build(3), {**base, "goals": goals, "dwarves": ["digger"] * 3, **more})


# Cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", sorted(TILES))
def test_a_card_is_open_where_its_tunnels_leave_it(text: str) -> None:
    tile = TILES[text]
    rows = tile_art(tile, tile.mask)
    assert [len(row) for row in rows] == [5, 5, 5]
    for side, (row, column) in OUTER.items():
        assert (rows[row][column][0] != " ") == bool(tile.mask & side)
    dead_end = all(tunnel.bit_count() == 1 for tunnel in tile.tunnels)
    assert (rows[1][2][0] == "▒") == (dead_end and not tile.mark)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("NSEW", ["  ┃  ", "━━╋━━", "  ┃  "]),
        ("SE", ["     ", "  ┏━━", "  ┃  "]),
        ("N|S|E|W", ["  ┃  ", "━▒▒▒━", "  ┃  "]),
        ("N|S", ["  ┃  ", " ▒▒▒ ", "  ┃  "]),
        ("W", ["     ", "━▒▒▒ ", "     "]),
        ("NS|E", ["  ┃  ", "  ┃▒╺", "  ┃  "]),
        ("EW|N", ["  ╹  ", "━━━━━", "     "]),
        ("NS|EW", ["  ┃  ", "━╸┃╺━", "  ┃  "]),
        ("NW|SE", ["  ┃  ", "━━╱━━", "  ┃  "]),
        ("NE|SW", ["  ┃  ", "━━╲━━", "  ┃  "]),
        ("NS:blue", ["  ┃  ", "  B  ", "  ┃  "]),
        ("NS|E:green", ["  ┃  ", "  G▒╺", "  ┃  "]),
        ("W:ladder", ["     ", "━▒H▒ ", "     "]),
        ("SEW:crystal", ["     ", "━━*━━", "  ┃  "]),
    ],
)
def test_how_cards_look(text: str, drawn: list[str]) -> None:
    shape = parse_shape(text)
    assert shape is not None
    tile = Tile(text, *shape)
    assert ["".join(sign for sign, _ in row) for row in tile_art(tile, 15)] == drawn


def test_only_connected_tunnels_are_lit() -> None:
    rows = tile_art(TILES["N|S|E|W"], W)
    assert rows[1][0] == ("━", "lit") and rows[1][4] == ("─", "dark")
    assert rows[1][2] == ("▒", "rubble")
    bridge = tile_art(Tile("NS|EW", (N | S, E | W), ""), N | S)
    assert (bridge[0][2], bridge[1][0]) == (("┃", "lit"), ("─", "dark"))


# The mine ------------------------------------------------------------------------------------------


def test_the_mine_has_a_ring_and_coordinates() -> None:
    lines = plain(draw_mine(Picture.of(position().view(0).as_dict()), 80, console()))
    assert lines[0].split() == [str(x) for x in range(-1, 10)]
    assert len(lines) == 1 + 3 * 7
    assert [line.split()[0] for line in lines[2::3]] == [str(y) for y in range(-3, 4)]
    assert "━━⌂━━━━━━━" in lines[1 + 3 * 3 + 1]


def test_goals_show_what_the_seat_has_seen() -> None:
    game = position()
    game.play(0, "play map 8,0")
    for seat, word in ((0, "gold"), (1, "░ ? ░")):
        middle = plain(draw_mine(Picture.of(game.view(seat).as_dict()), 80, console()))[1 + 3 * 3 + 1]
        assert word in middle


def test_places_for_a_card_are_marked() -> None:
    picture = Picture.of(position().view(0).as_dict())
    picture.spots = frozenset({cell_at(2, 0)})
    line = plain(draw_mine(picture, 80, console()))[1 + 3 * 3 + 1]
    assert line.index("·") == 3 + 5 * 3 + 2


@pytest.mark.parametrize(("width", "columns", "size"), [(120, 19, 5), (80, 19, 3), (40, 12, 3)])
def test_a_wide_mine_gets_narrow_cards_then_loses_its_west(width: int, columns: int, size: int) -> None:
    grid = {f"{x},0": "EW" for x in range(-8, 0)}
    lines = plain(draw_mine(Picture.of(position(grid=grid).view(0).as_dict()), width, console(width)))
    assert max(map(len, lines[:-1])) == 3 + columns * size <= width
    assert lines[0].split()[-1] == "9"
    assert ("left out" in lines[-1]) == (width == 40)


def test_the_screen_shows_nothing_that_the_seat_does_not_know() -> None:
    bot, rng = make_bot("rule"), Random(3)
    game = Game(Rules.build(4), "screen")
    table = TerminalTable(console(), NAMES, 3)
    for _ in range(60):
        (seat,) = game.actors
        other = game.guess(0, rng.randbytes(32))
        assert plain(table.lines(game.view(0).as_dict())) == plain(table.lines(other.view(0).as_dict()))
        game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng))


def test_broken_tools_stand_below_their_owner() -> None:
    game = position(front=[[], ["break-pickaxe", "break-lamp", "break-cart"], ["break-lamp"]])
    view = game.view(0).as_dict() | {"dwarves": ["digger", "saboteur", "digger"]}
    for width in (80, 70):
        lines = plain(TerminalTable(console(width), NAMES, 3).lines(view))
        assert any("✗pickaxe lamp cart" in line for line in lines)
        assert max(map(len, lines)) <= width


# Moves ---------------------------------------------------------------------------------------------


def test_every_move_is_listed_once_with_its_number() -> None:
    game = position(hands=[["NS", "SEW", "break-lamp", "repair-lamp-cart", "map"], ["NS"], ["NS"]])
    moves = Moves(game.legal(0), game.view(0), NAMES)
    assert sorted(map(str, moves.actions)) == sorted(map(str, game.legal(0)))
    numbers = [number for group in moves.groups() for number, _ in group.entries]
    assert numbers == list(range(1, len(moves.actions) + 1))
    assert [line.plain for line in moves.lines(80) if not line.plain.startswith(" ")] == [
        "Lay", "Play", "Pass, discarding one card unseen"
    ]  # fmt: skip
    assert all(game.check(0, action) is None for action in moves.actions)
    assert moves.numbered(0) is None and moves.numbered(len(moves.actions) + 1) is None


def test_small_slips_are_put_right() -> None:
    game = position()
    moves = Moves(game.legal(0), game.view(0), NAMES)
    assert moves.tidied(" place  n|e 3,-1") == "place N|E 3,-1"
    assert moves.tidied("place ns:blue 1,1") == "place NS:blue 1,1"
    assert moves.tidied("play break-lamp ben") == "play break-lamp p2"


@pytest.mark.parametrize(
    ("grid", "goals", "move", "question", "answers"),
    [
        (
            {"7,0": "NW", "7,-1": "SE"},
            ["stone-a", "treasure", "stone-b"],
            "place NSW 8,-1",
            "Which one is next?",
            ["  1) what lies at goal 1", "  2) what lies at goal 2"],
        ),
        (
            {"7,0": "NEW", "7,-1": "SE"},
            ["stone-a", "stone-b", "treasure"],
            "place SW 8,-1",
            "Which way should it lie?",
            ["  1) ┗ NE", "  2) ┓ SW"],
        ),
        (
            {},
            ["stone-a", "treasure", "stone-b"],
            "place EW 7,0",
            "Which card do you take?",
            ["  1) 1 gold", "  2) 3 gold"],
        ),
    ],
)
def test_windows_are_asked_in_words(
    grid: dict[str, str], goals: list[str], move: str, question: str, answers: list[str]
) -> None:
    tunnel = {f"{x},0": "EW" for x in range(1, 7)}
    game = position(
        grid={**tunnel, **grid},
        goals=dict(zip(("8,-2", "8,0", "8,2"), goals, strict=True)),
        hands=[["NSW", "SW", "EW"], ["NS"], ["NS"]],
        gold_pile=[1, 3, 1],
    )
    game.play(0, move)
    first, *rest = plain(Moves(game.legal(0), game.view(0), NAMES).lines(80))
    assert question in first and rest == answers


def test_nobody_has_the_persons_name() -> None:
    assert named("grim", 10)[0] == "grim" and "Grim" not in named("grim", 10)
    assert len(set(named("", 10))) == 10 and named(" ", 3)[0] == "You"


# Words ---------------------------------------------------------------------------------------------


def test_every_event_of_a_game_is_told_to_those_who_may_know_it() -> None:
    game, rng = Game(Rules.build(4), "telling"), Random(2)
    tellers = [Teller(NAMES, seat) for seat in range(4)]
    told: list[list[str]] = [[], [], [], []]
    while not game.over:
        (actor,) = game.actors
        events: list[Event] = game.play(actor, rng.choice(game.legal(actor)))
        for seat in range(4):
            told[seat] += tellers[seat].tell(redact(events, seat))
    for seat, lines in enumerate(told):
        drew = [line for line in lines if " drew " in line]
        assert drew and all(line.startswith("You drew ") for line in drew)
        assert not any(NAMES[seat] in line for line in lines)
        assert all(line.endswith(".") for line in lines)


def test_events_of_unknown_kinds_are_told_all_the_same() -> None:
    teller = Teller(NAMES, 0)
    assert teller.tell([News("moon-rose", 1, {"gold": 1})]) == ["Ben: moon rose (gold 1)."]
    assert teller.tell([News("played", 0, {"action": "play thief"})]) == ["You played: play thief."]


# Rules ---------------------------------------------------------------------------------------------

PAGE = """\
# Path cards
- PATH-4 The new card must be *connected*: one of its
  open sides meets a tunnel.
- PATH-5 With a `broken` tool nothing is laid.
Not a rule.
  Nor this.
- No-ID either.
"""


def test_rules_are_read_by_their_ids() -> None:
    rules = read_rules(PAGE.splitlines())
    assert rules == {
        "PATH-4": "The new card must be connected: one of its open sides meets a tunnel.",
        "PATH-5": "With a broken tool nothing is laid.",
    }


def test_the_rules_come_with_the_game() -> None:
    assert "connected" in (rule_text("path-4") or "")
    assert rule_text("NO-SUCH-RULE-1") is None


def test_a_game_without_rule_texts_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "BOXES", {})
    rulebook.rule_texts.cache_clear()
    assert rule_text("PATH-4") is None
    rulebook.rule_texts.cache_clear()


# Saboteur 2 ----------------------------------------------------------------------------------------


def two_teams(**more: Any) -> Game:
    """Return three players of Saboteur 2 at the middle of a round."""
    goals = {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"}
    base: dict[str, Any] = {
        "grid": {"1,0": "EW:blue", "2,0": "NS|EW", "3,0": "SEW:crystal", "3,1": "N:ladder"},
        "hands": [["NS", "map", "trap", "thief"], ["swap-hands", "NS"], ["inspect", "NS"]],
        "pile": ["NS"] * 5,
        "dwarves": ["blue", "boss", "profiteer"],
    }
    return Game.from_position(Rules.build(3, modules=["saboteur2"]), {"goals": goals, **base, **more})


def test_the_mine_shows_doors_bridges_crystals_and_ladders() -> None:
    lines = plain(draw_mine(Picture.of(two_teams().view(0).as_dict()), 80, console()))
    middle = lines[1 + 3 * 3 + 1]
    assert "━━⌂━━━━B━━━╸│╺━━━*━━" in middle
    assert any("H" in line for line in lines)


def test_clearings_and_passes_of_many_cards_are_listed() -> None:
    game = two_teams(front=[["break-lamp"], [], []])
    moves = Moves(game.legal(0), game.view(0), NAMES)
    text = "\n".join(plain(moves.lines(80)))
    assert "Discard two cards unseen to remove" in text
    assert "Pass, discarding one, two or three cards unseen" in text
    assert "break-lamp" in text and "3 cards" in text
    numbers = [number for group in moves.groups() for number, _ in group.entries]
    assert numbers == list(range(1, len(game.legal(0)) + 1))


def test_what_lies_in_front_of_one_and_what_one_gave_is_shown() -> None:
    game = two_teams(front=[["trap", "thief"], [], []], turn=1)
    game.play(1, "play swap-hands p1")
    for seat, words in (
        (0, ("you are trapped", "you have a thief", "You gave Ben: NS")),
        (1, ("You gave Ann: NS",)),
    ):
        text = "\n".join(plain(TerminalTable(console(100), NAMES[:3], 3).lines(game.view(seat).as_dict())))
        assert all(word in text for word in words)


@pytest.mark.parametrize(
    ("seat", "action", "line"),
    [
        (0, "play thief", "Ann hired a thief."),
        (0, "play trap p2", "Ann trapped Ben."),
        (0, "play trap p1", "Ann trapped themselves."),
        (1, "play swap-hands p3", "Ben swapped hands with Cid."),
        (2, "play inspect p1", "Cid looked at Ann's dwarf."),
    ],
)
def test_new_cards_are_told(seat: int, action: str, line: str) -> None:
    game = two_teams(turn=seat)
    assert Teller(NAMES[:3]).tell(redact(game.play(seat, action), None))[0] == line


@pytest.mark.parametrize(
    ("dwarves", "doors", "words"),
    [
        (
            ["blue", "green", "boss"],
            [],
            "Ann (blue) reached the treasure; the blue team wins. Winners: Ann, Cid",
        ),
        (["green", "blue", "boss"], ["blue"], "doors shut the green team out, and the blue team wins"),
        (["boss", "blue", "green"], ["blue"], "only the blue team has a way, and wins"),
        (["boss", "blue", "green"], [], "both teams win"),
        (["blue", "boss", "green"], ["blue", "green"], "doors shut both teams out. Winners: Ben"),
    ],
)
def test_who_won_and_why(dwarves: list[str], doors: list[str], words: str) -> None:
    grid = {f"{x},0": "EW" for x in range(1, 7)} | {f"{x},0": f"EW:{door}" for x, door in enumerate(doors, 2)}
    game = two_teams(grid=grid, dwarves=dwarves, hands=[["EW"], [], []], pile=[])
    lines = Teller(NAMES[:3]).tell(redact(game.play(0, "place EW 7,0"), None))
    assert any(words in line for line in lines), lines


def test_a_thief_is_asked_by_name() -> None:
    grid = {f"{x},0": "EW" for x in range(1, 7)}
    game = two_teams(grid=grid, hands=[["EW"], [], []], pile=[], front=[[], ["thief"], []])
    game.play(0, "place EW 7,0")
    lines = plain(Moves(game.legal(1), game.view(1), NAMES).lines(80))
    assert lines[0].startswith("Your thief may take 1 gold")
    assert "p1 Ann" in lines[1] and "none" in lines[-1]
    assert Teller(NAMES[:3]).tell(redact(game.play(1, "steal p1"), 1))[0] == "Ben stole 1 gold from Ann."
