"""Text from people, made safe to show: no marks that hide, reverse, ping or format."""

import re
import unicodedata

import discord

_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_HARMLESS = str.maketrans({"<": "‹", "[": "［", "]": "］", ":": "∶"})
MOST_MARKS = 2
_MARK = re.compile(r"[\\*_~`|]|^[#>+-]")
_NUMBERED = re.compile(r"^(\d+)([.)])(?= |$)")
"""Marks that format anywhere or at the beginning of a line, and a number that begins a list."""


def plain(text: str, limit: int = 200) -> str:
    """What was typed, to be read by the rules and not to be shown: at most `limit` characters.

    Control, invisible and direction marks go, piled accents are thinned to two.
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
    return fit(" ".join("".join(kept).split()), limit)


def clean(text: str, limit: int = 200) -> str:
    """Text of at most `limit` characters that shows as typed: as `plain`, and nothing in it acts.

    Markdown, mentions and links are defused; what is too long ends in an ellipsis.
    """
    # Mark by mark: discord.utils takes what looks like a link for one, and leaves what is inside.
    escaped = _NUMBERED.sub(r"\1\\\2", _MARK.sub(r"\\\g<0>", plain(text, limit)))
    return fit(discord.utils.escape_mentions(escaped.translate(_HARMLESS)), limit)


def fit(text: str, limit: int) -> str:
    """Return the text, cut at a word with an ellipsis when it is longer than `limit`."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    head, space, _ = cut.rpartition(" ")
    return (head if space and len(head) > limit // 2 else cut).rstrip("\\") + "…"


def fit_lines(lines: tuple[str, ...] | list[str], limit: int) -> str:
    """Return as many of the last lines as fit `limit` characters, each on its own line."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        short = fit(line, min(limit, 400))
        if len(short) + 1 > room:
            break
        kept.append(short)
        room -= len(short) + 1
    return "\n".join(reversed(kept))
