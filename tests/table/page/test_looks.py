"""What everybody needs of the page: names, contrast, room for thumbs, nothing cut off."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.support.soak import SOAK
from tests.table.page.browsing import DESK, MARKS, PHONE, V2, Json, overflow, seated, shot
from tests.table.page.cards import LOBBY, MODAL, PROSE, TURN, button
from tests.table.page.fake_table import FakeTable

pytestmark = MARKS
LOOKS = (
    ("1280", DESK, "dark"),
    ("390", PHONE, "light"),
    ("1280", DESK, "light"),
    ("390", PHONE, "dark"),
)
"""Widths and colours: each of both in a short run, each with each in a long one."""


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


@pytest.mark.parametrize(("name", "viewport", "scheme"), LOOKS[: 4 if SOAK else 2])
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
    async with seated(browser, table, viewport=viewport, scheme=scheme) as page:
        await page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        # Pictures that load late must not leave the newest card's buttons below the edge.
        await expect(page.get_by_role("link", name="Rules")).to_be_in_viewport(ratio=1)
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


PAD = [
    ["↖ 2", "↑", "↗ 3 past", "Step back"],
    ["←", "·", "→ 1", "Other…"],
    ["↙ 2", "↓ 1", "↘"],
]


async def test_a_pad_and_what_is_beside_it_stand_in_columns(
    browser: Browser, table: FakeTable
) -> None:
    rows = [
        {
            "type": 1,
            "components": [
                button(label, f"pad-{number}-{place}", 1 if " " in label else 2)
                for place, label in enumerate(row)
            ],
        }
        for number, row in enumerate(PAD)
    ]
    table.message(flags=V2, components=[{"type": 17, "components": rows}])
    async with seated(browser, table, viewport=DESK) as page:
        for viewport in (DESK, PHONE):
            await page.set_viewport_size(viewport)
            columns = page.locator(".row .button")
            boxes = await columns.evaluate_all(
                "all => all.map(b => { const r = b.getBoundingClientRect(); "
                "return [r.left, r.top, b.scrollWidth <= b.clientWidth]; })"
            )
            assert len({round(top) for _, top, _ in boxes}) == 3, viewport
            assert len({round(left) for left, _, _ in boxes}) == 4, viewport
            assert all(whole for _, _, whole in boxes), f"a label is cut: {viewport}"
            assert await overflow(page) == 0
            await shot(page, f"pad-{viewport['width']}")


def used(path: str) -> Json:
    user = {"id": "101", "username": "mara", "global_name": "Mara"}
    return {"id": "7", "type": 2, "name": path, "user": user}


async def test_drawer_commands_and_modal_fit_a_phone(browser: Browser, table: FakeTable) -> None:
    table.answer = lambda _: {"type": "modal", "modal": MODAL}
    table.message(flags=V2, components=LOBBY)
    async with seated(browser, table, viewport=PHONE, touch=True) as page:
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
