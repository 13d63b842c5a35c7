"""Attacks that players keep at: carried out in every round until the fight is over."""

import re

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError, StaleBoard
from rules.pace.kept import repeating
from rules.service.cards.rolled import MOST_DICE
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from rules.service.play.due_turns import MOST_KEPT
from rules.service.play.repeated_attacks import may_keep
from tests.support.durations import DAY, HOUR
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.passing import bring_cards, pass_time
from tests.support.post import kinds, owed_by, table, take_turn
from tests.support.rounds import (
    HIT,
    IN_OTHER_HANDS,
    MIND,
    PEOPLE,
    declare,
    hand_over,
    in_a_fight,
    press,
    put,
    standing,
)
from tests.support.users import FRIEND, HOST, STRANGER, THIRD
from tests.systems.green_dungeon import tables as green
from tests.systems.third_six import tables as six
from tests.systems.three_dice.tables import fight, hero, monster

TABLES = [("post", "seat"), ("post", "any"), ("live", "seat"), ("live", "any")]


def many(count, hp=14, order="any"):
    """So many strong heroes before one monster."""
    heroes = [hero((9, 9, 9), seat=seat) for seat in range(1, count + 1)]
    return fight(*heroes, foe=monster(hp=hp), mp_order=order)


def weak(order="any"):
    """A hero who hits with a one alone, and is badly hurt after two misses, beside a strong one."""
    first = hero((5, 0, 0), (5, 5, 2))
    return fight(first, hero((9, 9, 9), seat=2), foe=monster(hp=60), mp_order=order)


def orcs(*points, mnd=0, order="any"):
    """Two heroes who may pay for better blows, or not, before some foes."""
    heroes = [six.hero(seat=seat, hp=30, mnd=mnd) for seat in (1, 2)]
    foes = [six.foe(hp=hp, number=number) for number, hp in enumerate(points, start=1)]
    return six.fight(*heroes, foes=foes, order=order)


async def keep(service, adventure, user):
    found = await service.history.queries.load(adventure)
    return await service.play.repeated_attacks.keep(ask(user, channel=found.channel), adventure)


async def kept(service, adventure):
    """The seats that keep at it."""
    return repeating((await table(service, adventure)).kept)


async def deeds(service, adventure):
    """Who did something, in order, and how."""
    steps = await service.store.journal(adventure)
    return [(step.kind, step.seat) for step in steps if step.kind in ("act", "auto", "declared")]


async def strike_and_keep(service, adventure, *users, option=HIT):
    for user in users:
        await press(service, adventure, user, option)
        await keep(service, adventure, user)


@pytest.mark.parametrize(("pace", "order"), TABLES)
async def test_a_fight_at_which_all_keep_needs_no_more_clicks(service, pace, order):
    state = many(3, order=order)
    adventure = await in_a_fight(service, 3, pace=pace, state=state)
    await strike_and_keep(service, adventure, HOST, FRIEND)
    assert await deeds(service, adventure) == [("act", 1), ("act", 2)]
    await press(service, adventure, THIRD)
    assert (await standing(service, adventure))[1] == (3,)
    done = await deeds(service, adventure)
    assert done == [("act", 1), ("act", 2), ("act", 3), ("declared", 1), ("declared", 2)]
    await keep(service, adventure, THIRD)
    state, _ = await standing(service, adventure)
    assert state.fight is None
    later = (await deeds(service, adventure))[len(done) :]
    assert later == [("declared", (each + 2) % 3 + 1) for each in range(len(later))]
    assert len(later) >= 4
    assert (await table(service, adventure)).kept == ()


@pytest.mark.parametrize("order", ["seat", "any"])
async def test_who_does_not_keep_at_it_is_asked_in_every_round_and_nobody_else(
    service, clock, order
):
    adventure = await in_a_fight(service, 3, state=many(3, hp=40, order=order))
    await strike_and_keep(service, adventure, HOST, FRIEND)
    for rounds in range(1, 4):
        await press(service, adventure, THIRD)
        assert await owed_by(service, adventure) == (THIRD,)
        assert len(await deeds(service, adventure)) == 2 + 3 * rounds
        calls = await pass_time(service, clock, 7 * HOUR)
        assert {call.user for call in calls} <= {THIRD}
    clocks = await table(service, adventure)
    assert [clocks.clock(seat).missed for seat in (1, 2, 3)] == [0, 0, 0]
    lines = (await service.history.queries.card(adventure)).clock
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    assert any(f"{names[0]} and {names[1]} repeat their attacks" in line for line in lines)
    if order == "seat":
        assert not any("Still to plan" in line for line in lines)


