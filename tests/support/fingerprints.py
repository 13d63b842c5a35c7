"""Fingerprints of games and dungeons, to hold that each version of Python makes the same.

`python -m tests.support.fingerprints --games 40 --dungeons 20` prints some thousand of them; what
two interpreters print is then compared, as by `diff`.
"""

import argparse
import base64
import hashlib
import json
import re
import zlib
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import Any, get_args
from zipfile import ZipFile

from PIL import Image

from bot.catalogs import all_words
from bot.drawing.keys import notes_of
from render.files import FORMATS
from render.files.exporting import ExportRequest, Format, run_export
from rules.core.answers import STANCES, Stance, Transition
from rules.core.dice import SeededDice
from rules.core.scene import Scene
from rules.core.simulate import play_game, secret_of
from rules.dungeon import Morphology
from rules.service.dungeons.request import DungeonRequest, options_of
from rules.service.dungeons.session import rolled_scene
from tests.support.known import KNOWN, seats_near
from tests.support.playing import party, played

STEPS = 400
PICTURES: tuple[Format, ...] = ("png", "pdf", "uvtt", "foundry", "tmx")
"""Formats that hold a picture, whose pixels depend on Pillow as well."""
MADE_OF = ("", "glass", "ice", "living_soil")


def game(key: str, number: int, stance: Stance, steps: int = STEPS) -> str:
    """Every event and state of a game in which the autopilot decides all."""
    rules, found = KNOWN[key], hashlib.sha256()

    def watch(_: Any, done: Transition[Any]) -> None:
        for event in done.events:
            found.update(event.model_dump_json().encode())
        found.update(done.state.model_dump_json().encode())

    settings = (rules.preset, *rules.presets.values(), rules.options_type())
    options = settings[number % len(settings)]
    seats = seats_near(rules, 1 + number % 4)
    end = play_game(
        rules, options, seats, secret_of("fingerprint", number), steps, stance, watch=watch
    )
    found.update(repr(end).encode())
    return found.hexdigest()[:16]


def wild_game(key: str, number: int, steps: int = STEPS) -> str:
    """Every choice, event and state of a game by chance."""
    rules, found = KNOWN[key], hashlib.sha256()
    seats = seats_near(rules, 1 + number % 4)
    for moment in played(rules, rules.options_type(), seats, number, steps):
        for seat in rules.awaiting(moment.state):
            for option in rules.legal_actions(moment.state, seat):
                found.update(option.model_dump_json().encode())
        found.update(json.dumps(moment.faces).encode())
        found.update(moment.state.model_dump_json().encode())
    return found.hexdigest()[:16]


def opening(key: str) -> str:
    """How a game begins under each of its presets."""
    rules, found = KNOWN[key], hashlib.sha256()
    for options in (rules.options_type(), *rules.presets.values()):
        begun = rules.new_game(options, party(seats_near(rules, 2)), SeededDice(b"opening"))
        found.update(begun.state.model_dump_json().encode())
    return found.hexdigest()[:16]


def dungeon(number: int, form: Format) -> str:
    """A file of a dungeon with some of all morphologies, for its keeper."""
    return hashlib.sha256(b"\n".join(unpacked(dungeon_file(number, form)))).hexdigest()[:16]


def dungeon_file(number: int, form: Format) -> bytes:
    """A file of a dungeon with some of all morphologies, for its keeper."""
    seed, scene, plan, notes = rolled(number)
    asked = ExportRequest(
        scene=scene, say=all_words("en").say, format=form, audience="keeper", name=seed,
        ppg=40 if form in PICTURES and form != "pdf" else None, plan=plan, notes=notes,
    )  # fmt: skip
    return run_export(asked).data


@lru_cache(maxsize=1)
def rolled(number: int) -> tuple[str, Scene, Any, Any]:
    """The dungeon of a number: its seed, its scene, its plan, and what its keeper is told."""
    kinds = get_args(Morphology)
    some = {kinds[number * step % len(kinds)] for step in (1, 3)}
    wish = DungeonRequest(
        levels=2,
        morphology=",".join(sorted(some)),
        material=MADE_OF[number % len(MADE_OF)],
        seed=f"fingerprint {number}",
    )
    scene, plan = rolled_scene(options_of(wish), wish.seed, 1, keeper=True)
    return wish.seed, scene, plan, notes_of(plan, scene, all_words("en"))


def unpacked(data: bytes) -> Iterator[bytes]:
    """What a file says, without how a library compressed it: pictures are their pixels."""
    if data.startswith(b"\x89PNG"):
        image = Image.open(BytesIO(data)).convert("RGBA")
        yield repr(image.size).encode() + image.tobytes()
    elif data.startswith(b"PK"):
        with ZipFile(BytesIO(data)) as archive:
            for name in sorted(archive.namelist()):
                yield name.encode()
                yield from unpacked(archive.read(name))
    elif data.startswith(b"%PDF"):
        for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
            # A checksum may end in a line feed, which looks like the end of the stream's line.
            packed = stream[:1] == b"\x78"
            yield zlib.decompressobj().decompress(stream) if packed else stream
    elif data.startswith(b"{") and b'"image"' in data:
        told = json.loads(data)
        yield from unpacked(base64.b64decode(told.pop("image")))
        yield json.dumps(told).encode()
    else:
        yield data


def main() -> None:
    """Print as many as the command line asks for, each with what it is of."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each system and stance")
    parser.add_argument("--dungeons", type=int, default=3, help="dungeons, in each format")
    asked = parser.parse_args()
    for key in KNOWN:
        print(key, "opening", opening(key), flush=True)
        for number in range(asked.games):
            for stance in STANCES:
                print(key, number, stance, game(key, number, stance), flush=True)
            print(key, number, "by chance", wild_game(key, number), flush=True)
    for number in range(asked.dungeons):
        for form in FORMATS:
            print("dungeon", number, form, dungeon(number, form), flush=True)


if __name__ == "__main__":
    main()
