"""One visit, as a person meets it: a browser with nothing in it, a page, a touch, an answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import CDPSession, Page, Playwright

from site_hooks import browser

# Times are the page's own: from the event to the change of data-reponse that shows its answer.
CLOCK = """
() => {
  const sheet = document.querySelector("[data-reponse]");
  window.clock = { from: 0, spans: [], waiting: () => {} };
  for (const type of ["focusin", "input"])
    sheet.addEventListener(type, () => (clock.from ||= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (clock.from) clock.spans.push(performance.now() - clock.from);
    clock.from = 0;
    clock.waiting();
  }).observe(sheet, { attributeFilter: ["data-reponse"] });
}
"""
ANSWER = """
([number, patience]) => new Promise((resolve, reject) => {
  setTimeout(reject, patience, new Error(`no answer on ${location}`));
  clock.waiting = () => clock.spans.length < number || resolve(clock.spans[number - 1]);
  clock.waiting();
})
"""
FIELD = "[data-reponse] input[type=text]:visible"
FIGURES = "[data-reponse] input[inputmode]:visible"
PATIENCE = 60
NEXT_KEY = 50  # ms: no hand is quicker
REST = 2_000  # ms: what a tab holds while someone thinks, not what it throws away while they type


@dataclass
class Visit:
    """What was measured; times in ms, memory in bytes."""

    first: float
    asked: list[str]
    keys: list[float]
    workers: int
    memory: int


@contextmanager
def visiting(playwright: Playwright, url: str) -> Iterator[tuple[Page, CDPSession]]:
    """A new browser for each visit: neither cache nor compiled code from the one before."""
    with browser.launch(playwright) as launched:
        page = launched.new_page()
        page.goto(url, wait_until="networkidle")
        page.evaluate(CLOCK)
        yield page, launched.new_browser_cdp_session()


def visit(playwright: Playwright, url: str, text: str = "") -> Visit:
    asked: list[str] = []
    with visiting(playwright, url) as (page, session):
        page.on("request", lambda request: asked.append(request.url))
        page.locator(FIELD).first.focus()
        first = wait_for_answer(page, 1)
        keys = type_slowly(page, text) if text else []
        page.wait_for_timeout(REST)
        return Visit(
            first,
            asked,
            keys,
            len([worker for worker in page.workers if "/feuille/" in worker.url]),
            memory(session),
        )


def wait_for_answer(page: Page, number: int) -> float:
    """One promise and no polling: what measures must not take the time of what is measured."""
    return page.evaluate(ANSWER, [number, 1000 * PATIENCE])


def type_slowly(page: Page, text: str) -> list[float]:
    """Type one key at a time, each a moment after the answer to the one before."""
    page.locator(FIGURES).first.focus()
    page.evaluate("() => { clock.from = 0 }")  # this touch asks for nothing
    shown = page.evaluate("clock.spans.length")
    for number, key in enumerate(text, 1):
        page.keyboard.insert_text(key)
        wait_for_answer(page, shown + number)
        page.wait_for_timeout(NEXT_KEY)
    return page.evaluate("shown => clock.spans.slice(shown)", shown)


def memory(session: CDPSession) -> int:
    """What the tab's process holds for itself alone: the largest, if there is a spare one."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(private(process["id"]) for process in processes if process["type"] == "renderer")


def private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024