async def test_a_round_of_kept_attacks_is_told_whole(service, clock):
    adventure = await in_a_fight(service, 4, state=many(4, hp=40))
    await strike_and_keep(service, adventure, *PEOPLE[:3])
    await bring_cards(service, clock)
    await press(service, adventure, PEOPLE[3])
    card = await service.history.queries.card(adventure)
    dice = [step.faces[0][2] for step in (await service.store.journal(adventure))[-4:]]
    assert [dice[0], *dice[1:]] == [int(each) for each in re.findall(r"\d+", card.dice)]
    for each in (await standing(service, adventure))[0].heroes:
        assert any(each.name in line for line in card.told), each.name


async def test_what_keeping_at_it_brought_about_is_told_alone(service):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40))
    await strike_and_keep(service, adventure, HOST)
    await press(service, adventure, FRIEND)
    await keep(service, adventure, FRIEND)
    card = await service.history.queries.card(adventure)
    steps = await service.store.journal(adventure)
    mine = next(at for at in reversed(range(len(steps))) if steps[at].kind == "keep")
    dice = [face for step in steps[mine:] for _, _, face in step.faces][-MOST_DICE:]
    assert dice == [int(each) for each in re.findall(r"\d+", card.dice)]
    assert len(steps) - mine > MOST_DICE


async def test_a_fight_that_never_ends_does_not_go_on_for_ever(service, clock):
    adventure = await in_a_fight(service, 2, state=many(2, hp=400))
    await strike_and_keep(service, adventure, HOST)
    await press(service, adventure, FRIEND)
    done = await deeds(service, adventure)
    assert done == [("act", 1), ("act", 2), ("declared", 1)]
    await keep(service, adventure, FRIEND)
    assert await kept(service, adventure) == ()
    assert len(await deeds(service, adventure)) - len(done) == MOST_KEPT
    owed = await owed_by(service, adventure)
    assert owed
    assert {call.user for call in await pass_time(service, clock, 13 * HOUR)} == {*owed}
    await strike_and_keep(service, adventure, owed[0])
    assert await kept(service, adventure) == (PEOPLE.index(owed[0]) + 1,)


@pytest.mark.parametrize(("pace", "order"), TABLES)
async def test_who_is_badly_hurt_decides_anew(service, clock, pace, order):
    adventure = await in_a_fight(service, 2, pace=pace, state=weak(order))
    await strike_and_keep(service, adventure, HOST)
    for _ in range(8):
        owed = await owed_by(service, adventure)
        if HOST in owed:
            break
        await press(service, adventure, FRIEND)
    state, _ = await standing(service, adventure)
    assert 0 < state.hero(1).now.total * 3 < state.hero(1).most.total
    assert state.fight is not None
    assert await kept(service, adventure) == ()
    assert HOST in owed
    if pace == "post":
        clock.at += HOUR
        assert HOST in await bring_cards(service, clock)
    with pytest.raises(RuleError, match="hurt"):
        await keep(service, adventure, HOST)
    before = len(await deeds(service, adventure))
    await press(service, adventure, HOST)
    assert (await deeds(service, adventure))[before:] == [("act", 1)]


async def test_what_is_asked_in_between_is_asked_and_it_goes_on(service):
    charmed = hero((2, 9, 9), (9, 9, 9), pack=("charm",))
    state = fight(charmed, hero((9, 9, 9), seat=2), foe=monster(hp=60), mp_order="any")
    adventure = await in_a_fight(service, 2, state=state)
    await press(service, adventure, HOST)
    if (await standing(service, adventure))[0].prompts:
        await press(service, adventure, HOST, "accept")
    await press(service, adventure, FRIEND)
    await keep(service, adventure, HOST)
    for _ in range(10):
        state, asked = await standing(service, adventure)
        if state.prompts:
            break
        assert asked == (2,)
        await press(service, adventure, FRIEND)
    assert (state.prompts[0].kind, asked) == ("hit", (1,))
    assert await kept(service, adventure) == (1,)
    await press(service, adventure, HOST, "charm")
    assert await kept(service, adventure) == (1,)
    before = len(await deeds(service, adventure))
    await press(service, adventure, FRIEND)
    assert ("declared", 1) in (await deeds(service, adventure))[before:]


