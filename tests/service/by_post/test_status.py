"""The status of a table's time: of each seat one sentence, and the one that is true."""

import pytest

from rules.service.clocks.presence import Presence
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, others_play
from tests.support.rounds import HIT, declare, in_a_fight
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def status(service, adventure, seat=2):
    """What the status says of one seat, without its hero and player."""
    lines = await service.by_post.agreements.status(ask(STRANGER), adventure)
    hero = (await service.history.queries.load(adventure)).seats[seat - 1].name
    (line,) = [each for each in lines if each.startswith(hero)]
    return line.partition(": ")[2]


async def friends_turn(service, **settings):
    """A game of three that waits for the friend in seat 2."""
    adventure = await by_post(service, FRIEND, THIRD, **settings)
    await others_play(service, adventure, FRIEND)
    return adventure


async def sleeps(service, clock, user, hours):
    """Somebody's quiet hours begin in this minute (UTC)."""
    minute = clock.now() % DAY // MINUTE
    quiet = (minute, (minute + 60 * hours) % 1440)
    await service.people.availability.set(ask(user), Presence(quiet=quiet))


async def test_of_a_turn_it_says_until_when_it_lasts_or_that_its_time_is_up(service, clock):
    adventure = await friends_turn(service, absence="wait")
    assert await status(service, adventure) == f"to act, until <t:{clock.now() + DAY}:R>"
    assert await status(service, adventure, 1) == "nothing to do now"
    await pass_time(service, clock, DAY)
    assert await status(service, adventure) == "time is up"


async def test_of_a_turn_without_a_limit_it_says_that(service):
    adventure = await friends_turn(service, turn_time="none")
    assert await status(service, adventure) == "to act, with no time limit"


async def test_of_a_clock_that_stands_still_it_says_why_and_until_when(service, clock):
    adventure = await friends_turn(service)
    await sleeps(service, clock, FRIEND, 8)
    morning = clock.now() + 8 * HOUR
    assert await status(service, adventure) == (
        f"to act; the clock is stopped until <t:{morning}:R>"
    )
    await service.by_post.agreements.pause(ask(HOST), adventure)
    assert await status(service, adventure) == "to act; the clocks are paused"
    assert await status(service, adventure, 1) == "nothing to do now"


async def test_of_a_table_that_cannot_be_shown_it_says_that_its_clocks_are_paused(service):
    adventure = await friends_turn(service)
    await service.by_post.parking.park(adventure, "locked")
    assert await status(service, adventure) == "to act; the clocks are paused"


async def test_of_somebody_on_vacation_it_says_until_when(service, clock):
    adventure = await friends_turn(service)
    await service.people.availability.away(ask(FRIEND), "5 days")
    (vacation,) = (await service.people.availability.of(FRIEND)).vacations
    assert await status(service, adventure) == f"on vacation until <t:{vacation.end}:R>"


async def test_of_a_seat_it_says_who_leads_it(service):
    adventure = await friends_turn(service)
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "careful")
    assert await status(service, adventure) == "on autopilot"
    await service.by_post.departures.left(adventure, FRIEND)
    assert "free for anybody" in await status(service, adventure)
    await service.lobby.leave(ask(THIRD), adventure)
    assert await status(service, adventure, 3) == "no player; the autopilot plays"


@pytest.mark.parametrize("turn_time", ["24h", "none"])
async def test_of_a_turn_that_is_to_come_it_says_whether_it_is_planned(service, clock, turn_time):
    adventure = await in_a_fight(service, 3, turn_time=turn_time, absence="guard")
    until = f"until <t:{clock.now() + DAY // 2}:R>" if turn_time == "24h" else "with no time limit"
    assert await status(service, adventure) == f"can plan the turn, {until}"
    await declare(service, adventure, FRIEND, HIT)
    assert await status(service, adventure) == "has planned this round’s turn"
    assert await status(service, adventure, 3) == f"can plan the turn, {until}"
    if turn_time == "24h":
        await sleeps(service, clock, THIRD, 8)
        assert await status(service, adventure, 3) == "can plan the turn; the clock is stopped"


async def test_of_a_turn_that_is_to_come_it_says_that_its_time_is_up(service, clock):
    adventure = await in_a_fight(service, 3, absence="wait", misses="10")
    await service.people.availability.away(ask(HOST), "5 days")
    await pass_time(service, clock, 25 * HOUR)
    assert "time is up; when the turn comes" in await status(service, adventure)
    card = "\n".join((await service.history.queries.card(adventure)).clock)
    heroes = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    assert f"This round waits for: {heroes[0]} · {heroes[1]} and {heroes[2]} (time is up)" in card


async def test_of_a_turn_that_is_to_come_it_says_that_its_player_is_away(service, clock):
    adventure = await in_a_fight(service, 3, absence="guard", misses="1")
    await service.people.availability.away(ask(HOST), "5 days")
    await pass_time(service, clock, 25 * HOUR)
    assert await status(service, adventure) == "away; the autopilot takes each turn at once"


async def test_the_card_says_of_each_who_has_not_planned_how_long_they_can(service, clock):
    adventure = await in_a_fight(service, 4)
    heroes = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    await declare(service, adventure, FRIEND, HIT)
    await sleeps(service, clock, THIRD, 8)
    card = (await service.history.queries.card(adventure)).clock
    due = f"<t:{clock.now() + DAY // 2}:R>"
    waits = f"{heroes[0]} and {heroes[3]} {due} · {heroes[2]}"
    assert card[-1] == f"{heroes[1]} has spoken. This round still waits for: {waits}"
