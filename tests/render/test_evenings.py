"""Replays of whole evenings: light enough to be sent, with faces, and told in sentences.

A usual run replays an evening of one game, `make soak` one of each.
"""

from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.catalogs import all_words
from cogs.cards.maps import MOST_BYTES
from render import replay
from render.pictures.replay import FOOT_SHARE, HOLD, LONGEST, SHORTEST
from rules.registry import ruleset, rulesets
from tests.support.evenings import told_evening
from tests.support.known import released
from tests.support.soak import SOAK

STEPS = 300 if SOAK else 60
USUAL = "third-six"
GAMES = [key for key in rulesets() if released(key)] if SOAK else [USUAL]
WORDS = all_words("en")
WIDE = 0.72 * 640
"""The least pixels across, with which a square of a frame has the forty that faces need."""


@pytest.mark.parametrize("key", GAMES)
async def test_an_evening_weighs_little_and_says_what_was_done(key: str) -> None:
    size = min(3, ruleset(key).seats[-1])
    scenes, told = await told_evening(key, size, seed=11, steps=STEPS)
    made = replay(scenes, WORDS.say, theme="parchment", limit_bytes=MOST_BYTES, told=told)
    assert len(made.data) <= MOST_BYTES == 3_000_000
    assert made.width >= WIDE
    file = Image.open(BytesIO(made.data))
    *times, last = [each.info["duration"] for each in ImageSequence.Iterator(file)]
    assert min(times) >= SHORTEST
    assert max(times) <= LONGEST
    assert last == HOLD
    assert made.frames > 20
    assert sum(map(bool, told)) >= len(scenes) / 3
    below = (0, made.height - made.height // FOOT_SHARE, made.width, made.height)
    words = [each.convert("RGB").crop(below).tobytes() for each in ImageSequence.Iterator(file)]
    assert len(set(words)) >= 0.8 * made.frames
