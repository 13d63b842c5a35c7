"""`undercroft pack`: from the template to a zip, and every problem with its file and line."""

import re
from pathlib import Path

import pytest

from bot.commands.cli import main
from rules.core.packs.archive import from_folder, from_zip, to_zip
from rules.core.packs.pack import hash_of
from rules.registry import pack_points
from tests.support.emblems import flame

FOLDERS = sorted(pack_points())


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A new pack for each system that takes packs."""
    assert main(["pack", "new", "my-own", "--system", request.param, "--into", str(tmp_path)]) == 0
    return tmp_path / "my-own"


@pytest.fixture
def tactical(tmp_path: Path) -> Path:
    assert main(["pack", "new", "my-own", "--system", "mkd", "--into", str(tmp_path)]) == 0
    return tmp_path / "my-own"


def changed(folder: Path, file: str, old: str, new: str) -> int:
    """Replace a text of a file; the line where it begins."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_a_new_pack_is_good_as_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["pack", "check", str(folder)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("My own ")
    assert re.search(r"\(my-own\), for \w", said)
    assert hash_of(from_folder(folder)) in said
    assert said.endswith("Nothing is wrong with it.\n")


def test_what_is_in_a_pack_is_told(tactical: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tactical / "words" / "de.ftl").write_text("mkd-figure-wyn = Wyn vom langen Weg\n", "utf-8")
    capsys.readouterr()
    assert main(["pack", "check", str(tactical)]) == 0
    said = capsys.readouterr().out
    assert "1 Hero, 1 Monster, 1 tile" in said
    assert "en: 4 of 4 for its entries" in said
    assert "de: 1 of 4 for its entries" in said


def test_every_problem_is_told_with_its_file_and_line(
    tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [
        ("mkd/heroes.toml", changed(tactical, "mkd/heroes.toml", "[18, 23,", "[23, 18,")),
        ("mkd/monsters.toml", changed(tactical, "mkd/monsters.toml", "value = 15", "value = 0")),
        ("mkd/monsters.toml", changed(tactical, "mkd/monsters.toml", "[10, 6,", "[99, 6,")),
        ("mkd/tiles.toml", changed(tactical, "mkd/tiles.toml", 'kind = "hall"', 'kind = "hole"')),
        ("words/en.ftl", changed(tactical, "words/en.ftl", "mkd-role-wyn", "mkd-rolle-wyn")),
    ]
    (tactical / "emblems").mkdir()
    (tactical / "emblems" / "wyn.png").write_bytes(b"GIF89a")
    (tactical / "emblems" / "ash_wolf.png").write_bytes(flame()[:-40])
    capsys.readouterr()
    assert main(["pack", "check", str(tactical)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    for file, line in places:
        assert f"{file}:{line}: " in said.err
    assert "emblems/wyn.png: This is not a PNG picture." in said.err
    assert "emblems/ash_wolf.png: This picture is damaged" in said.err
    assert "“value” is 0, but has to be 1 or more." in said.err
    # The role that was misspelt is missing as well.
    assert said.err.endswith(f"The pack cannot be used yet: {len(places) + 3} problems.\n")


def test_a_picture_that_cannot_be_shown_is_a_problem(
    tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tactical / "emblems").mkdir()
    (tactical / "emblems" / "wyn.png").write_bytes(flame())
    assert main(["pack", "check", str(tactical)]) == 0
    assert "  emblems   wyn\n" in capsys.readouterr().out
    (tactical / "emblems" / "wyn.png").write_bytes(flame()[:-40])
    assert main(["pack", "check", str(tactical)]) == 1
    assert "emblems/wyn.png: This picture is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["nothing", "a text"])
def test_what_is_no_pack_is_refused(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if what == "a text":
        (tmp_path / "pack").write_text("no zip")
    assert main(["pack", "check", str(tmp_path / "pack")]) == 1
    assert "1 problem." in capsys.readouterr().err


def test_a_built_pack_is_the_same_however_often(
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["pack", "build", str(folder)]) == 0
    assert main(["pack", "build", str(folder), "--out", "further/other.zip"]) == 0
    (named,) = tmp_path.glob("my-own-*.zip")
    data = named.read_bytes()
    assert data == (tmp_path / "further" / "other.zip").read_bytes() == to_zip(from_folder(folder))
    assert dict(from_zip(data)) == dict(from_folder(folder))
    capsys.readouterr()
    assert main(["pack", "check", str(named)]) == 0
    assert hash_of(from_folder(folder)) in capsys.readouterr().out


def test_a_pack_with_a_problem_is_not_built(tactical: Path, tmp_path: Path) -> None:
    changed(tactical, "mkd/monsters.toml", "value = 15", "value = 0")
    assert main(["pack", "build", str(tactical), "--out", str(tmp_path / "no.zip")]) == 1
    assert not (tmp_path / "no.zip").exists()


@pytest.mark.parametrize("name", ["My-pack", "my_pack", "a", "w" * 33, "-pack", "my--pack"])
def test_names_that_no_pack_can_have_are_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["pack", "new", "--into", str(tmp_path), "--", name])
    assert ended.value.code == 2
    assert "is no name for a pack" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(
    tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = dict(from_folder(tactical))
    assert main(["pack", "new", "my-own", "--into", str(tactical.parent)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert dict(from_folder(tactical)) == before


def test_systems_without_packs_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", "new", "my-own", "--system", "chess", "--into", str(tmp_path)]) == 2
    assert "These do: " in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes").write_text("no folder")
    assert main(["pack", "new", "ember-court", "--into", str(tmp_path / "notes")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_language_in_which_no_pack_can_speak_is_refused(
    tactical: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["pack", "preview", str(tactical), "--out", str(tmp_path), "--locale", "../x"])
    assert "'../x' is no language" in capsys.readouterr().err