async def test_what_somebody_pays_for_in_between_is_theirs_to_say(service):
    adventure = await in_a_fight(
        service, 2, system="third-six", together="off", state=orcs(60, mnd=12)
    )
    for _ in range(30):
        state, _ = await standing(service, adventure)
        if state.prompts:
            break
        await press(service, adventure, (await owed_by(service, adventure))[0], "attack-1")
    asker = (await owed_by(service, adventure))[0]
    await press(service, adventure, asker, "modify-1")
    await keep(service, adventure, asker)
    assert await kept(service, adventure) == (PEOPLE.index(asker) + 1,)


async def test_a_foe_that_fell_is_struck_no_more_and_its_heroes_are_asked(service, clock):
    for number, order in enumerate(("seat", "any")):
        adventure = await in_a_fight(
            service, 2, channel=500 + number, system="third-six", state=orcs(1, 90, order=order)
        )
        await press(service, adventure, HOST, "attack-2")
        await keep(service, adventure, HOST)
        for _ in range(40):
            state, _ = await standing(service, adventure)
            if state.fight.foe(1) is None:
                break
            clock.at += HOUR
            await press(service, adventure, FRIEND, "attack-1")
            if (await standing(service, adventure))[0].fight.foe(1) is not None:
                await keep(service, adventure, FRIEND)
        assert state.fight is not None
        assert state.fight.foe(1) is None
        assert await owed_by(service, adventure) == (FRIEND,)
        assert await kept(service, adventure) == (1,)


async def test_a_fight_in_third_six_is_fought_to_its_end(service):
    for number, order in enumerate(("seat", "any")):
        adventure = await in_a_fight(
            service, 2, channel=600 + number, system="third-six", state=orcs(9, order=order)
        )
        await strike_and_keep(service, adventure, HOST, FRIEND, option="attack-1")
        assert (await standing(service, adventure))[0].fight is None
        assert {kind for kind, _ in await deeds(service, adventure)} == {"act", "declared"}
        assert (await table(service, adventure)).kept == ()


@pytest.mark.parametrize("order", ["seat", "any"])
async def test_blows_without_magic_are_kept_at(service, order):
    heroes = [green.hero(seat=seat, health=30, health_most=30) for seat in (1, 2)]
    against = green.foe("C3", difficulty=2, health=30)
    state = green.fight(*heroes, against=against, options={"order": order})
    state = state.with_(agenda=tuple(s for s in state.agenda if s.kind not in ("bribe", "flight")))
    adventure = await in_a_fight(service, 2, system="green-dungeon", state=state)
    await strike_and_keep(service, adventure, HOST, option="strike")
    await press(service, adventure, FRIEND, "strike")
    after, asked = await standing(service, adventure)
    assert (after.fight.round, asked) == (2, (2,))
    assert await deeds(service, adventure) == [("act", 1), ("act", 2), ("declared", 1)]
    assert await owed_by(service, adventure) == (FRIEND,)


@pytest.mark.parametrize("system", ["three-dice-campaign", "third-six-campaign"])
async def test_in_campaigns_too(service, system):
    request = ask(HOST, channel=300)
    founded = await service.campaigns.found(
        request, system, "The Long Stair", pace="post", seed="keep"
    )
    adventure = founded.adventure
    await service.lobby.join(ask(FRIEND, channel=300), adventure)
    await service.lobby.begin(ask(HOST, channel=300), adventure, anyway=True)
    done = 0
    for _ in range(400):
        found = await service.history.queries.load(adventure)
        rules, state = loaded(found)
        owed = await owed_by(service, adventure)
        options = rules.legal_actions(state, PEOPLE.index(owed[0]) + 1)
        blows = [each.id for each in options if rules.repeats(state, each.action)]
        if blows:
            await press(service, adventure, owed[0], blows[0])
            seat = PEOPLE.index(owed[0]) + 1
            found = await service.history.queries.load(adventure)
            if seat in may_keep(found, *loaded(found)):
                await keep(service, adventure, owed[0])
        else:
            await take_turn(service, adventure, owed[0], channel=300)
        done = (await kinds(service, adventure)).count("declared")
        if done >= 3:
            break
    assert done >= 3
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_who_says_something_else_ahead_does_that_and_keeps_at_it_no_more(service):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40, order="seat"))
    await press(service, adventure, HOST)
    await strike_and_keep(service, adventure, FRIEND)
    await declare(service, adventure, FRIEND, MIND)
    await press(service, adventure, HOST)
    steps = await service.store.journal(adventure)
    assert [step.action["attribute"] for step in steps if step.kind == "declared"] == ["mind"]
    assert await kept(service, adventure) == ()
    await press(service, adventure, HOST)
    assert await owed_by(service, adventure) == (FRIEND,)


