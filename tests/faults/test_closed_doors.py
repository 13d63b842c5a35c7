"""F35: who wants to be told in private takes no messages: the channel tells them, once."""

import random
from pathlib import Path

import pytest

from tests.faults.evenings import friends, goes_on, holds
from tests.support.cards import text_of
from tests.support.clocks import HOUR
from tests.support.soak import cases

HALF = "Half of the time"


@pytest.mark.parametrize("number", cases(2, 100))
async def test_a_closed_door_is_answered_in_the_channel_once(tmp_path: Path, number: int) -> None:
    chance = random.Random(f"door {number}")
    async with friends(tmp_path) as made:
        await made.told(made.tomas, "away me", reminders="private")
        await made.opened("closed")
        await made.all_but(made.tomas)
        tomas = made.table.table.world.users[made.tomas.id]
        tomas.closed = (50007, 50278)[number % 2]
        await made.later(chance.choice((11, 12)) * HOUR)
        await made.later(2 * HOUR)

        async def told() -> bool:
            return any(HALF in text_of(each) for each in await made.tomas.messages())

        await made.until(told, "the reminder comes in the channel")
        if chance.random() < 0.5:
            tomas.closed = None
        await made.later(3 * HOUR)
        public = [each for each in await made.tomas.messages() if HALF in text_of(each)]
        private = [each for each in await made.whispers(made.tomas) if HALF in each]
        assert (len(public), len(private)) == (1, 0)
        await goes_on(made, chance)
        await holds(made)
