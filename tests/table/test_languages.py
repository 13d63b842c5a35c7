"""A table of two languages: each person reads their own, and all read the table's."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.catalogs import all_words
from rules.core.languages import LANGUAGES
from tests.cogs.conduct import no_errors_logged
from tests.support.people import Person
from tests.support.seasons import Season, season
from tests.support.soak import SOAK

LOCALES = {"de": "de", "es": "es-419", "en": "en-GB"}
"""A locale of Discord's for each language."""
OTHERS = [language for language in LANGUAGES if language != "en"]
every_other = pytest.mark.parametrize("language", OTHERS)
one_other = pytest.mark.parametrize("language", OTHERS if SOAK else OTHERS[:1])
"""What is the same code for all languages: a short run tries one."""


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Season]:
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            await here.everybody_to("the-tavern")
            yield here


async def speaks(person: Person, language: str) -> None:
    """Somebody's Discord is in a language."""
    await person.ask("PATCH", f"/table/users/{person.id}", {"locale": LOCALES[language]})


def said(key: str, language: str, **values: Any) -> str:
    """A sentence as a language has it."""
    return all_words(language).phrase(key, **values)


async def lobby(here: Season) -> str:
    """The language of a new lobby's card, by its button."""
    await here.told(here.ilse, "adventure new", game="three-dice", seed="two tongues")
    return await spoken(here)


async def spoken(here: Season) -> str:
    """The language of the newest card that has a button to join with."""
    found = await here.out.adventure(here.ilse.channel)
    here.adventure = found.id
    card = str(await here.card())
    (language,) = [each for each in LANGUAGES if f"'{said('button-join', each)}'" in card]
    return language


@every_other
async def test_a_table_speaks_as_its_server_or_else_as_who_opens_it(
    here: Season, language: str
) -> None:
    """A server that is no community cannot say which language it speaks."""
    await speaks(here.ilse, language)
    assert await lobby(here) == language
    await here.told(here.ilse, "adventure end")
    guild = here.table.table.world.guild
    await here.ilse.ask("POST", "/table/guild", {"guild": guild, "locale": "en-GB"})
    await here.ilse.go("deep-well")
    assert await lobby(here) == "en"


@one_other
async def test_the_host_sets_the_language_of_the_table(here: Season, language: str) -> None:
    assert await lobby(here) == "en"
    name = said("setting-language", "en")
    told = await here.told(here.ilse, "adventure settings", name=name, value=LANGUAGES[language])
    assert told == said("answer-set", "en", name=name, value=LANGUAGES[language])
    assert await spoken(here) == language
    told = await here.told(here.tomas, "adventure settings", name="language", value="en")
    assert told == said("error-only-host", "en")
    assert await spoken(here) == language


@one_other
async def test_each_is_answered_in_their_own_language(here: Season, language: str) -> None:
    await lobby(here)
    await speaks(here.tomas, language)
    for person, wanted in ((here.ilse, "en"), (here.tomas, language), (here.maren, "en")):
        told = await here.told(person, "pace status")
        goal = said("help-now", wanted, now="").split("{")[0].strip()
        assert goal in await here.told(person, "help"), told


@one_other
async def test_somebody_chooses_another_language_than_discords(here: Season, language: str) -> None:
    first = said("help", language).splitlines()[0]
    usual = said("help", "en").splitlines()[0]
    assert (await here.told(here.maren, "help")).startswith(usual)
    told = await here.told(here.maren, "settings me", language=language)
    assert LANGUAGES[language] in told
    assert (await here.told(here.maren, "help")).startswith(first)
    assert (await here.told(here.tomas, "help")).startswith(usual)
    await here.told(here.maren, "settings me", language="discord")
    assert (await here.told(here.maren, "help")).startswith(usual)


@one_other
async def test_what_is_typed_is_understood_in_two_languages(here: Season, language: str) -> None:
    """Also by somebody whose Discord speaks the other; what nobody says changes nothing."""
    await here.opened("typed", pace="live")
    for spoken_now in ("en", language):
        await speaks(here.ilse, "en")
        await here.all_but(here.ilse)
        english = await offered(here)
        await speaks(here.ilse, language)
        own = await offered(here)
        assert english.keys() == own.keys()
        chosen = next(key for key in own if own[key] != english[key])
        before = (await here.stored()).version
        told = await here.told(here.ilse, "do", action="blorp")
        assert said("error-unknown-action", language, typed="blorp", options="")[:12] in told
        assert (await here.stored()).version == before
        await here.told(here.ilse, "do", action={"en": english}.get(spoken_now, own)[chosen])
        assert (await here.stored()).version > before


async def offered(here: Season) -> dict[str, str]:
    """What the game offers to type, by its ids, in the language of who types."""
    found = await here.ilse.autocomplete("do", "action", "")
    return {each["value"]: each["name"] for each in found}


@one_other
async def test_rules_are_found_by_english_words_and_told_in_ones_own_language(
    here: Season, language: str
) -> None:
    await lobby(here)
    english = await here.told(here.ilse, "rules", about="flee")
    await speaks(here.ilse, language)
    own = await here.told(here.ilse, "rules", about="flee")
    found = re.findall(r"TD-\d+", english)
    assert found
    assert re.findall(r"TD-\d+", own) == found
    assert own != english


@every_other
async def test_discord_lists_the_commands_in_each_language(here: Season, language: str) -> None:
    state = await here.ilse.state()
    listed = {each["name"]: each for each in state["commands"]}
    new = next(each for each in listed["adventure"]["options"] if each["name"] == "new")
    locale = {"de": "de", "es": "es-ES"}[language]
    assert listed["adventure"]["name_localizations"][locale] == said("name-adventure", language)
    assert new["name_localizations"][locale] == said("name-new", language)
    about = new["description_localizations"][locale]
    assert about == said("command-adventure-new", language)
    game = next(each for each in new["options"] if each["name"] == "game")
    assert game["description_localizations"][locale] != game["description"]
