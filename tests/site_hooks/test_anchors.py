"""Apps and saved links hold the permanent anchors: the build stops when one goes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from site_hooks import RefusedError, anchors

ROOT = Path(__file__).parents[2]
COPIED = ("docs", "scoring_core", "site_hooks", "mkdocs.yml", "pyproject.toml", "requirements-engine.txt")


@pytest.fixture
def project(tmp_path):
    """A list of anchors, and a page that has them."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "anchors.txt").write_text("# ours\n\njeu/#a\njeu/#66-b\nautre/#c\n", "utf-8")
    (tmp_path / "jeu").mkdir()
    (tmp_path / "jeu" / "index.html").write_text('<h2 id="a">A</h2><h2 id="66-b">B</h2>', "utf-8")
    return tmp_path


def test_a_page_that_has_them_is_accepted_and_a_game_to_come_too(project):
    anchors.check(project, project)


def test_a_renamed_anchor_is_refused_by_its_address(project):
    (project / "jeu" / "index.html").write_text('<h2 id="a">A</h2><h2 id="b">B</h2>', "utf-8")
    with pytest.raises(RefusedError, match="jeu/#66-b"):
        anchors.check(project, project)


def test_the_contracts_anchors_are_listed():
    listed = anchors.permanent(ROOT)
    assert len(listed) == len(set(listed)) == 33
    for game in ("six-qui-prend", "carcassonne", "papayoo"):
        assert {f"{game}/#{anchor}" for anchor in ("compter", "calculer", "exemple", "feuille")} <= set(
            listed
        )


def test_the_build_stops_without_one(tmp_path):
    """With the engine that was built already: the pages are what is tried."""
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    for name in ("tests", "node_modules", ".build/engine"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).symlink_to(ROOT / name)
    page = tmp_path / "docs" / "papayoo" / "index.md"
    page.write_text(page.read_text("utf-8").replace("{ #egalite }", "{ #ex-aequo }"), "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    settings = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert done.returncode == 1
    assert "papayoo/#egalite" in said and "Traceback" not in said
