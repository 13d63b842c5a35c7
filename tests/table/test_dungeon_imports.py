"""`/dungeon import` at the local table: maps from files, for whoever brings one alone."""

import json
from io import BytesIO
from zipfile import ZipFile

import pytest

from render.files import FORMATS, MOST_BYTES, read_level
from tests.cogs.conduct import assert_harmless
from tests.render.files.test_one_page import SAMPLE
from tests.support.cards import Json, files_of, is_hidden, parts_of, text_of
from tests.support.dungeons import rolled
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import has_map

SMALL = "columns:7 rows:7"


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def ilse(newcomer: Person) -> Person:
    return newcomer


async def brought(
    person: Person, data: bytes, name: str = "vault.json", **options: str | int
) -> Json:
    """The answer to a file, which only who brought it sees."""
    file = await person.hand(name, data)
    said = await person.answer(await person.command("dungeon import", file=file, **options))
    assert is_hidden(said)
    assert_harmless(said)
    return said


async def test_a_dungeon_of_one_page_dungeon_is_shown_with_its_key(ilse: Person) -> None:
    said = await brought(ilse, SAMPLE.read_bytes())
    assert has_map(said)
    text = text_of(said)
    assert text.startswith("## Vault of the Patient Heron")
    assert "A toll was taken here" in text
    assert "**3\\.** What the toll was for." in text
    assert "Only you see this" in text
    (picture,) = [each for each in files_of(said) if each["filename"].endswith(".png")]
    assert (await ilse.download(picture)).startswith(b"\x89PNG")
    described = [
        each.get("description", "") for part in parts_of(said) for each in part.get("items", ())
    ]
    assert any("Vault of the Patient Heron" in each for each in described)


async def test_players_get_what_they_may_know(ilse: Person) -> None:
    said = await brought(ilse, SAMPLE.read_bytes(), audience="player")
    assert has_map(said)
    assert "toll was for" not in text_of(said)
    assert "Vault of the Patient Heron" in text_of(said)
    file = await brought(ilse, SAMPLE.read_bytes(), audience="player", format="txt")
    (sent,) = files_of(file)
    assert sent["filename"] == "vault-player.txt"
    assert b"secret" not in (await ilse.download(sent)).lower()


async def test_a_level_comes_back_as_it_was_exported(ilse: Person) -> None:
    _, keeper = await rolled(ilse, seed="there and back", levels=1, options=SMALL)
    exported = await ilse.answer(
        await ilse.command("dungeon export", format="json", audience="keeper")
    )
    (file,) = files_of(exported)
    data = await ilse.download(file)
    said = await brought(ilse, data, file["filename"])
    assert has_map(said)
    key = [line for line in text_of(keeper).splitlines() if line.startswith("**1. ")]
    assert key
    assert key[0].partition(" (")[0].removeprefix("**") in text_of(said).replace("\\", "")
    again = await brought(ilse, data, file["filename"], format="json")
    (file,) = files_of(again)
    back, level = read_level(await ilse.download(file)), read_level(data)
    assert (back.plan, back.scene) == (level.plan, level.scene.with_(region=""))


async def test_a_players_level_stays_a_players(ilse: Person) -> None:
    await rolled(ilse, seed="there and back", levels=1, options=SMALL)
    exported = await ilse.answer(await ilse.command("dungeon export", format="json"))
    data = await ilse.download(files_of(exported)[0])
    again = await brought(ilse, data, "crypt.level.json", format="svg", audience="keeper")
    assert [each["filename"] for each in files_of(again)] == ["crypt-player.svg"]


@pytest.mark.parametrize("form", FORMATS if SOAK else ("foundry", "onepage"))
async def test_it_is_made_another_file(ilse: Person, form: str) -> None:
    said = await brought(ilse, SAMPLE.read_bytes(), format=form)
    files = files_of(said)
    assert "Here is the map as a file" in text_of(said)
    assert files[0]["filename"].startswith("vault-keeper")
    data = await ilse.download(files[0])
    if form == "onepage":
        assert [each["ref"] for each in json.loads(data)["notes"]] == ["1", "2", "3"]
    if form == "foundry":
        with ZipFile(BytesIO(data)) as archive:
            content = json.loads(archive.read("vault-keeper.json"))
        assert len(content["notes"]) == 3


BROKEN = (
    (b"", "line 1"),
    (b"\x89PNG\r\n", "neither"),
    (b"[" * 50_000, "neither"),
    (b'{"rects": [{"x": 0, "y": 0, "w": 4000, "h": 4000}]}', "too large"),
    (b'{"rects": [{"x": 0, "y": 0, "w": 1}]}', "rects.0.h"),
    (b'{"rects": [{"x": "@everyone", "y": 0, "w": 1, "h": 1}]}', "rects.0.x"),
    (b'{"format": "undercroft-level", "version": 1, "audience": "keeper"}', "scene"),
    (b" " * (MOST_BYTES + 1), "too large"),
)


async def test_a_file_that_is_none_is_refused_in_words(ilse: Person) -> None:
    for data, word in BROKEN:
        said = await brought(ilse, data)
        assert word in text_of(said), data[:80]
        assert not files_of(said), data[:80]


async def test_words_in_a_file_are_shown_as_they_are(ilse: Person) -> None:
    content = json.loads(SAMPLE.read_text())
    content["title"] = "@everyone **<b>** [x](https://example.org) \u202eabc"
    content["notes"][0]["text"] = "<@1> # `x` " + "long " * 300
    said = await brought(ilse, json.dumps(content).encode(), '../../"; rm.json')
    assert has_map(said)
    assert "\u202e" not in text_of(said)
    assert "](https" not in text_of(said)


async def test_wrong_wishes_are_refused(ilse: Person) -> None:
    assert "no file format" in text_of(await brought(ilse, SAMPLE.read_bytes(), format="docx"))


async def test_whoever_reads_words_gets_the_map_in_letters(ilse: Person) -> None:
    await ilse.answer(await ilse.command("settings me", maps="text"))
    said = await brought(ilse, SAMPLE.read_bytes())
    assert not has_map(said)
    assert "Vault of the Patient Heron" in text_of(said)
    assert "#" in text_of(said)
