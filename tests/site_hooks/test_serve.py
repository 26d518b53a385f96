"""The server of `make serve` and of the browser tests."""

import socket
import subprocess
import sys
from http.client import HTTPConnection, IncompleteRead
from urllib.parse import urlsplit

import brotli
import pytest

from site_hooks.serve import serving

BODY = b"\0asm" + bytes(200_000)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "papayoo").mkdir()
    (tmp_path / "papayoo" / "index.html").write_text("<h1>Papayoo</h1>")
    (tmp_path / "404.html").write_text("<h1>Page introuvable</h1>")
    (tmp_path / "moteur.wasm").write_bytes(BODY)
    (tmp_path / "moteur.mjs").write_text("export {}")
    (tmp_path / "_headers").write_text("/*\n  X-Test: a: b\n/*.wasm\n  Cache-Control: immutable\n")
    return tmp_path


def get(base: str, path: str, timeout: float = 5, **headers: str):
    connection = HTTPConnection(urlsplit(base).netloc, timeout=timeout)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    return answer.status, dict(answer.getheaders()), answer


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/papayoo/", "text/html"), ("/moteur.wasm", "application/wasm"), ("/moteur.mjs", "text/javascript")],
)
def test_files_have_the_type_that_browsers_ask_for(folder, path, kind):
    with serving(folder) as base:
        status, headers, _ = get(base, path)
    assert status == 200
    assert headers["Content-Type"].startswith(kind)


def test_the_headers_of_the_site_are_sent_where_their_pattern_says(folder):
    with serving(folder) as base:
        page, engine = get(base, "/papayoo/")[1], get(base, "/moteur.wasm")[1]
    assert page["X-Test"] == engine["X-Test"] == "a: b"
    assert (page["Cache-Control"], engine["Cache-Control"]) == ("no-cache", "immutable")


@pytest.mark.parametrize("path", ["/rien/", "/rien.wasm", "/_headers", "/../secret"])
def test_what_is_not_there_gets_the_site_s_own_page(folder, path):
    with serving(folder) as base:
        status, headers, answer = get(base, path)
        assert (status, answer.read()) == (404, b"<h1>Page introuvable</h1>")
    assert headers["Cache-Control"] == "no-store"


def test_a_folder_without_its_slash_redirects_and_keeps_the_fields(folder):
    with serving(folder) as base:
        status, headers, _ = get(base, "/papayoo?feuille=papayoo/manche")
    assert (status, headers["Location"]) == (301, "/papayoo/?feuille=papayoo/manche")


def test_a_client_that_reads_brotli_gets_it(folder):
    with serving(folder) as base:
        _, headers, answer = get(base, "/moteur.wasm", **{"Accept-Encoding": "gzip, br"})
        body = answer.read()
    assert headers["Content-Encoding"] == "br"
    assert len(body) < len(BODY)
    assert brotli.decompress(body) == BODY


def test_a_path_fails_as_asked_and_works_again_after(folder):
    faults = {"*.wasm": "500"}
    with serving(folder, faults) as base:
        assert get(base, "/moteur.wasm")[0] == 500
        assert get(base, "/papayoo/")[0] == 200
        faults.clear()
        assert get(base, "/moteur.wasm")[0] == 200


def test_a_wrong_type_can_be_sent(folder):
    with serving(folder, {"*.wasm": "mime"}) as base:
        _, headers, answer = get(base, "/moteur.wasm")
        assert (headers["Content-Type"], answer.read()) == ("text/plain", BODY)


def test_a_download_can_be_cut(folder):
    with serving(folder, {"*.wasm": "truncated"}) as base, pytest.raises(IncompleteRead):
        get(base, "/moteur.wasm")[2].read()


def test_a_download_can_stall_and_the_server_still_stops(folder):
    with serving(folder, {"*.wasm": "stalled"}) as base, pytest.raises(TimeoutError):
        get(base, "/moteur.wasm", timeout=0.3)[2].read()


def test_a_download_can_be_slow_and_complete(folder):
    with serving(folder, {"*.wasm": "slow"}) as base:
        assert get(base, "/moteur.wasm")[2].read() == BODY


def test_a_used_port_is_one_clear_sentence(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "site_hooks.serve", str(folder), "--port", port]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"Port {port} cannot be used")
    assert ran.stderr.count("\n") == 1
