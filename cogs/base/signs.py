"""Signs in texts of messages: a character each while a text is laid out, the markup at the end.

So a sign takes the room of a character, is never cut in two, and gives way to words where a message
has no room for all of its markup.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from cogs.ports import Emojis, EmojiStanding
from rules.core.signs import SIGNS

_FIRST: Final = 0xF0000
"""The first code point for private use that stands for a sign; typed text has none of them."""
_CODES: Final = {sign: chr(_FIRST + place) for place, sign in enumerate(SIGNS)}
_JOINT: Final = "\u202f"
"""Stands between a sign and its word: a narrow blank that no line breaks at, even by a picture."""
_CODED: Final = re.compile(f"([{chr(_FIRST)}-{chr(_FIRST + len(SIGNS) - 1)}])({_JOINT}?)")
SEEN: Final = "nnn"
"""Letters that take about as much of a line as a sign does."""


class WordsAlone:
    """No emoji at all, for people who want the words by themselves."""

    def markup(self, sign: str) -> str:  # noqa: ARG002 - there is none for any sign
        """Return nothing."""
        return ""

    def doubt(self) -> None:
        """Do nothing: there is none that could be gone."""

    def standing(self) -> EmojiStanding:
        """Return that there is none, and that none is wanted."""
        return EmojiStanding(there=0, wanted=0)


WORDS_ALONE: Final = WordsAlone()


def coded(*signs: str) -> str:
    """Return signs for the beginning of a text that is laid out, with a blank behind them."""
    codes = "".join(_CODES[sign] for sign in signs if sign)
    return f"{codes}{_JOINT}" if codes else ""


def known(signs: Iterable[str], emojis: Emojis) -> tuple[str, ...]:
    """Return those of some signs that have an emoji now, in their order."""
    return tuple(sign for sign in signs if sign and emojis.markup(sign))


def seen(text: str) -> str:
    """Return a text with letters of about the width of its signs."""
    return _CODED.sub(SEEN + r"\2", text)


def uncoded(text: str) -> str:
    """Return a text without its signs."""
    return _CODED.sub("", text)


def written(texts: Sequence[str], emojis: Emojis, most: int) -> list[str]:
    """Return the texts of a message with markup for signs, as far as all have at most `most`.

    The first signs come first; what the words take is never shortened for them.
    """
    room = most - sum(len(uncoded(text)) for text in texts)

    def markup(found: re.Match[str]) -> str:
        nonlocal room
        said = emojis.markup(SIGNS[ord(found[1]) - _FIRST])
        if not said or len(said) + len(found[2]) > room:
            return ""
        room -= len(said) + len(found[2])
        return said + found[2]

    return [_CODED.sub(markup, text) for text in texts]


def emoji_of(sign: str, emojis: Emojis) -> discord.PartialEmoji | None:
    """Return the emoji of a sign for a button or a line of a list, None without one."""
    markup = emojis.markup(sign) if sign else ""
    return discord.PartialEmoji.from_str(markup) if markup else None
