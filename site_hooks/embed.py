"""A page of its own for each sheet, for an app to show in a frame or in a web view.

`/<jeu>/aide/<feuille>/` says what things are worth, then holds the sheet; it has neither the site's header nor
its navigation, and loads what the game's page loads for its sheets.
"""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import htpy as h
from markupsafe import Markup
from selectolax.lexbor import LexborHTMLParser

from scoring_core import page
from scoring_core.catalogue import GAMES, SHEETS
from scoring_core.sheet import Sheet
from site_hooks import rescue
from site_hooks.fences import live
from site_hooks.typography import french

FOLDER = "aide"
HOME = "../../"  # from an embedded page to its game's
STYLE = f"{HOME}../assets/stylesheets/aide.css"
LOADED = 'link[rel="icon"], link[href*="assets/feuille/"], script[src*="assets/feuille/"]'
HOST = "assets/feuille/hote-*.js"
# Before the first paint: the colours that the host asks for, else the device's.
THEME = """{
  const asked = new URLSearchParams(location.search).get("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const dark = ["sombre", "clair"].includes(asked) ? asked === "sombre" : system.matches;
    document.documentElement.dataset.mdColorScheme = dark ? "slate" : "default";
  };
  system.addEventListener("change", paint);
  paint();
}"""


def address(slug: str) -> str:
    """Where a sheet's own page lies, from the site's home."""
    game, _, name = slug.partition("/")
    return f"{game}/{FOLDER}/{name}/"


def write(site: Path, site_url: str) -> None:
    """Write the page of each sheet whose game has pages."""
    for slug in embedded(site):
        sheet = SHEETS[slug]
        folder = site / address(slug)
        folder.mkdir(parents=True, exist_ok=True)
        text = str(_page(sheet, loaded(site, sheet.game), urljoin(site_url, f"{sheet.game}/")))
        (folder / "index.html").write_text(text, "utf-8")


def embedded(site: Path) -> Iterator[str]:
    """The sheets that have a page of their own."""
    return (slug for slug, sheet in SHEETS.items() if (site / sheet.game / "index.html").is_file())


def loaded(site: Path, game: str) -> Iterator[h.Element]:
    """What tells the host, then what the game's page loads for its sheets, as seen from here."""
    for path in site.glob(HOST):
        yield h.script(type="module", src=f"{HOME}../{path.relative_to(site).as_posix()}")
    for node in LexborHTMLParser((site / game / "index.html").read_text("utf-8")).css(LOADED):
        if node.tag == "script":
            yield h.script(type="module", src=HOME + node.attributes["src"])
        else:
            yield h.link(rel=node.attributes["rel"], href=HOME + node.attributes["href"])


def _page(sheet: Sheet, loads: h.Node, rules: str) -> h.Element:
    title, game = french(sheet.title), french(GAMES[sheet.game].title)
    about = french(f"{title} : ce que vaut chaque chose, et la feuille qui calcule.")
    return h.html(lang="fr", data_jeu=sheet.game, data_md_color_scheme="default")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title[f"{title} – Compter les points"],
            h.meta(name="description", content=about),
            h.link(rel="canonical", href=rules),
            h.script[Markup(THEME)],
            h.script[Markup(rescue.SCRIPT)],
            loads,
            h.link(rel="stylesheet", href=STYLE),
        ],
        h.body[
            h.main[
                h.h1[title],
                Markup(page.values(sheet.game)),
                h.h2(".hors-vue")["Calculer"],
                live(sheet.slug, home=HOME, alone=True),
                h.a(".retour", href=HOME)[french(f"Toutes les règles : {game}")],
            ]
        ],
    ]
