"""`undercroft new-system` writes a game that keeps every law at once, after one line.

What it writes is the sixth game under another name, which is held to all laws in
`tests/systems/test_sixth.py`. So a short run tries the main ones here, and a long run all.
"""

from pathlib import Path
from shutil import copytree

import pytest

from bot.commands.cli import main
from bot.commands.new_system import LONGEST, files
from tests.support.checkouts import LAWS, ROOT, checkout, conforms, register, run
from tests.support.soak import SOAK

KNOWN = ROOT / ".mypy_cache"
TRIED = LAWS if SOAK else ("tests/conformance/laws/test_laws.py",)
FEWEST = 30 if SOAK else 12
"""Tests of these laws that every system has to pass."""


@pytest.mark.timeout(600)
def test_a_new_system_keeps_every_law_after_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path)
    assert main(["new-system", "night-watch", "--into", str(root / "rules" / "systems")]) == 0
    assert "Now add" in capsys.readouterr().out
    folder = "rules/systems/night_watch"
    register(root, "rules.systems.night_watch")
    run(root, "ruff", "check", "--no-cache", folder, "rules/registry.py")
    run(root, "ruff", "format", "--no-cache", "--check", folder, "rules/registry.py")
    run(root, "mypy", "-p", "rules.systems.night_watch", "--cache-dir", str(types(tmp_path)))
    assert conforms(root, "night-watch", only=TRIED) >= FEWEST


def types(folder: Path) -> Path:
    """What mypy knows of the libraries since `make types`, if anything, for it to go on with."""
    if KNOWN.exists():
        copytree(KNOWN, folder / "types")
    return folder / "types"


def test_the_longest_name_still_fits_the_lines(tmp_path: Path) -> None:
    key = "w" * LONGEST
    for path, text in files(key, f"rules.systems.{key}"):
        if path.suffix == ".py":
            assert max(map(len, text.splitlines())) <= 100, path


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Watch", "is no key"),
        ("night_watch", "is no key"),
        ("class", "is no key"),
        ("w" * (LONGEST + 1), "is no key"),
        ("three-dice", "is taken"),
        ("mkd-campaign", "is taken"),
    ],
)
def test_names_that_cannot_be_are_refused(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["new-system", name, "--into", str(tmp_path)])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "night_watch").mkdir()
    assert main(["new-system", "night-watch", "--into", str(tmp_path)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert list((tmp_path / "night_watch").iterdir()) == []
