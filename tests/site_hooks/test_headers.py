"""The policy lets the built pages run, and nothing else."""

import base64
import hashlib

import pytest

from site_hooks import headers
from site_hooks.serve import read_headers


def policy_of(tmp_path, body: str) -> dict[str, list[str]]:
    (tmp_path / "index.html").write_text(body, "utf-8")
    rules = (rule.split() for rule in headers.policy(tmp_path).split("; "))
    return {name: sources for name, *sources in rules}


def sha256(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_an_inline_script_runs_by_its_hash(tmp_path):
    script = 'if (1 < 2 && "é") run()\n'
    assert sha256(script) in policy_of(tmp_path, f"<script>{script}</script>")["script-src"]


def test_another_script_has_another_hash(tmp_path):
    one = policy_of(tmp_path, "<script>a()</script>")["script-src"]
    other = policy_of(tmp_path, "<script>b()</script>")["script-src"]
    assert len(one) == len(other) == 3
    assert one != other


@pytest.mark.parametrize(
    "body", ['<script src="a.js"></script>', '<script type="application/json">{}</script>']
)
def test_files_and_data_need_no_hash(tmp_path, body):
    assert policy_of(tmp_path, body)["script-src"] == ["'self'", "'wasm-unsafe-eval'"]


def test_the_style_of_an_aligned_cell_is_allowed_by_its_hash(tmp_path):
    style = policy_of(tmp_path, '<table><tr><td style="text-align: right;">1</table>')["style-src"]
    assert style == ["'self'", "'unsafe-hashes'", sha256("text-align: right;")]


def test_nothing_unsafe_and_no_other_host_is_allowed(tmp_path):
    allowed = {source for sources in policy_of(tmp_path, "<p>").values() for source in sources}
    assert allowed == {"'self'", "'none'", "'wasm-unsafe-eval'", "data:"}


def test_hashed_names_are_kept_for_ever_and_pages_are_not(tmp_path):
    headers.write(tmp_path)
    blocks = read_headers((tmp_path / "_headers").read_text())
    kept = {path for path, fields in blocks.items() if "immutable" in fields.get("Cache-Control", "")}
    assert kept == {"/assets/feuille/*", "/assets/moteur/*"}


def test_any_host_may_frame_an_embedded_sheet_and_no_other_page(tmp_path):
    for page in ("papayoo/aide/manche/", "papayoo/", ""):
        (tmp_path / page).mkdir(parents=True, exist_ok=True)
        (tmp_path / page / "index.html").touch()
    (tmp_path / "404.html").touch()
    blocks = read_headers(headers.render(tmp_path))
    closed = {path for path, fields in blocks.items() if "frame-ancestors 'self'" in str(fields)}
    assert closed == {"/", "/404.html", "/papayoo/"}
    assert "frame-ancestors" not in blocks["/*"]["Content-Security-Policy"]


def test_a_page_that_must_not_be_framed_keeps_the_rest_of_the_policy(tmp_path):
    (tmp_path / "index.html").touch()
    blocks = read_headers(headers.render(tmp_path))
    assert blocks["/"]["Content-Security-Policy"].startswith(blocks["/*"]["Content-Security-Policy"])


def test_any_site_may_read_what_is_there_for_programs(tmp_path):
    blocks = read_headers(headers.render(tmp_path))
    assert blocks["/aide.json"] == blocks["/aide.schema.json"] == {"Access-Control-Allow-Origin": "*"}
