"""The command line: `undercroft [run | table | map | simulate | verify | backup | ...]`."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from pydantic import ValidationError

from bot import app, health
from bot.catalogs import all_words
from bot.clock import SystemClock
from bot.commands import check as check_command
from bot.commands import copy as copy_command
from bot.commands import doctor as doctor_command
from bot.commands import map as map_command
from bot.commands import new_system as new_system_command
from bot.commands import privacy as privacy_command
from bot.commands import repair as repair_command
from bot.commands import simulate as simulate_command
from bot.commands import stop as stop_command
from bot.commands import verify as verify_command
from bot.commands.entry import version_line
from bot.commands.packs import command as pack_command
from bot.console import say
from bot.gateway.close_reasons import MISCONFIGURED
from bot.settings import Settings
from bot.watching.backups import stamp
from rules.core.errors import GameError
from rules.store.addresses import Database, ServerAddress
from rules.store.copies import restore_database
from rules.store.databases import copy_to
from rules.store.errors import Misconfigured, StoreRefused

ALONE: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "health": lambda _options: health.main(),
    "copy": lambda options: copy_command.run(options, say),
    "map": map_command.run,
    "simulate": simulate_command.run,
    "verify": lambda options: verify_command.run(options, say),
    "new-system": new_system_command.run,
    "pack": pack_command.run,
}
"""Commands that need no settings."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code.

    0 is good, 1 refused, 2 not understood, 78 refused until a person changes what is configured.
    """
    options = _parser().parse_args(argv)
    try:
        return _carried_out(options)
    except app.Refused as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except StoreRefused as refusal:
        print(refusal, file=sys.stderr)
        return MISCONFIGURED if isinstance(refusal, Misconfigured) else 1
    except GameError as refusal:
        print(all_words("en").say(refusal.text), file=sys.stderr)
        return 1
    except ValidationError as error:
        for fault in error.errors():
            print(f"{fault['loc'][0]}: {fault['msg']}", file=sys.stderr)
        return 2


def _carried_out(options: argparse.Namespace) -> int:
    if options.command in ALONE:
        return ALONE[options.command](options)
    match options.command:
        case "backup":
            return _backup(Settings().database, options.file)
        case "restore":
            return _restore(Settings().database, options.file)
        case "privacy":
            return privacy_command.run(options, Settings())
        case "doctor":
            return doctor_command.run(Settings().database, say)
        case "servers" | "stop" | "resume":
            return stop_command.run(options, Settings().database, say)
        case "repair":
            repair_command.run(Settings().database, options.adventure, say)
        case _:
            return _run(options, Settings())
    return 0


def _run(options: argparse.Namespace, settings: Settings) -> int:
    """Run the bot, or only check whether it could."""
    if options.check:
        return check_command.run(settings, say, check_command.given(os.environ))
    if options.no_browser:
        settings = settings.model_copy(update={"open_browser": False})
    asyncio.run(app.run(settings, local=options.command == "table", say=say))
    return 0


@cache
def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="undercroft", description="A dungeon master that lives in a Discord channel."
    )
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parser.set_defaults(command="run", no_browser=False, check=False)
    for command, what in (
        ("run", "join Discord, or open the local table without a token"),
        ("table", "open the local table, token or not"),
    ):
        running = commands.add_parser(command, help=what)
        running.add_argument(
            "--no-browser",
            action="store_true",
            help="print the address instead of opening the browser",
        )
        if command == "run":
            running.add_argument(
                "--check",
                action="store_true",
                help="say what would stop a start, without starting",
            )
    map_command.add_parser(commands)
    simulate_command.add_parser(commands)
    privacy_command.add_parser(commands)
    copy_command.add_parser(commands)
    verify_command.add_parser(commands)
    copy = commands.add_parser("backup", help="copy the database to a new file")
    copy.add_argument("file", type=Path)
    back = commands.add_parser("restore", help="replace the database by a copy")
    back.add_argument("file", type=Path)
    commands.add_parser("health", help="ask the running bot whether it does its work")
    commands.add_parser("doctor", help="check the database and the bot; change nothing")
    repair_command.add_parser(commands)
    stop_command.add_parsers(commands)
    new_system_command.add_parser(commands)
    pack_command.add_parser(commands)
    return parser


def _backup(database: Database, file: Path) -> int:
    copy_to(database, file.resolve())
    say(f"Copied {database} to {file}.")
    return 0


def _restore(database: Database, file: Path) -> int:
    if isinstance(database, ServerAddress):
        raise StoreRefused(
            "A copy of a PostgreSQL database is put back by PostgreSQL's own program, while no bot "
            f"runs: pg_restore --clean --if-exists --no-owner --dbname=DATABASE {file}"
        )
    label = f"replaced-{stamp(SystemClock().now())}"
    kept = restore_database(file.resolve(), database, label)
    aside = f" What was there before is kept as {kept}." if kept else ""
    say(f"Restored {database} from {file}.{aside}")
    return 0
