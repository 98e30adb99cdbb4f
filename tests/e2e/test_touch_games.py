"""Games by touch alone: every two boxes that go together meet, on every screen and in both themes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from saboteur import Game, Rules, RulesError
from saboteur.boxes import BOXES
from saboteur.core.rules import REGISTRY

from .browsing import PHONE, Person, play_on
from .test_hand import boxes

SCREENS: Final = {
    "small": (360, 640),
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "desk": (1440, 900),
}
THEMES: Final = ("light", "dark")
KEYS: Final = tuple(REGISTRY)[1:]
# Besides one card for each player, so that everyone has a few turns.
PILE: Final = 5
FINGER: Final = 44
CROWD: Final = 10

# Places to choose that are smaller than a finger, and cards in hand that are not wholly in sight.
_UNFIT: Final = """(finger) => {
    const unfit = (selector, is, name) => [...document.querySelectorAll(selector)]
        .filter((element) => is(element.getBoundingClientRect()))
        .map((element) => [element.closest(`[${name}]`).getAttribute(name), element.getBoundingClientRect()]);
    return [
        unfit('.cell.target .ground', ({ width, height }) =>
            Math.min(width, height) < finger - .5, 'data-cell'),
        unfit('[data-hand]', ({ left, top, right, bottom }) =>
            left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1, 'data-hand'),
    ];
}"""

# Places to choose whose middle lies within the mine as it is shown.
_IN_SIGHT: Final = """() => {
    const mine = document.querySelector('.mine').getBoundingClientRect();
    return [...document.querySelectorAll('.cell.target')].filter((cell) => {
        const { left, right, top, bottom } = cell.querySelector('.ground').getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > mine.left && x < mine.right && y > mine.top && y < mine.bottom;
    }).map((cell) => cell.dataset.cell);
}"""


class Wish(NamedTuple):
    """A game to play: where, and with what."""

    screen: str
    theme: str
    players: int
    modules: str

    @property
    def rules(self) -> Rules:
        """Return the rules of the game."""
        return Rules.build(self.players, "jubilee", tuple(self.modules.split()))


# Of any two of these - boxes in or out, screens, themes, players - all that go together do so in some game.
ALWAYS: Final = (
    Wish("tablet", "light", 5, "sabotaged-dwarf reverse craftsman vault veto costume party"),
    Wish("sideways", "dark", 10, "saboteur2 goal-swap guide toll chests"),
    Wish(
        "small",
        "dark",
        3,
        "greedy-dwarf sabotaged-dwarf reverse vault goal-swap detour guide costume party toll",
    ),
)
LONG: Final = (
    Wish("phone", "dark", 8, "tournament craftsman goal-swap detour veto new-goals"),
    Wish("desk", "light", 3, "greedy-dwarf reverse veto new-goals party toll chests"),
    Wish(
        "sideways", "light", 5, "sabotaged-dwarf craftsman vault detour guide veto new-goals costume chests"
    ),
    Wish("small", "light", 10, "saboteur2 craftsman guide new-goals costume"),
    Wish("desk", "dark", 8, "tournament reverse craftsman vault goal-swap guide toll chests"),
    Wish("tablet", "dark", 8, "greedy-dwarf sabotaged-dwarf detour party toll chests"),
    Wish("phone", "dark", 10, "greedy-dwarf sabotaged-dwarf reverse vault detour veto costume toll"),
    Wish(
        "desk", "light", 5, "saboteur2 reverse craftsman goal-swap detour guide new-goals costume party toll"
    ),
    Wish("phone", "light", 3, "saboteur2 craftsman vault goal-swap detour new-goals chests"),
    Wish("small", "light", 5, "tournament reverse detour guide party"),
    Wish("tablet", "light", 8, "saboteur2 vault goal-swap guide costume party toll"),
    Wish("sideways", "dark", 3, "greedy-dwarf sabotaged-dwarf reverse vault costume party chests"),
    Wish("phone", "dark", 5, "greedy-dwarf craftsman goal-swap guide new-goals costume party toll chests"),
    Wish("small", "dark", 8, "saboteur2 reverse craftsman vault goal-swap veto new-goals costume chests"),
    Wish(
        "desk", "light", 10, "greedy-dwarf sabotaged-dwarf craftsman detour guide veto new-goals party chests"
    ),
    Wish(
        "tablet",
        "dark",
        3,
        "saboteur2 reverse craftsman vault goal-swap detour guide veto new-goals costume chests",
    ),
    Wish("sideways", "dark", 8, "tournament craftsman goal-swap detour guide veto party toll"),
    Wish("tablet", "dark", 8, "tournament reverse party toll"),
    Wish(
        "tablet",
        "light",
        10,
        "greedy-dwarf sabotaged-dwarf reverse craftsman detour guide veto costume party chests",
    ),
)


def items(wish: Wish) -> frozenset[tuple[str, object]]:
    """Return all that is chosen for a game."""
    chosen = wish.modules.split()
    within = ((key, key in chosen) for key in KEYS)
    return frozenset((*within, ("screen", wish.screen), ("theme", wish.theme)))


def test_every_two_choices_meet_in_some_game() -> None:
    games = [items(wish) for wish in (*ALWAYS, *LONG)]
    choices = dict.fromkeys(KEYS, (True, False)) | {"screen": tuple(SCREENS), "theme": THEMES}
    missing = [
        pair
        for one, other in combinations(choices, 2)
        for pair in product(
            ((one, each) for each in choices[one]), ((other, each) for each in choices[other])
        )
        if not any(game.issuperset(pair) for game in games)
    ]
    apart = [pair for pair in missing if all(each is True for _, each in pair)]
    assert missing == apart
    assert not any(go_together(one, other) for (one, _), (other, _) in apart)


def go_together(one: str, other: str) -> bool:
    """Tell whether two boxes can be at one table."""
    for players in (3, 5):
        with contextlib.suppress(RulesError):
            return bool(Rules.build(players, "jubilee", (one, other)))
    return False


def short(wish: Wish) -> dict[str, Any]:
    """Return a deal with few cards to draw, where the person has cards of the boxes in hand."""
    position = Game(wish.rules, seed=str(wish)).position()
    own = [card for key in wish.modules.split() for card in BOXES[key].action_cards]
    hand = position["hands"][0]
    position["hands"][0] = [*own[: len(hand) - 2], *hand][: len(hand)]
    position["pile"] = position["pile"][: PILE + wish.players]
    return position


class Finger(Person):
    """Somebody who only taps, and looks at the page before and after lifting a card."""

    heights: dict[str, float]
    has_finished = False

    def reads_everything(self) -> None:
        """Note that a round is over before its sheet goes away."""
        self.has_finished |= self.page.locator(".round-sheet").count() > 0
        super().reads_everything()

    def takes_a_turn(self) -> None:
        """Look, then play."""
        self.reads_everything()
        self.looks()
        super().takes_a_turn()

    def looks(self) -> None:
        """See that all is where a finger finds it."""
        page = self.page
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        heights = {name: box["height"] for name, box in boxes(page).items() if name != "middle"}
        self.heights = getattr(self, "heights", heights)
        assert heights == self.heights
        small, hidden = page.evaluate(_UNFIT, FINGER)
        assert (small, hidden) == ([], [])

    def _press(self, what: Locator, **how: Any) -> None:
        what.tap(**how)

    def _lift(self, index: int) -> None:
        super()._lift(index)
        expect(self.page.locator("[data-hand].up")).to_have_count(1)
        self.looks()

    def _point(self, cell: Locator) -> None:
        # As large as a finger needs them, not all places fit on a phone: one in sight will do.
        if (name := cell.get_attribute("data-cell")) is not None:
            seen = self._in_sight()
            cell = self.page.locator(f'.cell.target[data-cell="{name if name in seen else seen[0]}"]')
        super()._point(cell)

    def _one_of(self, cells: Locator) -> Locator:
        names = cells.evaluate_all("all => all.map((cell) => cell.dataset.cell)")
        name = next(name for name in self._in_sight() if name in names)
        return self.page.locator(f'.cell.target[data-cell="{name}"]')

    def _in_sight(self) -> list[str]:
        seen: list[str] = self.page.evaluate(_IN_SIGHT)
        assert seen, "no place to choose is in sight"
        return seen

    def _put_back(self) -> None:
        # Whatever is lifted goes back by another tap. The browser may turn a tap into a click a moment
        # later, so that a second tap at once would lift the card again.
        up = self.page.locator("[data-hand].up")
        for left in reversed(range(up.count())):
            self._press(up.first)
            expect(up).to_have_count(left)


@pytest.mark.parametrize(
    "wish",
    [ALWAYS[-1], *(pytest.param(wish, marks=pytest.mark.soak) for wish in (*ALWAYS[:-1], *LONG))],
    ids=lambda wish: f"{wish.screen}-{wish.theme}-{wish.players}",
)
def test_a_round_is_played_by_touch(person: Callable[..., Person], data: Path, wish: Wish) -> None:
    width, height = SCREENS[wish.screen]
    device = {**PHONE, "is_mobile": wish.screen != "desk", "viewport": {"width": width, "height": height}}
    name = f"T{wish.screen}{wish.theme}{wish.players}"
    ada = person(name, kind=Finger, color_scheme=wish.theme, **device)
    assert isinstance(ada, Finger)
    ada.begins(data, short(wish), modules=wish.modules.split(), edition="jubilee")
    # Where ten play, the others may be done before the second turn.
    assert play_on([ada], lambda: ada.has_finished) >= 1 + (wish.players < CROWD)
