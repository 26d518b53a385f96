"""The archive is small, the same each time, and enough; the core passes its tests in the browser's Python."""

import json
import shutil
import subprocess
import sys

import pytest

from site_hooks import engine
from site_hooks.engine import archive, sources
from site_hooks.engine.interpreter import EngineError, run
from tests.once import once

# What the archive is made of and with.
ENGINE = (
    "scoring_core",
    "site_hooks/engine",
    "requirements.txt",
    "requirements-engine.txt",
    "package-lock.json",
)


@pytest.fixture(scope="module")
def root(request):
    return request.config.rootpath


@pytest.fixture(scope="module")
def built(root):
    return engine.build(root)


@pytest.fixture
def exchange(tmp_path, built):
    shutil.copy(built, tmp_path / "python.zip")
    return tmp_path


def without(path, name):
    files = sources.read_zip(path)
    del files[name]
    sources.write_zip(path, files)


def test_the_core_passes_its_tests_inside_the_engine(root):
    with once("engine", *ENGINE, "tests", "pyproject.toml"):
        command = [sys.executable, "tests/engine/run.py"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        assert " passed" in done.stdout


def test_every_case_is_answered_alike_by_the_archive_and_by_cpython(root, built, tmp_path):
    script = root / "tests" / "engine" / "cases.py"
    shutil.copy(root / "tests" / "cases" / "given.json", tmp_path / "cases.json")
    run(script, {"/exchange": tmp_path}, {"FOLDER": "/exchange"}, built)
    browser = (tmp_path / "answers.json").read_bytes()
    env = {"PYTHONPATH": f"{root}:{archive.INSIDE}", "FOLDER": str(tmp_path)}
    subprocess.run([sys.executable, script], env=env, check=True)
    assert (tmp_path / "answers.json").read_bytes() == browser
    assert len(json.loads(browser)) > 1


def test_the_same_sources_make_the_same_bytes(root, built, tmp_path):
    with once("bytes", *ENGINE):
        again = archive.make(root, sources.gather(root), tmp_path)
        assert again.read_bytes() == built.read_bytes()


def test_a_missing_module_fails_the_build(root, exchange):
    without(exchange / "python.zip", "urllib/parse.pyc")
    with pytest.raises(EngineError, match="urllib"):
        archive.prove(root, exchange)


def test_an_answer_that_differs_from_cpython_fails_the_build(root, exchange, tmp_path):
    shutil.copytree(root / "scoring_core", tmp_path / "other" / "scoring_core")
    rule = tmp_path / "other" / "scoring_core" / "rules" / "papayoo.py"
    rule.write_text(rule.read_text("utf-8").replace("PAPAYOO = 40", "PAPAYOO = 41"), "utf-8")
    with pytest.raises(EngineError, match="papayoo/manche"):
        archive.prove(tmp_path / "other", exchange)


def test_the_archive_holds_bytecode_and_no_event_loop(built):
    names = set(sources.read_zip(built))
    assert {name for name in names if not name.endswith(".pyc")} == set()
    assert {name for name in names if name.startswith("asyncio/")} == {"asyncio/__init__.pyc"}
    assert "scoring_core/page.pyc" in names


def test_a_changed_rule_makes_another_archive_and_the_same_one_is_kept(root, built):
    files = sources.gather(root)
    assert built.name == f"python-{archive.key(root, files)}.zip"
    files["scoring_core/rules/papayoo.py"] += b"\n"
    assert built.name != f"python-{archive.key(root, files)}.zip"
