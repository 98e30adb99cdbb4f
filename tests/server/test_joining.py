"""The page's modules, joined into few files: each in one of them, with everything it imports."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saboteur.boxes import BOXES
from saboteur.server.http import joining, page_files
from saboteur.server.http.assets import LASTING
from saboteur.server.http.javascript import JoinError, tokens
from saboteur.server.http.modules import parsed
from saboteur.server.http.shortening import RESERVED, Variables

from .process import Server

SOURCES = [
    *(path for path in Path(str(page_files.ROOT / "web")).rglob("*.js") if path.name != "joined.js"),
    *(box.folder / name for box in BOXES.values() for name in box.page_files if name.endswith(".js")),
]
ROOT = Path(__file__).resolve().parents[2]


def code(text: str) -> str:
    """Return a module's code without what imports and exports."""
    return "\n".join(line for line, _ in parsed(text).code)


def test_every_module_is_read_without_a_gap() -> None:
    # Only the indentation of markup may be missing.
    blank = str.maketrans("", "", " \t\n")
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        read = "".join(token.text for token in tokens(text))
        assert read.translate(blank) == text.translate(blank), path


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("a = b / c / d;", "pattern", []),
        ("a = /b\\/[/]c/g.test(d);", "pattern", ["/b\\/[/]c/g"]),
        ("if (a) /b/.test(c);", "pattern", ["/b/"]),
        ("f(a) / b / c;", "pattern", []),
        ("return /x/;", "pattern", ["/x/"]),
        ("a++ / 2 / 3;", "pattern", []),
        ("`a${b ? `c${d}` : '}'}e`", "template", ["`a${", "`c${", "}`", "}e`"]),
        ("html`<p>\n    x</p>`", "template", ["`<p>\nx</p>`"]),
        ("raw`<p>\n    x</p>`", "template", ["`<p>\n    x</p>`"]),
        ("a // 'b\n/* \"c */ + 'd'", "string", ["'d'"]),
    ],
)
def test_slashes_quotes_and_templates_are_told_apart(text: str, kind: str, expected: list[str]) -> None:
    assert [token.text for token in tokens(text) if token.kind == kind] == expected


@pytest.mark.parametrize(
    ("text", "head", "rest"),
    [
        ("import './a.js';\nb();", "", "b();"),
        ("import a, { b, c as d } from './a.js';", "const [{default:a,b,c:d}]=$i;", ""),
        ("import * as a from './a.js';", "const a=$i[0];", ""),
        ("export const a = (b, c) => b, d = 1;", "$e({a:()=>a,d:()=>d});", "const a=(b,c)=>b,d=1;"),
        ("export async function a() {}", "$e({a:()=>a});", "async function a(){}"),
        ("export class A extends B {}", "$e({A:()=>A});", "class A extends B{}"),
        ("export default function a() {}", "$e({default:()=>a});", "function a(){}"),
        ("export default 1 + 2;", "$e({default:()=>$default});", "const $default=1+2;"),
        ("export { a, b as c };", "$e({a:()=>a,c:()=>b});", ""),
        ("export{a as b}from'./a.js';", "$e({b:()=>$i[0].a});", ""),
        ("export * from './a.js';", "$e.all($i[0]);", ""),
        ("export * as a from './a.js';", "$e({a:()=>$i[0]});", ""),
        ("const a = 'import b from c';", "", "const a='import b from c';"),
        ("a.import = b;", "", "a.import=b;"),
        ("const a = await import('./b.js');", "", 'const a=await $l("./b.js");'),
        ("a + +b - -c;", "", "a+ +b- -c;"),
        ("/** @type {A} */\nlet a; // why\n\nreturn\na", "", "let a;\nreturn\na"),
    ],
)
def test_every_way_to_import_and_export(text: str, head: str, rest: str) -> None:
    assert parsed(text).head == head
    assert code(text) == rest


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("export let a = 1;", "line 1: what is exported must be constant"),
        ("export const { a } = b;", "line 1: constants are exported by one name each"),
        ("\nimport.meta.url", "line 2: import.meta"),
        ("f(", "never closed"),
        ("f]", "closes nothing"),
        ("let $l;", "not free"),
        ("a = `b", "no end"),
    ],
)
def test_what_cannot_be_joined_is_said(text: str, why: str) -> None:
    with pytest.raises(JoinError, match=why):
        parsed(text)


