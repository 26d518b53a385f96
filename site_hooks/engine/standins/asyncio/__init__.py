"""Stands in for asyncio, which is half of what Pyodide imports to start: no sheet ever awaits anything."""


class Future:
    """Pyodide only asks for the class."""
