"""The command line and modals of the page, by keyboard."""

from playwright.async_api import Browser, expect

from tests.table.page.browsing import MARKS, V2, Json, seated, shot
from tests.table.page.cards import LOBBY as LOBBY_CARD
from tests.table.page.cards import MODAL, button
from tests.table.page.fake_table import FakeTable, until

pytestmark = MARKS


async def test_commands_by_keyboard(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        await line.press_sequentially("/adv")
        commands = page.get_by_role("listbox", name="Commands")
        await expect(commands.get_by_role("option")).to_have_count(5)
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
        await expect(commands.get_by_role("option", selected=True)).to_contain_text(
            "/adventure new"
        )
        await shot(page, "commands-1280")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Add the option game").press("Enter")
        await page.keyboard.type("gre")
        await expect(page.get_by_role("option", name="Green Dungeon")).to_be_visible()
        await page.keyboard.press("Tab")
        await page.get_by_role("button", name="Add the option heroes").press("Enter")
        await page.keyboard.type("12")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("At most 8.")).to_be_visible()
        await page.get_by_role("textbox", name="heroes").fill("3")
        await shot(page, "options-1280")
        await page.keyboard.press("Enter")
        await until(lambda: bool(table.sent))
        new = table.sent[0]["data"]["options"][0]
        assert new["options"] == [
            {"name": "game", "type": 3, "value": "green-dungeon"},
            {"name": "heroes", "type": 4, "value": 3},
        ]
        await expect(line).to_be_focused()


async def test_autocomplete_is_live_and_debounced(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await page.get_by_role("combobox", name="Command line").press_sequentially(
            "/move north", delay=15
        )
        await expect(page.get_by_role("combobox", name="to")).to_be_focused()
        await expect(page.get_by_role("option")).to_have_count(2)
        focused = table.asked[-1]["data"]["options"]
        assert focused == [{"name": "to", "type": 3, "value": "north", "focused": True}]
        assert len(table.asked) <= 3
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="to")).to_have_value("North stairs")
        await page.keyboard.press("Enter")
        await until(lambda: bool(table.sent))
        assert table.sent[0]["data"]["options"] == [
            {"name": "to", "type": 3, "value": "North stairs"}
        ]


async def test_required_options_people_and_escape(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        await line.fill("/roll ")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("This is needed.")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(line).to_be_focused()
        await line.fill("/hero ")
        await page.keyboard.type("too")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("Choose one from the list.")).to_be_visible()
        await page.get_by_role("combobox", name="of").fill("oo")
        await expect(page.get_by_role("option", name="Oona")).to_be_visible()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await until(lambda: bool(table.sent))
        assert table.sent[0]["data"]["options"] == [{"name": "of", "type": 6, "value": "103"}]


async def test_plain_words_go_nowhere_and_say_so(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await page.get_by_role("combobox", name="Command line").fill("I open the door")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("Plain words go nowhere here")).to_be_visible()
        assert not table.sent


async def test_failed_command_says_so(browser: Browser, table: FakeTable) -> None:
    table.answer = lambda _: {"type": "interaction_failed"}
    table.message("hello")
    async with seated(browser, table) as page:
        await page.get_by_role("combobox", name="Command line").fill("/map ")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("/map got no answer")).to_be_visible()
        table.answer = lambda _: {"error": "Unknown command."}
        await page.get_by_role("combobox", name="Command line").fill("/map ")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("Unknown command.")).to_be_visible()


async def test_modal_checks_sends_and_keeps_words(browser: Browser, table: FakeTable) -> None:
    def answer(body: Json) -> Json:
        if body["type"] == 3:
            return {"type": "modal", "modal": MODAL}
        return {"type": "interaction_failed" if len(table.sent) == 2 else "interaction_ok"}

    table.answer = answer
    table.message(flags=V2, components=LOBBY_CARD)
    async with seated(browser, table) as page:
        await page.get_by_role("button", name="Begin").click()
        dialog = page.get_by_role("dialog", name="Settings of this adventure")
        name = dialog.get_by_role("textbox", name="Name")
        await expect(name).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(dialog.get_by_text("This is needed.")).to_have_count(2)
        await name.fill("no")
        await page.keyboard.press("Enter")
        await expect(dialog.get_by_text("At least 3 characters.")).to_be_visible()
        await name.fill("The long dark")
        await dialog.get_by_label("By post").check()
        await shot(page, "modal-1280")
        await name.press("Enter")
        await expect(dialog.get_by_text("Your words are still here")).to_be_visible()
        await expect(name).to_have_value("The long dark")
        await name.press("Enter")
        await expect(dialog).to_have_count(0)
        assert table.sent[2]["type"] == 5
        assert table.sent[2]["data"] == {
            "custom_id": "settings",
            "components": [
                {"type": 10},
                label(2, {"type": 4, "id": 3, "custom_id": "name", "value": "The long dark"}),
                label(4, {"type": 21, "id": 5, "custom_id": "pace", "value": "post"}),
                label(6, {"type": 3, "id": 7, "custom_id": "theme", "values": []}),
                label(8, {"type": 23, "id": 9, "custom_id": "remind", "value": True}),
            ],
        }


