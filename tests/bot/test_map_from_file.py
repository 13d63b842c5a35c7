"""`undercroft map --from`: maps from files, and what paper and rooms a map may have."""

import json
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pypdf
import pytest
from PIL import Image

from bot.commands.cli import main
from render.files import FORMATS, read_level
from render.files.sheets import SIZES
from tests.render.files.test_one_page import SAMPLE

SMALL = ["--seed", "salt", "--options", "columns:7,rows:7"]


@pytest.fixture(autouse=True)
def _there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    # Coarse paper and small squares are drawn in a tenth of the time.
    monkeypatch.setattr("render.files.pdf.DOTS", 40)
    monkeypatch.setattr("render.files.exporting.PPG", 16)


def written(*asked: str) -> bytes:
    """What the command writes to a file."""
    name = f"out.{asked[asked.index('--format') + 1]}"
    assert main(["map", *asked, "-o", name]) == 0
    (file,) = Path().glob("out.*")
    data = file.read_bytes()
    file.unlink()
    return data


ONE = [*SMALL, "--levels", "1", "--keeper"]


@cache
def saved() -> bytes:
    """One level as it is saved, rolled once."""
    assert main(["map", *ONE, "--format", "json", "-o", "crypt.level.json"]) == 0
    return Path("crypt.level.json").read_bytes()


@pytest.mark.parametrize("form", FORMATS)
def test_a_saved_level_gives_every_file_that_it_gave_when_it_was_rolled(form: str) -> None:
    """With its key; of several levels the file has one."""
    Path("crypt.level.json").write_bytes(saved())
    again = written("--from", "crypt.level.json", "--keeper", "--format", form)
    if form == "json":
        level, old = read_level(again), read_level(saved())
        assert level.plan == old.plan
        assert level.scene == old.scene.with_(region="")
        return
    rolled = unpacked(written(*ONE, "--format", form))
    assert unpacked(again) == [part.replace(b"dungeon-salt-level-1", b"crypt") for part in rolled]


def unpacked(data: bytes) -> list[bytes]:
    """The contents of a zip, or the file itself."""
    if not data.startswith(b"PK"):
        return [data]
    with ZipFile(BytesIO(data)) as archive:
        return [archive.read(name) for name in archive.namelist()]


def test_the_file_is_named_after_the_one_that_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", *SMALL, "--format", "json", "-o", "old-crypt.level.json"]) == 0
    capsys.readouterr()
    assert main(["map", "--from", "old-crypt.level.json"]) == 0
    assert capsys.readouterr().out == "Wrote old-crypt-player.png.\n"
    with Image.open("old-crypt-player.png") as image:
        assert image.format == "PNG"


def test_players_get_what_they_may_know_of_a_keepers_level() -> None:
    assert main(["map", *SMALL, "--keeper", "--format", "json", "-o", "crypt.level.json"]) == 0
    text = written("--from", "crypt.level.json", "--format", "txt").decode()
    keepers = written("--from", "crypt.level.json", "--keeper", "--format", "txt").decode()
    assert "1. " in keepers
    assert "1. " not in text
    assert "secret" not in text.casefold()
    level = read_level(written("--from", "crypt.level.json", "--format", "json"))
    assert (level.audience, level.plan, level.scene.labels) == ("player", None, ())


def test_a_players_level_stays_a_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", *SMALL, "--format", "json", "-o", "crypt.level.json"]) == 0
    capsys.readouterr()
    assert main(["map", "--from", "crypt.level.json", "--keeper", "--format", "json"]) == 0
    assert capsys.readouterr().out == "Wrote crypt-player.level.json.\n"
    assert read_level(Path("crypt-player.level.json").read_bytes()).audience == "player"


def test_one_page_dungeon_goes_in_and_out() -> None:
    Path("vault.json").write_bytes(SAMPLE.read_bytes())
    out = json.loads(written("--from", "vault.json", "--keeper", "--format", "onepage"))
    assert out["title"] == "Vault of the Patient Heron"
    assert [each["text"] for each in out["notes"]] == [
        each["text"] for each in json.loads(SAMPLE.read_text())["notes"]
    ]
    pages = pypdf.PdfReader(
        BytesIO(written("--from", "vault.json", "--keeper", "--format", "pdf")), strict=True
    ).pages
    assert "What the toll was for." in pages[-1].extract_text()
    players = written("--from", "vault.json", "--format", "txt").decode()
    assert "Vault of the Patient Heron" in players
    assert "toll was for" not in players


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "line 1"),
        (b"[]", "neither"),
        (b'{"rects": [{"x": 1}]}', "rects.0.y"),
        (b'{"format": "undercroft-level", "version": 3}', "version"),
        (b"x" * (2**21 + 1), "too large"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    content: bytes, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.json").write_bytes(content)
    assert main(["map", "--from", "bad.json", "-o", "a.png"]) == 2
    assert word in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["bad.json"]


def test_a_damaged_plan_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", *SMALL, "--keeper", "--format", "json", "-o", "crypt.level.json"]) == 0
    content = json.loads(Path("crypt.level.json").read_text())
    content["plan"]["levels"][0]["tiles"][0]["at"] = [5000, 5000]
    Path("crypt.level.json").write_text(json.dumps(content))
    capsys.readouterr()
    assert main(["map", "--from", "crypt.level.json", "--keeper", "-o", "a.png"]) == 2
    assert "plan" in capsys.readouterr().err
    assert main(["map", "--from", "crypt.level.json", "-o", "a.png"]) == 0


@pytest.mark.parametrize("asked", [["--seed", "a"], ["--level", "2"], ["--rooms", "5"]])
def test_a_file_is_read_or_a_dungeon_rolled(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["map", "--from", str(SAMPLE), *asked]) == 2
    assert asked[0] in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("nothing.json", "."):
        assert main(["map", "--from", name]) == 2
        assert f"{name} cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("paper", SIZES)
def test_a_pdf_is_for_the_paper_that_is_asked_for(paper: str) -> None:
    assert main(["map", *SMALL, "--paper", paper, "-o", "a.pdf"]) == 0
    page = pypdf.PdfReader("a.pdf", strict=True).pages[0]
    assert sorted(round(float(side), 2) for side in page.mediabox[2:]) == sorted(SIZES[paper])


def test_paper_that_nobody_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", *SMALL, "--paper", "a0", "-o", "a.pdf"]) == 2
    assert "a4, letter" in capsys.readouterr().err


@pytest.mark.parametrize("rooms", [1, 6, 9])
def test_a_level_has_as_many_rooms_as_are_asked_for(
    rooms: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--seed", "salt", "--levels", "1", "--rooms", str(rooms)]
    assert main(["map", *asked, "--keeper", "-o", "a.level.json"]) == 0
    plan = read_level(Path("a.level.json").read_bytes()).plan
    assert plan is not None
    shapes = [tile["shape"] for tile in plan["levels"][0]["tiles"]]
    assert sum(shape in (4, 5, 6, 7, 9) for shape in shapes) == rooms
    seed = capsys.readouterr().out.partition("seed:")[2].partition(" levels:")[0]
    assert main(["map", "--seed", seed, "--levels", "1", "--keeper", "-o", "b.level.json"]) == 0
    assert Path("a.level.json").read_bytes() == Path("b.level.json").read_bytes()


def test_rooms_that_no_dungeon_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", *SMALL, "--levels", "1", "--rooms", "99"]) == 2
    assert "99 rooms" in capsys.readouterr().err
    assert main(["map", *SMALL, "--levels", "1", "--level", "2", "--rooms", "3"]) == 2
    assert "see level 2" in capsys.readouterr().err
