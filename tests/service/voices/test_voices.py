"""Words and deeds: what goes with what, whose deed counts, and what a log never learns."""

import pytest

from rules.core.errors import GameError, NotSeated, RuleError
from rules.service.history.verify import verify
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.post import by_post, owed_by, take_turn
from tests.support.rounds import HIT, MIND, PEOPLE, SPIRIT, declare, in_a_fight, press
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

LINE = "With these words she strikes."
FOURTH = PEOPLE[3]
SAID = {FRIEND: (HIT,), THIRD: (MIND, HIT), FOURTH: (SPIRIT,)}


@pytest.fixture
async def service(tmp_path, clock):
    async with serving(tmp_path / "voices.db", clock, Entropy()) as made:
        yield made


async def kept(service, user, words=LINE):
    """Keep words for the next deed of somebody's hero."""
    drafted = await service.voices.draft(ask(user), "", words)
    return (await service.voices.hold(ask(user), drafted.voice.id)).voice


async def quotes(service, adventure):
    return [each.words for each in (await service.history.queries.card(adventure)).quotes]


async def until(service, adventure, user):
    """Others take their turns until the game waits for somebody."""
    for _ in range(20):
        owed = await owed_by(service, adventure)
        if user in owed:
            return
        await take_turn(service, adventure, owed[0])
    raise AssertionError("it never waits for them")


async def test_words_go_with_ones_own_deed_and_no_other(service):
    adventure = await by_post(service, FRIEND, system="three-dice")
    await kept(service, FRIEND)
    await until(service, adventure, HOST)
    assert await quotes(service, adventure) == []
    await take_turn(service, adventure, HOST)
    assert await quotes(service, adventure) == []
    await until(service, adventure, FRIEND)
    await take_turn(service, adventure, FRIEND)
    assert await quotes(service, adventure) == [LINE]
    log = await service.history.queries.export(adventure)
    assert LINE not in str(log)
    assert verify(log).good


async def test_a_new_line_takes_the_place_of_the_one_that_waits(service):
    await by_post(service, FRIEND, system="three-dice")
    first = await kept(service, FRIEND)
    again = await service.voices.draft(ask(FRIEND), "", "Something better.")
    assert again.waiting == first
    await service.voices.hold(ask(FRIEND), again.voice.id)
    listed = await service.voices.listed(ask(FRIEND))
    assert [each.words for each in listed] == ["Something better."]


async def test_what_the_autopilot_does_is_nobodys_deed(service):
    adventure = await by_post(service, FRIEND, system="three-dice")
    await kept(service, FRIEND)
    await until(service, adventure, FRIEND)
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "balanced")
    for _ in range(3):
        await take_turn(service, adventure, HOST)
    steps = await service.store.journal(adventure)
    assert "auto" in [step.kind for step in steps if step.seat == 2]
    assert await quotes(service, adventure) == []
    assert (await service.voices.listed(ask(FRIEND)))[0].step is None


async def test_turns_that_were_declared_are_deeds_once_they_come(service):
    adventure = await in_a_fight(service)
    for user in (FOURTH, FRIEND, THIRD):
        await kept(service, user, f"{LINE} {user}")
        await declare(service, adventure, user, *SAID[user])
    await kept(service, HOST)
    assert await quotes(service, adventure) == []
    await press(service, adventure, HOST)
    said = [f"{LINE} {user}" for user in (FRIEND, THIRD, FOURTH)]
    assert await quotes(service, adventure) == [LINE, *said]


async def test_whoever_has_the_seat_by_then_acts_without_them(service):
    adventure = await by_post(service, FRIEND, system="three-dice")
    await kept(service, FRIEND)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    await until(service, adventure, STRANGER)
    await take_turn(service, adventure, STRANGER)
    assert await quotes(service, adventure) == []


async def test_what_is_refused_and_changes_nothing(service):
    await by_post(service, FRIEND, system="three-dice")
    mine = await service.voices.draft(ask(FRIEND), "", LINE)
    voices, ident = service.voices, mine.voice.id
    with pytest.raises(NotSeated):
        await voices.draft(ask(STRANGER), "", LINE)
    with pytest.raises(RuleError):
        await voices.draft(ask(FRIEND), "dungeon", LINE)
    with pytest.raises(RuleError):
        await voices.draft(ask(FRIEND), "", "x" * 3701)
    moderator = ask(HOST, manages_messages=True)
    for request in (ask(HOST), moderator, ask(STRANGER)):
        for done in (voices.look, voices.say, voices.hold, voices.take_back):
            with pytest.raises(GameError):
                await done(request, ident)
        with pytest.raises(GameError):
            await voices.write(request, ident, "Mine now.")
    with pytest.raises(GameError):
        await voices.let_speak(ask(FRIEND), ident, everybody=True)
    long = await voices.draft(ask(FRIEND), "", "x" * 301)
    with pytest.raises(RuleError):
        await voices.hold(ask(FRIEND), long.voice.id)
    elsewhere = ask(FRIEND, channel=999)
    with pytest.raises(GameError):
        await voices.say(elsewhere, long.voice.id)
    assert await voices.listed(moderator) == []
    assert (await service.store.voice(long.voice.id)).state == "draft"


async def test_who_moderates_another_channel_removes_nothing_here(service):
    await by_post(service, FRIEND, system="three-dice")
    mine = await service.voices.draft(ask(FRIEND), "", LINE)
    said = await service.voices.say(ask(FRIEND), mine.voice.id)
    await service.voices.posted(said.voice, 100, 77)
    with pytest.raises(NotSeated):
        await service.voices.take_back(
            ask(STRANGER, channel=999, manages_messages=True), said.voice.id
        )
    await service.voices.take_back(ask(STRANGER, manages_messages=True), said.voice.id)
    assert await service.store.voice(said.voice.id) is None
