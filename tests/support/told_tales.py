"""Games on autopilot as the teller tells them, without a service around them."""

import re
from collections.abc import Sequence

from bot.catalogs import all_words
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words
from rules.ports import Step
from rules.service.history.tale.records import Sentence, Speech, TaleScene
from rules.service.history.tale.teller import MOST_LETTERS, Material, Told, chapters_of
from tests.support.playing import HEROES, played

WORDS = all_words("en")
NUMBERED = re.compile(r"\brolled\b|\bneeded\b|\(\w* ?\d|\bHP\b|\bXP\b|\d")
"""What a sentence of the log has, and one of a tale has not."""


def journal_of(rules: AnyRuleset, size: int, seed: int, steps: int) -> list[Step]:
    """The journal of a game for at most so many steps."""
    moments = played(rules, rules.preset, size, seed=seed, steps=steps, stance="balanced")
    return [
        Step.model_construct(
            version=version,
            seat=moment.seat,
            kind="act",
            action=moment.action.model_dump(mode="json") if moment.action else None,
            faces=tuple((6, "die", face) for face in moment.faces),
            events=tuple(each.model_dump(mode="json") for each in moment.transition.events),
            at=version,
        )
        for version, moment in enumerate(moments, start=1)
    ]


def tale_of(
    rules: AnyRuleset,
    steps: Sequence[Step],
    voices: Sequence[Speech] = (),
    most: int = MOST_LETTERS,
    words: Words = WORDS,
) -> Told:
    """A journal as chapters of scenes."""
    material = Material(
        steps=steps,
        voices=voices,
        telling=rules.telling,
        key=rules.key,
        names=dict(enumerate(HEROES, start=1)),
        seed=b"a tale",
        place_at=lambda _: "The dungeon",
    )
    return chapters_of(material, words, most)


def scenes_of(told: Told) -> list[TaleScene]:
    """All scenes of a tale."""
    return [scene for chapter in told.chapters for scene in chapter.scenes]


def sentences_of(told: Told) -> list[Sentence]:
    """All sentences of a tale, in their order."""
    return [each for scene in scenes_of(told) for each in scene.sentences]
