"""A new game is a rules module, its sheets, its pages and its tests: the rest follows."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = (
    "scoring_core",
    "site_hooks",
    "docs",
    "tests",
    "mkdocs.yml",
    "pyproject.toml",
    "requirements-engine.txt",
    "package-lock.json",
)

GAME = {
    "scoring_core/rules/pile_ou_face.py": '''
"""Heads or tails: a head is worth two points."""

HEAD = 2


def points(heads: int) -> int:
    """Donne les points de quelques faces."""
    return HEAD * heads
''',
    "scoring_core/sheets/pile_ou_face/__init__.py": """
from scoring_core.paper import Paper, rounds
from scoring_core.rules import pile_ou_face
from scoring_core.sheet import Game
from scoring_core.tables import Words


def values():
    return Words("Ce que vaut une face", ("Côté", "Points"), [("Face", str(pile_ou_face.HEAD))])


PAPER = Paper(players=(1, 2), direction="Le plus haut total gagne.", blanks=("Date",), lines=rounds(12))
GAME = Game(title="Pile ou face", values=values, paper=PAPER)
""",
    "scoring_core/sheets/pile_ou_face/lancers.py": """
from scoring_core.fields import Number
from scoring_core.markup import labelled, result, verdict
from scoring_core.rules import pile_ou_face
from scoring_core.sheet import Sheet


def read(entry):
    heads = entry.read(Number(name="faces", label="Combien de faces", low=0, high=99))
    return None if heads is None else pile_ou_face.points(heads)


def said(points):
    return "Rien n’est encore compté." if points is None else f"Total : {points}."


SHEET = Sheet(
    slug="pile-ou-face/lancers",
    title="Compter les faces",
    blank="faces=",
    example="faces=3",
    read=read,
    data=lambda points: {"points": points},
    status=said,
    form=lambda entry, points: (labelled(entry, "faces"), result(entry, verdict("note", said(points)))),
    drawing=lambda points, place: verdict("note", said(points)),
)
""",
    "docs/pile-ou-face/index.md": """
# Pile ou face

## Compter { #compter }

Une face vaut [2](= pile_ou_face.HEAD) points ; trois faces en font
[6](= data("pile-ou-face/lancers", "faces=3")["points"]).

```valeurs
pile-ou-face
```

## Calculer { #calculer }

```feuille
pile-ou-face/lancers
```

```exemple
pile-ou-face/lancers
```

```papier
pile-ou-face
```
""",
    "tests/test_pile_ou_face.py": """
from scoring_core.page import respond


def test_a_head_is_worth_two():
    assert respond("pile-ou-face/lancers", "faces=3").data == {"points": 6}
""",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """The project and a fourth game, with nothing else changed."""
    folder = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        place = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        place(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    (folder / ".build").mkdir()
    (folder / ".build" / "engine-packages").symlink_to(ROOT / ".build" / "engine-packages")
    for name, text in GAME.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text.lstrip(), "utf-8")
    return folder


def run(folder: Path, *command: str) -> str:
    env = os.environ | {"PYTHONPATH": str(folder), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_test_and_those_of_every_sheet_pass(copy):
    run(copy, "pytest", "-q", "tests/test_pile_ou_face.py", "tests/test_every_sheet.py", "-k", "pile")


def test_the_shell_knows_it(copy):
    assert "pile-ou-face/lancers" in run(copy, "scoring_core")


def test_its_pages_are_built_and_the_home_page_leads_to_them(copy):
    run(copy, "mkdocs", "build", "--strict", "--quiet")
    assert 'href="pile-ou-face/' in (copy / "site/index.html").read_text("utf-8")
    assert (copy / "site/pile-ou-face/feuille.pdf").read_bytes().startswith(b"%PDF")
    assert 'data-feuille="pile-ou-face/lancers"' in (copy / "site/pile-ou-face/index.html").read_text("utf-8")
