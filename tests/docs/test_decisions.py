"""The records of decisions in `docs/adr` speak of files, names and figures that are there."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from rules.store import (
    due_statements,
    evening_statements,
    pack_statements,
    removal_statements,
    server_statements,
    statements,
    voice_statements,
)
from rules.store.migrate import migrate
from tests.support.joined import joined

ROOT = Path(__file__).parents[2]
INDEX = ROOT / "docs" / "adr" / "README.md"
RECORDS = sorted(INDEX.parent.glob("0*.md"))
FOLDERS = ("rules", "cogs", "render", "bot", "migrations", "tests", "docs")
SPOKEN = {
    path.name: re.findall(r"`([^`\n]+)`", path.read_text("utf-8")) for path in (INDEX, *RECORDS)
}
PATHS = sorted(
    (name, said)
    for name, words in SPOKEN.items()
    for said in words
    if re.fullmatch(r"[\w./-]+", said)
    and (said.split("/")[0] in FOLDERS or said.endswith((".py", ".md", ".sql", ".ftl")))
)
NAMES = sorted(
    (name, said)
    for name, words in SPOKEN.items()
    for said in words
    if re.fullmatch(r"[A-Za-z_][\w.]*(\([\w, \"-]*\))?", said) and (name, said) not in PATHS
)

ROW = (
    r"\| \[(?P<number>\d+)\]\((?P<file>[\w.-]+)\) \| [A-Z][^|]+\. \| `[^`|]+` \|"
    r" (?P<holds>(holds|replaced)\b[^|]*) \|"
)
NUMBER = re.compile(r": (\d+)")
"""A later record that the index names, after what it changed."""


@pytest.fixture(scope="module")
def source() -> set[str]:
    files = (path for folder in FOLDERS[:5] for path in (ROOT / folder).rglob("*.*"))
    texts = (path.read_text("utf-8") for path in files if path.suffix in (".py", ".sql"))
    return set(re.findall(r"\w+", "\n".join(texts)))


@joined(("record", "path"), PATHS)
def test_every_file_that_a_record_names_is_there(record: str, path: str) -> None:
    assert (ROOT / path).exists(), f"{record} names {path}"


@pytest.mark.parametrize(("record", "name"), NAMES)
def test_every_name_in_a_record_is_in_the_program(record: str, name: str, source: set[str]) -> None:
    words = re.findall(r"\w+", name.partition("(")[0])
    assert [word for word in words if word not in source] == [], f"{record} names {name}"


def test_records_are_numbered_without_a_gap_and_link_to_each_other() -> None:
    assert [int(path.name[:4]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))
    for number, path in enumerate(RECORDS, start=1):
        text = path.read_text("utf-8")
        assert text.startswith(f"# {number}. ")
        linked = re.findall(r"\]\(([^)]+)\)", text)
        assert [each for each in linked if not (path.parent / each).exists()] == []


def test_the_index_has_every_record_in_order() -> None:
    """Each with what was decided, where it is, and whether it holds or which one changed it."""
    assert {path.name for path in INDEX.parent.iterdir()} == {
        INDEX.name,
        *(p.name for p in RECORDS),
    }
    lines = INDEX.read_text("utf-8").splitlines()
    rows = [re.fullmatch(ROW, line) for line in lines if line.startswith("| [")]
    assert [row and (row["number"], row["file"]) for row in rows] == [
        (str(int(path.name[:4])), path.name) for path in RECORDS
    ]
    later = [
        (row["number"], int(each)) for row in rows if row for each in NUMBER.findall(row["holds"])
    ]
    assert later
    assert [
        each for each in later if each[1] not in range(int(each[0]) + 1, len(RECORDS) + 1)
    ] == []


def said(record: str, pattern: str) -> list[int]:
    """The numbers that a record says, in their order."""
    text = (ROOT / "docs" / "adr" / record).read_text("utf-8")
    found = re.search(pattern, text)
    assert found is not None, pattern
    return [int(each) for each in found.groups()]


def statements_of(module: ModuleType) -> int:
    """How many whole statements a module has; parts of them are no statements."""
    parts = {name for name in vars(module) if name.endswith("_COLUMNS")} | {"RECORD"}
    whole = r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE)\b"
    return sum(
        1
        for name, text in vars(module).items()
        if name.isupper() and name[0] != "_" and name not in parts and re.match(whole, str(text))
    )


def test_plain_sql_is_decided_on_figures_that_are_true() -> None:
    modules = (
        statements,
        due_statements,
        evening_statements,
        removal_statements,
        server_statements,
        pack_statements,
        voice_statements,
    )
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        query = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'"
        ((tables,),) = connection.execute(query).fetchall()
    counted = [sum(statements_of(module) for module in modules), tables]
    pattern = r"There are (\d+) now, for (\d+) tables"
    assert said("0002-plain-sql.md", pattern) == counted


def test_migrations_are_decided_on_figures_that_are_true() -> None:
    lines = len((ROOT / "rules/store/migrate.py").read_text("utf-8").splitlines())
    assert said("0023-migrations-by-hand.md", r"applied by (\d+) lines") == [lines]
