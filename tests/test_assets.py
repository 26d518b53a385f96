"""A name changes with what the file holds, or leads to; what names it follows."""

import json
import re

import pytest

from site_hooks import RefusedError, assets

TEXTS = {"page.js": 'import "./tool.js";', "tool.js": "1", "page.css": "p {}"}


@pytest.fixture(scope="module")
def out(tmp_path_factory, request):
    folder = tmp_path_factory.mktemp("assets")
    return folder, assets.build(request.config.rootpath, folder)


def test_a_file_is_renamed_when_what_it_mentions_changes():
    changed = TEXTS | {"tool.js": "2"}
    assert assets.new_name("page.js", TEXTS) != assets.new_name("page.js", changed)
    assert assets.new_name("page.css", TEXTS) == assets.new_name("page.css", changed)


def test_files_that_mention_each_other_have_names():
    circle = {"a.js": "./b.js", "b.js": "./a.js"}
    assert re.fullmatch(r"a-[0-9a-f]{8}\.js", assets.new_name("a.js", circle))


def test_a_page_names_only_what_nothing_else_mentions(out):
    _, built = out
    (script,) = built.scripts
    assert re.fullmatch(r"assets/feuille/feuille-[0-9a-f]{8}\.js", script)
    assert all(re.fullmatch(r"assets/feuille/[\w-]+-[0-9a-f]{8}\.css", style) for style in built.styles)


def test_every_mention_is_a_file_beside(out):
    folder, _ = out
    sheets = folder / assets.SHEETS
    for path in sheets.iterdir():
        for name in assets.MENTION.findall(path.read_text("utf-8")):
            assert (sheets / name).is_file(), f"{path.name} mentions {name}"


def test_the_worker_knows_where_the_engine_is_and_how_long(out):
    folder, _ = out
    sheets = folder / assets.SHEETS
    (worker,) = sheets.glob("worker-*.js")
    line = assets.LINE_FOR_ENGINE.search(worker.read_text("utf-8"))[0]
    known = json.loads(line.partition("=")[2].rstrip(";"))
    assert {name: (sheets / name).stat().st_size for name in known["bytes"]} == known["bytes"]
    assert known["archive"] in known["bytes"]
    assert {f"{known['folder']}{name}" for name in assets.PYODIDE} < set(known["bytes"])


def test_a_worker_without_a_place_for_the_engine_stops_the_build():
    with pytest.raises(RefusedError, match="const ENGINE"):
        assets.know_engine("const OTHER = 1;", {})
