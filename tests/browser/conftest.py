"""A real Chromium on the built site, as a phone at the table."""

import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import parse_qsl, urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from site_hooks import browser as browsers
from site_hooks.serve import serving

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "locale": "fr-FR"}

# No test lives long enough to gain from optimised code.
UNOPTIMISED = "--js-flags=--liftoff-only"

# The worker's own answers, some ms late, and what it was asked: the real one works behind.
SLOW_WORKER = """
window.workers = []; window.answers = []; window.lateness = %d;
const Real = Worker;
window.Worker = class extends Real {
  constructor(url, options) {
    super(url, options);
    window.workers.push(String(url));
    this.addEventListener("message", ({ data }) => data.page && window.answers.push(data.page));
  }
  postMessage(message) {
    setTimeout(() => super.postMessage(message), window.lateness);
  }
};
"""


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, UNOPTIMISED)
        yield browser
        browser.close()


@pytest.fixture
def faults() -> dict[str, str]:
    """What the server does wrong, by path: {"*.wasm": "404"}."""
    return {}


@pytest.fixture(scope="session")
def taken() -> set[str]:
    """The origins that have had a storage."""
    return set()


@pytest.fixture
def address(built_site: Path, faults, taken: set[str]):
    with ExitStack() as servers:
        tried = (servers.enter_context(serving(built_site, faults)) for _ in range(9))
        url = next(url for url in tried if url not in taken)
        taken.add(url)
        yield url


@pytest.fixture
def complaints() -> list[str]:
    """What the console said; a test that expects some empties it."""
    return []


@pytest.fixture
def lateness() -> int:
    """How late each request reaches the worker, in ms."""
    return 0


@pytest.fixture(scope="session")
def phone(chromium: Browser):
    """One profile for all tests: each has a server, so an origin and a storage, of its own."""
    context = chromium.new_context(**PHONE)
    context.new_page()
    yield context
    context.close()


@pytest.fixture
def context(request, chromium: Browser, phone: BrowserContext):
    """The profile of all, or one `apart` for who stops its clock or kills its processes."""
    if request.node.get_closest_marker("apart") is None:
        yield phone
        return
    with chromium.new_context(**PHONE) as own:
        yield own


@pytest.fixture
def new_page(context: BrowserContext, address: str):
    """Open a tab whose addresses start at the test's own server."""
    opened = []

    def open_() -> Page:
        tab = context.new_page()
        go = tab.goto
        tab.goto = lambda path, **options: go(urljoin(address, path), **options)
        opened.append(tab)
        return tab

    yield open_
    for tab in opened:
        tab.close()


@pytest.fixture
def page(new_page, complaints: list[str], lateness: int):
    page = new_page()
    page.add_init_script(SLOW_WORKER % lateness)
    page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    assert complaints == []


def cell(round_: int, seat: int) -> str:
    """A ledger's field, by its name in the contract."""
    return f"manche-{round_}-{seat}"


AS_SENT = "form => new URLSearchParams(new FormData(form)).toString()"


class Sheet:
    """A sheet on a page, in the words of the contract."""

    def __init__(self, page: Page, slug: str):
        self.page, self.root = page, page.locator(f'.feuille[data-feuille="{slug}"]')

    @property
    def state(self) -> str:
        return self.root.get_attribute("data-etat")

    @property
    def answers(self) -> int:
        return int(self.root.get_attribute("data-reponse"))

    def field(self, name: str):
        return self.root.locator(f'[name="{name}"]')

    def press(self, action: str):
        self.root.locator(f'button[name=action][value="{action}"]').click()

    def settle(self, answers: int = 1) -> None:
        """Wait until so many answers were shown."""
        deadline = time.monotonic() + 30  # the policy forbids Playwright's own waiting, which needs eval
        while self.answers < answers and time.monotonic() < deadline:
            self.page.wait_for_timeout(10)
        assert self.answers >= answers

    def written(self) -> dict[str, str]:
        """All that the form holds and that is not blank."""
        return dict(parse_qsl(self.root.locator("form").evaluate(AS_SENT)))

    def shows_points(self, *points: str) -> None:
        """Wait until every player has these points."""
        expect(self.root.locator(".points")).to_have_text([*points], timeout=30_000)

    def wait_for_state(self, state: str, timeout: int = 30_000) -> None:
        self.root.and_(self.page.locator(f'[data-etat="{state}"]')).wait_for(timeout=timeout)


@pytest.fixture
def sheet_on(page: Page):
    """Open a page and give the sheet that it holds."""

    def opened(path: str, slug: str) -> Sheet:
        page.goto(path)
        return Sheet(page, slug)

    return opened
