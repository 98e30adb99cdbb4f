"""The border to numba, which has no types of its own: how functions are compiled.

What Python calls, and where that is kept, is in `kept`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import numba as _numba
from llvmlite import ir as _ir  # type: ignore[import-untyped]
from numba import extending as _extending
from numba.core import codegen as _codegen

Function = TypeVar("Function", bound=Callable[..., Any])
# Its types leave out what is used here.
numba: Any = _numba
codegen: Any = _codegen
extending: Any = _extending
ir: Any = _ir
# A record of one of the kernel's dtypes: numba finds its fields, mypy does not.
Record = Any
# What numba does with everything it has compiled so far.
_WHOLE = ("_optimize_final_module", "_finalize_final_module")


def compiled(function: Function) -> Function:
    """Let numba compile a function as part of the entry points that call it, not to be called by Python."""
    made: Any = numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=False)(
        function
    )
    template = made.get_call_template
    # Numba would compile a function anew for every constant and every size of number it is called with.
    made.get_call_template = lambda args, kws: template(tuple(_plain(each) for each in args), kws)
    return cast(Function, made)


def _fetch_soon(typing: Any, thing: Any, offset: Any) -> Any:
    """Tell the processor to fetch the line of a record or a row of bytes in which an offset lies."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place, number = arguments
        if isinstance(thing, numba.types.Array):
            place = context.make_array(thing)(context, builder, place).data
        byte = ir.IntType(8).as_pointer()
        at = builder.gep(builder.bitcast(place, byte), [number])
        flag = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, flag, flag, flag])
        prefetch = numba.core.cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
        # For reading, close by, data.
        builder.call(prefetch, [at, flag(0), flag(3), flag(1)])
        return context.get_dummy_value()

    return numba.types.void(thing, numba.types.int64), write


# Called by compiled functions with the thing and the offset.
fetch_soon: Any = extending.intrinsic(_fetch_soon)


def _plain(kind: Any) -> Any:
    """Return the one type of integers for any integer, other types as they are."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else numba.types.unliteral(kind)


@compiled
def copy_row(target: Record, source: Record) -> None:
    """Copy numbers into the first places of another row: numba's own way asks for memory."""
    for i in range(len(source)):
        target[i] = source[i]


@compiled
def copy_table(target: Record, source: Record) -> None:
    """Copy the numbers of a table with rows and columns."""
    for i in range(len(source)):
        copy_row(target[i], source[i])


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
