"""What a card says of time: whose turn, until when, why a clock stands still, who is next."""

from datetime import UTC, datetime

from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, others_play, owed_by, take_turn
from tests.support.rounds import PEOPLE, in_a_fight
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

MONDAY_EVENING = int(datetime(2027, 1, 4, 20, tzinfo=UTC).timestamp())


async def said(service, adventure):
    return "\n".join((await service.history.queries.card(adventure)).clock)


async def test_live_play_says_nothing_of_time(service):
    adventure = (await service.lobby.open(ask(HOST), "three-dice")).adventure
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert (await service.history.queries.card(adventure)).clock == ()
    lines = await service.by_post.agreements.status(ask(HOST), adventure)
    assert "played live" in lines[0]


async def test_whose_turn_ends_when(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    hero = (await service.history.queries.load(adventure)).seats[0].name
    assert f"{hero} <t:{clock.now() + DAY}:R>" in await said(service, adventure)
    await service.by_post.agreements.more_time(ask(FRIEND), adventure, 5)
    assert f"{hero} <t:{clock.now() + 29 * HOUR}:R>" in await said(service, adventure)


async def test_nights_and_weekends_are_said_as_such(service, clock):
    clock.at = MONDAY_EVENING
    adventure = await by_post(service, FRIEND, weekends="clocks stop")
    await others_play(service, adventure, HOST)
    await service.people.availability.tell(
        ask(HOST), zone="UTC", quiet_from="22:00", quiet_to="8:00"
    )
    assert "stopped" not in await said(service, adventure)
    clock.at += 3 * HOUR
    until = int(datetime(2027, 1, 5, 8, tzinfo=UTC).timestamp())
    assert f"clock is stopped until <t:{until}:f>" in await said(service, adventure)
    clock.at = int(datetime(2027, 1, 9, 12, tzinfo=UTC).timestamp())
    until = int(datetime(2027, 1, 11, 8, tzinfo=UTC).timestamp())
    assert f"clock is stopped until <t:{until}:f>" in await said(service, adventure)


async def test_a_pause_names_who_and_why(service, clock):
    adventure = await by_post(service, FRIEND)
    hero = (await service.history.queries.load(adventure)).seats[1].name
    await service.by_post.agreements.pause(ask(FRIEND), adventure, "exams")
    text = await said(service, adventure)
    assert f"{hero} asked for a pause, “exams”." in text
    assert "Turns end" not in text
    await service.by_post.agreements.resume(ask(HOST), adventure)
    text = await said(service, adventure)
    assert "restarted the clocks" in text
    assert "Turns end" in text


async def test_a_turn_that_was_taken_is_said_with_what_came_of_it(service, clock):
    adventure = await by_post(service, FRIEND, absence="act cautiously for them")
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 25 * HOUR)
    hero = (await service.history.queries.load(adventure)).seats[0].name
    text = await said(service, adventure)
    assert f"{hero}’s time was up (a day): I took the turn." in text
    card = await service.history.queries.card(adventure)
    assert card.happened
    await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    assert "time was up" not in await said(service, adventure)


async def test_where_the_others_wait_that_is_said(service, clock):
    adventure = await by_post(service, FRIEND, absence="wait for them")
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 25 * HOUR)
    text = await said(service, adventure)
    assert "The table waits" in text
    assert "time is up." in text
    assert "auto" not in await kinds(service, adventure)


async def test_who_is_next_in_a_round_can_get_ready(service):
    in_order = {"together": "off", "decisions": "vote", "mp_order": "seat"}
    adventure = await by_post(service, FRIEND, THIRD, system="three-dice", **in_order)
    came_true = 0
    for _ in range(60 if SOAK else 25):
        owed = await owed_by(service, adventure)
        lines = (await said(service, adventure)).splitlines()
        line = next((each for each in lines if each.startswith("Next in this round")), "")
        assert all(f"<@{user}>" not in line for user in owed)
        await take_turn(service, adventure, owed[0])
        now = await owed_by(service, adventure)
        if line and len(now) == 1 and now != owed:
            assert line.index(f"<@{now[0]}>") == line.index("<@")
            came_true += 1
    assert came_true > 2


