"""Games with the real bot that are played by taps on the page, and what is in view after each."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.catalogs import all_words
from rules.ports import Adventure
from rules.service.journal.loading import loaded
from tests.support.people import Person
from tests.support.tables import Evening, evening, sensible
from tests.table.page.browsing import PHONE, window

WORDS = all_words("en")
CARDS = "#messages > li:not(.private):has(.row)"
PANELS = "#messages > li.private"
SETTLED = 250
"""Milliseconds after which a card's picture has been seen to load."""
LOOK = """() => {
  const log = document.getElementById('log').getBoundingClientRect();
  const card = [...document.querySelectorAll('#messages > li:not(.private)')]
    .findLast((item) => item.querySelector('.row'));
  const map = card.querySelector('.picture');
  const image = map?.querySelector('img');
  if (image && !(image.complete && image.naturalWidth)) return null;
  const box = (map ?? card.querySelector('.card')).getBoundingClientRect();
  const rows = [...card.querySelectorAll('.row')].map((row) => row.getBoundingClientRect().bottom);
  const asked = [...card.querySelectorAll('.prose strong')].at(-1)?.getBoundingClientRect();
  const end = Math.max(...rows);
  return {
    above: log.top - box.top, below: end - log.bottom, tall: end - box.top,
    asked: asked ? log.top - asked.top : 0, log: log.height, map: map ? box.height : 0,
  };
}"""


class Seen(NamedTuple):
    """A card as the log shows it, in pixels."""

    version: int
    above: float
    """How much of the map stands above the log."""
    below: float
    """How much of the buttons stands below the log."""
    tall: float
    """From the map's upper edge to the last button's lower one."""
    asked: float
    """How far above the log the question begins."""
    log: float
    map: float

    @property
    def fits(self) -> bool:
        """Whether there is room for map and buttons together."""
        return self.tall <= self.log + 1

    @property
    def whole(self) -> bool:
        """Whether the map and all buttons are in view."""
        return self.above <= 1 and self.choices

    @property
    def choices(self) -> bool:
        """Whether the question and all buttons are in view."""
        return self.asked <= 1 and self.below <= 1


class Tapping:
    """Somebody who plays the game of a channel on its page; with `touch` by taps."""

    def __init__(
        self, page: Page, out: Evening, channel: str, user: int, *, touch: bool = True
    ) -> None:
        self.page, self.out, self.channel, self.user, self.touch = page, out, channel, user, touch
        self.presses = 0
        """Choices made: a button, or a line of a list."""
        self.others = 0
        """Presses for which a private panel had to be opened first."""

    async def play(self, most: int, *, panel_every: int = 0) -> AsyncIterator[Seen]:
        """Play on by taps, and yield what is in view after each; before some open a panel."""
        for number in range(1, most + 1):
            if panel_every and number % panel_every == 0:
                await self._there((await self._shown()).version)
                await self.open_panel("hero", "more")
            version = await self.step()
            if version is None:
                return
            yield await self.look(version)

    async def step(self) -> int | None:
        """Do what a sensible player would; return the version after it, None if nothing waits."""
        found = await self._shown()
        option = sensible(found, self.user) if found.status == "running" else None
        if option is None:
            return None
        await self._there(found.version)
        await self._take(found, option)
        self.presses += 1
        return (await self._shown(found.version + 1)).version

    async def over(self) -> bool:
        """Return whether the game has come to its end."""
        return (await self._shown()).status == "ended"

    async def turn(self) -> int:
        """Return the number of the turn that the newest card is about."""
        rules, state = loaded(await self._shown())
        return rules.turn(state)

    async def look(self, version: int) -> Seen:
        """Return what is in view once the page shows this version and its picture."""
        await self._there(version)
        await expect(self.page.locator('[aria-busy="true"]')).to_have_count(0)
        await self.page.wait_for_timeout(SETTLED)
        found = await (await self.page.wait_for_function(LOOK)).json_value()
        return Seen(version, **{name: round(value, 1) for name, value in found.items()})

    async def open_panel(self, *verbs: str) -> Locator:
        """Open a private panel by the first of these buttons that the newest card has."""
        card = self.page.locator(CARDS).last
        there = [verb for verb in verbs if await card.locator(f'[data-key$="|{verb}"]').count()]
        known = await self.page.locator(PANELS).evaluate_all("all => all.map(i => i.dataset.id)")
        await self.tap(card.locator(f'[data-key$="|{there[0]}"]'))
        new = "".join(f':not([data-id="{each}"])' for each in known)
        panel = self.page.locator(f"{PANELS}{new}:not(:has(.thinking))")
        await expect(panel).to_have_count(1)
        return panel

    async def tap(self, control: Locator) -> None:
        """Press a control as this screen is used."""
        await (control.tap() if self.touch else control.click())

    async def _there(self, version: int) -> None:
        """Wait until the page shows the card of this version."""
        card = self.page.locator(f'{CARDS} [data-key*="|{version}|"]')
        await expect(card.first).to_be_visible()

    async def _shown(self, version: int = 0) -> Adventure:
        return await self.out.shown((await self.out.adventure(self.channel)).id, version)

    async def _take(self, found: Adventure, option: str) -> None:
        """Press what stands for an option, on the card or in a panel of it.

        A square too far down for any list is typed by people: instead of it the card's first
        choice is pressed.
        """
        rules, state = loaded(found)
        offered = rules.legal_actions(state, rules.awaiting(state)[0])
        label = WORDS.say(next(each.label for each in offered if each.id == option))
        card = self.page.locator(CARDS).last
        if await self._taken(card, option, label):
            return
        self.others += 1
        for verb in ("other", "more"):
            if await card.locator(f'[data-key$="|{verb}"]').count():
                panel = await self.open_panel(verb)
                if await self._taken(panel, option, label):
                    return
        await self.tap(card.locator('[data-key*="|do."]:enabled').first)

    async def _taken(self, item: Locator, option: str, label: str) -> bool:
        for verb in ("do", "opt", "ask"):
            button = item.locator(f'[data-key$="|{verb}.{option}"]')
            if await button.count():
                await self.tap(button)
                if verb == "ask":
                    await self.tap(self.page.get_by_role("button", name="Yes, do it").last)
                return True
        for each in await item.locator('[data-key*="|in."], [data-key*="|opts."]').all():
            await self.tap(each)
            named = self.page.locator(".menu-label", has_text=re.compile(f"^{re.escape(label)}$"))
            choice = self.page.get_by_role("option").filter(has=named)
            if await choice.count():
                await self.tap(choice.first)
                return True
            await self.page.keyboard.press("Escape")
        return False


@asynccontextmanager
async def game(
    browser: Browser, folder: Path, key: str, screen: ViewportSize, seed: str
) -> AsyncIterator[Tapping]:
    """A game of one player that has begun, in a window of its own."""
    touch = screen["width"] <= PHONE["width"]
    async with evening(folder) as out:
        async with Person.sit(out.table.page_url) as person:
            outcome = await person.command("adventure new", game=key, seed=seed)
            await person.answer(outcome)
            found = await out.shown((await out.adventure(person.channel)).id)
            await person.click(str(found.card), "Begin")
            await out.shown(found.id, found.version + 1)
        async with window(browser, screen, "dark", touch=touch) as page:
            await page.goto(f"{out.table.page_url}#seat={person.id}&channel={person.channel}")
            yield Tapping(page, out, person.channel, int(person.id), touch=touch)
