"""The site build itself: what it publishes, and what makes it stop."""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from site_hooks import headers

ROOT = Path(__file__).parents[2]
RULES = ROOT / "scoring_core" / "rules"
NEEDED = ["mkdocs.yml", "docs", "scoring_core", "site_hooks"]
ANOTHER = """
def _another(value):
    if isinstance(value, dict):
        return {key: _another(item) for key, item in value.items()}
    if isinstance(value, range):
        return range(value.start, value.stop + 1)
    return value + 1 if isinstance(value, int) else value[:-1]
"""


def named_constants() -> list[tuple[str, str]]:
    """Every (module, NAME) that the rules set at their top."""
    return [
        (path.relative_to(RULES).as_posix(), name.id)
        for path in sorted(RULES.rglob("*.py"))
        for statement in ast.parse(path.read_text("utf-8")).body
        if isinstance(statement, ast.Assign) and not are_codes(statement)
        for name in ast.walk(statement.targets[0])
        if isinstance(name, ast.Name) and name.id.isupper()
    ]


def are_codes(statement: ast.Assign) -> bool:
    """Codes that are named together, like "v1", "v2" and "v3", are words, not rules."""
    several = isinstance(statement.targets[0], ast.Tuple)
    return several and all(
        isinstance(part.value, str) for part in ast.walk(statement.value) if isinstance(part, ast.Constant)
    )


def with_another(source: str, name: str) -> str:
    """The module, where one constant changes as soon as it is set: what derives from it follows."""
    assigned = re.compile(rf"^[A-Z_, ]*\b{name}\b[A-Z_, ]* = .*$", re.MULTILINE)
    changed, times = assigned.subn(lambda line: f"{line[0]}{ANOTHER}{name} = _another({name})", source)
    assert times == 1
    return changed


@pytest.fixture
def project(tmp_path):
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    return tmp_path


def refusal(project: Path) -> str:
    """What the build says when it stops; it stops before the engine is built."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    settings = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(project)}
    done = subprocess.run(command, cwd=project, env=settings, capture_output=True, text=True)
    assert done.returncode == 1
    return done.stderr


def keep_pages_of(module: str, docs: Path) -> None:
    """A game's rules are said on its own pages: the others need not be built each time."""
    game = module.split("/")[0].removesuffix(".py").replace("_", "-")
    for page in docs.rglob("*.md"):
        if (docs / game).is_dir() and game not in page.parts:
            page.unlink()


def refusal_here(project: Path) -> str:
    """The same, in a fork of this process, where MkDocs is loaded already: there are many rules."""
    said = project / "said"
    child = os.fork()
    if not child:
        with said.open("w", encoding="utf-8") as sys.stderr:
            build_and_exit(project)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1
    return said.read_text("utf-8")


def build_and_exit(project: Path) -> None:
    """As `python -m mkdocs build --strict` does, with this project's rules instead of ours."""
    status = 2
    try:
        for name in [name for name in sys.modules if name.split(".")[0] in ("scoring_core", "site_hooks")]:
            del sys.modules[name]
        os.chdir(project)
        sys.path.insert(0, str(project))
        sys.argv = ["mkdocs", "build", "--strict"]
        runpy.run_module("mkdocs", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        print(end, file=sys.stderr)
        status = 1 if end.code else 0
    finally:
        sys.stderr.flush()
        os._exit(status)


def in_turn() -> list:
    """One game shows in `make test` that a rule cannot change alone; `make check` tries them all."""
    rest = pytest.mark.long
    return [pytest.param(*each, marks=() if each[0] == "papayoo.py" else rest) for each in named_constants()]


@pytest.mark.parametrize(("module", "name"), in_turn())
def test_a_changed_rule_stops_the_build(project, module, name):
    rules = project / "scoring_core" / "rules" / module
    keep_pages_of(module, project / "docs")
    rules.write_text(with_another(rules.read_text("utf-8"), name), "utf-8")
    assert re.search(
        r"Error reading page '[\w/-]+\.md': The figure .* (is wrong|cannot be computed)",
        refusal_here(project),
    )


def test_a_wrong_figure_is_said_with_its_page_and_without_a_traceback(project):
    with (project / "docs" / "index.md").open("a", encoding="utf-8") as page:
        page.write("\n[1](= 1 + 1)\n")
    said = refusal(project)
    assert "'index.md': The figure [1](= 1 + 1) is wrong: the page says 1, the rules say 2." in said
    assert "Traceback" not in said


def articles(site: Path) -> dict[str, LexborHTMLParser]:
    pages = {
        path.relative_to(site).as_posix(): LexborHTMLParser(path.read_text("utf-8"))
        for path in site.rglob("*.html")
    }
    for page in pages.values():
        page.strip_tags(["pre", "code", "script", "style"], recursive=True)
    return pages


def test_every_page_is_set_in_french_print(built_site):
    for name, page in articles(built_site).items():
        text = page.css_first("article, main").text(separator="")
        assert not re.findall(r".{0,20} [;:!?»%].{0,9}|.{0,9}« .{0,20}|\w'\w", text), name


def test_the_reference_is_out_of_the_search_index(built_site):
    index = json.loads((built_site / "search" / "search_index.json").read_text("utf-8"))
    folders = {entry["location"].split("/")[0] for entry in index["docs"]}
    assert "papayoo" in folders
    assert "reference" not in folders


def test_the_published_policy_is_that_of_the_published_pages(built_site):
    assert headers.policy(built_site) in (built_site / "_headers").read_text("utf-8")


def test_a_page_names_its_game_for_its_colour(built_site):
    article = LexborHTMLParser((built_site / "papayoo" / "index.html").read_text("utf-8")).css_first(
        "article"
    )
    assert article.attributes["data-jeu"] == "papayoo"
