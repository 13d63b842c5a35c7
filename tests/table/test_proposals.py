"""End to end: what somebody would have the party do waits for the others, on the card."""

from pathlib import Path

from tests.support.cards import Json, labels_of, text_of
from tests.support.clocks import HOUR
from tests.support.people import Person
from tests.support.seasons import Season, season


async def divided_ways(here: Season, **settings: str) -> Json:
    """The card of a game of Green Dungeon in which the party may go on in two ways."""
    place = await here.ilse.ask("POST", "/table/channels", {"name": "ways", "guild": None})
    await here.opened_in(place, "ways", game="green-dungeon", **settings)
    return await here.card()


async def pressed(here: Season, person: Person, card: Json, label: str) -> Json:
    """The card after somebody has pressed a button of it, which is answered before it counts."""
    before = len(await here.kinds())

    async def counts() -> bool:
        return len(await here.kinds()) > before

    await person.click(card, label)
    await here.until(counts, "that the press counts")
    await here.out.settled()
    return await here.card()


async def agreed(here: Season) -> bool:
    """Whether what was proposed counts."""
    return "agreed" in await here.kinds()


async def test_the_card_is_edited_asks_the_others_and_goes_on_when_the_time_is_up(
    here: Season,
) -> None:
    card = await divided_ways(here, window="2h")
    way = labels_of(card)[0]
    edited = await pressed(here, here.ilse, card, way)
    assert edited["id"] == card["id"]
    assert f"proposes: **{way}**" in text_of(edited)
    assert labels_of(edited)[0] == f"Agree: {way}"
    assert here.ilse.id not in {each["id"] for each in edited["mentions"]}
    await here.later(HOUR)
    assert "agreed" not in await here.kinds()
    await here.later(HOUR + 60)
    await here.until(lambda: agreed(here), "that the time is up")

    async def asks_no_more() -> bool:
        return "Agree" not in " ".join(labels_of(await here.card()))

    await here.until(asks_no_more, "that the card goes on")


async def test_it_survives_a_restart_and_two_presses_end_it(tmp_path: Path) -> None:
    async with season(tmp_path) as here:
        async with here.bot():
            card = await divided_ways(here, window="6h")
            way = labels_of(card)[0]
            await pressed(here, here.ilse, card, way)
        async with here.bot():
            for person in (here.maren, here.tomas):
                assert "agreed" not in await here.kinds()
                await pressed(here, person, await here.card(), f"Agree: {way}")
            await here.until(lambda: agreed(here), "that all agree")
