"""A table of two languages: each person reads their own, and all read the table's."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.catalogs import all_words
from rules.core.languages import LANGUAGES
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.seasons import Season, season

SERVERS = {"de": "de", "es": "es-ES", "en": "en-GB"}
"""A locale of Discord's for each language."""
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Season]:
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            yield here


async def speaks(person: Person, language: str) -> None:
    """Somebody's Discord is in a language."""
    await person.ask("PATCH", f"/table/users/{person.id}", {"locale": SERVERS[language]})


def said(key: str, language: str, **values: str) -> str:
    """A sentence as a language has it."""
    return all_words(language).phrase(key, **values)


@pytest.mark.parametrize("language", OTHERS)
async def test_each_reads_their_own_and_all_read_the_tables(here: Season, language: str) -> None:
    await speaks(here.ilse, language)
    await here.everybody_to("the-tavern")
    await here.told(here.ilse, "adventure new", game="three-dice", seed="two tongues")
    card = text_of(await here.ilse.latest())
    assert "Nothing" not in await here.told(here.tomas, "adventure mine")
    print(card)
    print(await here.told(here.ilse, "adventure mine"))
    print(await here.told(here.tomas, "adventure mine"))
    print(await here.told(here.tomas, "settings me", language=language))
    print(await here.told(here.tomas, "rules", about="flee"))
    print(await here.told(here.tomas, "help"))
