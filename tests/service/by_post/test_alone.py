"""A table that nobody leads plays on where people can read it, and shows the way back."""

import re

import pytest

from rules.core.errors import NotSeated
from rules.service.clocks.schedule import ALONE
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import bring_cards, look, pass_time
from tests.support.post import by_post, kinds, table
from tests.support.users import FRIEND, HOST, STRANGER


async def on_autopilot(service, adventure, *users):
    for seat, user in enumerate(users, start=1):
        await service.play.autopilot.set(ask(user), adventure, seat, "balanced")


async def live(service, *friends):
    adventure = (await service.lobby.open(ask(HOST), "three-dice", seed="alone")).adventure
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    return adventure


@pytest.mark.parametrize("begin", [live, by_post])
async def test_all_on_autopilot_plays_on_says_so_and_shows_the_way_back(service, clock, begin):
    adventure = await begin(service, FRIEND)
    await on_autopilot(service, adventure, HOST, FRIEND)
    card = await service.history.queries.card(adventure)
    assert [button.verb for button in card.buttons] == ["stir", "lead"]
    assert any("the heroes go on by themselves" in line for line in card.clock)
    before = len(await kinds(service, adventure))
    pace = (await service.history.queries.load(adventure)).pace
    await bring_cards(service, clock)
    clock.at += ALONE[pace] - 1
    await look(service, clock, [])
    assert len(await kinds(service, adventure)) == before
    clock.at += 1
    await look(service, clock, [])
    assert "auto" in (await kinds(service, adventure))[before:]
    # It is shown, too: nobody has left.
    assert (await service.history.queries.load(adventure)).shown > before


@pytest.mark.parametrize("begin", [live, by_post])
async def test_let_the_others_act_always_acts(service, begin):
    adventure = await begin(service, FRIEND)
    await on_autopilot(service, adventure, HOST, FRIEND)
    before = len(await kinds(service, adventure))
    await service.play.actions.let_others_act(ask(HOST), adventure)
    assert "auto" in (await kinds(service, adventure))[before:]
    await service.play.table_rolls.act(ask(FRIEND), adventure, everything=True)
    assert len(await kinds(service, adventure)) > before + 1


async def test_i_play_again_takes_the_hero_back(service, clock):
    adventure = await by_post(service, FRIEND)
    await on_autopilot(service, adventure, HOST, FRIEND)
    with pytest.raises(NotSeated, match="join-first"):
        await service.play.autopilot.lead(ask(STRANGER), adventure)
    await service.play.autopilot.lead(ask(FRIEND), adventure)
    pilots = [seat.pilot for seat in (await service.history.queries.load(adventure)).seats]
    assert pilots == ["auto", "player"]
    card = await service.history.queries.card(adventure)
    assert "lead" not in [button.verb for button in card.buttons]
    before = await kinds(service, adventure)
    await pass_time(service, clock, 3 * HOUR)
    assert "alone" not in (await kinds(service, adventure))[len(before) :]


async def test_companions_come_to_an_end_and_the_log_verifies(service, clock):
    adventure = await by_post(service, FRIEND)
    await on_autopilot(service, adventure, HOST, FRIEND)
    await pass_time(service, clock, 15 * DAY, step=2 * HOUR)
    found = await service.history.queries.load(adventure)
    assert found.status == "ended"
    assert verify(await service.history.queries.export(adventure)).good


async def test_a_campaign_by_itself_rests_when_the_party_is_home(service, clock):
    adventure = await by_post(service, FRIEND, system="third-six-campaign")
    await on_autopilot(service, adventure, HOST, FRIEND)
    await pass_time(service, clock, 15 * DAY, step=2 * HOUR)
    assert (await kinds(service, adventure)).count("reseed") == 1
    assert (await table(service, adventure)).resting is not None
    # Whoever wakes it sees the heroes set out once more.
    await service.by_post.agreements.resume(ask(FRIEND), adventure)
    await pass_time(service, clock, 15 * DAY, step=2 * HOUR)
    assert (await kinds(service, adventure)).count("reseed") == 2
    assert (await table(service, adventure)).resting is not None


async def test_whoever_acts_after_a_while_alone_has_all_looks_before_them_again(service, clock):
    adventure = await by_post(service, FRIEND, goal="depth_3")
    await on_autopilot(service, adventure, HOST, FRIEND)
    await pass_time(service, clock, 6 * HOUR, step=HOUR)
    assert (await table(service, adventure)).alone > 0


async def test_nothing_is_taken_within_half_an_hour_of_a_start(service, clock):
    adventure = await by_post(service, FRIEND, together="off")
    await service.by_post.timers.wake()
    await pass_time(service, clock, 23 * HOUR + 59 * 60, step=60)
    await service.by_post.timers.beat()
    clock.at += 30
    await service.by_post.timers.wake()
    before = await kinds(service, adventure)
    await pass_time(service, clock, 29 * 60, step=60)
    assert "auto" not in (await kinds(service, adventure))[len(before) :]
    hero = (await service.history.queries.load(adventure)).seats[0].name
    lines = "\n".join((await service.history.queries.card(adventure)).clock)
    assert re.search(rf"Turns end: [^·]*{hero}[^·]* <t:", lines)
    await pass_time(service, clock, 5 * 60, step=60)
    assert "auto" in (await kinds(service, adventure))[len(before) :]
