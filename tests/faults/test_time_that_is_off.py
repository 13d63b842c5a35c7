"""F2, F41: tokens that die before the answer, and a clock that differs from Discord's."""

import random
from pathlib import Path

import pytest

from tests.faults.evenings import friends, goes_on, holds, shown, tries
from tests.support.soak import SOAK, cases

PRESSES = 4 if SOAK else 2


@pytest.mark.parametrize("number", cases(1, 200))
async def test_a_token_dies_before_the_answer_and_the_deed_counts_once(
    tmp_path: Path, number: int
) -> None:
    chance = random.Random(f"token {number}")
    async with friends(tmp_path) as made:
        await made.opened("brief", pace="live")
        # The table's clock counts whole seconds: a life of less than none is over at once.
        responder = made.table._responder
        responder._token_life, known = -1.0, len(made.table.requests)
        for _ in range(PRESSES):
            before = await shown(made)
            assert await tries(made, chance)
            await shown(made, before.version + 1)
            steps = await made.out.app.service.store.journal(made.adventure, before.version)
            assert [step.kind for step in steps].count("act") == 1
        await made.ilse.command("adventure status", may_fail=True)
        late = [each.status for each in made.table.requests[known:] if "/webhooks/" in each.path]
        assert set(late) == {401}
        responder._token_life = 900.0
        await goes_on(made, chance)
        await holds(made)


@pytest.mark.parametrize("number", cases(2, 100))
async def test_nobody_is_refused_by_a_clock_that_is_ten_minutes_off(
    tmp_path: Path, number: int
) -> None:
    chance = random.Random(f"skew {number}")
    skew = (-600, 600, -61, 61, -300, 300)[number % 6]
    async with friends(tmp_path, skew=skew) as made:
        await made.opened("skewed", pace=chance.choice(("post", "live")))
        for _ in range(PRESSES):
            before = await shown(made)
            assert await tries(made, chance)
            await shown(made, before.version + 1)
        assert "auto" not in await made.kinds()
        await made.ilse.answer(await made.ilse.command("adventure status"))
        await holds(made)
