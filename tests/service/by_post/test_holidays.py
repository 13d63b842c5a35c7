"""A table's calendar: days on which no clock runs, as its host types them."""

import re

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure, NotSeated, RuleError
from tests.support.clocks import utc
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, others_play, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST

NOON = utc(2026, 12, 22, 12)


@pytest.fixture(autouse=True)
def _noon(clock):
    clock.at = NOON


async def waiting(service, **settings):
    """A game by post that waits for the host alone."""
    adventure = await by_post(service, FRIEND, **settings)
    await others_play(service, adventure, HOST)
    return adventure


async def holidays(service, adventure):
    return sorted((await table(service, adventure)).terms.holidays)


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("2026-12-24", ["2026-12-24"]),
        (" 2026-12-24 to 2026-12-26 ", ["2026-12-24", "2026-12-25", "2026-12-26"]),
        ("2026-12-31..2027-1-1", ["2026-12-31", "2027-01-01"]),
        ("2026-12-31 – 2027-01-01", ["2026-12-31", "2027-01-01"]),
        ("2026-12-31 - 2027-01-01", ["2026-12-31", "2027-01-01"]),
        ("2026-12-22", ["2026-12-22"]),
        ("2026-12-24 bis 2026-12-25", ["2026-12-24", "2026-12-25"]),
        ("31.12. bis 1.1.", ["2026-12-31", "2027-01-01"]),
        ("vom 24. Dezember bis zum 25. Dezember", ["2026-12-24", "2026-12-25"]),
        ("2026-12-24 a 2026-12-25", ["2026-12-24", "2026-12-25"]),
        ("del 24 de diciembre al 25 de diciembre", ["2026-12-24", "2026-12-25"]),
        ("24/12/2026 hasta 25/12/2026", ["2026-12-24", "2026-12-25"]),
        ("24.12. bis 25.12.", ["2026-12-24", "2026-12-25"]),
        ("24/12 a 25/12", ["2026-12-24", "2026-12-25"]),
        ("mañana", ["2026-12-23"]),
        ("Dec 24 to Dec 25", ["2026-12-24", "2026-12-25"]),
    ],
)
async def test_days_as_people_write_them(service, typed, days):
    adventure = await by_post(service)
    await service.by_post.holidays.add(ask(HOST), adventure, typed)
    assert await holidays(service, adventure) == days
    await service.by_post.holidays.remove(ask(HOST), adventure, typed)
    assert await holidays(service, adventure) == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "No clock runs on 2026-12-24 – 2026-12-26, 2027-01-01 ("),
        ("de", "Keine Uhr läuft am 24.12.2026 – 26.12.2026, 01.01.2027 ("),
        ("es", "estos días: 24/12/2026 – 26/12/2026, 01/01/2027 ("),
    ],
)
async def test_days_are_shown_as_each_language_writes_them(service, locale, said):
    adventure, host = await by_post(service), ask(HOST, locale=locale)
    for typed in ("2026-12-24 to 2026-12-26", "2027-01-01"):
        await service.by_post.holidays.add(ask(HOST), adventure, typed)
    shown = await service.by_post.holidays.listed(host, adventure)
    assert said in shown
    # What is shown can be typed again.
    (gone,) = re.findall(r"\S+ – [^,]+", shown)
    await service.by_post.holidays.remove(host, adventure, gone)
    assert await holidays(service, adventure) == ["2027-01-01"]


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("Christmas", "read"),
        ("2026-13-01", "read"),
        ("2027-02-29", "read"),
        ("2026-12-27 to 2026-12-24", "read"),
        ("2026-12-24 to 2026-12-25 to 2026-12-26", "read"),
        ("to", "read"),
        ("5 days", "read"),
        ("2026-12-21", "when"),
        ("9999-12-31", "when"),
        ("0001-01-01", "when"),
        ("2027-01-01 to 2027-03-02", "many"),
        ("0001-01-01 to 9999-12-31", "when"),
        ("2027-01-01 to 9999-12-31", "when"),
    ],
)
async def test_days_that_cannot_be(service, typed, refusal):
    adventure = await by_post(service)
    with pytest.raises(RuleError, match=f"calendar-refused-{refusal}"):
        await service.by_post.holidays.add(ask(HOST), adventure, typed)
    assert await holidays(service, adventure) == []


async def test_a_calendar_has_room_for_sixty_days_to_come(service, clock):
    adventure = await by_post(service)
    await service.by_post.holidays.add(ask(HOST), adventure, "2027-01-01 to 2027-02-28")
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24")
    with pytest.raises(RuleError, match="calendar-refused-many"):
        await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-25")
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24")
    clock.at = utc(2027, 3, 2)
    while HOST not in await owed_by(service, adventure):
        await take_turn(service, adventure, FRIEND)
    await take_turn(service, adventure, HOST)
    # No turn that is open was asked before the days that are over, so they need not be known.
    await service.by_post.holidays.add(ask(HOST), adventure, "2027-03-10")
    assert await holidays(service, adventure) == ["2027-03-10"]


