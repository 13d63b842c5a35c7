"""Lobbies that nobody begins: they ask, and close in the end."""

import pytest

from rules.core.errors import NoAdventure, NotSeated
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.users import FRIEND, HOST, STRANGER


async def lobby(service, pace="post"):
    opened = await service.lobby.open(ask(HOST), "three-dice", pace=pace)
    await service.lobby.join(ask(FRIEND), opened.adventure)
    return opened.adventure


async def status(service, adventure):
    return (await service.history.queries.load(adventure)).status


async def shown(service, adventure):
    return await service.history.queries.card(adventure)


def verbs(card):
    return [each.verb for each in card.buttons]


async def later(service, clock, seconds):
    mentioned = []
    calls = await pass_time(service, clock, seconds, on_cards=mentioned)
    return mentioned, [call.user for call in calls]


@pytest.mark.parametrize("pace", ["post", "live"])
async def test_a_forgotten_lobby_asks_after_three_days_and_closes_after_ten(service, clock, pace):
    adventure = await lobby(service, pace)
    assert await later(service, clock, 3 * DAY - HOUR) == ([], [])
    assert "wanted" not in verbs(await shown(service, adventure))
    before = (await service.history.queries.load(adventure)).card
    assert await later(service, clock, 2 * HOUR) == ([HOST], [])
    card = await shown(service, adventure)
    assert verbs(card)[:2] == ["wanted", "unwanted"]
    assert "Still wanted?" in card.story[0]
    assert (await service.history.queries.load(adventure)).card != before
    assert await later(service, clock, 7 * DAY - 2 * HOUR) == ([], [])
    assert await status(service, adventure) == "lobby"
    await later(service, clock, 2 * HOUR)
    assert await status(service, adventure) == "cancelled"
    assert "for ten days" in (await shown(service, adventure)).story[0]
    assert verify(await service.history.queries.export(adventure)).good


async def test_whoever_wants_it_has_it_wait_and_it_asks_again(service, clock):
    adventure = await lobby(service)
    await later(service, clock, 9 * DAY)
    with pytest.raises(NotSeated):
        await service.by_post.lobbies.wanted(ask(STRANGER), adventure)
    await service.by_post.lobbies.wanted(ask(FRIEND), adventure)
    assert "wanted" not in verbs(await shown(service, adventure))
    await later(service, clock, 3 * DAY - HOUR)
    assert "wanted" not in verbs(await shown(service, adventure))
    assert await later(service, clock, 2 * HOUR) == ([HOST], [])


async def test_whatever_people_do_there_says_that_it_is_wanted(service, clock):
    adventure = await lobby(service)
    await later(service, clock, 4 * DAY)
    await service.lobby.join(ask(STRANGER), adventure)
    await later(service, clock, 3 * DAY - HOUR)
    assert "wanted" not in verbs(await shown(service, adventure))
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert await status(service, adventure) == "running"


async def test_one_that_was_closed_is_not_wanted_any_more(service, clock):
    adventure = await lobby(service)
    await later(service, clock, 4 * DAY)
    await service.lobby.end(ask(HOST), adventure)
    assert (await shown(service, adventure)).story == ("This lobby is closed.",)
    with pytest.raises(NoAdventure):
        await service.by_post.lobbies.wanted(ask(HOST), adventure)


async def test_no_lobby_closes_while_nobody_could_press(service, clock):
    adventure = await lobby(service)
    timers = service.by_post.timers
    # A start of the program, which finds how long it was away by its last beat.
    await timers.wake()
    await later(service, clock, 3 * DAY + HOUR)
    await timers.beat()
    clock.at += 8 * DAY
    await timers.wake()
    assert await later(service, clock, 6 * DAY) == ([], [])
    assert "Still wanted?" in (await shown(service, adventure)).story[0]
    await later(service, clock, 2 * DAY)
    assert await status(service, adventure) == "cancelled"
