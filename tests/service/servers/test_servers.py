"""What servers and the owner allow: one gate for all that begins, in words that say what helps."""

import asyncio

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.ports import EVERYWHERE, ServerSettings
from rules.service.dungeons.request import DungeonRequest
from rules.service.servers.cooldowns import ALLOWED
from tests.support.campaigns import HOST as FOUNDER
from tests.support.campaigns import founded
from tests.support.houses import ask

GUILD = 2
HOST, FRIEND, KEEPER = 11, 12, 13


class Known:
    """A server whose threads and losses are known."""

    def __init__(self, parent=None, gone=()):
        self._above, self._gone = parent or {}, frozenset(gone)

    async def parent(self, _guild, channel):
        return self._above.get(channel, 0)

    def gone(self, _guild, ids):
        return self._gone & set(ids)


def here(user=HOST, channel=100, **more):
    """A request in a server where all is as it is at first."""
    return ask(user, channel=channel, guild=GUILD, **more)


def keeper(**more):
    return here(KEEPER, manages_server=True, **more)


async def opened(service, user=HOST, channel=100, **more):
    return (
        await service.lobby.open(
            here(user, channel, **more), "three-dice", seed=f"{user}-{channel}"
        )
    ).adventure


def told(refusal):
    return all_words("en").say(refusal.value.text)


async def refused(service, **more):
    """What somebody is told who may not begin a game; nothing was stored."""
    before = await service.store.open_games(GUILD, 0)
    with pytest.raises(RuleError) as refusal:
        await opened(service, **more)
    assert await service.store.open_games(GUILD, 0) == before
    return told(refusal)


# Settings


async def test_a_server_begins_open_with_room_for_fifty_and_five_for_each(service):
    assert await service.servers.settings.of(GUILD) == ServerSettings(
        guild=GUILD, most_games=50, most_each=5
    )
    await opened(service)


async def test_only_who_manages_the_server_may_settle_or_know(service):
    for deed in (
        service.servers.settings.change(here(), closed=True),
        service.servers.settings.change(here(manages_channel=True), roles=(1,)),
        service.servers.settings.report(here(manages_channel=True)),
        service.servers.settings.forget_gone(here()),
    ):
        with pytest.raises(NotSeated):
            await deed
    with pytest.raises(NoAdventure):
        await service.servers.settings.change(
            ask(KEEPER, guild=None, manages_server=True), closed=True
        )
    assert await service.servers.settings.of(GUILD) == ServerSettings(guild=GUILD)


@pytest.mark.parametrize(
    "changes",
    [
        {"most_games": 0},
        {"most_games": 1001},
        {"most_each": 101},
        {"most_each": -1},
        {"channels": tuple(range(1, 27))},
        {"roles": (66,)},
        {"quiet": (66,)},
    ],
)
async def test_what_does_not_fit_changes_nothing(service, changes):
    service.servers.settings.lookup = Known(gone=(66,))
    with pytest.raises(RuleError):
        await service.servers.settings.change(keeper(), **changes)
    assert await service.store.server(GUILD) is None


async def test_two_who_settle_at_once_both_have_their_way(service):
    await asyncio.gather(
        service.servers.settings.change(keeper(), roles=(5,)),
        service.servers.settings.change(keeper(), quiet=(6,)),
        service.servers.settings.change(keeper(), most_each=7),
    )
    expected = ServerSettings(guild=GUILD, roles=(5,), quiet=(6,), most_each=7)
    assert await service.servers.settings.of(GUILD) == expected == await service.store.server(GUILD)


# Where and by whom


async def test_games_begin_in_the_channels_named_and_their_threads(service):
    await service.servers.settings.change(keeper(), channels=(100, 101))
    said = await refused(service, channel=200)
    assert said == (
        "You cannot start games in this channel. Start yours in <#100>, <#101>, "
        "or in a thread there."
    )
    await refused(service, channel=201, parent=200)
    await opened(service, channel=100)
    await opened(service, channel=202, parent=101)
    service.servers.settings.lookup = Known(parent={203: 100})
    await opened(service, channel=203)
    await service.servers.settings.change(keeper(), channels=())
    await opened(service, channel=200)


