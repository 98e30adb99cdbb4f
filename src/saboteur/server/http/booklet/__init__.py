"""The booklet: the rules as players learn them, put together for a table from its boxes' `booklet/LANG.md`.

docs/boxes-howto.md says how a booklet is written, decision 33 why it is made here and not in the page.
"""
