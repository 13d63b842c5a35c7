"""A tale as one page of HTML: pictures inside, notes with links back, light and dark."""

import base64
import html
import re
from collections.abc import AsyncIterator

from cogs.base.text import spoken
from cogs.ports import Painter, PictureRequest
from rules.core.scene import Scene
from rules.core.words import Words
from rules.service.history.tale.records import Sentence, Speech, Tale, TaleChapter, TaleScene

_STRONG, _EMPHASIS = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"(?<![*\w])\*([^*\s][^*]*?)\*(?!\w)")
STYLE = """
:root { color-scheme: light dark; --paper: #f6f1e4; --ink: #2b2418; --soft: #6b5f4a;
  --line: #b8a98a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a15; --ink: #e6dcc6; --soft: #a5977c;
  --line: #5c513d; } }
body { max-width: 40rem; margin: 1.5rem auto; padding: 0 1.1rem; background: var(--paper);
  color: var(--ink); font: 1.1rem/1.6 Georgia, "Times New Roman", serif;
  overflow-wrap: break-word; }
h1 { font-size: 1.9rem; line-height: 1.2; margin-bottom: .2rem; }
h2 { margin-top: 2.6rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.2rem; margin: 2rem 0 .3rem; }
p { margin: .5rem 0; }
p.small, ol.notes { color: var(--soft); font-size: .85rem; }
ol.notes { border-top: 1px solid var(--line); padding: .4rem 0 0 1.6rem; }
sup { line-height: 0; } sup a, ol.notes a { color: inherit; text-decoration: none;
  padding: .1rem; }
blockquote { margin: .7rem 0 .7rem 1rem; font-style: italic; }
figure { margin: 1.2rem 0; } img { max-width: 100%; height: auto; border-radius: 4px; }
figcaption { color: var(--soft); font-size: .85rem; }
section.end { border-top: 1px solid var(--line); margin-top: 2.6rem; }
"""


async def as_page(
    tale: Tale, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    """Yield the lines of a tale as a page of HTML."""
    title = escaped(tale.title)
    yield f'<!doctype html>\n<html lang="{html.escape(locale)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f'<h1>{title}</h1>\n<p class="small">{escaped(tale.head)}</p>'
    if tale.remark:
        yield f'<p class="small">{escaped(tale.remark)}</p>'
    if tale.opening:
        yield f"<p>{escaped(tale.opening)}</p>"
    number = 0
    for chapter in tale.chapters:
        async for line in _chapter(chapter, number, painter, locale, words, asker):
            yield line
        number += len(chapter.scenes)
    if tale.ending:
        yield f'<section class="end">\n<h2>{escaped(words.phrase("tale-heading-end"))}</h2>'
        for line in tale.ending:
            yield f"<p>{escaped(line)}</p>"
        yield "</section>"
    yield "</main>\n</body>\n</html>"


async def _chapter(
    chapter: TaleChapter, before: int, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    """Yield a chapter, whose scenes are counted from those before it."""
    if chapter.title:
        yield f"<h2>{escaped(chapter.title)}</h2>"
    for number, scene in enumerate(chapter.scenes, start=before + 1):
        yield f"<section>\n<h3>{escaped(scene.heading)}</h3>"
        for line in _told(scene, number, words):
            yield line
        if scene.map is not None:
            yield await _figure(scene.map, number, painter, locale, words, asker)
        yield "</section>"
    if chapter.left_out:
        left = words.phrase("tale-left-out", count=chapter.left_out)
        yield f'<p class="small">{escaped(left)}</p>'


def _told(scene: TaleScene, number: int, words: Words) -> list[str]:
    lines = []
    for paragraph in scene.paragraphs:
        if isinstance(paragraph[0], Speech):
            lines.append(f"<blockquote>{_speech(paragraph[0], words)}</blockquote>")
        else:
            said = " ".join(
                _sentence(part, number) for part in paragraph if isinstance(part, Sentence)
            )
            lines.append(f"<p>{said}</p>")
    if scene.notes:
        back = html.escape(words.phrase("tale-note-back"), quote=True)
        notes = "\n".join(
            f'<li id="n{number}-{at}">{escaped(note)} '
            f'<a href="#r{number}-{at}" aria-label="{back}">↩</a></li>'
            for at, note in enumerate(scene.notes, start=1)
        )
        lines.append(f'<ol class="notes">\n{notes}\n</ol>')
    return lines


def _sentence(part: Sentence, number: int) -> str:
    if not part.note:
        return escaped(part.text)
    link = f"{number}-{part.note}"
    return f'{escaped(part.text)}<sup><a id="r{link}" href="#n{link}">{part.note}</a></sup>'


def _speech(part: Speech, words: Words) -> str:
    said = words.phrase("tale-speech", words=spoken(part.words), name=part.name)
    strong = _STRONG.sub(r"<strong>\1</strong>", html.escape(said))
    return _EMPHASIS.sub(r"<em>\1</em>", strong).replace("\n", "<br>")


async def _figure(
    scene: Scene, number: int, painter: Painter, locale: str, words: Words, asker: int
) -> str:
    wanted = PictureRequest(
        scene=scene, locale=locale, name=f"map-{number}", view="overview", asker=asker
    )
    picture = await painter.paint(wanted)
    kind = picture.name.rpartition(".")[2]
    data = base64.b64encode(picture.data).decode()
    alt = html.escape(picture.alt, quote=True)
    return (
        f'<figure><img src="data:image/{kind};base64,{data}" alt="{alt}" loading="lazy">'
        f"<figcaption>{escaped(words.say(scene.title))}</figcaption></figure>"
    )


def escaped(text: str) -> str:
    """Return text as HTML, without tags of its own."""
    return html.escape(text.strip()).replace("\n", "<br>")
