"""The table in the page: the empty channel, seats, channels, live events and a table gone away."""

import asyncio

from playwright.async_api import Browser, expect

from tests.table.page.browsing import MARKS, PHONE, V2, seated, shot
from tests.table.page.cards import button
from tests.table.page.fake_table import FakeTable, until

pytestmark = MARKS


GAMES = [
    {"key": "three-dice", "title": "3 Dice Dungeon", "blurb": "Three dice make each room."},
    {"key": "night", "title": "Night Watch", "blurb": "Walk the walls."},
]


async def test_an_empty_channel_says_what_this_is_and_offers_each_game(
    browser: Browser, table: FakeTable
) -> None:
    table.games = GAMES
    async with seated(browser, table) as page:
        await expect(page.get_by_text("Local table — this is not Discord")).to_be_visible()
        await expect(page.get_by_text("Undercroft is your dungeon master")).to_be_visible()
        games = page.get_by_role("list", name="Games").get_by_role("button")
        await expect(games).to_have_text(
            ["3 Dice Dungeon Three dice make each room.", "Night Watch Walk the walls."]
        )
        await shot(page, "welcome-1280")
        await page.get_by_role("button", name="Night Watch").press("Enter")
        await until(lambda: bool(table.sent))
        body = table.sent[0]
        assert (body["type"], body["user"], body["channel"]) == (2, "101", "201")
        chosen = [{"name": "game", "type": 3, "value": "night"}]
        assert body["data"] == {
            "name": "adventure",
            "options": [{"name": "new", "type": 1, "options": chosen}],
        }
        lobby = button("Begin", "u1|a|1|begin")
        await table.post(flags=V2, components=[{"type": 1, "components": [lobby]}])
        await expect(page.get_by_role("button", name="Begin")).to_be_focused()


async def test_without_word_of_games_the_choices_of_the_command_are_offered(
    browser: Browser, table: FakeTable
) -> None:
    async with seated(browser, table) as page:
        games = page.get_by_role("list", name="Games").get_by_role("button")
        await expect(games).to_have_text(["3 Dice Dungeon", "Green Dungeon"])
        await games.last.click()
        await until(lambda: bool(table.sent))
        assert table.sent[0]["data"]["options"][0]["options"][0]["value"] == "green-dungeon"


async def test_the_games_wait_for_the_dungeon_master(browser: Browser, table: FakeTable) -> None:
    table.ready, table.commands = False, []
    async with seated(browser, table) as page:
        await table.push({"type": "games", "games": GAMES})
        game = page.get_by_role("button", name="Night Watch")
        await expect(game).to_be_disabled()
        await expect(page.get_by_text("still on the way")).to_be_visible()
        await table.push({"type": "commands", "commands": FakeTable().commands})
        await table.push({"type": "bot", "ready": True})
        await expect(game).to_be_enabled()


async def test_two_tabs_are_two_people_and_seats_move_by_arrows(
    browser: Browser, table: FakeTable
) -> None:
    table.message("hello")
    async with seated(browser, table, "#seat=102&channel=202") as page:
        await expect(page.get_by_role("radio", name="Tobin")).to_be_checked()
        await expect(page.get_by_role("heading", level=1)).to_have_text("deep-well")
        await table.post("hello again")
        await expect(page.get_by_role("button", name="the-tavern, new messages")).to_be_visible()
        await page.get_by_role("radio", name="Tobin").press("ArrowRight")
        await expect(page.get_by_role("radio", name="Oona")).to_be_focused()
        await until(lambda: "103" in table.sockets.values())
        assert "seat=103" in page.url
        await page.get_by_role("button", name="Add a friend").click()
        await page.get_by_role("textbox", name="Their name").fill("Pip")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("radio", name="Pip")).to_be_checked()
        await page.get_by_role("button", name="Add a channel").click()
        await page.get_by_role("textbox", name="Its name").fill("attic")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", level=1)).to_have_text("attic")


SEAT_IN_ITS_ROW = """() => {
  const row = document.querySelector(".seat-row").getBoundingClientRect();
  const seat = document.querySelector(".seat[aria-checked=true]").getBoundingClientRect();
  return row.left <= seat.left + 1 && seat.right <= row.right + 1;
}"""


async def test_who_you_are_is_seen_also_among_many_friends(
    browser: Browser, table: FakeTable
) -> None:
    """The row of seats follows, and Tab still begins at the top of the page."""
    names = [f"Friend number {n}" for n in range(12)]
    table.users += [
        {"id": f"3{n:02}", "username": name, "global_name": name, "avatar_color": "#5865f2"}
        for n, name in enumerate(names)
    ]
    async with seated(browser, table, "#seat=311&channel=202", viewport=PHONE) as page:
        await expect(page.get_by_role("radio", name=names[-1])).to_be_checked()
        assert await page.evaluate(SEAT_IN_ITS_ROW)
        await page.keyboard.press("Tab")
        await expect(page.get_by_role("link", name="Skip to the newest choices")).to_be_focused()
        for name in reversed(names[:-1]):
            await page.get_by_role("radio", checked=True).press("ArrowLeft")
            await expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()
            assert await page.evaluate(SEAT_IN_ITS_ROW)


async def test_ephemeral_thinking_edited_and_deleted(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        made = await table.post(flags=64 | 128)
        await expect(page.get_by_text("Undercroft is thinking…").first).to_be_visible()
        done = made | {
            "flags": 64,
            "content": "Your *sheet*",
            "edited_timestamp": made["timestamp"],
        }
        await table.push({"type": "message_update", "message": done})
        await expect(page.get_by_text("Only you can see this")).to_be_visible()
        await expect(page.get_by_text("(edited)")).to_be_visible()
        await page.get_by_role("button", name="Dismiss this message").click()
        await expect(page.get_by_text("Only you can see this")).to_have_count(0)
        gone = await table.post("soon gone")
        await expect(page.locator("#messages").get_by_text("soon gone")).to_be_visible()
        await table.push({"type": "message_delete", "channel_id": "201", "id": gone["id"]})
        await expect(page.locator("#messages").get_by_text("soon gone")).to_have_count(0)


async def test_lost_table_is_found_again(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await table.stop()
        await expect(page.get_by_text("The table is not answering")).to_be_visible()
        table.message("while you were away")
        await table.start()
        news = page.locator("#messages").get_by_text("while you were away")
        await expect(news).to_be_visible()
        await expect(page.get_by_text("The table is not answering")).to_be_hidden()


async def test_new_cards_are_followed_only_from_the_end(browser: Browser, table: FakeTable) -> None:
    for number in range(40):
        table.message(f"line {number}\n\nof a long story")
    async with seated(browser, table) as page:
        await table.post("the newest line")
        await expect(page.locator("#messages").get_by_text("the newest line")).to_be_in_viewport()
        await page.locator("#log").evaluate("log => log.scrollTop = 0")
        await asyncio.sleep(0.1)
        await table.post("unseen line")
        jump = page.get_by_role("button", name="One new message below")
        await jump.click()
        await expect(page.locator("#messages").get_by_text("unseen line")).to_be_in_viewport()
        await expect(jump).to_be_hidden()