async def test_games_are_begun_by_the_roles_named_and_by_who_manages(service):
    await service.servers.settings.change(keeper(), roles=(7, 8))
    assert "<@&7>, <@&8>" in await refused(service)
    assert "<@&7>" in await refused(service, roles=(9,))
    adventure = await opened(service, roles=(9, 8))
    await service.lobby.join(here(FRIEND), adventure)
    await opened(service, KEEPER, 101, manages_server=True)


async def test_a_channel_or_role_that_is_gone_lets_nobody_in_and_says_so(service):
    await service.servers.settings.change(keeper(), channels=(100, 101), roles=(7,))
    service.servers.settings.lookup = Known(gone=(100, 7))
    assert "Start yours in <#101>," in await refused(service, channel=200)
    service.servers.settings.lookup = Known(gone=(100, 101, 7))
    assert "those do not exist any more" in await refused(service, channel=200)
    assert "/server settings" in await refused(service, channel=200)
    report = await service.servers.settings.report(keeper())
    assert report.gone == {100, 101, 7}
    await service.servers.settings.change(keeper(), channels=())
    said = await refused(service)
    assert said.startswith(
        "Only certain roles can start games in this server, and those do not exist"
    )
    await service.servers.settings.forget_gone(keeper())
    assert (await service.servers.settings.report(keeper())).gone == frozenset()
    await opened(service)


# How many


async def test_one_person_and_the_server_have_as_many_as_was_settled(service):
    await service.servers.settings.change(keeper(), most_each=2, most_games=3)
    mine = [await opened(service, channel=100 + number) for number in range(2)]
    assert "You host 2 games in this server, and one person can have 2 open" in await refused(
        service, channel=110
    )
    await opened(service, FRIEND, 103)
    said = await refused(service, user=KEEPER, channel=111, manages_server=True)
    assert "3 games are open in this server, and 3 is the limit" in said
    await service.lobby.end(here(channel=100), mine[0])
    await opened(service, channel=112)


async def test_two_at_once_are_not_one_too_many(service):
    await service.servers.settings.change(keeper(), most_games=1)
    made = await asyncio.gather(
        *(opened(service, user, 100 + user) for user in range(20, 26)), return_exceptions=True
    )
    assert sum(isinstance(each, str) for each in made) == 1
    assert (await service.store.open_games(GUILD, 0)).games == 1


async def test_the_same_request_again_is_answered_and_not_refused(service):
    await service.servers.settings.change(keeper(), most_each=1)
    first = await service.lobby.open(here(request="once"), "three-dice", seed="once")
    again = await service.lobby.open(here(request="once"), "three-dice", seed="once")
    assert (again.adventure, again.repeated) == (first.adventure, True)


# Cooldowns


async def test_the_sixth_game_within_ten_minutes_waits_and_is_told_how_long(service, clock):
    begun = clock.at
    for number in range(5):
        adventure = await opened(service, channel=100 + number)
        await service.lobby.end(here(channel=100 + number), adventure)
        clock.at += 60
    said = await refused(service, channel=110)
    assert said == (
        "You have started too many games (within 10 min: 5). "
        f"You can start the next one <t:{begun + 600}:R>."
    )
    await opened(service, FRIEND, 111)
    clock.at = begun + 599
    await refused(service, channel=110)
    clock.at = begun + 600
    await opened(service, channel=110)


async def test_what_was_refused_does_not_count(service):
    await opened(service, FRIEND, 100)
    for _ in range(6):
        assert "has an adventure already" in await refused(service, channel=100)
    await opened(service, channel=101)


async def test_who_may_have_many_may_begin_them_one_after_the_other(service):
    await service.servers.settings.change(keeper(), most_each=7)
    for number in range(7):
        await opened(service, channel=100 + number)


