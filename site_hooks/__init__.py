"""What the build adds to the site: Markdown extensions, and plain functions over the built folder.

Only `events.py` knows MkDocs, so that another builder can call the rest.
"""


class RefusedError(Exception):
    """The build stops: the message says what to correct, in words for who writes the pages."""
