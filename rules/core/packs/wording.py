"""The words of a pack, locale by locale: names of its entries, and other words for its systems'."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from rules.core.packs.archive import Files, as_text
from rules.core.packs.fluent import (
    IN_NAMES,
    IN_SENTENCES,
    LOCALE,
    Reading,
    Said,
    attributes_of,
    variables_of,
)
from rules.core.packs.limits import LONGEST_NAME, MOST_PROBLEMS, MOST_WORDS
from rules.core.packs.pack import Messages
from rules.core.packs.problems import PackError, Problem
from rules.core.words import RECKONING, Text

MOST_GUESSES: Final = 5
"""Unknown keys for which the nearest known one is looked up: that takes long."""
SAMPLES: Final = (0, 1, 2, 5, "Elf")
"""Values with which each message is said once, to see that it can be."""


class Wanted(NamedTuple):
    """A key of an entry: how it is stored, whether it is needed, and what it is like."""

    entry: str
    renamed: str
    needed: bool
    sentence: bool
    like: str | None


class Wording:
    """The words of one pack as they are read, and what is wrong with them.

    `own` are the keys of its entries, `system` the messages that its systems have, `unfit` the ids
    of entries with problems, whose words are not looked at.
    """

    def __init__(
        self,
        files: Files,
        own: Mapping[str, Wanted],
        system: Mapping[str, str],
        unfit: Collection[str],
    ) -> None:
        self.names: dict[str, Messages] = {}
        self.others: dict[str, Messages] = {}
        self.problems: list[Problem] = []
        self._files = files
        self._own = own
        self._system = system
        self._unfit = unfit
        self._guesses = 0
        # One for all messages: to make one takes longer than to say a sentence.
        self._bundle = FluentBundle(["en"], functions=dict(RECKONING), use_isolating=False)

    def read(self) -> None:
        """Read all locales; the names of all entries have to be in one of them, English if any."""
        read: dict[str, set[str]] = {}
        for name in self._files:
            locale = LOCALE.fullmatch(name)
            if locale:
                read[locale[1]] = self._read_locale(name, locale[1])
        complete = "en" if "en" in read or not read else next(iter(read))
        for key, wanted in self._own.items():
            if wanted.needed and key not in read.get(complete, ()):
                self._refuse(
                    f"words/{complete}.ftl", "pack-words-missing", message=key, id=wanted.entry
                )
                if len(self.problems) >= MOST_PROBLEMS:
                    return

    def _read_locale(self, name: str, locale: str) -> set[str]:
        """Read the messages of one locale, and return their keys."""
        if len(self._files[name]) > MOST_WORDS:
            self._refuse(name, "pack-words-large", most=MOST_WORDS // 1024)
            return set()
        try:
            reading = Reading(name, as_text(name, self._files[name]))
        except PackError as error:
            self.problems += error.problems
            return set()
        self.problems += reading.problems
        names: dict[str, str] = {}
        others: dict[str, str] = {}
        for key, said in reading.messages.items():
            if len(self.problems) >= MOST_PROBLEMS:
                break
            if key in self._own:
                wanted = self._own[key]
                self._check(name, key, said, wanted.like)
                self._check_name(name, key, said, wanted)
                names[wanted.renamed] = wanted.renamed + said.source[len(key) :]
            elif key in self._system:
                self._check(name, key, said, key)
                others[key] = said.source
            elif not any(each in key for each in self._unfit):
                self._refuse_unknown(name, key, said)
        self.names[locale], self.others[locale] = names, others
        return set(reading.messages)

    def _refuse(
        self, file: str, key: str, line: int | None = None, **args: int | str | Text
    ) -> None:
        self.problems.append(Problem(file=file, line=line, what=Text.of(key, **args)))

    def _refuse_unknown(self, name: str, key: str, said: Said) -> None:
        near: list[str] = []
        if self._guesses < MOST_GUESSES:
            self._guesses += 1
            near = get_close_matches(key[:80], [*self._own, *self._system], 1)
        self._refuse(
            name, "pack-words-unknown", said.line, message=key, near="".join(near) or "none"
        )

    def _check(self, name: str, key: str, said: Said, like: str | None) -> None:
        """Check that a message can be said wherever the one that it is like is said."""
        known = variables_of(like, self._system) if like else frozenset[str]()
        strange = sorted(said.variables - known)
        source = self._system.get(like, "") if like else ""
        if strange:
            args = {
                "message": key,
                "name": f"${strange[0]}",
                "known": ", ".join(f"${each}" for each in sorted(known)) or "-",
            }
            self._refuse(name, "pack-words-variable", said.line, **args)
        elif (marks := IN_SENTENCES.search(said.text)) is not None:
            self._refuse(name, "pack-words-markup", said.line, message=key, mark=marks[0].strip())
        elif "indefinite" in attributes_of(source) and "indefinite" not in said.attributes:
            self._refuse(name, "pack-words-article", said.line, message=key)
        elif not can_be_said(self._bundle, key, said):
            self._refuse(name, "pack-words-unsayable", said.line, message=key)

    def _check_name(self, name: str, key: str, said: Said, wanted: Wanted) -> None:
        letters = said.text.strip()
        marks = None if wanted.sentence else IN_NAMES.search(letters)
        if marks is not None and IN_SENTENCES.search(letters) is None:
            self._refuse(name, "pack-words-markup", said.line, message=key, mark=marks[0])
        elif not wanted.sentence and len(letters.partition("\n")[0]) > LONGEST_NAME:
            self._refuse(name, "pack-name-long", said.line, message=key, most=LONGEST_NAME)


def can_be_said(bundle: FluentBundle, key: str, said: Said) -> bool:
    """Return whether a message can be put into words, with numbers and with words."""
    try:
        bundle.add_resource(FluentResource(said.source), allow_overrides=True)
        message = bundle.get_message(key)
        patterns = (message.value, *message.attributes.values())
        for pattern in (each for each in patterns if each is not None):
            for sample in SAMPLES:
                words, errors = bundle.format_pattern(
                    pattern, dict.fromkeys(said.variables, sample)
                )
                if errors or not str(words).strip():
                    return False
    except (LookupError, ValueError, TypeError, RecursionError):
        return False
    return True
