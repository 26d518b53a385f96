"""What stands beside a game that is kept: undo, redo, paper, a link to it, a new game, a screen that stays on.

The shell makes these work, and shows or allows what it can do: the core only says where
they are. They are no submit buttons, so they change no field.
"""

import htpy as h
from markupsafe import Markup

from scoring_core.entry import Entry
from scoring_core.markup import Node, remembered

COPIED, SHOWN = "Lien copié", "Le lien est dans l’adresse"


def toolbar(entry: Entry) -> Markup:
    """Rend les outils d’une partie gardée."""
    return _toolbar(entry.place.prefix)


@remembered
def _toolbar(prefix: str) -> h.Element:
    return h.div(class_="outils", role="group", aria_label="Outils de la partie")[
        gesture("annuler", ["Annuler ", undone()], aria_disabled="true"),
        gesture("retablir", ["Rétablir ", undone()], aria_disabled="true"),
        gesture("imprimer", "Imprimer la partie", class_="calme"),
        gesture("partager", "Envoyer la partie", class_="calme", data_copie=COPIED, data_adresse=SHOWN),
        gesture("nouvelle", "Nouvelle partie", class_="calme"),
        _awake(prefix),
    ]


def gesture(code: str, words: Node, **attributes: object) -> h.Element:
    """Rend un bouton de la page, qui n’envoie rien."""
    return h.button(type="button", data_geste=code, **attributes)[words]


def undone() -> h.Element:
    """La place des mots qui disent ce que l’on annule."""
    return h.span(data_quoi=True)


def _awake(prefix: str) -> h.Element:
    id_ = f"{prefix}veille"
    box = h.input(type="checkbox", id=id_, value="oui", data_veille=True)
    return h.label(class_="case", for_=id_, hidden=True)[box, " Garder l’écran allumé"]
