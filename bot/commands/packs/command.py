"""`undercroft pack new | check | preview | simulate | build | icons`: the command line of packs."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.commands.packs import build, check, icons, new, preview, simulate
from bot.commands.packs.reading import told_problems
from rules.core.packs.problems import PackError
from rules.registry import pack_points

PARTS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "new": new.run,
    "check": check.run,
    "build": build.run,
    "preview": preview.run,
    "simulate": simulate.run,
    "icons": icons.run,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's parts to its parser."""
    parts = parser.add_subparsers(dest="part", metavar="PART", required=True)
    begun = parts.add_parser("new", help="write the folder of a small pack that works")
    begun.add_argument("name", metavar="NAME", type=new.name_of, help="such as ember-court")
    known = ", ".join(pack_points())
    usual = next(iter(pack_points()))
    begun.add_argument(
        "--system", default=usual, help=f"for which game: {known} (without it {usual})"
    )
    begun.add_argument(
        "--into",
        metavar="FOLDER",
        type=Path,
        default=Path(),
        help="where to make its folder (here)",
    )
    checked = parts.add_parser("check", help="say everything that is wrong with a pack")
    checked.add_argument("pack", metavar="FOLDER_OR_ZIP", type=Path)
    built = parts.add_parser("build", help="make the zip that servers take")
    built.add_argument("pack", metavar="FOLDER", type=Path)
    built.add_argument(
        "--out", metavar="FILE", type=Path, help="the zip to write (NAME-VERSION.zip, here)"
    )
    found = parts.add_parser("icons", help="find faces for figures by words, such as goblin chief")
    found.add_argument("words", metavar="WORD", nargs="+")
    previewed = parts.add_parser("preview", help="draw everything in a pack as players see it")
    previewed.add_argument("pack", metavar="FOLDER_OR_ZIP", type=Path)
    preview.add_arguments(previewed)
    simulated = parts.add_parser(
        "simulate", help="play games with a pack and without, and compare them"
    )
    simulated.add_argument("pack", metavar="FOLDER_OR_ZIP", type=Path)
    simulate.add_arguments(simulated)


def main(options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Carry out one part; 0 when it is done, 1 when the pack has problems or a file is in the way.

    Every problem of a pack is listed on standard error, with its file and line.
    """
    try:
        return PARTS[options.part](options)
    except PackError as error:
        for line in told_problems(error):
            print(line, file=sys.stderr)
        return 1
