"""What people tell us of their days, as they type it."""

import pytest

from rules.core.errors import RuleError
from rules.service.clocks.presence import Presence
from rules.service.people.availability import said_of
from tests.support.clocks import utc
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post
from tests.support.users import FRIEND, HOST

NOON = utc(2027, 1, 14, 12)


@pytest.fixture(autouse=True)
def _noon(clock):
    clock.at = NOON


@pytest.mark.parametrize(
    ("typed", "zone", "end"),
    [
        ("2027-01-20", "UTC", utc(2027, 1, 21)),
        ("5 days", "UTC", utc(2027, 1, 20)),
        ("2 weeks", "UTC", utc(2027, 1, 29)),
        ("3d", "UTC", utc(2027, 1, 18)),
        ("tomorrow", "UTC", utc(2027, 1, 16)),
        ("today", "Pacific/Auckland", utc(2027, 1, 15, 11)),
        ("2027-01-20", "America/New_York", utc(2027, 1, 21, 5)),
    ],
)
async def test_days_are_read_where_the_person_lives(service, typed, zone, end):
    await service.people.availability.tell(ask(HOST), zone=zone)
    await service.people.availability.away(ask(HOST), typed)
    (vacation,) = (await service.people.availability.of(HOST)).vacations
    assert tuple(vacation) == (NOON, end)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ("5 Tage", utc(2027, 1, 20)),
        ("zwei Wochen", utc(2027, 1, 29)),
        ("morgen", utc(2027, 1, 16)),
        ("Übermorgen", utc(2027, 1, 17)),
        ("20.1.", utc(2027, 1, 21)),
        ("20. Januar 2027", utc(2027, 1, 21)),
        ("Montag", utc(2027, 1, 19)),
        ("5 días", utc(2027, 1, 20)),
        ("5 dias", utc(2027, 1, 20)),
        ("una semana", utc(2027, 1, 22)),
        ("mañana", utc(2027, 1, 16)),
        ("manana", utc(2027, 1, 16)),
        ("pasado mañana", utc(2027, 1, 17)),
        ("el lunes 18 de enero", utc(2027, 1, 19)),
        ("20/1/2027", utc(2027, 1, 21)),
        ("2 weeks", utc(2027, 1, 29)),
        ("monday", utc(2027, 1, 19)),
        ("Jan 20", utc(2027, 1, 21)),
        ("in 5 days", utc(2027, 1, 20)),
        ("bis Montag", utc(2027, 1, 19)),
        ("hasta 20/1/2027", utc(2027, 1, 21)),
    ],
)
async def test_days_are_read_in_every_language(service, typed, end, locale):
    await service.people.availability.away(ask(HOST, locale=locale), typed)
    (vacation,) = (await service.people.availability.of(HOST)).vacations
    assert vacation.end == end


async def test_a_date_that_may_be_another_is_read_where_the_day_always_comes_first(service):
    with pytest.raises(RuleError, match="away-refused-read"):
        await service.people.availability.away(ask(HOST), "2/1/2027")
    await service.people.availability.away(ask(HOST, locale="es"), "3/2/2027")
    (vacation,) = (await service.people.availability.of(HOST)).vacations
    assert vacation.end == utc(2027, 2, 4)


@pytest.mark.parametrize("off", ["off", "none", "-", "aus", "Keine", "ninguna", "no"])
async def test_quiet_hours_are_given_up_in_every_language(service, off):
    await service.people.availability.tell(ask(HOST), quiet_from="22 Uhr", quiet_to="8 h")
    assert (await service.people.availability.of(HOST)).quiet == (22 * 60, 8 * 60)
    await service.people.availability.tell(ask(HOST), quiet_from=off)
    assert (await service.people.availability.of(HOST)).quiet is None


@pytest.mark.parametrize("typed", ["next year", "2027-13-01", "2020-01-01", "400 days", "-3", "💤"])
async def test_a_day_that_cannot_be_is_refused(service, typed):
    with pytest.raises(RuleError, match="away-refused"):
        await service.people.availability.away(ask(HOST), typed)
    assert (await service.people.availability.of(HOST)).vacations == ()


