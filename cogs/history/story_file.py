"""A tale as a file: a page with pictures, a book for paper, or plain text with maps in letters."""

from typing import Literal, get_args

from cogs.history.tale_book import as_book
from cogs.history.tale_page import as_page
from cogs.history.tale_text import as_markdown
from cogs.ports import Painter
from rules.core.words import Words
from rules.service.history.tale.records import Tale

Form = Literal["html", "pdf", "markdown"]
FORMS: tuple[Form, ...] = get_args(Form)
ENDINGS: dict[Form, str] = {"html": "html", "pdf": "pdf", "markdown": "md"}


async def written(
    tale: Tale, form: Form, painter: Painter, locale: str, words: Words, asker: int
) -> bytes:
    """Return a tale as the bytes of a file; it names heroes, and not the people behind them."""
    if form == "pdf":
        return await as_book(tale, painter, locale, words, asker)
    parts = as_markdown if form == "markdown" else as_page
    lines = [line async for line in parts(tale, painter, locale, words, asker)]
    return "\n".join(lines).encode()
