"""Words instead of pictures, for who asked for them once."""

from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from bot.catalogs import all_words
from render import prose as in_prose
from tests.support.cards import Json, files_of, is_hidden, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, has_map

SMALL = {"seed": "salt", "levels": 1, "options": "columns:7 rows:7"}
"""A dungeon that is soon drawn."""


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def _small_maps() -> None:
    """Maps have their usual size: those of cards are compared with private ones."""


@pytest.fixture
def out(parlour: Evening) -> Evening:
    return parlour


@pytest.fixture
def player(newcomer: Person) -> Person:
    return newcomer


async def test_a_map_is_told_in_words_by_a_button_of_its_picture(
    out: Evening, player: Person
) -> None:
    """In the place of a private picture, and beside one for everybody."""
    await player.answer(await player.command("adventure new", game="mkd-delve", seed="near"))
    adventure = (await out.adventure(player.channel)).id
    await player.answer(await player.command("adventure begin"))
    found = await out.shown(adventure)
    picture = await player.answer(await player.click(str(found.card), "Map"))
    assert has_map(picture)
    await player.click(picture, "In words")
    told = await player.see(lambda each: each["id"] == picture["id"] and not has_map(each))
    scene = await out.app.service.history.queries.scene(adventure)
    assert in_prose(scene, all_words("en").say)[:200] in text_of(told)
    shown = await player.answer(await player.command("map"))
    assert has_map(shown)
    beside = await player.answer(await player.click(shown, "In words"))
    assert is_hidden(beside)
    assert "```" in text_of(beside)
    assert has_map(await player.fresh(shown))


async def test_maps_come_in_words_for_ever_once_asked_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        said = await player.answer(await player.command("settings me", maps="text"))
        assert "in words" in text_of(said)
        await player.answer(await player.command("adventure new", seed="words"))
        adventure = (await out.adventure(player.channel)).id
        await player.answer(await player.command("adventure begin"))
        found = await out.shown(adventure)
        card = await player.fresh(str(found.card))
        assert has_map(card)
        alt = next(item for part in parts_of(card) for item in part.get("items", []))
        assert len(text_of(card)) > len(alt["description"]) / 2
        scene = await out.app.service.history.queries.scene(adventure)
        prose = in_prose(scene, all_words("en").say)
        assert prose[:200] in text_of(card)
        text = await player.answer(await player.command("map"))
        assert "```" in text_of(text)
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        picture = await player.answer(await player.command("map", text=False, private=True))
        assert has_map(picture)
        assert "```" in text_of(await player.answer(await player.command("map", private=True)))
        await player.answer(await player.command("settings me", maps="picture", theme="contrast"))
        assert has_map(await player.answer(await player.command("map")))


async def test_nonsense_changes_nothing(out: Evening, player: Person) -> None:
    for wish in ({"maps": "songs"}, {"theme": "plaid"}):
        said = await player.answer(await player.command("settings me", force=True, **wish))
        assert "does not fit" in text_of(said)
    taste = await out.app.service.people.preferences.of(int(player.id))
    assert (taste.maps, taste.theme) == ("picture", "")


async def test_what_one_person_sees_of_a_dungeon_is_as_they_like_it(
    out: Evening, player: Person
) -> None:
    await player.answer(await player.command("settings me", theme="contrast"))
    keepers = {}
    for theme in ("contrast", "print"):
        chosen = {} if theme == "contrast" else {"theme": theme}
        await player.command("dungeon map", **SMALL, **chosen)
        card = await player.see(lambda m: not is_hidden(m) and has_map(m))
        keeper = await player.see(lambda m: is_hidden(m) and has_map(m))
        keepers[theme] = await pixels(keeper)
        assert len(text_of(card)) < 600
    await player.click(card, "Keeper’s map")
    again = await player.see(lambda m: is_hidden(m) and has_map(m))
    assert await pixels(again) == keepers["contrast"] != keepers["print"]

    await player.answer(await player.command("settings me", maps="text"))
    told = await player.answer(await player.click(card, "Keeper’s map"))
    assert not has_map(told)
    assert "```" in text_of(told)
    assert "**1. " in text_of(told)
    await player.command("dungeon map", **SMALL)
    card = await player.see(lambda m: not is_hidden(m) and has_map(m))
    alt = next(item for part in parts_of(card) for item in part.get("items", []))
    assert alt["description"][:300] in text_of(card), "drawn for all, described for one"


