"""Which entries of a file of rulings the code reads: by name, in files that import the rulings."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.support.sources import nothing_collected

SYSTEMS = Path(__file__).parents[2] / "rules" / "systems"


def unread(names: Iterable[str], content: str, root: Path = SYSTEMS) -> list[str]:
    """The names that no code asks for.

    Args:
        names: ids of entries, or fields of a table.
        content: the module that reads the file and gives it away as `RULINGS`.
        root: where the code is.
    """
    with nothing_collected():
        asked = {name for path in root.rglob("*.py") for name in _asked(path, content)}
    return [name for name in names if name not in asked]


def _asked(path: Path, content: str) -> Iterator[str]:
    written = path.read_text("utf-8")
    if "RULINGS" not in written:
        return
    tree = ast.parse(written)
    if not any(_imports(node, content) for node in ast.walk(tree)):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _imports(node: ast.AST, content: str) -> bool:
    return (
        isinstance(node, ast.ImportFrom)
        and node.module == content
        and any(name.name == "RULINGS" for name in node.names)
    )