@pytest.mark.parametrize(
    ("until", "since", "why"),
    [
        ("9999-12-31", "", "year"),
        ("31.12.9999", "9999-12-31", "far"),
        ("5 days", "9999-12-30", "far"),
        ("9999 weeks", "2027-02-01", "year"),
        ("2020-01-01", "2027-02-01", "when"),
        ("2027-01-20", "2027-02-01", "order"),
    ],
)
async def test_why_a_vacation_cannot_be_is_said(service, until, since, why):
    with pytest.raises(RuleError, match=f"away-refused-{why}"):
        await service.people.availability.away(ask(HOST), until, since)
    assert (await service.people.availability.of(HOST)).vacations == ()


async def test_a_vacation_can_be_planned_and_ended(service, clock):
    await service.people.availability.away(ask(HOST), "2027-01-30", "2027-01-20")
    assert (await service.people.availability.of(HOST)).on_vacation(clock.now()) is None
    clock.at = utc(2027, 1, 22)
    assert (await service.people.availability.of(HOST)).on_vacation(clock.now()) is not None
    await service.people.availability.back(ask(HOST))
    (vacation,) = (await service.people.availability.of(HOST)).vacations
    assert tuple(vacation) == (utc(2027, 1, 20), utc(2027, 1, 22))
    with pytest.raises(RuleError, match="back"):
        await service.people.availability.back(ask(HOST))


@pytest.mark.parametrize(
    ("start", "end", "quiet"),
    [
        ("22:00", "8:00", (22 * 60, 8 * 60)),
        ("10 pm", "8 am", (22 * 60, 8 * 60)),
        ("12am", "7.30", (0, 7 * 60 + 30)),
        ("24", "6", (0, 6 * 60)),
        ("22 Uhr", "halb acht", (22 * 60, 7 * 60 + 30)),
        ("22:00", "a las ocho menos cuarto", (22 * 60, 7 * 60 + 45)),
        ("off", "", None),
    ],
)
async def test_quiet_hours_as_people_write_them(service, start, end, quiet):
    await service.people.availability.tell(ask(HOST), quiet_from="1:00", quiet_to="2:00")
    await service.people.availability.tell(ask(HOST), quiet_from=start, quiet_to=end)
    assert (await service.people.availability.of(HOST)).quiet == quiet


@pytest.mark.parametrize(
    ("start", "end"),
    [("25:00", "8:00"), ("13 pm", "8"), ("22:00", ""), ("8", "8:00"), ("24:30", "8"), ("x", "y")],
)
async def test_hours_that_cannot_be_are_refused(service, start, end):
    with pytest.raises(RuleError, match="away-refused"):
        await service.people.availability.tell(ask(HOST), quiet_from=start, quiet_to=end)
    assert await service.people.availability.of(HOST) == Presence()


@pytest.mark.parametrize("typed", ["europe/berlin", "EUROPE/BERLIN", " Europe/Berlin "])
async def test_a_zone_has_one_name_on_every_system(service, typed):
    """Where files have one name in either case, any spelling would open the zone."""
    await service.people.availability.tell(ask(HOST), zone=typed)
    assert (await service.people.availability.of(HOST)).zone == "Europe/Berlin"


@pytest.mark.parametrize(
    "zone", ["posixrules", "Atlantis", "../../etc/passwd", "Europe", "europe\0berlin"]
)
async def test_a_zone_that_is_not_there_is_refused(service, zone):
    with pytest.raises(RuleError, match="zone"):
        await service.people.availability.tell(ask(HOST), zone=zone)


async def test_every_table_sees_who_is_away(service, clock):
    adventure = await by_post(service, FRIEND)
    await service.people.availability.away(ask(FRIEND), "5 days")
    said = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"<@{FRIEND}> is away until <t:{utc(2027, 1, 20)}:f>." in said
    assert await service.store.next_due() is not None
    lines = await service.by_post.agreements.status(ask(HOST), adventure)
    assert any("on vacation" in line for line in lines)
    await pass_time(service, clock, 6 * DAY, step=6 * HOUR)
    assert "is away until" not in "\n".join((await service.history.queries.card(adventure)).clock)


async def test_settings_are_read_back_in_a_sentence(service):
    said = {}
    for wanted in (False, True):
        await service.people.availability.tell(ask(HOST), next_up=wanted)
        said[wanted] = dict(said_of(await service.people.availability.of(HOST), NOON).args)
    assert (said[False]["next"], said[True]["next"]) == ("no", "yes")
    assert said[True]["away"] == "no"
    await service.people.availability.away(ask(HOST), "2 days")
    later = dict(said_of(await service.people.availability.of(HOST), NOON).args)
    assert (later["away"], later["until"]) == ("yes", f"<t:{utc(2027, 1, 17)}:f>")


