"""What is sent of a page: everything but what only its writers read."""

import pytest

from saboteur.server.http.assets import slim


@pytest.mark.parametrize(
    ("ending", "text", "sent"),
    [
        (".js", "// why\nlet a = 1;\n", "let a = 1;"),
        (".js", "/**\n * @param {number} a\n */\nf(a);\n", "f(a);"),
        (".js", "  const b = /** @type {number} */ (c);", "const b = (c);"),
        (".js", "const url = 'http://x';  // stays\n", "const url = 'http://x';  // stays"),
        (".js", "const a = 4 /* half */ / 2;", "const a = 4 /* half */ / 2;"),
        (".css", "/* colours */\na {\n  color: red;\n}", "a{color:red}"),
        (
            ".css",
            "a > b, i::after { content: ' { ; } '; margin: calc(1px + 2px) }",
            "a>b,i::after{content:' { ; } ';margin:calc(1px + 2px)}",
        ),
        (".ftl", "# Note\n## Part\nhello = Hello\n    there\n", "hello = Hello\n    there"),
        (".svg", "<svg>\n  <!-- why -->\n  <g/>\n</svg>\n", "<svg><g/></svg>"),
        (".md", "// kept", "// kept"),
    ],
)
def test_a_file_is_sent_without_comments_types_and_indents(ending: str, text: str, sent: str) -> None:
    assert slim(text, ending) == sent