def label(ident: int, component: Json) -> Json:
    return {"type": 18, "id": ident, "component": component}


YES_OR_NO = (
    ("True", True),
    ("true", True),
    ("Yes", True),
    ("yes", True),
    ("False", False),
    ("no", False),
)


async def test_yes_and_no_as_discord_writes_them(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        by_key = [(True, *each) for each in YES_OR_NO]
        at_once = [(False, *each) for each in YES_OR_NO[-2:]]
        for number, (keys, typed, value) in enumerate([*by_key, *at_once]):
            if keys:
                await line.press_sequentially("/act ")
                await page.keyboard.type(f"all:{typed}")
            else:
                await line.fill(f"/act all:{typed}")
            await expect(page.get_by_role("combobox", name="all")).to_be_focused()
            await page.keyboard.press("Enter")
            await page.keyboard.press("Enter")
            await until(lambda sent=number + 1: len(table.sent) == sent)
            assert table.sent[-1]["data"] == {
                "name": "act",
                "options": [{"name": "all", "type": 5, "value": value}],
            }
            await expect(line).to_be_focused()
            await expect(line).to_have_value("")


NOTHING = ["/adventure new", "/tutorial", "/daily", "/help", "/dungeon map"]
LOBBY = [
    "/adventure begin",
    "/adventure join",
    "/adventure settings",
    "/tutorial",
    "/help",
]
GAME = ["/do", "/move", "/act", "/hero", "/map", "/help"]
CARDS = {"lobby": ["join", "begin"], "game": ["do.north", "hero", "map"], "over": ["hero", "new"]}


def posted(card: str) -> list[Json]:
    """The row of buttons of a card."""
    return [{"type": 1, "components": [button(v, f"u1|a|3|{v}") for v in CARDS[card]]}]


AFTER = (("", NOTHING), ("lobby", LOBBY), ("game", GAME), ("over", NOTHING), ("lobby", LOBBY))
"""What comes first in an empty channel, and after each card of those that follow."""


async def test_commands_that_fit_now_come_first_and_the_rest_by_name(
    browser: Browser, table: FakeTable
) -> None:
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        offered = page.get_by_role("listbox", name="Commands").locator(".suggestion-label")
        shown = page.locator("#messages > li")
        for number, (each, first) in enumerate(AFTER):
            if each:
                await table.post(flags=V2, components=posted(each))
                private = posted("game" if each != "game" else "lobby")
                await table.post(flags=V2 | 64, components=private)
                await expect(shown.filter(has=page.locator(".row"))).to_have_count(2 * number)
            await page.get_by_role("button", name="Show the commands").click()
            await expect(offered.first).to_be_visible()
            named = await offered.all_text_contents()
            assert named[: len(first)] == first, AFTER[: number + 1]
            assert named[len(first) :] == sorted(named[len(first) :])
            await line.fill("/m")
            typed = ["/move", "/map"] if first == GAME else ["/map", "/move"]
            await expect(offered.nth(0)).to_have_text(typed[0])
            await expect(offered.nth(1)).to_have_text(typed[1])
            await line.fill("")
            await page.keyboard.press("Escape")


async def test_commands_follow_the_newest_card(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=posted("lobby"))
    async with seated(browser, table) as page:
        offered = page.get_by_role("listbox", name="Commands").locator(".suggestion-label")
        line = page.get_by_role("combobox", name="Command line")
        await line.fill("/")
        await expect(offered.first).to_have_text("/adventure begin")
        await table.push(
            {"type": "message_update", "message": made | {"components": posted("game")}}
        )
        await expect(page.get_by_role("button", name="do.north")).to_be_visible()
        await line.fill("")
        await line.fill("/")
        await expect(offered.first).to_have_text("/do")
