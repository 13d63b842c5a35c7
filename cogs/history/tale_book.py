"""A tale as a book: a PDF with pictures, and dice in small notes at the end of each scene."""

from collections.abc import Iterator

from cogs.base.text import spoken
from cogs.ports import BookBlock, BookKind, BookRequest, Painter
from rules.core.words import Words
from rules.service.history.tale.records import Sentence, Speech, Tale, TaleScene


async def as_book(tale: Tale, painter: Painter, locale: str, words: Words, asker: int) -> bytes:
    """Return a tale as a PDF."""
    blocks = tuple(_blocks(tale, words))
    return await painter.book(
        BookRequest(blocks=blocks, title=tale.title, locale=locale, asker=asker)
    )


def _blocks(tale: Tale, words: Words) -> Iterator[BookBlock]:
    yield _block("title", tale.title)
    yield _block("small", tale.head)
    if tale.remark:
        yield _block("small", tale.remark)
    if tale.opening:
        yield _block("text", tale.opening)
    for chapter in tale.chapters:
        if chapter.title:
            yield _block("chapter", chapter.title)
        for scene in chapter.scenes:
            yield from _scene(scene, words)
        if chapter.left_out:
            yield _block("small", words.phrase("tale-left-out", count=chapter.left_out))
    if tale.ending:
        yield _block("chapter", words.phrase("tale-heading-end"))
        for line in tale.ending:
            yield _block("end", line)


def _scene(scene: TaleScene, words: Words) -> Iterator[BookBlock]:
    yield _block("scene", scene.heading)
    for paragraph in scene.paragraphs:
        first = paragraph[0]
        if isinstance(first, Speech):
            said = spoken(first.words).replace("*", "")
            yield _block("speech", words.phrase("tale-speech", words=said, name=first.name))
        else:
            runs = tuple((part.text, part.note) for part in paragraph if isinstance(part, Sentence))
            yield BookBlock(kind="text", runs=runs)
    for number, note in enumerate(scene.notes, start=1):
        yield _block("note", f"{number} {note}")
    if scene.map is not None:
        yield BookBlock(kind="text", scene=scene.map)


def _block(kind: BookKind, text: str) -> BookBlock:
    return BookBlock(kind=kind, runs=((text, 0),))