@pytest.mark.parametrize(
    ("text", "head", "rest"),
    [
        ("import { first, second as other } from './a.js';\nfirst(other);", "{first:a,second:b}", "a(b);"),
        ("export const long = (one, two) => one + two;", "{long:()=>c}", "const c=(a,b)=>a+b;"),
        ("export { long as short };\nfunction long() {}", "{short:()=>a}", "function a(){}"),
        ("const long = one.long ?? { long, one: long.one };", "", "const a=one.long??{long:a,one:a.one};"),
        ("const { some, other: own = some } = that; f({ own });", "",
         "const{some:a,other:b=a}=that;f({own:b});"),
        ("const own = { get more() { return own; }, plain(arg) {} };", "",
         "const a={get more(){return a;},plain(b){}};"),
        ("class Long { field = 1; plain(arg) { return arg; } }", "", "class b{field=1;plain(a){return a;}}"),
        ("const kind = yes ? maybe : { kind };", "", "const kind=yes?maybe:{kind};"),
        ("switch (one) { case two: { one, two } } let two, one;", "",
         "switch(one){case two:{one,two}}let two,one;"),
        ("const word = `${word} word ${{ word }}`;", "", "const a=`${a} word ${{word:a}}`;"),
        ("loop: for (const each of all) continue loop;", "", "loop:for(const a of all)continue loop;"),
        ("for (const [key, value] of all) try { f(key); } catch (fault) { g(fault, value); }", "",
         "for(const[a,b]of all)try{f(a);}catch(c){g(c,b);}"),
        ("let long; try { f(); } catch { long.key = 1; }", "", "let a;try{f();}catch{a.key=1;}"),
        ("let a, longer; f(a, longer, document);", "", "let a,b;f(a,b,document);"),
    ],
)  # fmt: skip
def test_names_become_short_and_keys_stay(text: str, head: str, rest: str) -> None:
    module = parsed(text, shorten=True)
    assert head in module.head
    assert "\n".join(line for line, _ in module.code) == rest


def test_no_module_gives_its_own_names_to_what_others_have_from_the_browser() -> None:
    names = {path: Variables(tokens(path.read_text(encoding="utf-8"))) for path in SOURCES}
    from_browser = set().union(*(one.free for one in names.values()))
    assert {"document", "fetch", "Map"} <= from_browser
    clashes = {path.name: (one.declared - RESERVED) & from_browser for path, one in names.items()}
    assert {name: clash for name, clash in clashes.items() if clash} == {}


def test_what_passes_between_modules_gets_short_names_and_what_nobody_imports_none() -> None:
    one = parsed("export const long = 1, unused = 2;\nexport { first as second } from './a.js';")
    assert (
        one.renamed({"long": "a", "second": "b"}, [{"first": "c"}]).head == "$e({a:()=>long,b:()=>$i[0].c});"
    )
    other = parsed("import { long as own } from './one.js';\nimport * as every from './two.js';")
    assert other.renamed({}, [{"long": "a"}, None]).head == "const [{a:own}]=$i;const every=$i[1];"


def test_names_stay_that_are_asked_for_while_the_page_runs() -> None:
    short = joining._names_between()
    assert short["/static/i18n.js"]["t"] != "t"
    # A part that comes later, what boxes import, and what is taken whole.
    for path in ("/static/table/table.js", page_files.libraries()[page_files.KIT], "/static/art/cards.js"):
        assert path not in short


def test_a_box_imports_nothing_but_what_the_page_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "text_at", {"/box/x/table.js": "import { render } from 'preact';"}.get)
    joining.module.cache_clear()
    try:
        with pytest.raises(JoinError, match="saboteur/table is all the page promises"):
            joining._function("/box/x/table.js")
    finally:
        joining.module.cache_clear()


def test_only_modules_that_wait_are_waited_for() -> None:
    assert parsed("await a();").waits
    assert not parsed("async function a() { await b(); }").waits


def test_a_module_lies_in_exactly_one_file_and_a_part_finds_all_it_needs() -> None:
    files, later = joining.plan()
    every = [path for paths in files.values() for path in paths]
    assert len(every) == len(set(every))
    assert page_files.KIT in later, "a box brings what it imports along"
    for entry, names in later.items():
        there = {path for name in ("app", *names) for path in files[name]}
        assert set(joining.closure([entry])) <= there
    # Nothing of the page is left out: what no file has is not loaded by any page.
    unused = {
        path.relative_to(ROOT / "src/saboteur/web").as_posix() for path in SOURCES if "web" in path.parts
    }
    unused -= {path.removeprefix("/static/") for path in every}
    assert {
        name
        for name in unused
        if not name.startswith(("art/gallery", "book/alone", "vendor/fluent/ast", "worker.js"))
    } == set()


def test_the_files_that_a_table_needs_are_few() -> None:
    later = joining.plan().later
    assert later["/static/table/table.js"] == ["table"]
    assert later["/static/home.js"] == ["home"]
    assert all(len(names) <= 7 for names in later.values())


def test_every_joined_file_is_written_without_a_fault() -> None:
    for name in joining.plan().files:
        made = joining.joined(name)
        assert made, name
        # Everything that a module imports is exported where it says, or writing it would have failed.
        table = json.loads(made.map)
        assert table["version"] == 3
        assert len(table["mappings"].split(";")) == made.text.count("\n") - 1, name
        assert all(table["sourcesContent"]), name


