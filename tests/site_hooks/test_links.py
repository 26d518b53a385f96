"""Every link of the built folder leads somewhere; nothing is asked from another host."""

import pytest

from site_hooks import RefusedError, links

HERE = "http://127.0.0.1:8000/"


@pytest.fixture
def site(tmp_path):
    """A folder of two pages; `site(html)` rewrites the first page's body."""
    (tmp_path / "papayoo").mkdir()
    (tmp_path / "papayoo" / "index.html").write_text('<h2 id="égalité">Égalité</h2>', "utf-8")
    (tmp_path / "logo.svg").write_text("<svg/>")

    def write(body: str, name: str = "index.html"):
        (tmp_path / name).write_text(body, "utf-8")
        return tmp_path

    return write


@pytest.mark.parametrize(
    "body",
    [
        '<a href="papayoo/">x</a>',
        '<a href="papayoo/#égalité">x</a>',
        '<a href="papayoo/#%C3%A9galit%C3%A9">x</a>',
        '<a href="papayoo/?feuille=papayoo/manche&amp;joueur-1=L%C3%A9a">x</a>',
        '<a href="#ici">x</a><p id="ici">',
        '<a href="#">x</a>',
        '<a href="https://example.org/#rien">x</a>',
        '<a href="mailto:a@example.org">x</a>',
        '<link rel="canonical" href="http://127.0.0.1:8000/papayoo/">',
        '<img src="logo.svg">',
        '<img src="data:image/png;base64,AA">',
    ],
)
def test_what_holds_is_accepted(site, body):
    links.check(site(body), HERE)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('<a href="carcassonne/">x</a>', "« carcassonne/ » leads to no file"),
        ('<a href="papayoo/#egalite">x</a>', "« papayoo/#egalite » leads to no id"),
        ('<a href="#rien">x</a>', "« #rien » leads to no id"),
        ('<img src="rien.png">', "« rien.png » leads to no file"),
        ('<img srcset="rien.png 2x">', "« rien.png » leads to no file"),
        ('<p id="a"></p><p id="a"></p>', "id « a » is there 2 times"),
        ('<script src="https://example.org/x.js"></script>', "is asked from another host"),
        ('<link rel="preconnect" href="https://example.org">', "is asked from another host"),
        ('<img src="//example.org/x.png">', "is asked from another host"),
        ('<iframe src="https://example.org"></iframe>', "is asked from another host"),
    ],
)
def test_what_does_not_hold_is_named(site, body, problem):
    with pytest.raises(RefusedError, match="the home page: .*" + problem.replace("?", r"\?")):
        links.check(site(body), HERE)


def test_everything_wrong_is_said_at_once(site):
    with pytest.raises(RefusedError) as refused:
        links.check(site('<a href="a/">x</a><a href="b/">x</a>'), HERE)
    assert str(refused.value).count("leads to no file") == 2


def test_a_style_sheet_asks_nothing_from_another_host(site):
    folder = site("@import 'https://example.org/x.css';", "site.css")
    with pytest.raises(RefusedError, match=r"site\.css: « https://example\.org/x\.css »"):
        links.check(folder, HERE)


def test_a_site_below_a_prefix_links_inside_it(site):
    folder = site('<a href="/points/papayoo/">x</a>', "404.html")
    links.check(folder, "https://example.org/points/")
    with pytest.raises(RefusedError, match="leaves the site's folder"):
        links.check(folder, "https://example.org/autre/")


def test_the_addresses_of_aide_json_are_followed_too(site):
    folder = site(
        '{"games": [{"address": "papayoo/", "pages": [{"address": "papayoo/#rien"}]}]}', "aide.json"
    )
    with pytest.raises(RefusedError, match=r"aide\.json: « papayoo/#rien » leads to no id"):
        links.check(folder, HERE)
