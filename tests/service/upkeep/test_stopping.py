"""The owner's switch: nobody plays, clocks stand still to the second, and all of it goes on."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.pace.parked import STOPPED
from rules.ports import EVERYWHERE
from rules.service.clocks.schedule import table_of
from rules.service.dungeons.request import DungeonRequest
from rules.service.history.verify import verify
from rules.service.upkeep.stopping import CARRIED_OUT
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.passing import bring_cards, look, pass_time
from tests.support.post import by_post, kinds, others_play, table, take_turn
from tests.support.users import FRIEND, HOST

LONG = 5 * DAY + 3 * HOUR
STILL = "Whoever runs this bot has stopped all play here"


def told(refusal):
    return all_words("en").say(refusal.value.text)


async def elsewhere(service, guild, channel=500):
    """A game in another server that has begun."""
    request = ask(HOST, channel=channel, guild=guild)
    adventure = (await service.lobby.open(request, "third-six", seed="far")).adventure
    await service.lobby.begin(ask(HOST, channel=channel, guild=guild), adventure, anyway=True)
    return adventure


async def due(service, adventure, seat, now):
    """Seconds that a seat's turn has left."""
    clock = (await table(service, adventure)).clock(seat)
    stops = (await table(service, adventure)).stops
    frozen = sum(
        min(each.end, now) - max(each.start, clock.opened)
        for each in stops
        if each.end > clock.opened
    )
    return DAY - (now - clock.opened - frozen)


@pytest.mark.parametrize("where", [EVERYWHERE, 1])
async def test_stopped_play_is_refused_in_words_and_loses_nothing(service, clock, where):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 2 * HOUR)
    before = await service.history.queries.load(adventure)
    left = await due(service, adventure, 2, clock.now())
    assert await service.upkeep.stopping.stop(where, "play") == 1
    for deed in (
        take_turn(service, adventure, FRIEND),
        service.by_post.agreements.pause(ask(FRIEND), adventure),
        service.lobby.end(ask(HOST), adventure),
        service.play.declared_turns.withdraw(ask(FRIEND), adventure),
        service.lobby.open(ask(FRIEND, channel=101), "three-dice", seed="more"),
    ):
        with pytest.raises(RuleError) as refusal:
            await deed
        assert told(refusal).startswith(STILL)
    assert await pass_time(service, clock, LONG, step=7 * HOUR) == []
    after = await service.history.queries.load(adventure)
    assert (after.state, after.seats) == (before.state, before.seats)
    stood = clock.now()
    clock.at += HOUR
    assert await service.upkeep.stopping.stop(where, None) == 1
    assert stood + HOUR == clock.now()
    assert await due(service, adventure, 2, clock.now()) == left
    assert await take_turn(service, adventure, FRIEND)
    assert (await kinds(service, adventure)).count("park") == 1
    assert verify(await service.history.queries.export(adventure)).good


async def test_new_games_stopped_let_games_go_on(service, clock):
    adventure = await by_post(service, FRIEND)
    assert await service.upkeep.stopping.stop(EVERYWHERE, "new") == 0
    with pytest.raises(RuleError) as refusal:
        await service.lobby.open(ask(FRIEND, channel=101), "three-dice", seed="more")
    assert "has stopped new games" in told(refusal)
    assert await take_turn(service, adventure, HOST)
    assert (await table(service, adventure)).parked is None


async def test_a_server_is_stopped_and_no_other(service):
    near, far = await by_post(service), await elsewhere(service, 2)
    await service.upkeep.stopping.stop(2, "play")
    assert (await table(service, near)).parked is None
    assert (await table(service, far)).parked.why == STOPPED
    await service.lobby.open(ask(FRIEND, channel=101), "three-dice", seed="near")
    await service.upkeep.stopping.stop(EVERYWHERE, "play")
    await service.upkeep.stopping.stop(EVERYWHERE, None)
    assert (await table(service, near)).parked is None
    assert (await table(service, far)).parked.why == STOPPED
    await service.upkeep.stopping.stop(2, None)
    assert (await table(service, far)).parked is None


async def test_it_is_on_the_card_in_lists_and_afterwards_in_the_news(service, clock):
    adventure = await by_post(service, FRIEND)
    await bring_cards(service, clock)
    card = (await service.history.queries.load(adventure)).card
    await service.upkeep.stopping.stop(1, "play")
    clock.at += 10
    assert await bring_cards(service, clock) == []
    assert (await service.history.queries.load(adventure)).card == card
    shown = await service.history.queries.card(adventure)
    assert shown.clock[-1].startswith("Whoever runs this bot has stopped play since")
    assert not any("could not show" in line for line in shown.clock)
    [mine] = await service.history.queries.mine(ask(HOST))
    assert mine.line.startswith("play stopped since")
    board = await service.cards.boards.hang(ask(HOST, manages_channel=True))
    text = await service.cards.boards.text(board, everybody_sees)
    assert "play stopped" in text.said
    clock.at += 90 * MINUTE
    await service.upkeep.stopping.stop(1, None)
    shown = await service.history.queries.card(adventure)
    assert "Play was stopped for an hour and 30 minutes" in "\n".join(shown.clock)


