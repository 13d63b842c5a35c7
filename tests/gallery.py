"""`make pictures`: the README's pictures, taken from real games at the local table."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from playwright.async_api import async_playwright

from tests.support.people import Person
from tests.support.tables import Evening, evening, sensible, take
from tests.table.page.browsing import CHROMIUM, FLAGS

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "the bell under the hill"
STEPS = 60


async def main() -> None:
    """Play three friends' first turns and photograph the card, on a desk and on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as out:
            await play(out)
            await photograph(out)


async def play(out: Evening) -> None:
    """Three friends begin, and play sensibly for a while."""
    async with AsyncExitStack() as stack:
        names = ("Maren", "Oswin", "Tilde")
        friends = [
            await stack.enter_async_context(Person.sit(out.table.page_url, name)) for name in names
        ]
        host = friends[0]
        await host.answer(await host.command("adventure new", seed=SEED))
        adventure = (await out.adventure(host.channel)).id
        for friend in friends[1:]:
            await friend.answer(await friend.command("adventure join"))
        await host.answer(await host.command("adventure begin"))
        for _ in range(STEPS):
            found = await out.shown(adventure)
            card = await host.fresh(str(found.card))
            for friend in friends:
                option = sensible(found, int(friend.id))
                if option is not None:
                    await take(friend, card, option)
                    await out.shown(adventure, found.version + 1)
                    break


async def photograph(out: Evening) -> None:
    """Take the newest card at two widths."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as play_:
        browser = await play_.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, width in (("card", 900), ("card-phone", 400)):
            room = await browser.new_context(
                viewport={"width": width, "height": 1600}, color_scheme="dark"
            )
            page = await room.new_page()
            await page.goto(out.table.page_url)
            await page.locator("#messages > li").first.wait_for()
            await page.wait_for_timeout(1000)
            await page.locator("#messages > li").last.screenshot(path=PICTURES / f"{name}.png")
            await room.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
