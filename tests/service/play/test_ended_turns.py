"""Turns that end by themselves once nothing is left to do in them."""

import pytest

from rules.core.errors import RuleError
from rules.core.ruleset import BaseRuleset
from rules.registry import rulesets
from rules.service.cards.card_steps import steps_of_card
from rules.service.history.verify import verify
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.loading import loaded
from tests.support.houses import ask, live
from tests.support.post import kinds, owed_by, take_turn
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST

WITH_AN_END = [
    key
    for key, rules in rulesets().items()
    if type(rules).nothing_left is not BaseRuleset.nothing_left
]
OFTEN = 3 if SOAK else 2
MOST, SHARE = 120, 120 if SOAK else 35


async def played(service, system, *friends, seed, most=MOST):
    """Sensible players play on; yield after every press the versions before and after it."""
    adventure = await live(service, *friends, system=system, seed=seed)
    for _ in range(most):
        before = await service.history.queries.load(adventure)
        owed = await owed_by(service, adventure)
        if before.status != "running" or not owed:
            return
        await take_turn(service, adventure, owed[0])
        yield adventure, before, await service.history.queries.load(adventure)


@pytest.mark.parametrize("system", WITH_AN_END)
async def test_no_turn_of_a_game_waits_for_its_end_alone(service, system):
    """Whole games: whenever the press before left nothing, the turn has ended with it."""
    ended = 0
    async for adventure, before, after in played(service, system, FRIEND, seed="ended", most=SHARE):
        pressed, *more = await service.store.journal(adventure, before.version)
        assert pressed.kind == "act"
        rules, state = loaded(after)
        ended += [step.kind for step in more].count("ended")
        if not more:
            last = rules.actions.validate_python(pressed.action)
            asked = rules.awaiting(state)
            assert [rules.nothing_left(state, seat, last) for seat in asked] == [None] * len(asked)
        else:
            assert [step.kind for step in more] == ["ended"]
            assert more[0].seat == pressed.seat
            shown = await steps_of_card(LastSteps(service.store, after), after)
            assert pressed.version in [step.version for step in shown]
    assert ended > 0
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_what_ended_by_itself_is_taken_back_with_what_led_to_it(service):
    """One undo: the step that left nothing and the end that followed, as long as no die fell."""
    taken_back = 0
    async for adventure, before, after in played(service, "mkd-delve", FRIEND, seed="ended"):
        steps = await service.store.journal(adventure, before.version)
        if [step.kind for step in steps] != ["act", "ended"]:
            continue
        user = next(seat.user for seat in before.seats if seat.seat == steps[0].seat)
        card = await service.history.queries.card(adventure)
        if any(step.faces for step in steps):
            assert not card.undo
            with pytest.raises(RuleError, match="undo-refused-shown"):
                await service.play.undo.undo(ask(user), adventure)
            continue
        if not card.undo:
            continue
        await service.play.undo.undo(ask(user), adventure)
        back = await service.history.queries.load(adventure)
        assert back.state == before.state
        taken_back += 1
        assert await take_turn(service, adventure, user)
        assert (await service.history.queries.load(adventure)).state == after.state
        if taken_back == OFTEN:
            break
    assert taken_back == OFTEN
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_who_wants_to_end_turns_themselves_does(service):
    adventure = await live(service, system="mkd-delve", seed="ended")
    waits = False
    for _ in range(40 if SOAK else 20):
        found = await service.history.queries.load(adventure)
        if found.status != "running":
            break
        card = await service.history.queries.card(adventure)
        offered = [choice.value for menu in card.menus for choice in menu.choices]
        if not waits and "orders-end-no" in offered:
            await service.play.actions.press(ask(HOST), adventure, found.version, "orders-end-no")
            waits = True
            continue
        await take_turn(service, adventure, HOST)
    assert waits
    assert "ended" not in await kinds(service, adventure)
