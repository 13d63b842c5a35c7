"""No two modules import each other, not even in passing.

Imports in functions and those for types alone count as all others do: a circle is two modules that
can only be understood together.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from textwrap import dedent

from tests.structure.sources import PROGRAM, name_of, texts
from tests.support.joined import joined

Graph = Mapping[str, set[str]]
STATEMENT = re.compile(
    r"^[ \t]*(?:import [\w.]|from [\w.]+ import (?:\([^)]*\)|\w)).*$", re.MULTILINE
)
"""An import, wherever it stands: whole modules take long to parse, and here no more is wanted."""
BY_NAME = re.compile(r"\bimport_module\(\s*[\"']([\w.]+)[\"']")


def test_no_two_modules_of_the_program_import_each_other() -> None:
    found = texts(*PROGRAM)
    graph = _graph(found)
    assert len(graph) == len(found)
    assert sum(map(len, graph.values())) > len(graph), "there are imports to look at"
    assert sorted(_circles(graph)) == []


@joined(
    "says",
    [
        "import b.c",
        "from b import c",
        "from b.c import name",
        "def act():\n    from b.c import name",
        "if TYPE_CHECKING:\n    from b import c",
        "importlib.import_module('b.c')",
    ],
)
def test_the_walk_finds_every_kind_of_import(says: str) -> None:
    written = {"a.py": says, "b/__init__.py": "", "b/c.py": "import b.d", "b/d.py": "import a"}
    graph = _graph(written)
    assert list(_circles(graph)) == [["a", "b.c", "b.d"]]


def test_a_package_is_a_module_of_its_own() -> None:
    written = {"b/__init__.py": "from b.c import name", "b/c.py": "from b import d", "b/d.py": ""}
    graph = _graph(written)
    assert graph == {"b": {"b.c"}, "b.c": {"b.d"}, "b.d": set()}
    assert list(_circles(graph)) == []


def _graph(found: Mapping[str, str]) -> Graph:
    """Return which modules each module imports, anywhere in its text, of those that were found."""
    known = {name_of(path) for path in found}
    return {
        name_of(path): {each for each in _imported(text, known) if each != name_of(path)}
        for path, text in found.items()
    }


def _imported(text: str, known: set[str]) -> Iterator[str]:
    statements = "\n".join(dedent(each[0]) for each in STATEMENT.finditer(text))
    for node in ast.parse(statements).body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in known)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                yield from [name for name in (inner, node.module) if name in known][:1]
    yield from (module for module in BY_NAME.findall(text) if module in known)


def _circles(graph: Graph) -> Iterator[list[str]]:
    """Yield all groups of modules of which each reaches every other one (Tarjan's way)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    for start in graph:
        if start in number:
            continue
        under_way = [(start, iter(sorted(graph[start])))]
        number[start] = lowest[start] = len(number)
        path.append(start)
        while under_way:
            module, rest = under_way[-1]
            following = next(rest, None)
            if following is None:
                under_way.pop()
                if under_way:
                    above = under_way[-1][0]
                    lowest[above] = min(lowest[above], lowest[module])
                if lowest[module] == number[module]:
                    group = path[path.index(module) :]
                    del path[path.index(module) :]
                    if group[1:]:
                        yield sorted(group)
            elif following not in number:
                number[following] = lowest[following] = len(number)
                path.append(following)
                under_way.append((following, iter(sorted(graph[following]))))
            elif following in path:
                lowest[module] = min(lowest[module], number[following])
