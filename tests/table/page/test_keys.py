"""The keyboard alone: the focus stays on the cards, arrows move, Escape closes what is open."""

from collections.abc import Sequence

from playwright.async_api import Browser, Page, expect

from tests.table.page.browsing import MARKS, V2, Json, seated
from tests.table.page.cards import MODAL, button
from tests.table.page.fake_table import FakeTable, until

pytestmark = MARKS


def card(version: int, *rows: Sequence[str], adventure: str = "a", off: str = "") -> list[Json]:
    """A card whose buttons are these verbs, in rows; those named in `off` are disabled."""
    return [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": f"### Version {version}\n**What now?** <@101>"},
                *[
                    {
                        "type": 1,
                        "components": [
                            button(
                                verb.rpartition(".")[2],
                                f"u1|{adventure}|{version}|{verb}",
                                disabled=verb in off.split(),
                            )
                            for verb in row
                        ],
                    }
                    for row in rows
                ],
            ],
        }
    ]


def pad(version: int, *steps: int) -> list[Json]:
    """A pad whose steps have other ids in each version; the others are blanks."""
    verbs = [f"do.c{version}{at}" if at in steps else f"do.pad-{at}" for at in range(9)]
    blanks = " ".join(verb for verb in verbs if "pad" in verb)
    last = ["hero", "map", "more"]
    return card(version, verbs[:3], verbs[3:6], verbs[6:], last, off=blanks)


async def focused(page: Page) -> str:
    """The custom id with the focus, and that it can be seen."""
    key, style = await page.evaluate(
        "[document.activeElement.dataset.key ?? document.activeElement.tagName,"
        " getComputedStyle(document.activeElement).outlineStyle]"
    )
    assert style == "solid"
    return str(key)


async def edit(table: FakeTable, message: Json, components: list[Json]) -> None:
    message["components"] = components
    await table.push({"type": "message_update", "message": dict(message)})


async def enter(page: Page, table: FakeTable) -> None:
    """Press Enter, and wait until the table has heard it and said so."""
    count = len(table.sent)
    await page.keyboard.press("Enter")
    await until(lambda: len(table.sent) == count + 1)
    await expect(page.locator("[aria-busy=true]")).to_have_count(0)


async def on(page: Page, key: str) -> None:
    """Wait until the control with this custom id has the focus, on a card for everybody."""
    shown = page.locator(f'.message:not(.private) [data-key="{key}"]')
    await expect(shown).to_be_focused()


async def test_an_edited_card_keeps_the_focus_on_the_same_verb(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1, ["do.rest", "do.search"], ["hero"]))
    async with seated(browser, table) as page:
        await page.keyboard.press("Tab")
        await expect(page.get_by_role("link", name="Skip to the newest choices")).to_be_focused()
        await page.keyboard.press("Enter")
        await on(page, "u1|a|1|do.rest")
        await page.keyboard.press("ArrowRight")
        await enter(page, table)
        await edit(table, made, card(2, ["do.open", "do.search"], ["hero"]))
        await on(page, "u1|a|2|do.search")
        await enter(page, table)
        await edit(table, made, card(3, ["do.open", "do.rest"], ["hero"]))
        await on(page, "u1|a|3|do.open")
        await edit(table, made, card(4, ["do.open", "do.rest"], ["hero"], off="do.open"))
        await on(page, "u1|a|4|do.rest")
        assert await focused(page) == "u1|a|4|do.rest"


async def test_a_new_card_takes_the_focus_from_the_old_one(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1, ["do.rest", "do.search"]))
    async with seated(browser, table) as page:
        await page.get_by_role("button", name="search").focus()
        await enter(page, table)
        await table.post(flags=V2, components=card(1, ["do.search"], adventure="another"))
        await table.post(flags=V2 | 64, components=card(2, ["do.search"]))
        await expect(page.get_by_text("Only you can see this")).to_be_visible()
        await on(page, "u1|a|1|do.search")
        await table.post(flags=V2, components=card(3, ["do.rest", "do.search"]))
        await on(page, "u1|a|3|do.search")
        await edit(table, made, card(1))
        await expect(page.locator('[data-key="u1|a|1|do.search"]')).to_have_count(0)
        await on(page, "u1|a|3|do.search")
        assert await focused(page) == "u1|a|3|do.search"


async def test_an_old_card_may_be_looked_at(browser: Browser, table: FakeTable) -> None:
    table.message(flags=V2, components=card(1, ["do.rest"]))
    made = table.message(flags=V2, components=card(2, ["do.rest"]))
    async with seated(browser, table) as page:
        await page.locator('[data-key="u1|a|1|do.rest"]').focus()
        await edit(table, made, card(3, ["do.rest"]))
        await table.post(flags=V2, components=card(4, ["do.rest"]))
        await expect(page.get_by_role("heading", name="Version 4")).to_be_visible()
        await on(page, "u1|a|1|do.rest")


