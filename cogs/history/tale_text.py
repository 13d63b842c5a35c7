"""A tale as Markdown, with maps in letters and dice as footnotes."""

from collections.abc import AsyncIterator

from cogs.base.text import emphatic, spoken
from cogs.ports import Painter
from rules.core.scene import Scene
from rules.core.words import Words
from rules.service.history.tale.records import Sentence, Speech, Tale, TaleChapter, TaleScene


async def as_markdown(
    tale: Tale, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    """Yield the lines of a tale as Markdown."""
    yield f"# {safe(tale.title)}\n\n_{safe(tale.head)}_\n"
    if tale.remark:
        yield f"_{safe(tale.remark)}_\n"
    if tale.opening:
        yield f"{safe(tale.opening)}\n"
    number = 0
    for chapter in tale.chapters:
        async for line in _chapter(chapter, number, painter, locale, words, asker):
            yield line
        number += sum(len(scene.notes) for scene in chapter.scenes)
    if tale.ending:
        yield f"## {words.phrase('tale-heading-end')}\n"
        for line in tale.ending:
            yield f"{safe(line)}\n"


async def _chapter(
    chapter: TaleChapter, before: int, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    """Yield a chapter, whose notes are counted from those before it."""
    if chapter.title:
        yield f"## {safe(chapter.title)}\n"
    number = before
    for scene in chapter.scenes:
        for line in _scene(scene, number, words):
            yield line
        number += len(scene.notes)
        if scene.map is not None:
            yield await _map(scene.map, painter, locale, asker)
    if chapter.left_out:
        yield f"_{words.phrase('tale-left-out', count=chapter.left_out)}_\n"


def _scene(scene: TaleScene, before: int, words: Words) -> list[str]:
    lines = [f"### {safe(scene.heading)}\n"]
    lines += [
        f"{' '.join(_part(part, before, words) for part in paragraph)}\n"
        for paragraph in scene.paragraphs
    ]
    lines += [
        f"[^{before + number}]: {safe(note)}" for number, note in enumerate(scene.notes, start=1)
    ]
    return [*lines, ""] if scene.notes else lines


def _part(part: Sentence | Speech, before: int, words: Words) -> str:
    if isinstance(part, Speech):
        said = emphatic(spoken(part.words)).replace("\n", "\n> ")
        return f"> {words.phrase('tale-speech', words=said, name=safe(part.name))}"
    return f"{safe(part.text)}[^{before + part.note}]" if part.note else safe(part.text)


async def _map(scene: Scene, painter: Painter, locale: str, asker: int) -> str:
    letters = await painter.text_map(scene, locale=locale, view="overview", asker=asker)
    return f"{letters}\n"


def safe(text: str) -> str:
    """Return text in which nothing is a tag, or a link."""
    return text.replace("<", "&lt;").replace("[", "\\[").replace("\n", "  \n").strip()
