"""The page of a preview: what is in a pack, with pictures, as HTML and as plain text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from rules.core.packs.manifest import Manifest

STYLE = """
:root { color-scheme: light dark; --line: #8885; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 74rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin: 2.5rem 0 1rem; }
article { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; border: 1px solid var(--line);
  border-radius: .5rem; padding: 1rem; margin-bottom: 1rem; overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-start; flex: 0 1 auto; }
.pictures img { max-width: 100%; max-height: 26rem; border-radius: .25rem; }
.pictures.large img { max-height: none; }
.card { flex: 1 1 22rem; min-width: 0; }
.card h3 { margin: 0 0 .5rem; }
small { font-weight: normal; opacity: .65; }
p { margin: .2rem 0; }
dl { flex: 1 0 100%; columns: 20rem; column-gap: 1.5rem; margin: 0; font-size: .9rem; }
dl div { break-inside: avoid; }
dt { opacity: .65; font: .78rem ui-monospace, monospace; }
dd { margin: 0 0 .4rem; }
"""
_BOLD = re.compile(r"\*\*(.+?)\*\*")
"""What is bold on Discord."""


class Sheet(NamedTuple):
    """An entry: its id and name, its card in lines, its words as written, and pictures by file."""

    id: str
    title: str
    lines: tuple[str, ...]
    words: Mapping[str, str]
    pictures: Mapping[str, bytes]


class Section(NamedTuple):
    """Entries under a heading."""

    title: str
    sheets: tuple[Sheet, ...]


def page(manifest: Manifest, sections: Sequence[Section]) -> str:
    """Return the page as HTML, which names its pictures beside it."""
    body = "\n".join(_body(manifest, sections))
    title = escape(f"{manifest.title} {manifest.version}")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(manifest: Manifest, sections: Sequence[Section]) -> Iterator[str]:
    yield f"<h1>{escape(manifest.title)} <small>{escape(manifest.version)}</small></h1>"
    yield f"<p>{escape(manifest.about)}</p>"
    made = f"By {', '.join(manifest.authors)}. Licence: {manifest.licence}"
    yield f"<p><small>{escape(made)}</small></p>"
    for section in sections:
        yield f"<h2>{escape(section.title)}</h2>"
        for sheet in section.sheets:
            yield from _article(sheet)


def _strong(found: re.Match[str]) -> str:
    return f"<strong>{found[1]}</strong>"


def _article(sheet: Sheet) -> Iterator[str]:
    yield "<article>"
    if sheet.pictures:
        alone = "" if sheet.lines or sheet.words else " large"
        yield f'<div class="pictures{alone}">'
        for name in sheet.pictures:
            yield f'<img src="{escape(name)}" alt="{escape(sheet.title)}">'
        yield "</div>"
    yield '<div class="card">'
    if sheet.title:
        yield f"<h3>{escape(sheet.title)} <small>{escape(sheet.id)}</small></h3>"
    for line in sheet.lines:
        yield f"<p>{_BOLD.sub(_strong, escape(line))}</p>"
    yield "</div>"
    if sheet.words:
        yield "<dl>"
        for key, said in sheet.words.items():
            yield f"<div><dt>{escape(key)}</dt><dd>{escape(said)}</dd></div>"
        yield "</dl>"
    yield "</article>"


def told(manifest: Manifest, sections: Sequence[Section]) -> str:
    """Return the text of the page's sections without pictures."""
    return "\n".join(_told(manifest, sections)) + "\n"


def _plain(found: re.Match[str]) -> str:
    return found[1]


def _told(manifest: Manifest, sections: Sequence[Section]) -> Iterator[str]:
    yield f"{manifest.title} {manifest.version}"
    yield manifest.about
    for section in sections:
        yield ""
        yield section.title
        yield "=" * len(section.title)
        for sheet in section.sheets:
            yield ""
            yield f"{sheet.title} ({sheet.id})" if sheet.title else sheet.id
            yield from (f"  {_BOLD.sub(_plain, line)}" for line in sheet.lines)
            yield from (f"  {key} = {said}" for key, said in sheet.words.items())