async def test_whoever_asks_for_too_many_days_is_told_how_many_are_left(service):
    adventure = await by_post(service)
    await service.by_post.holidays.add(ask(HOST), adventure, "2027-01-01 to 2027-02-28")
    with pytest.raises(RuleError) as refused:
        await service.by_post.holidays.add(ask(HOST), adventure, "2027-03-01 to 2027-03-02")
    assert "has room for one more" in all_words("en").say(refused.value.text)


async def test_days_are_taken_out_of_a_calendar_by_a_stretch_of_any_length(service):
    adventure = await by_post(service)
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24 to 2026-12-26")
    await service.by_post.holidays.add(ask(HOST), adventure, "2027-05-01")
    await service.by_post.holidays.remove(ask(HOST), adventure, "2026-12-25 to 9999-12-31")
    assert await holidays(service, adventure) == ["2026-12-24"]
    with pytest.raises(RuleError, match="calendar-refused-none"):
        await service.by_post.holidays.remove(ask(HOST), adventure, "2027-01-01 to 2031-01-01")


async def test_no_clock_runs_on_a_day_of_the_calendar(service, clock):
    adventure = await waiting(service)
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-23 to 2026-12-25")
    hero = (await service.history.queries.load(adventure)).seats[0].name
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    end = NOON + DAY + 3 * DAY
    assert "No clock runs on 2026-12-23 – 2026-12-25 (UTC)." in text
    assert f"{hero} <t:{end}:R>" in text
    calls = await pass_time(service, clock, 3 * DAY)
    assert [call.text for call in calls if "’s turn" in call.text] == []
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    back = utc(2026, 12, 26)
    assert f"{hero}’s clock is stopped until <t:{back}:f>; the turn ends <t:{end}:f>." in text
    await pass_time(service, clock, DAY - HOUR)
    assert (await table(service, adventure)).clock(1).missed == 0
    await pass_time(service, clock, 2 * HOUR)
    assert (await table(service, adventure)).clock(1).missed == 1


async def test_the_days_are_those_of_the_tables_zone(service, clock):
    adventure = await waiting(service, zone="Pacific/Auckland")
    clock.at = utc(2026, 12, 23, 10)
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24")
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    assert "stopped" not in text
    assert "Pacific/Auckland" in text
    clock.at = utc(2026, 12, 23, 11)
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"is stopped until <t:{utc(2026, 12, 24, 11)}:f>" in text


async def test_what_was_free_of_a_day_stays_free_when_it_is_taken_back(service, clock):
    adventure = await waiting(service)
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-23")
    clock.at = utc(2026, 12, 23, 18)
    await service.by_post.holidays.remove(ask(HOST), adventure, "2026-12-23")
    hero = (await service.history.queries.load(adventure)).seats[0].name
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"{hero} <t:{NOON + DAY + 18 * HOUR}:R>" in text
    with pytest.raises(RuleError, match="calendar-refused-none"):
        await service.by_post.holidays.remove(ask(HOST), adventure, "2026-12-23")


async def test_a_day_that_an_open_turn_stood_still_on_is_remembered(service, clock):
    adventure = await waiting(service, turn_time="a week")
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-23")
    clock.at = utc(2026, 12, 25)
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-31")
    assert await holidays(service, adventure) == ["2026-12-31"]
    hero = (await service.history.queries.load(adventure)).seats[0].name
    text = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"{hero} <t:{NOON + 8 * DAY}:R>" in text
    assert "2026-12-23" not in text


async def test_the_host_alone_and_by_post_alone(service):
    adventure = await by_post(service, FRIEND)
    for act in (service.by_post.holidays.add, service.by_post.holidays.remove):
        with pytest.raises(NotSeated, match="only-host"):
            await act(ask(FRIEND), adventure, "2026-12-24")
    assert "no holidays of its own" in await service.by_post.holidays.listed(ask(FRIEND), adventure)
    await service.lobby.set(ask(HOST), adventure, "pace", "live")
    with pytest.raises(RuleError, match="pace-refused-live"):
        await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24")
    await service.lobby.end(ask(HOST), adventure)
    with pytest.raises(NoAdventure, match="error-over"):
        await service.by_post.holidays.listed(ask(HOST), adventure)


async def test_a_lobby_has_its_calendar_before_the_game(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six", pace="post")).adventure
    await service.by_post.holidays.add(ask(HOST), adventure, "2026-12-24")
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert await holidays(service, adventure) == ["2026-12-24"]
    lines = "\n".join(await service.by_post.agreements.status(ask(HOST), adventure))
    assert "No clock runs on 2026-12-24" in lines
