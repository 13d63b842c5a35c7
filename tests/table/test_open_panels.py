"""Private panels beside a card: each takes the place of the person's one before it."""

import pytest

from tests.support.cards import EPHEMERAL, Json, text_of
from tests.support.people import Person
from tests.support.tables import Evening

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def out(parlour: Evening) -> Evening:
    return parlour


@pytest.fixture
def maren(newcomer: Person) -> Person:
    return newcomer


async def begun(out: Evening, host: Person, *guests: Person) -> Json:
    """The first card of a game of these people."""
    await host.answer(await host.command("adventure new", game="three-dice", seed="panels"))
    for guest in guests:
        await guest.answer(await guest.command("adventure join"))
    found = await out.shown((await out.adventure(host.channel)).id)
    await host.click(str(found.card), "Begin")
    found = await out.shown(found.id, found.version + 1)
    return await host.fresh(str(found.card))


async def private(person: Person) -> list[str]:
    """The private messages that a person sees, oldest first."""
    return [each["id"] for each in await person.messages() if each["flags"] & EPHEMERAL]


async def gone(person: Person, panel: Json) -> None:
    """Wait until a panel was removed."""
    await person.wait_for(lambda e: e["type"] == "message_delete" and e["id"] == panel["id"])


async def test_a_panel_takes_the_place_of_the_one_before_it(out: Evening, maren: Person) -> None:
    async with Person.sit(out.table.page_url, "Tilde", maren.channel) as tilde:
        card = await begun(out, maren, tilde)
        kept = await private(maren)
        hers = await tilde.answer(await tilde.click(card, "Hero"))
        hero = await maren.answer(await maren.click(card, "Hero"))
        more = await maren.answer(await maren.click(card, "More"))
        await gone(maren, hero)
        assert await private(maren) == [*kept, more["id"]]
        help_ = await maren.answer(await maren.click(more, "Help"))
        assert await private(maren) == [*kept, more["id"], help_["id"]], "it was asked for there"
        again = await maren.answer(await maren.click(card, "Hero"))
        await gone(maren, more)
        assert await private(maren) == [*kept, help_["id"], again["id"]]
        assert hers["id"] in await private(tilde)


async def test_an_answer_comes_also_where_the_older_one_cannot_be_removed(
    out: Evening, maren: Person
) -> None:
    card = await begun(out, maren)
    hero = await maren.answer(await maren.click(card, "Hero"))
    fault = {"path": "/webhooks/.*/messages/@original", "method": "DELETE", "status": 404}
    await maren.ask("POST", "/table/faults", {"rest": [{**fault, "code": 10015}]})
    more = await maren.answer(await maren.click(card, "More"))
    assert text_of(more)
    assert {hero["id"], more["id"]} <= set(await private(maren))
    again = await maren.answer(await maren.click(card, "Hero"))
    await gone(maren, more)
    assert again["id"] in await private(maren)


async def test_the_keepers_map_stays(out: Evening, maren: Person) -> None:
    """What dungeons show privately is no panel of a game."""
    sheet = await maren.answer(
        await maren.command("dungeon map", seed="kept", levels=1, options="columns:7 rows:7")
    )
    keeper = await maren.answer(await maren.click(sheet, "Keeper’s map"))
    card = await begun(out, maren)
    await maren.answer(await maren.click(card, "Hero"))
    more = await maren.answer(await maren.click(card, "More"))
    export = await maren.answer(await maren.click(sheet, "Export"))
    assert {keeper["id"], more["id"], export["id"]} <= set(await private(maren))