async def test_thirty_days_of_a_year_may_be_vacation(service, clock):
    away = service.people.availability.away
    with pytest.raises(RuleError, match="away-refused-year") as refused:
        await away(ask(HOST), "31 days")
    assert dict(refused.value.text.args) == {"most": 30, "left": 30}
    await away(ask(HOST), "10 days")
    clock.at = utc(2027, 6, 1)
    # Ten whole days and this afternoon of January were days of it.
    with pytest.raises(RuleError, match="away-refused-year") as refused:
        await away(ask(HOST), "20 days")
    assert dict(refused.value.text.args) == {"most": 30, "left": 20}
    await away(ask(HOST), "19 days")
    clock.at = utc(2028, 1, 30)
    # Those of that January are a year ago.
    with pytest.raises(RuleError, match="away-refused-year"):
        await away(ask(HOST), "10 days")
    await away(ask(HOST), "9 days")


async def test_a_new_vacation_stands_for_one_that_was_planned(service, clock):
    availability = service.people.availability
    await availability.away(ask(HOST), "2027-02-25", "2027-02-01")
    await availability.away(ask(HOST), "2027-02-05", "2027-01-20")
    (vacation,) = (await availability.of(HOST)).vacations
    assert tuple(vacation) == (utc(2027, 1, 20), utc(2027, 2, 6))
    await availability.back(ask(HOST))
    assert (await availability.of(HOST)).vacations == ()


async def test_who_is_back_keeps_what_is_planned_until_they_take_it_back(service, clock):
    availability = service.people.availability
    await availability.away(ask(HOST), "5 days")
    await availability.away(ask(HOST), "2027-02-05", "2027-02-01")
    said = await availability.back(ask(HOST))
    assert dict(said.args)["planned"] == "yes"
    presence = await availability.of(HOST)
    assert presence.on_vacation(clock.now()) is None
    assert [each.start for each in presence.vacations if each.end > clock.now()] == [
        utc(2027, 2, 1)
    ]
    assert (await availability.back(ask(HOST))).key == "away-back-planned"
    assert not [each for each in (await availability.of(HOST)).vacations if each.end > clock.now()]
    with pytest.raises(RuleError, match="away-refused-back"):
        await availability.back(ask(HOST))


async def test_a_vacation_that_is_on_ends_where_the_next_begins(service, clock):
    availability = service.people.availability
    await availability.away(ask(HOST), "10 days")
    clock.at += 2 * DAY
    await availability.away(ask(HOST), "2027-01-30", "2027-01-20")
    assert [tuple(each) for each in (await availability.of(HOST)).vacations] == [
        (NOON, utc(2027, 1, 20)),
        (utc(2027, 1, 20), utc(2027, 1, 31)),
    ]


async def test_calls_are_put_off_for_a_week_at_most_and_wanted_again_at_once(service, clock):
    availability = service.people.availability
    for hours in (-1, 7 * 24 + 1):
        with pytest.raises(RuleError, match="calls-refused-hours") as refused:
            await availability.snooze(ask(HOST), hours)
        assert dict(refused.value.text.args) == {"most": 168}
    said = await availability.snooze(ask(HOST), 7 * 24)
    assert dict(said.args) == {"snoozed": "yes", "until": f"<t:{NOON + 7 * DAY}:f>"}
    assert (await availability.of(HOST)).snoozed == NOON + 7 * DAY
    said = await availability.snooze(ask(HOST), 0)
    assert dict(said.args)["snoozed"] == "no"
    assert (await availability.of(HOST)).snoozed == 0


async def test_a_snooze_of_one_game_ends_alone_and_leaves_its_calls_as_they_are(service, clock):
    availability, adventure = service.people.availability, await by_post(service)
    await availability.in_game(ask(HOST), adventure, calls="turns", hours=6)
    said = await availability.in_game(ask(HOST), adventure)
    assert dict(said.args)["snoozed"] == "yes"
    said = await availability.in_game(ask(HOST), adventure, hours=0)
    assert (dict(said.args)["calls"], dict(said.args)["snoozed"]) == ("turns", "no")
    await availability.in_game(ask(HOST), adventure, calls="all")
    assert (await availability.of(HOST)).games == {}
    clock.at += HOUR
