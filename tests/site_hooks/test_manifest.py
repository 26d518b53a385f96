"""What aide.json says is so: it keeps to its schema, and its links are those of the site."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import unquote, urldefrag, urljoin
from urllib.request import urlopen

import jsonschema
import pytest
from selectolax.lexbor import LexborHTMLParser

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from site_hooks import anchors
from site_hooks.serve import serving

ROOT = Path(__file__).parents[2]
PREFIX = "points/"


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory) -> Path:
    """The site built for a folder of another host, in that folder."""
    top = tmp_path_factory.mktemp("host")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", top / PREFIX]
    settings = os.environ | {"NO_MKDOCS_2_WARNING": "1", "SITE_URL": f"https://exemple.test/{PREFIX}"}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return top


@pytest.fixture(scope="module")
def told(built_site) -> dict:
    return json.loads((built_site / "aide.json").read_text("utf-8"))


def test_it_keeps_to_its_schema(told, built_site):
    schema = json.loads((built_site / "aide.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(told, schema, cls=jsonschema.Draft202012Validator)


def test_every_permanent_anchor_of_a_built_game_has_its_question(told):
    games = {game["slug"] for game in told["games"]}
    questions = {
        anchor["address"]: anchor["question"]
        for game in told["games"]
        for page in game["pages"]
        for anchor in page["anchors"]
        if anchor["permanent"]
    }
    assert set(questions) == {each for each in anchors.permanent(ROOT) if each.split("/")[0] in games}
    assert not [question for question in questions.values() if "¶" in question or not question]


def test_every_sheet_of_a_built_game_is_there_with_what_its_form_holds(told):
    sheets = {sheet["slug"]: sheet for game in told["games"] for sheet in game["sheets"]}
    games = {game["slug"] for game in told["games"]}
    assert set(sheets) == {slug for slug, sheet in SHEETS.items() if sheet.game in games}
    for slug, sheet in sheets.items():
        assert sheet["data"] == list(respond(slug, "").data)
        names = {field["name"] for field in sheet["fields"]}
        assert {pair.split("=")[0] for pair in sheet["example"].split("&")} <= names


def test_a_field_says_its_kind_and_its_range(told):
    sheets = {sheet["slug"]: sheet for game in told["games"] for sheet in game["sheets"]}
    fields = {field["name"]: field for field in sheets["papayoo/manche"]["fields"]}
    assert fields["payoo-1"] | {"label": ""} == {
        "name": "payoo-1",
        "kind": "cards",
        "label": "",
        "low": 1,
        "high": 20,
    }
    assert [option["code"] for option in fields["de"]["options"]] == ["pique", "coeur", "carreau", "trefle"]


class Visitor:
    """Follows every link of a served site, as a browser would."""

    def __init__(self, folder: Path, published: str, served: str):
        self.folder, self.published, self.served = folder, published, served
        self.ids: dict[str, set[str]] = {}
        self.followed = 0

    def broken(self) -> list[str]:
        pages = [self._address(path) for path in self.folder.rglob("*.html") if path.name == "index.html"]
        found = [(page, link) for page in pages for link in self._links(page)]
        found += [
            ("aide.json", link)
            for link in addresses(json.loads((self.folder / "aide.json").read_text("utf-8")))
        ]
        self.followed = len(found)
        return [f"{page}: {link}" for page, link in found if not self._leads_somewhere(page, link)]

    def _address(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix().removesuffix("index.html")

    def _links(self, page: str) -> list[str]:
        tree = LexborHTMLParser((self.folder / page / "index.html").read_text("utf-8"))
        to_copy = re.findall(rf"{re.escape(self.published)}[^\s\"'`<>]*", tree.body.text())
        whole = [url for url in to_copy if "${" not in url]
        return whole + [node.attributes["href"] or "" for node in tree.css("a[href], link[href]")]

    def _leads_somewhere(self, page: str, link: str) -> bool:
        url, anchor = urldefrag(urljoin(self.published + page, link))
        if not url.startswith(self.published):
            return not url.startswith(self.published.split(PREFIX)[0])
        ids = self._ids(url.partition("?")[0].replace(self.published, self.served, 1))
        return ids is not None and (not anchor or unquote(anchor) in ids)

    def _ids(self, url: str) -> set[str] | None:
        if url not in self.ids:
            self.ids[url] = self._ask(url)
        return self.ids[url]

    def _ask(self, url: str) -> set[str] | None:
        try:
            with urlopen(url) as answer:
                html = "html" in answer.headers["Content-Type"]
                tree = LexborHTMLParser(answer.read().decode() if html else "")
        except HTTPError:
            return None
        return {node.attributes["id"] for node in tree.css("[id]")}


def addresses(told) -> list[str]:
    """Every address of the file."""
    if isinstance(told, list):
        return [address for each in told for address in addresses(each)]
    if not isinstance(told, dict):
        return []
    mine = [told[key] for key in ("$schema", "address", "embed") if told.get(key)]
    return mine + [address for each in told.values() for address in addresses(each)]


def test_every_link_leads_somewhere(built_site):
    with serving(built_site) as served:
        visitor = Visitor(built_site, "http://127.0.0.1:8000/", served)
        assert visitor.broken() == []
    assert visitor.followed > 50


def test_every_link_leads_somewhere_below_a_prefix(prefixed):
    with serving(prefixed) as served:
        visitor = Visitor(prefixed / PREFIX, f"https://exemple.test/{PREFIX}", served + PREFIX)
        assert visitor.broken() == []
    assert visitor.followed > 50
