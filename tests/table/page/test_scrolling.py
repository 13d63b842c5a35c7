"""What the log keeps in view: pictures that load, people who scroll, cards above private panels."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, Route, expect

from tests.table.page.browsing import MARKS, PHONE, V2, Json, seated
from tests.table.page.cards import ALT, MAP, button
from tests.table.page.fake_table import FakeTable

pytestmark = MARKS
AT = "document.getElementById('log').scrollTop"
LOADED = "document.querySelector('.picture img').naturalWidth > 0"
LINES = "\n".join(f"{number}. One line of many" for number in range(1, 60))


def card(version: int, told: str = "Garrow walks.", lines: int = 1) -> list[Json]:
    """A card with a map and two rows of buttons."""
    rows = [
        {"type": 1, "components": [button(name, f"u1|a|{version}|{verb}") for name, verb in row]}
        for row in ((("North", "do.north"), ("South", "do.south")), (("Hero", "hero"),))
    ]
    said = "\n\n".join([told] * lines)
    words = {"type": 10, "content": f"{said}\n**What does Garrow do?**"}
    map_ = {"type": 12, "items": [{"media": MAP, "description": ALT}]}
    return [{"type": 17, "components": [map_, words, *rows]}]


def private(content: str, number: int, on: Json) -> Json:
    """What a private answer to a press on a message has besides its text."""
    pressed = {"id": str(number), "type": 3, "user": {"id": "101"}}
    return {
        "content": content,
        "flags": 64,
        "interaction_metadata": pressed | {"interacted_message_id": on["id"]},
    }


@asynccontextmanager
async def slow_pictures(page: Page) -> AsyncIterator[asyncio.Event]:
    """Hold pictures back until the event is set."""
    gate = asyncio.Event()

    async def held(route: Route) -> None:
        await gate.wait()
        await route.continue_()

    await page.route("**/attachments/**", held)
    yield gate
    gate.set()
    await page.unroute_all(behavior="wait")


async def in_view(page: Page, item: Locator) -> None:
    """Check that all of a card's map and buttons is in view."""
    for part in (item.locator(".picture"), *await item.locator(".button").all()):
        await expect(part).to_be_in_viewport(ratio=1)


async def test_room_is_kept_for_a_picture_that_loads(browser: Browser, table: FakeTable) -> None:
    table.message(LINES)
    async with seated(browser, table, viewport=PHONE) as page, slow_pictures(page) as gate:
        await table.post(flags=V2, components=card(1))
        picture = page.locator(".picture")
        await expect(picture.locator("img")).to_be_attached()
        before, at = await picture.bounding_box(), await page.evaluate(AT)
        await in_view(page, page.locator("#messages > li").last)
        assert not await page.evaluate(LOADED)
        gate.set()
        await page.wait_for_function(f"() => {LOADED}")
        assert await picture.bounding_box() == before
        assert await page.evaluate(AT) == at


async def test_the_end_is_kept_while_cards_come_and_lose_their_buttons(
    browser: Browser, table: FakeTable
) -> None:
    table.message(LINES)
    async with seated(browser, table, viewport=PHONE) as page, slow_pictures(page) as gate:
        made = await table.post(flags=V2, components=card(1))
        for version in range(2, 6):
            last = await table.post(flags=V2, components=card(version, lines=version))
            bare = card(version)
            del bare[0]["components"][2:]
            await table.push({"type": "message_update", "message": made | {"components": bare}})
            made = last
        gate.set()
        await expect(page.locator(".row")).to_have_count(2)
        await in_view(page, page.locator("#messages > li").last)


async def test_a_person_who_scrolls_up_is_left_there(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=card(1))
    table.message(LINES)
    async with seated(browser, table, viewport=PHONE) as page:
        await page.locator("#log").hover()
        await page.mouse.wheel(0, -400)
        jump = page.get_by_role("button", name="To the latest")
        await expect(jump).to_be_visible()
        at = await page.evaluate(AT)
        longer = made | {"components": card(2, lines=4)}
        await table.push({"type": "message_update", "message": longer})
        await table.post("Somebody speaks.")
        await expect(page.get_by_role("button", name="One new message below")).to_be_visible()
        grown = await page.evaluate(AT) - at
        assert 0 <= grown < 200, "as far as the card above has grown"
        await page.get_by_role("button", name="One new message below").click()
        await expect(page.get_by_text("Somebody speaks.")).to_be_in_viewport()
        await expect(jump).to_be_hidden()


async def test_a_tap_brings_the_card_above_a_panel_back(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=card(1))
    async with seated(browser, table, viewport=PHONE) as page:
        await table.post(**private("Garrow has 8 of 9 hits.\n\n" * 6, 1, made))
        await expect(page.locator("li.private")).to_be_in_viewport(ratio=0.9)
        await page.get_by_role("button", name="South").click()
        after = made | {"components": card(2, "Garrow goes south.", 3)}
        await table.push({"type": "message_update", "message": after})
        await expect(page.get_by_text("Garrow goes south.").first).to_be_visible()
        await in_view(page, page.locator("#messages > li:not(.private)").last)
        await table.post(flags=V2, components=card(3, "Garrow rests."))
        await in_view(page, page.locator("#messages > li").last)


async def test_a_private_answer_takes_the_place_of_the_one_before(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1))
    table.message(flags=64, content="What was asked for by a command.")
    async with seated(browser, table, viewport=PHONE) as page:
        hero = page.get_by_role("button", name="Hero")
        await hero.click()
        first = await table.post(**private("Garrow's sheet.", 1, made))
        await table.post(**private("A second part of the same answer.", 1, made))
        answers = page.locator("li.private .prose")
        await expect(answers).to_have_count(3)
        await table.post(**private("An answer to a press inside of the sheet.", 2, first))
        await expect(answers).to_have_count(4)
        await table.post(**private("Where to turn?", 3, made))
        command = "What was asked for by a command."
        inside = "An answer to a press inside of the sheet."
        await expect(answers).to_have_text([command, inside, "Where to turn?"])
        await expect(answers.last).to_be_in_viewport(ratio=1)
        await expect(hero).to_be_focused()
        await page.reload()
        await expect(page.get_by_text(command)).to_be_visible()
        await expect(page.get_by_text("Garrow's sheet.")).to_have_count(0)


async def test_a_long_private_answer_is_shown_from_its_beginning(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1))
    async with seated(browser, table, viewport=PHONE) as page:
        await table.post(**private(f"Where it begins.\n{LINES}", 1, made))
        first = page.locator("#messages").get_by_text("Where it begins.")
        await expect(first).to_be_in_viewport(ratio=1)
