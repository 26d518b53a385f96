"""The French that programs say, a sentence a line, for the spelling check: `python -m site_hooks.words`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SENTENCE = re.compile(r"\w{2,} |[^\x00-\x7f]")  # several words, or an accent: names and codes have neither
SCRIPT_STRING = re.compile(r"""(?<!\w)["'`]([^"'`\n]*)["'`]""")


def of_python(text: str) -> Iterator[str]:
    """The strings of a module, without what documents it."""
    tree = ast.parse(text)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


def of_script(text: str) -> Iterator[str]:
    """The strings of a script."""
    yield from SCRIPT_STRING.findall(re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE))


def sentences() -> Iterator[str]:
    """Every sentence that the core and the shell may show."""
    for path in sorted((ROOT / "scoring_core").rglob("*.py")):
        yield from filter(SENTENCE.search, of_python(path.read_text("utf-8")))
    for path in sorted((ROOT / "docs/assets/feuille").glob("*.js")):
        yield from filter(re.compile(r"[^\x00-\x7f]").search, of_script(path.read_text("utf-8")))


if __name__ == "__main__":
    print("\n".join(sentences()))