def test_an_import_of_what_is_not_exported_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"/static/a.js": "import { x } from './b.js';", "/static/b.js": "export const y = 1;"}
    monkeypatch.setattr(joining, "text_at", broken.get)
    joining.module.cache_clear()
    try:
        with pytest.raises(JoinError, match=r"/static/a\.js imports x from /static/b\.js"):
            joining._function("/static/a.js")
    finally:
        joining.module.cache_clear()


def test_a_line_of_a_joined_file_leads_to_its_source() -> None:
    made = joining.joined("app")
    assert made
    at = next(n for n, line in enumerate(made.text.split("\n")) if "location.origin.replace(" in line)
    source, line = origin(json.loads(made.map), at)
    assert source == "/static/net.js"
    text = page_files.text_at(source)
    assert text and "location.origin.replace(" in text.split("\n")[line]


def origin(table: dict[str, list[str] | str], wanted: int) -> tuple[str, int]:
    """Follow a source map from a line to its source and the line there, as a browser does."""
    source = line = 0
    mappings = table["mappings"]
    assert isinstance(mappings, str)
    for steps in mappings.split(";")[: wanted + 1]:
        if steps:
            _, to_source, to_line, _ = numbers(steps)
            source, line = source + to_source, line + to_line
    return table["sources"][source], line


def numbers(text: str) -> list[int]:
    """Decode base64 digits of five bits, the sign in the lowest."""
    found, value, shift = [], 0, 0
    for letter in text:
        digit = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".index(letter)
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return found


# Over the network ------------------------------------------------------------------------------


def page_version(server: Server) -> str:
    """Return the version that the served page says it has."""
    return server.get("/").body.decode().partition('<meta name="version" content="')[2].partition('"')[0]


def test_files_of_a_version_are_kept_forever_and_the_page_is_asked_for(server: Server) -> None:
    at = f"/v/{page_version(server)}"
    assert server.get("/").headers["cache-control"] == "no-cache"
    for path in (
        "joined/app.js",
        "joined/table.js",
        "i18n/de.ftl",
        "static/art/favicon.svg",
        "box/base/art.svg",
    ):
        answer = server.get(f"{at}/{path}")
        assert (answer.status, answer.headers["cache-control"]) == (200, LASTING), path
    assert server.get("/static/app.js").headers["cache-control"] == "no-cache"


def test_a_tables_page_is_kept_for_a_day_and_brings_style_and_texts(server: Server) -> None:
    answer = server.get("/t/ABCDE")
    assert answer.headers["cache-control"] == "private, max-age=86400"
    text = answer.body.decode()
    # They stand behind what asks for the rest, so that the slow network is busy while that is on its way.
    places = [text.index(one) for one in ("joined/app.js", "joined/table.js", "<style>", "/i18n/en.ftl")]
    assert places == sorted(places)
    assert "dialog" in text and "loading = " in text


def test_files_of_another_version_are_not_there_and_nobody_keeps_that(server: Server) -> None:
    for path in ("joined/app.js", "i18n/de.ftl", "static/app.js"):
        answer = server.get(f"/v/000000000000/{path}")
        assert (answer.status, answer.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize(
    "path", ["joined/nothing.js", "joined/app.txt", "joined/boxes.js?of=nothing", "joined/boxes.js"]
)
def test_a_joined_file_that_there_is_not_is_not_found(server: Server, path: str) -> None:
    assert server.get(f"/v/{page_version(server)}/{path}").status == 404


def test_boxes_come_in_one_file_however_they_are_ordered(server: Server) -> None:
    at = f"/v/{page_version(server)}/joined/boxes.js?of="
    one, other = server.get(f"{at}toll,saboteur2"), server.get(f"{at}saboteur2,toll")
    assert one.body == other.body
    for part in (
        "/box/toll/table.js",
        "/box/saboteur2/ways.js",
        "/box/saboteur2/style.css",
        "/box/toll/art.svg",
    ):
        assert f'"{part}":' in one.body.decode()


def test_a_box_that_cannot_be_joined_says_so_and_spoils_no_other(tmp_path: Path) -> None:
    broken = shutil.copytree(ROOT / "examples" / "tea", tmp_path / "tea")
    (broken / "table.js").write_text("export let part = {};\n")
    ask = "from saboteur.server.http.joining import joined_boxes as j; print(j(['tea', 'toll']).text)"
    env = {"PYTHONPATH": str(ROOT / "src"), "SABOTEUR_LOAD": str(broken)}
    done = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)
    assert (
        'throw new SyntaxError("/box/tea/table.js, line 1: what is exported must be constant' in done.stdout
    )
    assert re.search(r'"/box/toll/table\.js":\[\[\d+\],', done.stdout)
