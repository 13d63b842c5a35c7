"""What `undercroft new-system` writes where, and what it refuses.

That this game keeps every law at once, after one line, is held in `tests/systems/test_sixth.py`.
"""

from pathlib import Path

import pytest

from bot.commands.cli import main
from bot.commands.new_system import LONGEST, files


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
        ("class", "in Python"),
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


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes").write_text("no folder")
    assert main(["new-system", "night-watch", "--into", str(tmp_path / "notes")]) == 1
    assert "cannot be written" in capsys.readouterr().err
