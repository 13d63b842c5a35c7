"""Clicks and seconds from the open page to the first turn of each game, and to its first lesson.

Each begins in an empty channel, in a browser that keeps nothing of this table. Seconds are the
machine's: nobody reads.
"""

import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.catalogs import all_words
from rules.core.campaign import adapters
from rules.core.ruleset import AnyRuleset
from rules.registry import ruleset
from rules.service.journal.loading import loaded
from tests.support.known import for_one, released, with_tutorial
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening, sensible
from tests.table.page.browsing import MARKS, PHONE, SHOTS, opened, shot

pytestmark = MARKS
WORDS = all_words("en")
PLAYING = {"go", "attack", "strike", "begin", "step"}
"""Kinds of actions that make a turn of play, after all that comes before it."""
CLICKS_TO_DECISION = 2
"""The clicks to the first decision of a dungeon: what to play, and *Begin*."""
CLICKS_TO_TURN = CLICKS_TO_DECISION + 1
"""The clicks to the first turn at most: 3 Dice Dungeon lays out the first room's doors before."""
CLICKS_TO_LESSON = 2
PLAYED = tuple(for_one()) if SOAK else ("three-dice", "mkd-delve")
"""Every game; in a short run one whose rooms are drawn, and one with a board and its heroes."""
TAUGHT = tuple(with_tutorial()) if SOAK else ("third-six",)
"""Every tutorial begins by the same two buttons; in a short run one of them does."""
MOST = 12
MEASURED = SHOTS / "newcomer.json"


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def out(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    MEASURED.unlink(missing_ok=True)
    async with evening(tmp_path_factory.mktemp("newcomers")) as made:
        yield made


class Newcomer:
    """Somebody new in an empty channel, whose clicks are counted."""

    def __init__(self, page: Page, out: Evening, channel: str, user: int) -> None:
        self.page, self.out, self.channel, self.user = page, out, channel, user
        self.clicks, self.began = 0, time.monotonic()
        self.counted: dict[str, int] = {}

    async def click(self, *names: str) -> None:
        button = self.page.get_by_role("button", name=names[0], exact=len(names) > 1).last
        await button.click()
        self.clicks += 1

    async def take(self, option: str, label: str) -> None:
        """Press what stands for an option, or choose it from the list that has it."""
        button = self.page.locator(f'[data-key$="|do.{option}"]').last
        if await button.count():
            await button.click()
            self.clicks += 1
            return
        for at in await self.page.locator('#messages > li:last-child [data-key*="|in."]').all():
            await at.click()
            found = self.page.get_by_role("option", name=label).first
            if await found.count():
                await found.click()
                self.clicks += 2
                return
            await self.page.keyboard.press("Escape")
        raise LookupError(label)

    def kept(self, key: str, what: str) -> None:
        """Add the figures to the file of figures."""
        self.counted[what] = self.clicks
        told = json.loads(MEASURED.read_text()) if MEASURED.exists() else {}
        seconds = round(time.monotonic() - self.began, 1)
        told.setdefault(key, {})[what] = {"clicks": self.clicks, "seconds": seconds}
        MEASURED.parent.mkdir(parents=True, exist_ok=True)
        MEASURED.write_text(json.dumps(told, indent=1))


@asynccontextmanager
async def arrived(browser: Browser, out: Evening, name: str) -> AsyncIterator[Newcomer]:
    """A newcomer to a new channel."""
    async with Person.sit(out.table.page_url) as person:
        made = await person.ask("POST", "/table/channels", {"name": name})
        user = person.id
    at = f"{out.table.page_url}#seat={user}&channel={made['id']}"
    began = time.monotonic()
    async with opened(browser, at, PHONE) as page:
        someone = Newcomer(page, out, made["id"], int(user))
        someone.began = began
        yield someone


async def read_in_order(page: Page, key: str, prompt: str, outcome: str) -> None:
    """Check what a screen reader reads of the newest card, and in which order; keep it.

    The heading comes first, then what happened, the question and the buttons, and last the
    picture by its alt text, which is long (the snapshot leaves out names of over 900 letters).
    After the card comes the page's own menu of the message.
    """
    card = page.locator("#messages > li").last
    least = 40 if released(key) else 5
    seen = re.compile(rf"^[A-Z].{{{least},}}")
    await expect(card.locator("img:not(.emoji)")).to_have_accessible_name(seen)
    tree = await card.aria_snapshot()
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"heard-{key}.txt").write_text(tree, "utf-8")
    plain = re.sub(r"\n *- (?:text|paragraph|strong): ?", " ", tree).replace('"', "")
    plain = " ".join(plain.split())
    places = [plain.find(each) for each in ("- heading ", *map(_first_words, (outcome, prompt)))]
    buttons = [found.start() for found in re.finditer(r"- '?button\b", plain)]
    pictures = [found.start() for found in re.finditer(r"- '?img\b", plain)]
    *choices, opens, menu = buttons
    assert min(places) >= 0, plain
    assert len(choices) > 1
    assert plain[menu:].startswith("- button Apps for this message")
    # Emojis are pictures, too, each beside the word that it stands for; the map is read last.
    order = [*places, *choices, opens, pictures[-1], menu]
    assert order == sorted(order), plain


