"""`undercroft run` and `undercroft table`: the bot itself."""

import argparse
import asyncio
import os
from collections.abc import Callable

from bot import app
from bot.commands import check
from bot.commands.names import RUN, TABLE
from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of both commands to a parser."""
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address instead of opening the browser"
    )
    if parser.prog.endswith(f" {RUN}"):
        parser.add_argument(
            "--check", action="store_true", help="say what would stop a start, without starting"
        )


def main(options: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Run the bot, or only check whether it could."""
    settings = Settings()
    if options.check:
        return check.run(settings, say, check.given(os.environ))
    if options.no_browser:
        settings = settings.model_copy(update={"open_browser": False})
    asyncio.run(app.run(settings, local=options.command == TABLE, say=say))
    return 0
