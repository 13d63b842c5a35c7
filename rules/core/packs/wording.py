"""The words of a pack, locale by locale: names of its entries, and other words for its systems'."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from rules.core.name_forms import named_by
from rules.core.packs.archive import Files, as_text
from rules.core.packs.fluent import LOCALE, Reading, Said, attributes_of, variables_of
from rules.core.packs.limits import LONGEST_NAME, MOST_PROBLEMS, MOST_WORDS
from rules.core.packs.measuring import (
    trouble_beside,
    trouble_with_name,
    trouble_with_sentence,
)
from rules.core.packs.nearness import nearest
from rules.core.packs.pack import Messages
from rules.core.packs.points import ID
from rules.core.packs.problems import PackError, Problem
from rules.core.reckoning import new_bundle
from rules.core.words import Text

MOST_GUESSES: Final = 5
"""Unknown keys for which the nearest known one is looked up: that takes long."""
SAMPLES: Final = (0, 1, 2, 5, "Elf")
"""Values with which each message is said once, to see that it can be."""


class Wanted(NamedTuple):
    """A key of an entry: how it is stored, whether it is needed, and what it is like.

    A name has at most `most` letters.
    """

    entry: str
    renamed: str
    needed: bool
    sentence: bool
    like: str | None
    most: int = LONGEST_NAME


class Unfit:
    """The entries of a pack that have problems: their ids, and whether one has no id that fits.

    Nobody knows which words would be those of an entry without an id.
    """

    def __init__(self) -> None:
        self._ids: set[str] = set()
        self._nameless = False

    def note(self, row: object) -> None:
        """Note the id of an entry with a problem, and all ids that it mentions.

        None stands for a file that cannot be read: it may have had any entry.
        """
        id_ = row.get("id") if isinstance(row, Mapping) else None
        self._nameless |= not _is_id(id_)
        self._ids.update(filter(_is_id, _texts(row)))

    def has(self, key: str) -> bool:
        """Return whether a message or an emblem may belong to an entry with a problem."""
        return self._nameless or any(id_ in key for id_ in self._ids)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and bool(re.match(ID, value)) and "--" not in value


def _texts(value: object) -> Iterator[str]:
    """Yield every text in a value of a data file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from _texts(each)


