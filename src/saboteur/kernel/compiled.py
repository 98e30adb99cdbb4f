"""The border to numba, which has no types of its own: how functions are compiled, and where that is kept.

Numba notices changes in the file of an entry point, but not in what it calls. So the compiled code lies in a
folder named after the text of all files that it was made from.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba as _numba

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

Function = TypeVar("Function", bound=Callable[..., Any])
# Its types leave out what is used here.
numba: Any = _numba
# A record of one of the kernel's dtypes: numba finds its fields, mypy does not.
Record = Any


def compiled(function: Function) -> Function:
    """Let numba compile a function as part of the entry points that call it, not to be called by Python."""
    made: Any = numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    template = made.get_call_template
    # Numba would compile a function anew for every constant and every size of number it is called with.
    made.get_call_template = lambda args, kws: template(tuple(_plain(each) for each in args), kws)
    return cast(Function, made)


def _plain(kind: Any) -> Any:
    """Return the one type of integers for any integer, other types as they are."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else numba.types.unliteral(kind)


def entry_point(function: Function, folder: Path) -> Function:
    """Compile a function that Python calls, and keep the result in a folder for the next process."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        made: Function = numba.njit(error_model="numpy", nogil=True, cache=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    return made


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Let one process compile while others that need the same wait for its result."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a", encoding="ascii") as file:
        if fcntl is not None:  # elsewhere, two processes may compile the same
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def cache_folder(sources: Iterable[Path]) -> Path:
    """Return where the code compiled from these files is kept: in the environment, or else in the home."""
    texts = [path.read_bytes() for path in sorted(sources)]
    digest = sha256(b"\0".join([numba.__version__.encode(), *texts])).hexdigest()[:16]
    alone = sys.prefix != sys.base_prefix
    home = Path(sys.prefix) if alone else Path.home()
    return home / ".cache" / "saboteur-kernel" / digest
