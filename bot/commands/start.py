"""`undercroft run` and `undercroft table`: the bot itself."""

import argparse
import asyncio
import os
from collections.abc import Callable
from functools import partial
from secrets import token_hex

from bot import app
from bot.commands import check
from bot.commands.names import RUN, TABLE
from bot.refusal import Refused
from bot.settings import Settings
from rules.service.journal.said_dice import read_faces
from rules.service.records import Request
from rules.service.staging.search import Found, search
from rules.service.staging.wanted import wanted

LOOK = 0.05
"""Seconds between two looks whether the client is ready."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of both commands to a parser."""
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address instead of opening the browser"
    )
    if parser.prog.endswith(f" {TABLE}"):
        parser.add_argument(
            "--stage",
            metavar="WORDS",
            help='show a game in that state, such as "a fight, 2 heroes"',
        )
        parser.add_argument("--dice", default="", help="numbers for its next dice, such as 6,1,20")
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
    local = options.command == TABLE
    stage = None
    if local and options.dice and options.stage is None:
        raise Refused("--dice is for a game that --stage shows. Say with --stage which.", code=2)
    if local and options.stage is not None:
        # What is not understood, or not found, is said before anything opens.
        stage = partial(_staged, search(wanted(options.stage)), read_faces(options.dice))
    asyncio.run(app.run(settings, local=local, say=say, stage=stage))
    return 0


async def _staged(found: Found, faces: tuple[int, ...], running: app.App) -> str:
    """Stage a game in the first channel of the local table, and return what came of it."""
    if running.table is None:
        raise Refused("Only the local table can be opened with a game that is staged.")
    world = running.table.table.world
    while not running.client.is_ready():
        if running.failed.done():
            await running.failed
        await asyncio.sleep(LOOK)
    request = Request(
        id=f"stage-{token_hex(8)}",
        user=int(world.owner),
        channel=int(world.channels_of(world.guild)[0].id),
        guild=int(world.guild),
    )
    staging = running.service.staging
    return (await staging.stage(request, str(found.wanted), faces, first=max(1, found.games))).text
