"""A drawing as a file: SVG that any program shows, or PNG with the extra `pictures`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from .ink import number
from .palette import coloured
from .symbols import Symbols

_NO_PNG = "Writing PNG needs one more package: pip install 'saboteur[pictures]'. SVG needs none."


def has_pictures() -> bool:
    """Tell whether PNG can be made, without making one."""
    return find_spec("resvg_py") is not None


class NoPictures(Exception):
    """PNG was requested, but the package that makes it is not installed."""


@dataclass(frozen=True)
class Image:
    """A self-contained drawing in colour: no fonts, styles or other files."""

    svg: str

    @staticmethod
    def of(
        symbols: Symbols,
        inner: str,
        box: tuple[float, float, float, float],
        width: float,
        theme: str = "dark",
    ) -> Image:
        """Put markup into a picture of this width that shows this box: x, y, width and height."""
        defs = symbols.inner("defs")
        size = f'width="{number(width)}" height="{number(width * box[3] / box[2])}"'
        view = " ".join(number(part) for part in box)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">'
        return Image(coloured(f"{head}<defs>{defs}</defs>{inner}</svg>", theme) + "\n")

    def png(self, width: int | None = None) -> bytes:
        """Return the picture as PNG, as wide as it says or as asked; needs the extra `pictures`."""
        try:
            import resvg_py
        except ImportError as error:
            raise NoPictures(_NO_PNG) from error
        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=width, skip_system_fonts=True))

    def save(self, path: Path) -> None:
        """Write it in the format of the file's suffix: .png or .svg."""
        path.write_bytes(self.png() if path.suffix.lower() == ".png" else self.svg.encode())
