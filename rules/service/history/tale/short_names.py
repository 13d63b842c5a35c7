"""Names of heroes in full where they stand first in a scene, and of foes where they appear."""

import re
from collections.abc import Iterable, Mapping, Sequence

from rules.core.letters import begins_after, begun
from rules.core.telling import Telling
from rules.core.words import Text, Words
from rules.service.history.tale.happenings import Happening, ways_of
from rules.service.history.tale.records import Sentence, Source, Speech

SHORT = "-short"
"""What the key of a short name ends with."""
_LAST_WORD = re.compile(r"(\w+) \Z")


class ShortNames:
    """The names of an adventure that are put otherwise once they were said."""

    def __init__(self, words: Words, telling: Telling) -> None:
        self._words = words
        self._telling = telling
        self._article = words.phrase("tale-foe-again", foe="", before="")
        self._fusing = frozenset(words.phrase("tale-foe-fuses").split())
        self._known: dict[str, str] = {}
        self._foes: dict[str, Text] = {}
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
            self._keep(full)
        elif self._telling.bare_foes and where.role == "fight" and full not in self._foes:
            for way in ways_of(name, self._words):
                self._keep(way)
            self._known[full] = self._again(name, "")
            self._foes[full] = name

    def _keep(self, way: str) -> None:
        """Leave a name with its article as it is, which a sentence may begin with."""
        self._known[way] = way
        self._known[begun(way)] = begun(way)

    def _again(self, foe: Text, before: str) -> str:
        """Return the name of a foe that is known, as it stands behind a word."""
        return self._words.phrase("tale-foe-again", foe=foe, before=before)

    def settled(self, parts: Sequence[Sentence | Speech]) -> list[Sentence | Speech]:
        """Return the parts of a scene with each name in full where it stands first."""
        if not self._known:
            return [*parts]
        longest = sorted(self._known, key=len, reverse=True)
        pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in longest))
        said: set[str] = set()

        def put(sentence: Sentence) -> Sentence:
            appear = any(each in self._appear for each in sentence.tells)
            text, at = "", 0
            for found in pattern.finditer(sentence.text):
                full, before = found[0], sentence.text[: found.start()]
                first = appear if full in self._foes else full not in said
                said.add(full)
                text, at = text + sentence.text[at : found.start()], found.end()
                if first or self._has_article(full, before):
                    name = full
                elif (foe := self._foes.get(full)) is not None:
                    text, name = self._behind(text, foe)
                else:
                    name = self._known[full]
                text += begun(name) if begins_after(text) else name
            return sentence.with_(text=text + sentence.text[at:])

        return [put(each) if isinstance(each, Sentence) else each for each in parts]

    def _has_article(self, full: str, before: str) -> bool:
        """Return whether a name stands behind the article that it would be given."""
        articles = {self._article, self._known[full].removesuffix(full)} - {"", self._known[full]}
        return before.casefold().endswith(tuple(articles))

    def _behind(self, text: str, foe: Text) -> tuple[str, str]:
        """Return a text and the foe that it goes on with; its last word may become one with that.

        Spanish has “al” for “a” and the article “el”.
        """
        alone, word = self._again(foe, ""), _LAST_WORD.search(text)
        if word is None or word[1].casefold() not in self._fusing:
            return text, alone
        name = self._again(foe, word[1].casefold())
        if name == alone:
            return text, alone
        return text[: word.start()], begun(name) if word[1][0].isupper() else name
