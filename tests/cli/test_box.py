"""The jubilee box at the terminal: every event and window has words, and the mine shows what lies there."""

import re
from random import Random
from typing import Any

import pytest
from rich.text import Text

from saboteur import Game, Rules, redact
from saboteur.cli.mine import draw_mine
from saboteur.cli.moves import Moves
from saboteur.cli.narration import Teller
from saboteur.cli.picture import Picture, goal_name
from saboteur.cli.rulebook import rule_text
from saboteur.cli.table import TerminalTable
from saboteur.conformance.walks import AIMS, eastward, walk
from saboteur.presets import BOX

from .program import SOURCE, Talk, run
from .test_drawing import console, plain

NAMES = ["Ann", "Ben", "Cid", "Dot"]
CHEST = ["NSEW", "fog", 0]
# Where a miner stands in these tests.
THERE = "2 cards from the start, in line with goal 3"


def mine(**more: Any) -> Game:
    """Everything on the table at once, p1 to act."""
    base: dict[str, Any] = {
        "grid": {"1,0": "EW", "0,-1": "NS"},
        "goals": {"8,-4": "sack-1", "8,-2": "stone-a", "8,0": "treasure", "8,2": "dragon", "8,4": "spider"},
        "hands": [["EW", "guide", "map", "goal-swap"], ["veto", "NS"], ["NS"], ["NS"]],
        "pile": ["NS"] * 5,
        "discard": ["NSEW"],
        "dwarves": ["digger"] * 3 + ["saboteur"],
        "spare": ["digger"],
        "gold": [1, 1, 1, 1],
        "ext": {
            "toll": {"ready": 1, "miners": {"2,0": 2}},
            "chests": {"covered": {"5,0": CHEST, "5,2": ["NSW", "tired", 1]}, "open": {"3,2": "SEW"}},
        },
    }
    return Game.from_position(Rules.build(4, modules=BOX), {**base, **more})


def lines_of(game: Game, seat: int) -> str:
    return "\n".join(plain(draw_mine(Picture.of(game.view(seat).as_dict()), 100, console(100))))


def test_the_mine_shows_rooms_chests_and_miners() -> None:
    text = lines_of(mine(), 0)
    assert " Mp3 " in text and "━P━" not in text and "─P─" in text and "─C─" in text
    assert "chest" in text and "tired" in text, "p1 has looked into the second one"
    assert "chest" in lines_of(mine(), 1) and "tired" not in lines_of(mine(), 1)
    assert "─┬─" in text, "an open chest's tunnel"


def answers(game: Game, seat: int) -> list[str]:
    lines: list[Text] = Moves(game.legal(seat), game.view(seat), NAMES).lines(80)
    return [line.strip() for line in plain(lines)]


def test_windows_are_asked_in_words() -> None:
    game = mine()
    game.play(0, "play guide")
    first, *rest = answers(game, 1)
    assert first == "Ann played: play guide. Do you let it be?"
    assert rest == ["1) veto it", "2) let it be"]
    for seat in (1, 2, 3):
        game.play(seat, "allow")
    assert answers(game, 0)[0] == "The guide leads on. Which path card do you lay?"
    game.play(0, "place EW 2,0")
    assert answers(game, 0)[0] == f"Cid's miner ({THERE}) wants 1 gold. Who pays?"
    assert answers(game, 0)[1:3] == ["1) pay 1 gold", "2) ask p2 Ben"]
    assert answers(game, 0)[-1].startswith("4) take the card back")


def test_more_windows_are_asked_in_words() -> None:
    game = mine(hands=[["EW", "goal-swap"], ["NS"], ["NS"], ["NS"]])
    game.play(0, "place EW 2,0")
    game.play(0, "ask p2")
    assert answers(game, 1)[0] == f"Ann asks you to pay 1 gold to Cid's miner ({THERE}). Do you?"
    game.play(1, "refuse")
    game.play(0, "withdraw")
    game.play(0, "play goal-swap 8,0 8,2")
    for seat in (1, 2, 3):
        game.play(seat, "allow")
    assert (
        answers(game, 0)[0] == "You hold two goals (at goal 3 and at goal 4). Do you swap them or leave them?"
    )


