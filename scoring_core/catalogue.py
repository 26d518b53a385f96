"""The one registry: every game and every sheet, found where they lie.

`sheets/<jeu>/` is a game, with a `GAME` record; each module in it is a sheet, with a
`SHEET` record. Nothing lists them by hand.
"""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from scoring_core import sheets
from scoring_core.sheet import Game, Sheet


def _modules(package: ModuleType) -> list[ModuleType]:
    names = (module.name for module in iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]


_PACKAGES = _modules(sheets)

GAMES: dict[str, Game] = {
    package.__name__.rpartition(".")[2].replace("_", "-"): package.GAME for package in _PACKAGES
}
SHEETS: dict[str, Sheet] = {
    module.SHEET.slug: module.SHEET
    for package in _PACKAGES
    for module in _modules(package)
    if hasattr(module, "SHEET")
}
