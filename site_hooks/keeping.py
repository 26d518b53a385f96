"""What the page holds for the games that the shell keeps: where to list them, and what to say if it cannot."""

import htpy as h

from scoring_core.catalogue import GAMES
from scoring_core.sheet import Sheet
from site_hooks.typography import french

NO_MEMORY = (
    "Ce navigateur ne peut plus garder la partie : elle tient tant que cette page reste ouverte. "
    "Avant de la fermer, imprime-la, ou touche « Envoyer la partie » et garde le lien."
)


def keeping(sheet: Sheet) -> dict[str, object]:
    """The attributes of a sheet that is kept; none for another."""
    return {"data-garde": True, "data-sans-memoire": french(NO_MEMORY)} if sheet.kept else {}


def games_in_progress(sheet: Sheet) -> h.Element | None:
    """The list that the shell fills, from the template of one game."""
    if not sheet.kept:
        return None
    return h.section(".parties", data_parties=sheet.slug, hidden=True, aria_label="Mes autres parties")[
        _lists(h.h3["Parties en cours"]), h.template[_game("Reprendre", over="Revoir")]
    ]


def counter_over(sheet: Sheet, counter: h.Element | None) -> h.Element | None:
    """The sheet that counts one round, which the shell opens over the game."""
    if counter is None:
        return None
    report = h.button(".suivant", type="button", data_reporter=True)["Reporter dans la partie"]
    back = h.button(type="button", data_fermer=True)["Fermer"]
    return h.dialog(".compteur-manche", data_pour=sheet.slug, aria_label="Compter les cartes de la manche")[
        counter, h.div(".compteur-bas")[back, report]
    ]


def listed(title: str, sheets: list[Sheet]) -> h.Element:
    """The games of several sheets, on the home page: a template a sheet, which names its game."""
    return h.section(".parties", data_parties="", data_racine="./", hidden=True, aria_label=title)[
        _lists(h.h2[title]),
        (h.template(data_feuille=sheet.slug)[_game(GAMES[sheet.game].title)] for sheet in sheets),
    ]


def _lists(title: h.Element) -> h.Fragment:
    over = h.details(data_finies="true", hidden=True)[h.summary["Parties finies"], h.ul]
    return h.fragment[h.div(data_finies="false", hidden=True)[title, h.ul], over]


def _game(name: str, over: str = "") -> h.Element:
    resume = h.a(href="#calculer", data_reprendre=over)[french(name)]
    forget = h.button(type="button", data_oublier="Garder")["Oublier"]
    return h.li[resume, " ", h.span(data_dit=True), " ", h.time(datetime="2000-01-01"), " ", forget]
