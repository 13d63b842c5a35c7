"""Turns of a draft that run out, seen at the table: by the clock, and through restarts."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import opened as house
from bot.clock import SystemClock
from bot.table.server import TableServer
from bot.timekeeping.continuity import NEVER
from tests.support.cards import Json, parts_of, text_of
from tests.support.entropy import Entropy
from tests.support.houses import serving
from tests.support.people import Person, seated
from tests.support.tables import Evening, has_map, ready, settings

TEN_MINUTES = 600
START = int(time.time())


class Day:
    """A clock of the house that tests put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = START
        monkeypatch.setattr(SystemClock, "now", lambda _: self.at)


class Draft:
    """A draft of two people, and the bot that keeps its clock, which may stop and start again."""

    def __init__(self, folder: Path, table: TableServer, ilse: Person, tomas: Person) -> None:
        self.folder, self.table, self.ilse, self.tomas = folder, table, ilse, tomas
        self.lives = AsyncExitStack()
        self.out: Evening

    async def start(self) -> None:
        app = await self.lives.enter_async_context(
            house(settings(self.folder), table=self.table, gap=NEVER)
        )
        await ready(app)
        self.out = Evening(app, self.table)

    async def stop(self) -> None:
        await self.lives.aclose()

    async def begun(self, **options: str | int) -> Json:
        """Both have seats; the card."""
        card = await self.ilse.answer(await self.ilse.command("dungeon draft", **options))
        await self.tomas.click(card, "Take a seat")
        return await self.ilse.see(lambda m: f"<@{self.tomas.id}>" in text_of(m))


@pytest_asyncio.fixture
async def draft(tmp_path: Path) -> AsyncIterator[Draft]:
    table = TableServer()
    await table.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(table.stop)
        seats = await stack.enter_async_context(seated(table.page_url, "Ilse", "Tomas"))
        made = Draft(tmp_path, table, *seats)
        await made.start()
        try:
            yield made
        finally:
            await made.stop()


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    return Day(monkeypatch)


def version(card: Json) -> int:
    numbers = (int(p["custom_id"].split("|")[2]) for p in parts_of(card) if p["type"] == 2)
    return max(numbers, default=0)


async def cards(draft: Draft) -> int:
    """How many messages have buttons; calls have none."""
    return sum(version(message) > 0 for message in await draft.ilse.messages())


async def test_the_rules_go_on_for_who_lets_the_time_pass(day: Day, draft: Draft) -> None:
    card = await draft.begun(levels=1)
    assert f"If seat 1 does not draw in time, the rules draw for it <t:{START + 600}:R>" in text_of(
        card
    )
    messages = await cards(draft)
    draft.ilse.mark()
    day.at += TEN_MINUTES
    late = await draft.ilse.see(lambda m: "Time was up for seat 1" in text_of(m))
    assert late["id"] == card["id"]
    assert has_map(late)
    assert f"▶ **Seat 2** <@{draft.tomas.id}>" in text_of(late)
    await draft.tomas.click(late, "Roll")
    card = await draft.ilse.see(lambda m: version(m) > version(late))
    assert "Time was up" not in text_of(card)
    assert await cards(draft) == messages


async def test_by_post_nobody_has_to_hurry(day: Day, draft: Draft) -> None:
    card = await draft.begun(pace="post")
    assert "<t:" not in text_of(card)
    timers = await draft.out.app.service.store.timers(10**12)
    assert [each for each in timers if each.kind == "draft"] == []
    card = await draft.begun(pace="post", minutes=1440)
    assert f"<t:{START + 86400}:R>" in text_of(card)
    wrong = await draft.ilse.command("dungeon draft", pace="never", force=True)
    assert "does not fit" in text_of(await draft.ilse.answer(wrong))
    wrong = await draft.ilse.command("dungeon draft", minutes=99999, force=True)
    assert "does not fit minutes" in text_of(await draft.ilse.answer(wrong))


async def test_a_card_that_was_due_when_the_bot_died_is_shown_by_the_next(
    day: Day, draft: Draft, tmp_path: Path
) -> None:
    card = await draft.begun(levels=1)
    await draft.stop()
    async with serving(tmp_path / "house.db", SystemClock(), Entropy()) as service:
        timers = await service.store.timers(10**12)
        (timer,) = [each for each in timers if each.kind == "draft"]
        assert await service.dungeons.time_is_up(timer)
    assert version(await draft.ilse.fresh(card)) == version(card)
    draft.ilse.mark()
    await draft.start()
    late = await draft.ilse.see(lambda m: "Time was up for seat 1" in text_of(m))
    assert late["id"] == card["id"]


async def test_no_turn_runs_out_while_the_bot_is_away(day: Day, draft: Draft) -> None:
    card = await draft.begun(levels=1)
    await draft.stop()
    day.at += 10 * TEN_MINUTES
    draft.ilse.mark()
    await draft.start()
    await draft.ilse.click(card, "Roll")
    rolled = await draft.ilse.see(lambda m: version(m) > version(card))
    assert "Time was up" not in text_of(rolled)


async def test_a_card_that_is_gone_is_posted_anew_and_calls_who_is_next(
    day: Day, draft: Draft
) -> None:
    card = await draft.begun(levels=1)
    app = draft.out.app
    channel = app.client.get_partial_messageable(int(card["channel_id"]))
    await channel.get_partial_message(int(card["id"])).delete()
    draft.tomas.mark()
    day.at += TEN_MINUTES
    anew = await draft.tomas.see(lambda m: "Time was up for seat 1" in text_of(m))
    assert anew["id"] != card["id"]
    assert f"<@{draft.tomas.id}>" in text_of(anew)
    day.at += TEN_MINUTES
    still = await draft.tomas.see(lambda m: "is stopped" in text_of(m))
    assert still["id"] == anew["id"]


async def test_who_is_next_to_draw_and_does_nothing_is_called_once(day: Day, draft: Draft) -> None:
    card = await draft.begun(levels=1)
    while f"▶ **Seat 2** <@{draft.tomas.id}>" not in text_of(card):
        seen = version(card)
        roll = any(part.get("label") == "Roll" for part in parts_of(card))
        await draft.ilse.click(card, "Roll" if roll else "By the rules")
        card = await draft.ilse.see(
            lambda m, seen=seen: "custom_id" in str(m) and version(m) > seen
        )
    draft.tomas.mark()
    day.at += 25
    call = await draft.tomas.see(lambda m: "your turn to draw" in text_of(m))
    assert [each["id"] for each in call["mentions"]] == [draft.tomas.id]
    day.at += 120
    messages = await draft.ilse.messages()
    assert sum("your turn to draw" in text_of(message) for message in messages) == 1
