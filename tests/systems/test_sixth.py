"""The sixth game: a complete one in at most 150 lines, played with one line in the registry.

A game that `undercroft new-system` writes is tried beside it, in the same copy of the project: the
same game under another name, where games of the project stand.
"""

import re
from pathlib import Path
from shutil import copytree

import pytest

from bot.commands.cli import main
from bot.commands.new_system import files
from tests.support.checkouts import LAWS, checkout, passed, register, run
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "sixth"
MOST_LINES = 150
EVENING = "tests/table/sixth_evening.py"
FEWEST = 30
"""Tests of laws that every system has to pass."""
KEPT_TYPES = ROOT / ".mypy_cache"
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
def test_it_and_a_new_system_keep_every_law_after_one_line_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sixth is played by the real client as well.

    A long run reads the sentences in the source of the new system too.
    """
    root = checkout(tmp_path)
    assert main(["new-system", "night-watch", "--into", str(root / "rules" / "systems")]) == 0
    assert "Now add" in capsys.readouterr().out
    folder = "rules/systems/night_watch"
    register(root, "rules.systems.night_watch")
    run(root, "ruff", "check", "--no-cache", folder, "rules/registry.py")
    run(root, "ruff", "format", "--no-cache", "--check", folder, "rules/registry.py")
    run(root, "mypy", "-p", "rules.systems.night_watch", "--cache-dir", str(types(tmp_path)))
    register(root, "tests.systems.sixth")
    chosen = ("night-watch", "night_watch", "sixth", *(["sentence and not english"] * SOAK))
    tried = passed(root, *LAWS, EVENING, "-k", " or ".join(chosen))
    for key in ("night-watch", "sixth"):
        assert len([name for name in tried if f"{key}]" in name or f"[{key}" in name]) >= FEWEST
    assert [name for name in tried if name.startswith(EVENING)]


def types(folder: Path) -> Path:
    """What mypy knows of the libraries since `make types`, if anything, for it to go on with."""
    if KEPT_TYPES.exists():
        copytree(KEPT_TYPES, folder / "types")
    return folder / "types"
