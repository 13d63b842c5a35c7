"""`undercroft run --check`: everything that can stop a start, looked at without starting."""

import base64
import binascii
import os
import re
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import bot
from bot.catalogs import USUAL_LOCALE, all_words
from bot.clock import SystemClock
from bot.commands import doctor
from bot.env_file import FILE, from_file
from bot.refusal import MISCONFIGURED
from bot.settings import Settings
from render.fonts import Face, font
from rules.core.words import Text, Words
from rules.ports import Clock
from rules.registry import rulesets
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import found_in
from rules.store.errors import Misconfigured, StoreBusy, StoreRefused
from rules.store.files import beside
from rules.store.inspection import Findings, inspected
from rules.store.lock import only_instance
from rules.store.version import check_version

Level = Literal["well", "note", "later", "wrong"]
"""All well; worth knowing; in the way now, maybe not later; wrong until a person changes it."""

PREFIXES = ("UNDERCROFT_", "DISCORD_")
ROOM = 100 * doctor.MIB
"""Bytes that have to be free on the disk beside those of another copy of the database."""
DAY = 24 * 60 * 60
ZONE = "Europe/Paris"
FACES: tuple[Face, ...] = ("title", "label")


class Found(NamedTuple):
    """What one check found; `text` has a prepared sentence where the store words it itself."""

    level: Level
    text: Text | str


def run(
    settings: Settings,
    say: Callable[[str], None],
    environment: Mapping[str, str | None],
    clock: Clock | None = None,
) -> int:
    """Say a sentence for every check; return 0, or an exit code of the command line.

    78 means that starting again changes nothing until a person does something, 1 that a later start
    may succeed: another process has the database or a port.
    """
    words = all_words(USUAL_LOCALE)
    now = (clock or SystemClock()).now()
    say(doctor.versions(words))
    found = list(checked(settings, environment, now))
    for each in found:
        say(_sentence(each, words))
    levels = [each.level for each in found]
    wrong = levels.count("wrong") + levels.count("later")
    say(words.phrase("check-verdict", count=wrong))
    return MISCONFIGURED if "wrong" in levels else 1 if "later" in levels else 0


def checked(settings: Settings, environment: Mapping[str, str | None], now: int) -> Iterator[Found]:
    """Yield the result of every check; `environment` is where the settings were read from."""
    yield from _settings(environment)
    yield _token(settings)
    yield from _shards(settings)
    if isinstance(settings.database, ServerAddress):
        yield from _on_server(settings.database, now)
    else:
        yield from _database(settings.database, now)
        yield from _folder(settings.database)
    yield from _program()
    yield _clock(now)
    yield from _table(settings)
    if settings.token is None and settings.table_port:
        yield _port("127.0.0.1", settings.table_port)
    if settings.monitor_at is not None and settings.monitor_at[1]:
        yield _port(*settings.monitor_at)


def given(environment: Mapping[str, str]) -> dict[str, str | None]:
    """Return the variables from which settings are read: `.env`, overruled by the environment."""
    return {**from_file(), **environment}


def _sentence(found: Found, words: Words) -> str:
    text = found.text if isinstance(found.text, str) else words.say(found.text)
    return words.phrase("check-line", level=found.level, text=text)


def _settings(environment: Mapping[str, str | None]) -> Iterator[Found]:
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    unknown = sorted(
        name for name in environment if name.startswith(PREFIXES) and name not in known
    )
    yield Found("well", Text.of("check-settings"))
    for name in unknown:
        yield Found("note", Text.of("check-unknown", name=name))
    file = Path(FILE)
    if os.name == "posix" and file.is_file() and file.stat().st_mode & 0o077:
        yield Found("note", Text.of("check-readable", path=str(file)))


def _table(settings: Settings) -> Iterator[Found]:
    """Yield what the local table will be like, where that was said."""
    if settings.table == "discord":
        joins = settings.token is not None
        yield Found("note", Text.of("check-table-unused" if joins else "check-table"))


def _shards(settings: Settings) -> Iterator[Found]:
    if settings.shard_plan is not None and not isinstance(settings.database, ServerAddress):
        yield Found("wrong", Text.of("check-shards", plan=settings.shards))


