"""The engine's archive: the part of Python's library that the sheets need, and the sheets, compiled."""

from site_hooks.engine.archive import build

__all__ = ["build"]
