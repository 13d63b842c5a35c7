"""`/away until` says what each game does meanwhile, and asks tables to wait, end to end."""

from tests.support.cards import Json, labels_of, text_of
from tests.support.durations import MINUTE
from tests.support.seasons import Season


async def goes_away(here: Season, **since: str) -> Json:
    """What Maren is answered when she says for how long she is away."""
    answer: Json = await here.maren.answer(
        await here.maren.command("away until", day="5 days", **since)
    )
    return answer


async def test_a_game_that_plays_on_says_so_and_can_be_asked_to_wait(here: Season) -> None:
    await here.opened("plays")
    answer = await goes_away(here)
    said = text_of(answer)
    assert "the game goes on" in said
    assert "After 10 min of a turn of yours your hero is played for you" in said
    assert "clock stops" not in said
    assert str(here.maren.channel) in said, "the game is linked"
    (button,) = [each for each in labels_of(answer) if "Ask to wait" in each]
    pressed = await here.maren.answer(await here.maren.click(answer, button))
    assert "All clocks of this table are stopped until" in text_of(pressed)
    table = await here.clocks()
    assert table.paused is not None
    assert table.paused_until == table.paused + 6 * 24 * 60 * MINUTE
    assert "asked for a pause" in text_of(await here.card())


async def test_the_button_works_from_another_channel(here: Season) -> None:
    await here.opened("elsewhere")
    made = await here.ilse.ask("POST", "/table/channels", {"name": "far-away", "guild": None})
    await here.maren.go(made["id"])
    answer = await goes_away(here)
    (button,) = [each for each in labels_of(answer) if "Ask to wait" in each]
    await here.maren.answer(await here.maren.click(answer, button))
    assert (await here.clocks()).paused is not None


async def test_a_table_that_waits_a_live_one_and_one_of_nobody(here: Season) -> None:
    await here.opened("waits")
    await here.told(here.ilse, "adventure settings", name="vacations", value="wait")
    assert "so the table waits" in text_of(await goes_away(here))
    assert "Ask to wait" not in text_of(await goes_away(here))
    await here.told(here.ilse, "adventure settings", name="vacations", value="play")
    for person in (here.ilse, here.tomas):
        await here.told(person, "away until", day="9 days")
    assert "the table rests" in text_of(await goes_away(here))


async def test_a_vacation_to_come_asks_nobody_to_wait_yet(here: Season) -> None:
    await here.opened("planned")
    answer = await goes_away(here, since="3 days")
    assert "the game goes on" in text_of(answer)
    assert not [each for each in labels_of(answer) if "Ask to wait" in each]
