"""Old cards lose their buttons and keep their picture, whoever takes the buttons off."""

import asyncio

import pytest

from tests.cogs.conduct import Company, no_errors_logged
from tests.cogs.test_faults import act, before_new_card, press
from tests.support.cards import Json, files_of, labels_of, parts_of
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def bare(table: Company, card: str) -> None:
    """Wait until a card has no buttons and lists any more; its picture must still be there."""
    before = files_of(await table.host.fresh(card))
    async with asyncio.timeout(PATIENCE):
        while {2, 3} & {part["type"] for part in parts_of(await table.host.fresh(card))}:
            await asyncio.sleep(0.02)
    after = files_of(await table.host.fresh(card))
    assert before
    assert [each["url"] for each in after] == [each["url"] for each in before]
    assert [each["description"] for each in after] == [each["description"] for each in before]
    assert await table.host.download(after[0])


async def retired(table: Company, channel: str, card: Json, version: int) -> bool:
    """Whether a new card came with the step; then the old one has no files any more."""
    found = await table.out.shown((await table.out.adventure(channel)).id, version + 1)
    if str(found.card) == card["id"] or not files_of(card):
        return False
    await bare(table, card["id"])
    return True


@pytest.mark.parametrize("how", ["by a click", "by a typed action"])
async def test_with_the_turn(table: Company, how: str) -> None:
    channel = await table.running(f"retired {how}".replace(" ", "-"))
    with no_errors_logged():
        await before_new_card(table, channel)
        person, option, card, version = await act(table, channel)
        if how == "by a typed action":
            await person.answer(await person.command("do", action=option))
        else:
            await press(table, channel)
        assert await retired(table, channel, card, version)


async def test_a_replay_keeps_its_picture_step_by_step(table: Company) -> None:
    channel = await table.running("replay-keeps")
    await table.play(channel, 4)
    reel = await table.host.answer(await table.host.command("adventure replay", private=True))
    panel = await table.host.answer(await table.host.click(reel, "Step by step"))
    for _ in range(2):
        assert "Forward" in labels_of(panel)
        await table.host.click(panel, "Forward")
        edited = panel["edited_timestamp"]
        panel = await table.host.see(
            lambda m, which=panel["id"], before=edited: (
                m["id"] == which and m["edited_timestamp"] != before
            )
        )
        assert files_of(panel)
