"""End to end: a pack with colours is brought and chosen; its game alone is drawn in them."""

from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from render.drawing.colour import Colour, Theme
from render.drawing.own_colours import theme_in
from render.drawing.palettes import THEMES
from rules.core.packs.archive import to_zip
from rules.core.packs.colouring import COLOURS
from rules.core.packs.library import LIBRARY
from rules.packs import shipped_packs
from rules.registry import ruleset
from rules.service.packs.templates import template_of
from tests.support.cards import Json, files_of, is_hidden, parts_of, text_of
from tests.support.colours import BOTH, DARK, LIGHT, USUAL, written
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening

OURS = (("hotel-nadir", "green-dungeon"), ("wax-abbey", "mkd-delve"))
"""Packs of the program that have colours, and their games."""


async def pictures(message: Json) -> list[Image.Image]:
    """The pictures that a message shows, as somebody sees them."""
    shown = [part["items"] for part in parts_of(message) if part["type"] == 12]
    urls = [item["media"]["url"] for items in shown for item in items]
    urls += [each["url"] for each in files_of(message)] if not urls else []
    found = []
    async with aiohttp.ClientSession() as session:
        for url in urls:
            async with session.get(url) as answer:
                found.append(Image.open(BytesIO(await answer.read())).convert("RGB"))
    assert found
    return found


def colours_of(picture: Image.Image) -> set[Colour]:
    return {colour for _, colour in picture.getcolors(1 << 20) or ()}  # type: ignore[misc]


def is_in(theme: Theme, picture: Image.Image) -> bool:
    """Whether a picture has the walls, the page and the rim of a theme."""
    return {theme.ink, theme.page, theme.ruler} <= colours_of(picture)


async def begun(out: Evening, host: Person, game: str, pack: str) -> Image.Image:
    """The picture of the first turn of a game, with a pack or without one."""
    await host.answer(await host.command("adventure new", game=game, seed="wax"))
    adventure = (await out.adventure(host.channel)).id
    if pack:
        await host.answer(await host.command("pack use", names=pack))
    found = await out.shown(adventure)
    button = "Choose heroes" if ruleset(game).readies else "Begin"
    await host.click(await host.fresh(str(found.card)), button)
    LIBRARY.forget()
    found = await out.shown(adventure, found.version + 1)
    (picture,) = await pictures(await host.fresh(str(found.card)))
    return picture


async def ended(host: Person) -> None:
    sure = await host.answer(await host.command("adventure end"))
    await host.click(sure, "End for good")
    await host.see(lambda message: "The adventure is over" in text_of(message))


async def test_a_game_is_drawn_in_the_colours_of_its_pack(tmp_path: Path) -> None:
    files = {**template_of("green-dungeon"), COLOURS: written(LIGHT, DARK).encode()}
    ours, plain = theme_in(USUAL, BOTH), THEMES[USUAL]
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        handed = await host.hand("my-theme.zip", to_zip(files))
        said = await host.answer(await host.command("pack add", file=handed))
        assert "colours for its maps" in text_of(said)
        shown = await host.answer(await host.command("pack show", name="my-theme"))
        assert "colours for its maps" in text_of(shown)

        picture = await begun(out, host, "green-dungeon", "my-theme")
        assert is_in(ours, picture)
        assert not is_in(plain, picture)
        for theme, expected in (
            ("parchment", theme_in("parchment", BOTH)),
            ("contrast", THEMES["contrast"]),
            ("print", THEMES["print"]),
        ):
            answer = await host.answer(await host.command("map", theme=theme, private=True))
            assert is_hidden(answer)
            (private,) = await pictures(answer)
            assert is_in(expected, private), theme
        await ended(host)

        assert is_in(plain, await begun(out, host, "green-dungeon", ""))
        await ended(host)


async def test_what_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    bad = written(LIGHT.with_(accent="#F0DCB0")).encode()
    data = to_zip({**template_of("mkd"), COLOURS: bad})
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        handed = await host.hand("my-pack.zip", data)
        said = text_of(await host.answer(await host.command("pack add", file=handed)))
        assert "`colours.toml`, line 12: “accent” (#F0DCB0) cannot be told from “floor”" in said
        assert "and the least is 3." in said
        listed = text_of(await host.answer(await host.command("pack list")))
        assert "My pack" not in listed


@pytest.mark.parametrize(("name", "game"), OURS[: 2 if SOAK else 1])
async def test_our_own_packs_are_seen_in_their_colours(
    tmp_path: Path, name: str, game: str
) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        picture = await begun(out, host, game, name)
        assert is_in(theme_in(USUAL, shipped_packs()[name].pack.colours), picture)
