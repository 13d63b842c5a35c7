"""`make rules`: every rule of every rulebook, the code that keeps it, the tests that hold it to.

A rule is listed in `words/rules.en.ftl` of its system or of the map generator, implemented where
a docstring names its id, and tested where a test carries `@pytest.mark.rule("ID")`. One of several
clauses names them above its sentence (`# clauses: potions, items`); each of them is tested where a
test carries `@pytest.mark.rule("ID: potions")`.

A rule by which a player may do something says so above its sentence (`# permits`, or
`# permits: potions` where one of its clauses is meant), and a test in which a player does it from
what is offered carries `@pytest.mark.permits("ID")`. Anything missing is a gap and fails.
"""

import ast
import re
import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import NamedTuple

from tests.support.sources import nothing_collected

ROOT = Path(__file__).parents[2]
ID = re.compile(r"\b[A-Z]{1,2}-\d{2,3}\b")
LISTED = re.compile(
    r"^(?:# clauses: (?P<clauses>.+)\n)?(?P<permits># permits(?:: (?P<parts>.+))?\n)?"
    r"rule-(?P<rule>[A-Z]+-\d+) *=",
    re.MULTILINE,
)
MARKS = ("rule", "permits")
"""Marks of tests that name rules."""
KEPT_BY = {"HR-034": "third_six", "HR-035": "third_six"}
"""Rules that the book of one system says of another: only that system's code and tests count."""


class Table(NamedTuple):
    """What was found: rules in order, their clauses, and by id what names it.

    A test that names a clause is in `tests` for its rule, and in `marks` for "ID: clause".
    `permits` has the tests in which a player does what a rule or a clause of it leaves open.
    """

    rules: list[str]
    clauses: dict[str, tuple[str, ...]]
    functions: dict[str, list[str]]
    tests: dict[str, list[str]]
    marks: dict[str, list[str]]
    permits: dict[str, list[str]]
    allowed: list[str]
    """The rules and clauses that permit something, as the catalogs say."""

    def gaps(self) -> list[str]:
        """A sentence for everything that is missing or misspelt."""
        known = set(self.rules)
        found = [f"{rule} is in no docstring" for rule in self.rules if rule not in self.functions]
        found += [f"{rule} has no test" for rule in self.rules if rule not in self.tests]
        found += [
            f"{rule} is marked in {tests[0]} but no system lists it"
            for rule, tests in self.tests.items()
            if rule not in known
        ]
        clauses = {f"{rule}: {each}" for rule, own in self.clauses.items() for each in own}
        found += [f"{clause} has no test" for clause in sorted(clauses - self.marks.keys())]
        found += [
            f"{clause} is marked in {self.marks[clause][0]} but no system lists it"
            for clause in sorted(self.marks.keys() - clauses)
        ]
        found += [
            f"{each} permits, and no test does it"
            for each in self.allowed
            if not self.permits[each]
        ]
        found += [
            f"{each} is done in {by[0]}, but no catalog says that it permits"
            for each, by in self.permits.items()
            if each not in self.allowed
        ]
        return found


def read(root: Path = ROOT) -> Table:
    """Read the whole tree."""
    with nothing_collected():
        return _read(root)


def _read(root: Path) -> Table:
    entries = _entries(root)
    clauses = {rule: entry.clauses for rule, entry in entries.items()}
    functions: dict[str, list[str]] = defaultdict(list)
    known = set(clauses)
    for system in _books(root):
        # A game's rules may be kept by the core that it shares with others.
        for rule, where in _named(system, root):
            if rule in known:
                functions[rule].append(where)
    tests: dict[str, list[str]] = defaultdict(list)
    marks: dict[str, list[str]] = defaultdict(list)
    found = _marked(root / "tests", root)
    for mark, where in found["rule"]:
        rule = mark.split(":")[0]
        if where not in tests[rule]:
            tests[rule].append(where)
        if mark != rule:
            marks[mark].append(where)
    allowed = [may for entry in entries.values() for may in entry.permits]
    permits: dict[str, list[str]] = {may: [] for may in allowed}
    for mark, where in found["permits"]:
        permits.setdefault(mark, []).append(where)
    several = {rule: own for rule, own in clauses.items() if own}
    return Table(
        list(clauses), several, dict(functions), dict(tests), dict(marks), permits, allowed
    )


class Entry(NamedTuple):
    """What a catalog says of a rule above its sentence."""

    clauses: tuple[str, ...]
    permits: tuple[str, ...]
    """Its id, or "ID: clause" for each clause, where a player may do something by it."""


