"""Where set-up cards would lie under rules that somebody is choosing, and which rules that breaks."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ...core.cells import cell_text
from ...core.errors import RulesError
from ...core.layout import COLUMNS, ROWS, Laid, LayoutError
from ...core.rules import Rules, layouts_of
from ...schema.settings import RulesWish
from ...schema.tables import LayoutShape
from ..admission.visitors import visitor_of
from ..errors import TableError
from .booklet.api import wish_in
from .responses import answer


async def send_layout(request: Request) -> Response:
    """Send the layout of the rules in the query, playable or not."""
    wish = wish_in(request.query_params)
    with visitor_of(request).computing():
        return answer(await asyncio.to_thread(layout_shape, wish))


def layout_shape(wish: RulesWish) -> LayoutShape:
    """Return where everything lies and what is wrong with it; raise what clashes besides (MOD-1)."""
    laid = _laid(wish)
    return {
        "columns": (COLUMNS[0], COLUMNS[-1]),
        "rows": (ROWS[0], ROWS[-1]),
        "cards": [
            {
                "name": name,
                "rule": layout.rule,
                "count": len(layout.usual),
                "cells": [cell_text(cell) for cell in sorted(laid.cells[name])],
                "usual": sorted(laid.cells[name]) == sorted(layout.usual),
            }
            for name, layout in laid.layouts.items()
        ],
        "faults": [
            {
                "reason": fault.reason,
                "rule": fault.rule,
                "settings": list(fault.settings),
                "cells": [cell_text(cell) for cell in fault.cells],
            }
            for fault in laid.faults
        ],
    }


def _laid(wish: RulesWish) -> Laid:
    try:
        rules = Rules.build(wish.players, wish.edition, wish.modules, wish.options)
        return layouts_of(rules.parts, rules.options)
    except LayoutError as error:
        return error.laid
    except RulesError as error:
        raise TableError("bad-rules", str(error)) from error
