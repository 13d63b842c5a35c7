"""An adventure that cannot be read is set aside, and all others go on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from tests.support.cards import Json, parts_of, text_of
from tests.support.clocks import DAY
from tests.support.seasons import Season, season
from tests.support.soak import SOAK
from tests.support.tables import settings

SOON = 30.0
"""Seconds that a test waits for what is to come within two."""


def truncated(text: str) -> str:
    """What a full disk leaves of it."""
    return text[: len(text) // 2]


def without_heroes(text: str) -> str:
    """A state that lacks what every state has."""
    state = json.loads(text)
    del state["heroes"]
    return json.dumps(state)


def newer(text: str) -> str:
    """A state that a newer program wrote."""
    return json.dumps({**json.loads(text), "schema_version": 99})


def nonsense(_: str) -> str:
    """What is JSON, and no such thing."""
    return '{"terms": 7}'


def unknown(_: str) -> str:
    """A game that this program does not know."""
    return "chess"


DAMAGES = (
    ("state", truncated),
    ("state", newer),
    ("clock", nonsense),
    ("options", truncated),
    ("ruleset", unknown),
    *((("state", without_heroes), ("clock", truncated)) if SOAK else ()),
)


def damage(made: Season, adventure: str, column: str, how: Callable[[str], str]) -> None:
    """Change what is stored of an adventure, while the bot is away."""
    with sqlite3.connect(settings(made.folder).database) as database:
        where = f"adventures WHERE id = '{adventure}'"
        if column == "state":
            where = f"snapshots WHERE adventure = '{adventure}' ORDER BY version DESC LIMIT 1"
        (row, before) = database.execute(f"SELECT rowid, {column} FROM {where}").fetchone()
        table = where.split()[0]
        database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (how(before), row))
    database.close()


async def test_games_that_cannot_be_read_stop_no_other(tmp_path: Path) -> None:
    """One game for each kind of damage, and one that is sound, at one table."""
    async with season(tmp_path) as made:
        bad: list[tuple[str, str, Json]] = []
        async with made.bot():
            for number in range(len(DAMAGES)):
                place = await made.opened(f"bad-{number}")
                bad.append((place, made.adventure, await made.card()))
            await made.opened("good")
            before = await made.out.shown(made.adventure)
        for (_, adventure, _), (column, how) in zip(bad, DAMAGES, strict=True):
            damage(made, adventure, column, how)
        async with made.bot():
            made.clock.leap(DAY + 60)
            async with asyncio.timeout(SOON):
                while (await made.stored()).card == before.card:
                    await asyncio.sleep(0.01)
            mine = await made.told(made.tomas, "adventure mine")
            assert "3 Dice Dungeon" in mine
            for (place, adventure, old), (column, how) in zip(bad, DAMAGES, strict=True):
                why = f"{column} {how.__name__}"
                assert adventure in mine, why
                await told_of(made, place, old, why)


async def told_of(made: Season, place: str, old: Json, why: str) -> None:
    """Check what the table of a game that cannot be read is told, unasked and asked."""
    # Once, though many looks have passed.
    said = [text_of(each) for each in await made.ilse.messages(place)]
    assert sum("I cannot read" in each or "newer version" in each for each in said) == 1, why
    await made.everybody_to(place)
    answer = await made.told(made.tomas, "adventure status")
    assert "I cannot read" in answer or "newer version" in answer, why
    button = next(
        each["custom_id"] for each in parts_of(old) if "|do." in each.get("custom_id", "")
    )
    clicked = text_of(await made.ilse.answer(await made.ilse.click(old, button)))
    assert "I cannot read" in clicked or "newer version" in clicked, why
