"""Actions: pressed, typed, repeated, stale, by the wrong person."""

import asyncio
from copy import deepcopy

import pytest

from rules.core.errors import AmbiguousAction, GameError, NotSeated, StaleBoard, UnknownAction
from rules.service.history.verify import verify
from tests.support.houses import ask

HOST, FRIEND, STRANGER = 11, 12, 13


async def begun(service, *friends, **options):
    adventure = (await service.lobby.open(ask(HOST), "three-dice", **options)).adventure
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    await service.lobby.begin(ask(HOST), adventure)
    return adventure


async def offered(service, adventure):
    card = await service.history.queries.card(adventure)
    options = [button.verb.removeprefix("do.") for button in card.buttons]
    options += [choice.value for menu in card.menus for choice in menu.choices]
    return card, options


async def press_something(service, adventure, which=0):
    card, options = await offered(service, adventure)
    user = card.waiting[0]
    await service.play.actions.press(
        ask(user), adventure, card.version, options[which % len(options)]
    )
    return card, user, options[which % len(options)]


async def test_a_card_says_who_is_asked_and_offers_what_they_may_do(service):
    adventure = await begun(service, FRIEND)
    card, options = await offered(service, adventure)
    assert card.kind == "turn"
    assert set(card.waiting) <= {HOST, FRIEND}
    assert options
    assert card.scene is not None
    assert [line.user for line in card.party] == [HOST, FRIEND]


