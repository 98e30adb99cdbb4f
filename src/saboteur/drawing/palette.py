"""The colours of the drawings, read from art.css: browsers know `var(--gold)`, other programs do not."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Final

THEMES: Final = ("dark", "light")
_COLOUR: Final = re.compile(r"--([\w-]+): (#[0-9a-f]{3,8});")
_NAMED: Final = re.compile(r"var\(--([\w-]+)\)")


@lru_cache(maxsize=2)
def colours(theme: str) -> dict[str, str]:
    """Return every colour by its name: `dark` as on the screen, `light` as on paper."""
    text = (resources.files("saboteur") / "web" / "art" / "art.css").read_text(encoding="utf-8")
    dark, _, rest = text.partition("@media print")
    light = rest.partition("/*")[0]
    return dict(_COLOUR.findall(dark)) | (dict(_COLOUR.findall(light)) if theme == "light" else {})


def coloured(markup: str, theme: str) -> str:
    """Replace colour names with a theme's colours."""
    known = colours(theme)
    return _NAMED.sub(lambda name: known[name[1]], markup)
