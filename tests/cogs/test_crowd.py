"""64 people press one button at once: one effect each, a consistent card, few requests."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, assert_harmless
from tests.support.cards import is_hidden, parts_of, text_of
from tests.support.people import Person, seated
from tests.support.tables import sensible

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]

CROWD = 64
RAW_NAMES = ("**Bold**", "@everyone", "<@1234>", "\u202eevil", "[x](http://y)", "`code`", "~~s~~")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def crowd(table: Company) -> AsyncIterator[list[Person]]:
    """64 people beside the three; those with strange names first."""
    names = [*RAW_NAMES, *(f"Friend {n}" for n in range(CROWD - len(RAW_NAMES)))]
    async with seated(table.out.table.page_url, *names) as made:
        yield made


async def gather_in(people: list[Person], channel: str) -> None:
    for person in people:
        person.channel = channel


async def test_64_people_join_a_lobby_at_once(table: Company, crowd: list[Person]) -> None:
    channel = await table.channel("crowded")
    await gather_in(crowd, channel)
    await table.host.answer(await table.host.command("adventure new", seed="crowd"))
    found = await table.out.shown((await table.out.adventure(channel)).id)
    card = await table.host.fresh(str(found.card))
    await table.host.ask("DELETE", "/table/requests")

    outcomes = await asyncio.gather(*(person.click(card, "Join") for person in crowd))

    found = await table.out.shown(found.id, found.version + 7)
    assert len(found.seats) == 8
    assert len({seat.user for seat in found.seats}) == 8
    assert found.version == 8
    shown = await table.host.fresh(str(found.card))
    assert all(f"<@{seat.user}>" in text_of(shown) for seat in found.seats)
    assert "8 of 8 seats" in text_of(shown)
    seated = {seat.user for seat in found.seats}
    for person, outcome in zip(crowd, outcomes, strict=True):
        if int(person.id) not in seated:
            said = await person.answer(outcome)
            assert is_hidden(said)
            assert "Every seat is taken (8)" in text_of(said)
            assert_harmless(said)
    asked = Counter(request.method for request in table.out.table.requests)
    assert asked["POST"] <= 2 * CROWD + 2, "an acknowledgement each, and a refusal each"
    assert asked["PATCH"] <= 8 + 1, "at most one edit for each who joined"
    await nobody_called(table, channel)


async def test_64_people_press_an_action_at_once(table: Company, crowd: list[Person]) -> None:
    channel = await table.running("one-action")
    await gather_in(crowd, channel)
    found = await table.out.adventure(channel)
    card = await table.host.fresh(str(found.card))
    asked = await table.turn_of(channel)
    option = sensible(found, int(asked.id))
    custom_id = next(
        part["custom_id"]
        for part in parts_of(card)
        if part.get("custom_id", "").endswith(f"|do.{option}")
    )
    everybody = [*crowd[:32], *[asked] * 8, *crowd[32:]]
    await table.host.ask("DELETE", "/table/requests")

    await asyncio.gather(*(person.click(card, custom_id, wait=False) for person in everybody))
    await table.out.shown(found.id, found.version + 1)
    await until_idle(table)

    steps = await table.out.app.service.store.journal(found.id, since=found.version)
    assert [step.kind for step in steps].count("act") == 1
    after = await table.out.shown(found.id)
    assert after.version == steps[-1].version
    cards = [
        message
        for message in await table.host.messages()
        if f"|{after.version}|do." in str(message["components"]) and not is_hidden(message)
    ]
    assert [message["id"] for message in cards] == [str(after.card)]
    edits = [r for r in table.out.table.requests if r.method == "PATCH"]
    assert len(edits) <= 12
    await nobody_called(table, channel)


async def test_strange_names_stay_off_the_cards(table: Company, crowd: list[Person]) -> None:
    channel = await table.channel("strange-names")
    strange = crowd[: len(RAW_NAMES)]
    await gather_in(strange, channel)
    first, *others = strange
    await first.answer(await first.command("adventure new", seed="names"))
    for person in others:
        await person.answer(await person.command("adventure join"))
    await first.answer(await first.command("adventure begin"))
    found = await table.out.shown((await table.out.adventure(channel)).id)
    assert found.status == "running"
    for _ in range(6):
        for person in strange:
            option = sensible(found, int(person.id))
            if option is not None:
                await person.answer(await person.command("do", action=option))
                found = await table.out.shown(found.id)
                break
    messages = table.out.table.table.world.channels[channel].messages.values()
    assert len(messages) > 8
    for message in messages:
        for name in RAW_NAMES:
            assert name not in text_of(message.data)


async def until_idle(table: Company) -> None:
    """Wait until the bot has asked nothing for a moment."""
    count = -1
    while count != len(table.out.table.requests):
        count = len(table.out.table.requests)
        await asyncio.sleep(0.25)


async def nobody_called(table: Company, channel: str) -> None:
    """Whoever is mentioned so that it rings has a seat."""
    found = await table.out.adventure(channel)
    seated = {str(seat.user) for seat in found.seats}
    for message in table.out.table.table.world.channels[channel].messages.values():
        assert message.data["mention_everyone"] is False
        assert {user["id"] for user in message.data["mentions"]} <= seated
