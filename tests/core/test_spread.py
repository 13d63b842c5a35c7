"""The tests of a file stay together when several processes share a run."""

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tests.support.spread import FIRST, TOGETHER, spread, unit


@dataclass(frozen=True)
class Item:
    nodeid: str


LONG = next(each for each in FIRST if each.endswith("/")) + "test_long.py"
FILES = ("tests/a.py", "tests/b.py", "tests/c.py", "tests/table/d.py", "tests/table/e.py", LONG)
TESTS = [Item(f"{file}::test_{number}") for number in range(3) for file in FILES]


def test_no_test_is_lost_and_a_file_is_never_left_and_begun_again() -> None:
    found = spread(TESTS)
    assert sorted(test.nodeid for test in found) == sorted(test.nodeid for test in TESTS)
    files = [file for file, _ in groupby(unit(test.nodeid) for test in found)]
    assert len(files) == len(set(files)) == len(FILES)


def test_what_takes_long_comes_first_and_what_waits_between_what_computes() -> None:
    files = [file for file, _ in groupby(test.nodeid.partition("::")[0] for test in spread(TESTS))]
    assert files[0] == LONG
    assert [file.startswith("tests/table/") for file in files[1:]] == [
        False, True, False, True, False,
    ]  # fmt: skip


def test_the_tests_of_the_page_share_one_browser() -> None:
    assert unit("tests/table/page/test_cards.py::test_a") == unit("tests/table/page/test_b.py::x")


def test_those_who_read_the_catalogs_read_them_once() -> None:
    laws = "tests/conformance/laws/"
    assert unit(f"{laws}test_grammar.py::test_a[x]") == unit(f"{laws}test_arguments.py::test_b")


def test_what_is_named_is_there() -> None:
    root, together = Path(__file__).parents[2], [name for group in TOGETHER for name in group]
    assert [name for name in (*FIRST, *together) if not (root / name).exists()] == []
