"""The records of a tale: chapters, scenes, and sentences with their notes."""

from typing import NamedTuple

from rules.core.model import Model
from rules.core.scene import Scene

PARAGRAPH = 380
"""Letters after which another paragraph begins."""
Source = tuple[int, int]
"""An event of a journal: the version of its step, and its place among the step's events."""


class Sentence(Model):
    """A sentence of a tale.

    `form` names how it is put: no two sentences in a row have the same. `note` is the number of its
    footnote in the scene, 0 without one. `tells` are the events that it tells or sums up, `weight`
    says how much it matters: 0 to 3.
    """

    text: str
    form: str
    note: int = 0
    tells: tuple[Source, ...] = ()
    weight: int = 1


class Speech(Model):
    """Words that somebody said, where they said them: before the deed of `version`."""

    name: str
    words: str
    version: int


class TaleScene(Model):
    """A stretch at one place, or a fight: its heading, what happened, and its footnotes.

    `since` and `until` are the versions of its first and last steps, `map` shows it.
    """

    heading: str
    parts: tuple[Sentence | Speech, ...]
    notes: tuple[str, ...] = ()
    since: int
    until: int
    map: Scene | None = None

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """Its sentences, without what people said."""
        return tuple(each for each in self.parts if isinstance(each, Sentence))

    @property
    def paragraphs(self) -> tuple[tuple["Sentence | Speech", ...], ...]:
        """Its parts in paragraphs of a few sentences; what somebody said is one of its own."""
        made: list[list[Sentence | Speech]] = []
        for each in self.parts:
            last = made[-1] if made else []
            alone = isinstance(each, Speech) or any(isinstance(one, Speech) for one in last)
            if not last or alone or sum(map(_length, last)) >= PARAGRAPH:
                made.append([])
            made[-1].append(each)
        return tuple(map(tuple, made))

    @property
    def letters(self) -> int:
        """How long it is."""
        return sum(map(_length, self.parts)) + sum(map(len, self.notes))


def _length(part: Sentence | Speech) -> int:
    return len(part.text if isinstance(part, Sentence) else part.words)


class TaleChapter(Model):
    """Scenes that belong together; `left_out` counts those that there was no room for.

    `number` is that of an adventure of a campaign, 0 for what is none.
    """

    title: str
    number: int = 0
    scenes: tuple[TaleScene, ...]
    left_out: int = 0


class Tale(Model):
    """A whole adventure to read: who set out, its chapters, and how it ended.

    `head` is small print about the game, `opening` the first sentence; `remark` says what
    is missing, where something is.
    """

    title: str
    head: str
    opening: str = ""
    chapters: tuple[TaleChapter, ...]
    ending: tuple[str, ...] = ()
    remark: str = ""

    @property
    def scenes(self) -> tuple[TaleScene, ...]:
        """The scenes of all chapters."""
        return tuple(scene for chapter in self.chapters for scene in chapter.scenes)

    def with_maps(self, maps: dict[int, Scene]) -> "Tale":
        """Return the tale with a map for each of some scenes, counted from 0."""
        number = 0
        chapters = []
        for chapter in self.chapters:
            scenes = []
            for scene in chapter.scenes:
                scenes.append(scene.with_(map=maps.get(number)))
                number += 1
            chapters.append(chapter.with_(scenes=tuple(scenes)))
        return self.with_(chapters=tuple(chapters))


class Detail(NamedTuple):
    """How fully a tale is told: rounds of a fight before it is summed up, sentences of a scene."""

    rounds: int
    sentences: int


FULL, SHORT, BARE = Detail(3, 22), Detail(1, 12), Detail(0, 7)
"""The ways to tell: the first that has room for all of an adventure is taken."""
