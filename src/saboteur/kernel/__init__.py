"""A second engine over flat arrays, compiled by numba: equal to `core`, two orders of magnitude faster.

It needs the extra `fast`. `core` says what the rules are; this package plays the same games quickly for
search, training and research. `bridge` leads from one to the other, `machine` is the only way in.
"""
