"""`undercroft repair`: a game that was set aside is put right from the shell, and is played on."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from bot.commands import cli
from bot.commands import repair as repair_command
from rules.ports import Adventure
from rules.service.journal import kinds
from rules.service.journal.loading import trouble_of
from rules.store.sqlite import open_store
from tests.support.campaigns import hastened, steps_from
from tests.support.clocks import DAY
from tests.support.seasons import Season, asking, season
from tests.support.soak import SOAK
from tests.support.tables import sensible, settings, take
from tests.table.test_set_aside import (
    damage,
    newer,
    nonsense,
    truncated,
    unknown,
    without_heroes,
)

SYSTEMS = (
    ("three-dice", "green-dungeon", "third-six", "mkd-adventure", "mkd-delve")
    if SOAK
    else ("third-six",)
)


async def begun(made: Season, system: str, channel: str = "") -> None:
    """A game of two of a system, on a seed of its own."""
    place = await made.ilse.ask("POST", "/table/channels", {"name": channel or system})
    await made.everybody_to(place["id"])
    lobby, host = made.out.app.service.lobby, partial(asking, made.ilse, place)
    made.adventure = (await lobby.open(host(), system, pace="post", seed="mend")).adventure
    await lobby.join(asking(made.tomas, place), made.adventure)
    await lobby.begin(host(), made.adventure, anyway=True)
    await made.out.shown(made.adventure)


async def acted(made: Season, times: int) -> None:
    """Whoever the game waits for takes a step, so many times, in one commit of the service."""
    before = await made.stored()
    await hastened(made.out.app.service, made.adventure, steps_from(before, times))
    await made.out.shown(made.adventure, before.version + times)


async def played(made: Season) -> None:
    """Whoever the game waits for takes a step, as a card offers it."""
    found = await made.out.shown(made.adventure)
    assert found.status == "running"
    owed = await made.owed()
    person, option = next(
        (each, option)
        for each in made.people
        if each.id in owed and (option := sensible(found, int(each.id))) is not None
    )
    card = await person.fresh(str(found.card))
    try:
        await take(person, card, option)
    except LookupError:
        await made.told(person, "act", action=option)
    await made.out.shown(made.adventure, found.version + 1)


async def two_turns(made: Season, system: str = "three-dice") -> Adventure:
    """A game that was begun and played for two steps before the bot went away, as stored."""
    async with made.bot():
        await begun(made, system)
        await acted(made, 2)
        return await made.stored()


def execute(made: Season, statement: str, *values: object) -> None:
    """Change the database, while the bot is away."""
    database = sqlite3.connect(settings(made.folder).database)
    with database:
        assert database.execute(statement, values).rowcount > 0
    database.close()


async def mended(made: Season) -> str:
    """What the shell says to a repair."""
    said: list[str] = []
    database = settings(made.folder).database
    await asyncio.to_thread(repair_command.run, database, made.adventure, said.append, made.clock)
    return "\n".join(said)


async def goes_on(made: Season) -> None:
    """The bot is back, with a new card, and the game is played on."""
    async with made.bot():
        await played_on(made)


async def played_on(made: Season) -> None:
    """The game can be read, and is played on."""
    assert trouble_of(await made.stored()) is None
    await played(made)
    answer = await made.told(made.tomas, "adventure status")
    assert "I cannot read" not in answer


@pytest.mark.parametrize("system", SYSTEMS)
async def test_a_damaged_state_is_played_again_from_the_journal(
    tmp_path: Path, system: str
) -> None:
    async with season(tmp_path) as made:
        before = await two_turns(made, system)
        damage(made, made.adventure, "state", truncated)
        async with made.bot():
            assert trouble_of(await made.stored()) is not None
        said = await mended(made)
        assert "replayed its state from the journal" in said
        assert f"All {before.version} steps are kept" in said
        assert "leads to the same state" in said
        async with open_store(settings(made.folder).database) as store:
            after = await store.load(made.adventure)
            assert after is not None
            assert after.state == before.state
        copy = tmp_path / f"house.db.{made.adventure}-1.bak"
        assert str(copy) in said
        async with open_store(copy) as store:
            kept = await store.load(made.adventure)
            assert kept is not None
            assert trouble_of(kept) is not None, "what was there is kept"
        await goes_on(made)


PARTS = (
    ("clock", nonsense, "they start afresh"),
    ("options", truncated, "Its state was sound"),
    ("state", without_heroes, "replayed its state from the journal"),
    ("clock", truncated, "they start afresh"),
)[: 4 if SOAK else 2]
"""What of a game is damaged, how, and what is said to its repair."""


async def test_each_part_is_mended(tmp_path: Path) -> None:
    """A game for each, in one house."""
    async with season(tmp_path) as made:
        games: list[Adventure] = []
        async with made.bot():
            for number, _ in enumerate(PARTS):
                await begun(made, "three-dice", f"part-{number}")
                await acted(made, 2)
                games.append(await made.stored())
        for before, (column, how, told) in zip(games, PARTS, strict=True):
            made.adventure = before.id
            damage(made, made.adventure, column, how)
            assert told in await mended(made), column
            async with open_store(settings(made.folder).database) as store:
                after = await store.load(made.adventure)
                assert after is not None
                assert (after.state, after.options) == (before.state, before.options)
        async with made.bot():
            for before in games:
                made.adventure = before.id
                await made.everybody_to(str(before.channel))
                await played_on(made)


async def test_no_clock_ran_while_a_game_was_set_aside(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            await begun(made, "three-dice")
            before = (await made.stored()).version
        damage(made, made.adventure, "state", truncated)
        async with made.bot():
            made.clock.leap(7 * DAY)

            async def beaten() -> bool:
                alive = await made.out.app.service.store.setting("alive")
                return int(alive or 0) >= made.clock.now()

            await made.until(beaten, "a week goes by")
        await mended(made)
        async with made.bot():
            await made.later(DAY // 2)
            kinds = await made.kinds()
            assert "repair" in kinds
            assert "auto" not in kinds[before:]


async def test_where_the_journal_is_damaged_a_snapshot_that_fits_is_played_on(
    tmp_path: Path,
) -> None:
    async with season(tmp_path) as made:
        before = await two_turns(made)
        damage(made, made.adventure, "state", truncated)
        execute(
            made,
            "UPDATE journal SET faces = '[[6' WHERE adventure = ? AND kind = 'begin'",
            made.adventure,
        )
        said = await mended(made)
        assert "from the snapshot after step" in said
        assert f"All {before.version} steps are kept" in said
        await goes_on(made)


async def test_steps_that_do_not_follow_are_taken_back(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            await begun(made, "three-dice")
            await acted(made, 6)
            steps = await made.out.app.service.store.journal(made.adventure)
        last = next(step.version for step in reversed(steps) if kinds.of(step).plays)
        damage(made, made.adventure, "state", truncated)
        damaged = "UPDATE journal SET action = '{' WHERE adventure = ? AND version = ?"
        execute(made, damaged, made.adventure, last)
        said = await mended(made)
        assert f"Steps kept: {last - 1} of {steps[-1].version}" in said
        async with open_store(settings(made.folder).database) as store:
            after = await store.load(made.adventure)
            assert after is not None
            assert after.version == steps[-1].version + 1
        await goes_on(made)


async def test_a_repair_that_is_not_possible_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = settings(tmp_path).database
    monkeypatch.setenv("UNDERCROFT_DATABASE", str(database))
    monkeypatch.chdir(tmp_path)

    async def refused(adventure: str) -> str:
        assert await asyncio.to_thread(cli.main, ["repair", adventure]) == 1
        return capsys.readouterr().err

    assert "no database" in await refused("x")
    async with season(tmp_path) as made:
        async with made.bot():
            await begun(made, "three-dice")
            assert "in use by another process" in await refused(made.adventure)
        assert "no adventure" in await refused("nonsense")
        assert "Nothing is wrong" in await refused(made.adventure)
        damage(made, made.adventure, "state", newer)
        assert "newer version" in await refused(made.adventure)
        damage(made, made.adventure, "ruleset", unknown)
        assert "chess" in await refused(made.adventure)
        damage(made, made.adventure, "ruleset", lambda _: "three-dice")
        damage(made, made.adventure, "seed", lambda _: "no seed")
        assert "seed" in await refused(made.adventure)
    assert {each.suffix for each in await asyncio.to_thread(lambda: [*tmp_path.iterdir()])} == {
        ".db",
        ".lock",
    }
