"""The headers that the site is served with, written to `_headers` (Cloudflare and Netlify read it).

The policy names every inline script by its hash, computed from the built HTML: nothing else runs.
Any host may frame an embedded sheet, and nothing else: each other page has a policy of its own, the same
but for this. Where a host sends both (Cloudflare), both hold; where the page's replaces the first, so it does.
"""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from scoring_core.catalogue import SHEETS
from site_hooks import embed

# A <script> of another type holds data: it never runs and needs no hash.
RUNNING = {"", "text/javascript", "application/javascript", "module", "importmap", "speculationrules"}
FOREVER = "public, max-age=31536000, immutable"
HASHED = ["/assets/feuille/*", "/assets/moteur/*"]
READ_BY_ANY_SITE = ["/aide.json", "/aide.schema.json"]
UNUSED = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def inline_scripts(html: str) -> Iterator[str]:
    for script in LexborHTMLParser(html).css("script:not([src])"):
        if (script.attributes.get("type") or "").strip().lower() in RUNNING:
            yield script.text()


def inline_styles(html: str) -> Iterator[str]:
    """The `style` attributes of a page: Markdown writes one in each cell of an aligned column."""
    for node in LexborHTMLParser(html).css("[style]"):
        yield node.attributes["style"] or ""


def policy(site: Path) -> str:
    """The Content-Security-Policy of the built folder."""
    pages = [path.read_text("utf-8") for path in sorted(site.rglob("*.html"))]
    scripts = sorted({_hash(text) for html in pages for text in inline_scripts(html)})
    styles = sorted({_hash(text) for html in pages for text in inline_styles(html)})
    rules = {
        "default-src": ["'self'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'", *scripts],
        "style-src": ["'self'", *(["'unsafe-hashes'", *styles] if styles else [])],
        "img-src": ["'self'", "data:"],  # Material's icons are data: masks
        "worker-src": ["'self'"],
        "connect-src": ["'self'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "object-src": ["'none'"],
    }
    return "; ".join(" ".join([name, *sources]) for name, sources in rules.items())


def not_to_be_framed(site: Path) -> list[str]:
    """The addresses of the pages that only this site may frame."""
    pages = (path.relative_to(site).as_posix().removesuffix("index.html") for path in site.rglob("*.html"))
    return sorted(f"/{page}" for page in set(pages) - set(map(embed.address, SHEETS)))


def render(site: Path) -> str:
    """The text of `_headers`."""
    everywhere = {
        "Content-Security-Policy": policy(site),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": UNUSED,
    }
    closed = {"Content-Security-Policy": f"{policy(site)}; frame-ancestors 'self'"}
    blocks = {"/*": everywhere} | dict.fromkeys(not_to_be_framed(site), closed)
    blocks |= {path: {"Cache-Control": FOREVER} for path in HASHED}
    blocks |= {path: {"Access-Control-Allow-Origin": "*"} for path in READ_BY_ANY_SITE}
    return "".join(
        f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in fields.items())
        for path, fields in blocks.items()
    )


def write(site: Path) -> None:
    (site / "_headers").write_text(render(site), "utf-8")
