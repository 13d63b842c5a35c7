"""`undercroft map`: files of every kind, the same for the same words, and errors with code 2."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from bot.commands.cli import main
from render.files import FORMATS
from render.files.exporting import CARRYING

SMALL = ["--seed", "salt", "--options", "columns:7,rows:7"]
"""A map of few cells: how it is drawn is asked elsewhere."""


@pytest.fixture(autouse=True)
def _there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    # Coarse paper and small squares are drawn in a tenth of the time.
    monkeypatch.setattr("render.files.pdf.DOTS", 40)
    monkeypatch.setattr("render.files.exporting.PPG", 16)


@pytest.mark.parametrize(
    ("who", "form"), [*(("keeper", form) for form in FORMATS), ("player", "png"), ("player", "svg")]
)
def test_every_format_is_written_under_a_name_that_says_for_whom(
    form: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = ["--keeper"] if who == "keeper" else []
    assert main(["map", *SMALL, "--format", form, *keeper]) == 0
    *keys, file = sorted(tmp_path.iterdir(), key=lambda each: "-key." not in each.name)
    assert bool(keys) == (who == "keeper" and form not in CARRYING)
    out = capsys.readouterr().out
    for key in keys:
        about, first, *_ = key.read_text("utf-8").split("\n\n")
        assert f"\n{about.splitlines()[0]}, level 1: " in out
        assert first.startswith("1. ")
    assert who in file.name
    assert "salt" in file.name
    assert file.stat().st_size > 200


def test_the_ending_of_the_output_says_the_format(tmp_path: Path) -> None:
    for name in ("a.svg", "a.png", "a.uvtt", "a.txt"):
        assert main(["map", *SMALL, "-o", name]) == 0
    assert ET.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")
    with Image.open(tmp_path / "a.png") as image:
        assert image.format == "PNG"
    assert json.loads((tmp_path / "a.uvtt").read_text())["line_of_sight"]
    assert "level 1" in (tmp_path / "a.txt").read_text()


def test_the_same_words_give_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--options", "compass:off,columns:7"]
    asked = ["--morphology", "natural,warren", "--levels", "2", *options]
    said = "seed:a b levels:2 morphology:natural,warren options:compass:off columns:7"
    for name in ("a.png", "b.png"):
        assert main(["map", "--seed", "a b", *asked, "-o", name]) == 0
        assert f"/dungeon map {said}" in capsys.readouterr().out
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    for name in ("c.png", "d.png"):
        assert main(["map", "--options", "columns:7,rows:7", "-o", name]) == 0
    assert (tmp_path / "c.png").read_bytes() != (tmp_path / "d.png").read_bytes()


def test_to_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["map", *SMALL, "--format", "TXT", "--theme", "Slate", "-o", "-"]) == 0
    assert b"level 1" in capfdbinary.readouterr().out


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (["--levels", "4"], "1-3"),
        (["--level", "3", "--levels", "1"], "see level 3"),
        (["--level", "0"], "see level 0"),
        (["--morphology", "haunted"], "haunted"),
        (["--material", "?!"], "?!"),
        (["--table", "tarot"], "tarot"),
        (["--options", "columns:3"], "7-30"),
        (["--options", "nonsense"], "nonsense"),
        (["--format", "docx"], "docx"),
        (["-o", "map.docx"], "docx"),
        (["--theme", "pink"], "parchment"),
    ],
)
def test_wrong_wishes_end_with_code_2(
    asked: list[str], word: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["map", "--seed", "salt", *asked]) == 2
    assert word in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_number_that_is_none_is_told_by_the_parser() -> None:
    with pytest.raises(SystemExit) as end:
        main(["map", "--levels", "many"])
    assert end.value.code == 2


def test_a_place_where_nothing_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "-o", "no/such/folder/map.png"]) == 1
    assert "cannot be written" in capsys.readouterr().err


def wax(folder: Path) -> str:
    assert main(["pack", "new", "wax", "--system", "maps", "--into", str(folder)]) == 0
    return str(folder / "wax")


def test_a_material_of_a_pack_is_drawn_as_the_pack_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the pack the same words are a material of nobody's, and look otherwise."""
    pack = wax(tmp_path)
    assert main(["map", *SMALL, "--pack", pack, "--material", "beeswax", "-o", "a.png"]) == 0
    assert "material:Beeswax|ice|#E8C060" in capsys.readouterr().out
    assert main(["map", *SMALL, "--material", "beeswax", "-o", "b.png"]) == 0
    assert Path("a.png").read_bytes() != Path("b.png").read_bytes()


def test_what_a_pack_brings_is_in_the_key(tmp_path: Path) -> None:
    pack = wax(tmp_path)
    args = ["map", "--seed", "salt", "--levels", "1", "--keeper", "--format", "txt", "-o"]
    assert main([*args, "plain.txt"]) == 0
    assert main([*args, "waxen.txt", "--pack", pack]) == 0
    plain, waxen = (Path(name).read_text("utf-8") for name in ("plain.txt", "waxen.txt"))
    assert plain != waxen
    assert "wax" in waxen
    assert "wax" not in plain


def test_a_pack_that_cannot_be_used_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["map", *SMALL, "--pack", "nowhere"]) == 2
    assert "no folder “nowhere”" in capsys.readouterr().err
    assert main(["pack", "new", "other", "--system", "mkd", "--into", str(tmp_path)]) == 0
    assert main(["map", *SMALL, "--pack", str(tmp_path / "other")]) == 2
    assert "nothing for the map generator" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.png"))
