"""Taking out of a report what is nobody's business: tokens, ids, and names.

Words of a report are ours, but what Discord answers may repeat what it was sent, so all that goes
into a report goes through here.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from pydantic import BaseModel

from bot.rehearsal.rows import rows

GONE = "[…]"
NAMES = frozenset({"name", "username", "global_name", "nick", "topic", "description", "owner_name"})
"""The fields of Discord's objects in which people write what they like."""
_IDS = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
_WORDS = re.compile(r"\w+")
_ADDRESS = re.compile(r"(?:https?|wss?)://[^\s\"'<>]+")

_Model = TypeVar("_Model", bound=BaseModel)


def names_in(*told: object) -> frozenset[str]:
    """Return every name that stands in objects as Discord sends them, however deep."""
    found: set[str] = set()
    for each in told:
        if isinstance(each, Mapping):
            found |= {str(each[key]) for key in NAMES & each.keys() if each[key]}
            found |= names_in(*each.values())
        elif isinstance(each, list | tuple):
            found |= names_in(*each)
    return frozenset(found)


class Redaction:
    """Takes a token, ids and the given names out of texts.

    A name all of whose words stand in our own table, as of a server called "Messages", stays: its
    words are ours in a report, and without them nobody could read it.
    """

    def __init__(self, token: str, names: Iterable[str] = ()) -> None:
        secret = [part for part in (token, *token.split(".")) if len(part) >= 6]
        foreign = [each for each in map(_folded, names) if each and not _is_ours(each)]
        wanted = sorted({*map(_folded, secret), *foreign}, key=len, reverse=True)
        # A name inside of a longer word is no name: "Al" leaves "also" alone.
        parts = [rf"(?<!\w){re.escape(each)}(?!\w)" for each in wanted]
        self._names = re.compile("|".join(parts), re.IGNORECASE) if parts else None

    def text(self, text: str) -> str:
        """Return a text without what it should not say."""
        text = _ADDRESS.sub(GONE, _IDS.sub(GONE, _TOKEN.sub(GONE, text)))
        folded = _folded(text)
        if self._names is None or not self._names.search(folded):
            return text
        return self._names.sub(GONE, folded)

    def model(self, model: _Model) -> _Model:
        """Return a report, or a part of one, whose texts were all looked through."""
        return type(model).model_validate(self._value(model.model_dump(mode="json")))

    def _value(self, value: object) -> object:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {key: self._value(each) for key, each in value.items()}
        return [self._value(each) for each in value] if isinstance(value, list) else value


def _folded(text: str) -> str:
    """Return a text in the letters that it looks like, without marks that nobody sees."""
    seen = unicodedata.normalize("NFKC", text)
    return "".join(each for each in seen if unicodedata.category(each) != "Cf").strip()


def _is_ours(name: str) -> bool:
    found = _WORDS.findall(name.casefold())
    return bool(found) and "".join(found) == "".join(name.casefold().split()) and _ours(found)


def _ours(words: Iterable[str]) -> bool:
    return set(words) <= _vocabulary()


@cache
def _vocabulary() -> frozenset[str]:
    texts = (text for row in rows().values() for text in (row.id, row.behaviour))
    return frozenset(word for text in texts for word in _WORDS.findall(text.casefold()))
