"""`undercroft doctor`: checks a bot by its database alone, and changes nothing."""

import argparse
import platform
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib.metadata import version

import discord

from bot.catalogs import USUAL_LOCALE, all_words
from bot.clock import SystemClock
from bot.commands.stop import stop_line
from bot.settings import Settings
from bot.watching.last_rehearsal import LastRehearsal, last_beside, read_last
from rules.core.words import Text, Words
from rules.ports import Clock
from rules.service.upkeep.checkup import unreadable_games
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import found_in
from rules.store.errors import StoreRefused
from rules.store.inspection import Findings, Waiting

PRESENT = 3 * 60
"""Seconds without a heartbeat after which the timekeeper counts as stopped."""
LATE = 5 * 60
"""Seconds that a timer may be overdue while the timekeeper runs."""
MIB = 1024 * 1024


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add nothing to the command's parser."""


def main(_options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Check the bot of the database that is set; return 0 when all is well, else 1."""
    return run(Settings().database, say)


def run(database: Database, say: Callable[[str], None], clock: Clock | None = None) -> int:
    """Check the bot and print what was found; return 0 when all is well, else 1.

    Raises:
        StoreRefused: the database is damaged, cannot be read, or is of another program.
    """
    words = all_words(USUAL_LOCALE)
    found = found_in(database)
    if not found.applied:
        raise StoreRefused(f"{database} is not a database of Undercroft.")
    now = (clock or SystemClock()).now()
    say(versions(words))
    say(
        words.phrase(
            "doctor-on-server" if isinstance(database, ServerAddress) else "doctor-database",
            path=str(database),
            size=f"{found.size / MIB:.1f}",
            log=f"{found.log / MIB:.1f}",
            migrations=found.applied,
            missing=len(found.missing),
        )
    )
    say(_clock(found, now, words))
    for line in _waiting(found, now, words):
        say(line)
    beside = None if isinstance(database, ServerAddress) else last_beside(database)
    say(_rehearsed(beside or read_last(found.rehearsal), words))
    for stop in found.stops:
        say(stop_line(stop, words))
    troubles = list(_troubles(found, now))
    for text in troubles:
        say(to_do(text, words))
    say(words.phrase("doctor-verdict", count=len(troubles), open=len(found.open)))
    return 1 if troubles else 0


def versions(words: Words) -> str:
    """Return a sentence with the versions of the program, Python and libraries."""
    return words.phrase(
        "doctor-versions",
        undercroft=version("undercroft"),
        discord=discord.__version__,
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
    )


def _clock(found: Findings, now: int, words: Words) -> str:
    if found.alive is None:
        return words.phrase("doctor-never")
    seconds = now - found.alive
    here = "yes" if 0 <= seconds < PRESENT else "no"
    return words.phrase("doctor-alive", here=here, seconds=max(0, seconds))


def _rehearsed(last: LastRehearsal | None, words: Words) -> str:
    if last is None:
        return words.phrase("doctor-unrehearsed")
    return words.phrase(
        "doctor-rehearsed",
        when=datetime.fromtimestamp(last.at, UTC).strftime("%Y-%m-%d %H:%M"),
        version=last.version,
        same="yes" if last.version == version("undercroft") else "no",
        differs=last.differs,
        untried=last.untried,
    )


def _kinds(found: Findings) -> dict[str, Waiting]:
    return {"timers": found.timers, "postings": found.postings, "notes": found.notes}


def _waiting(found: Findings, now: int, words: Words) -> Iterator[str]:
    for kind, each in _kinds(found).items():
        overdue = 0 if each.oldest is None else max(0, now - each.oldest)
        yield words.phrase("doctor-waiting", kind=kind, count=each.count, overdue=overdue)


def to_do(text: Text, words: Words) -> str:
    """Return a line for something that a person has to do."""
    return words.phrase("check-line", level="wrong", text=words.say(text))


def foreign(found: Findings) -> Iterator[Text]:
    """Yield a sentence for each migration that does not belong to this program."""
    for name in found.foreign:
        yield Text.of("doctor-foreign", name=name)


def ahead(found: Findings, now: int) -> Iterator[Text]:
    """Yield a sentence if the bot last ran at a time that has not come yet."""
    if found.alive is not None and found.alive > now:
        yield Text.of("doctor-ahead", seconds=found.alive - now)


def banned(found: Findings, now: int) -> Iterator[Text]:
    """Yield a sentence if Discord has blocked the bot's address."""
    if found.banned_until > now:
        yield Text.of("doctor-banned", minutes=-(-(found.banned_until - now) // 60))


def _troubles(found: Findings, now: int) -> Iterator[Text]:
    yield from foreign(found)
    yield from ahead(found, now)
    if found.alive is not None and 0 <= now - found.alive < PRESENT:
        for kind, kept in _kinds(found).items():
            if kept.oldest is not None and now - kept.oldest > LATE:
                late = (now - kept.oldest) // 60
                yield Text.of("doctor-overdue", kind=kind, minutes=late)
    yield from banned(found, now)
    for table in found.illegible:
        yield Text.of("doctor-illegible", table=table)
    for each in unreadable_games(found.open):
        yield Text.of(
            "doctor-aside",
            id=each.id,
            channel=str(each.channel),
            wrong=each.wrong,
            ruleset=each.ruleset,
            parts=", ".join(each.parts),
        )
