"""The gist of a tale: what mattered most, in a few lines, a scene in each."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.service.history.tale.records import Sentence, Source, TaleScene

MOST_OF_A_SCENE = 3
"""The most sentences of a scene in its line."""


class Gist(NamedTuple):
    """Lines in their order, and the events that are in none of them."""

    lines: tuple[str, ...]
    told: frozenset[Source]


class _Line(NamedTuple):
    heading: str
    sentences: tuple[Sentence, ...]

    @property
    def weight(self) -> int:
        return max((each.weight for each in self.sentences), default=0)

    @property
    def text(self) -> str:
        said = " ".join(each.text for each in self.sentences)
        return f"**{self.heading}.** {said}" if self.heading else said


def gist_of(scenes: Iterable[TaleScene], lines: int, letters: int) -> Gist:
    """Return scenes in at most so many lines and letters, those that matter least left out."""
    kept = [
        _Line(scene.heading, _weightiest(scene.sentences)) for scene in scenes if scene.sentences
    ]
    while len(kept) > 1 and (
        len(kept) > lines or sum(len(each.text) + 3 for each in kept) > letters
    ):
        least = min(range(len(kept)), key=lambda at: (kept[at].weight, at))
        del kept[least]
    while kept and len(kept[0].text) > letters and len(kept[0].sentences) > 1:
        kept[0] = kept[0]._replace(sentences=kept[0].sentences[1:])
    told = (source for line in kept for each in line.sentences for source in each.tells)
    return Gist(tuple(each.text for each in kept), frozenset(told))


def _weightiest(sentences: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """Return the sentences of a scene that matter most, in their order."""
    order = sorted(range(len(sentences)), key=lambda at: (-sentences[at].weight, at))
    return tuple(sentences[at] for at in sorted(order[:MOST_OF_A_SCENE]))