async def test_who_said_something_else_that_cannot_be_done_is_played_with_care(service):
    hurt = [six.hero(seat=seat, hp=9, hp_most=20, mnd=0) for seat in (1, 2)]
    state = six.fight(*hurt, foes=(six.foe(hp=60),), bag=("healing",), order="seat")
    adventure = await in_a_fight(service, 2, system="third-six", state=state)
    await press(service, adventure, HOST, "attack-1")
    await strike_and_keep(service, adventure, FRIEND, option="attack-1")
    await declare(service, adventure, FRIEND, "drink-healing")
    await press(service, adventure, HOST, "drink-healing")
    assert "lapse" in await kinds(service, adventure)
    assert "declared" not in await kinds(service, adventure)
    assert await kept(service, adventure) == ()
    assert (await deeds(service, adventure))[-1] == ("auto", 2)
    assert await owed_by(service, adventure) == (HOST,)


async def test_what_is_taken_back_is_not_done(service, clock):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40))
    await strike_and_keep(service, adventure, HOST)
    answer = await service.play.declared_turns.withdraw(ask(HOST), adventure)
    assert "Taken back" in answer.text
    with pytest.raises(RuleError, match="nothing"):
        await service.play.declared_turns.withdraw(ask(HOST), adventure)
    await press(service, adventure, FRIEND)
    assert await deeds(service, adventure) == [("act", 1), ("act", 2)]
    assert await owed_by(service, adventure) == (HOST, FRIEND)
    # It was the last thing they did: they may say so again.
    await keep(service, adventure, HOST)
    assert (await deeds(service, adventure))[2:] == [("declared", 1)]


async def test_one_word_takes_back_what_was_said_and_what_is_kept_at(service):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40, order="seat"))
    await press(service, adventure, HOST)
    await strike_and_keep(service, adventure, FRIEND)
    await declare(service, adventure, FRIEND, MIND)
    await service.play.declared_turns.withdraw(ask(FRIEND), adventure)
    after = await table(service, adventure)
    assert (after.declared, repeating(after.kept)) == ((), ())


async def test_who_takes_it_back_in_a_round_has_still_to_say(service):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40, order="seat"))
    await press(service, adventure, HOST)
    await strike_and_keep(service, adventure, FRIEND)
    lines = (await service.history.queries.card(adventure)).clock
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    assert lines[-1].startswith(f"{names[1]} has spoken. This round still waits for: {names[0]}")
    await service.play.declared_turns.withdraw(ask(FRIEND), adventure)
    lines = (await service.history.queries.card(adventure)).clock
    assert lines[-1].startswith(f"This round waits for: {names[0]}")


@pytest.mark.parametrize("act", IN_OTHER_HANDS)
@pytest.mark.parametrize("order", ["seat", "any"])
async def test_a_seat_in_other_hands_keeps_at_nothing(service, act, order):
    adventure = await in_a_fight(service, 3, state=many(3, hp=60, order=order))
    await strike_and_keep(service, adventure, HOST, FRIEND)
    assert await kept(service, adventure) == (1, 2)
    await act(service, adventure)
    assert await kept(service, adventure) == (1,)
    with pytest.raises((RuleError, NotSeated)):
        await keep(service, adventure, STRANGER if act is hand_over else FRIEND)


async def test_a_step_that_is_taken_back_ends_what_everybody_keeps_at(service):
    adventure = await in_a_fight(service, 3, state=many(3, hp=60))
    await strike_and_keep(service, adventure, HOST, FRIEND)
    before = (await service.history.queries.load(adventure)).version
    await press(service, adventure, THIRD)
    await service.play.undo.undo(ask(HOST), adventure, before)
    assert (await table(service, adventure)).kept == ()
    await press(service, adventure, THIRD)
    assert set(await owed_by(service, adventure)) == {HOST, FRIEND, THIRD}


