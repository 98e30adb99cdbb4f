"""The booklet as HTML: a whole page that prints, whose <main> the page of the game shows as well."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby
from typing import Final
from urllib.parse import quote, urlencode

from ....boxes import BOXES
from ....boxes.manifest import BASE, Box
from ....core.rules import Rules
from .assembled import BoxPart, Facts, WholeChapter, assembled, copies_in_play, in_play, told_of
from .pictures import lesson_hand
from .rulings import BEGINS, ENDS, Rule, rules_of, rulings_of, sources_of, with_marks
from .source import Block
from .words import booklet_text, notation_in_words

_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_SLANTED: Final = re.compile(r"\*([^*]+)\*")
_HOLE: Final = re.compile(r"\{([\w-]+)\}")
_RULES: Final = re.compile(r" ?\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?: [A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)*)\]")
_CODE: Final = re.compile(r"`([^`]+)`")


class BookletWriter:
    """Writes the booklet of one table in one language; `files` is where this version's files are."""

    def __init__(self, rules: Rules, language: str, files: str) -> None:
        self.rules = rules
        self.language = language
        self.files = files
        self.facts: Facts = told_of(rules)
        self.numbered: list[Rule] = rules_of(rules, language)

    def page(self) -> str:
        """Return the whole page, which can be printed."""
        title = self._said("booklet-title")
        style = "".join(
            f'<link rel="stylesheet" href="{self.files}/static/{name}">'
            for name in ("art/art.css", "style/base.css", "book/booklet.css")
        )
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width">{style}'
            f'<script type="module" src="{self.files}/static/book/alone.js"></script></head>'
            f'<body class="booklet-page"><main class="booklet">{self.body()}</main></body></html>'
        )

    def body(self) -> str:
        """Return everything between title and rulings."""
        joined = assembled(self.rules, self.language)
        return "".join([self._cover(), *map(self._chapter, joined), self._rulings(), self._by_number()])

    # What the booklet begins with ---------------------------------------------------------------------

    def _cover(self) -> str:
        parts = [box for box in self._boxes() if box.author]
        last = parts[-1]
        low, high = [part.players for part in self.rules.parts if part.players][-1]
        credits = {
            "author": escape(last.author),
            "players": f"{low}–{high}",
            "age": str(last.age),
            "minutes": str(last.minutes),
        }
        line = "".join(f"<li>{self._said(f'booklet-{key}', what=what)}</li>" for key, what in credits.items())
        years = "".join(f"<li>{self._name(box)} <small>{box.year}</small></li>" for box in self._boxes())
        edition = self._said(f"booklet-edition-{self.rules.edition}")
        button = f'<button type="button" class="button print" hidden>{self._said("booklet-print")}</button>'
        return (
            f'<div class="cover"><h1>{self._said("booklet-title")}</h1>'
            f'<ul class="credits">{line}</ul><ul class="played">{years}</ul><p class="small">{edition}</p>'
            f"{button}</div>"
        )

    def _boxes(self) -> list[Box]:
        return [BOXES[key] for key in (BASE, *self.rules.modules)]

    def _name(self, box: Box) -> str:
        return self._said(f"module-{box.key}") or escape(box.rules.title)

    # Chapters -----------------------------------------------------------------------------------------

    def _chapter(self, chapter: WholeChapter) -> str:
        parts = "".join(self._part(part, number) for number, part in enumerate(chapter.parts))
        heading = self._text(chapter.heading)
        return f'<section class="chapter" id="booklet-{chapter.key}"><h2>{heading}</h2>{parts}</section>'

    def _part(self, part: BoxPart, number: int) -> str:
        if not part.blocks:
            return ""
        heading = f"<h3>{self._text(part.heading)}</h3>" if number and part.heading else ""
        runs = groupby(part.blocks, key=lambda block: block.kind)
        # What has no heading of its own says where it comes from.
        origin = (
            "" if part.heading or part.box.origin == BASE else f"{self._name(part.box)} · {part.box.year}"
        )
        return heading + "".join(self._run(kind, list(blocks), origin) for kind, blocks in runs)

    def _run(self, kind: str, blocks: list[Block], origin: str) -> str:
        if kind in ("point", "step"):
            tag = "ol" if kind == "step" else "ul"
            items = "".join(f"<li>{self._text(block.text)}</li>" for block in blocks)
            return f'<{tag} class="said {kind}s">{items}</{tag}>'
        return "".join(self._block(block, origin) for block in blocks)

    def _block(self, block: Block, origin: str) -> str:
        match block.kind:
            case "question":
                return self._titled("question", block)
            case "cards":
                return self._cards(block, origin)
            case "try":
                return self._try(block)
            case "setup":
                return self._setup()
            case "example":
                return self._titled("example", block)
        return f'<p class="said">{self._text(block.text)}</p>'

    def _titled(self, kind: str, block: Block) -> str:
        title, text = self._text(block.about), self._text(block.text)
        return f'<div class="said {kind}"><h3 class="title">{title}</h3><p>{text}</p></div>'

    def _cards(self, block: Block, origin: str) -> str:
        shown = [picture for picture in block.about.split() if in_play(picture, self.facts)]
        drawn = "".join(self._picture(picture, copies_in_play(picture, self.facts)) for picture in shown)
        source = f'<small class="origin">{origin}</small>' if origin else ""
        wide = " many" if len(shown) > 3 else ""
        text = f"<p>{self._text(block.text)}{source}</p>"
        return f'<div class="said entry{wide}"><div class="pictures">{drawn}</div>{text}</div>'

    def _picture(self, name: str, count: int | None = None) -> str:
        times = f"<figcaption>×{count}</figcaption>" if count else ""
        return f'<figure class="card-picture">{self._image(name)}{times}</figure>'

    def _image(self, name: str) -> str:
        source = f"{self.files}/drawn/{quote(name, safe='')}.svg"
        return f'<img src="{source}" alt="{self._spoken(name)}" width="63" height="88">'

    def _spoken(self, name: str) -> str:
        """Return what a picture shows, for those who do not see it; a path card's text tells enough."""
        kind, _, what = name.partition(":")
        own = {"dwarf": f"dwarf-{what}", "goal": f"goal-{what}", "face": what}
        return self._said(own.get(kind, f"card-{name}"))

    def _try(self, block: Block) -> str:
        lesson = quote(block.about, safe="")
        hand = "".join(self._image(card) for card in lesson_hand(block.about))
        said = self._said("booklet-try", what=self._said(f"lesson-{block.about}"))
        return (
            f'<figure class="said position">{self._mine(f"lesson/{lesson}.svg", "")}'
            f'<div class="position-hand">{hand}</div><figcaption>{self._text(block.text)} '
            f'<a class="try button" href="/learn/{lesson}" data-lesson="{lesson}">{said}</a>'
            "</figcaption></figure>"
        )

    def _mine(self, path: str, alt: str) -> str:
        source = f'src="{self.files}/drawn/{path}"'
        return f'<img class="mine-picture" {source} alt="{alt}" width="615" height="488">'

    def _setup(self) -> str:
        """Show the mine at the start, and what is dealt to how many players."""
        query = urlencode(asked(self.rules))
        values = self.facts.values
        mine = self._mine(f"setup.svg?{escape(query)}", self._said("booklet-mine"))
        dwarves = "".join(self._picture(f"dwarf:{key}", n) for key, n in self.facts.dwarves.items())
        rows = [
            ("booklet-dwarves", dwarves, values["dwarf-cards"]),
            ("booklet-hand", self._picture("back:card"), values["hand"]),
        ]
        rows.append(("booklet-pile", self._picture("back:card"), values["pile"]))
        if self.rules.gold_deck:
            rows.append(("booklet-gold", self._picture("back:gold"), values["gold-cards"]))
        dealt = "".join(
            f"<div><dt>{self._said(key)}</dt><dd>{drawn}<b>{count}</b></dd></div>"
            for key, drawn, count in rows
        )
        caption = self._said("booklet-setup", players=values["players"])
        return (
            f'<figure class="said setup">{mine}<figcaption>{caption}</figcaption></figure>'
            f'<dl class="said dealt">{dealt}</dl>'
        )

    # Rulings, and the rules by number -----------------------------------------------------------------

    def _rulings(self) -> str:
        told = "".join(
            f'<li class="said"><b class="rule-id">{rule.key}</b> {self._ruled(rule)}</li>'
            for rule in rulings_of(self.numbered)
        )
        return (
            f'<section class="chapter rulings" id="booklet-rulings"><h2>{self._said("booklet-rulings")}</h2>'
            f'<p class="said">{self._said("booklet-rulings-about")}</p>'
            f'<p class="said small">{self._plain(sources_of(self.language))}.</p><ul>{told}</ul></section>'
        )

    def _ruled(self, rule: Rule) -> str:
        marked = self._plain(with_marks(rule.text))
        return marked.replace(BEGINS, "<mark>").replace(ENDS, "</mark>")

    def _by_number(self) -> str:
        told = "".join(
            f'<p id="rule-{rule.key}"><b class="rule-id">{rule.key}</b> {self._plain(rule.text)}</p>'
            for rule in self.numbered
        )
        return (
            f'<details class="by-number"><summary>{self._said("booklet-by-number")}</summary>{told}</details>'
        )

    # Words --------------------------------------------------------------------------------------------

    def _said(self, key: str, **facts: str) -> str:
        return booklet_text(self.language, key, **facts)

    def _text(self, text: str) -> str:
        """Return a text of a booklet as HTML: emphasis, numbers of these rules, links to rules."""
        filled = _HOLE.sub(lambda hole: self.facts.values[hole[1]], text)
        return _RULES.sub(self._links, self._plain(filled))

    def _plain(self, text: str) -> str:
        bold = _BOLD.sub(r"<strong>\1</strong>", escape(text, quote=False))
        slanted = _SLANTED.sub(r"<em>\1</em>", bold)
        return _CODE.sub(lambda code: notation_in_words(self.language, code[1]), slanted)

    @staticmethod
    def _links(found: re.Match[str]) -> str:
        links = (
            f'<a class="rule-number" href="#rule-{key}" data-rule="{key}">{key}</a>'
            for key in found[1].split()
        )
        return " " + " ".join(links)


def asked(rules: Rules) -> dict[str, str]:
    """Return the query that asks for the booklet of these rules."""
    options = ";".join(f"{name}:{value}" for name, value in sorted(rules.options.items()))
    return {
        "players": str(rules.players),
        "edition": rules.edition,
        "of": ",".join(rules.modules),
        "options": options,
    }
