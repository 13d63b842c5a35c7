"""A game with the real bot by keyboard alone, and what a screen reader hears of it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.catalogs import all_words
from rules.registry import rulesets
from rules.service.records import Card
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening
from tests.table.page.browsing import MARKS, window
from tests.table.page.test_screen_reader import LISTEN

pytestmark = MARKS
WORDS = all_words("en")
TURNS = 3 if SOAK else 2
HEARD = tuple(rulesets()) if SOAK else ("mkd-adventure",)
"""Every game; in a short run that of a team which walks on a board, with the most controls."""
LONGEST = 30
"""The most presses of an arrow that may be needed to reach a control of a card."""


async def focused(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.dataset.key ?? ''"))


async def on(page: Page, stem: str) -> None:
    """Wait until a control has the focus whose custom id begins like that."""
    await expect(page.locator(f'[data-key^="{stem}"]:focus')).to_have_count(1)


async def to_control(page: Page, ending: str) -> None:
    """Go on with the arrow until a control has the focus whose custom id has this in it.

    A list keeps the arrows for its choices, and the end of a row has nothing beside it: from there
    the tabulator leads on.
    """
    for _ in range(LONGEST):
        before = await focused(page)
        if ending in before:
            return
        await page.keyboard.press("ArrowRight")
        if await focused(page) == before:
            await page.keyboard.press("Tab")
    raise AssertionError(f"no {ending} among the controls")


async def begin(page: Page, title: str) -> None:
    """Go to the games, choose one, and begin, without a mouse."""
    chosen = page.get_by_role("button", name=title, exact=False).first
    await expect(chosen).to_be_enabled()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    for _ in range(LONGEST):
        if await chosen.evaluate("each => each === document.activeElement"):
            break
        await page.keyboard.press("Tab")
    await expect(chosen).to_be_focused()
    await page.keyboard.press("Enter")
    await on(page, "u1|")
    await to_control(page, "|begin")
    await page.keyboard.press("Enter")


async def take_turns(page: Page, out: Evening, key: str) -> list[Card]:
    """Press the first choice, turn after turn; the focus must always be on the newest card."""
    (ident,) = await out.app.service.store.running()
    cards = [await out.app.service.history.queries.card(ident)]
    for _ in range(TURNS):
        found = await out.shown(ident)
        assert (found.status, found.ruleset) == ("running", key)
        await on(page, f"u1|{ident}|{found.version}|")
        await page.get_by_role("link", name="Skip to the newest choices").press("Enter")
        await to_control(page, "|do.")
        await page.keyboard.press("Enter")
        await out.shown(ident, found.version + 1)
        cards.append(await out.app.service.history.queries.card(ident))
    return cards


def plain(text: str) -> str:
    """A text as it is heard: without marks."""
    return " ".join(text.replace("**", "").split())


@pytest.mark.parametrize("key", HEARD)
async def test_a_game_by_ear_and_key(browser: Browser, tmp_path: Path, key: str) -> None:
    async with evening(tmp_path) as out, window(browser) as page:
        await page.goto(out.table.page_url)
        await page.evaluate(LISTEN)
        await begin(page, WORDS.phrase(f"{key}-title"))
        await expect(page.locator("#messages img").first).to_be_visible()
        cards = await take_turns(page, out, key)
        for shown in cards:
            await page.wait_for_function(
                "words => window.heard.join(' ').includes(words)",
                arg=plain(shown.prompt).removesuffix("."),
            )
        heard = [plain(line) for line in await page.evaluate("window.heard")]
        said = [line for line in heard if not line.endswith(" is thinking…")]
        alts = await page.locator("#messages img").evaluate_all("all => all.map(i => i.alt)")
        assert all(alts)
        assert not [line for line in said if line.startswith("Picture") or line in alts]
        assert not [line for line in said if line.rstrip(".").endswith("…")], "cut"
        for shown in cards:
            assert any(plain(shown.prompt) in line for line in said), shown.prompt
        heading = plain(cards[0].title)
        first = next(line for line in said if heading in line)
        assert first.removesuffix(".").endswith(heading), "the heading comes last"
