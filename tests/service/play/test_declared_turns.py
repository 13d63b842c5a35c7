"""Turns that are declared before they come: carried out in the rules' order, private until then."""

import itertools
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core.errors import NoAdventure, NotSeated, RuleError, UnknownAction
from rules.pace.frozen import Span
from rules.service.clocks.presence import Presence
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.passing import bring_cards, pass_time
from tests.support.post import kinds, owed_by, table, take_turn
from tests.support.rounds import (
    HIT,
    IN_OTHER_HANDS,
    MIND,
    PEOPLE,
    SPIRIT,
    declare,
    in_a_fight,
    press,
    put,
    standing,
)
from tests.support.soak import SOAK, cases
from tests.support.users import FRIEND, HOST, STRANGER, THIRD
from tests.systems.third_six import tables as six
from tests.systems.three_dice.tables import fight, hero, monster

FOURTH = PEOPLE[3]
SAID = {FRIEND: (HIT,), THIRD: (MIND, HIT), FOURTH: (SPIRIT,)}


async def actors(service, adventure):
    """Who did something, in order, and how."""
    return [
        (step.kind, step.seat)
        for step in await service.store.journal(adventure)
        if step.kind in ("act", "auto", "declared")
    ]


async def seats(service, adventure):
    """Who sits at the table."""
    return (await service.history.queries.load(adventure)).seats


async def ending(service, adventure):
    found = await service.history.queries.load(adventure)
    return json.dumps(found.state, sort_keys=True), found.cursor


async def test_a_round_is_carried_out_at_once_in_the_order_of_the_rules(service):
    adventure = await in_a_fight(service)
    for user in (FOURTH, FRIEND, THIRD):
        await declare(service, adventure, user, *SAID[user])
    assert await actors(service, adventure) == []
    await press(service, adventure, HOST)
    expected = [("act", 1), ("declared", 2), ("declared", 3), ("declared", 4)]
    assert await actors(service, adventure) == expected
    after = await table(service, adventure)
    assert after.declared == ()
    assert (await standing(service, adventure))[1] == (1,)
    card = await service.history.queries.card(adventure)
    assert sum("BODY" in line or "MIND" in line or "SPIRIT" in line for line in card.told) >= 4
    assert len({step.version for step in await service.store.journal(adventure)}) == len(
        await kinds(service, adventure)
    )


async def test_every_order_of_saying_ends_alike(service):
    endings = set()
    orders = list(itertools.permutations((*SAID, HOST)))
    for number, order in enumerate(orders if SOAK else orders[3::8]):
        adventure = await in_a_fight(service, channel=1000 + number)
        for user in order:
            if user == HOST:
                await press(service, adventure, HOST)
            elif (await standing(service, adventure))[1] == (PEOPLE.index(user) + 1,):
                await press(service, adventure, user, SAID[user][0])
            else:
                await declare(service, adventure, user, *SAID[user])
        endings.add(await ending(service, adventure))
    assert len(endings) == 1


NUMBERS = itertools.count(5000)
ENDINGS = set()


