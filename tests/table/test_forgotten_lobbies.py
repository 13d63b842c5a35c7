"""A lobby that nobody begins, through the real client: it asks, and closes in the end."""

from tests.support.cards import Json, text_of
from tests.support.clocks import HOUR
from tests.support.seasons import Season

DAY = 24 * HOUR


async def opened(here: Season) -> Json:
    """A lobby in a channel of its own; its card."""
    made = await here.ilse.ask("POST", "/table/channels", {"name": "forgotten", "guild": None})
    await here.everybody_to(made["id"])
    await here.told(here.ilse, "adventure new", game="three-dice", pace="post")
    here.adventure = (await here.out.adventure(made["id"])).id
    return await here.card()


async def until_it_says(here: Season, sentence: str) -> Json:
    """Wait until the newest card says something."""

    async def says() -> bool:
        return sentence in text_of(await here.card())

    await here.until(says, sentence)
    return await here.card()


async def test_a_lobby_asks_its_host_and_waits_on_when_somebody_says_so(here: Season) -> None:
    first = await opened(here)
    await here.later(3 * DAY + HOUR, step=DAY // 2)
    asking = await until_it_says(here, "Still wanted?")
    assert asking["id"] != first["id"]
    assert [each["id"] for each in asking["mentions"]] == [here.ilse.id]
    await here.ilse.click(asking, "Still wanted")

    async def waits() -> bool:
        return "Still wanted?" not in text_of(await here.card())

    await here.until(waits, "it waits on")
    assert (await here.card())["id"] == asking["id"]
    await here.later(3 * DAY + HOUR, step=DAY // 2)
    again = await until_it_says(here, "Still wanted?")
    await here.ilse.click(again, "Close the lobby")
    await until_it_says(here, "This lobby is closed.")


async def test_a_lobby_that_nobody_answers_for_closes_and_says_so(here: Season) -> None:
    await opened(here)
    await here.later(3 * DAY + HOUR, step=DAY // 2)
    asking = await until_it_says(here, "Still wanted?")
    await here.later(7 * DAY, step=DAY // 2)
    closed = await until_it_says(here, "nobody has changed anything here for ten days")
    assert closed["id"] != asking["id"]
    assert (await here.stored()).status == "cancelled"


async def test_a_question_that_somebody_deleted_is_asked_again_and_has_all_its_time(
    here: Season,
) -> None:
    await opened(here)
    await here.later(3 * DAY + HOUR, step=DAY // 2)
    asking = await until_it_says(here, "Still wanted?")
    path = f"/table/channels/{asking['channel_id']}/messages/{asking['id']}"
    await here.ilse.ask("DELETE", path)
    await here.later(7 * DAY, step=DAY // 2)

    async def anew() -> bool:
        found = await here.stored()
        return found.card != int(asking["id"]) and found.shown == found.version

    await here.until(anew, "the card is posted anew")
    assert "Still wanted?" in text_of(await here.card())
    await here.later(6 * DAY, step=DAY // 2)
    assert (await here.stored()).status == "lobby"
    await here.later(DAY + HOUR, step=DAY // 2)
    await until_it_says(here, "nobody has changed anything here for ten days")
