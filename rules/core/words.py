"""Words: keys with arguments in, sentences out. The sentences live in Fluent catalogs.

A message's value is its first phrasing; its attributes are further ones of the same meaning.
Which is chosen comes from a `Colour`, a stream of chance that rules never read.

A name can say its forms (`rules.core.name_forms`), which are no phrasings: an attribute
`indefinite` is what a sentence about `place` finds under `$a_place`. Sentences reckon with `SUM`
and `DIFFERENCE`, so that "needs 7 or more" can be said of "more than 6"; `BEFORE` has a word that
depends on the next one (see `word_before`). `AND` joins names, which are given with commas between
them, as the language joins a list.
"""

import hashlib
import re
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Self

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from pydantic import field_validator

from rules.core.fluent_parsing import Parser
from rules.core.languages import USUAL, basis_of, entries_of, up_to_date
from rules.core.model import Model, OfKind
from rules.core.name_forms import FORMS, GENDER, NO_GENDER, forms_in
from rules.core.reckoning import new_bundle
from rules.core.spelling import unaccented

SENTENCES_KEPT = 2048
"""Sentences that a locale's words remember once they are said."""
TEXTS_FOLDED = 65_536
"""Texts whose form for comparing is remembered: labels of options above all."""

_GIVEN = {"key", "args"}
"""The fields given to a text: the same set for all, as there are thousands of them."""

Arguments = tuple[tuple[str, "int | str | Text"], ...]


STRAIGHT = str.maketrans("‘’“”", "''\"\"")


class Text(Model):
    """A sentence not yet put into words: a catalog key and its arguments."""

    key: str
    args: Arguments = ()

    @field_validator("args", mode="before")
    @classmethod
    def _from_mapping(cls, value: object) -> object:
        return tuple(value.items()) if isinstance(value, Mapping) else value

    @classmethod
    def of(cls, key: str, **args: "int | str | Text") -> "Text":
        """Build a text, `Text.of("hit", seat=1)`."""
        return Text._of_values({"key": key, "args": tuple(args.items())}, _GIVEN)


ADDED: dict[str, dict[str, object]] = {}
"""By kinds of events the fields that older logs lack, with what stands for them."""


class Event(OfKind):
    """Something that happened. A subclass names its kind in the past tense.

    Its kind is its catalog key and its other fields are the arguments. Values are ints, strings,
    booleans (given to the catalog as "yes" or "no") or `Text`. A field with a default was added
    later: logs that lack it are told with the default, and are good as they are.
    """

    @classmethod
    def __pydantic_init_subclass__(cls, **_: object) -> None:
        added = {
            name: field.default.model_dump() if isinstance(field.default, Text) else field.default
            for name, field in cls.model_fields.items()
            if name != "kind" and not field.is_required()
        }
        if added:
            ADDED[cls.model_fields["kind"].default] = added

    def text(self) -> Text:
        """Return the key and the arguments of the sentence that tells the event."""
        return text_of(self.model_dump(mode="json"))


class HeroEvent(Event):
    """Something that a hero, by name, did or met with."""

    hero: str


def text_of(event: Mapping[str, object]) -> Text:
    """Return the sentence of a dumped event, as found in a journal."""
    args: dict[str, int | str | Text] = {}
    for name, value in {**ADDED.get(str(event["kind"]), {}), **event}.items():
        if name == "kind" or value is None:
            continue
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, Mapping):
            args[name] = Text.model_validate(value)
        elif isinstance(value, list | tuple):
            args[name] = ", ".join(str(part) for part in value)
        else:
            args[name] = value if isinstance(value, int) else str(value)
    return Text.of(str(event["kind"]), **args)


