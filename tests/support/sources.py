"""The program's source read as syntax trees, for tests of the words in it."""

import ast


def inside_f_strings(tree: ast.AST) -> set[int]:
    """The identities of what stands within f-strings."""
    return {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
