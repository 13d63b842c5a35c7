"""The sixth game: a complete one in at most 150 lines, played with one line in the registry."""

import re
from pathlib import Path

import pytest

from bot.commands.new_system import files
from tests.support.checkouts import checkout, conforms, register

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "sixth"
MOST_LINES = 150
EVENING = "tests/table/sixth_evening.py"
FEWEST = 31
"""Tests of laws that every system has to pass, and the evening."""
SHOWN = re.compile(r"^`tests/systems/sixth/([\w/.]+)`\n\n```\w*\n(.*?)^```$", re.M | re.S)


def test_it_is_small() -> None:
    lines = [path.read_text("utf-8").count("\n") for path in FOLDER.rglob("*.py")]
    assert sum(lines) <= MOST_LINES


def test_it_is_what_the_command_for_new_systems_writes() -> None:
    there = {
        path.relative_to(FOLDER): path.read_text("utf-8")
        for path in FOLDER.rglob("*.*")
        if path.suffix != ".pyc"
    }
    assert there == dict(files("sixth", "tests.systems.sixth"))


def test_the_tutorial_shows_the_files_as_they_are() -> None:
    shown = dict(SHOWN.findall((ROOT / "docs" / "A-NEW-GAME.md").read_text("utf-8")))
    assert shown.keys() == {"__init__.py", "state.py", "ruleset.py", "view.py", "words/en.ftl"}
    for name, text in shown.items():
        assert text == (FOLDER / name).read_text("utf-8"), name


@pytest.mark.timeout(600)
def test_it_keeps_every_law_and_is_played_by_the_real_client(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    register(root, "tests.systems.sixth")
    assert conforms(root, "sixth", EVENING) >= FEWEST
