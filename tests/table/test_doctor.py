"""`undercroft doctor`: what is wrong with the house, whether the bot is there or not."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.commands import cli
from bot.commands import doctor as doctor_command
from bot.commands import repair as repair_command
from bot.refusal import MISCONFIGURED
from bot.rehearsal.last import LastRehearsal, note_last
from tests.support.clocks import DAY
from tests.support.seasons import Season, season
from tests.support.tables import settings
from tests.table.test_repair import execute
from tests.table.test_set_aside import damage, newer, nonsense, truncated, unknown


async def examined(made: Season) -> tuple[int, str]:
    """What the doctor says, and the exit code."""
    said: list[str] = []
    database = settings(made.folder).database
    code = await asyncio.to_thread(doctor_command.run, database, said.append, made.clock)
    return code, "\n".join(said)


def files(folder: Path) -> dict[str, str]:
    """All files of a folder, with what is in them."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in folder.iterdir()}


async def test_a_healthy_house_with_and_without_its_bot(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            await made.opened("game")
            await made.out.settled()
            code, said = await examined(made)
            assert (code, "All is well. Open adventures: 1." in said) == (0, True), said
            assert "The bot is running" in said
            assert "Waiting timers: 2, none overdue" in said
            assert "discord.py" in said
        made.clock.leap(DAY)
        before = files(tmp_path)
        code, said = await examined(made)
        assert (code, "All is well" in said) == (0, True), said
        assert "The bot is not running" in said
        assert "overdue by" in said
        assert files(tmp_path) == before


async def test_it_tells_of_the_last_rehearsal(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            pass
        assert "No rehearsal was held with it." in (await examined(made))[1]
        last = LastRehearsal(at=1_790_000_000, version="0.0.9", holds=9, differs=1, untried=3)
        await note_last(settings(made.folder).database, last)
        code, said = await examined(made)
        assert code == 0
        told = "2026-09-21 14:13 UTC, with Undercroft 0.0.9 (another version than this)"
        assert f"Last rehearsal: {told}; one row differed, 3 were not tried." in said


SET_ASIDE: tuple[tuple[str, Callable[[str], str], str], ...] = (
    ("state", truncated, "unreadable (state)"),
    ("options", truncated, "unreadable (options)"),
    ("clock", nonsense, "are wrong"),
    ("state", newer, "A newer version"),
    ("ruleset", unknown, "no game called “chess”"),
)
"""What is damaged, how, and what is said of it."""
MENDED = 3
"""So many of the first of them can be mended."""


async def test_games_that_are_set_aside_are_named_with_what_helps(tmp_path: Path) -> None:
    """One game for each kind of damage, and one that is sound, in one house."""
    async with season(tmp_path) as made:
        bad: list[tuple[str, str]] = []
        async with made.bot():
            for number in range(len(SET_ASIDE)):
                place = await made.opened(f"bad-{number}")
                bad.append((place, made.adventure))
            await made.opened("good")
            good = made.adventure
        for (_, adventure), (column, how, _) in zip(bad, SET_ASIDE, strict=True):
            damage(made, adventure, column, how)
        code, said = await examined(made)
        assert code == 1
        assert f"adventure {good}" not in said
        blocks = said.split("adventure ")
        for (place, adventure), (column, how, told) in zip(bad, SET_ASIDE, strict=True):
            named = f"{adventure} in channel {place} is set aside"
            assert told in next(each for each in blocks if each.startswith(named)), (column, how)
        curable = [adventure for _, adventure in bad if f"undercroft repair {adventure}" in said]
        assert curable == [adventure for _, adventure in bad[:MENDED]]
        for adventure in curable:
            database = settings(tmp_path).database
            await asyncio.to_thread(repair_command.run, database, adventure, print, made.clock)
        code, said = await examined(made)
        assert [adventure for _, adventure in bad if adventure in said] == [
            adventure for _, adventure in bad[MENDED:]
        ], said


async def test_what_is_overdue_while_the_bot_is_there_is_something_to_do(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            await made.opened("game")
        execute(made, "UPDATE timers SET due = ?", made.clock.now() - 900)
        code, said = await examined(made)
        assert code == 1
        assert "timers have been overdue for 15 minutes" in said


async def test_a_foreign_migration_is_something_to_do(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            pass
        execute(made, "INSERT INTO migrations VALUES ('9999_later.sql', 'x')")
        code, said = await examined(made)
        assert code == 1
        assert "9999_later.sql does not belong to this program" in said


def test_no_database_and_no_sound_one_are_told_of_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "house.db"
    monkeypatch.setenv("UNDERCROFT_DATABASE", str(database))
    monkeypatch.chdir(tmp_path)
    assert cli.main(["doctor"]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not database.exists()
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE songs (title)")
    for command in ("doctor", "servers"):
        assert cli.main([command]) == MISCONFIGURED
        assert "house.db is not a database of Undercroft" in capsys.readouterr().err
    database.write_bytes(b"no database at all, but long enough to be one" * 40)
    assert cli.main(["doctor"]) == 1
    assert "is damaged" in capsys.readouterr().err
