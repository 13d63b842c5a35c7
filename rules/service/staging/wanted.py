"""Reading what a developer wants to see: a game, how many play, and what is the case."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from rules.core.errors import RuleError
from rules.registry import ruleset, rulesets
from rules.service.staging.vocabulary import (
    CAMPAIGN,
    CHOOSING,
    FILLERS,
    FIRST,
    HEROES,
    LEVEL,
    LOBBY,
    MAY,
    NOT,
    PLAYERS,
    POST,
    Meaning,
    Phrase,
    campaign_of,
    games,
    number_of,
    situations,
    spoken,
    vocabulary,
)

USUAL_SEATS = 2
LONGEST = 300
"""The most letters that are read."""


class Term(NamedTuple):
    """Something that is to be the case: exactly so many `times`, or at least once without one.

    `kind` is "situation", or "may" for an action that a seat can take.
    """

    name: str
    times: int | None = None
    kind: str = "situation"


class Wanted(NamedTuple):
    """A state that was asked for.

    `stop` is where play stops at once: "lobby", "choosing" or "first-card", else "". With `single`
    each seat leads one hero.
    """

    game: str
    seats: int
    terms: tuple[Term, ...] = ()
    level: int | None = None
    pace: str = "live"
    stop: str = ""
    single: bool = False

    def __str__(self) -> str:
        """Return it in words that can be read again."""
        counted = "heroes" if self.single else "players"
        said = [self.game, f"{self.seats} {counted}"]
        for each in self.terms:
            number = "" if each.times is None else f"{each.times} "
            said.append(f"{number}{'may ' if each.kind == MAY else ''}{each.name}")
        if self.level is not None:
            said.append(f"{LEVEL} {self.level}")
        if self.pace != "live":
            said.append("by post")
        if self.stop:
            said.append(self.stop.replace("-", " "))
        return ", ".join(said)


def wanted(typed: str) -> Wanted:
    """Read what was typed.

    Raises:
        RuleError: a word is not understood, no game knows all of them, or too many are to play.
    """
    chunks = [
        re.findall(r"[a-z0-9]+", each) for each in re.split(r"[,;:.]", typed[:LONGEST].lower())
    ]
    game = _game_in(chunks)
    if game:
        return _Reading(game).read(chunks)
    faults: list[RuleError] = []
    for key in rulesets():
        try:
            return _Reading(key).read(chunks)
        except RuleError as fault:
            faults.append(fault)
    raise _unknown(chunks) or RuleError("error-stage-no-game", said=typed[:60])


def completions(typed: str) -> list[str]:
    """Return how what was typed can go on: games, and words of the game if one is named."""
    before, _, last = typed.lower().rpartition(" ")
    chunks = [re.findall(r"[a-z0-9]+", each) for each in re.split(r"[,;:.]", before)]
    key = _game_in(chunks)
    known = (
        {**vocabulary(key)} if key else {p: m for k in rulesets() for p, m in vocabulary(k).items()}
    )
    phrases = spoken(phrase for phrase, meaning in known.items() if meaning.kind != MAY)
    offered = [*([] if key else spoken(games())), *phrases]
    plural = set(offered) & {f"{each}s" for each in offered}
    stem = f"{before} " if before else ""
    found = [f"{stem}{each}" for each in offered if each.startswith(last) and each not in plural]
    return [
        each for each in dict.fromkeys((*([typed] if typed else []), *found)) if len(each) <= 100
    ]


def _game_in(chunks: list[list[str]]) -> str:
    """Take the name of a game out of what was typed; "" where none is named."""
    for words in chunks:
        for at in range(len(words)):
            for phrase, key in sorted(games().items(), key=lambda each: -len(each[0])):
                if tuple(words[at : at + len(phrase)]) == phrase:
                    del words[at : at + len(phrase)]
                    return key
    return ""


def _unknown(chunks: list[list[str]]) -> RuleError | None:
    """Return the refusal of the first word that no game knows, if there is one."""
    known = {word for key in rulesets() for phrase in vocabulary(key) for word in phrase}
    for word in (word for words in chunks for word in words):
        if word not in known | FILLERS and number_of(word) is None:
            return not_understood(word, list(rulesets()))
    return None


def not_understood(word: str, keys: list[str]) -> RuleError:
    """Return the refusal of a word, with those most like it."""
    known = spoken(phrase for key in keys for phrase in vocabulary(key))
    phrases = [each for each in known if each.removesuffix("s") not in known or each[-1:] != "s"]
    near = get_close_matches(word, [*phrases, *spoken(games())], n=4, cutoff=0.55)
    return RuleError(
        "error-stage-word", word=word[:40], near=", ".join(near) or "-", count=len(near)
    )


class _Reading:
    """What was typed, read as words of one game."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._campaign = False
        self._number: int | None = None
        self._negated = False
        self._seats: int | None = None
        self._single = False
        self._level: int | None = None
        self._pace, self._stop = "live", ""
        self._terms: list[Term] = []

    def read(self, chunks: list[list[str]]) -> Wanted:
        """Return what is wanted.

        Raises:
            RuleError: a word is not understood, or too many are to play.
        """
        spelled = {CAMPAIGN, f"{CAMPAIGN}s"}
        town = any(word == "town" for words in chunks for word in words)
        lasting = campaign_of(self._key)
        named = any(word in spelled for words in chunks for word in words)
        if lasting and (named or (town and "town" not in situations(ruleset(self._key)))):
            self._key = lasting
        for words in chunks:
            for meaning in self._meanings(words):
                self._take(meaning)
            if self._number is not None:
                raise not_understood(str(self._number), [self._key])
        return self._wanted()

    def _meanings(self, words: list[str]) -> Iterator[Meaning]:
        """Yield what the words of one part mean, the longest phrases first."""
        known, at = vocabulary(self._key), 0
        while at < len(words):
            found = _longest(known, words, at)
            if found is not None:
                at += len(found)
                meaning = known[found]
                after = number_of(words[at]) if at < len(words) else None
                if meaning.name == LEVEL and self._number is None and after is not None:
                    self._number, at = after, at + 1
                yield meaning
                continue
            number = number_of(words[at])
            if number is not None and self._number is None:
                self._number = number
            elif words[at] not in FILLERS:
                raise not_understood(words[at], [self._key])
            at += 1

    def _take(self, meaning: Meaning) -> None:
        number, negated = self._number, self._negated
        self._number, self._negated = None, False
        match meaning:
            case Meaning("frame", name) if name == NOT:
                self._negated = True
            case Meaning("frame", name) if name in (HEROES, PLAYERS):
                self._seats = self._seats if number is None else number
                self._single = self._single or (name == HEROES and number is not None)
            case Meaning("frame", name) if name == LEVEL:
                self._level = number
            case Meaning("frame", name) if name in (LOBBY, FIRST, CHOOSING):
                self._stop = name
            case Meaning("frame", name) if name == POST:
                self._pace = "post"
            case Meaning("frame"):
                pass
            case Meaning(kind, name):
                self._terms.append(Term(name, 0 if negated else number, kind))

    def _wanted(self) -> Wanted:
        rules = ruleset(self._key)
        fewest, most = rules.seats
        seats = min(max(USUAL_SEATS, fewest), most) if self._seats is None else self._seats
        if not fewest <= seats <= most:
            raise RuleError("error-stage-seats", fewest=fewest, most=most)
        if self._level is not None and rules.situations.level is None:
            raise not_understood(LEVEL, [self._key])
        return Wanted(
            game=self._key,
            seats=seats,
            terms=tuple(dict.fromkeys(self._terms)),
            level=self._level,
            pace=self._pace,
            stop=self._stop if self._stop or self._terms or self._level else FIRST,
            single=self._single and bool(rules.situations.single),
        )


def _longest(known: Mapping[Phrase, Meaning], words: list[str], at: int) -> Phrase | None:
    for length in range(min(5, len(words) - at), 0, -1):
        phrase = tuple(words[at : at + length])
        if phrase in known:
            return phrase
    return None
