"""`undercroft privacy`: the data that is kept of a person, for a host who is asked for it."""

import argparse
import asyncio
import json
import secrets
from collections.abc import Callable

from bot.catalogs import all_words
from bot.clock import SystemClock
from bot.console import knows_every_character
from bot.refusal import Refused
from bot.settings import Settings
from rules.service import Service
from rules.service.records import Request
from rules.store.addresses import Database
from rules.store.databases import open_database, there_is

LOCALE = "en"
LARGEST_ID = 2**63 - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("deed", choices=("show", "export", "delete"))
    parser.add_argument("user", type=_id, help="the person's Discord id")
    parser.add_argument("--yes", action="store_true", help="delete without asking again")


def main(options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Show, export or delete; return 0, or 1 where deleting was not confirmed.

    Raises:
        Refused: there is no database.
        StoreRefused: the bot runs, or the database cannot be opened.
    """
    settings = Settings()
    if not there_is(settings.database):
        raise Refused(f"There is no database {settings.database}. Check the path.")
    return asyncio.run(_run(options, settings.database, settings.keep_ended))


async def _run(options: argparse.Namespace, database: Database, keep_over: int) -> int:
    user: int = options.user
    async with open_database(database) as store:
        service = Service(store, SystemClock(), secrets.token_bytes, all_words, keep_over=keep_over)
        match options.deed:
            case "show":
                print("\n\n".join(await service.privacy.show(user, LOCALE)))
            case "export":
                found = await service.privacy.export(user)
                print(json.dumps(found, ensure_ascii=not knows_every_character(), indent=1))
            case _ if not options.yes:
                print(await service.privacy.consequences(user, LOCALE))
                print("\nNothing was deleted. To delete, run this again with --yes.")
                return 1
            case _:
                request = Request(id=f"shell:{secrets.token_hex(8)}", user=user, channel=0)
                print(await service.privacy.delete(request))
    return 0


def _id(typed: str) -> int:
    """Return a typed Discord id.

    Raises:
        ArgumentTypeError: the text is no id.
    """
    readable = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LARGEST_ID))
    if not (readable and 0 < int(typed) <= LARGEST_ID):
        raise argparse.ArgumentTypeError(f"{typed[:30]!r} is not a Discord id: give a number")
    return int(typed)
