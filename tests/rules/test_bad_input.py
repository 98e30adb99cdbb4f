"""Bad input: each kind gets its own clear error, and the state stays as it was."""

import json
import math
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

import saboteur
from rules.gold_positions import GOALS, band, choosing_goal, found, given_up, played, turning_stone
from saboteur import Action, Game, IllegalAction, PositionError, RecordError, Rules, RulesError

HUGE = 10**6
# A number that Python refuses to print.
UNPRINTABLE = 10**5000


def table() -> Game:
    """p1's turn, with one card of each sort; p2's lamp is broken."""
    hands = [["EW", "map", "rockfall", "break-lamp", "repair-lamp-cart"], ["NS"], ["map"], []]
    position = {"grid": {"1,0": "EW"}, "goals": GOALS, "hands": hands, "dwarves": band(4, 3)}
    return Game.from_position(
        Rules.build(4), {**position, "front": [[], ["break-lamp"], [], []], "pile": ["SE"] * 3}
    )


def choosing() -> Game:
    """p1 chooses a gold card."""
    return found(Rules.build(3), band(3), finder=0, gold_pile=[1, 2, 3])


def ended() -> Game:
    """A game that is over."""
    return given_up(Rules.build(3), band(3, 1), round=3)


# -- actions --------------------------------------------------------------------------------------

