"""What dungeons send stays inside Discord's limits: long keys, small uploads, slow pictures."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import pytest_asyncio

import bot.table.interaction
from bot.catalogs import all_words
from bot.drawing.draw_process import DrawProcess
from bot.drawing.painter import ThreadPainter
from bot.table.components import walk
from cogs.base.ids import decode
from cogs.cards.messages import build
from cogs.dungeons import dungeon_responder as _dungeons
from cogs.dungeons.dungeon_messages import export_panel, keeper_message
from cogs.ports import Exported, ExportRequest, MapDisplay, Picture
from render.files import FORMATS
from render.files.size import STEPS
from rules.core.dice import face
from rules.core.errors import GameError
from rules.service.dungeons.dungeons import DungeonCard, DungeonRequest, KeeperSheet, Mode
from rules.service.dungeons.request import MORPHOLOGIES, options_of
from rules.service.dungeons.session import rolled_scene
from rules.service.records import Button
from tests.cogs.conduct import assert_harmless
from tests.support.cards import files_of, is_hidden, parts_of, text_of
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.people import Person
from tests.support.soak import SOAK, cases
from tests.support.tables import Evening, has_map

T = TypeVar("T")
LINE = "**7. Hub, 30 ft square (H18)** Ways: north to a corridor, east to 2, the way in. "


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    async with Person.sit(out.table.page_url, "Ilse") as seated:
        yield seated


def sheet(lines: int) -> KeeperSheet:
    scene, _ = rolled_scene(options_of(DungeonRequest()), "salt", 1, keeper=True)
    return KeeperSheet(
        dungeon="0123456789",
        title="For the keeper " * 30,
        scene=scene,
        key=(LINE,) * lines,
        footer="seed " * 200,
        show=Button(verb="dshow", label="Show"),
    )


DRAWN = MapDisplay(picture=Picture(data=b"PNG", name="map.png", alt="A hall. " * 400))
LETTERS = MapDisplay(prose="A hall. " * 400, letters="L" * 1900)


@pytest.mark.parametrize("sight", [DRAWN, LETTERS], ids=["drawn", "letters"])
@pytest.mark.parametrize("lines", [0, 1, 14, 15, 40, 41, 42, 400])
def test_a_key_of_any_length_is_shown_whole(lines: int, sight: MapDisplay) -> None:
    made = keeper_message(sheet(lines), sight, "map")
    parts = list(walk(made.view.to_components()))
    texts = [part["content"] for _, part in parts if part["type"] == 10]
    assert sum(len(text) for text in texts) <= 4000
    assert len(parts) <= 40
    whole = "".join(texts).count(LINE.strip()) == lines
    attached = [file for file in made.files if file.filename.endswith("-key.txt")]
    assert whole or attached
    if attached:
        assert attached[0].fp.read().decode().count(LINE.strip()) == lines


def test_a_panel_has_a_line_for_every_format() -> None:
    for keeper in (False, True):
        view = export_panel("0123456789", 3, FORMATS, all_words("en"), keeper=keeper)
        lists = [part for _, part in walk(view.to_components()) if part["type"] == 3]
        assert len(lists) == 1 + keeper
        assert [line["value"] for line in lists[0]["options"]] == list(FORMATS)


@pytest.mark.parametrize("form", FORMATS)
async def test_a_file_fits_the_limit_or_there_is_none(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is coarse is drawn in a tenth of the time, and is tried with fewer dots as well.
    monkeypatch.setattr("render.files.pdf.DOTS", 24)
    monkeypatch.setattr("render.files.exporting.PPG", 24)
    for drawn in ("pdf", "png", "uvtt", "foundry"):
        monkeypatch.setitem(STEPS, drawn, (16, 12))
    usual = await exported(form, 10_000_000)
    assert len(usual) == 1
    assert not usual[0].smaller
    for limit in (len(usual[0].data) - 1, 3_000):
        files = await exported(form, limit)
        assert all(0 < len(file.data) <= limit for file in files)
        assert all(file.smaller for file in files) or len(usual[0].data) <= limit
    # What is refused at one limit is so at every lower one.
    assert files == () or await exported(form, 10) == ()


class Here(DrawProcess):
    """Draws in this process, in which paper is coarse."""

    def do(self, work: Callable[[], T]) -> T:
        return work()


async def exported(form: str, limit: int) -> tuple[Exported, ...]:
    """A map as files, or none where it cannot be made small enough."""
    wanted = options_of(DungeonRequest(morphology="none", more="columns:7,rows:7"))
    scene, _ = rolled_scene(wanted, "salt", 1, keeper=True)
    try:
        return await ThreadPainter("slate", files=Here(), small=Here()).export(
            ExportRequest(
                scene=scene,
                locale="en",
                form=form,
                audience="keeper",
                name="x",
                limit=limit,
                asker=1,
            )
        )
    except GameError:
        return ()


async def test_uploads_that_are_too_large_come_smaller_or_not_at_all(
    ilse: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ilse.answer(await ilse.command("dungeon explore", seed="salt", morphology="none"))
    await ilse.command("dungeon map", seed="salt", morphology="none")
    await ilse.see(lambda m: is_hidden(m) and has_map(m))
    usual = await ilse.answer(await ilse.command("dungeon export", format="png"))
    size = usual["attachments"][0]["size"]
    monkeypatch.setattr(bot.table.interaction, "MOST_BYTES", size - 1)
    smaller = await ilse.answer(await ilse.command("dungeon export", format="png"))
    assert "smaller" in text_of(smaller)
    assert smaller["attachments"][0]["size"] < size
    monkeypatch.setattr(bot.table.interaction, "MOST_BYTES", 900)
    refused = await ilse.answer(await ilse.command("dungeon export", format="png"))
    assert is_hidden(refused)
    assert refused["attachments"] == []
    assert_harmless(refused)


async def test_a_picture_that_takes_long_is_waited_for(
    ilse: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_dungeons, "QUICK", 0.0)
    outcome = await ilse.command("dungeon map", seed="salt", levels=1)
    card = await ilse.see(lambda m: not is_hidden(m) and has_map(m))
    keeper = await ilse.see(lambda m: is_hidden(m) and has_map(m))
    assert keeper["id"] != card["id"]
    assert "seed:salt" in text_of(keeper)
    assert outcome.ok


@pytest.mark.parametrize("scale", ["cyclopean", "extensive", "cyclopean,extensive,geometric"])
async def test_dungeons_of_giants_are_shown_too(ilse: Person, scale: str) -> None:
    for number in cases(1, soak=3):
        await ilse.command(
            "dungeon map", seed=f"giant {number}", morphology=scale, options="factor_rolls:on"
        )
        card = await ilse.see(lambda m: not is_hidden(m) and has_map(m))
        gallery = next(part for part in parts_of(card) if part["type"] == 12)
        assert gallery["items"][0]["description"]
        await ilse.see(lambda m: is_hidden(m) and has_map(m))


async def test_many_roll_at_once(ilse: Person) -> None:
    acts = [ilse.command("dungeon map", seed=f"s{n}", wait=False) for n in cases(3, soak=8)]
    await asyncio.gather(*acts)
    for number in range(len(acts)):
        await ilse.see(
            lambda m, n=number: is_hidden(m) and has_map(m) and f"seed:s{n}`" in text_of(m)
        )


@pytest.mark.parametrize("mode", ["map", "draft", "explore"])
@pytest.mark.parametrize("seed", ["salt", "pepper", "saffron"] if SOAK else ["salt"])
async def test_cards_of_every_step_stay_within_the_limits(
    tmp_path: Path, mode: Mode, seed: str
) -> None:
    async with serving(tmp_path / "limits.db", HandClock(), Entropy()) as service:
        wish = DungeonRequest(seed=seed, morphology=",".join(MORPHOLOGIES), more="deep_respect:on")
        found = await service.dungeons.make(ask(10**18), mode, wish)
        for number in cases(15, soak=60):
            card = await service.dungeons.card(ask(10**18), found.id)
            assert within_limits(card)
            able = [b.verb for b in card.buttons if b.verb.startswith("dact.") and not b.disabled]
            steps = [verb for verb in able if verb not in ("dact.sit", "dact.undo", "dact.lay")]
            if not steps:
                break
            verb = steps[face(seed.encode(), number, len(steps)) - 1].removeprefix("dact.")
            found = await service.dungeons.act(ask(10**18), found.id, found.version, verb)


def within_limits(card: DungeonCard) -> bool:
    """Whether a card's message could be sent; its ids can all be read back."""
    made = build(card, DRAWN, all_words("en"))
    parts = [part for _, part in walk(made.view.to_components())]
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(parts) <= 40
    assert len(ids) == len(set(ids)) > 0
    assert all(decode(each) for each in ids)
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(len(text) for text in texts) <= 4000
    for part in parts:
        assert 1 <= len(part.get("label") or "x") <= 80
        options = part.get("options") or []
        assert len(options) <= 25
        assert len({option["value"] for option in options}) == len(options)
    return True


async def test_a_long_key_comes_as_a_file_below_the_map(ilse: Person) -> None:
    kinds = "eldritch,ventilated,barred,slanted,warren"
    plain = options_of(DungeonRequest())

    def tiles(seed: str) -> int:
        _, blueprint = rolled_scene(plain, seed, 1, keeper=True)
        return len(blueprint["levels"][0]["tiles"])

    seed = next(
        each for each in (f"long {number}" for number in range(55, 255)) if tiles(each) > 28
    )
    await ilse.command("dungeon map", seed=seed, morphology=kinds)
    keeper = await ilse.see(lambda m: is_hidden(m) and has_map(m))
    names = [file["filename"] for file in files_of(keeper)]
    assert [name for name in names if name.endswith("-key.txt")]
    assert [part for part in parts_of(keeper) if part["type"] == 13]
    assert text_of(keeper).count("**") > 10
