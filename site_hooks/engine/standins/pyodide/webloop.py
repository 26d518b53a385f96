"""Stands in for Pyodide's event loop: see asyncio beside it."""


def _initialize_event_loop():
    pass