MALFORMED = [
    "", " ", "\n", "\t \r\n", "x", "0", "p1", "place", "place EW", "place EW 2",
    "place EW 2,", "place EW ,0", "place EW 2,0,0", "place EW 2;0", "place EW 2.0,0", "place EW +2,0",
    "place EW 2, 0", "place EW x,y", "place EW 2,0 2,0", "place EW 2,0 turned", "place EW 0x2,0",
    "place EW 1e1,0", "place EW --2,0", "place EW 999999,0", "PLACE EW 2,0", "Place EW 2,0",
    "place EW ２,０", "place EW ٢,0", "play", "play map", "play map p1", "play map 8", "play map 8,0 8,0",
    "play rockfall", "play rockfall p1", "play break-lamp", "play break-lamp lamp", "play break-lamp 1,0",
    "play break-lamp 2", "play break-lamp p0", "play break-lamp p-1", "play break-lamp p٢",
    "play break-lamp P2", "play break-lamp p02", "play break-lamp p2 p3", "play break-lamp p2 lamp",
    "play repair-lamp-cart", "play repair-lamp-cart p2", "play repair-lamp-cart lamp",
    "play repair-lamp-cart p2 lamp cart", "play repair-lamp-cart lamp p2", "place,EW,2,0", "place\0EW 2,0",
    "pass\0map", "pass\u200bmap", "passmap", "\ufeffpass map", "discard map", "draw", "end", "quit", "None",
    "open", "open p1", "open 8", "turn", "take", "take 1 2", "{}", "[]", "pass;map", "'pass map'",
    "\ud800", "\udfff pass", "pаss map", "🂡", "\x1b[31m", "%s%n", "../..", "{detail}", "{0.__class__}",
]  # fmt: skip
UNKNOWN_CARDS = [
    "pass nope", "pass MAP", "pass Map", "pass maps", "pass \ud800", "pass 🂡", "pass N|N", "pass NN",
    "pass |", "pass :", "pass N:", "pass EW:red", "pass ew", "pass NSEWN", "pass map,NS", "pass dig",
    "pass treasure", "pass stone-a", "pass break", "pass break-", "pass break_lamp", "pass map\0",
    "place 2,0", "place 2,0 EW", "play nope", "play nope p1", "play Map 8,0",
    "play treasure", "place nope 2,0", "place XY 2,0", "place E|E 2,0", "place ew 2,0", "place treasure 2,0",
]  # fmt: skip
NO_TEXT: list[Any] = [None, 0, 1, -1, 1.5, math.nan, True, b"pass map", [], ["pass map"], {}, (), set(), int]
HUGE_TEXTS = [
    "x" * HUGE, " " * HUGE, "\0" * HUGE, "pass " * (HUGE // 5), "pass " + "map " * (HUGE // 4),
    "pass " + "x" * HUGE, "pass" + " " * HUGE + "nope", "place " + "N" * HUGE + " 2,0",
    "place " + "N|" * (HUGE // 2) + " 2,0", "place EW " + "9" * HUGE + ",0", "place EW 2," + "-" * HUGE,
    "play break-lamp p" + "9" * HUGE, "play map " + "8,0 " * (HUGE // 4), "take " + "1" * HUGE,
    "\ud800" * HUGE, "play repair-lamp-cart p2 " + "l" * HUGE, "🂡" * HUGE,
]  # fmt: skip
WRONG_MOMENT = ["?", "take 1", "take 3", "open 8,0", "turn NW", "turn SE"]
NOT_IN_HAND = [
    "pass NS", "pass NSW", "pass repair-lamp", "pass ?", "place NS 0,1", "place NSEW 2,0", "place WSE 2,0",
    "play repair-lamp p2", "play break-cart p2",
]  # fmt: skip
BAD_SEATS: list[Any] = [-1, 4, 99, 2**70, None, "0", "p1", b"0", 1.5, math.nan, [], {}, (0,)]


def refuses(game: Game, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, which `play` raises too without changing anything."""
    before, history = game.position(), game.history
    refused = game.check(seat, action)
    assert isinstance(refused, IllegalAction)
    assert refused.rule and refused.reason
    assert str(refused)
    with pytest.raises(IllegalAction) as raised:
        game.play(seat, action)
    assert (raised.value.reason, raised.value.rule) == (refused.reason, refused.rule)
    assert (game.position(), game.history) == (before, history)
    return refused


def short(value: object) -> str:
    """A readable test ID."""
    text = ascii(value) if not isinstance(value, int) or abs(value) < 2**80 else "unprintable"
    return f"{text[:40]}-{len(text)}"


@pytest.mark.parametrize("text", MALFORMED, ids=short)
def test_malformed_text_is_refused(text: str) -> None:
    refused = refuses(table(), 0, text)
    assert (refused.reason, refused.rule) == ("malformed", "TURN-1")


@pytest.mark.parametrize("text", UNKNOWN_CARDS, ids=short)
def test_an_unknown_card_is_refused_by_name(text: str) -> None:
    refused = refuses(table(), 0, text)
    assert refused.rule == "TURN-1"
    assert refused.reason in ("unknown-card", "malformed")
    assert ascii(text.split()[1])[1:-1] in ascii(str(refused)).replace("\\\\", "\\")


@pytest.mark.parametrize("value", NO_TEXT, ids=short)
def test_what_is_no_text_at_all_is_refused(value: object) -> None:
    refused = refuses(table(), 0, value)
    assert (refused.reason, refused.rule) == ("malformed", "TURN-1")


@pytest.mark.parametrize("text", HUGE_TEXTS, ids=short)
def test_huge_text_is_refused_quickly_and_briefly(text: str) -> None:
    game = table()
    before, began = game.position(), process_time()
    refused = game.check(0, text)
    assert process_time() - began < 1
    assert refused and refused.rule
    with pytest.raises(IllegalAction):
        game.play(0, text)
    assert game.position() == before
    size = len(str(refused))
    assert size < 300


@pytest.mark.parametrize("text", WRONG_MOMENT)
def test_an_answer_that_nobody_asked_for_is_refused(text: str) -> None:
    refused = refuses(table(), 0, text)
    assert (refused.reason, refused.rule) == ("wrong-moment", "TURN-1")


@pytest.mark.parametrize("text", ["pass map", "place EW 2,0", "play map 8,0", "open 8,0", "turn SE"])
def test_a_turns_action_is_refused_while_gold_is_shared(text: str) -> None:
    refused = refuses(choosing(), 0, text)
    assert (refused.reason, refused.rule) == ("wrong-moment", "TURN-1")


@pytest.mark.parametrize("text", NOT_IN_HAND)
def test_a_card_that_is_not_in_hand_is_refused(text: str) -> None:
    refused = refuses(table(), 0, text)
    assert (refused.reason, refused.rule) == ("card-not-in-hand", "TURN-1")


@pytest.mark.parametrize("seat", BAD_SEATS, ids=short)
@pytest.mark.parametrize("text", ["pass map", "place EW 2,0", "take 1"])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: object, text: str) -> None:
    refused = refuses(table(), seat, text)
    assert (refused.reason, refused.rule) == ("no-such-seat", "TURN-1")


@pytest.mark.parametrize("seat", [0.0, 1.0, False, True, UNPRINTABLE], ids=short)
def test_check_never_raises_whatever_the_seat(seat: Any) -> None:
    for game in (table(), choosing(), ended()):
        for text in ("pass map", "place EW 2,0", "take 1", "nonsense"):
            refused = game.check(seat, text)
            assert refused is None or refused.rule


@pytest.mark.parametrize("seat", BAD_SEATS, ids=short)
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: Any) -> None:
    assert table().legal(seat) == []


@pytest.mark.parametrize("seat", [seat for seat in BAD_SEATS if seat is not None], ids=short)
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: Any) -> None:
    with pytest.raises(IllegalAction):
        table().view(seat)


@pytest.mark.parametrize("seat", [-1, 4, "p1"])
def test_a_seat_that_is_not_at_the_table_gets_no_record(seat: Any) -> None:
    with pytest.raises(IllegalAction):
        table().record(seat=seat)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whose_turn_it_is_not_is_refused(seat: int) -> None:
    refused = refuses(table(), seat, "pass map")
    assert (refused.reason, refused.rule) == ("not-your-turn", "TURN-1")
    assert refuses(choosing(), seat % 2 + 1, "take 1").reason == "not-your-turn"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("text", ["pass map", "pass", "take 1", "place EW 2,0", "nonsense"])
def test_after_the_end_nothing_can_be_done(seat: int, text: str) -> None:
    refused = refuses(ended(), seat, text)
    assert refused.reason == ("malformed" if text == "nonsense" else "game-over")
    assert ended().legal(seat) == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("place EW 9,9", "PATH-1"),
        ("place EW 1,0", "PATH-1"),
        ("place EW 0,0", "PATH-1"),
        ("place EW 8,0", "PATH-1"),
        ("place EW 0,1", "PATH-2"),
        ("place EW 99999,-99999", "PATH-1"),
        ("play map 1,0", "ACT-5"),
        ("play map 0,0", "ACT-5"),
        ("play map 99,99", "ACT-5"),
        ("play rockfall 0,0", "ACT-4"),
        ("play rockfall 8,0", "ACT-4"),
        ("play rockfall 5,5", "ACT-4"),
        ("play break-lamp p2", "ACT-1"),
        ("play break-lamp p5", "ACT-1"),
        ("play break-lamp p99", "ACT-1"),
        ("play repair-lamp-cart p1 lamp", "ACT-3"),
        ("play repair-lamp-cart p2 cart", "ACT-3"),
        ("play repair-lamp-cart p2 pickaxe", "ACT-3"),
        ("play repair-lamp-cart p2 sword", "ACT-3"),
        ("play repair-lamp-cart p2 ?", "ACT-3"),
        ("play repair-lamp-cart p9 lamp", "ACT-3"),
        ("pass", "TURN-2"),
        ("pass map EW", "TURN-2"),
        ("pass map rockfall EW", "TURN-2"),
    ],
)
def test_a_wrong_target_cites_the_cards_own_rule(text: str, rule: str) -> None:
    assert refuses(table(), 0, text).rule == rule


def test_each_kind_of_mistake_has_its_own_reason() -> None:
    mistakes = [
        refuses(table(), 0, "nonsense"),
        refuses(table(), 0, "pass nope"),
        refuses(table(), 9, "pass map"),
        refuses(table(), 1, "pass NS"),
        refuses(table(), 0, "take 1"),
        refuses(table(), 0, "pass NS"),
        refuses(ended(), 0, "pass map"),
    ]
    assert len({mistake.reason for mistake in mistakes}) == len(mistakes)
    assert len({str(mistake) for mistake in mistakes}) == len(mistakes)


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (9, "nonsense", "malformed"),
        (9, "pass NSW", "no-such-seat"),
        (1, "pass NSW", "not-your-turn"),
        (0, "take 9", "wrong-moment"),
        (0, "place NSW 9,9", "card-not-in-hand"),
    ],
)
def test_of_several_mistakes_the_first_is_named(seat: int, text: str, reason: str) -> None:
    """Malformed, then seat, then moment, then hand."""
    assert refuses(table(), seat, text).reason == reason


@pytest.mark.parametrize(
    "action",
    [
        Action("place", tile="zz", cell=1),
        Action("place"),
        Action("play", card="nope"),
        Action("play"),
        Action("pass", cards=("nope",)),
        Action("pass", cards=("map", "map")),
        Action("take", word=""),
        Action("play", card="break-lamp", seat=99),
        Action("play", card="repair-lamp-cart", seat=1, word="nope"),
    ],
    ids=repr,
)
def test_actions_made_by_hand_are_refused_too(action: Action) -> None:
    refuses(table(), 0, action)


# -- rules and set-up -----------------------------------------------------------------------------

NO_NUMBER: list[Any] = [None, "5", "five", 5.0, 5.5, True, [], b"5", math.nan]


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 11, 12, 2**70, *NO_NUMBER], ids=short)
def test_an_unsupported_player_count_is_refused(players: Any) -> None:
    with pytest.raises(RulesError, match="players"):
        Rules.build(players=players)


@pytest.mark.rule("MOD-1")
@pytest.mark.parametrize(
    ("wishes", "name"),
    [
        ({"edition": "Classic"}, "Classic"),
        ({"edition": ""}, "edition"),
        ({"edition": None}, "edition"),
        ({"edition": 1}, "edition"),
        ({"edition": []}, "edition"),
        ({"modules": ["nope"]}, "nope"),
        ({"modules": ["Tournament"]}, "Tournament"),
        ({"modules": ["tournament", "nope"]}, "nope"),
        ({"modules": [""]}, "module"),
        ({"modules": [None]}, "module"),
        ({"modules": [1]}, "module"),
        ({"modules": [[]]}, "module"),
        ({"modules": "tournament"}, "tournament"),
        ({"modules": 5}, "module"),
        ({"modules": None}, "module"),
        ({"options": {"nope": "x"}}, "nope"),
        ({"options": {"Gold": "open"}}, "Gold"),
        ({"options": {1: "open"}}, "option"),
        ({"options": {"gold": "closed"}}, "closed"),
        ({"options": {"gold": ""}}, "gold"),
        ({"options": {"gold": None}}, "gold"),
        ({"options": {"gold": True}}, "gold"),
        ({"options": {"gold": []}}, "gold"),
        ({"options": {"placement": "open"}}, "placement"),
        ({"options": {"spare": "0"}}, "spare"),
        ({"options": ["gold"]}, "option"),
        ({"options": "gold"}, "option"),
        ({"options": 5}, "option"),
    ],
    ids=str,
)
def test_rules_that_do_not_exist_are_refused_by_name(wishes: dict[str, Any], name: str) -> None:
    with pytest.raises(RulesError, match=name):
        Rules.build(players=5, **wishes)


@pytest.mark.parametrize("start", [-1, 5, 99, 2**70, "0", "p1", 1.0, True, []], ids=short)
def test_a_game_cannot_begin_at_a_seat_that_is_not_there(start: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        Game(Rules.build(5), seed="x", start=start)


# -- positions ------------------------------------------------------------------------------------

PLAIN: dict[str, Any] = {
    "grid": {"1,0": "NEW", "2,0": "EW"},
    "goals": {"8,-2": "stone-a", "8,0": "treasure", "8,2": "stone-b"},
    "hands": [["map", "SEW"], ["rockfall"], []],
    "dwarves": ["digger", "saboteur", "digger"],
}


def position_error(position: Any, players: int = 3, **wishes: Any) -> str:
    """The message for a position that is refused."""
    with pytest.raises(PositionError) as refused:
        Game.from_position(Rules.build(players, **wishes), position)
    assert isinstance(refused.value, ValueError)
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        # Two things on one cell.
        ({"grid": {"0,0": "EW"}}, "0,0"),
        ({"grid": {"8,0": "EW"}}, "8,0"),
        ({"grid": {"1,0": "EW", "01,0": "NS"}}, "1,0"),
        ({"grid": {"0,1": "EW", "-0,1": "NS"}}, "0,1"),
        ({"goals": {"0,0": "treasure"}}, "start|0,0"),
        ({"goals": {"1,0": "treasure"}}, "1,0"),
        ({"goals": {"8,0": "treasure", "08,0": "stone-a"}}, "8,0"),
        # Unknown names.
        ({"grid": {"1,0": "map"}}, "map"),
        ({"grid": {"1,0": "nope"}}, "nope"),
        ({"grid": {"1,0": "NS|EW"}}, "NS.EW"),
        ({"grid": {"1,0": "EW:blue"}}, "EW:blue"),
        ({"grid": {"one": "EW"}}, "one"),
        ({"grid": {"1": "EW"}}, "'1'"),
        ({"grid": {"1,0,0": "EW"}}, "1,0,0"),
        ({"grid": {"": "EW"}}, "grid"),
        ({"grid": {"9999999,0": "EW"}}, "9999999,0"),
        ({"goals": {"8,0": "gold"}}, "gold"),
        ({"goals": {"8,0": "spider"}}, "spider"),
        ({"goals": {"eight": "treasure"}}, "eight"),
        ({"hands": [["nope"], [], []]}, "nope"),
        ({"hands": [["thief"], [], []]}, "thief"),
        ({"hands": [["treasure"], [], []]}, "treasure"),
        ({"hands": [["?"], [], []]}, "hands"),
        ({"pile": ["veto"]}, "veto"),
        ({"pile": ["?"]}, "pile"),
        ({"discard": ["nope"]}, "nope"),
        ({"aside": ["nope"]}, "nope"),
        ({"front": [["trap"], [], []]}, "trap"),
        ({"front": [["nope"], [], []]}, "nope"),
        ({"dwarves": ["digger", "digger", "boss"]}, "boss"),
        ({"dwarves": ["digger", "digger", "greedy"]}, "greedy"),
        ({"dwarves": ["digger", "digger", "Digger"]}, "Digger"),
        ({"spare": ["geologist"]}, "geologist"),
        ({"dwarf_discard": ["nope"]}, "nope"),
        ({"pending": [{"kind": "nope", "seats": [0], "data": []}]}, "nope"),
        ({"ext": {"toll": {}}}, "toll"),
        ({"ext": {"nope": {}}}, "nope"),
        ({"nope": 1}, "nope"),
        ({"Turn": 1}, "Turn"),
        # Wrong lengths.
        ({"hands": [["map"], []]}, "hands"),
        ({"hands": [[], [], [], []]}, "hands"),
        ({"hands": []}, "hands"),
        ({"dwarves": ["digger"] * 2}, "dwarves"),
        ({"dwarves": ["digger"] * 4}, "dwarves"),
        ({"dwarves": []}, "dwarves"),
        ({"front": [[]]}, "front"),
        ({"gold": [1, 2]}, "gold"),
        ({"gold": [1, 2, 3, 4]}, "gold"),
        ({"known": [{"goals": {}, "dwarves": {}}]}, "known"),
        # Numbers out of range.
        ({"round": 0}, "round"),
        ({"round": 4}, "round"),
        ({"turn": 3}, "turn"),
        ({"turn": -1}, "turn"),
        ({"start": 3}, "start"),
        ({"direction": 0}, "direction"),
        ({"direction": 2}, "direction"),
        ({"last_layer": 3}, "last_layer"),
        ({"last_turn": -2}, "last_turn"),
        ({"gold": [0, 0, -1]}, "gold"),
        ({"gold_pile": [4]}, "gold_pile"),
        ({"gold_pile": [0]}, "gold_pile"),
        ({"thieves": [3]}, "thieves"),
        ({"pending": [{"kind": "take", "seats": [3], "data": [[1, 2], [0]]}]}, "pending"),
        # Contradictions.
        ({"shown": {"8,1": "SE"}}, "8,1"),
        ({"shown": {"8,-2": "SW"}}, "stone-a|8,-2"),
        ({"shown": {"8,-2": "EW"}}, "stone-a|8,-2"),
        ({"shown": {"8,0": "nope"}}, "treasure|8,0"),
        ({"shown": {"eight": "SE"}}, "eight"),
        ({"laid": ["3,0"]}, "3,0"),
        ({"laid": ["8,0"]}, "8,0"),
        ({"laid": ["0,0"]}, "0,0"),
        ({"laid": ["1,0", "1,0"]}, "1,0"),
        ({"front": [["break-lamp", "break-lamp"], [], []]}, "break-lamp|equal"),
        ({"known": [{"goals": {"7,0": "treasure"}, "dwarves": {}}, {}, {}]}, "known"),
        ({"known": [{"goals": {"8,0": "nope"}, "dwarves": {}}, {}, {}]}, "nope"),
        ({"known": [{"goals": {}, "dwarves": {"3": "digger"}}, {}, {}]}, "known"),
        ({"known": [{"goals": {}, "dwarves": {"one": "digger"}}, {}, {}]}, "known"),
        ({"known": [{"goals": {}, "dwarves": {"1": "boss"}}, {}, {}]}, "boss"),
        ({"pending": [{"kind": "take", "seats": [0], "data": []}]}, "pending"),
        ({"pending": [{"kind": "take", "seats": [0]}]}, "pending"),
        ({"pending": [{"kind": "open", "seats": [0]}]}, "pending"),
        ({"pending": [{"seats": [0], "data": []}]}, "pending"),
        ({"pending": ["take"]}, "pending"),
    ],
    ids=str,
)
def test_a_position_that_contradicts_itself_is_refused_by_name(change: dict[str, Any], name: str) -> None:
    with pytest.raises(PositionError, match=name):
        Game.from_position(Rules.build(3), {**PLAIN, **change})


@pytest.mark.parametrize("key", ["grid", "hands", "dwarves"])
def test_a_position_without_what_it_needs_is_refused(key: str) -> None:
    position = {name: value for name, value in PLAIN.items() if name != key}
    assert key in position_error(position)


@pytest.mark.parametrize("position", [None, 1, "", "{}", [], [PLAIN], json.dumps(PLAIN), ()], ids=short)
def test_what_is_no_position_at_all_is_refused(position: object) -> None:
    position_error(position)


@pytest.mark.parametrize("players", [4, 5, 10])
def test_a_position_of_another_table_is_refused(players: int) -> None:
    assert "hands" in position_error(PLAIN, players) or "dwarves" in position_error(PLAIN, players)


def rich() -> Iterator[tuple[Rules, dict[str, Any]]]:
    """Whole positions: a plain turn, a choice of goals, a stone to be turned, gold to be taken."""
    rules = Rules.build(4, "classic")
    known = [{"goals": {"8,0": "treasure"}, "dwarves": {}}, *[{"goals": {}, "dwarves": {}}] * 3]
    more = {"pile": ["NS", "map"], "discard": ["SE"], "spare": ["digger"], "gold": [1, 2, 0, 0]}
    more |= {"front": [[], ["break-lamp"], [], []], "gold_pile": [1, 2, 3, 1, 2, 3], "known": known}
    hands = [["NSW", "EW"], ["map"], ["SE"], ["rockfall"]]
    goal = choosing_goal(rules, hands=hands, **more)
    yield rules, goal.position()
    goal.play(0, "open 8,-2")
    yield rules, goal.position()
    yield rules, turning_stone(rules, hands=hands, **more).position()
    yield rules, found(rules, band(4, 1), 0, hands=hands, **more).position()


def paths(value: Any, prefix: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data."""
    yield prefix
    inside = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [])
    for key, entry in inside:
        yield from paths(entry, (*prefix, key))


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The same data with something else at one place."""
    if not path:
        return new
    if isinstance(value, dict):
        return {**value, path[0]: changed(value[path[0]], path[1:], new)}
    return [changed(old, path[1:], new) if i == path[0] else old for i, old in enumerate(value)]


JSON_JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 3, 99, 2**70, 1.5, "", "x", "1", "8,0", "0,0", "NSEW", "map", "digger",
    "treasure", [], [None], [[]], ["x"], ["map"], [1, 2], {}, {"x": 1}, {"8,0": "treasure"},
]  # fmt: skip
JUNK: list[Any] = [*JSON_JUNK, math.nan, math.inf, b"x", (), set(), UNPRINTABLE, "\ud800", "🂡"]
WRONG_KIND: list[Any] = [5, -1, 1.5, True, "x", b"x", [None], [[]], [{}]]
KEYS = list(next(rich())[1])


@pytest.mark.parametrize("key", KEYS)
def test_junk_anywhere_in_a_position_is_refused_or_understood(key: str) -> None:
    """PositionError and nothing else, whatever stands at whichever place."""
    for rules, position in rich():
        for path in paths(position[key], (key,)):
            for junk in JUNK:
                try:
                    Game.from_position(rules, changed(position, path, junk))
                except PositionError as refused:
                    assert str(refused)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_of_the_wrong_kind_in_a_position_is_named(key: str) -> None:
    rules, position = next(rich())
    for junk in WRONG_KIND:
        try:
            Game.from_position(rules, {**position, key: junk})
        except PositionError as refused:
            assert key in str(refused), junk


@pytest.mark.parametrize("key", KEYS)
def test_a_position_that_is_understood_can_be_seen_and_played(key: str) -> None:
    """What cannot be gone on with contradicts itself and is refused at once."""
    for rules, position in rich():
        for path in paths(position[key], (key,)):
            for junk in JSON_JUNK:
                try:
                    game = Game.from_position(rules, changed(position, path, junk))
                except PositionError:
                    continue
                use(game, f"{path} = {junk!r}")


def use(game: Game, why: str) -> None:
    """Look at a game with all eyes and try every action."""
    try:
        Game.from_position(game.rules, json.loads(json.dumps(game.position())))
        for seat in (None, *range(game.rules.players)):
            json.dumps(game.view(seat).as_dict())
        for seat in game.actors:
            for action in game.legal(seat):
                game.copy().play(seat, action)
    except Exception as error:
        raise AssertionError(f"{why} was understood, but then: {error!r}") from error


def test_positions_are_not_tied_to_the_game() -> None:
    """Neither what was handed in nor what was handed out can change a game afterwards."""
    given = json.loads(json.dumps(PLAIN))
    game = Game.from_position(Rules.build(3), given)
    before = json.dumps(game.position())
    for position in (given, game.position()):
        position["grid"].clear()
        position["hands"][0].clear()
        position["dwarves"][0] = "saboteur"
    assert json.dumps(game.position()) == before


@pytest.mark.parametrize("key", ["round", "grid", "pile", "gold"])
def test_the_message_about_huge_junk_is_short(key: str) -> None:
    for junk in ("x" * HUGE, ["x" * HUGE]):
        size = len(position_error({**PLAIN, key: junk}))
        assert size < 300


# -- records --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> str:
    """A short game with options of its own."""
    return played(Rules.build(3, "classic", ["greedy-dwarf"], {"gold": "open"}), "cut", 6).record()


def test_a_record_cut_off_anywhere_is_refused(record: str) -> None:
    """Not even a cut between two lines goes unseen; only the last line's end may be missing."""
    taken = []
    for end in range(len(record.rstrip())):
        try:
            Game.replay(record[:end])
        except RecordError as refused:
            assert str(refused)
        else:
            taken.append(record[:end].splitlines()[-1])
    assert not taken


def test_a_long_record_cut_off_after_any_line_is_refused() -> None:
    lines = played(Rules.build(5), "long").record().splitlines(keepends=True)
    taken = []
    for end in range(len(lines)):
        try:
            Game.replay("".join(lines[:end]))
        except RecordError:
            continue
        taken.append(lines[end - 1])
    assert not taken


FOREIGN: list[Any] = [
    None, 5, b"", b"format = 1", "", " ", "\n\n", "\0", "x", "{}", "[]", "null", "\ud800", "🂡", "<xml/>",
    "x" * HUGE,
    "format = 1", "actions = []", "[rules]\nplayers = 3", 'format = 1\nactions = "x"\n[rules]\nplayers = 3',
    "format = 1\nactions = []\nrules = 5", "[format]\n[rules]\n[actions]", '[Event "?"]\n1. e4 e5 1-0',
    '{"format": 1, "rules": {"players": 3}, "actions": []}', "actions = " + "[" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("text", FOREIGN, ids=short)
def test_a_foreign_record_is_refused(text: Any) -> None:
    for read in (Game.replay, saboteur.verify):
        with pytest.raises(RecordError):
            read(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # From the future, or not of this world.
        ("format = 1", "format = 2"),
        ("format = 1", 'format = "1"'),
        ("format = 1", "format = [1]"),
        ("rules_version = 1", "rules_version = 99"),
        ("rules_version = 1", 'rules_version = "1"'),
        ("rules_version = 1", "rules_version = []"),
        # Other rules.
        ("players = 3", "players = 2"),
        ("players = 3", "players = 11"),
        ("players = 3", "players = 5"),
        ("players = 3", 'players = "3"'),
        ("players = 3", "players = true"),
        ("players = 3", "players = []"),
        ("players = 3", "seats = 3"),
        ('edition = "classic"', 'edition = "modern"'),
        ('edition = "classic"', "edition = 5"),
        ('edition = "classic"', "edition = []"),
        ('modules = ["greedy-dwarf"]', 'modules = ["nope"]'),
        ('modules = ["greedy-dwarf"]', 'modules = ["tournament"]'),
        ('modules = ["greedy-dwarf"]', 'modules = "greedy-dwarf"'),
        ('modules = ["greedy-dwarf"]', "modules = [5]"),
        ('modules = ["greedy-dwarf"]', "modules = [[]]"),
        ('modules = ["greedy-dwarf"]', "modules = 5"),
        ('gold = "open"', 'gold = "closed"'),
        ('gold = "open"', "gold = 5"),
        ('gold = "open"', "gold = []"),
        ('gold = "open"', 'nope = "open"'),
        ("options = {", "options = [1] # {"),
        ("options = {", "options = 5 # {"),
        ("[rules]", "[rules]\nnope = 1"),
        # A seed that is none, or not the one that was played.
        ('seed = "', 'seed = "zz'),
        ('seed = "', 'seed = "00'),
        ('seed = "', "seed = 5 # "),
        ('seed = "', 'seed = "" # "'),
        # Actions that are none.
        ("actions = [", "actions = [5, "),
        ("actions = [", 'actions = ["", '),
        ("actions = [", 'actions = ["p1", '),
        ("actions = [", 'actions = ["p1 ", '),
        ("actions = [", 'actions = ["p9 pass map", '),
        ("actions = [", 'actions = ["p0 pass map", '),
        ("actions = [", 'actions = ["pass map", '),
        ("actions = [", 'actions = ["p1 nonsense", '),
        ("actions = [", 'actions = ["p1 take 3", '),
        ("actions = [", 'actions = ["p1 place NSEW 9,9", '),
        ("actions = [", 'actions = ["p1 pass ?", '),
        ("actions = [", 'actions = [["p1 pass map"], '),
        # Where it begins.
        ("actions = [", 'start = "0"\nactions = ['),
        ("actions = [", "start = true\nactions = ["),
        ("actions = [", "start = 9\nactions = ["),
        ("actions = [", "start = -1\nactions = ["),
        ("actions = [", "position = 5\nactions = ["),
        ("actions = [", 'position = "["\nactions = ['),
        ("actions = [", 'position = "[]"\nactions = ['),
        ("actions = [", 'position = "{}"\nactions = ['),
        ("actions = [", "result = 5\nactions = ["),
        ("actions = [", "commitment = 5\nactions = ["),
    ],
)
def test_a_changed_record_is_refused(record: str, old: str, new: str) -> None:
    assert record.count(old) == 1
    text = record.replace(old, new)
    with pytest.raises(RecordError):
        Game.replay(text)
    try:
        assert saboteur.verify(text)
    except RecordError as refused:
        assert str(refused)


def test_each_kind_of_bad_record_has_its_own_message(record: str) -> None:
    texts = [
        record[: len(record) // 2],
        "format = 1",
        record.replace("format = 1", "format = 2"),
        record.replace("rules_version = 1", "rules_version = 2"),
        record.replace("players = 3", "players = 30"),
        record.replace("actions = [", 'actions = ["p1 nonsense", '),
        record.replace("actions = [", 'actions = ["nobody", '),
    ]
    messages = set()
    for text in texts:
        with pytest.raises(RecordError) as refused:
            Game.replay(text)
        messages.add(str(refused.value))
    assert len(messages) == len(texts)


def test_the_message_names_the_action_that_is_wrong(record: str) -> None:
    lines = record.splitlines()
    third = [number for number, line in enumerate(lines) if line.startswith('    "p')][2]
    lines[third] = '    "p1 take 7",'
    with pytest.raises(RecordError, match=r"3.*p1 take 7"):
        Game.replay("\n".join(lines))
