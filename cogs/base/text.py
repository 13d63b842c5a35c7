"""Making text from people safe to show: nothing in it hides, reverses, mentions or formats."""

import re
import unicodedata

import discord

_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_HARMLESS = str.maketrans({"<": "‹", "[": "［", "]": "］", ":": "∶"})
MOST_MARKS = 2
_MARK = re.compile(r"[\\*_~`|]|^[#>+-]")
_NUMBERED = re.compile(r"^(\d+)([.)])(?= |$)")
"""Marks that format anywhere, marks that do so at the start of a line, and list numbers."""
_TAME, _START = re.compile(r"[\\~`|]"), re.compile(r"^(?:[#>+-]|[*_](?= ))")
"""Of those the ones that are not emphasis, anywhere and at the start of a line."""
_WRAPPING = str.maketrans({"<": "‹", "[": "［", "]": "］"})
_LINE = re.compile(r"\r\n|[\n\r\v\f\x85\u2028\u2029]")
MOST_TYPED = 6000
"""The most letters that Discord lets somebody type at once."""


def plain(text: str, limit: int = 200) -> str:
    """Return typed text for the rules, which is not shown, in at most `limit` characters.

    Control, invisible and direction characters are removed, stacked accents reduced to two.
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
    """Return text that shows exactly as typed, in at most `limit` characters.

    As `plain`, with Markdown, mentions and links escaped; text that is cut ends in an ellipsis.
    """
    # Not discord.utils.escape_markdown: it leaves marks inside of what looks like a link.
    escaped = _NUMBERED.sub(r"\1\\\2", _MARK.sub(r"\\\g<0>", plain(text, limit)))
    return fit(discord.utils.escape_mentions(escaped.translate(_HARMLESS)), limit)


def fit(text: str, limit: int) -> str:
    """Return the text, cut at a word with an ellipsis when it is longer than `limit`."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    head, space, _ = cut.rpartition(" ")
    return (head if space and len(head) > limit // 2 else cut).rstrip("\\") + "…"


def fit_first(text: str, limit: int) -> str:
    """Return as many of the first lines as fit `limit` characters; only the first is ever cut."""
    first, *others = text.split("\n")
    kept = fit(first, limit)
    for line in others:
        if len(kept) + 1 + len(line) > limit:
            break
        kept += f"\n{line}"
    return kept


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


def spoken(text: str) -> str:
    """Return typed words to be said: as `plain`, line by line, so that lines stay.

    Of several empty lines one is left, and none at the ends.
    """
    lines = [plain(line, MOST_TYPED) for line in _LINE.split(text)]
    kept = [line for at, line in enumerate(lines) if line or (at and lines[at - 1])]
    return "\n".join(kept).strip()


def emphatic(text: str) -> str:
    """Return words as a message shows them: emphasis stands, and nothing else formats or pings."""
    return "\n".join(map(_emphatic_line, text.split("\n")))


def _emphatic_line(line: str) -> str:
    tamed = _START.sub(r"\\\g<0>", _TAME.sub(r"\\\g<0>", line))
    tamed = _NUMBERED.sub(r"\1\\\2", tamed).replace("://", "∶//")
    return discord.utils.escape_mentions(tamed.translate(_WRAPPING))
