"""F38, F39: people leave the server in every phase of a game by post, one of them or all."""

import random
from pathlib import Path

import pytest

from tests.faults.evenings import friends, goes_on, holds, shown, tries
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person
from tests.support.seasons import Season
from tests.support.soak import cases

PHASES = ("in a turn", "paused", "reminded", "begun", "late")


async def member(made: Season, person: Person, *, member: bool) -> None:
    await made.ilse.ask("PATCH", f"/table/users/{person.id}", {"member": member})


async def come_to(made: Season, phase: str, chance: random.Random) -> None:
    """Play on to some phase of the game."""
    if phase != "begun":
        for _ in range(chance.randint(1, 3)):
            await goes_on(made, chance)
    if phase == "reminded":
        await made.later(13 * HOUR)
    elif phase == "paused":
        await made.told(made.ilse, "pace pause")
    elif phase == "late":
        await made.later(25 * HOUR)


@pytest.mark.parametrize("number", cases(2, 200))
async def test_they_leave_in_any_phase_and_the_game_waits_for_nobody_for_ever(
    tmp_path: Path, number: int
) -> None:
    chance, phase = random.Random(f"leave {number}"), PHASES[number % len(PHASES)]
    async with friends(tmp_path) as made:
        place = await made.opened("leavers")
        await come_to(made, phase, chance)
        leavers = chance.sample(made.people, chance.choice((1, 1, 2, 3)))
        before = await shown(made)
        for person in leavers:
            await member(made, person, member=False)
        told = made.table.table.world.channels[place].messages
        said = len(told)
        await made.later(3 * DAY, 6 * HOUR)
        after = await made.stored()
        assert after.status in ("running", "ended")
        assert after.version >= before.version
        if len(leavers) == len(made.people):
            await made.later(12 * DAY, 2 * DAY)
            assert len(told) - said <= 40, "so much is said to nobody"
        await holds(made)
        for person in leavers:
            await member(made, person, member=True)
            await person.answer(await person.command("adventure reclaim"))
        if (await made.stored()).status == "running":
            await made.told(leavers[0], "pace resume")
            await tries(made, chance)
        await shown(made)
        await holds(made)


@pytest.mark.parametrize("number", cases(1, 100))
async def test_the_host_leaves_in_any_phase_and_another_hosts(tmp_path: Path, number: int) -> None:
    chance, phase = random.Random(f"host {number}"), PHASES[number % len(PHASES)]
    async with friends(tmp_path) as made:
        await made.opened("headless")
        await come_to(made, phase, chance)
        await member(made, made.ilse, member=False)
        others = (made.tomas, made.maren)
        made.clock.leap(DAY)
        await made.told(chance.choice(others), "pace status")

        # The bot asks Discord who is still there while it answers.
        async def led_on() -> bool:
            found = await made.stored()
            return found.status == "ended" or found.host in {int(each.id) for each in others}

        await made.until(led_on, "another host")
        await shown(made)
        await holds(made)
