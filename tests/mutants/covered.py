"""Which tests run through a line, and how long each takes: measured once, with the whole suite."""

import ast
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, takewhile
from pathlib import Path
from xml.etree.ElementTree import parse

from coverage import CoverageData

from tests.mutants.chosen import GROUPS

DATA, REPORT = ".coverage", "durations.xml"


def measure(root: Path, kept: Path, tests: Sequence[str]) -> None:
    """Run tests once and keep in a folder which of them run through which lines.

    Raises:
        CalledProcessError: a test fails, though nothing is broken yet.
    """
    kept.mkdir(parents=True, exist_ok=True)
    rooms = {room.split("/")[0] for rooms in GROUPS.values() for room in rooms}
    (kept / "settings.ini").write_text(
        f"[run]\nrelative_files = true\ndata_file = {kept / DATA}\nconcurrency = thread\n"
    )
    # Tests at the table mostly wait: more processes than cores keep the cores busy.
    workers = str(2 * (os.cpu_count() or 1) + 1)
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers]
    command += [f"--cov={room}" for room in sorted(rooms)]
    command += ["--cov-context=test", "--cov-report=", f"--cov-config={kept / 'settings.ini'}"]
    command += [f"--junitxml={kept / REPORT}", *tests]
    subprocess.run(command, cwd=root, check=True)


class Covered:
    """What was measured, read from its folder."""

    def __init__(self, root: Path, kept: Path) -> None:
        self._importers = _importers(root)
        self._data = CoverageData(basename=str(kept / DATA))
        self._data.read()
        self._seconds = _durations(kept / REPORT)
        self._lines: dict[Path, dict[int, list[str]]] = {}

    def tests(self, path: Path, line: int) -> list[tuple[str, float]]:
        """The tests that run through a line and their seconds, the nearest and quickest first.

        A line that is run as its module is read, such as that of a table, is tried by all tests
        that run through the module; where a module holds nothing else, by those of the modules
        that import it.
        """
        names = _named(self._contexts(path).get(line, [])) or self._through(path)
        names = names or {
            name for importer in self._importers[path] for name in self._through(importer)
        }
        timed = [(name, self._seconds.get(name.split("[")[0], 1.0)) for name in names]
        return sorted(timed, key=lambda each: (-_near(path, each[0]), each[1], each[0]))

    def _through(self, path: Path) -> set[str]:
        return _named(chain.from_iterable(self._contexts(path).values()))

    def _contexts(self, path: Path) -> dict[int, list[str]]:
        if path not in self._lines:
            self._lines[path] = self._data.contexts_by_lineno(str(path))
        return self._lines[path]


def _importers(root: Path) -> dict[Path, set[Path]]:
    """The modules that import a module, for each module of the program."""
    found: dict[Path, set[Path]] = defaultdict(set)
    rooms = {room.split("/")[0] for rooms in GROUPS.values() for room in rooms}
    for file in chain.from_iterable((root / room).rglob("*.py") for room in sorted(rooms)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
                for name in names:
                    found[Path(name.replace(".", "/") + ".py")].add(file.relative_to(root))
    return found


def _near(path: Path, test: str) -> int:
    """How many folders a test shares with a module, below `tests` and the module's first."""
    both = zip(path.parts[1:-1], Path(test).parts[1:-1], strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))


def _named(contexts: Iterable[str]) -> set[str]:
    return {context.rsplit("|", 1)[0] for context in contexts} - {""}


def _durations(report: Path) -> dict[str, float]:
    """The longest that a test took, by its name without parameters."""
    longest: dict[str, float] = {}
    for case in parse(report).iter("testcase"):
        module = case.get("classname", "").replace(".", "/")
        name = f"{module}.py::{case.get('name', '').split('[')[0]}"
        longest[name] = max(longest.get(name, 0.0), float(case.get("time", 0)))
    return longest
