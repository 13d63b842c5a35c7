"""The words by which developers name a game and a state of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from rules.core.campaign.adapters import kinds_of
from rules.core.ruleset import AnyRuleset
from rules.core.situations import Situation
from rules.registry import campaigns, ruleset, rulesets
from rules.service.staging.general import general

Phrase = tuple[str, ...]
"""Words that belong together, in small letters."""

HEROES, PLAYERS, LEVEL = "heroes", "players", "level"
LOBBY, FIRST, CHOOSING, POST, CAMPAIGN, NOT, MAY = (
    "lobby", "first-card", "choosing", "post", "campaign", "without", "may",
)  # fmt: skip
FRAME: Mapping[str, tuple[str, ...]] = {
    HEROES: ("hero", "heroes", "adventurer"),
    PLAYERS: ("player", "seat", "friend"),
    LEVEL: ("level", "floor", "depth", "storey"),
    LOBBY: ("lobby",),
    FIRST: ("first card", "beginning", "begin", "start"),
    CHOOSING: ("choosing heroes", "choosing", "creation"),
    POST: ("post", "by post"),
    CAMPAIGN: ("campaign",),
    NOT: ("without", "no"),
    MAY: ("may", "can"),
}
"""Words that mean the same in every game, each with its spellings."""

_SAYING_NOTHING = (
    "a an the in at of on with and is are has have who to for from its it there game state card"
    " round turn still yet dungeon room"
)
FILLERS = frozenset(_SAYING_NOTHING.split())
"""Words that say nothing of their own."""

_UNITS = "zero one two three four five six seven eight nine ten eleven twelve"
_ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth"
NUMBERS: Mapping[str, int] = {
    word: number for words in (_UNITS, _ORDINALS) for number, word in enumerate(words.split())
}


class Meaning(NamedTuple):
    """What a phrase stands for: a word of `FRAME`, a situation, or an action that may be taken."""

    kind: str
    name: str


def number_of(word: str) -> int | None:
    """Return the number that a word stands for, as 2, two or 2nd; None for other words."""
    found = re.fullmatch(r"([0-9]{1,2})(?:st|nd|rd|th)?", word)
    return int(found[1]) if found else NUMBERS.get(word)


def situations(rules: AnyRuleset) -> dict[str, Situation[Any]]:
    """Return everything that can be staged of a game, by name; its own come first."""
    listed = (*rules.situations.known, *general(rules))
    found: dict[str, Situation[Any]] = {}
    for each in listed:
        found.setdefault(each.name, each)
    return found


@cache
def games() -> Mapping[Phrase, str]:
    """Return the keys of all games by their names: the key, and each word that only one has."""
    keys = list(rulesets())
    parts = [part for key in keys for part in key.split("-")]
    found: dict[Phrase, str] = {}
    for key in keys:
        words = key.split("-")
        found[tuple(words)] = key
        found[tuple(str(NUMBERS.get(word, word)) for word in words)] = key
        for word in words:
            if parts.count(word) == 1 and word not in FILLERS and number_of(word) is None:
                found[(word,)] = key
    return found | {tuple(key.split("-")): key for key in campaigns()}


@cache
def campaign_of(key: str) -> str:
    """Return the key of the campaign of a game, "" where it has none."""
    lasting = (each for each in campaigns() if ruleset(each).state_type.inner.key == key)
    return next(lasting, "")


@cache
def vocabulary(key: str) -> Mapping[Phrase, Meaning]:
    """Return every phrase that says something of one game, in the singular and the plural."""
    rules = ruleset(key)
    found: dict[Phrase, Meaning] = {}
    acting = rules.state_type.inner if key in campaigns() else rules
    for kind in sorted(kinds_of(acting.actions)):
        words = re.split(r"[-_]", kind)
        found[(MAY, *words)] = found[("can", *words)] = Meaning(MAY, kind)
    for name, each in situations(rules).items():
        for said in (name.replace("-", " "), *each.same):
            for spelt in _spellings(said):
                found[spelt] = Meaning("situation", name)
    for name, spelled in FRAME.items():
        for said in spelled:
            for spelt in _spellings(said):
                found.setdefault(spelt, Meaning("frame", name))
    del found[(MAY,)], found[("can",)]
    return found


def _spellings(said: str) -> Iterator[Phrase]:
    words = said.split()
    yield tuple(words)
    yield (*words[:-1], f"{words[-1]}s")


def spoken(phrases: Iterable[Phrase]) -> list[str]:
    """Return phrases as they are typed, each once."""
    return list(dict.fromkeys(" ".join(each) for each in phrases))
