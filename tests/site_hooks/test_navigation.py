"""The menu follows the folders and what their pages say of themselves."""

from types import SimpleNamespace

import pytest

from scoring_core.catalogue import SHEETS
from site_hooks import home, navigation
from site_hooks.typography import french


def page(title: str, text: str = "") -> SimpleNamespace:
    return SimpleNamespace(title=title, children=None, file=SimpleNamespace(content_string=text))


def folder(title: str, *pages: SimpleNamespace) -> SimpleNamespace:
    return SimpleNamespace(title=title, children=list(pages))


def menu(*items: SimpleNamespace) -> list[str]:
    entries = list(items)
    navigation.arrange(entries)
    return [item.title for item in entries]


def test_a_folder_is_named_by_its_index():
    game = folder("Six qui prend", page("x", "---\nmenu: 6 qui prend !\n---\n# Compter"), page("Règles"))
    assert menu(game) == ["6 qui prend\N{NARROW NO-BREAK SPACE}!"]


def test_a_folder_that_says_nothing_keeps_its_name():
    assert menu(folder("Tarot", page("x", "# Compter"), page("Règles"))) == ["Tarot"]


def test_a_folder_of_one_page_is_that_page():
    assert menu(folder("Six qui prend", page("x", "---\nmenu: 6 qui prend\n---\n"))) == ["6 qui prend"]


def test_rank_comes_before_the_alphabet():
    reference, game = page("Référence", "---\nrang: 90\n---\n"), page("Papayoo")
    home = page("Compter", "---\nmenu: Accueil\nrang: 0\n---\n")
    assert menu(reference, game, home) == ["Accueil", "Papayoo", "Référence"]


@pytest.mark.parametrize("slug", [slug for slug, sheet in SHEETS.items() if sheet.kept])
def test_the_page_of_a_game_sheet_has_its_title(slug):
    (title,) = home.HEADING.findall((home.DOCS / f"{slug}.md").read_text("utf-8"))[:1]
    assert french(title[0]) == french(SHEETS[slug].title)
