"""French typography: the text changes, nothing else does."""

import pytest
from markdown import Markdown

from site_hooks import typography

EXTENSIONS = ["attr_list", "md_in_html", "tables", "toc", "pymdownx.superfences"]
NBSP, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def page(text: str, *more: str) -> str:
    return Markdown(extensions=[*EXTENSIONS, *more]).convert(text)


def outline(heading: str, *more: str) -> dict:
    md = Markdown(extensions=[*EXTENSIONS, *more])
    md.convert(heading)
    return md.toc_tokens[0]


def french(text: str) -> str:
    return page(text, "site_hooks.typography")


def shown(typed: str) -> str:
    """A paragraph's inside, with ~ for a no-break space and _ for a narrow one."""
    html = french(typed).removeprefix("<p>").removesuffix("</p>")
    return html.replace(NBSP, "~").replace(NARROW, "_")


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Il manque 19 !", "Il manque 19_!"),
        ("Combien ?", "Combien_?"),
        ("oui ; non", "oui_; non"),
        ("Sans espace!", "Sans espace_!"),
        ("Vraiment ?!", "Vraiment_?!"),
        ("Total : 52", "Total~: 52"),
        ("Total: 52", "Total~: 52"),
        ("**Total** : 52", "<strong>Total</strong>~: 52"),
        ("le total\n: 52", "le total~: 52"),
        ("« oui »", "«~oui~»"),
        ("«oui»", "«~oui~»"),
        ("« **oui** »", "«~<strong>oui</strong>~»"),
        ("« oui ! »", "«~oui_!~»"),
        ("« oui » !", "«~oui~»_!"),
        ("10 % et 5€", "10~% et 5~€"),
        ("l'as qu'il joue", "l’as qu’il joue"),
        ("l'**as**", "l’<strong>as</strong>"),
        ("*6 qui prend !*", "<em>6 qui prend_!</em>"),
    ],
)
def test_text_is_set_the_french_way(typed, printed):
    assert shown(typed) == printed


@pytest.mark.parametrize(
    "typed",
    [
        "12:30",
        "`a ? b : c !`",
        "<https://example.org/a?b;c!>",
        "`l'as`",
        r"tel quel\!",
        "déjà 1\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}: bien",
    ],
)
def test_what_is_not_running_text_is_untouched(typed):
    assert french(typed) == page(typed)


def test_fences_and_raw_html_are_untouched():
    typed = "```\nc'est : non !\n```\n\n<div title=\"l'as !\">l'as : 40 !</div>"
    assert french(typed) == page(typed)


def test_attributes_are_untouched():
    html = french("[voir](regles.md?a=b;c \"l'as : ici !\") ![l'as !](as.png)")
    assert 'href="regles.md?a=b;c"' in html
    assert 'title="l\'as : ici !"' in html
    assert 'alt="l\'as !"' in html


@pytest.mark.parametrize("heading", ["## Et si l'on n'a pas « 250 » ?", "## Un choix { #mon-choix }"])
def test_ids_are_the_same_as_without_it(heading):
    assert outline(heading, "site_hooks.typography")["id"] == outline(heading)["id"]


def test_the_table_of_contents_reads_like_its_headings():
    assert outline("## Pourquoi ?", "site_hooks.typography")["name"] == f"Pourquoi{NARROW}?"


def test_setting_twice_changes_nothing_more():
    once = typography.french("« l'as » : 10 % ; non ? oui !")
    assert typography.french(once) == once
