"""A table by post is quiet: a new message only where somebody newly awaited is to be reached."""

from tests.support.cards import Json
from tests.support.clocks import HOUR
from tests.support.people import Person
from tests.support.seasons import Season
from tests.support.tables import sensible, take


async def written(here: Season) -> list[Json]:
    """What the bot has written in the channel, the newest first."""
    return await here.ilse.messages(here.ilse.channel)


async def plays(here: Season, person: Person) -> None:
    """Somebody presses the card, where it stands."""
    found = await here.out.shown(here.adventure)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)
    await here.out.shown(here.adventure, found.version + 1)


async def test_who_goes_on_hours_later_finds_the_card_where_it_is(here: Season) -> None:
    await here.opened("goes-on")
    await here.all_but(here.tomas)
    # On the way nobody is called twice in six hours.
    await here.later(7 * HOUR)
    old, before = await here.card(), len(await written(here))
    for _ in range(20):
        await plays(here, here.tomas)
        if await here.owed() != {here.tomas.id}:
            break
        assert (await here.card())["id"] == old["id"]
        assert len(await written(here)) == before
        await here.later(3 * HOUR)
    else:
        raise AssertionError("he went on for ever")
    # Others are awaited now, and the new card calls them: one message.
    new = await here.card()
    assert new["id"] != old["id"]
    assert len(await written(here)) == before + 1
    called = {each["id"] for each in new["mentions"]}
    assert called
    assert called == await here.owed() - {here.tomas.id}


async def test_who_sleeps_is_called_by_a_new_card_in_the_morning_and_by_nothing_else(
    here: Season,
) -> None:
    await here.opened("sleeps")
    await here.all_but(here.maren)
    # Turns that begin within one second are one.
    await here.later(60, 60)
    for person in (here.ilse, here.maren, here.tomas):
        hour = here.clock.now() // HOUR % 24
        times = {"quiet-from": f"{hour}:00", "quiet-to": f"{(hour + 8) % 24}:00"}
        await here.told(person, "away me", zone="UTC", **times)
    await here.all_but(here.tomas)
    old, before = await here.card(), len(await written(here))
    await here.later(5 * HOUR)
    assert (await here.card())["id"] == old["id"]
    assert len(await written(here)) == before
    await here.later(4 * HOUR)

    async def called() -> bool:
        return (await here.card())["id"] != old["id"]

    await here.until(called, "a new card")
    new = await here.card()
    assert [each["id"] for each in new["mentions"]] == [here.tomas.id]
    assert len(await written(here)) == before + 1
