"""End to end: a pack is brought to a server, chosen for a lobby, and played with."""

from pathlib import Path

import pytest

from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_of
from rules.service.history.verify import verify
from rules.service.packs.templates import template_of
from tests.support.campaigns import hastened
from tests.support.cards import is_hidden, parts_of, text_of
from tests.support.endings import ended_and_proven
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening, has_map

LONG = pytest.mark.skipif(
    not SOAK, reason="a short run plays with a pack of rules, and draws one with colours"
)
STEPS = 30 if SOAK else 10
PACKS = "Packs that you play with"


async def told(person: Person, command: str, **options: str | int) -> str:
    """What a command says to a person alone."""
    said = await person.answer(await person.command(command, **options))
    assert is_hidden(said)
    return text_of(said)


async def brought(person: Person, data: bytes) -> str:
    return await told(person, "pack add", file=await person.hand("my-pack.zip", data))


async def played(out: Evening, adventure: str) -> None:
    """Some sensible steps of whoever is asked."""
    before = await out.shown(adventure)
    more = before.version + STEPS
    await hastened(out.app.service, adventure, lambda found: found.version >= more)
    await out.shown(adventure, more)


async def test_a_pack_from_its_file_to_a_game(tmp_path: Path) -> None:
    data = to_zip(template_of("mkd"))
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        assert "no packs of its own yet" in await told(host, "pack list")
        said = await brought(host, data)
        assert "**My pack** 0.1.0 is here" in said
        assert "1 Hero, 1 Monster, 1 tile" in said
        assert "My pack" in await told(host, "pack list")
        shown = await host.answer(await host.command("pack show", name="my-pack"))
        assert "Ash Wolf" in text_of(shown)
        (attachment,) = shown["attachments"]
        assert dict(from_zip(await host.download(attachment))) == dict(template_of("mkd"))

        await host.answer(await host.command("adventure new", game="mkd-delve"))
        adventure = (await out.adventure(host.channel)).id
        assert await host.autocomplete("pack use", "names", "my") == [
            {"name": "my-pack", "value": "my-pack"}
        ]
        assert "There are: hotel-nadir, my-pack" in await told(host, "pack use", names="yours")
        assert "You play with My pack" in await told(host, "pack use", names="my-pack")
        panel = await host.answer(await host.command("adventure settings"))
        await host.choose(panel, PACKS, [])
        panel = await host.see(lambda message: "You play without packs" in text_of(message))
        await host.choose(panel, PACKS, "My pack")
        await host.see(lambda message: "You play with My pack" in text_of(message))
        found = await out.shown(adventure)
        card = await host.fresh(str(found.card))
        assert "Packs: my-pack 0.1.0" in text_of(card)
        await host.click(card, "Choose heroes")
        found = await out.shown(adventure, found.version + 1)
        assert found.state is not None
        heroes = text_of(await host.answer(await host.command("hero")))
        assert "Wyn of the Long Road" in heroes

        # Another process does not have the pack at hand, until it reads the adventure.
        LIBRARY.forget()
        await played(out, adventure)
        assert "go on" in await told(host, "pack remove", name="my-pack")
        LIBRARY.forget()
        await played(out, adventure)
        found = await out.shown(adventure)
        assert has_map(await host.fresh(str(found.card)))
        sure = await host.answer(await host.command("adventure end"))
        await host.click(sure, "End for good")
        await host.see(lambda message: "The adventure is over" in text_of(message))
        LIBRARY.forget()
        log = await out.app.service.history.queries.export(adventure)
        verdict = verify(log)
        assert verdict.good, verdict.fault
        assert (verdict.unplayed, verdict.unseen) == (0, 0)


@LONG
async def test_a_dungeon_in_a_theme_of_ones_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        said = await brought(host, to_zip(template_of("green-dungeon")))
        assert "**My theme** 0.1.0 is here" in said
        assert "1 theme" in said
        assert "Midnight Fair" in text_of(
            await host.answer(await host.command("pack show", name="my-theme"))
        )
        await host.answer(await host.command("adventure new", game="green-dungeon"))
        adventure = (await out.adventure(host.channel)).id
        assert "You play with My theme" in await told(host, "pack use", names="my-theme")
        found = await out.shown(adventure)
        await host.click(await host.fresh(str(found.card)), "Begin")
        found = await out.shown(adventure, found.version + 1)
        private = await host.answer(await host.command("map", view="overview", private=True))
        galleries = [part for part in parts_of(private) if part["type"] == 12]
        (alt,) = [item["description"] for each in galleries for item in each["items"]]
        assert "Midnight Fair" in alt
        LIBRARY.forget()
        await played(out, adventure)
        found = await out.shown(adventure)
        assert found.state is not None
        assert str(found.state["theme"]).startswith("midnight_fair--")
        assert has_map(await host.fresh(str(found.card)))
        await ended_and_proven(out, host, adventure)


async def test_what_is_wrong_with_a_pack_is_said_and_changes_nothing(tmp_path: Path) -> None:
    files = dict(template_of("mkd"))
    wolf = files["mkd/monsters.toml"].replace(b"value = 15", b"value = 1500")
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        said = await brought(host, to_zip({**files, "mkd/monsters.toml": wolf}))
        assert "One thing is wrong" in said
        assert "`mkd/monsters.toml`, line 7: “value” is 1500, but has to be 500 or less." in said
        assert "has to be 500 or less" in said
        assert "not a zip file" in await brought(host, b"PK\x03\x04 and nothing else")
        assert "no packs of its own yet" in await told(host, "pack list")
        assert await out.app.service.store.pack(hash_of(files)) is None