class Wording:
    """The words of one pack as they are read, and what is wrong with them.

    `own` are the keys of its entries, `system` the messages that its systems have, `unfit` the
    entries with problems, whose words are not looked at. Of a pack that was `kept`, what cannot be
    said any more is left out, and who has no name is called by the id: catalogs change from one
    program to the next, and its games go on.
    """

    def __init__(
        self,
        files: Files,
        own: Mapping[str, Wanted],
        system: Mapping[str, str],
        unfit: Unfit,
        *,
        kept: bool,
    ) -> None:
        self.names: dict[str, dict[str, str]] = {}
        self.others: dict[str, Messages] = {}
        self.problems: list[Problem] = []
        self._files = files
        self._own = own
        self._system = system
        self._unfit = unfit
        self._kept = kept
        self._guesses = 0

    def read(self) -> None:
        """Read all locales; the names of all entries have to be in one of them, English if any."""
        read: dict[str, set[str]] = {}
        for name in self._files:
            locale = LOCALE.fullmatch(name)
            if locale:
                read[locale[1]] = self._read_locale(name, locale[1])
        complete = "en" if "en" in read or not read else next(iter(read))
        said = self.names.setdefault(complete, {})
        for key, wanted in self._own.items():
            if not wanted.needed or key in read.get(complete, ()):
                continue
            if self._kept:
                said[wanted.renamed] = f"{wanted.renamed} = {wanted.entry.replace('_', ' ')}\n"
            elif len(self.problems) < MOST_PROBLEMS:
                self._refuse(
                    f"words/{complete}.ftl", "pack-words-missing", message=key, id=wanted.entry
                )

    def _read_locale(self, name: str, locale: str) -> set[str]:
        """Read the messages of one locale, and return the keys that are said."""
        if len(self._files[name]) > MOST_WORDS:
            self._refuse(name, "pack-words-large", most=MOST_WORDS // 1024)
            return set()
        try:
            reading = Reading(name, as_text(name, self._files[name]))
        except PackError as error:
            self._note(error.problems)
            return set()
        self._note(reading.problems)
        # One for all messages of a locale: to make one takes longer than to say a sentence.
        bundle = new_bundle("en")
        bundle.add_resource(ast.Resource([said.parsed for said in reading.messages.values()]))
        names: dict[str, str] = {}
        others: dict[str, str] = {}
        for key, said in reading.messages.items():
            if len(self.problems) >= MOST_PROBLEMS:
                break
            wanted = self._own.get(key)
            what = self._trouble(bundle, key, said, wanted)
            if what is not None:
                self._note([Problem(file=name, line=said.line, what=what)])
                if self._kept:
                    continue
            if wanted is not None:
                names[wanted.renamed] = wanted.renamed + said.source[len(key) :]
            elif key in self._system:
                others[key] = said.source
        self.names[locale], self.others[locale] = names, others
        if self._kept:
            return {key for key in reading.messages if self._is_said(key, locale)}
        return {*reading.messages, *reading.refused}

    def _is_said(self, key: str, locale: str) -> bool:
        return key in self._own and self._own[key].renamed in self.names[locale]

    def _note(self, problems: Iterable[Problem]) -> None:
        """Note what is wrong, where that keeps the pack from being played with."""
        if not self._kept:
            self.problems += problems

    def _refuse(self, file: str, key: str, **args: int | str | Text) -> None:
        self._note([Problem(file=file, line=None, what=Text.of(key, **args))])

    def _trouble(
        self, bundle: FluentBundle, key: str, said: Said, wanted: Wanted | None
    ) -> Text | None:
        """Return what is wrong with a message, None where nothing is."""
        if wanted is not None:
            return _trouble_of_own(key, said, wanted) or self._unlike(
                bundle, key, said, wanted.like
            )
        if key in self._system:
            return trouble_beside(key, said.forms, self._system[key]) or self._unlike(
                bundle, key, said, key
            )
        return None if self._unfit.has(key) else self._unknown(key)

    def _unknown(self, key: str) -> Text:
        near = ""
        if self._guesses < MOST_GUESSES and not self._kept:
            self._guesses += 1
            near = nearest(key, (*self._own, *self._system))
        return Text.of("pack-words-unknown", message=key, near=near or "none")

    def _unlike(self, bundle: FluentBundle, key: str, said: Said, like: str | None) -> Text | None:
        """Return why a message cannot take the place of another (`like`), or None."""
        known = variables_of(like, self._system) if like else frozenset[str]()
        strange = sorted(each for each in said.variables - known if named_by(each) not in known)
        source = self._system.get(like, "") if like else ""
        if strange:
            listed = ", ".join(f"${each}" for each in sorted(known)) or "none"
            name = f"${strange[0]}"
            return Text.of("pack-words-variable", message=key, name=name, known=listed)
        if "indefinite" in attributes_of(source) and "indefinite" not in said.forms.attributes:
            return Text.of("pack-words-article", message=key)
        if not can_be_said(bundle, key, said):
            return Text.of("pack-words-unsayable", message=key)
        return None


def _trouble_of_own(key: str, said: Said, wanted: Wanted) -> Text | None:
    """Return why a message is not the name or the sentence that it should be, or None."""
    if wanted.sentence:
        return trouble_with_sentence(key, said.forms)
    return trouble_with_name(key, said.forms, wanted.most)


def can_be_said(bundle: FluentBundle, key: str, said: Said) -> bool:
    """Return whether a message can be formatted with numbers and with words as arguments."""
    try:
        message = bundle.get_message(key)
        patterns = (message.value, *message.attributes.values())
        for pattern in (each for each in patterns if each is not None):
            for sample in SAMPLES:
                words, errors = bundle.format_pattern(
                    pattern, dict.fromkeys(said.variables, sample)
                )
                if errors or not str(words).strip():
                    return False
    except Exception:  # noqa: BLE001 - whatever the library raises, the message cannot be said
        return False
    return True
