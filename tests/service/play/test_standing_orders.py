"""Standing orders through the service: given, previewed, followed while their player is away."""

import re

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.core.standing_orders import Order
from rules.registry import rulesets
from rules.service.play.standing_orders import order_of
from tests.service.by_post.test_timers import DAY, HOST, STRANGER, by_post, kinds, pass_time
from tests.support.houses import ask
from tests.support.monsters import wise
from tests.systems.sixth import RULESET as SIXTH

ORDERS = (Order(when="fighting", deed="strike_weakest"), Order(when="always", deed="guard"))


async def test_orders_are_kept_with_the_seat_and_taken_back(service):
    adventure = await by_post(service)
    answer = await service.play.standing_orders.give(ask(HOST), adventure, ORDERS)
    assert "2 orders" in answer.text
    assert await service.play.standing_orders.of(ask(HOST), adventure) == ORDERS
    await service.play.standing_orders.give(ask(HOST), adventure, ())
    assert await service.play.standing_orders.of(ask(HOST), adventure) == ()


async def test_bad_orders_are_refused_in_words(service):
    adventure = await by_post(service)
    with pytest.raises(NotSeated):
        await service.play.standing_orders.give(ask(STRANGER), adventure, ORDERS)
    with pytest.raises(RuleError, match="many"):
        await service.play.standing_orders.give(ask(HOST), adventure, ORDERS * 5)
    with pytest.raises(RuleError, match="unknown"):
        order_of("always.dance")
    assert order_of("badly_hurt.drink") == Order(when="badly_hurt", deed="drink")


async def test_a_game_that_knows_no_orders_takes_none(service, monkeypatch):
    """It says so: nothing that was written down would ever be done, nor planned."""
    monkeypatch.setitem(rulesets(), "sixth", SIXTH)
    opened = await service.lobby.open(ask(HOST), "sixth")
    await service.lobby.begin(ask(HOST), opened.adventure)
    with pytest.raises(RuleError, match="orders-refused-never"):
        await service.play.standing_orders.give(ask(HOST), opened.adventure, ORDERS)
    with pytest.raises(RuleError, match="orders-refused-never"):
        await service.play.standing_orders.of(ask(HOST), opened.adventure)
    with pytest.raises(RuleError, match="ahead-never"):
        await service.play.declared_turns.say(ask(HOST), opened.adventure, ["strike"])


async def test_a_turn_is_taken_as_the_orders_say(service, clock):
    adventure = await by_post(service, system="three-dice", absence="autopilot")
    for _ in range(200):
        card = await service.history.queries.card(adventure)
        if "attack" in " ".join(button.verb for button in card.buttons):
            break
        await wise(service, adventure)
    await service.play.standing_orders.give(ask(HOST), adventure, ORDERS)
    await pass_time(service, clock, DAY + 7200)
    steps = await service.store.journal(adventure)
    first = next(step for step in steps if step.kind == "auto")
    assert first.action["kind"] == "attack"
    assert first.action["boosters"] == []


async def test_a_preview_tells_what_they_would_have_done_and_changes_nothing(service):
    adventure = await by_post(service, system="three-dice")
    for _ in range(60):
        if not await wise(service, adventure):
            break
    before = await kinds(service, adventure)
    told = await service.play.standing_orders.preview(ask(HOST), adventure, ORDERS)
    steps = {step.version for step in await service.store.journal(adventure) if step.kind == "act"}
    then = r"At step (\d+) it would have been: .+ \(order \d, .+\)"
    at = [re.match(then, line) for line in told]
    assert {int(found[1]) for found in at if found} <= steps
    others = [line for line, found in zip(told, at, strict=True) if not found]
    assert len(others) <= 1
    assert all(line.startswith("Now: ") for line in others)
    assert any(at)
    assert await kinds(service, adventure) == before


async def test_a_preview_tells_of_the_last_five_turns_that_one_took_oneself(service, clock):
    adventure = await by_post(service, system="three-dice")

    async def told():
        lines = await service.play.standing_orders.preview(ask(HOST), adventure, ORDERS)
        found = [re.match(r"At step (\d+) ", line) for line in lines]
        return lines, [int(each[1]) for each in found if each]

    seen, taken = [], False
    for _ in range(60):
        lines, now = await told()
        seen += [version for version in now if version not in seen]
        assert now == seen[-5:]
        if lines[0].startswith("Now: ") and not taken:
            # A turn in which the orders would count is taken by the autopilot.
            await pass_time(service, clock, DAY)
            taken = "auto" in await kinds(service, adventure)
        elif not await wise(service, adventure):
            break
    assert len(seen) > 5
    steps = await service.store.journal(adventure)
    assert taken
    assert {step.kind for step in steps if step.version in seen} == {"act"}
