"""What is drawn ahead serves the pictures that somebody waits for, and changes none of them."""

import subprocess
import sys
from zlib import crc32

import render
from render.pictures.compose import STILLS, forget
from rules.core.scene import Scene
from tests.render import scenes

FIRST = """
from zlib import crc32
import render
from render.fonts import font
from tests.render import scenes
from tests.render.test_prepare import with_faces

counts = [font.cache_info().misses]
render.prepare("slate")
counts.append(font.cache_info().misses)
drawn = render.picture(with_faces(), scenes.say, theme="slate")
counts.append(font.cache_info().misses)
print(*counts, crc32(drawn))
"""


def with_faces() -> Scene:
    """A scene in which some figures have faces and some have letters alone."""
    plan, bare = scenes.lattice(), ("h2", "h3", "m1")
    figures = (each if each.key in bare else each.with_(face="orc-head") for each in plan.tokens)
    more = plan.tokens[2].with_(key="m2", face="orc-head", at=(16, 8))
    return plan.with_(tokens=(*figures, more))


def test_the_first_picture_after_it_loads_no_typeface_and_is_the_same() -> None:
    """In a fresh process, which has loaded none before."""
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    before, ready, after, drawn = map(int, done.stdout.split())
    assert before < ready
    assert ready == after
    forget()
    assert crc32(render.picture(with_faces(), scenes.say, theme="slate")) == drawn


def test_it_is_drawn_once_and_its_map_is_not_kept() -> None:
    forget()
    render.prepare.cache_clear()
    for _ in range(2):
        render.prepare("slate")
    assert render.prepare.cache_info().misses == 1
    assert not STILLS.stills.weight
