"""Quiet channels: cards are posted, and nobody is called but by the private word they chose."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.service.clocks.presence import Presence
from rules.service.dungeons.request import DungeonRequest
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, others_play
from tests.support.users import FRIEND, HOST


class Thread:
    """Channel 100 is a thread of channel 50."""

    async def parent(self, _guild, channel):
        return 50 if channel == 100 else 0

    def gone(self, _guild, _ids):
        return frozenset()


async def quieten(service, *channels):
    await service.servers.settings.change(ask(1, manages_server=True), quiet=channels)


async def an_evening(service, clock):
    """A game waits for FRIEND, a day goes by; whom cards called, and the calls beside them."""
    adventure = await by_post(service, FRIEND, absence="wait")
    mentioned, calls = [], []
    await others_play(service, adventure, FRIEND)
    for _ in range(10):
        mentioned += await look(service, clock, calls)
        clock.at += MINUTE
    calls += await pass_time(service, clock, DAY + HOUR)
    return adventure, mentioned, calls


async def test_elsewhere_who_is_awaited_is_called_and_reminded(service, clock):
    await quieten(service, 51)
    _, mentioned, calls = await an_evening(service, clock)
    assert FRIEND in mentioned
    assert len([each for each in calls if each.user == FRIEND]) >= 2


@pytest.mark.parametrize("channel", [100, 50])
async def test_in_a_quiet_channel_and_its_threads_cards_call_nobody(service, clock, channel):
    service.servers.settings.lookup = Thread()
    await quieten(service, channel)
    adventure, mentioned, calls = await an_evening(service, clock)
    assert (mentioned, calls) == ([], [])
    assert (await service.history.queries.load(adventure)).card is not None
    assert await service.store.waiting_notes(adventure) == ()


async def test_who_chose_private_reminders_gets_them_and_never_in_the_channel(service, clock):
    await quieten(service, 100)
    await service.people.availability.set(ask(FRIEND), Presence(calls="private"))
    _, mentioned, calls = await an_evening(service, clock)
    assert mentioned == []
    assert {each.user for each in calls} == {FRIEND}
    assert {(each.private, each.channel) for each in calls} == {(True, 0)}


async def test_a_nudge_is_refused_there_in_words(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    clock.at += 13 * HOUR
    await quieten(service, 100)
    with pytest.raises(RuleError) as refusal:
        await service.by_post.nudges.nudge(ask(HOST), adventure)
    assert all_words("en").say(refusal.value.text).startswith("This is a quiet channel")
    await quieten(service)
    await service.by_post.nudges.nudge(ask(HOST), adventure)


@pytest.mark.parametrize("quiet", [(), (100,)])
async def test_a_draft_calls_nobody_there_either(service, clock, quiet):
    await quieten(service, *quiet)
    draft = await service.dungeons.make(ask(HOST), "draft", DungeonRequest(seed="quiet"))
    draft = await service.dungeons.act(ask(FRIEND), draft.id, draft.version, "sit")
    clock.at += HOUR
    on_card = await service.by_post.reminders.drafts.on_card(draft.id)
    [note] = await service.store.waiting_notes(draft.id)
    call = await service.by_post.reminders.of(note)
    assert (len(on_card), call is None) == ((0, True) if quiet else (1, False))
