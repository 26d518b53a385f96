"""The only file that knows MkDocs: an event is one line, the work has a name elsewhere."""

from pathlib import Path

from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.exceptions import Abort

from site_hooks import (
    RefusedError,
    addresses,
    anchors,
    assets,
    breadcrumbs,
    embed,
    headers,
    home,
    links,
    manifest,
    navigation,
    nginx,
    paper,
    repairs,
    rescue,
)


def _root(config) -> Path:
    return Path(config.config_file_path).parent


def _module(address: str) -> ExtraScriptValue:
    script = ExtraScriptValue(address)
    script.type = "module"
    return script


def on_nav(nav, config, files):
    navigation.arrange(nav.items)
    config.extra |= {"pied": navigation.footer(nav.pages), "jeux": home.games(), "secours": rescue.SCRIPT}


def on_page_markdown(markdown, page, config, files):
    page.meta |= navigation.spelled(page.meta)
    return addresses.told(markdown, config.site_url, config.extra["app"])


def on_page_context(context, page, config, nav):
    page.meta["fil"] = breadcrumbs.of(page, config.site_url)


def on_env(env, config, files):
    # Once the pages are read: a wrong figure should not wait for the engine.
    built = assets.build(_root(config), Path(config.site_dir))
    config.extra["modules"] = built.modules
    config.extra_javascript += map(_module, built.scripts)
    config.extra_css += built.styles


def on_post_page(output, page, config):
    return repairs.valid(output)


def on_post_template(output_content, template_name, config):
    return repairs.valid(output_content)


def on_post_build(config):
    site = Path(config.site_dir)
    embed.write(site, config.site_url)
    anchors.check(_root(config), site)
    manifest.write(_root(config), site, config.site_url)
    paper.write(site, config.site_url)
    links.check(site, config.site_url)
    headers.write(site)
    nginx.write(site)


def on_build_error(error):
    if isinstance(error, RefusedError):
        raise Abort(str(error)) from None
