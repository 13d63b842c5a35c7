"""The command line: `undercroft [run | table | map | simulate | verify | backup | ...]`.

A command's module is loaded when the command is chosen: those that run the bot need not know how
packs are drawn, nor those that draw a map Discord.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from pydantic import ValidationError

from bot.catalogs import all_words
from bot.commands.names import RUN, TABLE, version_line
from bot.console import say
from bot.refusal import MISCONFIGURED, Refused
from rules.core.errors import GameError
from rules.store.errors import Misconfigured, StoreRefused

Say = Callable[[str], None]


class Module(Protocol):
    """What the module of a command has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments of a command to its parser."""
        ...

    def main(self, options: argparse.Namespace, say: Say) -> int:
        """Carry a command out; return the exit code."""
        ...


class Command(NamedTuple):
    """A command: what the list of commands says of it, and its module."""

    about: str
    module: str


COMMANDS = {
    RUN: Command("join Discord, or open the local table without a token", "start"),
    TABLE: Command("open the local table, token or not", "start"),
    "rehearse": Command("try on Discord, all that the bot relies on", "rehearse"),
    "map": Command("roll a dungeon and write its map to a file", "map"),
    "simulate": Command("play many games on autopilot and sum them up", "simulate"),
    "privacy": Command("show, export or delete what is stored about a person", "privacy"),
    "copy": Command("copy all to another database: from SQLite to PostgreSQL, or back", "copy"),
    "verify": Command("check every step and die of an exported log or campaign", "verify"),
    "backup": Command("copy the database to a new file", "backup"),
    "restore": Command("replace the database by a copy", "restore"),
    "health": Command("ask the running bot whether it does its work", "health"),
    "doctor": Command("check the database and the bot; change nothing", "doctor"),
    "repair": Command("repair an adventure that cannot be read", "repair"),
    "servers": Command("list servers with games, and what is stopped; change nothing", "stop"),
    "stop": Command("stop new games or all play, even while the bot runs", "stop"),
    "resume": Command("allow games and play again", "stop"),
    "stage": Command(
        "have a game in any state by name, in a server marked for developers", "stage"
    ),
    "new-system": Command("write the folder of a small new game", "new_system"),
    "pack": Command("write, check and zip a pack of your own", "packs.command"),
    "words": Command("for translators: what a language lacks, and what is wrong", "words.command"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code.

    0 is good, 1 refused, 2 not understood, 78 refused until a person changes what is configured.
    """
    given = sys.argv[1:] if argv is None else argv
    try:
        options = _parser(_chosen(given)).parse_args(given)
        return _module(options.command).main(options, say)
    except Refused as refusal:
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
            said = fault["msg"].removeprefix("Value error, ")
            print(f"{fault['loc'][0]}: {said}", file=sys.stderr)
        return 2


def load(given: Sequence[str]) -> None:
    """Load the module of the command that a command line names, if there is one."""
    if _chosen(given) in COMMANDS:
        _module(_chosen(given))


def _chosen(given: Sequence[str]) -> str:
    return next((each for each in given if not each.startswith("-")), RUN)


def _module(command: str) -> Module:
    return cast("Module", import_module(f"bot.commands.{COMMANDS[command].module}"))


def _parser(chosen: str) -> argparse.ArgumentParser:
    """Return a parser that knows all commands, and the arguments of the chosen one."""
    parser = argparse.ArgumentParser(
        prog="undercroft", description="A dungeon master that lives in a Discord channel."
    )
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parser.set_defaults(command=RUN, no_browser=False, check=False)
    for name, each in COMMANDS.items():
        described = commands.add_parser(name, help=each.about)
        if name == chosen:
            _module(name).add_arguments(described)
    return parser
