"""The page in a real browser, against a table of a few lines."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.table.cards import ALT, HOSTILE, LOBBY, MODAL, PROSE, TURN
from tests.table.fake_table import FakeTable, until

CHROMIUM = shutil.which("chromium")
SHOTS = Path(__file__).parents[2] / "artefacts" / "page"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
V2 = 32768
# What the browser itself logs about a table that is away or refuses.
EXPECTED = ("WebSocket", "ERR_CONNECTION", "status of 400")

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine"),
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.xdist_group("browser"),
]

Json = dict[str, Any]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        opened = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="module")
async def table() -> AsyncIterator[FakeTable]:
    made = FakeTable()
    await made.start()
    yield made
    await made.stop()


@asynccontextmanager
async def seated(
    browser: Browser, table: FakeTable, at: str = "", **context: Any
) -> AsyncIterator[Page]:
    """The page, loaded, with every error it logs counted as a failure."""
    room = await browser.new_context(viewport=context.pop("viewport", DESK), **context)
    page = await room.new_page()
    page.set_default_timeout(5000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    try:
        await page.goto(table.url + at)
        await expect(page.get_by_role("heading", level=1)).not_to_have_text("…")
        await until(lambda: bool(table.sockets))
        await expect(page.locator("#messages > li").first).to_be_visible()
        yield page
        assert not [e for e in errors if not any(known in e for known in EXPECTED)]
    finally:
        await room.close()


async def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.wait_for_timeout(250)
    await page.screenshot(path=SHOTS / f"{name}.png")


async def overflow(page: Page) -> int:
    return await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


async def test_empty_channel_starts_an_adventure_in_one_click(
    browser: Browser, table: FakeTable
) -> None:
    async with seated(browser, table) as page:
        await expect(page.get_by_text("Local table — this is not Discord")).to_be_visible()
        await shot(page, "welcome-1280")
        await page.get_by_role("button", name="Start an adventure here").click()
        await until(lambda: bool(table.sent))
        body = table.sent[0]
        assert (body["type"], body["user"], body["channel"]) == (2, "101", "201")
        assert body["data"] == {
            "name": "adventure",
            "options": [{"name": "new", "type": 1, "options": []}],
        }


async def test_start_button_waits_for_the_dungeon_master(
    browser: Browser, table: FakeTable
) -> None:
    table.ready, table.commands = False, []
    async with seated(browser, table) as page:
        start = page.get_by_role("button", name="Start an adventure here")
        await expect(start).to_be_disabled()
        await table.push({"type": "commands", "commands": FakeTable().commands})
        await table.push({"type": "bot", "ready": True})
        await expect(start).to_be_enabled()


async def test_markdown(browser: Browser, table: FakeTable) -> None:
    table.message(PROSE)
    async with seated(browser, table) as page:
        prose = page.locator(".prose")
        for selector, text in {
            "h2": "A heading",
            "h3": "A smaller one",
            ".subtext": "in small letters",
            "p > strong": "bold",
            "p > em": "slanted",
            "u": "under",
            "s": "gone",
            "strong em": "both",
            "p code": "code",
            "blockquote p": "quoted",
            "ul ul li": "inner",
            "ol[start='3'] li": "third",
            "pre code": "|<b>",
            "a[href='https://example.org/a_(b)']": "a link",
            "a[href='https://example.org/x']": "https://example.org/x",
            "span.mention": "@Mara",
            "button.mention": "#deep-well",
        }.items():
            await expect(prose.locator(selector).first).to_contain_text(text)
        await expect(prose).to_contain_text("snake_case_name")
        hidden = page.get_by_role("button", name="Spoiler: press to show")
        await hidden.focus()
        await page.keyboard.press("Enter")
        await expect(prose.get_by_text("secret")).to_be_visible()
        await expect(hidden).to_have_count(0)
        await page.locator("button.mention").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("deep-well")


async def test_hostile_text_stays_text(browser: Browser, table: FakeTable) -> None:
    evil = '"><img src=x onerror=window.broken=1>'
    table.users[1]["global_name"] = evil
    table.channels[1]["name"] = evil
    table.message(HOSTILE, embeds=[{"title": evil, "url": "javascript:window.broken=1"}])
    table.message(
        flags=V2,
        components=[
            {"type": 10, "content": HOSTILE},
            {"type": 12, "items": [{"media": {"url": "javascript:1"}, "description": evil}]},
            {
                "type": 1,
                "components": [{"type": 2, "style": 5, "url": "javascript:1", "label": "x"}],
            },
        ],
    )
    async with seated(browser, table) as page:
        await expect(page.get_by_text("[press](javascript:window.broken=1)").first).to_be_visible()
        assert await page.evaluate("window.broken") is None
        assert (
            await page.locator("#messages img, #messages script, #messages .prose svg").count() == 0
        )
        links = await page.locator("a[href]").evaluate_all("all => all.map(a => a.protocol)")
        assert set(links) <= {"http:", "https:"}


async def test_turn_card_has_every_part(browser: Browser, table: FakeTable) -> None:
    table.message(flags=V2, components=TURN)
    async with seated(browser, table) as page:
        await expect(
            page.get_by_role("heading", name="Turn 4: the hall of shields")
        ).to_be_visible()
        await expect(page.get_by_role("img", name=ALT)).to_be_visible()
        await expect(page.get_by_role("button", name="Pick the lock")).to_be_disabled()
        await expect(page.get_by_role("link", name="Rules")).to_have_attribute(
            "rel", "noopener noreferrer"
        )
        await expect(page.get_by_role("link", name="Download floor-1.png")).to_be_visible()
        await expect(page.get_by_text("(kind 99) is not known")).to_be_visible()
        bar = await page.locator(".card").evaluate("card => getComputedStyle(card).borderLeftColor")
        assert bar == "rgb(143, 59, 46)"


async def test_picture_opens_full_size_and_gives_focus_back(
    browser: Browser, table: FakeTable
) -> None:
    table.message(flags=V2, components=TURN)
    async with seated(browser, table) as page:
        opener = page.get_by_role("button", name=f"Open the picture: {ALT}")
        await opener.focus()
        await page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        await expect(dialog.get_by_role("img", name=ALT)).to_be_visible()
        await shot(page, "picture-1280")
        await page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(opener).to_be_focused()


async def test_pressed_button_is_busy_until_the_answer(browser: Browser, table: FakeTable) -> None:
    table.answer = lambda _: None
    table.message(flags=V2, components=LOBBY)
    async with seated(browser, table) as page:
        join = page.get_by_role("button", name="Join")
        await join.focus()
        await page.keyboard.press("Enter")
        await expect(join).to_have_attribute("aria-busy", "true")
        await expect(join).to_be_focused()
        await join.click()
        await until(lambda: len(table.sent) == 1)
        body = table.sent[0]
        assert (body["type"], body["message"]) == (3, table.messages[0]["id"])
        assert body["data"] == {"component_type": 2, "custom_id": "join"}
        await table.push(
            {"type": "interaction_failed", "nonce": body["nonce"], "interaction_id": "1"}
        )
        await expect(page.get_by_text("This interaction failed")).to_be_visible()
        await expect(join).not_to_have_attribute("aria-busy", "true")
        table.answer = lambda _: {"type": "interaction_ok"}
        await join.click()
        await expect(page.get_by_text("This interaction failed")).to_have_count(0)


async def test_select_by_keyboard(browser: Browser, table: FakeTable) -> None:
    table.message(flags=V2, components=LOBBY)
    async with seated(browser, table) as page:
        await page.get_by_role("button", name="Ruleset: 3 Dice Dungeon").focus()
        await page.keyboard.press("ArrowDown")
        await expect(page.get_by_role("listbox", name="Ruleset")).to_be_focused()
        await shot(page, "select-1280")
        await page.keyboard.press("g")
        await page.keyboard.press("Enter")
        await until(lambda: bool(table.sent))
        assert table.sent[0]["data"] == {
            "component_type": 3,
            "custom_id": "ruleset",
            "values": ["green-dungeon"],
        }


async def test_commands_by_keyboard(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        line = page.get_by_role("combobox", name="Command line")
        await line.press_sequentially("/adv")
        commands = page.get_by_role("listbox", name="Commands")
        await expect(commands.get_by_role("option")).to_have_count(3)
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
        await expect(commands.get_by_role("option", selected=True)).to_contain_text(
            "/adventure new"
        )
        await shot(page, "commands-1280")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Add the option ruleset").press("Enter")
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
            {"name": "ruleset", "type": 3, "value": "green-dungeon"},
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
        await expect(page.get_by_text("Choose one of the list.")).to_be_visible()
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
    table.message(flags=V2, components=LOBBY)
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


async def test_announcer_says_title_lines_and_picture(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await table.post(flags=V2, components=TURN)
        said = page.locator("#announcer")
        await expect(said).to_contain_text("Turn 4: the hall of shields")
        await expect(said).to_contain_text("Map of floor 1.")


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


async def test_lost_table_is_found_again(browser: Browser, table: FakeTable) -> None:
    table.message("hello")
    async with seated(browser, table) as page:
        await table.stop()
        await expect(page.get_by_text("The table is not answering")).to_be_visible()
        table.message("while you were away")
        await table.start()
        await expect(page.get_by_text("while you were away")).to_be_visible(timeout=8000)
        await expect(page.get_by_text("The table is not answering")).to_be_hidden()


NAMELESS = """
() => [...document.querySelectorAll('button, a[href], input, textarea, select')].filter(node => {
  if (!node.checkVisibility({visibilityProperty: true})) return false;
  const by = (node.getAttribute('aria-labelledby') || '').split(' ').filter(Boolean);
  const words = [node.getAttribute('aria-label'), node.textContent,
    ...[...(node.labels || [])].map(l => l.textContent),
    ...by.map(id => document.getElementById(id)?.textContent)];
  return !words.some(word => word && word.trim());
}).map(node => node.outerHTML)
"""

FAINT = """
() => {
  const parse = (text) => {
    const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    return {r, g, b, a};
  };
  const light = ({r, g, b}) => {
    const f = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b);
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const found = parse(getComputedStyle(at).backgroundColor);
      if (found.a === 1) return found;
    }
    return {r: 255, g: 255, b: 255};
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  for (let text; (text = walker.nextNode());) {
    const node = text.parentElement;
    if (!text.data.trim() || !node.checkVisibility({visibilityProperty: true})) continue;
    if (node.closest(':disabled, .unseen, .skip, .spoiler-inner, script, noscript')) continue;
    const pair = [light(parse(getComputedStyle(node).color)), light(ground(node))];
    const [a, b] = pair.sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${node.className} ${text.data.trim()}`);
  }
  return faint;
}
"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize(("name", "viewport"), [("1280", DESK), ("390", PHONE)])
async def test_named_seen_and_fitting(
    browser: Browser, table: FakeTable, name: str, viewport: Json, scheme: Any
) -> None:
    table.message(flags=V2, components=LOBBY, interaction_metadata=used("adventure new"))
    table.message(PROSE)
    table.message("Your purse holds **12** gold.", flags=64)
    table.message(
        embeds=[
            {
                "title": "An embed",
                "description": "From *older* days",
                "color": 0x3F7FC2,
                "fields": [{"name": "Health", "value": "5/6", "inline": True}],
                "footer": {"text": "the footer"},
            }
        ]
    )
    table.message(flags=V2, components=TURN)
    async with seated(browser, table, viewport=viewport, color_scheme=scheme) as page:
        await page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        await shot(page, f"turn-{name}-{scheme}")
        assert await overflow(page) == 0
        assert await page.evaluate(NAMELESS) == []
        assert await page.evaluate(FAINT) == []
        assert await page.locator("img:not([alt]), img[alt='']").count() == 0
        await page.get_by_role("heading", name="A new adventure").scroll_into_view_if_needed()
        await shot(page, f"lobby-{name}-{scheme}")
        if viewport is PHONE:
            small = await page.locator("button:visible, a.button:visible").evaluate_all(
                "all => all.filter(b => b.getBoundingClientRect().height < 40"
                " && !b.matches('.mention, .text-button, .jump')).map(b => b.outerHTML)"
            )
            assert small == []


def used(path: str) -> Json:
    user = {"id": "101", "username": "mara", "global_name": "Mara"}
    return {"id": "7", "type": 2, "name": path, "user": user}


async def test_drawer_commands_and_modal_fit_a_phone(browser: Browser, table: FakeTable) -> None:
    table.answer = lambda _: {"type": "modal", "modal": MODAL}
    table.message(flags=V2, components=LOBBY)
    async with seated(browser, table, viewport=PHONE, has_touch=True) as page:
        await expect(page.get_by_role("button", name="deep-well")).to_be_hidden()
        await page.get_by_role("button", name="Channels", exact=True).tap()
        await expect(page.get_by_role("button", name="deep-well")).to_be_visible()
        await shot(page, "drawer-390")
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("button", name="Channels", exact=True)).to_be_focused()
        await page.get_by_role("button", name="Show the commands").tap()
        await shot(page, "commands-390")
        await page.get_by_role("option", name="/adventure new").tap()
        await page.get_by_role("button", name="Add the option heroes").tap()
        await shot(page, "options-390")
        assert await overflow(page) == 0
        await page.get_by_role("button", name="Cancel").tap()
        await page.get_by_role("button", name="Ruleset: 3 Dice Dungeon").tap()
        await shot(page, "select-390")
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Begin").tap()
        await expect(page.get_by_role("dialog")).to_be_visible()
        await shot(page, "modal-390")
        assert await overflow(page) == 0


async def test_focus_survives_a_redrawn_card(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=LOBBY)
    async with seated(browser, table) as page:
        join = page.get_by_role("button", name="Join")
        await join.focus()
        again = json.loads(json.dumps(made).replace("A new adventure", "Nearly full"))
        await table.push({"type": "message_update", "message": again})
        await expect(page.get_by_role("heading", name="Nearly full")).to_be_visible()
        await expect(join).to_be_focused()


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
