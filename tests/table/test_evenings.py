"""Evenings at the local table: fixed, answered, moved, called off, reminded of, and begun."""

from bot.table.discord_types import Permission
from rules.ports import Evening
from tests.support.cards import Json, labels_of, text_of
from tests.support.clocks import HOUR
from tests.support.people import Person
from tests.support.rights import helping
from tests.support.seasons import Season

WHEN = "in 2 days at 20:00 UTC"
DAY = 24 * HOUR


async def quiet_place(here: Season, name: str) -> str:
    """A channel of its own, where everybody is."""
    made = await here.ilse.ask("POST", "/table/channels", {"name": name, "guild": None})
    await here.everybody_to(made["id"])
    return str(made["id"])


async def may_make_events(here: Season) -> None:
    """The bot may make events."""
    await helping(here.ilse, Permission.CREATE_EVENTS)
    guild = here.out.app.client.guilds[0]

    async def known() -> bool:
        return guild.me.guild_permissions.create_events

    await here.until(known, "the right is known")


async def planned(here: Season, when: str = WHEN, **options: object) -> Json:
    """What stands in the channel once Ilse has fixed an evening."""
    options = {"game": "three-dice", **options}
    outcome = await here.ilse.command("adventure evening", when=when, **options)
    said = text_of(await here.ilse.answer(outcome))
    assert "Done." in said, said
    return await standing(here)


async def standing(here: Season) -> Json:
    """The message of the one evening, once it shows how that is."""
    found: list[Json] = []

    async def shown() -> bool:
        evening = await stored(here)
        if evening.message is None or evening.shown < evening.version:
            return False
        found[:] = [await here.ilse.fresh(str(evening.message))]
        return True

    await here.until(shown, "the evening stands")
    return found[0]


async def stored(here: Season) -> Evening:
    """The one evening of Ilse."""
    (found,) = await here.out.app.service.store.evenings_with(int(here.ilse.id))
    return found


def events(here: Season) -> list[Json]:
    """The events of the server's calendar."""
    world = here.table.table.world
    return list(world.guilds[world.guild].events.values())


async def in_calendar(here: Season) -> Json:
    """The one event of the server's calendar, once it is there."""

    async def there() -> bool:
        return len(events(here)) == 1

    await here.until(there, "an event is in the calendar")
    return events(here)[0]


async def at(here: Season, moment: int) -> None:
    """It becomes a moment, all before it being done."""
    await here.out.settled()
    here.clock.leap(moment - here.clock.now())


async def said(here: Season, sentence: str) -> Json:
    """The message in the channel that says something, once it is there."""
    found: list[Json] = []

    async def there() -> bool:
        found[:] = [each for each in await here.ilse.messages() if sentence in text_of(each)]
        return bool(found)

    await here.until(there, sentence)
    assert len(found) == 1
    return found[0]


def called(message: Json) -> set[str]:
    """Whom a message calls."""
    return {each["id"] for each in message["mentions"]}


async def press(here: Season, person: Person, label: str) -> Json:
    """The evening's message after somebody pressed a button on it."""
    await person.click(await standing(here), label)
    return await standing(here)


async def test_an_evening_from_the_first_word_to_the_lobby(here: Season) -> None:
    await may_make_events(here)
    place = await quiet_place(here, "first")
    message = await planned(here, title="The *long* stair")
    assert "The \\*long\\* stair" in text_of(message)
    assert f"Yes (1 of 8):** <@{here.ilse.id}>" in text_of(message)
    assert labels_of(message) == ["Yes", "Perhaps", "No", "Move", "Call off"]
    assert message["mentions"] == []
    event = await in_calendar(here)
    assert event["name"] == "The *long* stair"
    assert event["entity_metadata"]["location"].endswith(place)
    assert str(message["id"]) in event["description"]
    await press(here, here.tomas, "Yes")
    await press(here, here.maren, "Yes")
    message = await press(here, here.maren, "Perhaps")
    assert f"<@{here.ilse.id}>, <@{here.tomas.id}>" in text_of(message)
    assert f"Perhaps (1):** <@{here.maren.id}>" in text_of(message)
    evening = await stored(here)
    await at(here, evening.at - HOUR + 5)
    reminder = await said(here, "begins")
    assert called(reminder) == {here.ilse.id, here.tomas.id}
    await at(here, evening.at + 1)
    opened = await said(here, "the lobby is open")
    assert called(opened) == {here.ilse.id, here.tomas.id}
    adventure = await here.out.adventure(place)
    assert (adventure.status, adventure.ruleset, adventure.host) == (
        "lobby", "three-dice", int(here.ilse.id)
    )  # fmt: skip
    message = await standing(here)
    assert "The lobby is open" in text_of(message)
    assert labels_of(message) == []