async def test_a_card_says_more_of_its_buttons_and_tells_alike_dice_together(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    await service.lobby.begin(ask(HOST), adventure)
    before = await service.history.queries.card(adventure)
    classes = {button.verb: button.detail for button in before.buttons}
    assert "locks" in classes["do.class-dwarf"]
    await service.play.actions.press(ask(HOST), adventure, before.version, "class-dwarf")
    *_, step = await service.store.journal(adventure)
    faces = ", ".join(str(face) for _, _, face in step.faces)
    assert len(step.faces) > 1
    assert (await service.history.queries.card(adventure)).dice == f"Dice: hit points {faces}"


async def test_a_press_moves_the_game_on_by_one_step(service):
    adventure = await begun(service)
    card, _, _ = await press_something(service, adventure)
    assert (await service.history.queries.load(adventure)).version == card.version + 1


async def test_a_repeated_request_has_one_effect_and_one_answer(service):
    adventure = await begun(service)
    card, options = await offered(service, adventure)
    request = ask(HOST, request="same")
    first = await service.play.actions.press(request, adventure, card.version, options[0])
    again = await service.play.actions.press(request, adventure, card.version, options[0])
    assert again.repeated
    assert again.version == first.version
    assert (await service.history.queries.load(adventure)).version == card.version + 1


async def pressed_at_once(service, adventure, card, option, people):
    """What comes of one button that each of these people presses at the same moment."""
    presses = (
        service.play.actions.press(ask(user), adventure, card.version, option) for user in people
    )
    return await asyncio.gather(*presses, return_exceptions=True)


async def test_a_double_click_counts_once(service):
    adventure = await begun(service)
    card, options = await offered(service, adventure)
    results = await pressed_at_once(service, adventure, card, options[0], [HOST] * 8)
    refused = [each for each in results if isinstance(each, StaleBoard)]
    assert len(refused) == 7
    assert (await service.history.queries.load(adventure)).version == card.version + 1


async def test_sixty_four_people_click_one_button(service):
    adventure = await begun(service)
    card, options = await offered(service, adventure)
    people = (HOST, *range(1000, 1063))
    results = await pressed_at_once(service, adventure, card, options[0], people)
    assert sum(not isinstance(each, Exception) for each in results) == 1
    assert all(isinstance(each, GameError) for each in results[1:])
    assert (await service.history.queries.load(adventure)).version == card.version + 1


async def test_old_buttons_do_nothing(service):
    adventure = await begun(service)
    card, user, option = await press_something(service, adventure)
    for version in (card.version, 0, 9999):
        with pytest.raises(StaleBoard):
            await service.play.actions.press(ask(user), adventure, version, option)


async def test_forged_options_are_stale(service):
    adventure = await begun(service)
    card, _ = await offered(service, adventure)
    for forged in ("win-the-game", "attack-everything", "", "go-nowhere"):
        with pytest.raises(StaleBoard):
            await service.play.actions.press(ask(HOST), adventure, card.version, forged)


async def test_strangers_and_people_out_of_turn_are_told_so(service):
    adventure = await begun(service, FRIEND)
    for number in range(30):
        card, options = await offered(service, adventure)
        with pytest.raises(NotSeated, match="join-first"):
            await service.play.actions.press(ask(STRANGER), adventure, card.version, options[0])
        idle = {HOST, FRIEND} - set(card.waiting)
        if idle:
            with pytest.raises(NotSeated, match="not-your-turn"):
                await service.play.actions.press(
                    ask(idle.pop()), adventure, card.version, options[0]
                )
            return
        await press_something(service, adventure, number)
    pytest.fail("in thirty steps nobody was ever alone with a decision")


async def test_two_votes_at_once_both_count(service):
    adventure = await begun(service, FRIEND, STRANGER)
    for number in range(60):
        card, options = await offered(service, adventure)
        if len(card.waiting) == 3:
            first, second, _ = card.waiting
            await service.play.actions.press(ask(first), adventure, card.version, options[0])
            await service.play.actions.press(ask(second), adventure, card.version, options[0])
            assert (await service.history.queries.load(adventure)).version == card.version + 2
            return
        await press_something(service, adventure, number)
    pytest.fail("the party never had to decide together")


async def test_typed_actions(service):
    adventure = await begun(service)
    choices = await service.play.actions.choices(ask(HOST), "", moves=False)
    assert choices
    assert await service.play.actions.choices(ask(STRANGER), "", moves=False) == []
    assert await service.play.actions.choices(ask(HOST), "zzzz", moves=False) == []
    with pytest.raises(UnknownAction):
        await service.play.actions.do(ask(HOST), adventure, "dance with the dragon", moves=False)
    if len(choices) > 1:
        shared = next(letter for letter in "aeiou" if all(letter in c.label for c in choices[:2]))
        with pytest.raises(AmbiguousAction):
            await service.play.actions.do(ask(HOST), adventure, shared, moves=False)
    answer = await service.play.actions.do(ask(HOST), adventure, choices[0].label, moves=False)
    assert answer.text


async def test_companions_act_by_themselves_and_follow_the_player(service):
    adventure = await begun(service, FRIEND, STRANGER)
    for friend in (FRIEND, STRANGER):
        await service.lobby.leave(ask(friend), adventure)
    for number in range(25):
        found = await service.history.queries.load(adventure)
        if found.status != "running":
            break
        card, _ = await offered(service, adventure)
        if card.waiting:
            assert card.waiting == (HOST,)
            await press_something(service, adventure, number)
        else:
            await service.play.actions.let_others_act(ask(HOST), adventure)
    steps = await service.store.journal(adventure)
    assert any(step.kind == "auto" for step in steps)


async def test_nothing_stirs_while_a_player_is_asked(service):
    adventure = await begun(service)
    version = (await service.history.queries.load(adventure)).version
    with pytest.raises(GameError, match="nothing-stirs"):
        await service.play.actions.let_others_act(ask(HOST), adventure)
    assert (await service.history.queries.load(adventure)).version == version


async def test_what_is_offered_is_said_once_and_as_the_card_says_it(service):
    adventure = (await service.lobby.open(ask(HOST), "green-dungeon")).adventure
    await service.lobby.begin(ask(HOST), adventure)
    labels = [button.label for button in (await service.history.queries.card(adventure)).buttons]
    moves = [each.label for each in await service.play.actions.choices(ask(HOST), "", moves=True)]
    assert moves == [label for label in labels if label.startswith("Go ")]
    with pytest.raises(UnknownAction) as refused:
        await service.play.actions.do(ask(HOST), adventure, "sing", moves=False)
    assert "; ".join(labels) in str(refused.value.args)


async def test_the_log_verifies_sealed_while_it_runs_and_open_at_the_end(service):
    adventure = await begun(service, FRIEND)
    for number in range(20):
        if (await service.history.queries.load(adventure)).status == "running":
            await press_something(service, adventure, number)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault
    assert verdict.sealed
    if (await service.history.queries.load(adventure)).status == "running":
        await service.lobby.end(ask(HOST), adventure)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault
    assert not verdict.sealed
    assert verdict.dice > 5


def _swap_face(log):
    step = next(step for step in log["steps"] if step["faces"])
    sides, reason, face = step["faces"][0]
    step["faces"][0] = [sides, reason, face % sides + 1]


def _drop_step(log):
    del log["steps"][3]


def _richer(log):
    log["steps"][-2]["hash"] = "0" * 40


def _other_seed(log):
    log["seed"] = "00" * 32


def _other_actor(log):
    next(step for step in log["steps"] if step["kind"] == "act")["seat"] = 2


async def test_a_log_that_was_touched_does_not_hold(service):
    adventure = await begun(service, FRIEND)
    for number in range(6):
        await press_something(service, adventure, number)
    await service.lobby.end(ask(HOST), adventure)
    log = await service.history.queries.export(adventure)
    assert verify(log).good
    for tamper in (_swap_face, _drop_step, _richer, _other_seed, _other_actor):
        touched = deepcopy(log)
        tamper(touched)
        assert touched != log
        assert not holds(touched), tamper


def holds(log):
    try:
        return verify(log).good
    except GameError:
        return False


async def test_mine_lists_what_waits_for_me_first(service):
    first = await begun(service)
    await service.lobby.open(ask(HOST, channel=101), "three-dice")
    listed = await service.history.queries.mine(ask(HOST))
    assert listed[0].adventure == first
    assert [each.yours for each in listed] == [True, False]
    assert await service.history.queries.mine(ask(STRANGER)) == []


async def test_a_press_on_the_card_leaves_time_to_change_it_in_place(service, clock):
    adventure = (await service.lobby.open(ask(HOST), "three-dice")).adventure
    for in_place, grace in ((False, 0), (True, 10)):
        found = await service.history.queries.load(adventure)
        await service.store.mark_shown(
            adventure, found.version, card=900, now=clock.now(), wishes=1
        )
        await service.lobby.ready(ask(HOST), adventure, in_place=in_place)
        assert (await service.store.posting(adventure)).due == clock.now() + grace
