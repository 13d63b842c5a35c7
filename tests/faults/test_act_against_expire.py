"""F42: somebody acts at the very moment when their time is up, and exactly one of both counts."""

import asyncio
import random
from collections import Counter

import pytest

from rules.core.errors import GameError, StaleBoard
from rules.ports import Timer
from rules.service import Service
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded
from rules.service.records import Answer
from tests.support.durations import DAY
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.passing import bring_cards
from tests.support.post import by_post, take_turn
from tests.support.soak import cases
from tests.support.users import HOST

SURELY = 1000


async def after(moments: int, act) -> object:
    """What comes of an act that begins after the loop has gone round so often."""
    for _ in range(moments):
        await asyncio.sleep(0)
    try:
        return await act
    except GameError as refusal:
        return refusal


async def time_is_up(service: Service, clock: HandClock, adventure: str) -> Timer:
    """Let time pass, with its reminders, until the turn is over; the timer that says so."""
    while True:
        (timer,) = await service.store.timers(clock.now() + 9 * DAY)
        clock.at = timer.due
        opened = table_of(await service.history.queries.load(adventure)).seats[0].opened
        if clock.at - opened >= DAY:
            return timer
        await service.by_post.timers.look(timer)


async def race(service: Service, clock: HandClock, adventure: str, late: int) -> str:
    """Let somebody act as their time is up, so much later than the clock, or sooner: who was first.

    At `SURELY` the one waits for the other to be done.
    """
    timer = await time_is_up(service, clock, adventure)
    before = await service.history.queries.load(adventure)
    rules, state = loaded(before)
    option = rules.legal_actions(state, rules.awaiting(state)[0])[0]
    press = service.play.actions.press(ask(HOST), adventure, before.version, option.id)
    look = service.by_post.timers.look(timer)
    if abs(late) == SURELY:
        first = await (after(0, look) if late > 0 else after(0, press))
        second = await (after(0, press) if late > 0 else after(0, look))
        said, looked = (second, first) if late > 0 else (first, second)
    else:
        said, looked = await asyncio.gather(after(max(0, late), press), after(max(0, -late), look))
    assert looked is None
    steps = await service.store.journal(adventure, since=before.version)
    kinds = [step.kind for step in steps]
    assert [step.version for step in steps] == list(
        range(before.version + 1, steps[-1].version + 1)
    )
    if "act" in kinds:
        assert kinds == ["act"]
        assert isinstance(said, Answer)
        return "act"
    assert kinds[0] == "clock"
    assert "auto" in kinds
    assert isinstance(said, StaleBoard)
    return "expire"


@pytest.mark.parametrize("number", cases(2, 600))
async def test_exactly_one_of_act_and_expire_counts(tmp_path, number):
    chance, first = random.Random(number), Counter[str]()
    for game in range(8):
        late = (SURELY, -SURELY)[game] if game < 2 else chance.randrange(-40, 41)
        clock = HandClock()
        async with serving(tmp_path / f"{game}.db", clock, Entropy(number * 8 + game)) as service:
            system = chance.choice(("three-dice", "green-dungeon", "third-six", "mkd-delve"))
            adventure = await by_post(service, system=system, together="off")
            for _ in range(chance.randrange(4)):
                await take_turn(service, adventure, HOST)
            await bring_cards(service, clock)
            first[await race(service, clock, adventure, late)] += 1
    assert first["act"]
    assert first["expire"]
