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
from numba.core import codegen as _codegen

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

Function = TypeVar("Function", bound=Callable[..., Any])
# Its types leave out what is used here.
numba: Any = _numba
codegen: Any = _codegen
# A record of one of the kernel's dtypes: numba finds its fields, mypy does not.
Record = Any
# What numba does with everything it has compiled so far.
_WHOLE = ("_optimize_final_module", "_finalize_final_module")


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


def is_kept(entry: Callable[..., Any]) -> bool:
    """Tell whether an entry point is compiled already, in the place where its source is now.

    Numba keeps code by the path of its source: for a folder that was moved or copied there may be files, but
    none that fits.
    """
    made: Any = entry
    return bool(made._cache._cache_file._load_index())


@contextmanager
def optimised_once(entry: str) -> Iterator[None]:
    """Optimise what is compiled meanwhile as a whole, when the entry point of this name is reached.

    Numba optimises every function together with all that it calls, and makes machine code of it, again and
    again up to the entry point. Nobody calls those in between, so that is left out: half the time.
    """
    library, engine = codegen.JITCodeLibrary, codegen.JITCPUCodegen
    if not all(hasattr(library, name) for name in _WHOLE):  # another numba: slower, but it works
        yield
        return
    whole: Any = {name: getattr(library, name) for name in _WHOLE}
    address, set_env = library.get_pointer_to_function, engine.set_env

    def is_entry(made: Any) -> bool:
        return bool(made.name.endswith(entry))

    def finished(made: Any) -> None:
        if is_entry(made):
            whole["_finalize_final_module"](made)
        else:
            made._finalize_dynamic_globals()
            made._finalized = True

    def set_if_there(made: Any, name: str, env: Any) -> None:
        if made._engine.get_global_value_address(name):
            set_env(made, name, env)

    library._optimize_final_module = lambda made: is_entry(made) and whole["_optimize_final_module"](made)
    library._finalize_final_module = finished
    library.get_pointer_to_function = lambda made, name: address(made, name) if is_entry(made) else 0
    engine.set_env = set_if_there
    try:
        yield
    finally:
        for name, function in whole.items():
            setattr(library, name, function)
        library.get_pointer_to_function, engine.set_env = address, set_env


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