def test_what_holds_and_lies_nowhere_is_told() -> None:
    game = mine(direction=-1)
    position = game.position()
    position["ext"]["chests"]["fog"] = True
    view = Game.from_position(game.rules, position).view(0).as_dict()
    holds = "play goes the other way round · 1 miner ready · fog: no Map shows a goal"
    assert plain(TerminalTable(console(100), NAMES, 3).lines(view))[1].strip() == holds
    assert holds not in "\n".join(
        plain(TerminalTable(console(100), NAMES, 3).lines(view | {"ext": {}, "direction": 1}))
    )


# The real program ---------------------------------------------------------------------------------


def typed(label: str) -> str:
    """Numbers that are mostly moves, whatever is asked."""
    rng = Random(label)
    return "".join(f"{rng.choice((1, 1, 2, rng.randint(1, 30)))}\n" for _ in range(500))


def whole_game(*modules: str, seed: str) -> str:
    """Play a round of the real program by numbers; return what it printed."""
    words = [word for module in modules for word in ("--module", module)]
    done = run("play", *words, "--players", "3", "--option", "rounds=1", "--seed", seed, typed=typed(seed))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout, done.stdout[-2000:]
    assert "You are asked about this" not in done.stdout
    return done.stdout


def test_the_whole_box_is_played_by_numbers() -> None:
    text = whole_game(*BOX, seed="box 1")
    assert "1) let it be\n" not in text, "who cannot object is not asked"


@pytest.mark.soak
@pytest.mark.parametrize("module", [*BOX, "saboteur2"])
def test_every_module_is_played_by_numbers(module: str) -> None:
    for number in range(3):
        whole_game(module, seed=f"{module} {number}")
        if module != "saboteur2":
            whole_game(module, "saboteur2", seed=f"{module} {number}")


def test_refusals_of_the_box_are_explained() -> None:
    with Talk("play", "--module", "toll", "--module", "vault", "--seed", "toll") as talk:
        card = re.findall(
            r"^  \S+ +\d+\) (\S+)", talk.opening[talk.opening.index("place a miner at") :], re.M
        )[0]
        assert "(TOLL-2)" in talk.say(f"miner 9,9 {card}")
        assert re.search(r"^TOLL-2  Instead of another action", talk.say("?"), re.M)
        assert re.search(r"^CHEST-4  The ten effects", talk.say("? chest-4"), re.M)


def test_every_rule_that_a_refusal_cites_has_its_text() -> None:
    # A box that is only begun has no rulebook that is loaded here.
    files = [path for path in SOURCE.rglob("*.py") if "templates" not in path.parts]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    cited = set(re.findall(r'"([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)"', sources))
    assert {"TOLL-4", "WC-2019", "CHEST-2"} <= cited
    cited -= {"HMAC-SHA256"}  # an algorithm that looks like a rule
    assert [rule for rule in sorted(cited) if rule_text(rule) is None] == []


def test_miners_are_listed_by_cell() -> None:
    game = mine()
    lines = answers(game, 0)
    assert "Discard a card unseen to place a miner at" in lines
    numbers = [n for group in Moves(game.legal(0), game.view(0), NAMES).groups() for n, _ in group.entries]
    assert numbers == list(range(1, len(game.legal(0)) + 1))


@pytest.mark.parametrize("also", [(), ("saboteur2",)])
def test_everything_that_happens_has_words(also: tuple[str, ...]) -> None:
    told: set[str] = set()
    for number in range(6):
        rng = Random(f"words {number}")
        game = Game(Rules.build(4, modules=(*BOX, *also), options={"rounds": "1"}), seed=f"{number}")
        tellers = [Teller(NAMES, seat) for seat in range(4)]
        for step in walk(rng, game, eastward(rng.choice(AIMS))):
            for seat, teller in enumerate(tellers):
                for event in redact(step.events, seat):
                    told.add(event.kind)
                    lines = teller.tell([event])
                    assert lines == [] or event.kind in ("played", *teller._tell, *teller._of_boxes), event
                    assert all(line.endswith(".") and NAMES[seat] not in line for line in lines)
            for seat in game.actors:
                question = Moves(game.legal(seat), game.view(seat), NAMES).question()
                assert (
                    not question.startswith("You are asked about this")
                    or game.view().window["kind"] == "turn"
                )
    assert told >= {"vetoed", "miner-set", "toll-paid", "chest-opened", "goal-moved", "put-back"}


def test_goals_have_names() -> None:
    assert [goal_name(goal) for goal in ("treasure", "stone-b", "sack-2", "dragon", "spider")] == [
        "the treasure", "a stone", "a sack with 2 gold", "a dragon", "a giant spider",
    ]  # fmt: skip
