"""`make pictures`: the README's pictures, taken from real games at the local table.

`python -m tests.gallery packs` takes those of the packs that come with the program alone.
"""

import asyncio
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, get_args

from PIL import Image, ImageDraw, ImageOps
from playwright.async_api import async_playwright

import render
from bot.catalogs import all_words
from render.drawing.icons import icon_mask
from render.drawing.lettering import text_width
from render.fonts import font
from rules.core.dice import SeededDice
from rules.core.icons import ICONS
from rules.core.scene import Material, Scene
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from rules.ports import Adventure
from rules.registry import ruleset
from rules.service.journal.loading import loaded
from tests.support.campaigns import hastened
from tests.support.evenings import told_evening
from tests.support.houses import ask
from tests.support.people import seated
from tests.support.playing import played
from tests.support.tables import Evening, evening, sensible, take
from tests.table.page.browsing import CHROMIUM, FLAGS

ICONS_ACROSS, ICON_CELL, ICON_SIDE = 12, (116, 84), 52
"""Icons in a row, the pixels of the cell of each, and of itself."""
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "the bell under the hill"
STEPS = 60
EVENING = 120
DUNGEON = b"gallery 15"
SAY = all_words("en").say
MOMENTS = {
    "green-dungeon": (2, 21, 90),
    "third-six": (3, 11, 85),
    "mkd-adventure": (2, 4, 70),
    "mkd-delve": (2, 14, 20),
}
"""For each game's picture: how many play, which game, and how far into it."""


class Packed(NamedTuple):
    """The evening with a pack: which game, whom teams recruit first, and how far into it."""

    game: str
    seed: str
    heroes: tuple[str, ...]
    steps: int


PACKED = {
    "wax-abbey": Packed("mkd-adventure", "tallow", ("vesper", "marl", "hyssa", "tibb"), 30),
    "hotel-nadir": Packed("green-dungeon", "the lift", (), 60),
}
NEAR = 3
"""Squares from who is active to a figure of the pack, in the picture of its evening."""


async def main() -> None:
    """Draw the maps; play three friends' first turns and photograph the card at two widths."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    morphologies()
    materials()
    themes()
    await animation()
    boards()
    icons()
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder)) as out:
            await play(out)
            await photograph(out, "card")
    await packs()


def icons() -> None:
    """All icons with their names, for authors of packs."""
    rows = -(-len(ICONS) // ICONS_ACROSS)
    width, height = ICON_CELL
    image = Image.new("L", (ICONS_ACROSS * width, rows * height), 255)
    write = ImageDraw.Draw(image)
    for place, name in enumerate(sorted(ICONS)):
        row, column = divmod(place, ICONS_ACROSS)
        x, y = column * width, row * height
        image.paste(0, (x + (width - ICON_SIDE) // 2, y + 6), icon_mask(name, ICON_SIDE))
        sizes = (each for each in range(15, 6, -1) if text_width(name, "label", each) < width)
        size = next(sizes, 6)
        write.text((x + width / 2, y + height - 12), name, 0, font("label", size), "mm")
    image.quantize(8, dither=Image.Dither.NONE).save(PICTURES / "icons.png", optimize=True)


async def play(out: Evening) -> None:
    """Three friends begin, and play sensibly for a while."""
    async with seated(out.table.page_url, "Maren", "Oswin", "Tilde") as friends:
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


def boards() -> None:
    """A moment of every game but the first, which has the card: as its board shows it."""
    for key, (size, seed, steps) in MOMENTS.items():
        rules = ruleset(key)
        moments = played(rules, rules.preset, size, seed=seed, steps=steps, stance="balanced")
        *_, last = moments
        scene = rules.view(last.state, None).scene
        image = drawing(scene, "parchment", "play")
        image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
            PICTURES / f"{key}.png", optimize=True
        )


def morphologies() -> None:
    """One dungeon twelve times, as each morphology makes it."""
    drawn = [
        dungeon(morphologies=(name,), material="ice" if name == "materials" else None)
        for name in get_args(Morphology)
    ]
    sheet("morphologies", drawn, across=4, size=(420, 570))


def materials() -> None:
    """One dungeon in every material."""
    drawn = [
        dungeon(morphologies=("materials",), material=material) for material in get_args(Material)
    ]
    sheet("materials", drawn, across=4, size=(420, 570))


def dungeon(**options: Any) -> Image.Image:
    """The keeper's map of the first level of a dungeon, whole."""
    plan = build(DungeonOptions(**options), SeededDice(DUNGEON))
    return drawing(scene_of(plan, 1, "keeper"), "parchment", "overview")


