"""Names of heroes in full where they stand first in a scene, and of foes where they appear."""

import re
from collections.abc import Iterable, Mapping, Sequence

from rules.core.telling import Telling
from rules.core.words import Text, Words
from rules.service.history.tale.happenings import Happening
from rules.service.history.tale.records import Sentence, Source, Speech

SHORT = "-short"
"""What the key of a short name ends with."""
ENDS = (". ", "! ", "? ", "… ", "” ")
"""After what a sentence begins, within several."""


class ShortNames:
    """The names of an adventure that are put otherwise once they were said."""

    def __init__(self, words: Words, telling: Telling) -> None:
        self._words = words
        self._telling = telling
        self._article = words.phrase("tale-foe-again", foe="")
        self._known: dict[str, str] = {}
        self._foes: set[str] = set()
        self._appear: set[Source] = set()

    def learn(self, happened: Iterable[Happening]) -> None:
        """Note the names that some happenings name."""
        for each in happened:
            if each.role == "fight":
                self._appear.add(each.source)
            for value in each.event.values():
                if isinstance(value, Mapping):
                    self._note(Text.model_validate(value), each)

    def _note(self, name: Text, where: Happening) -> None:
        full, key = self._words.say(name), f"{name.key}{SHORT}"
        if self._words.has(key):
            self._known[full] = self._words.phrase(key)
        elif name.key in self._telling.tale_names.values():
            # It has its article, and must not be taken for the name that it ends with.
            self._known[full] = full
            self._known[_begun(full)] = _begun(full)
        elif self._telling.bare_foes and where.role == "fight":
            self._known[full] = f"{self._article}{full}"
            self._foes.add(full)

    def settled(self, parts: Sequence[Sentence | Speech]) -> list[Sentence | Speech]:
        """Return the parts of a scene with each name in full where it stands first."""
        if not self._known:
            return [*parts]
        longest = sorted(self._known, key=len, reverse=True)
        pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in longest))
        said: set[str] = set()

        def put(sentence: Sentence) -> Sentence:
            appear = any(each in self._appear for each in sentence.tells)

            def name(found: re.Match[str]) -> str:
                full, before = found[0], found.string[: found.start()]
                first = appear if full in self._foes else full not in said
                said.add(full)
                if before.casefold().endswith(self._article):
                    return full
                put = full if first else self._known[full]
                return _begun(put) if not before or before.endswith(ENDS) else put

            return sentence.with_(text=pattern.sub(name, sentence.text))

        return [put(each) if isinstance(each, Sentence) else each for each in parts]


def _begun(name: str) -> str:
    """Return a name as a sentence begins with it."""
    return f"{name[:1].upper()}{name[1:]}"
