"""What the page holds for the games that the shell keeps: where to list them, and what to say if it cannot."""

from htpy import Element, a, button, dialog, div, h2, h3, li, section, span, template, time, ul

from scoring_core.catalogue import GAMES
from scoring_core.sheet import Sheet
from site_hooks.typography import french

NO_MEMORY = (
    "Ce navigateur ne garde rien : la partie tient tant que cette page reste ouverte. "
    "Avant de la fermer, imprime-la."
)


def keeping(sheet: Sheet) -> dict[str, object]:
    """The attributes of a sheet that is kept; none for another."""
    return {"data-garde": True, "data-sans-memoire": french(NO_MEMORY)} if sheet.kept else {}


def games_in_progress(sheet: Sheet) -> Element | None:
    """The list that the shell fills, from the template of one game."""
    if not sheet.kept:
        return None
    return section(".parties", data_parties=sheet.slug, hidden=True, aria_label="Parties en cours")[
        h3["Parties en cours"], ul, template[_game("Reprendre")]
    ]


def counter_over(sheet: Sheet, counter: Element | None) -> Element | None:
    """The sheet that counts one round, which the shell opens over the game."""
    if counter is None:
        return None
    report = button(".suivant", type="button", data_reporter=True)["Reporter dans la partie"]
    back = button(type="button", data_fermer=True)["Fermer"]
    return dialog(".compteur-manche", data_pour=sheet.slug, aria_label="Compter les cartes de la manche")[
        counter, div(".compteur-bas")[back, report]
    ]


def listed(title: str, sheets: list[Sheet]) -> Element:
    """The games of several sheets, on the home page: a template a sheet, which names its game."""
    return section(".parties", data_parties="", data_racine="./", hidden=True, aria_label=title)[
        h2[title], ul, (template(data_feuille=sheet.slug)[_game(GAMES[sheet.game].title)] for sheet in sheets)
    ]


def _game(name: str) -> Element:
    resume = a(href="#calculer", data_reprendre=True)[french(name)]
    forget = button(type="button", data_oublier="Garder")["Oublier"]
    return li[resume, " ", span(data_dit=True), " ", time(datetime="2000-01-01"), " ", forget]
