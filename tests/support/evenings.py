"""Evenings on autopilot as replays show them: their scenes, and what led to each."""

from collections.abc import AsyncIterator, Sequence

from bot.catalogs import all_words
from rules.core.scene import Scene
from rules.ports import Adventure, Step
from rules.registry import ruleset
from rules.service.history.captions import captions_of
from rules.service.journal.reel import Reel
from tests.support.playing import played


async def told_evening(
    key: str, size: int, seed: int, steps: int
) -> tuple[Sequence[Scene], Sequence[tuple[str, ...]]]:
    """The scenes of a game for at most so many steps, and the sentences that tell of each."""
    rules, journal, scenes, seen_at = ruleset(key), [], [], []
    moments = played(rules, rules.preset, size, seed=seed, steps=steps, stance="balanced")
    for version, moment in enumerate(moments, start=1):
        journal.append(
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
        for step in journal:
            yield step

    found = Adventure.model_construct(id="e", ruleset=key, seed=b"an evening")
    reel = Reel.model_construct(version=len(journal), scenes=tuple(scenes), seen_at=tuple(seen_at))
    return scenes, await captions_of(found, reel, read(), rules.telling, all_words("en"))
