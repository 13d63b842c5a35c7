"""`undercroft servers`, `stop` and `resume`: the owner of the bot stops and resumes games."""

import argparse
import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from bot.clock import SystemClock
from bot.refusal import Refused
from bot.settings import Settings
from bot.timekeeping.owner_orders import LARGEST_ID, Order, give
from rules.core.words import Words
from rules.ports import EVERYWHERE, Stop
from rules.service import Service
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import open_database, servers_in, there_is
from rules.store.errors import DamagedDatabase, StoreBusy
from rules.store.inspection import ServersFound

ALL = "everywhere"
PATIENCE = 15.0
"""Seconds that a running bot has to carry out an order."""
LOOK = 0.1

Say = Callable[[str], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of one of these commands to its parser."""
    command = parser.prog.rpartition(" ")[2]
    if command == "stop":
        parser.add_argument("--play", action="store_true", help="stop all play, not only new games")
    if command in ("stop", "resume"):
        parser.add_argument(
            "server", type=_server, metavar="SERVER", help=f"a server's id, or {ALL}"
        )


def main(options: argparse.Namespace, say: Say) -> int:
    """List servers, stop or resume in the database that is set."""
    return run(options, Settings().database, say)


def run(options: argparse.Namespace, database: Database, say: Say) -> int:
    """List servers, stop or resume; return 0, or 1 where the bot did not react.

    Raises:
        Refused: there is no database, or an order cannot be written.
        StoreRefused: the database cannot be opened or read.
    """
    words = all_words(USUAL_LOCALE)
    if not there_is(database):
        raise Refused(words.phrase("stop-no-database", path=str(database)))
    if options.command == "servers":
        for line in listed(servers_in(database), words):
            say(line)
        return 0
    halt = None if options.command == "resume" else "play" if options.play else "new"
    order = Order(guild=options.server, halt=halt)
    try:
        asyncio.run(_carried_out(database, order))
    except StoreBusy:
        # Only a file has one process at a time; with a server the running bots hear of it.
        if isinstance(database, ServerAddress) or not _handed_over(database, order):
            say(words.phrase("stop-late", seconds=int(PATIENCE)))
            return 1
    where = str(order.guild) if order.guild else ALL
    say(words.phrase("stop-done", halt=order.halt or "none", where=where))
    try:
        others = [each for each in servers_in(database).stops if each.guild != order.guild]
    except DamagedDatabase:
        # The order was carried out, in a part of the database that can be read.
        say(words.phrase("stop-others-unread"))
        return 0
    if others:
        say(words.phrase("stop-others"))
        for each in others:
            say(stop_line(each, words))
    return 0


async def _carried_out(database: Database, order: Order) -> None:
    """Carry out an order while no bot uses the database."""
    async with open_database(database) as store:
        service = Service(store, SystemClock(), secrets.token_bytes, all_words)
        await service.upkeep.stopping.stop(order.guild, order.halt)


def _handed_over(database: Path, order: Order) -> bool:
    """Hand an order to the running bot; return whether it was carried out in time, else undo it."""
    try:
        file = give(database, order)
    except FileExistsError as taken:
        raise Refused(f"Another order waits already: {taken.filename}") from taken
    except OSError as trouble:
        raise Refused(
            f"The bot is running, but I cannot write the order for it: {trouble}"
        ) from trouble
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if not file.exists():
            return True
        time.sleep(LOOK)
    try:
        file.unlink()
    except FileNotFoundError:
        return True
    return False


def listed(found: ServersFound, words: Words) -> Iterator[str]:
    """Yield a line for each server with games, settings or a stop, and for a stop of all."""
    stops = {each.guild: each for each in found.stops}
    closed = {each.guild for each in found.settings if each.closed}
    if EVERYWHERE in stops:
        yield stop_line(stops[EVERYWHERE], words)
    games = {each.guild: each for each in found.games}
    known = _known(games, stops, (each.guild for each in found.settings))
    if not known and not stops:
        yield words.phrase("servers-none")
    for guild in known:
        here = games.get(guild)
        yield words.phrase(
            "servers-line",
            id=str(guild),
            open=here.open if here else 0,
            running=here.running if here else 0,
        )
        if guild in closed:
            yield words.phrase("servers-closed")
        if guild in stops:
            yield f"  {stop_line(stops[guild], words)}"


def _known(*groups: Iterable[int]) -> list[int]:
    return sorted({each for group in groups for each in group} - {EVERYWHERE})


def stop_line(stop: Stop, words: Words) -> str:
    """Return in a sentence what the owner has stopped, where and since when."""
    since = datetime.fromtimestamp(stop.since, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if stop.guild == EVERYWHERE:
        return words.phrase("servers-everywhere", halt=stop.halt, since=since)
    return words.phrase("servers-stop", id=str(stop.guild), halt=stop.halt, since=since)


def _server(typed: str) -> int:
    """Return a typed id of a server.

    Raises:
        ArgumentTypeError: the text is no id.
    """
    if typed == ALL:
        return EVERYWHERE
    readable = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LARGEST_ID))
    if not (readable and 0 < int(typed) <= LARGEST_ID):
        raise argparse.ArgumentTypeError(
            f"{typed[:30]!r} is not a server: give a server's id, or {ALL}"
        )
    return int(typed)
