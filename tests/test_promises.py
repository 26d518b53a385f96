"""What the project promises of its own files: arrows point one way, nothing names a machine."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE = ROOT / "scoring_core"
CORE_FILES = sorted(CORE.rglob("*.py"))

GAME_FREE = {
    "kit",
    "shared rules",
}  # shared rules: what a score and a ledger are made of, the same for every game
MAY_IMPORT = {
    "shared rules": {"shared rules"},
    "rules": {"rules", "shared rules"},
    "kit": GAME_FREE,
    "sheets": GAME_FREE | {"rules", "sheets"},
    "catalogue": GAME_FREE | {"sheets"},
    "page": GAME_FREE | {"catalogue"},
    "__main__": {"catalogue", "page"},
}


def files(*endings):
    """Every file that is, or would be, in the repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in sorted(set(names)) if name.endswith(endings)]
    return [path for path in paths if path.is_file()]


def texts(*endings):
    for path in files(*endings):
        try:
            yield path.relative_to(ROOT), path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture promises nothing


def imports(path):
    """The full names of the modules that a file imports; `from x import y` may mean the module x.y."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            package = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
            module = ".".join([*package, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def room(module):
    """`scoring_core.rules.papayoo.ROUND_TOTAL` is in the room `rules`; rules of no one game are shared."""
    _, name, *inside = [*module.split("."), "", ""]
    if name == "rules":
        return (
            "rules"
            if (CORE / "sheets" / inside[0] / "__init__.py").is_file() and inside[0]
            else "shared rules"
        )
    return name if name in MAY_IMPORT else "kit"


@pytest.mark.parametrize("path", CORE_FILES, ids=lambda path: str(path.relative_to(CORE)))
def test_arrows_point_one_way(path):
    here = room(".".join(path.relative_to(ROOT).with_suffix("").parts))
    ours = [name for name in imports(path) if name.startswith("scoring_core.")]
    assert [name for name in ours if room(name) not in MAY_IMPORT[here]] == []


@pytest.mark.parametrize("path", CORE_FILES, ids=lambda path: str(path.relative_to(CORE)))
def test_the_core_needs_only_the_standard_library_and_htpy(path):
    known = sys.stdlib_module_names | {"scoring_core", "htpy", "markupsafe"}
    assert {name.split(".")[0] for name in imports(path)} <= known


def test_only_events_knows_mkdocs():
    knows = [path.name for path in files(".py") if any(name.startswith("mkdocs.") for name in imports(path))]
    assert knows == ["events.py"]


def test_every_program_is_under_250_lines():
    long = {
        str(path): text.count("\n") for path, text in texts(".py", ".js", ".mjs") if text.count("\n") >= 250
    }
    assert long == {}


def test_no_space_is_invisible():
    """Code names its no-break spaces; a reader of the code would not see them."""
    hidden = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{ZERO WIDTH SPACE}]")
    assert [str(path) for path, text in texts(".py", ".js", ".mjs") if hidden.search(text)] == []


FORBIDDEN = {
    "a machine's path": r"(?<![\w./-])/(?:work|tmp|root|home|opt)/\w",
    "a registry's host": r"\b(?:pypi|pythonhosted|npmjs|debian|jsdelivr|unpkg)\.(?:org|net|com)\b",
    "a note to ourselves": r"\b(?:TO[D]O|FIXM[E])\b",
    "a silenced check": r"#\s*(?:no[q]a|type:\s*ignor[e])",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what):
    found = re.compile(FORBIDDEN[what])
    assert [str(path) for path, text in texts("") if found.search(text)] == []


def test_the_npm_lock_names_no_address():
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text("utf-8")


LOCKS = [path for path in files(".txt") if path.name.startswith("requirements")]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_python_package_is_pinned_and_hashed(path):
    packages = re.findall(r"^[a-z].*?(?=^[a-z]|\Z)", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert packages
    assert [text.split()[0] for text in packages if "==" not in text or "--hash=sha256:" not in text] == []
