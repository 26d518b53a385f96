"""The one registry: every game and every sheet, found where they lie.

`sheets/<jeu>/` is a game, with a `GAME` record; each module in it is a sheet, with a
`SHEET` record. Nothing lists them by hand, and one sheet brings no other game along:
a page waits for what it shows.
"""

import re
from functools import cache
from importlib import import_module
from types import ModuleType

from scoring_core import sheets
from scoring_core.sheet import Game, Sheet

_SLUG = re.compile("[a-z-]+/[a-z-]+")


@cache
def sheet(slug: str) -> Sheet:
    """La feuille qui porte ce nom ; `KeyError` s’il n’y en a pas."""
    if not _SLUG.fullmatch(slug):
        raise KeyError(slug)
    try:
        module = import_module(f"{sheets.__name__}.{slug.replace('-', '_').replace('/', '.')}")
    except ModuleNotFoundError:
        raise KeyError(slug) from None
    if not hasattr(module, "SHEET"):
        raise KeyError(slug)
    return module.SHEET


def __getattr__(name: str) -> dict[str, Game] | dict[str, Sheet]:
    if name == "GAMES":
        return _games()
    if name == "SHEETS":
        return _sheets()
    raise AttributeError(name)


@cache
def _games() -> dict[str, Game]:
    return {
        package.__name__.rpartition(".")[2].replace("_", "-"): package.GAME for package in _modules(sheets)
    }


@cache
def _sheets() -> dict[str, Sheet]:
    modules = [module for package in _modules(sheets) for module in _modules(package)]
    return {module.SHEET.slug: module.SHEET for module in modules if hasattr(module, "SHEET")}


def _modules(package: ModuleType) -> list[ModuleType]:
    from pkgutil import iter_modules  # only who lists them needs it

    names = (module.name for module in iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]
