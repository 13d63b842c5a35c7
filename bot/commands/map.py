"""`undercroft map`: a dungeon from the shell, the same as `/dungeon map` would roll.

With `--from` it is a map from a file instead: a level saved before, or one of One Page Dungeon.
"""

import argparse
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_args

from bot.catalogs import all_words
from bot.commands.packs.reading import pack_at
from bot.drawing.jobs import known_format
from bot.drawing.keys import keys_of, notes_in, notes_of
from cogs.ports import ThemeName
from render import files as exports
from render.files.exporting import run_export
from rules.core.errors import GameError, RuleError
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.scene import Scene
from rules.core.storeys import Storeys
from rules.dungeon.points import POINTS as MAPS
from rules.service.dungeons.offered_packs import materials_of
from rules.service.dungeons.request import DungeonRequest, options_of, seed_in, written
from rules.service.dungeons.rooms import seed_with_rooms
from rules.service.dungeons.session import rolled

ROLLED = (
    "seed", "levels", "level", "rooms", "morphology", "material", "pack", "table", "options",
)  # fmt: skip
"""Options of a dungeon that is rolled, which a map from a file cannot have."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "--from",
        dest="source",
        default="",
        metavar="FILE",
        help="read a saved level (.level.json) or One Page Dungeon's JSON instead of rolling one",
    )
    parser.add_argument(
        "--seed", default="", help="any words; the same words give the same dungeon"
    )
    parser.add_argument("--levels", type=int, help="how many levels at most, 1 to 3")
    parser.add_argument("--level", type=int, help="the level to write (1)")
    parser.add_argument(
        "--rooms", type=int, help="how many rooms that level is to have, hidden ones too"
    )
    parser.add_argument("--morphology", default="", help="kinds with commas, none, or a count")
    parser.add_argument("--material", default="", help="what it is built of, in your own words")
    parser.add_argument(
        "--pack",
        default="",
        metavar="FOLDER_OR_ZIP",
        help="a pack whose materials, furniture and contents it may have",
    )
    parser.add_argument("--table", type=str.lower, default="", help="seed or chessex")
    parser.add_argument(
        "--options", default="", help="more options, such as 'frontier:dfs compass:off'"
    )
    forms, themes = ", ".join(exports.FORMATS), ", ".join(get_args(ThemeName))
    parser.add_argument("--format", type=str.lower, default="", help=forms)
    parser.add_argument("--theme", type=str.lower, default="parchment", help=themes)
    parser.add_argument(
        "--paper",
        type=str.lower,
        default="a4",
        help=f"the paper of a PDF: {', '.join(get_args(exports.Paper))}",
    )
    parser.add_argument(
        "--keeper", action="store_true", help="write everything, not only what players know"
    )
    parser.add_argument("-o", "--output", help="the file to write, - for standard output")


def main(options: argparse.Namespace, _say: Callable[[str], None]) -> int:
    """Roll a dungeon and write it; return 0, 1 when writing fails, 2 for wrong options."""
    words = all_words("en")
    try:
        made, said = _read(options) if options.source else _rolled(options)
        file, key, named = _drawn(options, made)
    except GameError as refusal:
        print(words.say(refusal.text), file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{options.source} cannot be read: {error}", file=sys.stderr)
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
    print(f"Wrote {path}.{said}")
    return 0


class Made(NamedTuple):
    """A map that is to be written."""

    scene: Scene
    name: str
    """What its file is called, if the shell does not say."""
    audience: exports.Audience
    notes: tuple[exports.Note, ...] = ()
    plan: Mapping[str, Any] | None = None
    storeys: Storeys | None = None


def _rolled(options: argparse.Namespace) -> tuple[Made, str]:
    """Roll the dungeon that is asked for; return it, and how to roll it again.

    Raises:
        GameError: an option is wrong.
    """
    words = all_words("en")
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
    level = 1 if options.level is None else options.level
    if options.rooms is not None:
        seed = seed_with_rooms(chosen, seed, level, options.rooms)
    found = rolled(chosen, seed, level, keeper=options.keeper, whole=True)
    made = Made(
        found.scene,
        f"dungeon {seed} level {level}",
        "keeper" if options.keeper else "player",
        notes_of(found.plan, found.scene, words),
        found.plan,
        found.storeys,
    )
    title, told = words.say(found.scene.title), " ".join(map(words.say, found.scene.story))
    again = f" To roll the same again: /dungeon map {written(chosen, seed)}"
    return made, f"{again}\n{title}: {told}"


def _read(options: argparse.Namespace) -> tuple[Made, str]:
    """Read the map from the file that is asked for; players get what they may know of it.

    Raises:
        GameError: it cannot be read, or options are given that only a rolled dungeon has.
        OSError: there is no such file.
    """
    words = all_words("en")
    for name in ROLLED:
        if getattr(options, name) not in (None, ""):
            raise RuleError("error-map-from-file", name=f"--{name}")
    path = Path(options.source)
    with path.open("rb") as file:
        found = exports.read_map(file.read(exports.MOST_BYTES + 1), words.say)
    name = path.name.split(".")[0]
    if found.audience == "player":
        return Made(found.scene, name, "player"), ""
    if not options.keeper:
        return Made(exports.players_part(found.scene), name, "player"), ""
    return Made(found.scene, name, "keeper", notes_in(found, words), found.plan), ""


def _drawn(
    options: argparse.Namespace, made: Made
) -> tuple[exports.Export, exports.Export | None, str]:
    """Return the file of a map, its key if that is a file of its own, and the name asked for.

    Raises:
        GameError: there is no such format, theme or ending, or the map is too large for it.
    """
    output = "" if options.output in (None, "-") else options.output
    form = known_format(options.format or exports.form_of(output) or "png")
    named = exports.fitting(output, form) if output else ""
    wanted = _wanted(options, form, made)
    return run_export(wanted), exports.beside(wanted), named


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


def _wanted(options: argparse.Namespace, form: exports.Format, made: Made) -> exports.ExportRequest:
    """Return what is to be written: the map, for a keeper with its key.

    Raises:
        GameError: no such theme, or no such paper.
    """
    for name, known in (("theme", get_args(ThemeName)), ("paper", get_args(exports.Paper))):
        value = getattr(options, name)
        if value not in known:
            values = ", ".join(known)
            raise GameError("error-bad-setting", name=name, value=value[:60], values=values)
    words = all_words("en")
    return exports.ExportRequest(
        scene=made.scene,
        say=words.say,
        format=form,
        audience=made.audience,
        name=made.name,
        paper=options.paper,
        theme=options.theme,
        plan=made.plan,
        notes=made.notes,
        storeys=made.storeys,
        keys=keys_of(made.plan, made.storeys, words) if form == "foundry" else {},
    )
