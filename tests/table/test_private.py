"""The real house among direct messages: one person alone with the bot, and dungeons."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.core.scene import Side
from rules.dungeon import Party, Plan, explore
from rules.service.dungeons.session import session_of
from tests.cogs.conduct import assert_harmless
from tests.support.cards import is_hidden, labels_of, parts_of, text_of
from tests.support.dungeons import card_id, laid_out, opened, rolled, step, verbs
from tests.support.people import Person, Refused
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map

LONG = pytest.mark.skipif(
    not SOAK, reason="in a short run this is done in channels: test_drafts.py, test_dungeon.py"
)
SMALL = "columns:7 rows:7"
"""The smallest map there is: soon drawn."""


@pytest_asyncio.fixture
async def alone(out: Evening) -> AsyncIterator[Person]:
    """Ilse, alone with the bot."""
    async with Person.sit(out.table.page_url, "Ilse") as ilse:
        await ilse.go_private()
        yield ilse


async def test_a_map_and_its_files(out: Evening, alone: Person) -> None:
    card, keeper = await rolled(alone, seed="alone", morphology="none", levels=1, options=SMALL)
    assert {card["channel_id"], keeper["channel_id"]} == {alone.channel}
    assert "keeper only" in text_of(keeper)
    stored = await out.app.service.store.dungeon(card_id(card))
    assert (stored.guild, stored.channel) == (None, int(alone.channel))
    sent = await alone.answer(await alone.command("dungeon export", format="svg"))
    (file,) = sent["attachments"]
    assert file["filename"].endswith(".svg")
    panel = await alone.answer(await alone.click(card, "Export"))
    both = [part for part in parts_of(panel) if part["type"] == 3]
    assert len(both) == 2
    for part in both:
        sent = await alone.answer(await alone.choose(panel, part["custom_id"], "png"))
        assert is_hidden(sent)
        assert sent["attachments"]
    assert await alone.autocomplete("dungeon export", "dungeon")


@LONG
async def test_a_draft_from_the_first_die_to_the_end(alone: Person) -> None:
    card = await opened(alone, "draft", levels=1, seed="tiny", options=SMALL)
    for _ in range(60):
        if "dact.roll" not in verbs(card):
            break
        card = await laid_out(alone, await step(alone, card, "dact.roll"))
    card = await step(alone, card, "dact.close")
    assert "Drawing a dungeon together" in text_of(card)
    card = await step(alone, card, "dact.finish")
    assert "Drawing a dungeon together" not in text_of(card)
    assert "ask its keeper for the seed" in text_of(card)
    assert has_map(card)
    keeper = await alone.answer(await alone.click(card, "Keeper’s map"))
    assert "keeper only" in text_of(keeper)


@LONG
async def test_an_exploration_to_the_last_room(out: Evening, alone: Person) -> None:
    card = await opened(alone, "explore", levels=1, seed="lost", options=SMALL)
    for _ in range(80):
        site = session_of(await out.app.service.store.dungeon(card_id(card)))
        party = site.walked[0]
        way = way_on(site.plan, party)
        if not way:
            break
        card = await step(alone, card, f"dact.walk-{way[0].value}")
    assert way == []
    assert len(party.seen_on(1)) > 5
    assert has_map(card)
    keeper = await alone.answer(await alone.click(card, "Keeper’s map"))
    assert is_hidden(keeper)


async def test_adventures_are_for_servers(out: Evening, alone: Person) -> None:
    for line in ("adventure new", "adventure begin", "hero"):
        with pytest.raises(Refused, match="may not use /"):
            await alone.command(line)
    data = {"name": "adventure", "options": [{"name": "new", "type": 1, "options": []}]}
    body = {"user": alone.id, "channel": alone.channel, "type": 2, "data": data, "force": True}
    commands = (await alone.state())["commands"]
    data |= {"id": next(c["id"] for c in commands if c["name"] == "adventure"), "type": 1}
    await alone.ask("POST", "/table/interactions", body)
    told = await alone.see(is_hidden)
    assert_harmless(told)
    assert "server" in text_of(told)
    assert await out.app.service.store.in_channel(int(alone.channel)) is None


async def test_dice_and_rules_and_taste_are_answered(alone: Person) -> None:
    assert "Total" in text_of(await alone.answer(await alone.command("roll", dice="2d6+1")))
    assert text_of(await alone.answer(await alone.command("help")))
    said = await alone.answer(await alone.command("settings me", theme="contrast"))
    assert is_hidden(said)
    card, _ = await rolled(alone, seed="alone", levels=1, options=SMALL)
    assert labels_of(card)


def way_on(plan: Plan, party: Party) -> list[Side]:
    """The sides to walk through to the nearest room nobody has seen; empty when all are."""
    queue: list[tuple[Party, list[Side]]] = [(party, [])]
    reached = {party.tile}
    while queue:
        there, path = queue.pop(0)
        if there.tile not in party.seen_on(there.level):
            return path
        for side in explore.ways(plan, there):
            after = explore.walk(plan, there, side)
            if after.tile not in reached:
                reached.add(after.tile)
                queue.append((after, [*path, side]))
    return []
