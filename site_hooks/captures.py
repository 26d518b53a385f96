"""Every built page as three screens show it, light and dark, on one page to look at: `make captures`."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from htpy import a, figcaption, figure, h2, html, img, meta, section
from playwright.sync_api import Browser, sync_playwright

from site_hooks import browser
from site_hooks.serve import serving

ROOT = Path(__file__).parent.parent
OUT = ROOT / ".build/captures"
WIDTHS = (320, 768, 1280)
SCHEMES = ("light", "dark")


def addresses(site: Path) -> list[str]:
    """Every page of the built folder, as a reader asks for it."""
    return sorted(
        path.relative_to(site).as_posix().removesuffix("index.html") for path in site.rglob("*.html")
    )


def photograph(chromium: Browser, base: str, pages: list[str]) -> Iterator[tuple[str, str]]:
    """One context a screen; gives each page with the picture taken."""
    for scheme in SCHEMES:
        for width in WIDTHS:
            size = {"width": width, "height": 740}
            context = chromium.new_context(base_url=base, viewport=size, color_scheme=scheme, locale="fr-FR")
            page = context.new_page()
            for address in pages:
                name = f"{address.strip('/').replace('/', '_') or 'accueil'}-{width}-{scheme}.jpeg"
                page.goto(address)
                page.screenshot(path=OUT / name, full_page=True, type="jpeg", quality=60)
                yield address, name
            context.close()


def index(taken: list[tuple[str, str]]) -> str:
    """The pictures of each page, side by side."""
    pages = dict.fromkeys(address for address, _ in taken)
    return str(
        html[
            meta(charset="utf-8"),
            (
                section[
                    h2[f"/{address}"],
                    (
                        figure(style="display: inline-block; vertical-align: top; margin: 0.5em")[
                            a(href=name)[img(src=name, loading="lazy", width=220, alt="")], figcaption[name]
                        ]
                        for page, name in taken
                        if page == address
                    ),
                ]
                for address in pages
            ),
        ]
    )


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    site = ROOT / "site"
    with serving(site) as base, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        taken = list(photograph(chromium, base, addresses(site)))
        chromium.close()
    (OUT / "index.html").write_text(index(taken), "utf-8")
    print(f"{len(taken)} pictures: open {OUT.relative_to(ROOT) / 'index.html'}")


if __name__ == "__main__":
    main()
