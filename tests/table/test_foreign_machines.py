"""The whole program as on a Mac and on Windows: what those lack is taken away from it.

An evening of games, maps, replays, files, a pack, a copy, a stop and a new start. What is taken
away, and what stands for Windows' own, says `tests/support/foreign/foreign_machine.py`. A short run
plays two games and makes two kinds of files on Windows; a long one does all on both. A Mac lacks
nothing that Windows has.
"""

import io
import signal
from pathlib import Path

import pytest
from PIL import Image

from render.files import FORMATS
from rules.core.packs.archive import to_zip
from rules.registry import rulesets
from rules.service.packs.templates import template_of
from tests.bot.processes import Program
from tests.support.cards import files_of, is_hidden, text_of
from tests.support.foreign.foreign_machine import CLOSE_CONSOLE, CLOSED
from tests.support.foreign_evening import START, ForeignEvening, foreign_evening
from tests.support.known import released
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import has_map

STEPS = 2
GAMES = [key for key in rulesets() if released(key)]
"""What is played: as many games as one person can have open at once."""
PLAYED = GAMES if SOAK else ["third-six", "mkd-delve"]
# Twelve files a minute are allowed, and this one needs nothing of the machine.
KINDS = [each for each in FORMATS if each != "onepage"]
MADE = KINDS if SOAK else ["foundry", "txt"]
SMALL = "columns:7 rows:7"
pytestmark = pytest.mark.timeout(8 * START)
ENDS = {
    "mac": [(signal.SIGTERM, 0), (signal.SIGHUP, 0)],
    "windows": [(signal.SIGINT, 0), (CLOSE_CONSOLE, CLOSED)],
}
"""How the bot is stopped: by a service or Ctrl+C, then by closing its window."""


@pytest.mark.parametrize("machine", ENDS if SOAK else ("windows",))
async def test_all_is_as_it_is_here(machine: str, tmp_path: Path) -> None:
    first, second = ENDS[machine]
    async with foreign_evening(machine, tmp_path) as away:
        async with away.running() as bot:
            channels = {system: await evening_of(away, system) for system in PLAYED}
            await once_more(away.player)
            await files(away.player, MADE)
            copied = await away.command("backup", "copy.db")
            assert "copy.db" in copied
            later = await away.step()
            await ended(bot, *first)
        assert not away.database.with_name("undercroft.db-wal").exists()
        said = await away.command("restore", "copy.db")
        assert "is kept as" in said
        async with away.running() as bot:
            *others, last = channels.values()
            for channel in others:
                await away.player.go(channel)
                await away.step()
            # Its card shows the step that was taken back with the copy.
            back = away.stored(last)
            assert back is not None
            assert back.version < later.version
            # Whoever asked for many files is told to wait; who starts again has forgotten that.
            await pack(away.player)
            await ended(bot, *second)


async def evening_of(away: ForeignEvening, system: str) -> str:
    """Begin a game, play some of it and look at the whole map; its channel."""
    person = away.player
    channel = await away.opened(system)
    for _ in range(STEPS):
        found = await away.step()
    assert has_map(await person.fresh(str(found.card)))
    seen = await person.answer(await person.command("map", view="overview", private=True))
    assert has_map(seen)
    return channel


async def once_more(person: Person) -> None:
    """Look at the last game once more."""
    told = await person.answer(await person.command("adventure replay", private=True))
    (reel,) = files_of(told)
    with Image.open(io.BytesIO(await person.download(reel))) as image:
        assert image.format == "GIF"
        assert image.n_frames > STEPS


async def files(person: Person, kinds: list[str]) -> None:
    """Roll a dungeon and take it home in some formats."""
    await person.command("dungeon map", seed="leaf", levels=1, options=SMALL)
    await person.see(lambda message: is_hidden(message) and "keeper only" in text_of(message))
    for form in kinds:
        typed = await person.command("dungeon export", format=form, audience="keeper")
        sent = await person.answer(typed)
        assert sent["attachments"], (form, text_of(sent))
        assert await person.download(sent["attachments"][0])


async def pack(person: Person) -> None:
    """Bring a pack to the server."""
    file = await person.hand("my-pack.zip", to_zip(template_of("mkd")))
    said = text_of(await person.answer(await person.command("pack add", file=file)))
    assert "**My pack** 0.1.0 is here" in said


async def ended(bot: Program, number: signal.Signals, code: int) -> None:
    """Stop the bot as its machine does: all that it had to do is done, and processes drew."""
    bot.process.send_signal(number)
    found, said = await bot.ends(PATIENCE)
    assert found == code, said
    for trouble in ("Traceback", "ERROR", "threads draw", "a thread draws"):
        assert trouble not in said, said
