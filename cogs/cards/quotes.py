"""Words that went with deeds, as cards show them: a line for each, which can be found again."""

from cogs.base.text import clean

MOST_QUOTED, FEWEST = 240, 60
"""The most letters of words on a card, and the fewest to which they are cut for want of room."""


def quote_line(name: str, words: str, most: int = MOST_QUOTED) -> str:
    """Return the line of a card for what a hero said, with no more than so many of its letters."""
    return f"{begin_of_quote(name)} “{clean(words, most)}”"


def begin_of_quote(name: str) -> str:
    """Return what the line of a hero's words begins with."""
    return f"> **{clean(name, 60)}:**"