def adventure_scenes() -> list[Scene]:
    """The boards of a game on autopilot, one for each turn."""
    rules = ruleset("three-dice")
    boards: dict[int, Scene] = {}
    for moment in played(rules, rules.preset, 3, seed=11, steps=240, stance="balanced"):
        view = rules.view(moment.state, None)
        boards[view.turn] = view.scene
    return list(boards.values())


def themes() -> None:
    """A turn in every theme, near and whole."""
    scene = adventure_scenes()[14]
    views: tuple[render.View, ...] = ("play", "overview")
    drawn = [drawing(scene, theme, view) for theme in get_args(render.Theme) for view in views]
    sheet("themes", drawn, across=4, size=(540, 620))


async def animation() -> None:
    """The replay of a game."""
    scenes, told = await told_evening("three-dice", 3, seed=11, steps=EVENING)
    made = render.replay(scenes, SAY, theme="slate", told=told, limit_bytes=1_500_000)
    (PICTURES / "replay.gif").write_bytes(made.data)


def drawing(scene: Scene, theme: render.Theme, view: render.View) -> Image.Image:
    """A picture of a scene."""
    return Image.open(BytesIO(render.picture(scene, SAY, theme=theme, view=view))).convert("RGB")


def sheet(name: str, drawn: list[Image.Image], across: int, size: tuple[int, int]) -> None:
    """Several pictures on one, side by side."""
    width, height = size
    whole = Image.new("RGB", (across * width, -(-len(drawn) // across) * height), (35, 37, 44))
    for place, image in enumerate(drawn):
        small = ImageOps.contain(image, (width - 8, height - 8), Image.Resampling.LANCZOS)
        left = place % across * width + (width - small.width) // 2
        whole.paste(small, (left, place // across * height + (height - small.height) // 2))
    whole.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        PICTURES / f"{name}.png", optimize=True
    )


async def packs() -> None:
    """Play with each pack that comes with the program, and photograph the card."""
    for name, packed in PACKED.items():
        with tempfile.TemporaryDirectory() as folder:
            async with evening(Path(folder)) as out:
                await play_with(out, name, packed)
                await photograph(out, name)


async def play_with(out: Evening, name: str, packed: Packed) -> None:
    """Two friends choose a pack, recruit its Heroes if it has some, and play for a while."""
    async with seated(out.table.page_url, "Maren", "Oswin") as friends:
        host = friends[0]
        await host.answer(await host.command("adventure new", game=packed.game, seed=packed.seed))
        adventure = (await out.adventure(host.channel)).id
        await friends[1].answer(await friends[1].command("adventure join"))
        await host.answer(await host.command("pack use", names=name))
        await host.answer(await host.command("adventure begin"))
        found = await out.shown(adventure)
        while (option := recruit(found, packed.heroes)) is not None:
            user, chosen = option
            request = ask(user, channel=found.channel)
            await out.app.service.play.actions.press(request, found.id, found.version, chosen)
            found = await out.shown(adventure, found.version + 1)
        later = found.version + packed.steps
        moved = await hastened(
            out.app.service, adventure, lambda now: now.version >= later and is_met(now)
        )
        assert moved.status == "running", "nobody of the pack was met: choose another seed"
        await out.shown(adventure, moved.version)


def recruit(found: Adventure, heroes: tuple[str, ...]) -> tuple[int, str] | None:
    """Who recruits one of these Heroes of a pack now, and by which option; None if nobody does."""
    rules, state = loaded(found)
    for record in found.seats:
        if record.user is not None and record.seat in rules.awaiting(state):
            options = rules.legal_actions(state, record.seat)
            for hero in heroes:
                for each in options:
                    if each.action.kind == "recruit" and f"{hero}--" in str(each.action):
                        return record.user, each.id
    return None


def is_met(found: Adventure) -> bool:
    """Whether somebody of a pack is near who is active."""
    rules, state = loaded(found)
    tokens = rules.view(state, None).scene.tokens
    return any(
        max(abs(foe.at[0] - hero.at[0]), abs(foe.at[1] - hero.at[1])) <= NEAR
        for hero in tokens
        for foe in tokens
        if hero.active and foe.kind and foe.side == "monster"
    )


async def photograph(out: Evening, card: str) -> None:
    """Take the newest card at two widths, under this name."""
    async with async_playwright() as play_:
        browser = await play_.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, width in ((card, 900), (f"{card}-phone", 400)):
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
    asyncio.run(packs() if "packs" in sys.argv[1:] else main())
