"""Dungeons end to end: rolled, looked at, drafted, explored and exported at the local table."""

import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
import pytest_asyncio

from bot.app import opened as house
from bot.table.server import TableServer
from render.files import FORMATS
from rules.dungeon import Plan, build, explore
from rules.service.dungeons.request import DungeonRequest, options_of
from rules.service.dungeons.session import dice_of, session_of
from tests.cogs.conduct import assert_harmless
from tests.support.cards import is_hidden, labels_of, parts_of, text_of
from tests.support.dungeons import (
    card_id,
    laid_out,
    menus,
    opened,
    rolled,
    step,
    verbs,
    version,
)
from tests.support.people import Outcome, Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map, ready, settings

OPTIONS = "seed|levels|morphology|material|table|options"
SECOND_LEVEL = re.compile(r"keeper only: .+, level 2 of 3")
COMMAND = re.compile(r"/dungeon map ([^`]*)`")

DIFFERENT = ("png", "pdf", "foundry", "txt")
"""A picture, sheets, an archive with a scene, and text: the formats that a short run exports."""
SMALL = "columns:7 rows:7"
"""The smallest map there is: soon drawn."""


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def out(parlour: Evening) -> Evening:
    return parlour


@pytest_asyncio.fixture(loop_scope="module")
async def two(out: Evening, newcomer: Person) -> AsyncIterator[tuple[Person, Person]]:
    """Somebody new and a friend of theirs, in a channel of their own."""
    url, name = out.table.page_url, f"Friend of {newcomer.name}"
    async with Person.sit(url, name, newcomer.channel) as friend:
        yield newcomer, friend


@asynccontextmanager
async def seated(out: Evening) -> AsyncIterator[tuple[Person, Person]]:
    """Ilse and Tomas at a table."""
    url = out.table.page_url
    async with Person.sit(url, "Ilse") as ilse, Person.sit(url, "Tomas") as tomas:
        yield ilse, tomas


async def said(person: Person, outcome: Outcome) -> str:
    """What one person alone is told."""
    told = await person.answer(outcome)
    assert is_hidden(told)
    assert_harmless(told)
    return text_of(told)


