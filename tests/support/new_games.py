"""Run for new games alone what tests ask of every game.

`python -m pytest -p tests.support.new_games --games KEY,KEY FILES`, with the files of `files`. Of
games named with `--briefly` only what the files BRIEF ask is run.

Left out are tests that are named after another game, cases of a test that has cases named after
the new games, and those that never ask which games there are: no function of theirs, no fixture and
nothing that the test's module made of the list. So are tests of laws rather than of games, and,
where no new game takes packs, tests about packs.
"""

import re
from collections.abc import Iterable, Iterator
from inspect import getmembers, isclass, isfunction
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

LISTS = ("rulesets", "campaigns", "SYSTEMS", "KNOWN", "catalogs", "pack_points")
"""Names under which the registry, and what is made of it, says which games there are."""
OF_ALL = "tests"
"""Where fixtures stand that every test has, whatever it is about."""
BRIEF = tuple(f"tests/conformance/laws/test_{name}.py" for name in ("laws", "words", "grammar"))
"""What a game passes that differs from another new one by its name alone."""
OF_LAWS = ("tests/month/test_laws.py",)
"""Tests that faults are found by the laws of months, whatever is played there."""
ASKS = re.compile(
    r"registry|rulesets|KNOWN|GAMES|tests\.(?:support\.(?:known|sources)|month\.life)"
)
"""What stands in files with such tests, so that others need not be read at all."""


def files(root: Path) -> list[str]:
    """Return the files with tests that may ask which games there are, but those that run these."""
    found = sorted((root / "tests").rglob("test_*.py"))
    texts = {str(path.relative_to(root)): path.read_text("utf-8") for path in found}
    own = __name__.rpartition(".")[2]
    return [
        name
        for name, text in texts.items()
        if ASKS.search(text) and own not in text and name not in OF_LAWS
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the keys of the new games."""
    parser.addoption("--games", required=True, help="keys of the games that are tried, with commas")
    parser.addoption("--briefly", default="", help="those of them that pass what BRIEF asks")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what says nothing of the new games."""
    from rules.registry import campaigns, rulesets  # noqa: PLC0415 - after the test's own start

    new = config.getoption("games").split(",")
    others = _names(each for each in (*rulesets(), *campaigns()) if each not in new)
    packs = any(rulesets()[key].packs for key in new)
    named = {_function(item) for item in items if _names(new).search(item.nodeid)}
    chosen = [
        item
        for item in items
        if _names(new).search(item.nodeid)
        or (_function(item) not in named and _is_of_all(item, new, others, packs=packs))
    ]
    if brief := list(filter(None, config.getoption("briefly").split(","))):
        said = _names(brief)
        chosen = [
            item for item in chosen if item.nodeid.startswith(BRIEF) or not said.search(item.nodeid)
        ]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def _names(keys: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of some games in the name of a test, by its key or its folder."""
    words = sorted({form for key in keys for form in (key, key.replace("-", "_"))}, key=len)
    return re.compile(rf"(?<![a-z0-9_])(?:{'|'.join(reversed(words))})(?![a-z0-9])")


def _function(item: pytest.Item) -> str:
    """Return the name of a test without that of its case."""
    return item.nodeid.partition("[")[0]


def _is_of_all(item: pytest.Item, new: list[str], others: re.Pattern[str], *, packs: bool) -> bool:
    """Return whether a test is of all games, and of none by name."""
    if "packs" in item.path.as_posix() and not packs:
        return False
    if others.search(item.nodeid.replace("/", " ")) or not isinstance(item, pytest.Function):
        return False
    functions = [item.function]
    for fixtures in item._fixtureinfo.name2fixturedefs.values():
        functions += [each.func for each in fixtures if each.baseid != OF_ALL]
    return any(_asks(each, new, set()) for each in functions)


def _asks(function: Any, new: list[str], seen: set[Any]) -> bool:
    """Return whether a function, or one of the tests that it calls, asks which games there are."""
    function = getattr(function, "__wrapped__", function)
    if not isinstance(function, FunctionType) or function in seen:
        return False
    seen.add(function)
    for name in _read(function.__code__):
        found = function.__globals__.get(name)
        if found is not None and (name in LISTS or _made_of(found, new)):
            return True
        parts = [each for _, each in getmembers(found, isfunction)] if isclass(found) else [found]
        if str(getattr(found, "__module__", "")).startswith("tests.") and any(
            _asks(each, new, seen) for each in parts
        ):
            return True
    return False


def _read(code: CodeType) -> Iterator[str]:
    """Yield the names that a function reads, those of the functions within it too."""
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _read(each)


def _made_of(value: object, new: list[str]) -> bool:
    """Return whether a value of a module is a list in which a new game stands."""
    return isinstance(value, list | tuple | set | frozenset | dict) and any(
        each in new for each in value if isinstance(each, str)
    )
