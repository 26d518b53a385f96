"""French spacing and apostrophes, set by the build so that pages are typed with plain spaces.

A narrow no-break space comes before ; ! ? and a no-break space before : % € and inside « ».
Only running text changes: code, attributes, ids, addresses typed bare and stored HTML
(sheets, fences) stay as they are. `\\:` keeps a sign untouched, as everywhere in Markdown.
"""

import re
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

NBSP = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
SPACE = f"[ \n{NBSP}{NARROW}]"
UNTOUCHED = {"code", "pre", "script", "style", "kbd", "samp"}
# What may stand before a sign that was typed without its space: the end of a word, never another sign.
WORD_END = r"(?<=[\w)\]»’…])"
STOP = r"(?=$|[\s)\]»…,.!?])"

RULES = [
    (re.compile(r"(?<=\w)'"), "’"),
    (re.compile(f"«{SPACE}*"), f"«{NBSP}"),
    (re.compile(f"{SPACE}*»"), f"{NBSP}»"),
    (re.compile(rf"{SPACE}+([;!?])"), rf"{NARROW}\1"),
    (re.compile(rf"{WORD_END}([;!?]){STOP}"), rf"{NARROW}\1"),
    (re.compile(rf"{SPACE}+:{STOP}"), f"{NBSP}:"),
    (re.compile(rf"{WORD_END}:{STOP}"), f"{NBSP}:"),
    (re.compile(rf"(?<=\d){SPACE}*([%€])"), rf"{NBSP}\1"),
]


def french(text: str) -> str:
    """The same words, with the spaces and apostrophes of French print."""
    for pattern, replacement in RULES:
        text = pattern.sub(replacement, text)
    return text


def _set(text: str | None) -> str | None:
    return text if text is None or isinstance(text, AtomicString) else french(text)


class FrenchText(Treeprocessor):
    def run(self, root: Element) -> None:
        self._walk(root)

    def _walk(self, element: Element) -> None:
        element.text = _set(element.text)
        for child in element:
            if child.tag not in UNTOUCHED:
                self._walk(child)
            child.tail = _set(child.tail)


class FrenchOutline(Treeprocessor):
    """Sets the table of contents again: `toc` turns every space of a heading into a plain one."""

    def run(self, root: Element) -> None:
        self._walk(getattr(self.md, "toc_tokens", []))

    def _walk(self, tokens: list[dict[str, Any]]) -> None:
        for token in tokens:
            if "<code" not in token["html"]:
                token["name"] = french(token["name"])
            self._walk(token["children"])


class TypographyExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:
        # Inline text is parsed at 20, `toc` runs at 5.
        md.treeprocessors.register(FrenchText(md), "french_text", 15)
        md.treeprocessors.register(FrenchOutline(md), "french_outline", 4)


def makeExtension(**options: object) -> TypographyExtension:
    return TypographyExtension(**options)
