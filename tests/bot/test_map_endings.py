"""`undercroft map -o`: the ending of a file is what the file is."""

import json
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import ZipFile, is_zipfile

import pytest

from bot.commands.cli import main
from render.files import FORMATS, Format, fitting, form_of
from render.files.exporting import ENDINGS
from rules.core.errors import GameError
from tests.support.joined import joined


@pytest.fixture(autouse=True)
def _there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    # Coarse paper and small squares are drawn in a tenth of the time.
    monkeypatch.setattr("render.files.pdf.DOTS", 40)
    monkeypatch.setattr("render.files.exporting.PPG", 16)


def is_what_it_says(path: Path) -> bool:
    """Whether the content of a file is what the last part of its name says."""
    data = path.read_bytes()
    match path.suffix:
        case ".zip":
            return is_zipfile(path) and ZipFile(path).testzip() is None
        case ".png":
            return data.startswith(b"\x89PNG")
        case ".pdf":
            return data.startswith(b"%PDF")
        case ".svg":
            return ET.fromstring(data).tag.endswith("svg")
        case ".json" | ".uvtt":
            return isinstance(json.loads(data), dict)
        case ".tsv":
            return b"\t" in data
        case ".txt":
            return b"level 1" in data
        case _:
            return False


def names_of(form: Format) -> tuple[str, str, str]:
    """What may be typed for a format: no ending, that by which it is known, the whole one."""
    return "crypt", f"crypt.{form}", f"crypt.v1{ENDINGS[form][0]}"


@pytest.mark.parametrize("form", FORMATS)
def test_every_name_of_a_format_fits_it(form: Format) -> None:
    last = f".{ENDINGS[form][0].rpartition('.')[2]}"
    for name in names_of(form):
        assert fitting(name, form).startswith(name)
        assert fitting(name, form).endswith(last)


@pytest.mark.parametrize(("number", "form"), [*enumerate(FORMATS)])
def test_every_format_is_written_under_its_own_ending(
    number: int, form: Format, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each by one of its names."""
    name = names_of(form)[number % 3]
    asked = [] if "." in name else ["--format", form]
    small = ["--seed", "salt", "--options", "columns:7,rows:7"]
    assert main(["map", *small, "-o", name, *asked]) == 0
    (file,) = tmp_path.iterdir()
    assert is_what_it_says(file), file.name
    assert file.name.startswith(name)
    assert f"Wrote {file.name}." in capsys.readouterr().out


OTHERS = [pair for pair in permutations(FORMATS, 2) if pair != ("onepage", "json")]
"""Formats, each with the name of another; One Page Dungeon calls its own files `.json`."""


@joined(("form", "other"), OTHERS)
def test_a_name_of_another_kind_fits_none(form: Format, other: Format) -> None:
    with pytest.raises(GameError) as refusal:
        fitting(f"crypt.{other}", form)
    assert (
        refusal.value.text
        == GameError(
            "export-wrong-ending", name=f"crypt.{other}", right=f"crypt{ENDINGS[form][0]}"
        ).text
    )


@pytest.mark.parametrize(("form", "other"), [("png", "pdf"), ("tmx", "foundry"), ("json", "file")])
def test_a_name_of_another_kind_is_refused(
    form: Format, other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["map", "--seed", "salt", "-o", f"crypt.{other}", "--format", form]) == 2
    assert f"crypt{ENDINGS[form][0]}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_left_of_an_ending_is_added() -> None:
    assert fitting("out/crypt.tmx", "tmx") == "out/crypt.tmx.zip"
    assert fitting("crypt.TMX", "tmx") == "crypt.TMX.zip"
    assert fitting("crypt.zip", "foundry") == "crypt.zip"
    assert fitting("crypt.json", "json") == "crypt.json"
    assert fitting("crypt", "json") == "crypt.level.json"
    assert form_of("crypt.foundry.zip") == "foundry"
    assert form_of("crypt.docx") == "docx"
    assert form_of("crypt") == ""