async def test_the_status_tells_of_every_seat(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, misses="1")
    await others_play(service, adventure, THIRD)
    await pass_time(service, clock, 25 * HOUR)
    await service.lobby.leave(ask(FRIEND), adventure)
    lines = "\n".join(await service.by_post.agreements.status(ask(STRANGER), adventure))
    assert "Time for a turn: a day" in lines
    assert "away; the autopilot takes each turn at once" in lines
    assert "no player; the autopilot plays" in lines


async def test_two_at_most_are_said_to_be_next(service):
    adventure = await in_a_fight(service, 4, together="off", mp_order="seat")
    (line,) = [each for each in (await said(service, adventure)).splitlines() if "Next" in each]
    assert line.endswith(
        f"(<@{PEOPLE[1]}>) and {await hero(service, adventure, 3)} (<@{PEOPLE[2]}>)"
    )


async def test_of_many_lines_the_most_urgent_are_kept(service):
    friends = (FRIEND, THIRD, 14, 15)
    adventure = await by_post(service, *friends, vacations="wait", turn_time="72h")
    for number, user in enumerate((HOST, *friends), start=21):
        await service.by_post.handover.offer(ask(user), adventure, number)
        await service.people.availability.away(ask(user), "3 days")
    await service.by_post.holidays.add(ask(HOST), adventure, "2027-01-20")
    await service.lobby.set(ask(HOST), adventure, "turn time", "2h")
    await service.by_post.farewells.concede(ask(FRIEND), adventure)
    lines = (await said(service, adventure)).splitlines()
    assert len(lines) == 8
    assert "Proposal to end the adventure" in lines[-1]
    # What is left out are offers, the least urgent.
    assert sum("is offered to" in line for line in lines) < 5
    assert [line.count("is away until") for line in lines if "is away" in line] == [5]


async def test_while_a_vote_is_open_it_alone_says_that_time_is_up(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="wait")
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 24 * HOUR)
    over = f"{await hero(service, adventure, 2)}’s time is up."
    assert over in await said(service, adventure)
    await service.by_post.agreements.vote(ask(HOST), adventure, 2, "wait")
    text = await said(service, adventure)
    assert over not in text
    assert f"What about {await hero(service, adventure, 2)}?" in text


async def test_an_offer_is_on_the_card_for_a_week(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="none")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    clock.at += 7 * DAY - 1
    assert f"is offered to <@{STRANGER}>" in await said(service, adventure)
    clock.at += 1
    assert "is offered to" not in await said(service, adventure)


async def test_only_those_who_are_there_are_said_to_want_an_end(service):
    adventure = await by_post(service, FRIEND, THIRD)
    await service.by_post.farewells.concede(ask(FRIEND), adventure)
    assert "Proposal to end the adventure" in await said(service, adventure)
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "careful")
    assert "Proposal to end the adventure" not in await said(service, adventure)


async def hero(service, adventure, seat):
    """The name of the hero in a seat."""
    return (await service.history.queries.load(adventure)).seats[seat - 1].name


async def test_a_turn_of_half_the_time_is_told_as_that_and_one_of_the_away_as_theirs(
    service, clock
):
    adventure = await by_post(service, FRIEND, together="off", misses="2", order="seat")
    said = []
    for _ in range(60 if SOAK else 45):
        while await take_turn(service, adventure, HOST):
            pass
        await pass_time(service, clock, HOUR, step=600)
        said += (await service.history.queries.card(adventure)).clock
    hero = (await service.history.queries.load(adventure)).seats[1].name
    assert f"{hero}’s time was up (a day): I took the turn." in "\n".join(said)
    assert f"{hero}’s time was up (12 hours): I took the turn." in "\n".join(said)
    assert f"{hero}’s player is away: I took the turn." in "\n".join(said)