async def test_a_map_for_all_and_another_for_the_keeper(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    card, keeper = await rolled(ilse, seed="salt cellar", morphology="barred", levels=2)
    assert COMMAND.search(text_of(keeper))[1] == "seed:salt cellar levels:2 morphology:barred"
    assert "keeper only" in text_of(keeper)
    assert "**1. " in text_of(keeper)
    assert keeper["id"] not in [message["id"] for message in await tomas.messages()]
    said_again = (await tomas.fresh(card))["components"]
    assert said_again == card["components"]


async def test_the_keepers_command_gives_the_same_dungeon(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    first, keeper = await rolled(
        ilse, seed="a b c", morphology="nat, warren", material="ice", options="compass=off rows:12"
    )
    parts = re.split(rf" ?({OPTIONS}):", COMMAND.search(text_of(keeper))[1])[1:]
    options = dict(zip(parts[::2], parts[1::2], strict=True))
    assert options["options"] == "compass:off rows:12"
    again, _ = await rolled(tomas, **options)
    assert text_of(again).split("-# Dungeon")[0] == text_of(first).split("-# Dungeon")[0]


async def test_levels_are_turned_on_the_card(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    seed = seed_with(lambda plan: len(plan.levels) == 3)
    card, _ = await rolled(ilse, seed=seed)
    assert "level 1 of 3" in text_of(card)
    assert labels_of(card)[0] == "Level below"
    for level, label in ((2, "Level below"), (3, "Level below"), (2, "Level above")):
        ilse.mark()
        await tomas.click(card, label)
        card = await ilse.see(lambda m, n=level: f"level {n} of 3" in text_of(m))
    await ilse.click(card, "Keeper’s map")
    await ilse.see(
        lambda m: is_hidden(m) and re.search(r"keeper only: .+, level 2 of 3", text_of(m))
    )
    refused = await said(tomas, await tomas.click(card, "Keeper’s map"))
    assert "Only the keeper" in refused


async def test_another_one_has_another_seed(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    card, _ = await rolled(ilse, seed="one", morphology="smooth", levels=1, options=SMALL)
    await tomas.click(card, "Another one")
    other = await tomas.see(lambda m: not is_hidden(m) and has_map(m) and m["id"] != card["id"])
    assert "seed" not in text_of(other).replace("for the seed", "")
    keeper = await tomas.see(lambda m: is_hidden(m) and "keeper only" in text_of(m))
    assert "morphology:smooth" in text_of(keeper)
    assert "seed:one" not in text_of(keeper)


async def test_the_keeper_shows_everybody_the_seed(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    card, keeper = await rolled(ilse, morphology="barred", levels=1, options=SMALL)
    command = COMMAND.search(text_of(keeper))[1]
    assert command.split()[0].removeprefix("seed:") not in text_of(card)
    tomas.mark()
    await ilse.click(keeper, "Show the seed")
    shown = await tomas.see(lambda m: f"/dungeon map {command}" in text_of(m))
    assert not is_hidden(shown)


@pytest.mark.usefixtures("_coarse_files")
@pytest.mark.parametrize("form", FORMATS if SOAK else DIFFERENT)
async def test_every_format_for_both(two: tuple[Person, Person], form: str) -> None:
    ilse, tomas = two
    card, _ = await rolled(ilse, seed="leaf", morphology="barred", levels=1, options=SMALL)
    name = text_of(card).splitlines()[0].removeprefix("### ")
    panel = await ilse.answer(await ilse.click(card, "Export"))
    assert is_hidden(panel)
    for field, word in (("For players", "player"), ("For the keeper", "keeper")):
        which = next(p for p in parts_of(panel) if str(p.get("placeholder")).startswith(field))
        sent = await ilse.answer(await ilse.choose(panel, which["custom_id"], form))
        assert is_hidden(sent)
        file, *key = sent["attachments"]
        assert word in file["filename"]
        assert all(each["filename"].endswith("-key.txt") for each in key)
        assert len(key) <= (word == "keeper")
        assert file["size"] > 200
        told = file.get("description", "")
        assert bool(told) == file.get("content_type", "").startswith("image/")
        if told:
            assert told.startswith(f"{name}. ")
            assert ("secret" in told) <= (word == "keeper")
    typed = await ilse.command("dungeon export", format=form, audience="keeper")
    assert (await ilse.answer(typed))["attachments"]
    panel = await tomas.answer(await tomas.click(card, "Export"))
    assert [p["placeholder"] for p in parts_of(panel) if p["type"] == 3] == [
        "For players: what they may know"
    ]


@pytest.mark.usefixtures("_coarse_files")
async def test_a_scene_for_foundry_has_all_levels(two: tuple[Person, Person]) -> None:
    ilse, _ = two
    seed = seed_with(lambda plan: len(plan.levels) == 2)
    await rolled(ilse, seed=seed)
    typed = await ilse.answer(await ilse.command("dungeon export", format="foundry"))
    (file,) = typed["attachments"]
    with ZipFile(BytesIO(await ilse.download(file))) as archive:
        name = next(each for each in archive.namelist() if each.endswith("-all.json"))
        content = json.loads(archive.read(name))
    assert len(content["levels"]) == 2
    assert content["regions"]


async def test_files_that_are_not_to_be_had(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    assert "no dungeon yet" in await said(ilse, await ilse.command("dungeon export", format="png"))
    card, _ = await rolled(ilse, seed="files", levels=1, options=SMALL)
    dungeon = card_id(card)
    for options, word in (
        ({"format": "docx"}, "no file format"),
        ({"format": "png", "level": 3, "dungeon": "nothing"}, "does not exist any more"),
    ):
        assert word in await said(ilse, await ilse.command("dungeon export", **options))
    for custom_id in (f"u1|{dungeon}|0|dmaster.1", f"u1|{dungeon}|0|dplayer.9"):
        act = await tomas.choose(card, custom_id, "png", force=True)
        assert await said(tomas, act)
    act = await tomas.choose(card, f"u1|{dungeon}|0|dplayer.1", "../../x", force=True)
    assert "no file format" in await said(tomas, act)


NONSENSE = (
    ({"morphology": "haunted"}, "haunted"),
    ({"morphology": "13"}, "13"),
    ({"morphology": "natural,,@everyone"}, "everyone"),
    ({"material": "?!"}, "?!"),
    ({"options": "frontier:sideways"}, "sideways"),
    ({"options": "frontier"}, "no option called"),
    ({"options": "columns:3"}, "7-30"),
    ({"options": "steepness:9 slope:down"}, "1-4"),
    ({"options": "\u202ecompass:maybe"}, "maybe"),
)
"""What nobody can roll, and a word of what is said to that."""


@pytest.mark.parametrize("mode", ["map", "draft", "explore"])
async def test_nonsense_is_answered_in_private(
    out: Evening, two: tuple[Person, Person], mode: str
) -> None:
    ilse, _ = two
    for options, word in NONSENSE:
        answer = await said(ilse, await ilse.command(f"dungeon {mode}", **options))
        assert word in answer, options
    assert await out.app.service.store.dungeons_of(int(ilse.id)) == ()


async def test_two_draw_a_dungeon_and_the_bot_dies_between(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(table.stop)
        async with opened_at(tmp_path, table) as out:
            ilse, tomas = await stack.enter_async_context(seated(out))
            card = await opened(
                ilse,
                "draft",
                levels=1,
                seed="together",
                morphology="none",
                options=SMALL,
            )
            card = await step(tomas, card, "dact.sit")
            assert f"<@{tomas.id}>" in text_of(card)
            assert "somebody else’s turn" in await said(tomas, await tomas.click(card, "Roll"))
            card = await step(ilse, card, "dact.roll")
            card = await laid_out(ilse, card)
            assert "Roll the dice" in text_of(card)
            card = await step(tomas, card, "dact.roll")
            before = await out.app.service.store.dungeon(card_id(card))
        async with opened_at(tmp_path, table) as out:
            assert await out.app.service.store.dungeon(before.id) == before
            (looked,) = menus(card, "Turn it")
            last = looked["options"][-1]["value"]
            await tomas.choose(card, looked["custom_id"], last)
            card = await tomas.see(lambda m: f"-{last}" in str(verbs(m)) and m["id"] == card["id"])
            assert version(card) == before.version
            lay = next(verb for verb in verbs(card) if verb.startswith("dact.lay-"))
            assert lay.endswith(f"-{last}")
            card = await step(tomas, card, lay)
            after = await out.app.service.store.dungeon(before.id)
            assert after.version == before.version + 1
            assert session_of(after).drafting.draft.tiles[-1].turns == int(last)
            while not menus(card, "Turn the last"):
                going = next(v for v in verbs(card) if v == "dact.roll" or "dact.lay-" in v)
                card = await step(ilse, card, going)
            (turn,) = menus(card, "Turn the last")
            refused = await tomas.choose(card, turn["custom_id"], turn["options"][0]["value"])
            assert "Only the keeper" in await said(tomas, refused)
            await ilse.choose(card, turn["custom_id"], turn["options"][0]["value"])
            await ilse.see(lambda m: m["id"] == card["id"] and version(m) > version(card))
            turned = session_of(await out.app.service.store.dungeon(before.id)).drafting.draft
            assert turned.tiles[-1].turns == int(turn["options"][0]["value"])
            assert turned.tiles[-1].edited


@asynccontextmanager
async def opened_at(folder: Path, table: TableServer) -> AsyncIterator[Evening]:
    """A bot at a table that outlives it."""
    async with house(settings(folder), table=table) as app:
        await ready(app)
        yield Evening(app, table)


async def test_a_draft_from_the_first_die_to_the_keepers_map(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    card = await opened(ilse, "draft", levels=1, seed="tiny", options=SMALL)
    refused = await said(tomas, await tomas.click(card, "Roll"))
    assert "no seat" in refused
    card = await step(tomas, card, "dact.sit")
    for _ in range(60):
        if "dact.roll" in verbs(card):
            person = ilse if f"▶ **Seat 1** <@{ilse.id}>" in text_of(card) else tomas
            card = await step(person, card, "dact.roll")
            card = await laid_out(person, card)
        else:
            break
    assert "dact.close" in verbs(card)
    refused = await said(tomas, await tomas.click(card, "Take tile back"))
    assert "Only the keeper" in refused
    card = await step(ilse, card, "dact.undo")
    assert [verb for verb in verbs(card) if verb.startswith("dact.lay-")]
    card = await step(ilse, card, "dact.lay")
    card = await step(ilse, card, "dact.close")
    assert "Drawing a dungeon together" in text_of(card)
    card = await step(ilse, card, "dact.finish")
    assert "Drawing a dungeon together" not in text_of(card)
    assert "ask its keeper for the seed" in text_of(card)
    assert has_map(card)
    await ilse.click(card, "Keeper’s map")
    await ilse.see(lambda m: is_hidden(m) and "keeper only" in text_of(m))


async def test_a_party_explores_until_it_finds_a_secret_door(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    seed = seed_with(lambda plan: any(join.secret for join in plan.level(1).joins))
    card = await opened(ilse, "explore", seed=seed, morphology="none")
    assert "seed" not in text_of(card).casefold()
    plan = build(options_of(DungeonRequest(seed=seed, morphology="none")), dice_of(seed))
    path = way_to_a_secret(plan)
    people = (ilse, tomas)
    for number, side in enumerate(path):
        card = await step(people[number % 2], card, f"dact.walk-{side}")
    for number in range(80):
        assert "hidden way" not in text_of(card)
        card = await step(people[number % 2], card, "dact.search")
        if "hidden way!" in text_of(card) or "hidden ways!" in text_of(card):
            break
    else:
        raise AssertionError("nothing was ever found")
    assert len([verb for verb in verbs(card) if "walk" in verb]) >= 1


async def test_stale_and_forged_buttons_change_nothing(
    out: Evening, two: tuple[Person, Person]
) -> None:
    ilse, tomas = two
    seed = seed_with(lambda plan: len(plan.level(1).tiles) > 4)
    first = await opened(ilse, "explore", seed=seed)
    dungeon = card_id(first)
    verb = next(verb for verb in verbs(first) if "walk" in verb or "search" in verb)
    card = await step(ilse, first, verb)
    record = await out.app.service.store.dungeon(dungeon)
    old = f"u1|{dungeon}|1|{verb}"
    assert "Somebody was quicker" in await said(tomas, await tomas.click(card, old, force=True))
    for bad in (
        f"u1|{dungeon}|{record.version}|dact.walk-x",
        f"u1|{dungeon}|{record.version}|dact.fly",
        f"u1|{dungeon}|{record.version}|dact.reveal",
        f"u1|{dungeon}|{record.version}|dact.lay-5n-2",
        f"u1|{dungeon}|999999|dact.search",
        "u1|0000000000|1|dact.search",
        f"u1|{dungeon}|1|dlevel.9",
        f"u1|{dungeon}|1|dkeeper.1",
        f"u1|{dungeon}|1|dlevel",
    ):
        act = await tomas.click(card, bad, force=True)
        if not bad.endswith("dlevel"):
            assert await said(tomas, act)
    assert await out.app.service.store.dungeon(dungeon) == record
    assert record.version == 2


async def test_a_click_changes_no_card_but_its_own(two: tuple[Person, Person]) -> None:
    ilse, tomas = two
    one, keeper = await rolled(ilse, seed="one", options=SMALL)
    other = await opened(tomas, "explore", seed="other", options=SMALL)
    for message in (one, keeper):
        before = await ilse.fresh(message)
        for verb in ("dlevel.1", "dact.search", "dlook.at"):
            forged = f"u1|{card_id(other)}|1|{verb}"
            assert await said(ilse, await ilse.click(message, forged, force=True))
            assert await ilse.fresh(message) == before


def seed_with(wanted: Callable[[Plan], bool]) -> str:
    """The first of some seeds whose dungeon has what is wanted."""
    for number in range(300):
        seed = f"try {number}"
        if wanted(build(options_of(DungeonRequest(seed=seed, morphology="none")), dice_of(seed))):
            return seed
    raise AssertionError("no seed fits")


def way_to_a_secret(plan: Plan) -> list[str]:
    """The sides to walk through to a tile that hides a way."""
    queue, seen = [(explore.Party(), [])], {1}
    while queue:
        party, path = queue.pop(0)
        if explore.reveal(plan, party) != party:
            return path
        for side in explore.ways(plan, party):
            after = explore.walk(plan, party, side)
            if after.tile not in seen:
                seen.add(after.tile)
                queue.append((after, [*path, side.value]))
    raise AssertionError("no secret can be reached")


async def test_a_dungeon_of_whatever_somebody_likes(two: tuple[Person, Person]) -> None:
    ilse, _ = two
    card, keeper = await rolled(ilse, seed="pan", material="rock salt, grey", levels=1)
    assert "material:rock salt grey" in COMMAND.search(text_of(keeper))[1]
    assert "Walls and floors are made of rock salt grey." in str(card["components"])
    refused = await said(ilse, await ilse.command("dungeon map", material="!?"))
    assert "“!?” cannot be a material" in refused