def listed(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """Return all rules of all rulebooks, each with its clauses."""
    return {rule: entry.clauses for rule, entry in _entries(root).items()}


def _entries(root: Path) -> dict[str, Entry]:
    """All rules of all rulebooks, in order."""
    entries: dict[str, Entry] = {}
    for system in _books(root):
        entries |= _listed(system / "words" / "rules.en.ftl")
    return entries


def _books(root: Path) -> list[Path]:
    """The folders that have a rulebook: every system, and the map generator."""
    return [*sorted((root / "rules" / "systems").iterdir()), root / "rules" / "dungeon"]


def _listed(path: Path) -> dict[str, Entry]:
    """The rules of a rulebook in their order."""
    found = LISTED.finditer(path.read_text("utf-8")) if path.exists() else ()
    return {each["rule"]: _entry(each) for each in found}


def _entry(found: re.Match[str]) -> Entry:
    clauses = tuple(filter(None, (found["clauses"] or "").split(", ")))
    if not found["permits"]:
        return Entry(clauses, ())
    parts = (found["parts"] or "").split(", ")
    return Entry(
        clauses, tuple(f"{found['rule']}: {each}" if each else found["rule"] for each in parts)
    )


def _named(system: Path, root: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(system.rglob("*.py")):
        text = path.read_text("utf-8")
        if not ID.search(text):
            continue
        for node in _statements(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for rule in dict.fromkeys(ID.findall(ast.get_docstring(node) or "")):
                    if _counts(rule, path.relative_to(root)):
                        yield rule, f"{path.relative_to(root)}:{node.name}"


def _marked(tests: Path, root: Path) -> dict[str, list[tuple[str, str]]]:
    """By name of a mark: what such marks say, and which tests carry them."""
    found: dict[str, list[tuple[str, str]]] = {name: [] for name in MARKS}
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if not any(f"mark.{name}" in text for name in MARKS):
            continue
        for node in _statements(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for name, mark in product(MARKS, node.decorator_list):
                    found[name] += (
                        (rule, f"{path.relative_to(root)}:{node.name}")
                        for rule in _ids(mark, name)
                        if _counts(rule, path.relative_to(root))
                    )
    return found


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of a file, the outer ones first: definitions are in no expression."""
    waiting = deque(tree.body)
    while waiting:
        statement = waiting.popleft()
        yield statement
        waiting += [part for part in ast.iter_child_nodes(statement) if isinstance(part, ast.stmt)]


def _counts(rule: str, path: Path) -> bool:
    """Whether a mention in `rules/systems/<folder>` or `tests/systems/<folder>` counts."""
    keeper = KEPT_BY.get(rule.split(":", maxsplit=1)[0])
    return keeper is None or path.parts[1:3] == ("systems", keeper)


def _ids(mark: ast.expr, name: str) -> Iterator[str]:
    """The ids of a mark, or of the marks of single cases (`pytest.param(..., marks=...)`)."""
    for call in ast.walk(mark):
        if isinstance(call, ast.Call) and _is_mark(call.func, name):
            for argument in call.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def _is_mark(called: ast.expr, name: str) -> bool:
    """Whether this is `pytest.mark.<name>`, or `mark.<name>`."""
    if not isinstance(called, ast.Attribute) or called.attr != name:
        return False
    of = called.value
    return "mark" in (getattr(of, "attr", None), getattr(of, "id", None))


def _names(found: Mapping[str, list[str]], rule: str) -> str:
    return ", ".join(found.get(rule) or ["MISSING"])


def main() -> int:
    """Print the table; 1 when there is a gap."""
    table = read()
    for rule in table.rules:
        print(f"{rule}  {_names(table.functions, rule)}  <-  {_names(table.tests, rule)}")
        for clause in table.clauses.get(rule, ()):
            print(f"    {clause}  <-  {_names(table.marks, f'{rule}: {clause}')}")
        for may in table.permits:
            if may.split(":")[0] == rule:
                print(f"    permits{may.removeprefix(rule)}  <-  {_names(table.permits, may)}")
    gaps = table.gaps()
    clauses = sum(map(len, table.clauses.values()))
    done = sum(map(bool, table.permits.values()))
    print(
        f"{len(table.rules)} rules, {clauses} clauses named, "
        f"{len(table.permits)} permit something, done by players: {done}, {len(gaps)} gaps"
    )
    for gap in gaps:
        print(gap, file=sys.stderr)
    return 1 if gaps else 0


if __name__ == "__main__":
    raise SystemExit(main())
