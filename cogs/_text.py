"""Text from people, made safe to show: no marks that hide, reverse, ping or format."""

import unicodedata

import discord

_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
MOST_MARKS = 2


def clean(text: str, limit: int = 200) -> str:
    """Plain text of at most `limit` characters that shows as typed.

    Control, invisible and direction marks go, piled accents are thinned to two, markdown and
    mentions are escaped, and what is too long ends in an ellipsis.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
            continue
        if category in _HIDDEN:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    plain = " ".join("".join(kept).split())
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(plain))
    return fit(escaped.replace("<", "‹").replace("[", "［").replace("]", "］"), limit)


def fit(text: str, limit: int) -> str:
    """The text, cut at a word with an ellipsis when it is longer than `limit`."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    head, space, _ = cut.rpartition(" ")
    return (head if space and len(head) > limit // 2 else cut).rstrip("\\") + "…"


def fit_lines(lines: tuple[str, ...] | list[str], limit: int) -> str:
    """As many of the last lines as fit `limit` characters, each on its own line."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        short = fit(line, min(limit, 400))
        if len(short) + 1 > room:
            break
        kept.append(short)
        room -= len(short) + 1
    return "\n".join(reversed(kept))
