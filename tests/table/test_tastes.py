"""Words instead of pictures, for who asked for them once."""

from pathlib import Path

import render
from bot.app import all_words
from tests.support.cards import parts_of, text_of
from tests.support.people import Person
from tests.support.tables import evening, has_map


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
        scene = await out.app.service.looks.scene(adventure)
        prose = render.prose(scene, all_words("en").say)
        assert prose[:200] in text_of(card)
        text = await player.answer(await player.command("map"))
        assert "```" in text_of(text)
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        picture = await player.answer(await player.command("map", text=False, private=True))
        assert has_map(picture)
        assert "```" in text_of(await player.answer(await player.command("map", private=True)))
        await player.answer(await player.command("settings me", maps="picture", theme="contrast"))
        assert has_map(await player.answer(await player.command("map")))


async def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        for wish in ({"maps": "songs"}, {"theme": "plaid"}):
            said = await player.answer(await player.command("settings me", force=True, **wish))
            assert "does not fit" in text_of(said)
        taste = await out.app.service.tastes.of(int(player.id))
        assert (taste.maps, taste.theme) == ("picture", "")
