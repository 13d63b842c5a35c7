"""Room that is kept for a game before it begins, who is welcomed, and games beside a channel."""

import pytest

from rules.core.errors import NoAdventure, RuleError
from rules.ports import ServerSettings
from rules.service.servers.cooldowns import ALLOWED
from tests.service.servers.test_servers import FRIEND, GUILD, HOST, here, opened, told

THREAD, OTHER = 201, 202


class Threads:
    """Channel 100 of a server has a public thread, and another one that is private or asleep."""

    def __init__(self, public=(THREAD,)):
        self.public = frozenset(public)

    async def parent(self, _guild, channel):
        return 100 if channel in (THREAD, OTHER) else 0

    def public_threads(self, _guild, channel):
        return self.public if channel == 100 else frozenset()


async def test_room_that_is_kept_counts_until_the_game_has_begun_or_is_given_up(service):
    await service.store.keep_server(ServerSettings(guild=GUILD, most_games=2))
    first, second, third = (here(channel=each) for each in (101, 102, 103))
    async with service.work.reserved(first), service.work.reserved(second):
        with pytest.raises(RuleError) as refusal:
            async with service.work.reserved(third):
                pass
        assert "2" in told(refusal)
        await service.lobby.open(second, "three-dice")
        with pytest.raises(RuleError):
            await opened(service, channel=104)
        await service.lobby.open(first, "three-dice")
    await service.store.keep_server(ServerSettings(guild=GUILD, most_games=3))
    with pytest.raises(ConnectionError):
        async with service.work.reserved(third):
            raise ConnectionError
    await opened(service, channel=105)
    assert (await service.store.open_games(GUILD, HOST)).games == 3


async def test_room_that_is_kept_counts_for_ones_own_pace_and_limit(service):
    many = ALLOWED["begin"].most
    await service.store.keep_server(ServerSettings(guild=GUILD, most_each=many))
    requests = [here(channel=300 + number) for number in range(many + 1)]
    for each in requests[:many]:
        await service.servers.admission.may_begin(each)
        service.servers.admission.reserve(each)
    with pytest.raises(RuleError):
        await service.servers.admission.may_begin(requests[many], counts=False)
    await service.servers.admission.may_begin(here(FRIEND, channel=400))
    for each in requests:
        service.servers.admission.give_up(each)
    await service.servers.admission.may_begin(requests[many])


async def test_who_comes_to_a_table_is_welcomed_once(service):
    met = []
    service.work.welcome = lambda adventure, users: met.append((adventure.channel, users))
    adventure = await opened(service)
    await service.lobby.join(here(FRIEND), adventure)
    await service.lobby.ready(here(FRIEND), adventure)
    await service.lobby.leave(here(FRIEND), adventure)
    assert [each for each in met if each[1]] == [(100, (HOST,)), (100, (FRIEND,))]
    await service.by_post.parking.move_here(here(channel=109), adventure)
    assert met[-1] == (109, (HOST,))


async def test_ones_own_games_are_near_and_of_others_the_only_public_one(service):
    service.servers.settings.lookup = Threads()
    await opened(service, channel=OTHER)
    await opened(service, channel=999)
    nearby = service.servers.nearby
    assert await nearby.channels(here()) == (OTHER,)
    assert await nearby.channels(here(channel=THREAD, parent=100)) == (OTHER,)
    assert await nearby.channels(here(FRIEND)) == ()
    assert await nearby.channels(here(channel=999)) == ()
    await opened(service, user=14, channel=THREAD)
    assert await nearby.channels(here(FRIEND)) == (THREAD,)
    service.servers.settings.lookup = Threads(public=(THREAD, OTHER))
    assert await nearby.channels(here(FRIEND)) == ()
    await opened(service, user=15, channel=100)
    assert await nearby.channels(here(channel=THREAD, parent=100)) == (OTHER,)
    with pytest.raises(NoAdventure) as none:
        await service.work.here(here(channel=203, parent=100))
    assert f"<#{OTHER}>" in told(none)


async def test_tutorials_take_no_room_of_ones_own(service):
    await service.store.keep_server(ServerSettings(guild=GUILD, most_each=1))
    for number in range(3):
        await service.tutorials.open(here(channel=500 + number), "three-dice")
    counted = await service.store.open_games(GUILD, HOST)
    assert (counted.games, counted.theirs) == (3, 0)
    await opened(service, channel=510)
    with pytest.raises(RuleError):
        await opened(service, channel=511)
    lesson = here(channel=512)
    async with service.work.reserved(lesson, own=False):
        await service.tutorials.open(lesson, "green-dungeon")
    assert (await service.store.open_games(GUILD, HOST)) == (5, 1)


async def test_a_tutorial_takes_room_of_the_server(service):
    await service.store.keep_server(ServerSettings(guild=GUILD, most_games=1, most_each=1))
    await opened(service)
    with pytest.raises(RuleError) as refusal:
        await service.tutorials.open(here(channel=501), "three-dice")
    assert "the limit" in told(refusal)
