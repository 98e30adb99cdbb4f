"""What Python calls of the compiled code, and where that is kept, so that it is compiled once.

Numba notices changes in the file of an entry point, but not in what it calls. So the compiled code lies in a
folder named after the text of all files that it was made from.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic

from llvmlite import binding as _binding  # type: ignore[import-untyped]
from numba.core import caching as _caching

from .compiled import Function, numba, optimised_once

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

LOG: Final = logging.getLogger("saboteur.kernel")
binding: Any = _binding
caching: Any = _caching


class _MachineCode(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """What is kept of an entry point: its machine code, without what numba would link with other code.

    Of that it looks up the name of what Python calls, so a function of this name is left, which does nothing.
    """

    def reduce(self, made: Any) -> Any:
        (name, kind, (code, _)), *rest = super().reduce(made)
        empty = binding.parse_assembly(
            f'define void @"{made.fndesc.llvm_cpython_wrapper_name}"() {{ ret void }}'
        )
        return (name, kind, (code, empty.as_bitcode())), *rest


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache, but loading from it does not prepare a compilation, which takes longer than all else."""

    _impl_class = _MachineCode

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def has(self, sig: Any, target_context: Any) -> bool:
        """Tell whether there is code for this source, these types and this processor."""
        return self._index_key(sig, target_context.codegen()) in self._cache_file._load_index()


class EntryPoint(Generic[Function]):
    """A function that Python calls, with arguments of types that are known before."""

    def __init__(self, function: Function, kinds: Iterable[Any], folder: Path) -> None:
        """Know where the code is kept; where nothing can be written, it is not."""
        self._kinds, self._folder, self._name = tuple(kinds), folder, function.__name__
        self._made: Any = numba.njit(error_model="numpy", nogil=True, _nrt=False)(function)
        self._cache: _Cache | None = None
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            self._cache = self._made._cache = _Cache(function)
        except RuntimeError as error:
            LOG.info("compiled code is not kept: %s", error)
        finally:
            numba.config.CACHE_DIR = before

    def is_kept(self) -> bool:
        """Tell whether it is compiled already, for this processor and in the place where its source is now.

        Numba keeps code by the path of its source: for a folder that was moved or copied there may be files,
        but none that fits.
        """
        return self._cache is not None and self._cache.has(self._kinds, self._made.targetctx)

    def load(self, what: str) -> Function:
        """Load the code, or compile it and say so, because that takes a while.

        The arrays it is called with have to be in one piece: it does not look, as that would take as long as
        a short command.
        """
        if not self.is_kept():
            print(f"Compiling {what} (once, about half a minute) ...", file=sys.stderr, flush=True)
        with _one_at_a_time(self._folder), optimised_once(self._name):
            made: Function = self._made.compile(self._kinds)
        return made


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Let one process compile while others that need the same wait for its result."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a", encoding="ascii")
    except OSError:  # nothing can be written there, so nobody waits for it
        yield
        return
    with lock as file:
        if fcntl is not None:  # elsewhere, two processes may compile the same
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def cache_folder(sources: Iterable[Path]) -> Path:
    """Return where the code compiled from these files is kept.

    That is in the environment, or in the home if there is none or it belongs to somebody else.
    """
    texts = [path.read_bytes() for path in sorted(sources)]
    digest = sha256(b"\0".join([numba.__version__.encode(), *texts])).hexdigest()[:16]
    alone = sys.prefix != sys.base_prefix and os.access(sys.prefix, os.W_OK)
    home = Path(sys.prefix) if alone else Path.home()
    return home / ".cache" / "saboteur-kernel" / digest
