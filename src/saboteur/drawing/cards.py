"""Cards 63 × 88, as in web/art/cards.js; every method returns the inside of an <svg viewBox="0 0 63 88">."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .ink import ROUND, chance, fill, hue, number, placed, stroke, upright
from .stones import ground, rock, rubble
from .symbols import Symbols
from .tunnel import MID, SIDES, DrawnTile, depth, heart, outline, read_tile

# Sides whose tunnels are lit; True all, False none, None for a card in hand, which is lit evenly.
Lit = str | bool | None

_TURN: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
# The angle at which something stands across a tunnel.
_ACROSS: Final = {"NS": 0, "EW": 90, "NE": 45, "SW": 45, "ES": -45, "NW": -45}
# A frame's corners, and its edges where no tunnel opens.
_CORNERS: Final = (
    "M18 1.4H5.2Q1.4 1.4 1.4 5.2V30M45 1.4H57.8Q61.6 1.4 61.6 5.2V30"
    "M18 86.6H5.2Q1.4 86.6 1.4 82.8V58M45 86.6H57.8Q61.6 86.6 61.6 82.8V58"
)
_SHUT: Final = {"N": "M18 1.4H45", "E": "M61.6 30V58", "S": "M18 86.6H45", "W": "M1.4 30V58"}


def card(face: str) -> str:
    """Round the corners of a finished card."""
    return f'<g clip-path="url(#sab-card)" {ROUND}>{face}</g>'


def _site(text: str) -> DrawnTile:
    """Read a set-up card: nothing hangs in its tunnels."""
    tunnels, mark = read_tile(text)
    return DrawnTile(tunnels, mark, "site")


def _light(way: str, lit: Lit) -> str:
    if lit is None:
        return "plain"
    if isinstance(lit, bool):
        return "lit" if lit else "dim"
    return "lit" if any(side in lit for side in way) else "dim"


def _pebbles(way: str, mood: str) -> str:
    """Draw small stones on the floor, close to the walls."""
    following = chance(f"pebbles{way}")
    dark = hue(f"{mood}-wall")
    pale = hue({"dim": "rock-3", "lit": "lit-3", "plain": "plain-2"}[mood])
    drawn = ""
    for side in way:
        point, out = SIDES[side]
        far = 12 + following() * 5
        off = (-1 if following() < 0.5 else 1) * (6 + following() * 1.5)
        x, y = point[0] - out[0] * far + out[1] * off, point[1] - out[1] * far + out[0] * off
        drawn += rock(x, y, 1.2 + following() * 0.7, following, dark, pale)
    return drawn


def _dug(way: str, tile: DrawnTile, mood: str) -> str:
    """Draw the glow on the rock, chipped rim, wall and floor of one tunnel."""
    whole = outline(way, 12, tile)
    if mood == "lit":
        glow = stroke(whole, hue("lit-glow"), 9, 'opacity=".16"') + stroke(
            whole, hue("lit-glow"), 4.5, 'opacity=".4"'
        )
    else:
        glow = stroke(whole, hue("rock-1"), 4, 'opacity=".55"')
    # The rim is the outer half of the wall's own outline.
    rim = hue("lit-rim" if mood == "lit" else "rim")
    wall = fill(whole, hue(f"{mood}-wall"), f'stroke="{rim}" stroke-width="1.4" paint-order="stroke"')
    floor = fill(outline(way, 9.6, tile, 0.7), f"url(#sab-{mood})", 'transform="translate(0 1)"')
    return glow + wall + floor + _pebbles(way, mood)


def _dead_end(side: str, tile: DrawnTile) -> str:
    point, out = SIDES[side]
    deep = depth(side, tile) - 3
    return placed(
        point[0] - out[0] * deep, point[1] - out[1] * deep, 0.8 if deep < 15 else 0.95, rubble(side)
    )


def _corner(tile: DrawnTile) -> tuple[float, float, float]:
    """Return a spot without a tunnel, and its size: on a closed side if there is one, or else in a corner."""
    open_sides = "".join(tile.tunnels)
    if len(open_sides) == 1:
        return {"N": (31.5, 66, 1.2), "S": (31.5, 38, 1.2), "E": (18, 52, 1.2), "W": (45, 52, 1.2)}[
            open_sides
        ]
    if "N" not in open_sides:
        return 31.5, 23, 1
    if "S" not in open_sides:
        return 31.5, 78, 1
    if "E" in open_sides and "W" in open_sides:
        return 54, 25, 0.72
    return (54 if "W" in open_sides else 9), 50, 0.76


def _frame(tone: str, open_sides: str) -> str:
    """Draw the frame of a site, so that it stands out among plain cards; openings stay free."""
    shut = "".join(d for side, d in _SHUT.items() if side not in open_sides)
    return stroke(_CORNERS + shut, hue(tone), 1.8)


def _heap(seed: str, way: str) -> str:
    """Draw boulders in the outer corner of a bend, leaving the way free."""
    x, y = heart(way, DrawnTile((way,)))
    return placed(MID[0] * 2.1 - x * 1.1, MID[1] * 2.1 - y * 1.1, 1.35, rubble(seed))


@dataclass(frozen=True)
class Cards:
    """Every card there is, drawn from symbols."""

    symbols: Symbols = field(default_factory=Symbols.everything)

    def path(self, text: str, lit: Lit = None) -> str:
        """Draw a path card as it lies, such as NSW, N|S, NS|EW or NS:blue."""
        tunnels, mark = read_tile(text)
        facts = self.symbols.facts(f"mark-{mark}")
        tile = DrawnTile(tunnels, mark, facts.get("place", ""), facts.get("stubs") == "deep")
        return card(ground(text) + self._tunnels(tile, lit) + self._mark(tile))

    def start(self, lit: Lit = True) -> str:
        """Draw the start card: a crossing with the ladder up to daylight."""
        tunnels = self._tunnels(_site("NESW"), lit)
        return card(ground("start") + tunnels + self.symbols.inner("start") + _frame("timber-1", "NESW"))

    def site(self, text: str, lit: Lit, face: str, tone: str = "timber-1") -> str:
        """Draw a set-up card with something on it."""
        return card(ground(f"site{text}") + self._tunnels(_site(text), lit) + _frame(tone, text) + face)

    def goal(self, key: str, lies: str = "", lit: Lit = None) -> str:
        """Draw a goal face up; `lies` are its tunnels as it lies."""
        facts = self.symbols.facts(f"goal-{key}")
        text = lies or facts.get("tunnels", "NSEW")
        tile = _site(text)
        face = (
            _heap(key, tile.tunnels[0]) if "boulders" in facts else upright(self.symbols.inner(f"goal-{key}"))
        )
        return card(ground(key) + self._tunnels(tile, lit) + _frame("gold-2", text) + face)

    def action(self, key: str) -> str:
        """Draw an action card, without its name."""
        return card(self.symbols.inner("action", **self.symbols.facts(f"card-{key}"), card=key))

    def dwarf(self, key: str) -> str:
        """Draw a dwarf card, without its name."""
        return card(self.symbols.inner("dwarf", **self.symbols.facts(f"dwarf-{key}"), dwarf=key))

    def back(self, kind: str) -> str:
        """Draw the back of a card: card, goal, dwarf or gold."""
        return card(self.symbols.inner(f"back-{kind}"))

    def gold(self, value: int) -> str:
        """Draw a gold card of one, two or three nuggets."""
        return card(self.symbols.inner(f"gold-{value}"))

    def _tunnels(self, tile: DrawnTile, lit: Lit) -> str:
        """Draw all tunnels of a card: the longest last, a bridge over what runs under it."""
        ways = list(reversed(tile.tunnels))
        ways.sort(key=lambda way: (len(way), way == "NS"))
        over = "NS" in tile.tunnels and "EW" in tile.tunnels
        drawn = ""
        for way in ways:
            mood = _light(way, lit)
            drawn += _dug(way, tile, mood) + self._props(way)
            if over and way == "NS":
                drawn += self.symbols.inner("gap", mood=_light("EW", lit)) + self.symbols.inner("bridge")
            if not (over and way == "EW"):
                drawn += self._inside(way, tile, mood)
        return drawn

    def _props(self, way: str) -> str:
        """Draw timber at every opening."""
        prop, drawn = self.symbols.inner("prop"), ""
        for side in way:
            x, y = (number(part) for part in SIDES[side][0])
            turn = f" rotate({_TURN[side]})" if _TURN[side] else ""
            drawn += f'<g transform="translate({x} {y}){turn}">{prop}</g>'
        return drawn

    def _inside(self, way: str, tile: DrawnTile, mood: str) -> str:
        """Draw what is in one tunnel: its rubble, or the lamp if it is lit."""
        if len(way) == 1:
            return "" if tile.deep else _dead_end(way, tile)
        x, y = heart(way, tile)
        is_free = tile.place in ("", "corner")
        return placed(x, y - 1, 1, self.symbols.inner("lantern")) if mood == "lit" and is_free else ""

    def _mark(self, tile: DrawnTile) -> str:
        """Draw a card's mark at the place its drawing asks for."""
        way = next((each for each in tile.tunnels if len(each) > 1), tile.tunnels[0])
        x, y = heart(way, tile)
        drawn = self.symbols.inner(f"mark-{tile.mark}", turn=str(_ACROSS.get(way, 0)))
        match tile.place:
            case "heart":
                return placed(x, y, 1, drawn)
            case "foot":
                return placed(x, y + 8, 1, drawn)
            case "corner":
                return placed(*_corner(tile), drawn)
        return ""
