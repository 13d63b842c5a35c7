"""What is ready when the door opens."""

from pathlib import Path

from bot.catalogs import all_words
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.tables import evening


async def test_the_first_click_waits_for_no_catalog(tmp_path: Path) -> None:
    all_words.cache_clear()
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        read = all_words.cache_info().misses
        said = await player.answer(await player.command("help"))
        assert text_of(said)
        assert all_words.cache_info().hits, "the answer needs words"
        assert all_words.cache_info().misses == read >= 1
