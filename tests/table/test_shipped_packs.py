"""End to end: a pack that comes with the program is chosen and played, and cannot be removed."""

from pathlib import Path

import pytest

from rules.core.packs.library import LIBRARY
from rules.packs import shipped_packs
from rules.registry import ruleset
from tests.support.campaigns import hastened
from tests.support.cards import is_hidden, text_of
from tests.support.endings import ended_and_proven
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import evening, has_map

STEPS = 30 if SOAK else 10
PACKS = (
    ("hotel-nadir", "green-dungeon", "Hotel Nadir"),
    ("wax-abbey", "mkd-delve", "Abbess of the Ninth Cell"),
)
"""Packs, their games, and something that is in them."""


async def told(person: Person, command: str, **options: str | int) -> str:
    """What a command says to a person alone."""
    said = await person.answer(await person.command(command, **options))
    assert is_hidden(said)
    return text_of(said)


@pytest.mark.parametrize(("name", "game", "shows"), PACKS[: 2 if SOAK else 1])
async def test_a_pack_of_the_program_in_an_evening(
    tmp_path: Path, name: str, game: str, shows: str
) -> None:
    title = shipped_packs()[name].pack.manifest.title
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as host:
        assert title in await told(host, "pack list")
        assert shows in text_of(await host.answer(await host.command("pack show", name=name)))
        assert [each["value"] for each in await host.autocomplete("pack show", "name", name)]
        assert await host.autocomplete("pack remove", "name", name) == []
        assert "comes with the program" in await told(host, "pack remove", name=name)
        assert "comes with the program" in await told(host, "pack undo", name=name)

        await host.answer(await host.command("adventure new", game=game, seed="bees"))
        adventure = (await out.adventure(host.channel)).id
        offered = await host.autocomplete("pack use", "names", name[:3])
        assert {"name": name, "value": name} in offered
        assert f"You play with {title}" in await told(host, "pack use", names=name)
        found = await out.shown(adventure)
        card = await host.fresh(str(found.card))
        assert f"Packs: {name} 1.0.0" in text_of(card)
        await host.click(card, "Choose heroes" if ruleset(game).readies else "Begin")
        found = await out.shown(adventure, found.version + 1)

        # Another process does not have the pack at hand, until it reads the adventure.
        LIBRARY.forget()
        more = found.version + STEPS
        moved = await hastened(out.app.service, adventure, lambda now: now.version >= more)
        assert moved.status == "running"
        found = await out.shown(adventure, moved.version)
        assert has_map(await host.fresh(str(found.card)))
        await ended_and_proven(out, host, adventure)