async def test_the_focus_waits_on_the_card_until_the_next_comes(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1, ["do.rest", "do.search"]))
    async with seated(browser, table) as page:
        await page.get_by_role("button", name="search").focus()
        await enter(page, table)
        await edit(table, made, card(1))
        await expect(page.locator("#messages > li").last).to_be_focused()
        assert await focused(page) == "LI"
        await table.post("Somebody looks round the corner.")
        await expect(page.locator("#messages > li")).to_have_count(3)
        await expect(page.locator(f'[data-id="{made["id"]}"]')).to_be_focused()
        await table.post(flags=V2, components=card(2, ["do.rest", "do.search"]))
        await on(page, "u1|a|2|do.search")


async def test_a_step_keeps_its_place_on_the_pad(browser: Browser, table: FakeTable) -> None:
    made = table.message(flags=V2, components=pad(1, 1, 3, 5, 6))
    async with seated(browser, table) as page:
        await page.locator('[data-key="u1|a|1|do.c15"]').focus()
        await enter(page, table)
        await edit(table, made, pad(2, 1, 5))
        await on(page, "u1|a|2|do.c25")
        await edit(table, made, pad(3, 3, 7))
        await on(page, "u1|a|3|do.c33")


async def test_arrows_move_in_rows_and_on_pads(browser: Browser, table: FakeTable) -> None:
    table.message(flags=V2, components=pad(1, 1, 3, 5, 6, 8))
    async with seated(browser, table) as page:
        await page.locator('[data-key="u1|a|1|do.c11"]').focus()
        for key, place in (
            ("ArrowLeft", "do.c11"),
            ("ArrowDown", "do.c13"),
            ("ArrowRight", "do.c15"),
            ("ArrowUp", "do.c11"),
            ("ArrowDown", "do.c13"),
            ("ArrowRight", "do.c15"),
            ("ArrowDown", "do.c18"),
            ("ArrowLeft", "do.c16"),
            ("ArrowDown", "hero"),
            ("ArrowRight", "map"),
            ("ArrowRight", "more"),
            ("ArrowRight", "more"),
        ):
            await page.keyboard.press(key)
            await on(page, f"u1|a|1|{place}")
        assert await focused(page) == "u1|a|1|more"


async def test_escape_closes_panels_and_gives_the_focus_back(
    browser: Browser, table: FakeTable
) -> None:
    made = table.message(flags=V2, components=card(1, ["do.rest", "more"]))
    async with seated(browser, table) as page:
        more = page.locator('[data-key="u1|a|1|more"]')
        await more.focus()
        await enter(page, table)
        await table.post("Your sheet", flags=64)
        await table.post(flags=V2 | 64, components=card(1, ["set.pace", "set.hints"]))
        await page.locator('[data-key="u1|a|1|set.pace"]').focus()
        await page.keyboard.press("Escape")
        await expect(page.locator('[data-key="u1|a|1|set.pace"]')).to_have_count(0)
        await expect(more).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(page.get_by_text("Your sheet")).to_have_count(0)
        await expect(more).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(more).to_be_focused()
        await edit(table, made, card(2, ["do.rest"]))
        await on(page, "u1|a|2|do.rest")


async def test_a_dialog_gives_the_focus_back_to_a_changed_card(
    browser: Browser, table: FakeTable
) -> None:
    def answer(body: Json) -> Json:
        return (
            {"type": "modal", "modal": MODAL} if body["type"] == 3 else {"type": "interaction_ok"}
        )

    table.answer = answer
    made = table.message(flags=V2, components=card(1, ["do.rest", "name"]))
    async with seated(browser, table) as page:
        for version, way in ((1, "Escape"), (2, "answer")):
            await page.locator(f'[data-key="u1|a|{version}|name"]').focus()
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("textbox", name="Name")).to_be_focused()
            await edit(table, made, card(version + 1, ["do.rest", "name"]))
            await expect(page.locator(f'[data-key="u1|a|{version + 1}|name"]')).to_be_visible()
            if way == "Escape":
                await page.keyboard.press("Escape")
            else:
                await page.keyboard.type("The long dark")
                await page.get_by_label("By post").check()
                await page.get_by_role("textbox", name="Name").press("Enter")
            await on(page, f"u1|a|{version + 1}|name")


async def test_a_list_gives_the_focus_back_to_a_changed_card(
    browser: Browser, table: FakeTable
) -> None:
    def listed(version: int) -> list[Json]:
        parts = card(version, ["do.rest"])
        options = [{"label": name, "value": name} for name in ("North", "South")]
        menu = {"type": 3, "custom_id": f"u1|a|{version}|in.way", "options": options}
        parts[0]["components"].append({"type": 1, "components": [menu]})
        return parts

    made = table.message(flags=V2, components=listed(1))
    async with seated(browser, table) as page:
        await page.locator('[data-key="u1|a|1|in.way"]').focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("listbox")).to_be_focused()
        await edit(table, made, listed(2))
        await expect(page.locator('[data-key="u1|a|2|in.way"]')).to_be_visible()
        await page.keyboard.press("Escape")
        await on(page, "u1|a|2|in.way")


async def test_another_channel_gives_its_newest_choice_the_focus(
    browser: Browser, table: FakeTable
) -> None:
    table.message("See <#202>")
    table.message(flags=V2, components=card(1, ["do.rest"]), channel_id="202")
    async with seated(browser, table) as page:
        await page.get_by_role("button", name="#deep-well").last.press("Enter")
        await on(page, "u1|a|1|do.rest")