async def test_what_is_left_of_a_turn_is_whole_where_it_cannot_be_kept_at_any_more(service, clock):
    state = orcs(1, 90, order="seat")
    adventure = await in_a_fight(service, 2, system="third-six", state=state)
    for _ in range(20):
        await press(service, adventure, HOST, "attack-2")
        await press(service, adventure, FRIEND, "attack-1")
        state, _ = await standing(service, adventure)
        if state.fight.foe(1) is not None:
            await keep(service, adventure, FRIEND)
            break
        await put(service, adventure, orcs(1, 90, order="seat"))
    clock.at += 20 * HOUR
    state, _ = await standing(service, adventure)
    gone = state.fight.with_(foes=state.fight.foes[1:])
    await put(service, adventure, state.with_(fight=gone))
    await press(service, adventure, HOST, "attack-2")
    assert await owed_by(service, adventure) == (FRIEND,)
    assert (await table(service, adventure)).clock(2).opened == clock.now()
    assert FRIEND in await bring_cards(service, clock)


async def test_a_restart_forgets_nothing(tmp_path, clock):
    path = tmp_path / "kept.db"
    async with serving(path, clock, Entropy()) as one:
        adventure = await in_a_fight(one, 2, state=many(2, hp=40))
        await strike_and_keep(one, adventure, HOST)
    async with serving(path, clock, Entropy(1)) as other:
        await press(other, adventure, FRIEND)
        assert (await deeds(other, adventure))[-1] == ("declared", 1)


async def test_what_cannot_be_kept_at_is_refused_in_words_and_changes_nothing(service):
    bold = hero((9, 9, 9), seat=2, pack=("scroll",))
    state = fight(hero((9, 9, 9)), bold, foe=monster(hp=40), mp_order="any")
    adventure = await in_a_fight(service, 2, state=state)
    await press(service, adventure, FRIEND, "attack-spirit+scroll")
    before = await service.history.queries.load(adventure)
    assert not (await service.history.queries.card(adventure)).keep
    for user, error, reason in (
        (STRANGER, NotSeated, "join"),
        (HOST, RuleError, "first"),
        (FRIEND, RuleError, "first"),
    ):
        with pytest.raises(error, match=reason):
            await keep(service, adventure, user)
    assert await service.history.queries.load(adventure) == before
    await press(service, adventure, HOST)
    assert (await service.history.queries.card(adventure)).keep
    await keep(service, adventure, HOST)
    assert not (await service.history.queries.card(adventure)).keep
    with pytest.raises(RuleError, match="already"):
        await keep(service, adventure, HOST)
    with pytest.raises(NoAdventure):
        await service.play.repeated_attacks.keep(ask(HOST, channel=7), adventure)
    await service.play.autopilot.set(ask(HOST), adventure, 1, "bold")
    with pytest.raises(RuleError, match="auto"):
        await keep(service, adventure, HOST)
    await service.lobby.end(ask(HOST), adventure)
    with pytest.raises(NoAdventure):
        await keep(service, adventure, HOST)


async def test_a_card_of_the_past_keeps_at_nothing_new(service):
    adventure = await in_a_fight(service, 2, state=many(2, hp=40))
    await press(service, adventure, HOST)
    shown = (await service.history.queries.load(adventure)).version
    await press(service, adventure, FRIEND)
    await service.play.repeated_attacks.keep(ask(HOST), adventure, shown)
    assert await kept(service, adventure) == (1,)
    with pytest.raises(StaleBoard):
        await service.play.repeated_attacks.keep(ask(FRIEND), adventure, shown)
    assert await kept(service, adventure) == (1,)


async def test_games_without_such_attacks_and_quiet_rooms_say_so(service):
    for channel, system in enumerate(("three-dice", "mkd-delve"), start=2):
        request = ask(HOST, channel=channel)
        adventure = (await service.lobby.open(request, system, seed="no")).adventure
        with pytest.raises(NoAdventure):
            await keep(service, adventure, HOST)
        await service.lobby.begin(ask(HOST, channel=channel), adventure, anyway=True)
        reason = "first" if system == "three-dice" else "onward-refused-now"
        with pytest.raises(RuleError, match=reason):
            await keep(service, adventure, HOST)


async def test_who_keeps_at_it_is_never_away(service, clock):
    adventure = await in_a_fight(service, 2, state=many(2, hp=90), misses="2")
    await strike_and_keep(service, adventure, HOST)
    for _ in range(4):
        clock.at += DAY // 2
        await press(service, adventure, FRIEND)
        await pass_time(service, clock, 6 * HOUR)
    host = (await table(service, adventure)).clock(1)
    assert (host.missed, host.away) == (0, None)
