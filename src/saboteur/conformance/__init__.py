"""What every box, bot and language must satisfy, as plain functions for anyone's tests.

    from saboteur.conformance import check_box

    def test_the_box_conforms():
        check_box("path/to/the/folder")

Each returns a report, or raises AssertionError with a list of everything that is wrong.
"""

from .bot import check_bot
from .box import check_box
from .faults import Report
from .language import check_language

__all__ = ["Report", "check_bot", "check_box", "check_language"]
