"""Every tutorial is played by the real client to its last lesson, and says each thing once."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.catalogs import all_words
from rules.ports import TUTORIAL
from rules.registry import ruleset, rulesets
from rules.service.people.hints import DONE
from tests.cogs.conduct import Company, company, told
from tests.support.cards import labels_of, text_of
from tests.support.tables import sensible, take

pytestmark = pytest.mark.asyncio(loop_scope="module")
WORDS = all_words("en")
MOST_STEPS, MOST_TURNS = 60, 15
GUIDED = [key for key, rules in rulesets().items() if rules.tutorial is not None]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    async with company(tmp_path_factory.mktemp("tutorial")) as made:
        yield made


def lesson_on(card, key) -> str:
    """The lesson that a card shows, or an empty text."""
    said = text_of(card)
    known = [*(each.said for each in ruleset(key).tutorial.lessons), DONE]
    found = [each for each in known if WORDS.phrase(each) in said]
    assert len(found) <= 1
    return found[0] if found else ""


async def played(table: Company, channel: str, key: str) -> tuple[list[str], int]:
    """Play sensibly until the last lesson is told; the lessons as they came, and the turns."""
    shown, turns = [], set()
    for _ in range(MOST_STEPS):
        found = await table.out.shown((await table.out.adventure(channel)).id)
        turns.add(found.turn_from)
        card = await table.host.fresh(str(found.card))
        lesson = lesson_on(card, key)
        if lesson:
            shown.append(lesson)
        if lesson == DONE:
            return shown, len(turns)
        option = sensible(found, int(table.host.id))
        assert option is not None
        await take(table.host, card, option)
        await table.out.shown(found.id, found.version + 1)
    raise AssertionError(f"not all was told: {shown}")


@pytest.mark.parametrize("key", GUIDED)
async def test_a_tutorial_is_played_to_its_end(table: Company, key: str) -> None:
    channel = await table.channel(f"learn-{key}")
    said = await told(table.host, "tutorial", game=key)
    assert "first dungeon begins" in said
    found = await table.out.adventure(channel)
    assert (found.status, found.seeded, found.day) == ("running", TUTORIAL, "")
    shown, turns = await played(table, channel, key)
    assert sorted(shown) == sorted([*(each.said for each in ruleset(key).tutorial.lessons), DONE])
    assert turns <= MOST_TURNS


async def test_every_game_has_a_tutorial() -> None:
    assert list(rulesets()) == GUIDED


async def test_a_tutorial_is_skipped_and_begun_again(table: Company) -> None:
    channel = await table.channel("learn-skip")
    await told(table.host, "tutorial", game="third-six")
    found = await table.out.shown((await table.out.adventure(channel)).id)
    assert lesson_on(await table.host.fresh(str(found.card)), "third-six")
    assert "lessons are off" in await told(table.host, "tutorial", skip=True)
    option = sensible(found, int(table.host.id))
    await take(table.host, await table.host.fresh(str(found.card)), option)
    found = await table.out.shown(found.id, found.version + 1)
    assert not lesson_on(await table.host.fresh(str(found.card)), "third-six")
    again = await table.channel("learn-again")
    await told(table.host, "tutorial", game="third-six")
    found = await table.out.shown((await table.out.adventure(again)).id)
    assert lesson_on(await table.host.fresh(str(found.card)), "third-six")


async def test_friends_learn_together(table: Company) -> None:
    """The lobby opens first; each is told the lessons of their own turns."""
    channel = await table.channel("learn-together")
    assert "press Join" in await told(table.host, "tutorial", game="third-six", together=True)
    await table.player.answer(await table.player.command("adventure join"))
    await table.host.answer(await table.host.command("adventure begin", anyway=True))
    told_to = set()
    for _ in range(12):
        found = await table.out.shown((await table.out.adventure(channel)).id)
        asked = await table.turn_of(channel)
        card = await table.host.fresh(str(found.card))
        if lesson_on(card, "third-six"):
            told_to.add(asked.name)
        await take(asked, card, sensible(found, int(asked.id)))
        await table.out.shown(found.id, found.version + 1)
    assert len(told_to) == 2


async def test_what_is_wrong_is_said(table: Company) -> None:
    await table.channel("learn-wrong")
    assert "no game called" in await table.refused(
        table.host, table.host.command("tutorial", game="chess", force=True)
    )
    await table.lobby("learn-taken")
    await table.refused(table.host, table.host.command("tutorial"))
    assert "No tutorial" in await table.refused(
        table.host, table.host.command("tutorial", skip=True)
    )


async def test_its_settings_stay(table: Company) -> None:
    channel = await table.channel("learn-settings")
    await told(table.host, "tutorial", together=True)
    await table.out.shown((await table.out.adventure(channel)).id)
    said = await table.refused(
        table.host, table.host.command("adventure settings", name="goal", value="home", force=True)
    )
    assert "fixed" in said


async def test_the_button_of_a_lobby_begins_it(table: Company) -> None:
    """The lobby closes and the guided dungeon takes its place; with a friend seated, its lobby."""
    channel = await table.lobby("learn-button")
    lobby = await table.out.adventure(channel)
    card = await table.host.fresh(str(lobby.card))
    await table.host.answer(await table.host.click(card, "Tutorial"))
    found = await table.out.shown((await table.out.adventure(channel)).id)
    assert (found.status, found.seeded, found.ruleset) == ("lobby", TUTORIAL, lobby.ruleset)
    card = await table.host.fresh(str(found.card))
    assert "guided first dungeon" in text_of(card)
    assert not {"Tutorial", "Change game"} & set(labels_of(card))
