"""The worker in a real browser, under the site's own policy: what it says as it starts, fails, answers."""

import time
from contextlib import contextmanager

import pytest

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from site_hooks import assets, headers
from site_hooks.serve import serving

PAGE = '<!doctype html><script src="page.js"></script>'
SCRIPT = """
const said = [];
const has = (key) => said.some((message) => key in message);
function begin(url) {
  globalThis.worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => said.push(data);
}
"""
SLUG = "papayoo/manche"
WASM, GLUE, LOADER, ARCHIVE = "*.asm.wasm", "*.asm.mjs", "*/pyodide.mjs", "*.zip"


@pytest.fixture(scope="module")
def folder(tmp_path_factory, request):
    site = tmp_path_factory.mktemp("site")
    assets.build(request.config.rootpath, site)
    (site / "index.html").write_text(PAGE, "utf-8")
    (site / "page.js").write_text(SCRIPT, "utf-8")
    headers.write(site)
    return site


@pytest.fixture
def worker(folder, chromium):
    """A page and its worker; some files may fail, and `veille` ms without a byte are too long."""

    @contextmanager
    def started(faults=None, veille=20_000):
        with serving(folder, faults or {}) as address, chromium.new_context() as context:
            page = context.new_page()
            page.requests = []
            page.on("request", lambda request: page.requests.append(request.url))
            page.goto(address)
            name = next((folder / assets.SHEETS).glob("worker-*.js")).name
            page.evaluate("url => begin(url)", f"{assets.SHEETS}/{name}?veille={veille}")
            yield page

    return started


def wait_for(page, key):
    """The first message with this key. The policy forbids Playwright's own waiting, which needs eval."""
    deadline = time.monotonic() + 60
    while not page.evaluate("key => has(key)", key):
        assert time.monotonic() < deadline, page.evaluate("said")
        page.wait_for_timeout(20)
    return page.evaluate("key => said.find((message) => key in message)", key)


def ask(page, **request):
    page.evaluate("request => worker.postMessage(request)", request)


def test_answers_are_those_of_cpython_and_in_order(worker):
    with worker() as page:
        for number, query in enumerate([SHEETS[SLUG].blank, SHEETS[SLUG].example]):
            ask(page, id=number, slug=SLUG, query=query)
        wait_for(page, "ready")
        while len(answers := page.evaluate("said.filter((message) => message.page)")) < 2:
            page.wait_for_timeout(20)
    assert [answer["id"] for answer in answers] == [0, 1]
    expected = respond(SLUG, SHEETS[SLUG].example)
    assert answers[1]["page"] == {name: getattr(expected, name) for name in answers[1]["page"]}


def test_progress_ends_with_every_byte(worker):
    with worker() as page:
        wait_for(page, "ready")
        news = page.evaluate("said.filter((message) => message.total)")
    assert news[0]["received"] < news[-1]["received"] == news[-1]["total"]


def test_a_bug_is_told_and_survived(worker):
    with worker() as page:
        ask(page, id=1, slug="no/sheet", query="")
        ask(page, id=2, slug=SLUG, query="")
        assert "KeyError" in wait_for(page, "bug")["bug"]
        assert wait_for(page, "page")["id"] == 2


def test_each_file_is_asked_for_once_and_nothing_else(worker):
    with worker() as page:
        wait_for(page, "ready")
        asked = [url.rpartition("/")[2].partition("?")[0] for url in page.requests]
    assert sorted(set(asked)) == sorted(asked)
    assert len([name for name in asked if name.startswith(("pyodide", "python"))]) == 4


@pytest.mark.parametrize(
    ("file", "fault", "code"),
    [
        (WASM, "404", "absent"),
        (GLUE, "500", "serveur"),
        (ARCHIVE, "truncated", "tronque"),
        (LOADER, "stalled", "bloque"),
    ],
)
def test_a_download_that_fails_is_named_once(worker, file, fault, code):
    with worker({file: fault}, veille=2000) as page:
        assert wait_for(page, "failure")["failure"] == code
        page.wait_for_timeout(200)
        assert page.evaluate("said.filter((message) => message.failure || message.ready).length") == 1


def test_a_script_of_a_wrong_type_is_named(worker):
    with worker({GLUE: "mime"}) as page:
        assert wait_for(page, "failure")["failure"] == "moteur"


def test_no_network_is_named(worker):
    with worker() as page:
        page.context.set_offline(True)
        assert wait_for(page, "failure")["failure"] == "reseau"


def test_a_slow_download_is_not_a_stalled_one(worker):
    with worker({WASM: "slow"}, veille=1500) as page:
        wait_for(page, "ready")
