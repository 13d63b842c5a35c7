"""How sentences are put: phrasings that never come twice in a row, lists, and joined clauses."""

from functools import cached_property

from rules.core.letters import begun, is_ended
from rules.core.words import Colour, Text, Words

DOERS = "doers"
"""The variable by which the words of a deed can choose: "one" did it, or "many" did."""


class Forms:
    """Chooses phrasings for a tale; the same journal has the same ones."""

    def __init__(self, words: Words, colour: Colour) -> None:
        self.words = words
        self._colour = colour
        self._last: dict[str, int] = {}

    def chosen(self, text: Text, *, unlike: str = "") -> tuple[str, str]:
        """Return a text in words and the form that it has, which is not the one `unlike`."""
        count = self.words.count(text.key)
        number = self._colour.phrasing(text.key, count) if count > 1 else 0
        if count > 1 and number == self._last.get(text.key):
            number = (number + 1) % count
        if count > 1 and f"{text.key}.{number}" == unlike:
            number = (number + 1) % count
        self._last[text.key] = number
        return self.words.say_as(text, number), f"{text.key}.{number}"

    def phrase(self, key: str, **args: int | str | Text) -> str:
        """Return the words of a key in one of its phrasings."""
        return self.chosen(Text.of(key, **args))[0]

    @cached_property
    def joins(self) -> bool:
        """Whether a verb of the language is the same for one and for many, in tales at least.

        Else several are joined to a verb only where its sentence chooses by `DOERS`.
        """
        return self.words.phrase("tale-joins") == "yes"

    def within(self, heading: str) -> str:
        """Return a heading as it stands within a sentence: with a small letter, where it has one.

        A language with great letters of its own names the words that are small, such as articles.
        """
        small = self.words.phrase("tale-small").split()
        if small == ["all"] or heading.partition(" ")[0].casefold() in small:
            return heading[:1].lower() + heading[1:]
        return heading

    def number(self, count: int) -> str:
        """Return a small number as a word."""
        return self.words.phrase("tale-number", count=count)

    def often(self, count: int) -> str:
        """Return how often, in words: once, twice, five times."""
        return self.words.phrase("tale-often", count=count, many=self.number(count))


def capital(text: str) -> str:
    """Return a sentence that begins with a capital letter and ends with a full stop."""
    said = begun(text)
    return said if is_ended(said) else f"{said}."
