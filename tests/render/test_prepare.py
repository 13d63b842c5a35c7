"""What is drawn ahead serves the pictures that somebody waits for, and changes none of them."""

import subprocess
import sys

import render
from render.pictures.compose import STILLS

FIRST = """
import sys
from zlib import crc32
import render
from render.fonts import font
from tests.render import scenes

plan, bare = scenes.lattice(), ("h2", "h3", "m1")
figures = (each if each.key in bare else each.with_(face="orc-head") for each in plan.tokens)
scene = plan.with_(tokens=(*figures, plan.tokens[2].with_(key="m2", face="orc-head", at=(16, 8))))

for name in sys.argv[1:]:
    if name == "ready":
        render.prepare("slate")
    else:
        before = font.cache_info().misses
        drawn = render.picture(scene, scenes.say, theme="slate")
        sys.stdout.write(f"{font.cache_info().misses - before} {crc32(drawn)}\\n")
"""


def first_picture(*steps: str) -> list[str]:
    """Faces that a fresh process loads for a picture, and the picture's checksum."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST, *steps], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_the_first_picture_after_it_loads_no_typeface_and_is_the_same() -> None:
    loaded, drawn = first_picture("picture")
    assert int(loaded) > 0
    assert first_picture("ready", "picture") == ["0", drawn]


def test_it_is_drawn_once() -> None:
    render.prepare("slate")
    before = STILLS.served.total()
    render.prepare("slate")
    assert STILLS.served.total() == before
