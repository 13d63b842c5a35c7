"""What people type instead of pressing a button: read as an option, or as its system reads it."""

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from rules.core.answers import Option
from rules.core.errors import AmbiguousAction, UnknownAction
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Words, folded
from rules.service.records import Choice

MOST_CHOICES = 25
MOST_LETTERS = 100
MOST_NAMED = 300
"""Letters that the options in a refusal take; escaping marks in them adds some afterwards."""
FEWEST_LETTERS = 3
"""Letters of a word by which one option is told from others: shorter ones are in many."""
BETWEEN = "; "
DIRECTIONS = (
    ("n", "north"), ("ne", "north-east"), ("e", "east"), ("se", "south-east"),
    ("s", "south"), ("sw", "south-west"), ("w", "west"), ("nw", "north-west"),
)  # fmt: skip
"""Directions as options and systems call them, in the order in which catalogs list them."""
ORDERS = ("shift", "lift")
"""Orders that systems read, in the order in which catalogs list them."""
_Labels = Sequence[tuple[Option, str]]


def read(
    rules: AnyRuleset,
    state: GameState,
    seat: Seat,
    typed: str,
    options: Sequence[Option],
    words: Words,
    *,
    english: Words | None = None,
) -> Option | Action:
    """Return the option that was typed: its id, where it goes, its words, or a unique part of them.

    With `english` its English words are understood as well, after those of the person's language.
    Before parts of words are tried the system may know what is meant, whether or not it is on
    offer: so C1 is never taken for C12, and a square out of reach is refused for what it is.

    Raises:
        UnknownAction: nothing that may be done now reads like it.
        AmbiguousAction: several things do.
    """
    wanted = folded(typed.strip())
    for exact in (
        [each for each in options if each.id.casefold() == wanted],
        [each for each in options if each.goes_to and each.goes_to.casefold() == wanted],
    ):
        if len(exact) == 1:
            return exact[0]
    languages = [words] if english in (None, words) else [words, english]
    spoken = [[(each, folded(known.say(each.label))) for each in options] for known in languages]
    turned = _turned(wanted, languages)
    for said in _said_in_full(wanted, options, spoken, turned):
        if len(said) == 1:
            return said[0]
    ordered = _ordered(wanted, languages) or (typed if turned is None else turned.typed)
    meant = rules.parse(state, seat, ordered)
    if meant is not None:
        return next((each for each in options if each.action == meant), meant)
    close: list[Option] = []
    for labels in spoken:
        close = close or [each for each, label in labels if _occurs(wanted, label, each.goes_to)]
    if len(close) == 1:
        return close[0]
    if close:
        named = on_offer(close, typed, words)
        raise AmbiguousAction("error-ambiguous", typed=typed[:60], options=named)
    if not options:
        raise UnknownAction("error-nothing-of-the-kind", typed=typed[:60])
    raise UnknownAction(
        "error-unknown-action", typed=typed[:60], options=on_offer(options, typed, words)
    )


def _said_in_full(
    wanted: str, options: Sequence[Option], spoken: Iterable[_Labels], turned: "_Turned | None"
) -> Iterator[list[Option]]:
    """Yield the options whose words, or whose direction, are what was typed, the surest first."""
    for labels in spoken:
        yield [each for each, label in labels if label == wanted]
        # What stands before a colon is what is meant, and its price comes after that.
        yield [each for each, label in labels if label.partition(":")[0] == wanted]
    if turned is not None:
        yield [each for each in options if each.goes_to.casefold() in turned.names]


class _Turned(NamedTuple):
    """A direction that somebody typed, by what games call it, and the text with its short name."""

    names: tuple[str, str]
    typed: str


def _turned(wanted: str, languages: Iterable[Words]) -> _Turned | None:
    """Return the direction that a text is or begins with, before a square as in "norte C7"."""
    way, _, square = wanted.rpartition(" ")
    for words in languages:
        known = _directions(words)
        for said, rest in ((wanted, ""), (way, square)):
            if said in known:
                return _Turned(known[said], f"{known[said][0]} {rest}".strip())
    return None


def _ordered(wanted: str, languages: Iterable[Words]) -> str | None:
    """Return an order as systems read it, such as "shift c4 e", in whichever language it was typed.

    The word for what is done stands first or last, and a direction behind its square.
    """
    for words in languages:
        orders, ways = _orders(words), _directions(words)
        before, _, last = wanted.rpartition(" ")
        first, _, after = wanted.partition(" ")
        for what, rest in ((first, after), (last, before)):
            square, _, way = rest.partition(" ")
            if what in orders and square:
                return f"{orders[what]} {square} {ways[way][0] if way in ways else way}".strip()
    return None


@lru_cache(maxsize=16)
def _orders(words: Words) -> dict[str, str]:
    """Return the words of orders that no button gives, each with the word that systems read."""
    listed = words.phrase("typed-orders-words").split(";")
    return {
        folded(each): order
        for order, group in zip(ORDERS, listed, strict=True)
        for each in group.split(",")
    }


@lru_cache(maxsize=16)
def _directions(words: Words) -> dict[str, tuple[str, str]]:
    """Return the directions as people type them, each with its short and its English name."""
    listed = words.phrase("typed-directions-words").split(";")
    return {
        folded(each): names
        for names, group in zip(DIRECTIONS, listed, strict=True)
        for each in group.split(",")
    }


def on_offer(options: Iterable[Option], typed: str, words: Words) -> str:
    """Return a list in words of what may be done, the likeliest first.

    The likeliest share most words with the typed text. No name is cut; options without room are
    counted.
    """
    wanted = _words(typed)
    names = [words.say(each.label) for each in options]
    names.sort(key=lambda name: -len(wanted & _words(name)))
    ends = accumulate(len(BETWEEN) + len(name) for name in names)
    room = max(1, sum(end - len(BETWEEN) <= MOST_NAMED for end in ends))
    named = BETWEEN.join(names[:room])
    if room >= len(names):
        return named or "-"
    return words.phrase("error-more-on-offer", named=named, count=len(names) - room)


def _words(text: str) -> Set[str]:
    """Return the words of a text by which an option can be told from others."""
    return {word for word in re.findall(r"\w+", folded(text)) if len(word) >= FEWEST_LETTERS}


def _occurs(wanted: str, label: str, goes_to: str) -> bool:
    """Return whether what was typed, if anything, is part of an option's words or destination."""
    return bool(wanted) and (wanted in label or wanted in goes_to.casefold())


def listed(options: Iterable[Option], typed: str, words: Words, *, moves: bool) -> list[Choice]:
    """Return options that contain what was typed, at most 25, those that begin with it first."""
    wanted = folded(typed.strip())
    found: list[tuple[int, Choice]] = []
    for each in options:
        label = _spoken(each, words, moves=moves)
        names = [folded(name) for name in (each.goes_to, label, each.id) if name]
        if any(wanted in name for name in names):
            rank = 0 if wanted in names else 1 if names[0].startswith(wanted) else 2
            found.append((rank, Choice(value=each.id, label=label[:MOST_LETTERS])))
    found.sort(key=lambda line: line[0])
    return [choice for _, choice in found][:MOST_CHOICES]


def _spoken(option: Option, words: Words, *, moves: bool) -> str:
    """Return an option's words in a list: for a move, with what is to be known of the way."""
    label = words.say(option.label)
    if not moves or not option.goes_to:
        return label
    if option.goes_to.casefold() not in label.casefold():
        label = f"{option.goes_to}: {label}"
    if option.detail is None or not option.group:
        return label
    return words.phrase("choice-detailed", label=label, detail=option.detail)
