"""Messages and cards in the page: markdown, components, pictures, presses, and hostile text."""

import json

from playwright.async_api import Browser, expect

from tests.table.page.browsing import MARKS, V2, seated, shot
from tests.table.page.cards import ALT, HOSTILE, LOBBY, PROSE, TURN
from tests.table.page.fake_table import FakeTable, until

pytestmark = MARKS


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


async def test_emojis_are_pictures_and_their_names_once_they_are_gone(
    browser: Browser, table: FakeTable
) -> None:
    there = {"id": "11", "name": "d6_4_0a1b2c3d4"}
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "b", "emoji": there}
    option = {"label": "Orc", "value": "o", "emoji": there}
    parts = [
        {"type": 10, "content": "<:d6_4_0a1b2c3d4:11> Four, and <:orc_head:0> nobody"},
        {"type": 1, "components": [button]},
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [option]}]},
    ]
    table.message(flags=V2, components=parts)
    async with seated(browser, table) as page:
        die = page.locator(".prose").get_by_role("img", name="d6 4")
        await expect(die).to_be_visible()
        assert await die.evaluate("image => image.naturalWidth") > 0
        await expect(page.get_by_text("Four, and :orc_head: nobody")).to_be_visible()
        press = page.get_by_role("button", name="Press", exact=True)
        await expect(press.locator("img")).to_be_visible()
        await page.locator(".card button, .message-body button").last.click()
        await expect(page.get_by_role("option", name="Orc").locator("img")).to_be_visible()


ESCAPED = {
    r"open\_plan and snake\_case\_name": "open_plan and snake_case_name",
    r"\*not slanted\*, \*\*not bold\*\*, \~\~there\~\~": "*not slanted*, **not bold**, ~~there~~",
    r"\_\_not under\_\_, \|\|no secret\|\|": "__not under__, ||no secret||",
    r"\`no code\`, a \\ and a \-": "`no code`, a \\ and a -",
    r"\```no code```": "```no code```",
    r"\# no heading": "# no heading",
    r"\-# no small print": "-# no small print",
    r"\> no quote": "> no quote",
    r"\- no list": "- no list",
    r"1\. no list": "1. no list",
    r"\<@101> \<#202> \<t:1795260000:R> \</help:8>": "<@101> <#202> <t:1795260000:R> </help:8>",
    r"\[no link](https\://example.org)": "[no link](https://example.org)",
    r"¯\_(ツ)_/¯": r"¯\_(ツ)_/¯",
    r"Letters \a, digits \1 and an end \ ": r"Letters \a, digits \1 and an end \ ".strip(),
}
"""What is written, and what is seen of it: Discord takes a backslash before all but letters, digits
and blanks, outside of code."""


async def test_what_is_escaped_is_seen_as_it_stands(browser: Browser, table: FakeTable) -> None:
    for written in ESCAPED:
        table.message(written)
    table.message(r"**Ann\*\*e** __a\_\_b__ ~~c\~\~d~~ ||e\|\|f|| *g\*h* `open\_plan`")
    async with seated(browser, table) as page:
        *plain, marked = await page.locator("#messages .prose").all()
        for each, seen in zip(plain, ESCAPED.values(), strict=True):
            await expect(each).to_have_text(seen)
            assert await each.locator("p > *").count() == 0
        for tag, seen in {"strong": "Ann**e", "u": "a__b", "s": "c~~d", "em": "g*h"}.items():
            await expect(marked.locator(tag)).to_have_text(seen)
        await expect(marked.locator(".spoiler-inner")).to_have_text("e||f")
        await expect(marked.locator("code")).to_have_text(r"open\_plan")


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


async def test_focus_survives_a_redrawn_card(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=LOBBY)
    async with seated(browser, table) as page:
        join = page.get_by_role("button", name="Join")
        await join.focus()
        again = json.loads(json.dumps(made).replace("A new adventure", "Nearly full"))
        await table.push({"type": "message_update", "message": again})
        await expect(page.get_by_role("heading", name="Nearly full")).to_be_visible()
        await expect(join).to_be_focused()
