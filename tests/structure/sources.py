"""The modules of the program as syntax trees, for laws on how they hang together."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = ("bot", "cogs", "render", "rules")


def trees(*folders: str) -> Mapping[str, ast.Module]:
    """Return the modules in some folders of the program, by their paths from its root."""
    return {path: tree for folder in folders for path, tree in _read(folder).items()}


@cache
def _read(folder: str) -> Mapping[str, ast.Module]:
    found = {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    assert found, folder
    return found


def name_of(path: str) -> str:
    """Return the name by which a module at a path is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yield all calls of a function by its name, or of a method by its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name, node
