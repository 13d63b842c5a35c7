"""Heroes that are given up for good, and parties that call it an end."""

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.service.history.verify import verify
from tests.support.campaigns import away, founded, played
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask, live
from tests.support.passing import called, look, pass_time
from tests.support.post import by_post, kinds, others_play, owed_by, take_turn
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def said(service, adventure):
    return "\n".join((await service.history.queries.card(adventure)).clock)


@pytest.mark.parametrize("begin", [live, by_post])
async def test_a_hero_goes_on_without_its_player_and_the_table_is_told(service, begin):
    adventure = await begin(service, FRIEND, THIRD)
    hero = (await service.history.queries.load(adventure)).seats[1].name
    assert await service.by_post.farewells.may_retire(ask(FRIEND), adventure) == hero
    answer = await service.by_post.farewells.retire(ask(FRIEND), adventure)
    assert answer.fresh
    assert hero in answer.text
    seat = (await service.history.queries.load(adventure)).seats[1]
    assert (seat.user, seat.pilot, seat.orders) == (None, "auto", ())
    text = await said(service, adventure)
    assert f"{hero}’s player has left for good. {hero} goes on as a companion" in text
    posting = await service.store.posting(adventure)
    assert posting.fresh
    assert set(await called(service, adventure)) == {HOST, THIRD}
    with pytest.raises(NotSeated):
        await service.by_post.farewells.retire(ask(FRIEND), adventure)
    await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    assert verify(await service.history.queries.export(adventure)).good


async def test_a_host_who_says_farewell_leaves_the_chair_to_somebody(service):
    adventure = await live(service, FRIEND)
    await service.by_post.farewells.retire(ask(HOST), adventure)
    assert (await service.history.queries.load(adventure)).host == FRIEND
    await service.by_post.farewells.retire(ask(FRIEND), adventure)
    found = await service.history.queries.load(adventure)
    assert (found.host, found.status) == (FRIEND, "running")
    await service.lobby.join(ask(STRANGER), adventure)
    assert (await service.history.queries.load(adventure)).seats[0].user == STRANGER


