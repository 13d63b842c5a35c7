"""The modules of the program as syntax trees, for laws on how they hang together."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.support.sources import nodes_in, nothing_collected

ROOT = Path(__file__).parents[2]
PROGRAM = ("bot", "cogs", "render", "rules")
Nodes = Sequence[ast.AST]
"""All nodes of a module, from the outermost inwards."""


def texts(*folders: str) -> Mapping[str, str]:
    """Return what stands in the modules of some folders of the program, by their paths."""
    found = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    assert {path.partition("/")[0] for path in found} == set(folders)
    return found


@cache
def nodes(*folders: str) -> Mapping[str, Nodes]:
    """Return the nodes of the modules in some folders of the program, by their paths."""
    with nothing_collected():
        return {path: nodes_in(text) for path, text in texts(*folders).items()}


def name_of(path: str) -> str:
    """Return the name by which a module at a path is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def calls(found: Iterable[ast.AST]) -> Iterator[tuple[str, ast.Call]]:
    """Yield all calls of a function by its name, or of a method by its own."""
    for node in found:
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name, node
