"""A story as a file: Markdown with maps in letters, or one HTML page with pictures in it."""

import base64
import html
import re
from collections.abc import AsyncIterator
from typing import Literal, get_args

from cogs.ports import Painter, PictureRequest
from rules.core.words import Words
from rules.service.history.story import Part, Story

Form = Literal["html", "markdown"]
FORMS: tuple[Form, ...] = get_args(Form)
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_PEOPLE = re.compile(r"<@!?\d+>|<t:\d+(?::\w)?>")
STYLE = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #f6f1e4; color: #2b2418;
  font: 1.05rem/1.55 Georgia, serif; }
h1 { font-size: 1.9rem; margin-bottom: .2rem; }
p.head, p.dice { color: #6b5f4a; font-size: .9rem; }
figure { margin: 1.2rem 0; } img { max-width: 100%; border-radius: 4px; }
p.end { border-top: 1px solid #b8a98a; padding-top: 1rem; font-weight: bold; }
@media (prefers-color-scheme: dark) { body { background: #1d1a15; color: #e6dcc6; }
  p.head, p.dice { color: #a5977c; } }
"""


async def written(
    story: Story, form: Form, painter: Painter, locale: str, words: Words, asker: int
) -> bytes:
    """Return a story as the bytes of a file; it names heroes, and not the people behind them."""
    parts = _markdown if form == "markdown" else _page
    lines = [line async for line in parts(story, painter, locale, words, asker)]
    return "\n".join(lines).encode()


async def _markdown(
    story: Story, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    yield f"# {_safe(story.title)}\n\n_{_safe(story.head)}_\n"
    for part in story.parts:
        for line in part.lines:
            yield f"{_safe(line)}\n"
        if part.dice:
            yield f"_{_safe(part.dice)}_\n"
        if part.scene is not None:
            yield f"### {_safe(words.say(part.scene.title))}\n"
            letters = await painter.text_map(
                part.scene, locale=locale, view="overview", asker=asker
            )
            yield f"{letters}\n"
    if story.ending:
        yield f"---\n\n**{_safe(story.ending)}**\n"


async def _page(
    story: Story, painter: Painter, locale: str, words: Words, asker: int
) -> AsyncIterator[str]:
    title = _tagged(story.title)
    yield f'<!doctype html>\n<html lang="{html.escape(locale)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f'<h1>{title}</h1>\n<p class="head">{_tagged(story.head)}</p>'
    for number, part in enumerate(story.parts):
        for line in _told(part):
            yield line
        if part.scene is not None:
            wanted = PictureRequest(
                scene=part.scene, locale=locale, name=f"map-{number}", view="overview", asker=asker
            )
            picture = await painter.paint(wanted)
            kind = "png" if picture.name.endswith("png") else picture.name.rpartition(".")[2]
            data = base64.b64encode(picture.data).decode()
            yield (
                f'<figure><img src="data:image/{kind};base64,{data}" alt="{_tagged(picture.alt)}">'
                f"<figcaption>{_tagged(words.say(part.scene.title))}</figcaption></figure>"
            )
    if story.ending:
        yield f'<p class="end">{_tagged(story.ending)}</p>'
    yield "</body>\n</html>"


def _told(part: Part) -> list[str]:
    lines = [f"<p>{_tagged(line)}</p>" for line in part.lines]
    return [*lines, f'<p class="dice">{_tagged(part.dice)}</p>'] if part.dice else lines


def _safe(text: str) -> str:
    """Return text without marks that only Discord understands, and without tags."""
    return _PEOPLE.sub("", text).replace("<", "&lt;").replace("\n", "  \n").strip()


def _tagged(text: str) -> str:
    """Return text as HTML: escaped, with bold text kept bold."""
    return _STRONG.sub(r"<strong>\1</strong>", html.escape(_PEOPLE.sub("", text).strip()))
