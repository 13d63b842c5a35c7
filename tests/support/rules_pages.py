"""The tables of rules in READMEs: read, and put right where code has moved.

`python -m tests.support.rules_pages` writes them. What a row names stays as long as it exists; what
moved is followed, what is gone makes way for what names the rule now.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import dropwhile
from pathlib import Path
from typing import NamedTuple

from tests.support.rules_table import ROOT, read

ROW = re.compile(r"^\| ([A-Z]{1,2}-\d{2,3}) \| (.+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)` (\w+)")
DEFINED = re.compile(r"^[ \t]*(?:async def|def|class) (\w+)", re.MULTILINE)
HEAD = "| rule | function | test |\n|---|---|---|\n"
MOST = 3
"""Tests that a row names where nobody chose them."""

Name = tuple[str, str]
"""A file and what it defines."""


class Book(NamedTuple):
    """A folder with a rulebook, and where the paths in its README begin: code and tests."""

    folder: Path
    code: tuple[Path, ...]
    tests: tuple[Path, ...]

    @property
    def readme(self) -> Path:
        """Its README."""
        return self.folder / "README.md"

    @property
    def rules(self) -> list[str]:
        """The ids of its rulebook, in order."""
        listed = (self.folder / "words" / "rules.en.ftl").read_text("utf-8")
        return re.findall(r"^rule-(\S+) =", listed, re.MULTILINE)

    @property
    def rows(self) -> dict[str, tuple[str, str]]:
        """The rows of its table: functions and tests by rule."""
        return {row[0]: (row[1], row[2]) for row in ROW.findall(self.readme.read_text("utf-8"))}


def books(root: Path = ROOT) -> list[Book]:
    """Every system with a rulebook, and the map generator.

    Systems that share a core name files from the folder of all systems.
    """
    systems, tests = root / "rules" / "systems", root / "tests" / "systems"
    found = [
        Book(folder, (folder, systems), (tests / folder.name, tests))
        for folder in sorted(systems.iterdir())
        if (folder / "words" / "rules.en.ftl").exists()
    ]
    dungeon = root / "rules" / "dungeon"
    return [*found, Book(dungeon, (dungeon,), (root / "tests" / "dungeon",))]


def named(cell: str) -> list[Name]:
    """The files and names in a cell of a row."""
    return NAMED.findall(cell)


def is_there(name: Name, folders: Iterable[Path]) -> bool:
    """Whether a file in one of the folders defines a name."""
    return any(name[1] in _defined(folder / name[0]) for folder in folders)


@cache
def _defined(path: Path) -> frozenset[str]:
    """The functions and classes of a file by its lines: a syntax tree takes far longer to make."""
    if not path.exists():
        return frozenset()
    return frozenset(DEFINED.findall(path.read_text("utf-8")))


def main() -> int:
    """Put every README's table right; the number of rules that nothing names."""
    table, missing = read(), 0
    for book in books():
        shared = _is_shared(book, table.functions)
        rows = []
        for rule in book.rules:
            old = book.rows.get(rule, ("", ""))
            functions = _cell(old[0], table.functions.get(rule, ()), book.code, shared=shared)
            tests = _cell(old[1], table.tests.get(rule, ()), book.tests, shared=shared, most=MOST)
            missing += not (functions and tests)
            rows.append(f"| {rule} | {functions} | {tests} |")
        text = book.readme.read_text("utf-8")
        head, _, rest = text.partition(HEAD)
        book.readme.write_text(head + HEAD + "\n".join(rows) + "\n" + _after(rest), "utf-8")
    return missing


def _after(rest: str) -> str:
    """What follows a table's rows."""
    lines = rest.splitlines(keepends=True)
    return "".join(dropwhile(lambda line: line.startswith("|"), lines))


def _is_shared(book: Book, functions: Mapping[str, Iterable[str]]) -> bool:
    """Whether a README names its files from the folder of all systems: others keep its rules too.

    The core's own rules are kept by the games that stand on it.
    """
    own = f"{book.folder.relative_to(ROOT)}/"
    return any(not each.startswith(own) for rule in book.rules for each in functions.get(rule, ()))


def _cell(
    old: str,
    known: Iterable[str],
    folders: tuple[Path, ...],
    *,
    shared: bool,
    most: int | None = None,
) -> str:
    """A cell with what it named and is still there, what has moved, or else what names the rule."""
    base = folders[-1] if shared else folders[0]
    places = list(_places(known, base))
    kept = []
    for name in named(old):
        if is_there(name, folders):
            kept.append(name)
        else:
            kept += [place for place in places if place[1] == name[1]]
    chosen = dict.fromkeys(kept or places[:most])
    return ", ".join(f"`{file}` {name}" for file, name in chosen)


def _places(known: Iterable[str], base: Path) -> Iterator[Name]:
    for each in known:
        file, _, name = each.partition(":")
        path = ROOT / file
        if path.is_relative_to(base):
            yield str(path.relative_to(base)), name


if __name__ == "__main__":
    raise SystemExit(main())
