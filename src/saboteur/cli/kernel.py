"""The compiled kernel on the command line: compile it now, so that nobody waits for it later."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import typer

kernel = typer.Typer(
    name="kernel",
    help="The compiled engine for search and research; needs the extra 'fast'.",
    rich_markup_mode=None,
    no_args_is_help=True,
)


@kernel.callback()
def _kernel() -> None:
    if find_spec("numba") is None:
        raise typer.BadParameter("the kernel needs numba: python -m pip install 'saboteur[fast]'")


@kernel.command()
def warm() -> None:
    """Compile the kernel, unless that was done before."""
    from ..kernel.machine import is_warm, warm_up

    warm_up()
    if not is_warm():
        print("The kernel was compiled, but it cannot be kept: the home is not writable.", file=sys.stderr)
        raise typer.Exit(1)
    print("The kernel is ready.")
