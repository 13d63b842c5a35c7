"""The program's source read as syntax trees, for tests of the words in it."""

import ast
import gc
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from rules.registry import SYSTEMS

ROOT = Path(__file__).parents[2]
PROGRAM = [ROOT / room for room in ("rules", "cogs", "render", "bot")]
GAMES = [ROOT.joinpath(*module.split(".")) for module in SYSTEMS]
ROOMS = [*PROGRAM, *(game for game in GAMES if PROGRAM[0] not in game.parents)]
"""The folders of the program, and those of games that are registered from elsewhere."""
RULE_ID = re.compile(r"(?!es-419)[A-Za-z]{1,2}-\d{2,3}")
"""What looks like the id of a rule; Spanish of Latin America is a locale of Discord's."""
HOLE = None
LEAVES = (ast.Name, ast.Constant)
"""Most nodes of a tree, of which none has others in it but how a name is used."""
Pattern = tuple[str | None, ...]


class Module(NamedTuple):
    """A module of the program: its place, and what tests look at in it."""

    place: str
    imports: tuple[ast.ImportFrom, ...]
    calls: tuple[ast.Call, ...]
    sets: tuple[ast.Set, ...]
    rules: tuple[tuple[int, str], ...]
    """Ids of rules, each with its line."""
    words: frozenset[str]
    """Strings, and names of fields, which are names of settings."""
    patterns: frozenset[Pattern]


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the program, read once for all tests."""
    return tuple(chain.from_iterable(modules_in(room) for room in ROOMS))


def modules_in(folder: Path) -> tuple[Module, ...]:
    """The modules in a folder of the program, each read once for all tests."""
    with nothing_collected():
        return tuple(read(path) for path in folder.rglob("*.py"))


@cache
def read(path: Path) -> Module:
    """What tests look at in a module."""
    kinds: defaultdict[type[ast.AST], list[Any]] = defaultdict(list)
    for node in nodes_of(ast.parse(path.read_text("utf-8"))):
        kinds[type(node)].append(node)
    written = [*kinds[ast.Constant], *kinds[ast.JoinedStr], *kinds[ast.AnnAssign]]
    return Module(
        str(path.relative_to(ROOT)),
        tuple(kinds[ast.ImportFrom]),
        tuple(kinds[ast.Call]),
        tuple(kinds[ast.Set]),
        tuple(
            (node.lineno, node.value)
            for node in kinds[ast.Constant]
            if isinstance(node.value, str) and RULE_ID.fullmatch(node.value)
        ),
        frozenset(in_quotes([*written, *kinds[ast.AsyncFunctionDef]])),
        frozenset(patterns(kinds[ast.JoinedStr])),
    )


def nodes_in(text: str) -> list[ast.AST]:
    """All nodes of a module's text, as `nodes_of` gives them."""
    return nodes_of(ast.parse(text))


def nodes_of(tree: ast.AST) -> list[ast.AST]:
    """All nodes of a module from the outermost inwards, but those that say how a name is used.

    `ast.walk` finds the same, and takes longer.
    """
    nodes: list[ast.AST] = [tree]
    for node in nodes:
        if isinstance(node, LEAVES):
            continue
        for field in node._fields:
            part = getattr(node, field)
            if isinstance(part, list):
                nodes += [each for each in part if isinstance(each, ast.AST)]
            elif isinstance(part, ast.AST) and not isinstance(part, ast.expr_context):
                nodes.append(part)
    return nodes


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Let the collector of garbage rest: it would look at every node of large trees many times.

    The trees stay to the end of the run, and are not looked at later either.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was:
            gc.enable()


def inside_f_strings(nodes: Iterable[ast.AST]) -> set[int]:
    """The identities of what stands within f-strings, of all nodes of a tree."""
    return {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}


def in_quotes(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The strings of a module, and the names of fields (of settings) and of commands' options."""
    inside = inside_f_strings(nodes)
    for node in nodes:
        match node:
            case ast.Constant(value=str(value)) if id(node) not in inside:
                yield value
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.AsyncFunctionDef(decorator_list=[ast.Call(func=ast.Name("command")), *_]):
                yield from (option.arg for option in node.args.args)


def patterns(nodes: Sequence[ast.AST]) -> Iterator[Pattern]:
    """The f-strings of a module, as what stands in them and where something is put in."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            parts = tuple(
                str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
            )
            if re.fullmatch(r"[\w-]+", "".join(part or "x" for part in parts)):
                yield parts


def catalogs_in(room: Path) -> list[Path]:
    """The English pages of the catalogs in a folder; words of packs that it has are none."""
    found = {path: set(path.relative_to(ROOT).parts) for path in english_in(room)}
    return sorted(path for path, parts in found.items() if not parts & {"template", "packs"})


def english_in(folder: Path) -> list[Path]:
    """The English pages in a folder: `en.ftl`, those in a folder `en`, and `rules.en.ftl`."""
    return sorted(
        path
        for path in folder.rglob("*.ftl")
        if path.name == "en.ftl" or path.name.endswith(".en.ftl") or "en" in path.parts
    )
