"""The one table of kinds of steps: complete, consistent, and asked by everybody else."""

import ast
import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from rules.service.journal import kinds
from rules.service.journal.kinds import KINDS, Kind
from tests.support.bygone_databases import stored, unpack
from tests.support.joined import joined
from tests.support.records import a_step
from tests.support.release_logs import LOGS
from tests.support.sources import nodes_of

STORED = (
    "act", "agreed", "alone", "auto", "begin", "clock", "close", "concede", "declare", "declared",
    "departed", "end", "ended", "game", "hand-over", "host", "import", "join", "keep", "kept-out",
    "lapse", "late", "leave", "more-time", "move", "nudge", "offer", "open", "orders", "overdue",
    "park", "pause", "pilot", "readied", "ready", "reclaim", "rename", "repair", "reseed",
    "resume", "retire", "return", "roll", "said", "setting", "sooner", "take-over", "undo",
    "undo-wish", "unpark", "voice", "vote", "wanted", "withdraw",
)  # fmt: skip
"""Names that journals have by now: none may ever go, as logs are hashed with them."""
SERVICE = Path(kinds.__file__).parents[1]


def test_every_name_that_a_journal_may_have_is_in_the_table():
    assert KINDS.keys() >= set(STORED)
    assert all(name == kind.name for name, kind in KINDS.items())


def test_a_new_kind_is_written_down_as_one_that_stays():
    assert KINDS.keys() <= set(STORED)


@pytest.mark.parametrize("database", stored(), ids=lambda each: each.name[:10])
def test_older_databases_have_only_kinds_of_the_table(database, tmp_path):
    unpack(database, tmp_path / "old.db")
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        found = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM journal")}
    assert found >= {"open", "begin", "act"}
    assert found <= KINDS.keys()


def test_logs_of_releases_have_only_kinds_of_the_table():
    files = [*LOGS.rglob("*.json.gz")]
    assert files
    for file in files:
        log = json.loads(gzip.decompress(file.read_bytes()))
        assert {step["kind"] for step in log["steps"]} <= KINDS.keys(), file.name


@joined("kind", KINDS.values(), ids=KINDS)
def test_what_a_kind_means_holds_together(kind):
    assert not kind.acts or (kind.plays and kind.personal)
    assert not kind.plays or kind.ruled
    assert not kind.ruled or kind.changes
    assert not kind.says or kind.present
    assert not kind.present or (kind.by == "seat" and not kind.acts)
    assert not kind.seated or kind.hands
    assert not kind.renews or kind.firm
    # What an undo would step over without taking it back would be lost.
    assert not kind.changes or kind.plays or kind.firm or kind in (kinds.UNDO, kinds.READIED)
    assert not kind.causes or (kind.causes in KINDS and not kind.changes)


def test_a_kind_of_a_newer_program_means_nothing():
    unknown = kinds.of(a_step(kind="sing"))
    assert unknown == Kind("sing", "nobody")
    assert unknown not in KINDS.values()
    assert kinds.of(a_step(kind="act")) is kinds.ACT


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SERVICE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def compared_and_used():
    """Return what follows `kinds.` in the service, and where a step's kind is compared."""
    used, said = set(), set()
    for path, tree in sources():
        for node in nodes_of(tree):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "kinds":
                used.add(node.attr)
            elif isinstance(node, ast.Compare):
                said |= {
                    f"{path.name}:{node.lineno}"
                    for side in (node.left, *node.comparators)
                    if isinstance(side, ast.Attribute) and side.attr == "kind"
                    if ast.unparse(side.value).startswith("step")
                }
    return used, said


def test_every_kind_is_taken_somewhere_in_the_service():
    used, _ = compared_and_used()
    assert {name for name, kind in vars(kinds).items() if isinstance(kind, Kind)} - used == set()


def test_nobody_else_compares_the_kind_of_a_step_with_words():
    _, said = compared_and_used()
    assert said == set()
