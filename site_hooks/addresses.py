"""What a page says and mkdocs.yml knows: where the site is published, and which app leads here.

Write `%SITE%papayoo/`, in code as in text, for the whole address of a page, and `%APP%` for the name of the
app, which is a link if `extra.app` has a `url`.
"""

PLACE, APP = "%SITE%", "%APP%"


def told(markdown: str, site_url: str, app: dict[str, str]) -> str:
    """The page, with the site's own address and the app's name."""
    name = f"[{app['name']}]({app['url']})" if app.get("url") else app["name"]
    return markdown.replace(PLACE, site_url).replace(APP, name)
