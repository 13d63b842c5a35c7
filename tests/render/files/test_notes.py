"""A keeper's files carry the key; a player's never do."""

import io
import json
import zipfile
import zlib

import pytest

from bot.catalogs import all_words
from bot.drawing.keys import notes_in, notes_of
from render.files import Export, ExportRequest, Found, beside
from render.files.exporting import page_numbers, run_export
from rules.service.dungeons.request import DungeonRequest, options_of
from rules.service.dungeons.session import rolled_scene

WORDS = all_words("en")


def wanted(form: str, audience: str = "keeper", depth: int = 1) -> ExportRequest:
    options = options_of(DungeonRequest(seed="notes"))
    scene, plan = rolled_scene(options, "notes", depth, keeper=audience == "keeper")
    kept = rolled_scene(options, "notes", depth, keeper=True)
    # What a player's request could never carry is put into it, to see that it stays out.
    notes = notes_of(kept[1], kept[0], WORDS)
    assert notes
    return ExportRequest(scene, WORDS.say, form, audience, "crypt", plan=plan, notes=notes, ppg=16)


def text_of(file: Export) -> str:
    """All words of a PDF."""
    found = []
    for part in file.data.split(b"stream\n")[1:]:
        try:
            found.append(zlib.decompress(part.split(b"\nendstream")[0]).decode("cp1252"))
        except (zlib.error, UnicodeDecodeError):
            continue
    return "\n".join(found)


def test_a_pdf_ends_with_the_key() -> None:
    request = wanted("pdf")
    text = text_of(run_export(request))
    for note in request.notes:
        assert note.heading.replace("(", "\\(").replace(")", "\\)") in text
    assert len(list(page_numbers(request))) > len(list(page_numbers(wanted("pdf", "player"))))
    assert "Ways:" in text
    assert "Ways:" not in text_of(run_export(wanted("pdf", "player")))


@pytest.mark.parametrize("audience", ["keeper", "player"])
def test_foundry_has_a_pin_for_each_mark(audience: str) -> None:
    request = wanted("foundry", audience)
    with zipfile.ZipFile(io.BytesIO(run_export(request).data)) as archive:
        content = json.loads(archive.read(archive.namelist()[0]))
    pins = [each["text"].split("\n")[0] for each in content["notes"]]
    about, *marks = request.notes
    assert about.at is None, "what is told of the whole dungeon has no place"
    assert pins == ([note.heading for note in marks] if audience == "keeper" else [])
    for pin in content["notes"]:
        assert 0 < pin["x"] < content["width"]
        assert 0 < pin["y"] < content["height"]


def test_a_picture_has_its_key_beside_it() -> None:
    key = beside(wanted("png"))
    assert key is not None
    assert key.name == "crypt-keeper-key.txt"
    assert all(note.heading in key.data.decode() for note in wanted("png").notes)
    assert beside(wanted("png", "player")) is None
    assert beside(wanted("pdf")) is None
    assert "Ways:" in run_export(wanted("txt")).data.decode()
    assert "Ways:" not in run_export(wanted("txt", "player")).data.decode()


def test_a_level_that_an_earlier_version_drew_a_little_otherwise_has_its_key() -> None:
    scene, plan = rolled_scene(options_of(DungeonRequest(seed="notes")), "notes", 1, keeper=True)
    row, line = next((row, line) for row, line in enumerate(scene.terrain) if "." in line)
    dry = (*scene.terrain[:row], line.replace(".", " ", 1), *scene.terrain[row + 1 :])
    older = scene.with_(terrain=dry, region="")
    assert notes_in(Found("keeper", older, plan=plan), WORDS) == notes_of(plan, scene, WORDS)


def test_a_level_of_another_dungeon_has_no_key_of_this_one() -> None:
    _, plan = rolled_scene(options_of(DungeonRequest(seed="notes")), "notes", 1, keeper=True)
    other, _ = rolled_scene(options_of(DungeonRequest(seed="keys")), "keys", 1, keeper=True)
    assert notes_in(Found("keeper", other, plan=plan), WORDS) == ()
    # The same page, but other floor on it.
    scene, _ = rolled_scene(options_of(DungeonRequest(seed="notes")), "notes", 1, keeper=True)
    turned = scene.with_(terrain=tuple(line[::-1] for line in scene.terrain))
    assert notes_in(Found("keeper", turned, plan=plan), WORDS) == ()