class Colour:
    """Chance for looks alone: the same (seed, salt, turn) always gives the same choices.

    `turn` counts on from one telling to the next, so that neighbours choose different phrasings.
    """

    def __init__(self, seed: bytes, salt: str = "", turn: int = 0) -> None:
        self._key = hashlib.blake2b(seed, digest_size=32, person=b"uc-colour").digest()
        self._salt = salt
        self._turn = turn
        self._count = 0
        self._used: dict[str, int] = {}

    def pick(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        self._count += 1
        digest = self._digest(f"{self._salt}:{self._count}")
        return int.from_bytes(digest[:8], "big") % count

    def phrasing(self, key: str, count: int) -> int:
        """Return which of a sentence's `count` phrasings comes now, from 0.

        A turn never begins with the phrasing of the turn before, and says none twice in a row.
        With three or more phrasings, it does not end with the one that the next turn begins with.
        """
        used = self._used.get(key, 0)
        self._used[key] = used + 1
        if count < MIXED:
            first = int.from_bytes(self._digest(f"{self._salt}:{key}"), "big")
            return (first + self._turn + used) % count
        now = self._at(key, count, self._turn)
        if not used:
            return now
        after = self._at(key, count, self._turn + 1)
        ring = [number for number in range(count) if number != after]
        return ring[(ring.index(now) + used) % len(ring)]

    def _at(self, key: str, count: int, turn: int) -> int:
        """Return the phrasing that a turn begins with: all are said before one comes again."""
        round_, place = divmod(turn, count)
        order = self._mixed(key, count, round_)
        if order[0] == self._mixed(key, count, round_ - 1)[-1]:
            order[0], order[1] = order[1], order[0]
        return order[place]

    def _mixed(self, key: str, count: int, round_: int) -> list[int]:
        digest = self._digest(f"{self._salt}:{key}:{round_}")
        return sorted(range(count), key=lambda number: digest[2 * number : 2 * number + 2])

    def _digest(self, data: str) -> bytes:
        return hashlib.blake2b(data.encode(), key=self._key, digest_size=64).digest()


MIXED = 3
"""Phrasings from which on their order is mixed; of two, each has its turn."""


_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a sentence refers to; functions such as NUMBER are found as well, and have no entry."""
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}][^{}\n]*?) *\n\s*")
"""A message of one line without anything to fill in: what it says needs no parser."""


class Words:
    """The catalogs of one locale, looked up in the order given; a missing key is an error.

    A sentence is parsed when it is first said: a process says few of the thousands there are.
    """

    def __init__(self, entries: Mapping[str, str], locale: str) -> None:
        self._entries = entries
        self._locale = locale
        self._bundle: FluentBundle | None = None
        self._making = Lock()
        self._parsed: set[str] = set()
        self._known: dict[str, tuple[Pattern | str, ...]] = {}
        self._forms: dict[str, tuple[tuple[str, str, str], ...]] = {}
        # A card repeats most of its sentences from click to click.
        self._said = lru_cache(maxsize=SENTENCES_KEPT)(self._format)

    @classmethod
    def load(cls, paths: Iterable[Path], locale: str = "en") -> Self:
        """Read Fluent files. Later files may not redefine a key of an earlier one."""
        return cls(entries_of(paths), locale)

    def with_further(self, further: Mapping[str, str]) -> "Words":
        """Return these words with messages that are looked up where they have none."""
        return Words(ChainMap(self._entries, further), self._locale)  # type: ignore[arg-type]

    def with_others(self, others: Mapping[str, str]) -> "Words":
        """Return these words with other messages in the place of those of the same keys."""
        return Words(ChainMap(others, self._entries), self._locale)  # type: ignore[arg-type]

    @property
    def locale(self) -> str:
        """The language of these words."""
        return self._locale

    def has(self, key: str) -> bool:
        """Return whether the catalogs know the key."""
        return key in self._entries and not key.startswith("-")

    def say(self, text: Text, colour: Colour | None = None) -> str:
        """Return a text as a sentence; with a colour in one of its phrasings, else in the first.

        Raises:
            KeyError: no catalog has the key, or a variable of the sentence was not given.
        """
        text = self.own(text)
        count = len(self._phrasings(text.key))
        number = colour.phrasing(text.key, count) if colour and count > 1 else 0
        return self._said(text.key, number, text.args)

    def own(self, text: Text) -> Text:
        """Return a deed of somebody to themselves as `<key>-self`, where the catalogs have that.

        It is such a deed where whoever is named first is named again: "Mira heals Mira".
        """
        named = [given for _, given in text.args if isinstance(given, Text)]
        if len(named) < 2 or named[0] not in named[1:] or not self.has(f"{text.key}-self"):
            return text
        return Text.of(f"{text.key}-self", **dict(text.args))

    def count(self, key: str) -> int:
        """Return how many phrasings a sentence has.

        Raises:
            KeyError: no catalog has the key.
        """
        return len(self._phrasings(key))

    def say_as(self, text: Text, number: int) -> str:
        """Return a text in one of its phrasings, counted from 0.

        Raises:
            KeyError: no catalog has the key, or a variable of the sentence was not given.
        """
        return self._said(text.key, number, text.args)

    def _phrasings(self, key: str) -> tuple[Pattern | str, ...]:
        known = self._known.get(key)
        if known is not None:
            return known
        if not self.has(key):
            raise KeyError(f"no words for {key!r}")
        if plain := _PLAIN.fullmatch(self._entries[key]):
            # Two of three messages are such, and nearly all that a start says: lists of commands.
            return self._known.setdefault(key, (plain[1],))
        self._parse(key)
        message = self._parsing.get_message(key)
        forms = FORMS.values()
        further = (said for name, said in message.attributes.items() if name not in forms)
        found = tuple(pattern for pattern in (message.value, *further) if pattern is not None)
        self._known[key] = found
        return found

    @property
    def _parsing(self) -> FluentBundle:
        """The bundle of all that was parsed: plain messages, as names of commands, need none."""
        with self._making:
            if self._bundle is None:
                self._bundle = new_bundle(self._locale, self._and)
            return self._bundle

    def _parse(self, key: str) -> None:
        """Give the bundle an entry and all that it refers to, unless it has them."""
        if key in self._parsed:
            return
        needed: dict[str, str] = {}
        waiting = [key]
        while waiting:
            each = waiting.pop()
            if each in self._entries and each not in needed:
                needed[each] = self._entries[each]
                waiting += _REFERENCE.findall(needed[each])
        source = "\n".join(needed.values())
        self._parsing.add_resource(Parser(with_spans=False).parse(source))
        self._forms[key] = forms_in(source)
        # Only now: another thread that finds it here says it at once.
        self._parsed.add(key)

    def _format(self, key: str, number: int, given: Arguments) -> str:
        return self._put(key, self._phrasings(key)[number], given)

    def form(self, name: "int | str | Text", attribute: str) -> str:
        """Return a form of a name: the name as it is said, or no gender, where it has none."""
        if isinstance(name, Text):
            said = self.say(name)
            if name.key in self._parsed:
                pattern = self._parsing.get_message(name.key).attributes.get(attribute)
                if pattern is not None:
                    return self._put(name.key, pattern, name.args)
        else:
            said = str(name)
        return NO_GENDER if attribute == GENDER else said

    def _put(self, key: str, pattern: Pattern | str, given: Arguments) -> str:
        """Fill a pattern of an entry with what was given, and with the forms that it asks for."""
        if isinstance(pattern, str):
            return pattern
        args = {name: self.say(each) if isinstance(each, Text) else each for name, each in given}
        if forms := self._forms.get(key):
            names = dict(given)
            for variable, form, name in forms:
                if variable not in args and name in names:
                    args[variable] = self.form(names[name], FORMS[form])
        said, errors = self._parsing.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{key!r}: {errors}")
        return str(said)

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a list in words: one, two and three."""
        *others, last = names
        if not others:
            return last
        *first, second = others
        listed = self.phrase("list-two", a=second, b=last)
        for name in reversed(first):
            listed = self.phrase("list-more", a=name, b=listed)
        return listed

    def _and(self, names: object) -> str:
        return self.listed(str(names).split(", "))

    def phrase(self, key: str, **args: "int | str | Text") -> str:
        """Return the sentence of a key with the given arguments."""
        return self.say(Text.of(key, **args))


CORE_CATALOG = Path(__file__).parent / "words"


@lru_cache(maxsize=TEXTS_FOLDED)
def folded(text: str) -> str:
    """Return a text as typed texts are compared: small letters, no accents, straight quotes.

    The catalogs have the typographic ones, telephones have either.
    """
    return unaccented(text.translate(STRAIGHT))


@cache
def entries_in(folders: tuple[Path, ...], locale: str = USUAL) -> Mapping[str, str]:
    """Return the source of every message and term of some catalog folders by its key.

    What a language does not say, or said of another English than today's, is there in English.
    """
    if locale == USUAL:
        return MappingProxyType(entries_of(_paths(folders, USUAL)))
    # The same strings as in English stand for what is not said, so a language takes little memory.
    english = entries_in(folders, USUAL)
    spoken = dict(english)
    for folder in reversed(folders):
        said = entries_of(_paths((folder,), locale))
        spoken |= up_to_date(said, english, basis_of(folder, locale))
    return MappingProxyType(spoken)


@cache
def load_words(folders: tuple[Path, ...], locale: str = USUAL) -> Words:
    """Return the words of some catalog folders: `<locale>.ftl`, and those in `<locale>/` if any.

    The same folders give the same object, as it remembers the sentences it has parsed. Sentences
    that a locale does not have are said in English.
    """
    return Words(entries_in(folders, locale), locale)


def _paths(folders: tuple[Path, ...], locale: str) -> list[Path]:
    """Return the files of a locale in some folders: the page that all have, then further ones."""
    paths: list[Path] = []
    for folder in folders:
        page = folder / f"{locale}.ftl"
        paths += [page] * (locale == USUAL or page.exists())
        paths += sorted((folder / locale).rglob("*.ftl"))
    return paths
