"""Captions of a replay: the deed that led to each scene and its outcome, in a few sentences."""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import NamedTuple

from rules.core.telling import Telling
from rules.core.words import Words, text_of
from rules.ports import Adventure, Step
from rules.service.cards.cards import colour_of
from rules.service.cards.news import deed_of
from rules.service.journal.reel import Reel

LETTERS = 130
"""The most letters of a caption, beside its first sentence: two lines under a picture."""
USUAL, OUTCOME, CAUSE, GRAVE = range(1, 5)
"""How much a sentence matters for a caption; what leads to something grave next to that."""
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
        if len(told) < len(reel.seen_at) and step.version >= reel.seen_at[len(told)]:
            told.append(fitting(said))
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


def fitting(said: Sequence[Said]) -> tuple[str, ...]:
    """Return as many sentences in their order as fit a caption; those that matter most go first."""
    ranks = [each.rank for each in said]
    for at, rank in enumerate(ranks):
        if rank == GRAVE:
            for before in range(max(0, at - LEADS), at):
                ranks[before] = max(ranks[before], CAUSE)
    kept: list[int] = []
    room = LETTERS
    for at in sorted(range(len(said)), key=lambda at: (-ranks[at], at)):
        length = len(said[at].sentence) + 1
        if length > room and kept:
            break
        kept.append(at)
        room -= length
    return tuple(said[at].sentence for at in sorted(kept))