def _token(settings: Settings) -> Found:
    if settings.token is None:
        return Found("well", Text.of("check-no-token"))
    if is_token(settings.token.get_secret_value()):
        return Found("well", Text.of("check-token"))
    return Found("wrong", Text.of("check-bad-token"))


def is_token(token: str) -> bool:
    """Return whether a text has the form of a bot's token, whose first part is the bot's id."""
    if not re.fullmatch(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", token, re.ASCII):
        return False
    part = token.partition(".")[0]
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


def _database(path: Path, now: int) -> Iterator[Found]:
    """Check the SQLite file, without making it or anything beside it."""
    try:
        check_version()
        if not path.exists() or not path.stat().st_size:
            yield Found("well", Text.of("check-new", path=str(path)))
            return
        yield from _contents(path, inspected(path), now)
        if beside(path.resolve(), ".lock").exists():
            with only_instance(path.resolve()):
                pass
    except StoreBusy as refusal:
        yield Found("later", str(refusal))
    except StoreRefused as refusal:
        yield Found("wrong", str(refusal))
    except OSError as refusal:
        yield Found("wrong", Text.of("check-closed", path=str(path), error=str(refusal)))


def _on_server(database: ServerAddress, now: int) -> Iterator[Found]:
    """Check the database of a server, without changing it."""
    try:
        found = found_in(database)
        if not found.applied:
            yield Found("well", Text.of("check-empty", path=str(database)))
            return
        yield from _contents(database, found, now)
    except Misconfigured as refusal:
        yield Found("wrong", str(refusal))
    except StoreRefused as refusal:
        yield Found("later", str(refusal))


def _contents(path: Database, found: Findings, now: int) -> Iterator[Found]:
    key = "check-on-server" if isinstance(path, ServerAddress) else "check-database"
    yield Found(
        "well",
        Text.of(key, path=str(path), missing=len(found.missing), open=len(found.open)),
    )
    wrong = (*doctor.foreign(found), *doctor.ahead(found, now))
    yield from (Found("wrong", text) for text in wrong)
    yield from (Found("later", text) for text in doctor.banned(found, now))


def _folder(database: Path) -> Iterator[Found]:
    """Check that the nearest folder that exists can be written and has room."""
    folder = database.resolve().parent
    while not folder.exists():
        folder = folder.parent
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"?")
    except OSError as refusal:
        yield Found("wrong", Text.of("check-folder-closed", path=str(folder), error=str(refusal)))
        return
    yield Found("well", Text.of("check-folder", path=str(folder)))
    free = shutil.disk_usage(folder).free
    size = database.stat().st_size if database.is_file() else 0
    level: Level = "well" if free >= size + ROOM else "wrong"
    short = "no" if level == "well" else "yes"
    yield Found(level, Text.of("check-room", free=free // doctor.MIB, short=short))


def _program() -> Iterator[Found]:
    """Check what was installed: games, typefaces, time zones."""
    yield Found("well", Text.of("check-games", count=len(rulesets())))
    try:
        for face in FACES:
            font(face, 20).getlength("Undercroft")
        yield Found("well", Text.of("check-fonts"))
    except (OSError, ImportError) as trouble:
        yield Found("wrong", Text.of("check-no-fonts", error=str(trouble)))
    try:
        ZoneInfo(ZONE)
        yield Found("well", Text.of("check-zones"))
    except ZoneInfoNotFoundError:
        yield Found("wrong", Text.of("check-no-zones"))


def _clock(now: int) -> Found:
    """Check that the clock is not before the program was installed."""
    installed = int(Path(str(bot.__file__)).stat().st_mtime)
    if now < installed - DAY:
        return Found("wrong", Text.of("check-clock-behind", days=(installed - now) // DAY))
    return Found("well", Text.of("check-clock"))


def _port(host: str, port: int) -> Found:
    """Check that nobody listens on a port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family)) as tried:
        if os.name == "posix":
            # As asyncio does: a port that a process has just left is free.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return Found("later", Text.of("check-port-used", port=str(port), host=host))
    return Found("well", Text.of("check-port", port=str(port), host=host))
