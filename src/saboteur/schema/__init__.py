"""Everything that travels, typed once: what core and boxes declare, and the server's messages.

From here come the page's `protocol.d.ts`, the OpenAPI document and the tables of docs/protocol.md and
docs/events.md; `tools/schema.py` writes the files. docs/decisions/0022-one-schema.md explains where the
border is.
"""
