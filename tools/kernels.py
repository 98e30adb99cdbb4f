"""Compile the kernels that the tests need: python tools/kernels.py

Whoever needs one first compiles it, and other tests wait for that. Run beside tests that need none.
"""

import contextlib
import io

from saboteur.env.kernel_games import warm_environment
from saboteur.kernel.machine import warm_up

if __name__ == "__main__":
    # That it takes a while is no news once the tests are through.
    with contextlib.redirect_stderr(io.StringIO()):
        warm_up()
        warm_environment()
