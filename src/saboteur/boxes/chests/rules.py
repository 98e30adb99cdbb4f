"""Chests: four of ten lie covered in the mine, and not everything in them is good (CHEST-1 to CHEST-6)."""

from __future__ import annotations

from typing import Any, ClassVar

from saboteur.modding import (
    NOBODY,
    Draw,
    Effect,
    Module,
    Rules,
    SetupCards,
    Site,
    State,
    Stream,
    Window,
    cell_text,
    find_tile,
    parse_cell,
    rebuild,
)

from .contents import PICK, ROB
from .effects import ChestMap, ChestRockfall
from .hoard import KEY, OPTION, SITE, TUNNELS, Chest, Hoard, cover, hoard_of, laid_out, view_of
from .layouts import CHEST_LAYOUTS, CHEST_ROOM, CHESTS
from .shapes import HoardShape
from .windows import (
    LIE,
    ChestSite,
    LieChestWindow,
    LookWindow,
    MoveWindow,
    PickOfThree,
    Rob,
    RobWindow,
)


class Chests(Module):
    """Seven tunnel cards and ten chests, four of each in the mine."""

    key = KEY
    fetches = True
    title = "the chests"
    options: ClassVar[dict[str, tuple[str, ...]]] = {OPTION: (*CHEST_LAYOUTS, "random")}
    layouts: ClassVar[dict[str, SetupCards]] = {
        OPTION: SetupCards(
            "CHEST-1", CHEST_LAYOUTS["zigzag"], named=CHEST_LAYOUTS, anywhere=CHEST_ROOM, apart=True
        )
    }
    # In the corners, chests would lie where other boxes lay their rooms.
    setting_excludes: ClassVar[dict[str, tuple[str, ...]]] = {f"{OPTION}=corners": ("room",)}
    # All reached goals are opened, one at a time, in every edition (ED-GOALS, CHEST-3).
    editions: ClassVar[dict[str, dict[str, str]]] = {
        edition: {"goals": "all"} for edition in ("classic", "jubilee", "italian")
    }

    def effects(self, rules: Rules) -> dict[str, Effect]:
        """Return Map and Rockfall, which may be used on chests too (CHEST-5, CHEST-6)."""
        return {"map": ChestMap(), "rockfall": ChestRockfall()}

    def sites(self, rules: Rules) -> dict[str, Site]:
        return {SITE: ChestSite()}

    def windows(self, rules: Rules) -> dict[str, Window]:
        return {LIE: LieChestWindow(), "move": MoveWindow(), "look": LookWindow(), ROB: RobWindow()}

    def draws(self, rules: Rules) -> dict[str, Draw]:
        """Return what may replace a draw (TURN-5)."""
        return {ROB: Rob(), PICK: PickOfThree()}

    def on_round(self, rules: Rules, state: State, stream: Stream) -> None:
        """Lay four chests out, covered (CHEST-1)."""
        cover(state, laid_out(rules, state, stream))

    def view_ext(self, rules: Rules, state: State, seat: int | None) -> HoardShape:
        """Show where chests lie, those the seat has looked at, and all that were opened."""
        return view_of(rules, state, seat)

    def encode_ext(self, rules: Rules, state: State) -> dict[str, Any]:
        """Return all of it; ways through tunnel cards may have reached other sites."""
        by = {cell_text(cell): seat for cell, seat in state.reached.items()}
        return {**_whole(hoard_of(state)), "by": by}

    def decode_ext(self, rules: Rules, state: State, data: Any) -> None:
        """Read it; by default there are no chests."""
        data = {"covered": {}, "open": {}, "gone": [], "fog": False, "by": {}, **(data or {})}
        hoard = _read(data)
        for cell in (*dict(hoard.covered), *dict(hoard.opened)):
            if cell in state.tiles or cell in state.sites:
                raise ValueError(f"two things lie at {cell_text(cell)}")
        _lay(state, hoard)
        by = {parse_cell(text): seat for text, seat in data["by"].items()}
        if any(seat not in range(rules.players) for seat in by.values()):
            raise ValueError(f"{data['by']} names a seat that is not at the table")
        rebuild(state, state.turn if state.last_layer == NOBODY else state.last_layer)
        state.reached = {cell: by.get(cell, seat) for cell, seat in state.reached.items()}

    def guess_ext(self, rules: Rules, state: State, known: Any, stream: Stream) -> None:
        """Fill in what the seat has not seen."""
        entries = [*known["covered"].values(), *known["gone"]]
        cards = stream.shuffled(_left(TUNNELS, [entry[0] for entry in entries]))
        chests = stream.shuffled(_left(CHESTS, [entry[1] for entry in entries]))

        def filled(entry: list[Any]) -> list[Any]:
            card, chest, seen = entry
            return [card or cards.pop(), chest or chests.pop(), seen]

        covered = {cell: filled(entry) for cell, entry in known["covered"].items()}
        gone = [filled(entry) for entry in known["gone"]]
        state.keep(KEY, _read({**known, "covered": covered, "gone": gone}))


def _whole(hoard: Hoard) -> dict[str, Any]:
    return {
        "covered": {cell_text(cell): list(chest) for cell, chest in hoard.covered},
        "open": {cell_text(cell): tile for cell, tile in hoard.opened},
        "gone": [list(chest) for chest in hoard.gone],
        "fog": hoard.fog,
    }


def _left(every: tuple[str, ...], seen: list[str | None]) -> list[str]:
    left = list(every)
    for name in seen:
        if name in left:
            left.remove(name)
    return left


def _read(data: dict[str, Any]) -> Hoard:
    covered = tuple((_cell(text), _chest(entry)) for text, entry in data["covered"].items())
    opened = tuple((_cell(text), _tile(tile)) for text, tile in data["open"].items())
    return Hoard(covered, opened, tuple(_chest(entry) for entry in data["gone"]), bool(data["fog"]))


def _cell(text: str) -> int:
    cell = parse_cell(text)
    if cell is None:
        raise ValueError(f"{text} is no cell")
    return cell


def _chest(entry: Any) -> Chest:
    card, chest, seen = entry
    if card not in TUNNELS or chest not in CHESTS or type(seen) is not int:
        raise ValueError(f"{entry} is no chest under a tunnel card")
    return Chest(card, chest, seen)


def _tile(text: str) -> str:
    tile = find_tile(text)
    if tile is None or tile.card not in TUNNELS:
        raise ValueError(f"{text} is no tunnel card of a chest")
    return tile.text


def _lay(state: State, hoard: Hoard) -> None:
    cover(state, hoard)
    for cell, text in hoard.opened:
        tile = find_tile(text)
        assert tile is not None
        state.tiles[cell] = tile
        state.fixed |= {cell}
