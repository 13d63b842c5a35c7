"""Captions of a replay: the deed that led to each scene and its outcome, in a few sentences."""

import re
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from typing import NamedTuple

from rules.core.scene import Scene
from rules.core.telling import Telling
from rules.core.words import Words, text_of
from rules.ports import Adventure, Step
from rules.service.cards.cards import colour_of
from rules.service.cards.weights import deed_of
from rules.service.journal.reel import Reel

LETTERS = 144
"""The most letters of a caption, beside its first sentence: two lines under a picture."""
USUAL, OUTCOME, CAUSE, GRAVE, HOW, LAST = range(1, 7)
"""How much a sentence matters for a caption: the last one of a figure that fell or is gone before
all, then how that came, then what is grave besides, and what led to it."""
LEADING = (CAUSE, HOW)
LEADS = 2
"""The sentences before something grave that tell how it came."""


class Said(NamedTuple):
    """A sentence, and how much it matters for a caption."""

    sentence: str
    rank: int


async def captions_of(
    found: Adventure, reel: Reel, steps: AsyncIterator[Step], telling: Telling, words: Words
) -> tuple[tuple[str, ...], ...]:
    """Return for each scene of a reel what the steps since the scene before it led to.

    What is a matter of course is not told: a scene may have no sentence.
    """
    told: list[tuple[str, ...]] = []
    said: list[Said] = []
    async for step in steps:
        said += _said(found, step, telling, words)
        shown = len(told)
        if shown < len(reel.seen_at) and step.version >= reel.seen_at[shown]:
            names = _lost(reel.scenes[max(0, shown - 1)], reel.scenes[shown], words)
            told.append(fitting(_raised(said, names)))
            said = []
    return (*told, *((),) * (len(reel.scenes) - len(told)))


def _said(found: Adventure, step: Step, telling: Telling, words: Words) -> Iterable[Said]:
    """Yield the sentences of a step that may stand in a caption, with how much each matters."""
    colour, deed = colour_of(found, "step", step.version), deed_of(step, telling)
    for at, event in enumerate(step.events):
        kind = str(event["kind"])
        rank = GRAVE if telling.weight(kind) > USUAL else telling.rank(kind)
        named = telling.deeds.get(str((step.action or {}).get("kind")), frozenset())
        if at == deed and kind in named:
            rank = max(rank, OUTCOME)
        if rank:
            yield Said(words.say(text_of(event), colour), rank)


def _lost(before: Scene, after: Scene, words: Words) -> tuple[str, ...]:
    """Return the names of figures that fell or are gone from one scene to the next."""
    standing = {token.key for token in after.tokens if not token.down}
    lost = (token for token in before.tokens if not token.down and token.key not in standing)
    here = before.region == after.region
    return tuple(words.say(token.name) for token in lost if here and token.side != "wanderer")


def _raised(said: Sequence[Said], names: Collection[str]) -> list[Said]:
    """Return sentences with the last outcome of each of these figures as what matters most."""
    raised = list(said)
    for name in names:
        telling = [
            at
            for at, each in enumerate(said)
            if each.rank >= OUTCOME and tells_of(each.sentence, name)
        ]
        for at in telling[-1:]:
            raised[at] = raised[at]._replace(rank=LAST)
    return raised


def tells_of(sentence: str, name: str) -> bool:
    """Return whether a sentence has a name that is not the beginning of a longer one."""
    return re.search(rf"(?<!\w){re.escape(name)}(?! \d)(?!\w)", sentence) is not None


def fitting(said: Sequence[Said]) -> tuple[str, ...]:
    """Return as many sentences in their order as fit a caption; those that matter most go first."""
    ranks = [each.rank for each in said]
    for at, each in enumerate(said):
        if each.rank in (GRAVE, LAST):
            for before in range(max(0, at - LEADS), at):
                if said[before].rank >= OUTCOME:
                    ranks[before] = max(ranks[before], each.rank - 1)
    kept: list[int] = []
    room = LETTERS

    def order(at: int) -> tuple[int, int]:
        # Of what led to something the nearest comes first.
        return -ranks[at], -at if ranks[at] in LEADING else at

    for at in sorted(range(len(said)), key=order):
        length = len(said[at].sentence) + 1
        if length > room and kept:
            break
        kept.append(at)
        room -= length
    return tuple(said[at].sentence for at in sorted(kept))