async def test_a_live_game_says_so_too(service, clock):
    adventure = await elsewhere(service, 1)
    await service.upkeep.stopping.stop(1, "play")
    assert "has stopped play" in (await service.history.queries.card(adventure)).clock[-1]
    await service.upkeep.stopping.stop(1, None)
    assert "Play goes on." in (await service.history.queries.card(adventure)).clock


async def test_who_is_awaited_is_called_once_more_when_it_goes_on(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    await service.upkeep.stopping.stop(1, "play")
    calls = []
    for _ in range(20):
        assert await look(service, clock, calls) == []
        clock.at += 30
    assert calls == []
    clock.at += 2 * HOUR
    await service.upkeep.stopping.stop(1, None)
    mentioned = []
    for _ in range(20):
        mentioned += await look(service, clock, calls)
        clock.at += 30
    assert [*mentioned, *(each.user for each in calls)].count(FRIEND) == 1


async def test_a_game_that_cannot_be_shown_meanwhile_stays_so_until_both_are_over(service, clock):
    adventure = await by_post(service)
    await service.upkeep.stopping.stop(1, "play")
    assert await service.by_post.parking.park(adventure, "gone")
    assert await service.by_post.parking.back(adventure)
    assert (await table(service, adventure)).parked.why == STOPPED
    assert await service.by_post.parking.park(adventure, "closed")
    await service.upkeep.stopping.stop(1, None)
    assert (await table(service, adventure)).parked.why == "closed"
    assert await service.by_post.parking.back(adventure)
    assert (await table(service, adventure)).parked is None


async def test_an_outage_of_the_server_does_not_end_it(service):
    adventure = await by_post(service)
    await service.upkeep.stopping.stop(1, "play")
    assert not await service.by_post.parking.park(adventure, "unavailable")
    assert not await service.by_post.parking.back(adventure)
    await service.by_post.parking.again(adventure)
    assert (await table(service, adventure)).parked.why == STOPPED


async def test_a_stop_that_was_not_carried_out_to_its_end_is_at_the_next_start(tmp_path):
    path, clock = tmp_path / "house.db", HandClock()
    async with serving(path, clock, Entropy()) as service:
        adventure = await by_post(service, FRIEND)
        await service.servers.settings.set_stop(EVERYWHERE, "play")
    async with serving(path, clock, Entropy(1)) as service:
        assert await pass_time(service, clock, 9 * DAY, step=DAY) == []
        with pytest.raises(RuleError):
            await service.lobby.end(ask(HOST), adventure)
        assert await service.upkeep.stopping.settle() == 1
        assert await service.upkeep.stopping.settle() == 0
        assert table_of(await service.history.queries.load(adventure)).parked.why == STOPPED
        await service.servers.settings.set_stop(EVERYWHERE, None)
    async with serving(path, clock, Entropy(2)) as service:
        assert await service.upkeep.stopping.settle() == 1
        assert (await table(service, adventure)).parked is None


async def test_a_start_without_any_stop_does_and_writes_nothing(tmp_path):
    clock = HandClock()
    async with serving(tmp_path / "house.db", clock, Entropy()) as service:
        assert await service.upkeep.stopping.settle() == 0
        assert await service.store.setting(CARRIED_OUT) is None


async def test_whose_data_is_to_go_goes_while_play_is_stopped(service):
    adventure = await by_post(service, FRIEND)
    await service.upkeep.stopping.stop(EVERYWHERE, "play")
    await service.privacy.delete(ask(FRIEND))
    assert FRIEND not in [
        each.user for each in (await service.history.queries.load(adventure)).seats
    ]
    assert (await table(service, adventure)).parked.why == STOPPED


async def test_a_draft_waits_and_its_turn_is_not_lost(service, clock):
    wish = DungeonRequest(seed="still", minutes=10)
    draft = await service.dungeons.make(ask(HOST), "draft", wish)
    draft = await service.dungeons.act(ask(FRIEND), draft.id, draft.version, "sit")
    await service.upkeep.stopping.stop(1, "play")
    with pytest.raises(RuleError) as refusal:
        await service.dungeons.act(ask(HOST), draft.id, draft.version, "roll")
    assert told(refusal).startswith(STILL)
    for _ in range(30):
        clock.at += 2 * MINUTE
        for timer in await service.store.timers(clock.now()):
            assert not await service.dungeons.time_is_up(timer)
    await service.upkeep.stopping.stop(1, None)
    clock.at += 29 * MINUTE
    assert await service.store.timers(clock.now()) == []
    clock.at += 2 * MINUTE
    [timer] = await service.store.timers(clock.now())
    assert await service.dungeons.time_is_up(timer)


async def everybody_sees(_channel: int) -> bool:
    """A server without hidden channels."""
    return True
