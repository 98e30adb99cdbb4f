"""The page's drawings without a browser: cards, dwarves and whole mines, as SVG or PNG.

They are the files of symbols that the page reads (web/art and each box's art.svg). What is generated is
written here as it is in web/art; a test keeps both equal, character by character. PNG needs the extra
`pictures`.
"""

from .cards import Cards
from .image import Image
from .mine import mine_image
from .symbols import Symbols

__all__ = ["Cards", "Image", "Symbols", "mine_image"]
