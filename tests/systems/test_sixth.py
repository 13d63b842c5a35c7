"""The sixth game is a citizen: every test over all games is run with it, after one line.

A game that `undercroft new-system` writes is tried beside it, in the same copy of the project: the
same game under another name, where games of the project stand. A long run tries all of that; a
short one the laws with both, and with the sixth what else games are asked in conformance, in
lobbies and for their rules, and an evening by the real client.
"""

import re
from pathlib import Path
from shutil import copytree

import pytest

from bot.commands.cli import main
from bot.commands.new_system import files
from tests.support import new_games
from tests.support.checkouts import PROGRAM, lend_compiled, passed, project, register, run
from tests.support.soak import SOAK

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "sixth"
MOST_LINES = 150
"""Lines of a game that was just written, code and words."""
EVENING = "tests/table/sixth_evening.py"
COMMAND = ("tests/conformance", "-k", "night-watch")
"""What `undercroft new-system` says to try first."""
SHORT = (
    "tests/conformance/capabilities/",
    "tests/conformance/laws/",
    "tests/service/history/test_unnumbered_rules.py",
    "tests/service/lobby/",
    "tests/systems/test_asked.py",
)
"""Folders and files of which a short run tries the tests that ask which games there are."""
CODE = "tests/conformance/laws/test_arguments.py"
"""What reads the whole program, for a few lines of a new game's."""
FEWEST = {"sixth": 60, "night-watch": 60 if SOAK else 15}
"""Tests that each game has to pass under its own name."""
KEPT_TYPES = ROOT / ".mypy_cache"
SHOWN = re.compile(
    r"^`tests/systems/sixth/([\w/.]+)`(?: goes on)?\n\n```\w*\n(.*?)^```$", re.M | re.S
)


def test_it_is_small() -> None:
    paths = (path for kind in ("*.py", "*.ftl") for path in FOLDER.rglob(kind))
    assert sum(path.read_text("utf-8").count("\n") for path in paths) <= MOST_LINES


def test_it_is_what_the_command_for_new_systems_writes() -> None:
    there = {
        path.relative_to(FOLDER): path.read_text("utf-8")
        for path in FOLDER.rglob("*.*")
        if path.suffix != ".pyc"
    }
    assert there == dict(files("sixth", "tests.systems.sixth"))


def test_the_tutorial_shows_the_files_as_they_are() -> None:
    """A file is shown in several parts; empty lines between them are not."""
    shown: dict[str, list[str]] = {}
    for name, part in SHOWN.findall((ROOT / "docs" / "A-NEW-GAME.md").read_text("utf-8")):
        shown.setdefault(name, []).extend(filter(None, part.splitlines()))
    assert shown.keys() == {"__init__.py", "ruleset.py", "words/en.ftl"}
    for name, lines in shown.items():
        assert lines == list(filter(None, (FOLDER / name).read_text("utf-8").splitlines())), name


@pytest.mark.timeout(900)
def test_it_and_a_new_system_pass_what_is_asked_of_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each after one line in the registry; the sixth is played by the real client as well."""
    project(root := tmp_path)
    lend_compiled(root, (*PROGRAM, "tests"))
    assert main(["new-system", "night-watch", "--into", str(root / "rules" / "systems")]) == 0
    said = capsys.readouterr().out
    assert f"python -m pytest {' '.join(COMMAND)}" in said
    folder = "rules/systems/night_watch"
    register(root, "rules.systems.night_watch")
    run(root, "ruff", "check", "--no-cache", folder, "rules/registry.py")
    run(root, "ruff", "format", "--no-cache", "--check", folder, "rules/registry.py")
    if SOAK:
        run(root, "mypy", "-p", "rules.systems.night_watch", "--cache-dir", str(types(tmp_path)))
    register(root, "tests.systems.sixth")
    chosen = [name for name in new_games.files(root) if name.startswith(SHORT) and name != CODE]
    tried = passed(
        root,
        *(new_games.files(root) if SOAK else chosen),
        EVENING,
        "-p",
        new_games.__name__,
        "--games",
        "night-watch,sixth",
        *(() if SOAK else ("--briefly", "night-watch")),
    )
    for key, fewest in FEWEST.items():
        assert len([name for name in tried if key in name.replace("_", "-")]) >= fewest
    assert [name for name in tried if name.startswith(EVENING)]
    assert [name for name in tried if "test_grammar" in name and "sixth" in name]


def types(folder: Path) -> Path:
    """What mypy knows of the libraries since `make types`, if anything, for it to go on with."""
    if KEPT_TYPES.exists():
        copytree(KEPT_TYPES, folder / "types")
    return folder / "types"