async def test_nothing_waits_for_who_said_farewell(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    await others_play(service, adventure, FRIEND)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.farewells.retire(ask(FRIEND), adventure)
    calls = []
    await look(service, clock, calls)
    calls += await pass_time(service, clock, 30 * HOUR)
    assert FRIEND not in {call.user for call in calls}
    assert STRANGER not in {call.user for call in calls}
    with pytest.raises(RuleError, match="hand-over-refused-none"):
        await service.by_post.handover.accept(ask(STRANGER), adventure)


async def test_the_host_offers_a_free_seat_to_somebody(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    hero = (await service.history.queries.load(adventure)).seats[1].name
    for user, name, refusal in (
        (THIRD, hero, "only-host"),
        (HOST, hero, "hand-over-refused-led"),
        (HOST, "Nobody", "hand-over-refused-hero"),
    ):
        with pytest.raises((NotSeated, RuleError), match=refusal):
            await service.by_post.handover.offer(ask(user), adventure, STRANGER, name)
    await service.by_post.farewells.retire(ask(FRIEND), adventure)
    await service.by_post.handover.offer(ask(HOST), adventure, STRANGER, hero.upper())
    calls = []
    await look(service, clock, calls)
    assert [call.user for call in calls if "offered a seat" in call.text] == [STRANGER]
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    seat = (await service.history.queries.load(adventure)).seats[1]
    assert (seat.user, seat.pilot) == (STRANGER, "player")


async def test_a_member_who_leaves_in_town_is_not_waited_for(service):
    campaign = await founded(service, FRIEND)
    await service.by_post.farewells.retire(ask(FRIEND), campaign)
    steps = await service.store.journal(campaign)
    told = [event["kind"] for step in steps for event in step.events]
    assert "campaign-sat-out" in told
    assert FRIEND not in {s.user for s in (await service.history.queries.load(campaign)).seats}
    assert verify(await service.history.queries.export(campaign)).good


async def test_a_party_that_is_away_goes_on_with_the_hero(service):
    campaign = await founded(service, FRIEND)
    await played(service, campaign, away)
    await service.by_post.farewells.retire(ask(FRIEND), campaign)
    assert away(await service.history.queries.load(campaign))
    steps = await service.store.journal(campaign)
    assert "campaign-sat-out" not in [e["kind"] for step in steps for e in step.events]


async def test_there_is_no_farewell_before_the_beginning_or_after_the_end(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice")).adventure
    for act in (service.by_post.farewells.retire, service.by_post.farewells.concede):
        with pytest.raises(NoAdventure, match="not-begun"):
            await act(ask(HOST), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    with pytest.raises(NotSeated, match="join-first"):
        await service.by_post.farewells.concede(ask(STRANGER), adventure)
    await service.lobby.end(ask(HOST), adventure)
    for act in (service.by_post.farewells.may_retire, service.by_post.farewells.may_concede):
        with pytest.raises(NoAdventure, match="over"):
            await act(ask(HOST), adventure)


@pytest.mark.parametrize("begin", [live, by_post])
async def test_more_than_half_call_it_an_end(service, begin):
    adventure = await begin(service, FRIEND, THIRD)
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    first = await service.by_post.farewells.concede(ask(FRIEND), adventure)
    assert first.fresh
    assert "1 of 3" in first.text
    waiting = await service.store.waiting_notes(adventure)
    assert {note.user for note in waiting if note.body["kind"] == "vote"} == {HOST, THIRD}
    assert f"Proposal to end the adventure, by {names[1]}. More than half of 3" in await said(
        service, adventure
    )
    vote = await service.by_post.farewells.may_concede(ask(THIRD), adventure)
    assert (vote.heroes, vote.voters, vote.mine) == ((names[1],), 3, False)
    assert (await service.by_post.farewells.may_concede(ask(FRIEND), adventure)).mine
    await service.by_post.farewells.concede(ask(THIRD), adventure)
    found = await service.history.queries.load(adventure)
    assert (found.status, found.outcome) == ("ended", {"result": "conceded"})
    card = await service.history.queries.card(adventure)
    assert card.kind == "end"
    assert "turned back together" in card.prompt
    assert await service.store.run(adventure) is None
    assert verify(await service.history.queries.export(adventure)).good


async def test_a_voice_is_taken_back_or_lapses(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    first = await service.by_post.farewells.concede(ask(FRIEND), adventure)
    await service.cards.shown(adventure, first.version, 4242, 1)
    back = await service.by_post.farewells.concede(ask(FRIEND), adventure, agree=False)
    assert not back.fresh
    assert "0 of 3" in back.text
    assert "end the adventure" not in await said(service, adventure)
    await service.by_post.farewells.concede(ask(FRIEND), adventure)
    clock.at += DAY
    await service.by_post.farewells.concede(ask(THIRD), adventure)
    vote = await service.by_post.farewells.may_concede(ask(HOST), adventure)
    assert len(vote.heroes) == 1
    while THIRD not in await owed_by(service, adventure):
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    await take_turn(service, adventure, THIRD)
    assert (await service.by_post.farewells.may_concede(ask(HOST), adventure)).heroes == ()
    await service.by_post.farewells.concede(ask(HOST), adventure)
    assert (await service.history.queries.load(adventure)).status == "running"


async def test_only_those_who_are_there_have_a_voice(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, misses="1")
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "careful")
    with pytest.raises(NotSeated, match="concede-refused-away"):
        await service.by_post.farewells.concede(ask(FRIEND), adventure)
    await service.by_post.farewells.concede(ask(THIRD), adventure)
    vote = await service.by_post.farewells.may_concede(ask(HOST), adventure)
    assert (len(vote.heroes), vote.voters) == (1, 2)
    await service.lobby.leave(ask(THIRD), adventure)
    vote = await service.by_post.farewells.may_concede(ask(HOST), adventure)
    assert (vote.heroes, vote.voters) == ((), 1)
    await service.by_post.farewells.concede(ask(HOST), adventure)
    assert (await service.history.queries.load(adventure)).status == "ended"


async def test_a_request_that_comes_twice_speaks_once(service):
    adventure = await live(service, FRIEND)
    for _ in range(2):
        await service.by_post.farewells.concede(ask(FRIEND, request="twice"), adventure)
    assert (await kinds(service, adventure)).count("concede") == 1


async def test_a_campaign_is_closed_in_town_instead(service):
    campaign = await founded(service)
    with pytest.raises(RuleError, match="concede-refused-campaign"):
        await service.by_post.farewells.concede(ask(HOST), campaign)
