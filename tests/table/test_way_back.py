"""End to end: who counts as away is told once, with a button that brings them back."""

from pathlib import Path

import pytest

from rules.pace.table import Table
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person
from tests.support.seasons import Season, season

AWAY = "so you count as away here"
SEAT = 2


async def told(person: Person, *, private: bool) -> list[Json]:
    """The messages in which somebody is told that they count as away."""
    where = None
    if private:
        where = next(each["id"] for each in await person.channels() if each["type"] == 1)
    return [each for each in await person.messages(where) if AWAY in text_of(each)]


async def silence(here: Season, name: str, days: int = 3) -> None:
    """Tomas lets turns pass until he counts as away, while the others play whenever they can."""
    await here.opened(name)
    for _ in range(days):
        await here.all_but(here.tomas)
        await here.later(25 * HOUR, 5 * HOUR)
        if (await here.clocks()).clock(SEAT).away is not None:
            await here.later(30, 10)
            return
    raise AssertionError("Tomas never counted as away")


def buttons(message: Json) -> list[Json]:
    return [each for each in parts_of(message) if each["type"] == 2]


async def back(here: Season) -> Table:
    """The clocks once Tomas is back."""

    async def holds() -> bool:
        return (await here.clocks()).clock(SEAT).away is None

    await here.until(holds, "Tomas is back")
    return await here.clocks()


@pytest.mark.parametrize("private", [False, True])
async def test_who_is_away_is_told_once_and_comes_back_by_a_button(
    here: Season, *, private: bool
) -> None:
    if private:
        await here.told(here.tomas, "away me", reminders="private")
    await silence(here, "away")
    (message,) = await told(here.tomas, private=private)
    assert await told(here.tomas, private=not private) == []
    said = text_of(message)
    assert said.count("https://") == 1
    assert said.endswith(f"/{(await here.stored()).card}")
    assert "**3 Dice Dungeon**" in said
    assert [each["label"] for each in buttons(message)] == ["I am back"]
    # The absence goes on, and nothing more is said of it.
    await here.later(2 * DAY, 6 * HOUR)
    assert len(await told(here.tomas, private=private)) == 1
    if not private:
        await refused(here, message)
    await here.tomas.click(message, "I am back")
    clocks = await back(here)
    assert clocks.clock(SEAT).missed == 0
    assert "return" in await here.kinds()
    if private:
        assert buttons(await here.tomas.fresh(message)) == []
    answers = [text_of(each) for each in await here.tomas.messages(message["channel_id"])]
    assert any("again. If it is your turn, you have the full time" in each for each in answers)
    # Pressed once more it says what is the case.
    await here.tomas.click(message, buttons(message)[0]["custom_id"], force=True, may_fail=True)
    assert (await here.kinds()).count("return") == 1


async def test_it_is_told_once_though_the_bot_goes_and_comes(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as here:
            async with here.bot():
                await silence(here, "restart")
                assert len(await told(here.tomas, private=False)) == 1
            here.clock.leap(HOUR)
            async with here.bot():
                await here.later(DAY, 6 * HOUR)
                assert (await here.clocks()).clock(SEAT).away is not None
                (message,) = await told(here.tomas, private=False)
                await here.tomas.click(message, "I am back")
                await back(here)


async def refused(here: Season, message: Json) -> None:
    """Check that the button is worth nothing to others."""
    answer = await here.maren.answer(await here.maren.click(message, "I am back"))
    assert is_hidden(answer)
    assert "you were not away" in text_of(answer)
    assert (await here.clocks()).clock(SEAT).away is not None
    assert buttons(await here.maren.fresh(message))
