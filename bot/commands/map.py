"""`undercroft map`: a dungeon from the shell, the same as `/dungeon map` would roll."""

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from bot.catalogs import all_words
from bot.commands.packs.reading import pack_at
from bot.drawing.keys import keys_of, notes_of
from bot.drawing.painter import known_format
from cogs.ports import ThemeName
from render import files as exports
from render.files.exporting import run_export
from rules.core.errors import GameError, RuleError
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.dungeon.points import POINTS as MAPS
from rules.service.dungeons.pack_materials import materials_of
from rules.service.dungeons.request import DungeonRequest, options_of, seed_in, written
from rules.service.dungeons.session import Rolled, rolled


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "--seed", default="", help="any words; the same words give the same dungeon"
    )
    parser.add_argument("--levels", type=int, help="how many levels at most, 1 to 3")
    parser.add_argument("--level", type=int, default=1, help="the level to write (1)")
    parser.add_argument("--morphology", default="", help="kinds with commas, none, or a count")
    parser.add_argument("--material", default="", help="what it is built of, in your own words")
    parser.add_argument(
        "--pack",
        default="",
        metavar="FOLDER_OR_ZIP",
        help="a pack whose materials, furniture and contents it may have",
    )
    parser.add_argument("--table", default="", help="seed or chessex")
    parser.add_argument(
        "--options", default="", help="more options, such as 'frontier:dfs compass:off'"
    )
    parser.add_argument("--format", default="", help=", ".join(exports.FORMATS))
    parser.add_argument("--theme", default="parchment", help=", ".join(get_args(ThemeName)))
    parser.add_argument(
        "--keeper", action="store_true", help="write everything, not only what players know"
    )
    parser.add_argument("-o", "--output", help="the file to write, - for standard output")


def main(options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Roll a dungeon and write it; return 0, 1 when writing fails, 2 for wrong options."""
    words = all_words("en")
    try:
        wish = DungeonRequest(
            levels=options.levels,
            morphology=options.morphology,
            material=options.material,
            table=options.table,
            seed=options.seed,
            more=options.options,
        )
        packs = [_pack_at(options.pack)] if options.pack else []
        chosen = options_of(wish, materials_of(packs, words))
        chosen = chosen.with_(packs=tuple(pack.ref for pack in packs))
        seed = seed_in(wish, secrets.token_hex(4))
        output = "" if options.output in (None, "-") else options.output
        form = known_format(options.format or exports.form_of(output) or "png")
        named = exports.fitting(output, form) if output else ""
        made = rolled(chosen, seed, options.level, keeper=options.keeper, whole=form == "foundry")
        wanted = _wanted(options, form, made, f"dungeon {seed} level {options.level}")
        file, key = run_export(wanted), exports.beside(wanted)
    except GameError as refusal:
        print(words.say(refusal.text), file=sys.stderr)
        return 2
    if options.output == "-":
        sys.stdout.buffer.write(file.data)
        return 0
    path = Path(named or file.name)
    files = {path: file.data}
    if key is not None:
        files[path.with_name(f"{path.name.split('.')[0]}-key.txt")] = key.data
    for place, data in files.items():
        try:
            place.write_bytes(data)
        except OSError as error:
            print(f"{place} cannot be written: {error}", file=sys.stderr)
            return 1
        if place != path:
            print(f"Wrote its key, {place}.")
    print(f"Wrote {path}. To roll the same again: /dungeon map {written(chosen, seed)}")
    return 0


def _pack_at(path: str) -> Pack:
    """Return a pack with something for the map generator, and have it at hand.

    Raises:
        PackError: it has problems.
        RuleError: it has nothing for the map generator.
    """
    pack = pack_at(Path(path))
    if MAPS.folder not in pack.manifest.systems:
        raise RuleError("error-pack-without-maps", pack=pack.manifest.title)
    LIBRARY.add(pack)
    return pack


def _wanted(
    options: argparse.Namespace,
    form: exports.Format,
    made: Rolled,
    name: str,
) -> exports.ExportRequest:
    """Return what is to be written: the map, for a keeper with its key.

    Raises:
        GameError: no such theme.
    """
    if options.theme not in get_args(ThemeName):
        raise GameError("error-bad-setting", name="theme", value=options.theme[:60],
                        values=", ".join(get_args(ThemeName)))  # fmt: skip
    words = all_words("en")
    return exports.ExportRequest(
        scene=made.scene,
        say=words.say,
        format=form,
        audience="keeper" if options.keeper else "player",
        name=name,
        theme=options.theme,
        plan=made.plan,
        notes=notes_of(made.plan, made.scene, words),
        storeys=made.storeys,
        keys=keys_of(made.plan, made.storeys, words),
    )
