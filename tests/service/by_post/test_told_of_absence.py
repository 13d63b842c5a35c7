"""Who counts as away is told once for each absence, and never at night."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from rules.core.errors import NoAdventure
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import bring_cards, pass_time
from tests.support.post import by_post, others_play, table, take_turn
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, THIRD

AWAY = "so you count as away here"
TOKYO = "Asia/Tokyo"
DAYS = 3 if SOAK else 2
"""Days of silence, of which the first passes before anybody counts as away."""


async def days_of_silence(service, clock, adventure, days):
    """Days in which the friend is silent and the host plays on now and then.

    Gives the hours in Tokyo at which the friend is told that they count as away.
    """
    hours = []
    for passed in range(days * DAY // HOUR):
        if passed % 6 == 0:
            await take_turn(service, adventure, HOST)
        calls = await pass_time(service, clock, HOUR)
        hour = datetime.fromtimestamp(clock.at, ZoneInfo(TOKYO)).hour
        hours += [hour for call in calls if AWAY in call.text and call.user == FRIEND]
        assert all(bool(call.back) == (AWAY in call.text) for call in calls)
    return hours


@pytest.mark.parametrize(
    "absence", ["guard", "autopilot", "wait"] if SOAK else ["autopilot", "wait"]
)
async def test_one_absence_is_told_once_and_the_next_again(service, clock, absence):
    adventure = await by_post(service, FRIEND, together="off", absence=absence, misses="1")
    await bring_cards(service, clock)
    assert len(await days_of_silence(service, clock, adventure, DAYS)) == 1
    await service.by_post.agreements.come_back(ask(FRIEND), adventure)
    assert len(await days_of_silence(service, clock, adventure, DAYS)) == 1


async def test_nobody_is_told_at_night(service, clock):
    adventure = await by_post(service, FRIEND, together="off", turn_time="2 hours", misses="1")
    await bring_cards(service, clock)
    await others_play(service, adventure, FRIEND)
    night = ("20:00", "11:00")
    told = []
    clock.at += 90 * 60
    await service.people.availability.tell(
        ask(HOST), zone=TOKYO, quiet_from=night[0], quiet_to=night[1]
    )
    told += await days_of_silence(service, clock, adventure, 3)
    assert len(told) == 1
    assert all(11 <= hour < 20 for hour in told)


async def test_the_way_back_leads_only_to_a_game_of_ones_own(service):
    adventure = await by_post(service, FRIEND)
    private = {"channel": 7, "guild": None, "manages_channel": True, "manages_server": True}
    with pytest.raises(NoAdventure):
        await service.by_post.returning.from_anywhere(ask(THIRD, **private), adventure)
    request = await service.by_post.returning.from_anywhere(ask(FRIEND, **private), adventure)
    assert (request.user, request.channel, request.guild) == (FRIEND, 100, 1)
    assert not request.manages_channel
    assert not request.manages_server


async def test_it_is_told_in_the_morning_though_the_bot_was_gone_meanwhile(service, clock):
    adventure = await by_post(service, FRIEND, together="off", turn_time="2 hours", misses="1")
    await others_play(service, adventure, FRIEND)
    await service.people.availability.set(
        ask(FRIEND),
        (await service.people.availability.of(FRIEND)).with_(snoozed=clock.at + 30 * HOUR),
    )
    assert await days_of_silence(service, clock, adventure, 1) == []
    before = (await table(service, adventure)).clock(2).away
    assert before is not None
    await service.by_post.timers.lost(clock.at, clock.at + HOUR)
    clock.at += HOUR
    assert len(await days_of_silence(service, clock, adventure, 1)) == 1