async def test_among_direct_messages_all_is_for_one(out: Evening, player: Person) -> None:
    await player.go_private()
    await player.command("dungeon map", **SMALL, theme="print")
    card = await player.see(lambda m: not is_hidden(m) and has_map(m))
    as_asked = await pixels(card)
    await player.answer(await player.command("settings me", theme="contrast"))
    await player.command("dungeon map", **SMALL)
    card = await player.see(lambda m: not is_hidden(m) and has_map(m))
    assert await pixels(card) != as_asked
    await player.command("dungeon map", **SMALL, theme="print")
    card = await player.see(lambda m: not is_hidden(m) and has_map(m))
    assert await pixels(card) == as_asked
    await player.answer(await player.command("settings me", maps="text"))
    told = await player.answer(await player.command("dungeon explore", seed="salt"))
    assert not is_hidden(told)
    assert not has_map(told)
    assert "```" in text_of(told)
    way = next(
        part["custom_id"]
        for part in parts_of(told)
        if "dact.walk" in str(part.get("custom_id")) and not part.get("disabled")
    )
    await player.click(told, way)
    further = await player.see(lambda m: m["id"] == told["id"] and "new place" in text_of(m))
    assert not has_map(further)
    assert "```" in text_of(further)


@pytest.mark.usefixtures("_coarse_files")
async def test_files_come_in_ones_own_colours(out: Evening, player: Person) -> None:
    async with Person.sit(out.table.page_url, "Ilse", player.channel) as printer:
        for each in (player, printer):
            await each.command("dungeon map", **SMALL)
            await each.see(lambda m: is_hidden(m) and has_map(m))

        async def file(form: str, person: Person = player, **options: str) -> bytes:
            sent = await person.command("dungeon export", format=form, **options)
            return await fetched(await person.answer(sent))

        house = {form: await file(form) for form in ("png", "pdf", "svg")}
        assert await file("png", theme="print") != house["png"]
        for each in (player, printer):
            await each.answer(await each.command("settings me", theme="contrast"))
        assert await file("png") == await file("png", theme="contrast") != house["png"]
        assert await file("svg") == await file("svg", theme="contrast") != house["svg"]
        # A printed page counts for several files, and nobody has that many at once.
        assert await file("pdf", printer) == house["pdf"], "paper saves ink unless one asks"
        assert await file("pdf", printer, theme="contrast") != house["pdf"]
        refused = await player.command("dungeon export", format="png", theme="plaid", force=True)
        assert "does not fit" in text_of(await player.answer(refused))


async def test_private_cards_are_as_their_reader_likes(out: Evening, player: Person) -> None:
    await player.answer(await player.command("adventure new", seed="words"))
    await player.answer(await player.command("adventure begin"))
    found = await out.shown((await out.adventure(player.channel)).id)
    house = await pixels(await player.fresh(str(found.card)))
    mine = await player.answer(await player.command("adventure status"))
    assert await pixels(mine) == house
    await player.answer(await player.command("settings me", theme="contrast"))
    mine = await player.answer(await player.command("adventure status"))
    assert await pixels(mine) != house
    await player.answer(await player.command("settings me", maps="text"))
    told = await player.answer(await player.command("adventure status"))
    assert not has_map(told)
    assert "```" in text_of(told)
    stale = f"u1|{found.id}|1|do.nothing"
    old = await player.answer(await player.click(str(found.card), stale, force=True))
    assert is_hidden(old)
    assert not has_map(old)


async def pixels(message: Json) -> bytes:
    """The picture of a message, without what its file says of itself."""
    return Image.open(BytesIO(await fetched(message))).convert("RGB").tobytes()


async def fetched(message: Json) -> bytes:
    """The one file of a message."""
    (attachment,) = files_of(message)
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as answer:
        return await answer.read()
