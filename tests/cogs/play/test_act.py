"""`/act` at the table: for the dungeon of an adventure, and for people who play without us."""

import pytest

from tests.cogs.conduct import Company, assert_harmless
from tests.support.cards import is_hidden, parts_of, text_of
from tests.support.monsters import opened, until_rolling

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]


async def test_a_table_is_rolled_on_for_everybody(table: Company) -> None:
    await table.channel("real-table")
    said = await table.host.answer(await table.host.command("act", table="movement"))
    assert not is_hidden(said)
    assert_harmless(said)
    text = text_of(said)
    assert "Where a token goes" in text
    assert "The die: " in text
    assert text.count("▶ **") == 1
    assert all(way in text for way in ("north", "south", "east", "west", "nearest Hero"))


async def test_a_reveal_draws_a_face_and_takes_a_roll_made_by_hand(table: Company) -> None:
    await table.channel("reveals")
    said = await table.host.answer(
        await table.host.command("act", table="reveal", of="Y2", roll=12, private=True)
    )
    assert is_hidden(said)
    assert "Your roll: 12 — **2 Monsters of 30 points in all" in text_of(said)
    said = await table.host.answer(await table.host.command("act", table="reveal", of="red"))
    assert "Drawn: " in text_of(said)
    assert "The dice: " in text_of(said)


async def test_it_works_in_private_messages(table: Company) -> None:
    await table.stranger.go_private()
    said = await table.stranger.answer(
        await table.stranger.command("act", table="discovery", of="hallway")
    )
    assert "A hallway entered for the first time" in text_of(said)
    said = await table.stranger.answer(await table.stranger.command("act"))
    assert "no adventure in this channel" in text_of(said)
    assert "movement, reveal" in text_of(said)


async def test_what_no_table_is_called_is_refused_in_private(table: Company) -> None:
    await table.channel("no-table")
    for options, says in (
        ({"table": "weather"}, "Choose one of: movement, reveal"),
        ({"table": "reveal"}, "Choose one with of:"),
        ({"table": "reveal", "of": "@everyone"}, "has no variant"),
        ({"of": "yellow"}, "Choose one of: movement"),
        ({"roll": 3}, "Choose one of: movement"),
        ({"table": "movement", "roll": 9}, "from 1 to 6"),
        ({"table": "movement", "game": "chess"}, "no game called"),
        ({"table": "treasure", "game": "green-dungeon"}, "has no tables to roll on"),
        ({"table": "movement", "game": "green-dungeon"}, "Adventure (`game:mkd-adventure`)"),
        ({}, "no adventure in this channel"),
    ):
        said = await table.refused(table.host, table.host.command("act", **options))
        assert says in said


async def test_tables_and_variants_complete(table: Company) -> None:
    await table.channel("completion")
    names = await table.host.autocomplete("act", "table", "re")
    assert [each["value"] for each in names][:2] == ["reveal", "reinforcements"]
    colours = await table.host.autocomplete("act", "of", "token", table="reveal")
    assert [each["value"] for each in colours] == ["yellow", "blue", "red"]
    assert await table.host.autocomplete("act", "of", "", table="movement") == []
    assert await table.host.autocomplete("act", "of", "", table="x", game="chess") == []
    games = await table.host.autocomplete("act", "game", "")
    assert [each["value"] for each in games] == ["mkd-adventure", "mkd-delve"]


async def test_a_delve_is_asked_for_by_its_ruleset(table: Company) -> None:
    await table.channel("delving")
    host = table.host
    drawn = await host.answer(await host.command("act", table="tile", game="mkd-delve"))
    assert text_of(drawn).count("### ") == 3
    assert "▶ **odd" in text_of(drawn) or "▶ **even" in text_of(drawn)
    read = await host.answer(await host.command("act", table="actions", game="mkd-delve"))
    assert "read it from the top" in text_of(read)
    assert "▶" not in text_of(read)
    assert "next time" in text_of(read)


async def test_the_dungeon_of_an_adventure_is_rolled_for(table: Company) -> None:
    channel = await table.channel("monsters")
    service, host, friend = table.out.app.service, table.host, table.player
    people = (int(host.id), int(friend.id))
    adventure = await opened(service, *people, seed="by hand", channel=int(channel), sets="4")
    await table.out.shown(adventure)
    said = await table.refused(host, host.command("act"))
    assert "There is nothing to roll for now" in said
    await until_rolling(service, adventure, due=8)
    await table.out.shown(adventure)
    before = (await service.history.queries.load(adventure)).version
    said = await table.refused(table.stranger, table.stranger.command("act"))
    assert "no seat" in said

    one = await friend.answer(await friend.command("act"))
    assert is_hidden(one)
    assert text_of(one).startswith("Rolled.")
    found = await table.out.shown(adventure, before + 1)
    assert found.version == before + 1

    outcome = await host.command("act", all=True)
    first = await host.answer(outcome)
    done = await host.see(
        lambda message: message["id"] == first["id"] and "waits for" in text_of(message)
    )
    assert is_hidden(done)
    assert int(text_of(done).split()[1]) >= 7
    found = await table.out.shown(adventure)
    steps = await service.store.journal(adventure, since=before + 1)
    assert [step.kind for step in steps].count("act") == 1
    card = await host.fresh(str(found.card))
    more = next(p["custom_id"] for p in parts_of(card) if p.get("label") == "More")
    told = text_of(await host.answer(await host.click(card, more)))
    assert told.count("> ") >= 3, "all of it is told behind one button"
