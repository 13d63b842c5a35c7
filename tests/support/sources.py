"""The program's source read as syntax trees, for tests of the words in it."""

import ast
from collections.abc import Iterable


def inside_f_strings(nodes: Iterable[ast.AST]) -> set[int]:
    """The identities of what stands within f-strings, of all nodes of a tree."""
    return {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