@given(
    st.lists(
        st.tuples(st.sampled_from(list(SAID)), st.sampled_from(("say", "other", "back"))),
        max_size=8,
    )
)
@settings(
    max_examples=300 if SOAK else 4,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
async def test_changes_and_second_thoughts_on_the_way_end_alike(service, acts):
    channel = next(NUMBERS)
    adventure = await in_a_fight(service, channel=channel)
    for user, what in acts:
        await declare(service, adventure, user, *(SAID[user] if what == "say" else (SPIRIT, HIT)))
        if what == "back":
            await service.play.declared_turns.withdraw(ask(user, channel=channel), adventure)
    for user in dict.fromkeys([user for user, _ in acts] + list(SAID)):
        await declare(service, adventure, user, *SAID[user])
    await press(service, adventure, HOST)
    ENDINGS.add(await ending(service, adventure))
    assert len(ENDINGS) == 1


async def test_a_choice_that_is_said_twice_is_one(service):
    adventure = await in_a_fight(service, 3)
    await declare(service, adventure, FRIEND, HIT, MIND, HIT)
    ahead = await service.play.declared_turns.look(ask(FRIEND), adventure)
    assert [each.value for each in ahead.chosen] == [HIT, MIND]


async def test_what_was_said_is_nobody_elses_business_before_it_is_done(service):
    adventure = await in_a_fight(service)
    before = await service.store.journal(adventure)
    await declare(service, adventure, FRIEND, MIND)
    steps = [step for step in await service.store.journal(adventure) if step not in before]
    assert [step.kind for step in steps] == ["declare"]
    assert steps[0].action == {"seat": 2}
    card = (await service.history.queries.card(adventure)).with_(buttons=(), menus=())
    exported = await service.history.queries.export(adventure)
    story = await service.history.stories.tell(ask(HOST), adventure)
    for public in (steps, card, exported.get("steps", exported), story):
        assert MIND not in str(public)
    assert "MIND" not in str(card.clock)
    found = await service.history.queries.load(adventure)
    names = [seat.name for seat in found.seats]
    assert card.clock[-1].startswith(f"{names[1]} has spoken. This round still waits for: ")
    assert names[2] in card.clock[-1]
    assert (await service.play.declared_turns.look(ask(FRIEND), adventure)).chosen[0].value == MIND
    assert (await service.play.declared_turns.look(ask(THIRD), adventure)).chosen == ()


async def test_a_potion_comes_before_the_blow_that_follows_it(service):
    hurt = hero((3, 9, 9), (9, 9, 9), seat=2, pack=("potion",))
    state = fight(hero((9, 9, 9)), hurt, hero((9, 9, 9), seat=3), foe=monster(hp=40))
    adventure = await in_a_fight(service, 3, state=state)
    await declare(service, adventure, FRIEND, "potion-body", MIND, SPIRIT)
    await declare(service, adventure, THIRD, HIT)
    await press(service, adventure, HOST)
    expected = [("act", 1), ("declared", 2), ("declared", 2), ("declared", 3)]
    assert await actors(service, adventure) == expected
    assert (await standing(service, adventure))[1] == (1,)


async def test_after_a_potion_alone_the_turn_is_still_to_be_taken(service):
    hurt = hero((3, 9, 9), (9, 9, 9), seat=2, pack=("potion",))
    state = fight(hero((9, 9, 9)), hurt, hero((9, 9, 9), seat=3), foe=monster(hp=40))
    adventure = await in_a_fight(service, 3, state=state)
    await declare(service, adventure, FRIEND, "potion-body")
    await press(service, adventure, HOST)
    assert await actors(service, adventure) == [("act", 1), ("declared", 2)]
    assert await owed_by(service, adventure) == (FRIEND,)


def potion_for_two():
    hurt = [six.hero(seat=seat, hp=4, hp_most=20) for seat in (1, 2, 3)]
    return six.fight(*hurt, foes=(six.foe(hp=30),), bag=("healing",))


async def test_what_cannot_be_done_any_more_lapses_and_is_asked_with_a_whole_turn(service, clock):
    adventure = await in_a_fight(
        service, 3, system="third-six", state=potion_for_two(), together="off"
    )
    await declare(service, adventure, FRIEND, "drink-healing")
    await service.people.availability.set(ask(FRIEND), Presence(calls="private"))
    clock.at += 5 * HOUR
    await press(service, adventure, HOST, "drink-healing")
    assert await owed_by(service, adventure) == (FRIEND,)
    assert "lapse" in await kinds(service, adventure)
    after = await table(service, adventure)
    assert after.declared == ()
    assert after.clock(2).opened == clock.now()
    card = await service.history.queries.card(adventure)
    assert any("could not be carried out any more" in line for line in card.clock)
    calls = await pass_time(service, clock, 60, step=60)
    assert {(call.user, call.private) for call in calls} == {(FRIEND, True)}
    assert "cannot be carried out any more" in calls[0].text


async def test_the_next_choice_counts_where_the_first_cannot_be_done(service):
    adventure = await in_a_fight(service, 3, system="third-six", state=potion_for_two())
    await declare(service, adventure, FRIEND, "drink-healing", "pass")
    await press(service, adventure, HOST, "drink-healing")
    steps = await service.store.journal(adventure)
    done = [step for step in steps if step.kind == "declared"]
    assert [(step.seat, step.action["kind"]) for step in done] == [(2, "pass")]
    assert await owed_by(service, adventure) == (THIRD,)


async def test_a_foe_that_looks_like_another_by_then_is_still_the_one_that_was_meant(service):
    strong = [six.hero(seat=seat, hp=20) for seat in (1, 2)]
    foes = (six.foe(hp=9), six.foe(hp=8, number=2))
    adventure = await in_a_fight(
        service, 2, system="third-six", state=six.fight(*strong, foes=foes)
    )
    await declare(service, adventure, FRIEND, "attack-2")
    state, _ = await standing(service, adventure)
    alike = state.fight.with_(foes=(foes[0].with_(hp=8), foes[1]))
    await put(service, adventure, state.with_(fight=alike))
    await press(service, adventure, HOST, "pass")
    steps = await service.store.journal(adventure)
    done = [step.action for step in steps if step.kind == "declared"]
    assert done == [{"kind": "attack", "foe": 2}]


async def away_host(service, clock):
    """The host's clock stands still for days."""
    await service.people.availability.set(
        ask(HOST), Presence(vacations=(Span(clock.at, clock.at + 9 * DAY),))
    )


async def test_who_comes_later_is_called_like_who_is_awaited(service, clock):
    adventure = await in_a_fight(service, 3)
    await away_host(service, clock)
    await declare(service, adventure, THIRD, HIT)
    calls = await pass_time(service, clock, 11 * HOUR)
    # A round of half a day called them as it began, and calls nobody at half of it.
    assert [call.user for call in calls] == [FRIEND]
    assert "nearly up" in calls[0].text
    assert await actors(service, adventure) == []


@pytest.mark.parametrize(("misses", "told"), [("2", "(away)"), ("10", "(time is up)")])
async def test_a_turn_whose_time_was_up_before_it_came_is_taken_as_soon_as_it_comes(
    service, clock, misses, told
):
    """A missed round counts as two turns, after which the usual table counts somebody as away."""
    adventure = await in_a_fight(service, 4, misses=misses)
    await away_host(service, clock)
    await declare(service, adventure, FOURTH, HIT)
    await pass_time(service, clock, 25 * HOUR)
    assert await actors(service, adventure) == []
    late = await table(service, adventure)
    assert [late.clock(seat).missed for seat in (1, 2, 3, 4)] == [0, 1, 1, 0]
    card = await service.history.queries.card(adventure)
    # Of who is away the line about the round says it; of others what happens to their turn.
    taken_later = sum("when the turn comes" in line for line in card.clock)
    assert taken_later == (0 if told == "(away)" else 2)
    second, third = [each.name for each in await seats(service, adventure)][1:3]
    assert card.clock[-1].endswith(f" · {second} and {third} {told}")
    await press(service, adventure, HOST)
    expected = [("act", 1), ("auto", 2), ("auto", 3), ("declared", 4)]
    assert await actors(service, adventure) == expected
    after = await table(service, adventure)
    assert [after.clock(seat).opened for seat in (1, 2, 3, 4)] == [clock.now()] * 4
    assert after.clock(2).reminded == ()
    assert after.clock(2).missed == 1
    news = "\n".join((await service.history.queries.card(adventure)).clock)
    assert news.count("I took the turn") == 2


async def test_who_is_late_may_still_say_it_before_the_turn_comes(service, clock):
    adventure = await in_a_fight(service, 2)
    await away_host(service, clock)
    await pass_time(service, clock, 25 * HOUR)
    await declare(service, adventure, FRIEND, MIND)
    assert (await table(service, adventure)).clock(2).missed == 0
    await press(service, adventure, HOST)
    assert await actors(service, adventure) == [("act", 1), ("declared", 2)]


@pytest.mark.parametrize("absence", ["wait", "vote"])
async def test_where_the_table_waits_or_votes_a_late_turn_is_asked_for_when_it_comes(
    service, clock, absence
):
    adventure = await in_a_fight(service, 3, absence=absence, misses="10")
    await away_host(service, clock)
    await declare(service, adventure, THIRD, HIT)
    await pass_time(service, clock, 25 * HOUR)
    assert not (await table(service, adventure)).ballots
    await press(service, adventure, HOST)
    assert await owed_by(service, adventure) == (FRIEND,)
    await pass_time(service, clock, 60, step=60)
    assert len((await table(service, adventure)).ballots) == (absence == "vote")
    await press(service, adventure, FRIEND)
    expected = [("act", 1), ("act", 2), ("declared", 3)]
    assert await actors(service, adventure) == expected


async def test_a_round_lasts_as_long_as_its_slowest_and_never_the_sum(service, clock):
    adventure = await in_a_fight(service, 3)
    began = clock.now()
    clock.at += 20 * HOUR
    await press(service, adventure, HOST)
    assert (await table(service, adventure)).clock(2).opened == began
    await press(service, adventure, FRIEND)
    assert (await table(service, adventure)).clock(3).opened == began
    await pass_time(service, clock, 5 * HOUR)
    assert await actors(service, adventure) == [("act", 1), ("act", 2), ("auto", 3)]


async def test_who_is_late_all_at_once_have_their_turns_taken_in_one_go(service, clock):
    adventure = await in_a_fight(service, 3)
    await pass_time(service, clock, 25 * HOUR)
    assert await actors(service, adventure) == [("auto", 1), ("auto", 2), ("auto", 3)]
    assert [(await table(service, adventure)).clock(seat).missed for seat in (1, 2, 3)] == [1] * 3


async def test_what_is_taken_back_is_not_done(service):
    adventure = await in_a_fight(service, 3)
    opened = (await table(service, adventure)).clock(2).opened
    await declare(service, adventure, FRIEND, HIT)
    await service.play.declared_turns.withdraw(ask(FRIEND), adventure)
    with pytest.raises(RuleError, match="nothing"):
        await service.play.declared_turns.withdraw(ask(FRIEND), adventure)
    assert (await table(service, adventure)).clock(2).opened == opened
    await press(service, adventure, HOST)
    assert await actors(service, adventure) == [("act", 1)]


@pytest.mark.parametrize("act", IN_OTHER_HANDS)
async def test_what_was_said_is_forgotten_when_a_seat_is_in_other_hands(service, act):
    adventure = await in_a_fight(service, 3)
    await declare(service, adventure, FRIEND, HIT)
    await declare(service, adventure, THIRD, HIT)
    await act(service, adventure)
    assert [each.seat for each in (await table(service, adventure)).declared] == [3]


async def test_a_card_asks_for_declared_turns_only_where_somebody_else_may_declare_one(service):
    """Not where whoever is next is on autopilot, nor where nobody is next."""
    adventure = await in_a_fight(service, 3)

    async def asks():
        return (await service.history.queries.card(adventure)).ahead

    assert await asks()
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")
    assert await asks()
    await service.play.autopilot.set(ask(THIRD), adventure, 3, "bold")
    assert not await asks()


async def test_a_step_that_is_taken_back_takes_back_what_everybody_had_in_mind(service):
    adventure = await in_a_fight(service, 4)
    before = (await service.history.queries.load(adventure)).version
    await declare(service, adventure, FRIEND, HIT)
    await press(service, adventure, HOST)
    await declare(service, adventure, FOURTH, HIT)
    assert (await standing(service, adventure))[1] == (3,)
    await service.play.undo.undo(ask(HOST), adventure, before)
    assert (await table(service, adventure)).declared == ()
    assert (await standing(service, adventure))[1] == (1,)
    await press(service, adventure, HOST)
    assert (await standing(service, adventure))[1] == (2,)


async def test_a_fight_that_is_over_leaves_nothing_to_be_done(service):
    hurt = hero((3, 9, 9), (9, 9, 9), seat=2, pack=("potion",))
    adventure = await in_a_fight(
        service, 2, state=fight(hero((9, 9, 9)), hurt, foe=monster(hp=1), mp_order="seat")
    )
    for _ in range(20):
        state, asked = await standing(service, adventure)
        if state.fight is None:
            break
        if asked == (1,):
            await declare(service, adventure, FRIEND, "potion-body")
            count = len(await actors(service, adventure))
            await press(service, adventure, HOST)
        else:
            await press(service, adventure, FRIEND)
    assert state.fight is None
    assert (await actors(service, adventure))[count:] == [("act", 1)]
    assert (await table(service, adventure)).declared == ()
    assert state.hero(2).pack == ("potion",)


async def test_who_was_late_in_a_round_that_ends_early_is_asked_anew_and_is_late_again(
    service, clock
):
    """Else what follows a fight waited for ever: its time would have been up already."""
    heroes = [hero((9, 9, 9), seat=seat, xp=49) for seat in (1, 2)]
    state = fight(*heroes, foe=monster(hp=1))
    adventure = await in_a_fight(service, 2, state=state, absence="autopilot", misses="3")
    await away_host(service, clock)
    await pass_time(service, clock, 25 * HOUR)
    assert (await table(service, adventure)).clock(2).reminded == (50, 85, 100)
    await press(service, adventure, HOST)
    state, asked = await standing(service, adventure)
    assert (state.fight, asked) == (None, (1, 2)), "the foe is gone, and both have a new level"
    now = (await table(service, adventure)).clock(2)
    assert (now.opened, now.reminded, now.ahead) == (clock.now(), (), None)
    # The host is back, so that somebody is there, and decides nothing.
    await service.people.availability.set(ask(HOST), Presence())
    before = len(await actors(service, adventure))
    await pass_time(service, clock, 40 * HOUR)
    assert ("auto", 2) in (await actors(service, adventure))[before:]


async def test_a_restart_forgets_nothing(tmp_path, clock):
    path = tmp_path / "kept.db"
    async with serving(path, clock, Entropy()) as one:
        adventure = await in_a_fight(one, 3)
        await declare(one, adventure, FRIEND, HIT)
        await declare(one, adventure, THIRD, MIND)
    async with serving(path, clock, Entropy(1)) as other:
        assert (await other.play.declared_turns.look(ask(FRIEND), adventure)).chosen[0].value == HIT
        await press(other, adventure, HOST)
        expected = [("act", 1), ("declared", 2), ("declared", 3)]
        assert await actors(other, adventure) == expected


async def test_whole_games_taken_together_verify(service):
    channel = 1
    orders = {"three-dice": "mp_order", "third-six": "order", "three-dice-campaign": "mp_order"}
    for system, order in orders.items():
        channel += 1
        opened = await service.lobby.open(
            ask(HOST, channel=channel), system, pace="post", seed="together"
        )
        adventure = opened.adventure
        await service.lobby.join(ask(FRIEND, channel=channel), adventure)
        await service.lobby.join(ask(THIRD, channel=channel), adventure)
        await service.lobby.set(ask(HOST, channel=channel), adventure, "together", "on")
        await service.lobby.set(ask(HOST, channel=channel), adventure, order, "seat")
        await service.lobby.set(ask(HOST, channel=channel), adventure, "window", "off")
        await service.lobby.begin(ask(HOST, channel=channel), adventure, anyway=True)
        for _ in cases(12, soak=120):
            if (await service.history.queries.load(adventure)).status != "running":
                break
            for user in (FRIEND, THIRD):
                choices = await service.play.declared_turns.choices(ask(user, channel=channel), "")
                if choices:
                    await declare(service, adventure, user, choices[0].value)
            owed = await owed_by(service, adventure)
            await take_turn(service, adventure, owed[0], channel)
        assert "declared" in await kinds(service, adventure), system
        verdict = verify(await service.history.queries.export(adventure))
        assert verdict.good, verdict.fault


async def test_it_helps_in_live_play_too_and_sets_no_clock(service, clock):
    adventure = await in_a_fight(service, 3, pace="live")
    await declare(service, adventure, THIRD, HIT)
    found = await service.history.queries.load(adventure)
    assert await service.store.timers(clock.now() + 99 * DAY) == []
    assert any(
        "planned ahead" in line for line in (await service.history.queries.card(adventure)).clock
    )
    await press(service, adventure, HOST)
    await press(service, adventure, FRIEND)
    assert (await actors(service, adventure))[-1] == ("declared", 3)
    assert found.clock["declared"]


async def test_where_turns_are_taken_one_by_one_nobody_else_is_on_the_clock(service):
    adventure = await in_a_fight(service, 3, together="off")
    await declare(service, adventure, THIRD, HIT)
    clocks = await table(service, adventure)
    assert [clocks.clock(seat).opened is None for seat in (1, 2, 3)] == [False, True, True]
    await press(service, adventure, HOST)
    await press(service, adventure, FRIEND)
    assert (await actors(service, adventure))[-1] == ("declared", 3)


async def test_what_cannot_be_said_is_refused_in_words_and_changes_nothing(service):
    adventure = await in_a_fight(service, 3)
    before = await service.history.queries.load(adventure)
    declaring = service.play.declared_turns
    for user, options, error, reason in (
        (STRANGER, (HIT,), NotSeated, "join"),
        (HOST, (HIT,), RuleError, "turn"),
        (FRIEND, ("go-north",), UnknownAction, "unknown"),
        (FRIEND, (), RuleError, "many"),
        (FRIEND, (HIT, MIND, SPIRIT, HIT), RuleError, "many"),
    ):
        with pytest.raises(error, match=reason):
            await declaring.say(ask(user), adventure, options)
    with pytest.raises(RuleError, match="option"):
        await declaring.choose(ask(FRIEND), adventure, before.version, 1, "go-north")
    with pytest.raises(NoAdventure):
        await declaring.look(ask(FRIEND, channel=7), adventure)
    assert await service.history.queries.load(adventure) == before
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "bold")
    with pytest.raises(RuleError, match="auto"):
        await declaring.look(ask(FRIEND), adventure)
    await service.lobby.end(ask(HOST), adventure)
    with pytest.raises(NoAdventure):
        await declaring.look(ask(THIRD), adventure)


