"""A file as it is sent: slimmed, compressed once, and cached by browsers as long as it holds."""

from __future__ import annotations

import gzip
import hashlib
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# A comment that takes up whole lines.
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*$", re.MULTILINE)
# A type or a parameter description within a line of code.
_TYPE = re.compile(r"/\*\* @(?:[^*]|\*(?!/))*\*/ ?")
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
# In style, texts in quotes, blanks that only people need, and what ends the last line of a block.
_STYLE = re.compile(r"""("[^"]*"|'[^']*')|;?\s*(\})|[ \t]*([{;,>])\s*|(:)[ \t]+""")
_REMARK = re.compile(r"<!--.*?-->", re.DOTALL)
# Between tags; lines within a tag or a text stay.
_BETWEEN = re.compile(r"(?<=>)\n(?=<)")
_NOTE = re.compile(r"^#[^\n]*$", re.MULTILINE)
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
}
# Ask every time whether it has changed; or never, because the address changes with the content.
ASK: Final = "no-cache"
LASTING: Final = "public, max-age=31536000, immutable"


def slim(text: str, ending: str) -> str:
    """Return a module, style, drawings or texts without comments, types and indentation."""
    if ending == ".ftl":
        return _without_blanks(_NOTE.sub("", text))
    if ending == ".css":
        return _without_blanks(_STYLE.sub(_kept, _INDENT.sub("", _COMMENT.sub("", text))))
    if ending == ".js":
        return _without_blanks(_INDENT.sub("", _TYPE.sub("", _COMMENT.sub("", text))))
    if ending == ".svg":
        return _BETWEEN.sub("", _without_blanks(_INDENT.sub("", _REMARK.sub("", text))))
    return text


def _kept(found: re.Match[str]) -> str:
    return next(part for part in found.groups() if part)


def _without_blanks(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


class Asset:
    """A file as it is sent: its bytes, compressed and plain, and its ETag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.plain = body
        self.zipped = gzip.compress(body, 9, mtime=0)
        self.kind = kind if "svg" in kind or "charset" in kind else f"{kind}; charset=utf-8"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request, cached: str = ASK, vary: str = "accept-encoding") -> Response:
        """Send it, unless the browser already has it."""
        headers = {"etag": self.tag, "cache-control": cached, "vary": vary}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                self.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind
            )
        return Response(self.plain, headers=headers, media_type=self.kind)
