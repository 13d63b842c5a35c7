"""A turn whose time was up before it came is not taken right after we came back."""

import pytest

from tests.support.durations import DAY
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.passing import look
from tests.support.post import kinds, owed_by, table
from tests.support.rounds import in_a_fight, press
from tests.support.users import FRIEND, HOST


@pytest.mark.parametrize("away", [1, 3 * DAY])
async def test_an_overdue_turn_is_asked_for_anew_after_a_restart(tmp_path, clock, away):
    path, entropy = tmp_path / "house.db", Entropy()
    async with serving(path, clock, entropy) as service:
        await service.by_post.timers.wake()
        adventure = await in_a_fight(service, 2)
        await service.people.availability.away(ask(HOST), "5d")
        clock.at += DAY
        await look(service, clock, [])
        await service.by_post.timers.beat()
        assert 100 in (await table(service, adventure)).clock(2).reminded
    clock.at += away
    async with serving(path, clock, entropy) as service:
        await service.by_post.timers.wake()
        await press(service, adventure, HOST)
        assert "auto" not in await kinds(service, adventure)
        assert await owed_by(service, adventure) == (FRIEND,)
        mine = (await table(service, adventure)).clock(2)
        assert (mine.opened, mine.reminded) == (clock.now(), ())
