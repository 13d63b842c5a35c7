"""What is too large for an upload comes smaller, packed or in parts, or is refused."""

import re
import zipfile
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render.files import FORMATS, Export, ExportRequest, Format, fits, shrunk
from render.files.exporting import run_export
from render.files.size import STEPS
from rules.core.errors import GameError
from tests.render import scenes
from tests.render.files.places import SCENES


@pytest.fixture(autouse=True)
def _coarse_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paper of few dots is drawn sooner, and as often with fewer."""
    monkeypatch.setattr("render.files.pdf.DOTS", 50)
    monkeypatch.setitem(STEPS, "pdf", (36, 24))


def order(form: Format, name: str = "house") -> ExportRequest:
    return ExportRequest(SCENES[name](), scenes.say, form, "player", name)


@cache
def whole(form: Format) -> Export:
    """The house as a file of its usual size, made once for all tests."""
    return run_export(order(form))


def test_fitting_is_up_to_and_with_the_limit() -> None:
    assert fits(b"1234", 4)
    assert not fits(b"12345", 4)


@pytest.mark.parametrize("form", FORMATS)
def test_what_fits_is_left_alone(form: Format) -> None:
    assert shrunk(order(form), 10_000_000) == (whole(form),)


@pytest.mark.parametrize("form", ["png", "uvtt", "foundry"])
def test_pictures_get_smaller_squares(form: Format) -> None:
    usual = whole(form)
    limit = len(usual.data) // 3
    (file,) = shrunk(order(form), limit)
    assert file.name == usual.name
    assert fits(file.data, limit)
    if form == "png":
        size = Image.open(BytesIO(file.data)).size
        assert size[0] % 14 == 0
        assert size[0] < 14 * 70


@pytest.mark.parametrize("form", ["svg", "tsv", "txt", "json"])
def test_text_is_packed(form: Format) -> None:
    usual = whole(form)
    (file,) = shrunk(order(form), len(usual.data) - 1)
    assert file.media_type == "application/zip"
    assert len(file.data) < len(usual.data)
    with zipfile.ZipFile(BytesIO(file.data)) as archive:
        assert archive.read(usual.name) == usual.data


def test_paper_comes_in_parts_that_make_the_whole() -> None:
    asked = order("pdf")
    small = run_export(replace(asked, ppg=STEPS["pdf"][-1]))
    files = shrunk(asked, len(small.data) // 3)
    assert len(files) > 1
    assert all(fits(file.data, len(small.data) // 3) for file in files)
    assert len({file.name for file in files}) == len(files)

    def count(data: bytes) -> int:
        return len(re.findall(rb"/Type/Page/", data))

    assert sum(count(file.data) for file in files) == count(small.data)


@pytest.mark.parametrize("form", FORMATS)
def test_what_cannot_fit_is_refused(form: Format) -> None:
    with pytest.raises(GameError) as refused:
        shrunk(order(form), 100)
    assert refused.value.text.key == "export-too-heavy"