def _first_words(said: str) -> str:
    """The beginning of a sentence as it is read: without marks, and before any further mark."""
    bare = " ".join(said.replace("**", "").split())
    return " ".join(bare.split()[:3])


def is_play(rules: AnyRuleset, asked: frozenset[str]) -> bool:
    """Whether something that is asked makes a turn; all does in a game that has other actions."""
    return bool(asked & PLAYING) or not PLAYING & adapters.kinds_of(rules.actions)


@pytest.mark.parametrize("key", PLAYED)
async def test_to_the_first_turn(browser: Browser, out: Evening, key: str) -> None:
    title = WORDS.phrase(f"{key}-title")
    async with arrived(browser, out, f"turn-{key}") as someone:
        await someone.click(title)
        await someone.click("Begin")
        for _ in range(MOST):
            await expect(
                someone.page.locator('[data-key*="|do."], [data-key*="|in."]').last
            ).to_be_visible()
            found = await out.shown((await out.adventure(someone.channel)).id)
            version = f'[data-key*="|{found.version}|"]'
            await expect(someone.page.locator(version).first).to_be_visible()
            rules, state = loaded(found)
            seat = rules.awaiting(state)[0]
            if rules.ready_made(state, seat) is None and "decision" not in someone.counted:
                someone.kept(key, "decision")
            if is_play(rules, rules.asked(state, seat)):
                break
            offered = {each.id: each for each in rules.legal_actions(state, seat)}
            option = offered[sensible(found, someone.user)]
            await someone.take(option.id, WORDS.say(option.label))
            await out.shown(found.id, found.version + 1)
        else:
            raise AssertionError("the first turn never came")
        someone.kept(key, "turn")
        await shot(someone.page, f"first-turn-{key}")
        told = (await out.app.service.history.queries.card(found.id)).happened
        deed = told[0].replace("**", "")
        await read_in_order(someone.page, key, WORDS.say(rules.view(state, None).prompt), deed)
        assert someone.counted["decision"] == CLICKS_TO_DECISION
        assert someone.clicks <= CLICKS_TO_TURN


@pytest.mark.parametrize("key", TAUGHT)
async def test_to_the_first_lesson(browser: Browser, out: Evening, key: str) -> None:
    tutorial = ruleset(key).tutorial
    assert tutorial is not None
    async with arrived(browser, out, f"lesson-{key}") as someone:
        await someone.click(WORDS.phrase(f"{key}-title"))
        await someone.click("Tutorial")
        first = WORDS.phrase(tutorial.lessons[0].said)
        await expect(someone.page.locator("#messages").get_by_text(first)).to_be_visible()
        someone.kept(key, "lesson")
        await shot(someone.page, f"first-lesson-{key}")
        assert someone.clicks <= CLICKS_TO_LESSON
