"""Replays of whole evenings: light enough to be sent, with faces, and told in sentences.

A usual run replays an evening of one game, `make soak` one of each.
"""

from collections.abc import AsyncIterator, Sequence
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.catalogs import all_words
from cogs.cards.maps import MOST_BYTES
from render import replay
from render.pictures.replay import FOOT_SHARE, HOLD, LONGEST, SHORTEST
from rules.core.scene import Scene
from rules.ports import Adventure, Step
from rules.registry import ruleset, rulesets
from rules.service.history.captions import captions_of
from rules.service.journal.reel import Reel
from tests.support.known import released
from tests.support.playing import played
from tests.support.soak import SOAK

STEPS = 300 if SOAK else 150
USUAL = "third-six"
GAMES = [key for key in rulesets() if released(key)] if SOAK else [USUAL]
WORDS = all_words("en")
WIDE = 0.72 * 640
"""The least pixels across, with which a square of a frame has the forty that faces need."""


async def evening(key: str) -> tuple[Sequence[Scene], Sequence[tuple[str, ...]]]:
    """The scenes of a game on autopilot, with what led to each."""
    rules, steps, scenes, seen_at = ruleset(key), [], [], []
    size = min(3, rules.seats[-1])
    moments = played(rules, rules.preset, size, seed=11, steps=STEPS, stance="balanced")
    for version, moment in enumerate(moments, start=1):
        steps.append(
            Step.model_construct(
                version=version,
                seat=moment.seat,
                action=moment.action.model_dump(mode="json") if moment.action else None,
                events=tuple(each.model_dump(mode="json") for each in moment.transition.events),
            )
        )
        scene = rules.view(moment.state, None).scene
        if not scenes or scene != scenes[-1]:
            scenes.append(scene)
            seen_at.append(version)

    async def read() -> AsyncIterator[Step]:
        for step in steps:
            yield step

    found = Adventure.model_construct(id="e", ruleset=key, seed=b"an evening")
    reel = Reel.model_construct(version=len(steps), scenes=tuple(scenes), seen_at=tuple(seen_at))
    return scenes, await captions_of(found, reel, read(), rules.telling, WORDS)


@pytest.mark.parametrize("key", GAMES)
async def test_an_evening_weighs_little_and_says_what_was_done(key: str) -> None:
    scenes, told = await evening(key)
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
