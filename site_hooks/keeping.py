"""What the page holds for the games that the shell keeps: where to list them, and what to say if it cannot."""

from htpy import Element, a, button, h3, li, section, span, template, time, ul

from scoring_core.sheet import Sheet
from site_hooks.typography import french

NO_MEMORY = (
    "Ce navigateur ne garde rien : la partie tient tant que cette page reste ouverte. "
    "Avant de la fermer, partage son lien ou imprime-la."
)


def keeping(sheet: Sheet) -> dict[str, object]:
    """The attributes of a sheet that is kept; none for another."""
    return {"data-garde": True, "data-sans-memoire": french(NO_MEMORY)} if sheet.kept else {}


def games_in_progress(sheet: Sheet) -> Element | None:
    """The list that the shell fills, from the template of one game."""
    if not sheet.kept:
        return None
    return section(".parties", data_parties=sheet.slug, hidden=True, aria_label="Parties en cours")[
        h3["Parties en cours"], ul, template[_game()]
    ]


def _game() -> Element:
    resume = a(href="#calculer", data_reprendre=True)["Reprendre"]
    forget = button(type="button", data_oublier="Garder")["Oublier"]
    return li[resume, " ", span(data_dit=True), " ", time, " ", forget]