@pytest.mark.parametrize("system", ["three-dice", "green-dungeon"])
async def test_outside_of_rounds_the_reason_is_told(service, system):
    request = ask(HOST, channel=2)
    adventure = (await service.lobby.open(request, system, pace="post", seed="no")).adventure
    await service.lobby.join(ask(FRIEND, channel=2), adventure)
    assert (await table(service, adventure)).terms.rounds
    await service.lobby.begin(ask(HOST, channel=2), adventure, anyway=True)
    owed = await owed_by(service, adventure)
    idle = FRIEND if FRIEND not in owed else HOST
    with pytest.raises(RuleError) as refused:
        await service.play.declared_turns.look(ask(idle, channel=2), adventure)
    assert refused.value.text.key in ("ahead-refused-now", "ahead-refused-turn")
    assert await service.play.declared_turns.choices(ask(idle, channel=2), "") == []


async def test_lists_of_the_past_are_refused(service):
    adventure = await in_a_fight(service, 3)
    shown = (await service.play.declared_turns.look(ask(FRIEND), adventure)).version
    await service.play.declared_turns.choose(ask(FRIEND), adventure, shown, 1, HIT)
    with pytest.raises(RuleError, match="stale"):
        await service.play.declared_turns.choose(ask(FRIEND), adventure, shown, 1, MIND)
    with pytest.raises(RuleError, match="stale"):
        await service.play.declared_turns.withdraw(ask(FRIEND), adventure, shown)
    now = (await service.play.declared_turns.look(ask(FRIEND), adventure)).version
    await declare(service, adventure, THIRD, HIT)
    await service.play.declared_turns.choose(ask(FRIEND), adventure, now, 2, MIND)
    look = await service.play.declared_turns.look(ask(FRIEND), adventure)
    assert [each.value for each in look.chosen] == [HIT, MIND]
    assert "BODY" in look.now
    await press(service, adventure, HOST)
    with pytest.raises(RuleError, match="stale"):
        await service.play.declared_turns.choose(ask(FRIEND), adventure, look.version, 1, MIND)