@pytest.mark.parametrize("costly", ["map", "file", "own"])
async def test_costly_things_have_a_cooldown_of_their_own_for_each_person(service, clock, costly):
    patience = service.servers.admission.cooldowns
    for _ in range(ALLOWED[costly].most):
        patience.spend(HOST, costly)
    with pytest.raises(RuleError) as refusal:
        patience.spend(HOST, costly)
    when = int(told(refusal).rpartition("<t:")[2].removesuffix(":R>."))
    assert when > clock.now()
    patience.spend(FRIEND, costly)
    patience.check(HOST, "begin")
    clock.at = when
    patience.spend(HOST, costly)


async def test_what_costs_more_cools_down_for_longer(service, clock):
    patience, allowed = service.servers.admission.cooldowns, ALLOWED["file"]
    large = allowed.most // 2
    patience.spend(HOST, "file", large)
    patience.spend(HOST, "file", large)
    with pytest.raises(RuleError):
        patience.spend(HOST, "file")
    clock.at += allowed.within
    # Nobody is kept from what costs more than all of it, but it is the only thing for a while.
    patience.spend(HOST, "file", 3 * allowed.most)
    clock.at += 3 * allowed.within - 1
    with pytest.raises(RuleError) as refusal:
        patience.spend(HOST, "file")
    assert f"<t:{clock.at + 1}:R>" in told(refusal)
    clock.at += 1
    patience.spend(HOST, "file")
    with pytest.raises(RuleError):
        patience.spend(HOST, "file", allowed.most)


# The gate stands before everything that begins


async def begins(service, what):
    request = here(channel=300)
    match what:
        case "adventure":
            await service.lobby.open(request, "three-dice", seed="gate")
        case "daily":
            await service.hall.open(request)
        case "campaign":
            await service.campaigns.found(request, "three-dice", "Gate", seed="gate")
        case "import":
            if await service.store.in_channel(100) is None:
                await founded(service)
            file = await service.campaigns.archive.export(ask(FOUNDER))
            await service.campaigns.archive.bring(request, file.data)
        case mode:
            await service.dungeons.make(request, mode, DungeonRequest(seed="gate"))


BEGINNING = ("adventure", "daily", "campaign", "import", "draft", "explore")


@pytest.mark.parametrize("what", BEGINNING)
async def test_nothing_begins_around_the_gate(service, what):
    for changes, words in (
        ({"closed": True}, "The managers of this server have stopped new games for now"),
        ({"closed": False, "channels": (100,)}, "You cannot start games"),
        ({"channels": (), "roles": (7,)}, "In this server only <@&7> can start games"),
    ):
        await service.servers.settings.change(keeper(), **changes)
        with pytest.raises(RuleError) as refusal:
            await begins(service, what)
        assert told(refusal).startswith(words)
    await service.servers.settings.change(keeper(), roles=())
    await service.upkeep.stopping.stop(EVERYWHERE, "new")
    with pytest.raises(RuleError) as refusal:
        await begins(service, what)
    assert "has stopped new games" in told(refusal)
    await service.upkeep.stopping.stop(EVERYWHERE, None)
    await begins(service, what)


async def test_a_map_is_a_picture_and_no_game(service):
    await service.servers.settings.change(keeper(), closed=True, channels=(100,), roles=(7,))
    await service.upkeep.stopping.stop(GUILD, "new")
    await service.dungeons.make(here(channel=300), "map", DungeonRequest(seed="gate"))


async def test_a_lobby_does_not_begin_while_new_games_are_stopped(service):
    adventure = await opened(service)
    await service.servers.settings.change(keeper(), closed=True)
    with pytest.raises(RuleError) as refusal:
        await service.lobby.begin(here(), adventure)
    assert told(refusal).startswith("The managers of this server have stopped new games")
    await service.servers.settings.change(keeper(), closed=False)
    await service.lobby.begin(here(), adventure)


async def test_games_are_not_brought_to_where_they_do_not_belong(service):
    adventure = await opened(service)
    await service.servers.settings.change(keeper(), channels=(100, 101))
    with pytest.raises(RuleError) as refusal:
        await service.by_post.parking.move_here(here(channel=200), adventure)
    assert told(refusal).startswith("You cannot start games")
    await service.by_post.parking.move_here(here(channel=101), adventure)
    assert (await service.history.queries.load(adventure)).channel == 101