async def test_a_repeated_request_is_carried_out_once(service):
    adventure = await in_a_fight(service, 3)
    request = ask(FRIEND)
    first = await service.play.declared_turns.say(request, adventure, [HIT])
    again = await service.play.declared_turns.say(request, adventure, [HIT])
    assert again.repeated
    assert again.version == first.version


async def test_those_who_are_to_say_something_are_pinged_once_a_round(service, clock):
    adventure = await in_a_fight(service, 3)
    await declare(service, adventure, THIRD, HIT)
    await press(service, adventure, HOST)
    clock.at += MINUTE
    assert await bring_cards(service, clock) == [FRIEND]
    clock.at += MINUTE
    await press(service, adventure, FRIEND)
    # Whoever acted lately may still be there; the others are called for the new round.
    assert await bring_cards(service, clock) == []
    mentioned = []
    await pass_time(service, clock, 12 * MINUTE, step=MINUTE // 2, on_cards=mentioned)
    assert set(mentioned) == {HOST, THIRD}
    assert {each.yours for each in await service.history.queries.mine(ask(THIRD))} == {True}


async def test_a_table_says_what_it_has_agreed_on_and_who_has_spoken(service):
    adventure = await in_a_fight(service, 3)
    await declare(service, adventure, THIRD, HIT)
    lines = await service.by_post.agreements.status(ask(HOST), adventure)
    assert "one time for all" in lines[0]
    assert "can plan the turn, until" in lines[-2]
    assert "has planned this round’s turn" in lines[-1]
